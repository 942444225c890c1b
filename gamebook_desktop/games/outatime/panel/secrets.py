"""Secrets at a shared screen: when a curtain is needed, and what is done behind it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebook_desktop.games.outatime.panel.card_boxes import CardBoxes
from gamebook_desktop.games.outatime.panel.card_choice import NEXT, CardChoice
from gamebook_desktop.games.outatime.panel.orders import enter_word
from gamebook_desktop.games.outatime.panel.wording import name_of
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.games.outatime.words_text import gigawatts
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.curtain import Curtain
from gamebook_desktop.ui.widgets.label import Label


class Secrets(QObject):
    """The curtain of one play, made when first needed. Signal: `left()` when the screen goes
    back with nothing done.
    """

    left = Signal()

    def __init__(
        self, controller: Controller, game: Outatime, place: QWidget, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller, self._game, self._place = controller, game, place
        self._curtain: Curtain | None = None
        self._offered: object = None

    def drawn(self) -> bool:
        """Whether the curtain covers the window, or a secret lies open."""
        return self._curtain is not None and self._curtain.is_open()

    def focus_home(self) -> None:
        """Give the focus to what one presses on the curtain."""
        if self._curtain is not None:
            self._curtain.focus_home()

    @property
    def curtain(self) -> Curtain | None:
        """The curtain, once there was one."""
        return self._curtain

    def needed(self, state: State) -> bool:
        """Whether two people share the screen and the next card is secret (B30)."""
        people = sum(player.seat == "person" for player in state.players)
        return bool(self._game.rules.secret_next) and people > 1

    def asks(self) -> bool:
        """Whether the open question is answered behind the curtain."""
        question, state = self._controller.question, self._controller.state
        return question is not None and question.why == "next_card" and self._hidden_from(state)

    def refresh(self) -> None:
        """Draw the curtain for a secret question that was not offered yet; lift it after one."""
        question = self._controller.question
        if not self.asks() or question is None:
            self._offered = None
            self.lift()
            return
        if question is not self._offered:
            self._offered = question
            self.offer()

    def offer(self) -> None:
        """Hand the screen to whoever has to choose the next card."""
        question = self._controller.question
        if question is None:
            return
        state: State = self._controller.state
        translate = QCoreApplication.translate
        name = name_of(state, question.who)
        title = translate("Outatime", "{0}, your next card").format(name)
        choice = CardChoice(self._game, question.options, title, both=False)
        choice.kept.connect(self._on_kept)
        why = translate("Outatime", "A card is complete: choose the next. The others look away.")
        self.raise_for(state, question.who, why, choice)

    def peek(self, number: int) -> None:
        """Show a player his own hidden card."""
        state: State = self._controller.state
        sight = Peek(self._game, state, number)
        sight.done.clicked.connect(self.lift)
        why = QCoreApplication.translate(
            "Outatime", "Your card that lies face down. The others look away."
        )
        self.raise_for(state, number, why, sight)

    def raise_for(self, state: State, number: int, why: str, secret: QWidget) -> None:
        """Cover the window for a player."""
        translate = QCoreApplication.translate
        if self._curtain is None:
            self._curtain = Curtain(self._place.window())
            self._curtain.left.connect(self.left)
        here = state.now.player
        back = translate("Outatime", "Back")
        if number != here:
            back = translate("Outatime", "Back to {0}").format(name_of(state, here))
        self._curtain.draw(number + 1, name_of(state, number), why, back, secret)
        if not self.needed(state):
            self._curtain.show_secret()

    def lift(self) -> None:
        """Let the window be seen again."""
        if self._curtain is not None and self._curtain.is_open():
            self._curtain.lift()

    def close(self) -> None:
        """Let go of the curtain."""
        if self._curtain is not None:
            self._curtain.hide()
            self._curtain.deleteLater()
            self._curtain = None

    def _hidden_from(self, state: State) -> bool:
        question = self._controller.question
        assert question is not None
        return self.needed(state) and state.players[question.who].seat == "person"

    def _on_kept(self) -> None:
        choice = self.sender()
        assert isinstance(choice, CardChoice)
        card = choice.picked(NEXT)
        self.lift()
        self._controller.answer(card)


class Peek(QWidget):
    """A player's hidden card, seen by its owner."""

    def __init__(self, game: Outatime, state: State, number: int) -> None:
        super().__init__()
        translate = QCoreApplication.translate
        card = game.rules.cards[state.players[number].next]
        boxes = CardBoxes(flags=False)
        boxes.show_boxes(card.boxes, 0)
        title = translate("Outatime", "{0}, your next card").format(name_of(state, number))
        self.done = Button(translate("Outatime", "Seen"), "primary", icon="check", height=44)
        self.done.set_key(enter_word())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme().px(12))
        column.addWidget(Label(title, "head", wrap=True))
        words = translate("Outatime", "{0} GW").format(gigawatts(card.hundredths))
        column.addWidget(Label(words, "title"))
        column.addWidget(boxes)
        column.addWidget(self.done)
        column.addStretch(1)
        self.setFocusProxy(self.done)

    def take_key(self, name: str) -> bool:
        """Enter ends it."""
        if name == "Enter":
            self.done.click()
        return name == "Enter"
