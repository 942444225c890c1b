"""The panel of OUTATIME Dice: setting the table, the first cards, the table, the end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from gamebook_desktop.games.outatime.actions import Seat
from gamebook_desktop.games.outatime.panel.assistant import JOURNAL, Assistant
from gamebook_desktop.games.outatime.panel.cards_form import CardsForm
from gamebook_desktop.games.outatime.panel.computer import ComputerPlayers
from gamebook_desktop.games.outatime.panel.ending import EndingPage
from gamebook_desktop.games.outatime.panel.order_buttons import OrderButtons
from gamebook_desktop.games.outatime.panel.order_desk import OrderDesk
from gamebook_desktop.games.outatime.panel.own_cards import OWN, setup_of
from gamebook_desktop.games.outatime.panel.pages import Pages
from gamebook_desktop.games.outatime.panel.prepare_page import PreparePage
from gamebook_desktop.games.outatime.panel.secrets import Secrets
from gamebook_desktop.games.outatime.panel.setup_page import Draft, SetupPage
from gamebook_desktop.games.outatime.panel.table_keys import ORDER_KEYS, table_shortcuts
from gamebook_desktop.games.outatime.panel.table_page import TablePage
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.ui.controller import REAL, Controller
from gamebook_desktop.ui.design.tokens import ASSISTANT
from gamebook_desktop.ui.panel import GamePanel


class OutatimePanel(GamePanel):
    """One game on screen."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        game = controller.session.game
        assert isinstance(game, Outatime)
        self._game = game
        self.stack = Pages()
        self.main = self.stack
        self.side_width = ASSISTANT
        self.secrets = Secrets(controller, game, self.stack, self)
        self.computer = ComputerPlayers(controller, game, self._busy, self)
        self.setup = SetupPage(controller, game)
        self.prepare = PreparePage(controller, game, self.secrets)
        self.table = TablePage(controller, game)
        self.ending = EndingPage(controller, game)
        self.cards = CardsForm()
        for page in (self.setup, self.prepare, self.table, self.ending, self.cards):
            self.stack.addWidget(page)
        self.assistant = Assistant(controller, game)
        self.side = self.assistant
        self.values = OrderButtons(in_line=True)
        self.strip = self.values
        self.desk = OrderDesk(
            controller,
            game,
            self.table,
            self.assistant,
            self.values,
            self.secrets,
            self.computer,
            self,
        )
        self._connect()

    # ------------------------------------------------------------------ for the frame
    def refresh(self) -> None:
        """Redraw everything from the play."""
        state: State = self.controller.state
        self.setup.own = self.own
        self.computer.follow()
        page = self._page(state)
        if self.stack.currentWidget() is self.cards and not self._leaving:
            self.cards.refresh()
        else:
            self.stack.setCurrentWidget(page)
        if page is self.setup:
            self.setup.refresh()
        elif page is self.prepare:
            self.prepare.refresh(held=self.computer.held())
        elif page is self.ending:
            self.ending.refresh()
        self.desk.clear()
        if page is self.table:
            self.table.refresh()
            self.desk.show_orders()
        self.secrets.refresh()
        self.computer.refresh()

    def side_wanted(self) -> bool:
        """The assistant is there while dice are rolled."""
        return self.stack.currentWidget() is self.table

    def side_name(self) -> str:
        """What the side column is called."""
        return QCoreApplication.translate("Outatime", "Assistant")

    def asks_itself(self) -> bool:
        """Secret choices are made behind the curtain; computer players answer for themselves."""
        return self.secrets.asks() or self.computer.asked()

    def draft(self) -> object:
        """The table not yet set, or the one that was played at."""
        state: State = self.controller.session.state
        if not state.players:
            return self.setup.draft()
        seats = tuple(Seat(one.name, one.seat, one.ripples) for one in state.players)
        return Draft(seats)

    def take_draft(self, draft: object) -> None:
        """Go on setting the table where the panel before left it."""
        if isinstance(draft, Draft):
            self.setup.show_draft(draft)

    def title(self) -> str:
        """The name of the game, or the name the play was given."""
        save = self.controller.save
        return save.title if save is not None and save.title else self.controller.words.title()

    def place(self) -> str:
        """How many play, and which turn it is."""
        translate = QCoreApplication.translate
        state: State = self.controller.state
        if not state.players:
            return translate("Outatime", "a new table")
        players = translate("Outatime", "%n player(s)", "", len(state.players))
        if not state.ready and state.winner is None:
            return players
        return translate("Outatime", "{0}, turn {1}").format(players, state.turn)

    def takes_first(self, name: str) -> bool:
        """At a table with real dice F is a face, and never hides the side column."""
        return name == "F" and self.side_wanted() and self.controller.dice_mode == REAL

    def key(self, name: str) -> bool:
        """Digits choose a die; letters are the orders; Enter does the one thing there is to do."""
        current = self.stack.currentWidget()
        if current is self.cards:
            return False
        for page in (self.setup, self.prepare, self.ending):
            if current is page:
                return page.key(name)
        if name == "J":
            self.side_requested.emit(False)
            self.assistant.show_tab(JOURNAL)
        elif name == "F2":
            self._on_correct_clicked()
        elif name in ORDER_KEYS:
            return self.desk.press(ORDER_KEYS[name])
        elif name in ("End", "Home"):
            self.table.go_to(foot=name == "End")
        elif name == "Enter":
            return self.desk.press_primary()
        elif self.table.type_first(name):
            return True
        elif name.isdigit():
            self.table.choose(int(name) - 1)
        elif name in ("Left", "Right"):
            return self.table.move_choice(1 if name == "Right" else -1)
        else:
            return False
        return True

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """The keys of the table."""
        return table_shortcuts()

    def hidden_below(self) -> str:
        """Players below the fold."""
        if self.stack.currentWidget() is not self.table:
            return ""
        below = self.table.rows_below()
        if not below:
            return ""
        return QCoreApplication.translate("Outatime", "%n player(s) below", "", below)

    def set_layout(self, layout: str) -> None:
        """Where the journal has its own column, the assistant does without its tab."""
        self.assistant.show_journal_tab(layout != "wide")

    def reading(self) -> object:
        """The page, and whose turn it is."""
        state: State = self.controller.state
        return self.stack.currentIndex(), state.turn

    def focus_home(self) -> None:
        """Give the focus to where the page starts, or to the curtain."""
        if self.secrets.drawn():
            self.secrets.focus_home()
            return
        current = self.stack.currentWidget()
        for page in (self.setup, self.prepare, self.table, self.ending, self.cards):
            if current is page:
                page.focus_home()

    def governing_rules(self) -> tuple[str, ...]:
        """Rules of the current step."""
        state: State = self.controller.state
        if not state.ready:
            return ("setup", "B28", "B30", "B34")
        if not state.now.rolls:
            return ("flow", "flux", "luck", "B04")
        if self._game.rules.level(state.now.locked):
            return ("paradox", "B18", "B19", "B20", "B24")
        return ("numbers", "ripple", "speed", "luck", "B02", "B09")

    def set_advice(self, on: bool) -> None:
        """Whether chances and what is advised are shown."""
        self.desk.advice = on
        self.refresh()

    def close(self) -> None:
        """Let go of widgets that outlive the frame."""
        self.computer.stop()
        self.secrets.close()
        super().close()

    # ------------------------------------------------------------------ inside
    _leaving = False

    def _page(self, state: State) -> QWidget:
        if not state.players:
            return self.setup
        if state.winner is not None:
            return self.ending
        return self.table if state.ready else self.prepare

    def _busy(self) -> bool:
        return self.secrets.drawn() or not self.stack.isVisible()

    def _connect(self) -> None:
        self.stack.shown.connect(self.computer.refresh)
        self.desk.refused.connect(self._on_refused)
        self.desk.rule_activated.connect(self.rule_requested)
        self.desk.go_on_pressed.connect(self._on_go_on_clicked)
        self.assistant.rule_activated.connect(self.rule_requested)
        self.assistant.form_closed.connect(self.refresh)
        self.setup.refused.connect(self._on_refused)
        self.setup.cards_chosen.connect(self._on_cards_chosen)
        self.setup.options.chosen.connect(self.options_chosen)
        self.setup.options.rule_activated.connect(self.rule_requested)
        self.setup.options.refused.connect(self._on_refused)
        self.prepare.refused.connect(self._on_refused)
        self.prepare.go_on_clicked.connect(self._on_go_on_clicked)
        for page in (self.setup, self.prepare, self.table, self.ending):
            page.cards_clicked.connect(self._on_cards_clicked)
        self.table.refused.connect(self._on_refused)
        self.table.chosen.connect(self._forget_refusal)
        self.table.peek_clicked.connect(self.secrets.peek)
        self.table.scrolled.connect(self.scrolled)
        self.table.correct_clicked.connect(self._on_correct_clicked)
        self.secrets.left.connect(self.computer.refresh)
        self.ending.undo_clicked.connect(self.controller.undo)
        self.ending.restart_clicked.connect(self.restart_requested)
        self.ending.library_clicked.connect(self.leave_requested)
        self.cards.kept.connect(self._on_cards_kept)
        self.cards.left.connect(self._leave_cards)

    def _on_go_on_clicked(self) -> None:
        self.computer.go_on()
        self.refresh()

    def _on_refused(self, reason: str, rule: str) -> None:
        self.said.emit(reason, "locked", rule)

    def _forget_refusal(self) -> None:
        self.said.emit("", "", "")

    def _on_correct_clicked(self) -> None:
        self.side_requested.emit(False)
        self.assistant.correct()

    def _on_cards_clicked(self) -> None:
        self._forget_refusal()
        self.cards.load(self.own)
        self.stack.setCurrentWidget(self.cards)
        self.rearranged.emit()
        self.cards.focus_home()

    def _on_cards_chosen(self, name: str) -> None:
        self.setup_chosen.emit(setup_of(self.own, name))

    def _on_cards_kept(self, trouble: str) -> None:
        translate = QCoreApplication.translate
        if trouble:
            self.said.emit(trouble, "bad", "")
            return
        self._leave_cards()
        state: State = self.controller.session.state
        if not state.players:
            self.setup_chosen.emit(setup_of(self.own, OWN))
            return
        self.said.emit(translate("Outatime", "Your cards are kept for the next table."), "info", "")

    def _leave_cards(self) -> None:
        self._forget_refusal()
        self._leaving = True
        self.refresh()
        self._leaving = False
        self.rearranged.emit()
        self.focus_home()
