"""The panel of OUTATIME Dice: setting the table, the first cards, the table, the end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from gamebook_desktop.games.outatime.actions import Seat
from gamebook_desktop.games.outatime.advice import advise
from gamebook_desktop.games.outatime.panel.assistant import JOURNAL, Assistant
from gamebook_desktop.games.outatime.panel.cards_form import CardsForm
from gamebook_desktop.games.outatime.panel.computer import ComputerPlayers
from gamebook_desktop.games.outatime.panel.ending import EndingPage
from gamebook_desktop.games.outatime.panel.order_buttons import OrderButtons
from gamebook_desktop.games.outatime.panel.orders import (
    GO_ON,
    HAND_OVER,
    LOCK,
    Order,
    hand_over,
    orders,
    weighed,
)
from gamebook_desktop.games.outatime.panel.outlook import known
from gamebook_desktop.games.outatime.panel.own_cards import OWN, setup_of
from gamebook_desktop.games.outatime.panel.prepare_page import PreparePage
from gamebook_desktop.games.outatime.panel.secrets import Secrets
from gamebook_desktop.games.outatime.panel.setup_page import Draft, SetupPage
from gamebook_desktop.games.outatime.panel.table_keys import ORDER_KEYS, table_shortcuts
from gamebook_desktop.games.outatime.panel.table_page import TablePage
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.tokens import ASSISTANT
from gamebook_desktop.ui.panel import GamePanel


class _Stack(QStackedWidget):
    """The pages; tells the panel when they come to the front."""

    def __init__(self, panel: OutatimePanel) -> None:
        super().__init__()
        self._panel = panel

    def showEvent(self, event: QShowEvent) -> None:
        """Computer players play only where they are seen."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._panel.computer.refresh)


class OutatimePanel(GamePanel):
    """One game on screen."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        game = controller.session.game
        assert isinstance(game, Outatime)
        self._game = game
        self._advice = True
        self._orders: list[Order] = []
        self.stack = _Stack(self)
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
            self.prepare.refresh()
        elif page is self.ending:
            self.ending.refresh()
        self._orders = []
        if page is self.table:
            self.table.refresh()
            self._show_orders()
        self.secrets.refresh()
        self.computer.refresh()

    def side_wanted(self) -> bool:
        """The assistant is there while dice are rolled."""
        return self.stack.currentWidget() is self.table

    def side_name(self) -> str:
        """What the side column is called."""
        return QCoreApplication.translate("Outatime", "Assistant")

    def asks_itself(self) -> bool:
        """Secret choices are made behind the curtain."""
        return self.secrets.asks()

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
        """F is a face where a roll with real dice is to begin."""
        return name == "F" and self.side_wanted() and self.table.may_type()

    def key(self, name: str) -> bool:
        """Digits choose a die; letters are the orders; Enter does the one thing there is to do."""
        current = self.stack.currentWidget()
        for page in (self.setup, self.prepare, self.ending, self.cards):
            if current is page:
                return page.key(name)
        if name == "J":
            self.side_requested.emit(False)
            self.assistant.show_tab(JOURNAL)
        elif name == "F2":
            self._on_correct_clicked()
        elif name in ORDER_KEYS:
            return self._press(ORDER_KEYS[name])
        elif name in ("End", "Home"):
            self.table.go_to(foot=name == "End")
        elif name == "Enter":
            return self._press(tuple(order.name for order in self._orders if order.primary))
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
        self._advice = on
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

    def _show_orders(self) -> None:
        view = self.table.view
        assert view is not None
        state: State = self.controller.state
        advice = None
        if view.rolls and self._advised(state):
            advice = advise(self._game, known(self._game, state))
        if self.secrets.asks():
            found = [hand_over(self.controller)]
        else:
            found = orders(self.controller, self._game, view, self.computer.waiting)
        self._orders = weighed(found, advice)
        self.assistant.show_view(view, self._orders, chances=self._advice)
        self.values.show_orders(self._orders)

    def _advised(self, state: State) -> bool:
        """Whether there is a person to be advised, who wants it."""
        seat = state.players[state.now.player].seat
        return self._advice and self.controller.question is None and seat == "person"

    def _press(self, names: tuple[str, ...]) -> bool:
        """Press the first of these orders that is there."""
        for name in names:
            for place in (self.assistant.orders, self.values):
                button = place.button(name)
                if button is not None and any(order.name == name for order in self._orders):
                    button.click()
                    return True
        return False

    def _connect(self) -> None:
        for place in (self.assistant.orders, self.values):
            place.pressed.connect(self._on_order_pressed)
            place.refused.connect(self._on_refused)
            place.rule_activated.connect(self.rule_requested)
        self.assistant.rule_activated.connect(self.rule_requested)
        self.assistant.form_closed.connect(self.refresh)
        self.setup.refused.connect(self._on_refused)
        self.setup.cards_chosen.connect(self._on_cards_chosen)
        self.setup.options.chosen.connect(self.options_chosen)
        self.setup.options.rule_activated.connect(self.rule_requested)
        self.setup.options.refused.connect(self._on_refused)
        self.prepare.refused.connect(self._on_refused)
        for page in (self.setup, self.prepare, self.table, self.ending):
            page.cards_clicked.connect(self._on_cards_clicked)
        self.table.refused.connect(self._on_refused)
        self.table.chosen.connect(self._show_orders)
        self.table.peek_clicked.connect(self.secrets.peek)
        self.table.scrolled.connect(self.scrolled)
        self.table.correct_clicked.connect(self._on_correct_clicked)
        self.secrets.left.connect(self.computer.refresh)
        self.ending.undo_clicked.connect(self.controller.undo)
        self.ending.restart_clicked.connect(self.restart_requested)
        self.ending.library_clicked.connect(self.leave_requested)
        self.cards.kept.connect(self._on_cards_kept)
        self.cards.left.connect(self._leave_cards)

    def _on_order_pressed(self, name: str) -> None:
        if name == GO_ON:
            self.computer.go_on()
            self.refresh()
        elif name == HAND_OVER:
            self.secrets.offer()
        elif name == LOCK:
            self.table.lock()
        else:
            order = next((one for one in self._orders if one.name == name), None)
            if order is not None:
                self.controller.do(order.action)

    def _on_refused(self, reason: str, rule: str) -> None:
        self.said.emit(reason, "locked", rule)

    def _on_correct_clicked(self) -> None:
        self.side_requested.emit(False)
        self.assistant.correct()

    def _on_cards_clicked(self) -> None:
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
        self._leaving = True
        self.refresh()
        self._leaving = False
        self.rearranged.emit()
        self.focus_home()
