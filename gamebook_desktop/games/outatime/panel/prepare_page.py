"""The first cards: everybody chooses an active card and the next one, each behind the curtain."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime import actions as do
from gamebook_desktop.games.outatime.panel.card_choice import ACTIVE, NEXT, CardChoice
from gamebook_desktop.games.outatime.panel.orders import enter_word, go_on_words
from gamebook_desktop.games.outatime.panel.page_head import PageHead
from gamebook_desktop.games.outatime.panel.sample_chip import SampleChip
from gamebook_desktop.games.outatime.panel.secrets import Secrets
from gamebook_desktop.games.outatime.panel.table_rows import seat_word
from gamebook_desktop.games.outatime.panel.wording import name_of
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.badge import Badge
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.chip import Chip
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.lines import HLine
from gamebook_desktop.ui.widgets.scroll_pane import scroll_in_the_middle

WIDTH = 720


class PreparePage(Themed, QWidget):
    """Signals: `refused(reason, rule)`, `cards_clicked()`, `go_on_clicked()`."""

    refused = Signal(str, str)
    cards_clicked = Signal()
    go_on_clicked = Signal()

    def __init__(
        self,
        controller: Controller,
        game: Outatime,
        secrets: Secrets,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller, self._game, self._secrets = controller, game, secrets
        self._shown: object = None
        self._choice_of: object = None
        self.head = PageHead()
        self._sample = SampleChip()
        self._sample.clicked.connect(self.cards_clicked)
        self._about = Label("", "body", "ink2", wrap=True)
        self._lines = QVBoxLayout()
        self.choose = Button("", "primary", icon="cards", height=44)
        self.choose.clicked.connect(self.begin_choice)
        self.go_on = Button("", "primary", icon="play", height=44)
        self.go_on.clicked.connect(self.go_on_clicked)
        self._own = QVBoxLayout()
        self.choice: CardChoice | None = None
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self.head.add_tool(self._sample)
        self._column.addWidget(self.head)
        self._column.addWidget(self._about)
        self._column.addLayout(self._lines)
        self._column.addWidget(self.choose, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addLayout(self._own)
        self._column.addStretch(1)
        scroll_in_the_middle(self, self._inner)
        self.restyle()

    # ------------------------------------------------------------------ orders
    def begin_choice(self) -> None:
        """Hand the screen to the next person who has to choose."""
        number = self.next_person()
        if number < 0:
            return
        translate = QCoreApplication.translate
        state: State = self._controller.state
        choice = self._new_choice(state, number)
        why = translate("Outatime", "The first two cards. The others look away.")
        self._secrets.raise_for(state, number, why, choice)

    def next_person(self) -> int:
        """The first person who has not chosen; -1 for none."""
        state: State = self._controller.state
        for number, player in enumerate(state.players):
            if player.seat == "person" and not player.active:
                return number
        return -1

    def key(self, name: str) -> bool:
        """Enter hands on the screen, or lets the computer; a lone person's digits choose."""
        if self.choice is not None:
            return self.choice.take_key(name)
        pressed = next((one for one in (self.choose, self.go_on) if one.isVisible()), None)
        if name != "Enter" or pressed is None:
            return False
        pressed.click()
        return True

    def focus_home(self) -> None:
        """Give the focus to the heading."""
        self.head.focus_home()

    # ------------------------------------------------------------------ drawing
    def refresh(self, *, held: bool) -> None:
        """Redraw who has chosen; `held`: a computer player waits for leave to choose."""
        state: State = self._controller.state
        look = theme()
        self.go_on.setText(go_on_words())
        self.go_on.set_key(enter_word())
        self.go_on.setVisible(held and self.next_person() < 0)
        shown = (state, look.language, look.metrics.scale)
        if shown == self._shown:
            return
        self._shown = shown
        translate = QCoreApplication.translate
        self._sample.refresh(sample=self._game.cards.sample)
        self.head.set_words(translate("Outatime", "First cards"))
        self._about.setText(
            translate(
                "Outatime",
                "Everybody takes one card to fill and one to lie face down beside it. "
                "The card of 0.01 always comes last.",
            )
        )
        empty(self._lines)
        for number in range(len(state.players)):
            self._lines.addWidget(self._line(state, number))
            self._lines.addWidget(HLine())
        self._show_choice(state)

    def restyle(self) -> None:
        """Margins grow with the text."""
        look = theme()
        self._inner.setMaximumWidth(look.px(WIDTH))
        self._column.setContentsMargins(look.px(28), look.px(18), look.px(28), look.px(20))
        self._column.setSpacing(look.px(12))
        super().restyle()

    def _show_choice(self, state: State) -> None:
        number = self.next_person()
        secret = self._secrets.needed(state)
        self.choose.setVisible(number >= 0 and secret)
        key = (number, state.players[number], theme().language)
        if self.choice is not None and key == self._choice_of:
            return
        self._choice_of = key
        empty(self._own)
        self.choice = None
        if number < 0:
            return
        text = QCoreApplication.translate("Outatime", "{0} chooses").format(name_of(state, number))
        self.choose.setText(text)
        self.choose.set_key(enter_word())
        if not secret:
            self.choice = self._new_choice(state, number)
            self._own.addWidget(self.choice)

    def _line(self, state: State, number: int) -> QWidget:
        translate, look = QCoreApplication.translate, theme()
        player = state.players[number]
        line = QWidget()
        across = QHBoxLayout(line)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(look.px(9))
        across.addWidget(Badge(number + 1, size=22))
        across.addWidget(Label(name_of(state, number), "strong", bold=True), 1)
        if word := seat_word(player.seat):
            across.addWidget(Label(word, "small", "ink2"))
        if player.active:
            across.addWidget(Chip(translate("Outatime", "ready"), "check", "good"))
        else:
            across.addWidget(Chip(translate("Outatime", "to choose"), "", "ink2"))
        line.setMinimumHeight(look.px(40))
        return line

    def _new_choice(self, state: State, number: int) -> CardChoice:
        last = self._game.rules.last
        hand = [card for card in state.players[number].reserve if card not in last]
        title = QCoreApplication.translate("Outatime", "{0}, your first two cards")
        closed = [card for card in state.players[number].reserve if card in last]
        choice = CardChoice(
            self._game, hand, title.format(name_of(state, number)), both=True, last=closed
        )
        choice.setProperty("player", number)
        choice.kept.connect(self._on_kept)
        choice.refused.connect(self.refused)
        return choice

    def _on_kept(self) -> None:
        choice = self.sender()
        assert isinstance(choice, CardChoice)
        number = int(choice.property("player"))
        self._secrets.lift()
        done = self._controller.do(do.Prepare(number, choice.picked(ACTIVE), choice.picked(NEXT)))
        state: State = self._controller.state
        if done and self._secrets.needed(state) and self.next_person() >= 0:
            self.begin_choice()
