"""The part of the correction form about one player: name, boxes, cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime import corrections
from gamebook_desktop.games.outatime.panel.wording import card_words, name_of
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.badge import Badge
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.counter import Counter
from gamebook_desktop.ui.widgets.field import TextField
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.menu_button import MenuButton

HIDDEN = "hidden"
"""Key of the next card as it lies: face down, unchanged."""


class PlayerFields(QWidget):
    """Fields for one player as they stand. Signals: `entered()`, `cancelled()`."""

    entered = Signal()
    cancelled = Signal()

    def __init__(self, game: Outatime, state: State, number: int, parent: QWidget | None = None):
        super().__init__(parent)
        self._game, self._state, self._number = game, state, number
        translate = QCoreApplication.translate
        player = state.players[number]
        known = game.rules.cards
        self._hand = corrections.hand_of(player)
        hand = sorted(self._hand, key=lambda card: (known[card].last, known[card].value, card))
        options = [(card, card_words(known[card])) for card in hand]
        name = translate("Outatime", "Name")
        self.name = TextField(name, player.name, placeholder=name)
        self.name.entered.connect(self.entered)
        self.name.field.cancelled.connect(self.cancelled)
        covered = translate("Outatime", "Boxes covered")
        most = max(0, len(known[player.active].boxes) - 1) if player.active else 0
        self.covered = Counter(covered, player.covered, 0, most)
        self.covered.entered.connect(self.entered)
        self.covered.cancelled.connect(self.cancelled)
        active = translate("Outatime", "Active card")
        self.active = MenuButton(active, options, player.active)
        self.active.chosen.connect(self._on_active_chosen)
        following = translate("Outatime", "Next card")
        hidden = (HIDDEN, translate("Outatime", "as it lies, face down"))
        self.next = MenuButton(following, [hidden, *options], HIDDEN)
        done = translate("Outatime", "Completed cards")
        self.done = {name: self._done_button(name, words) for name, words in options}
        for one in player.done:
            self.done[one].setChecked(True)
            self.done[one].set_icon("check")
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme().px(10))
        for row, (words, part) in enumerate(
            (
                (name, self.name),
                (covered, self.covered),
                (active, self.active),
                (following, self.next),
            )
        ):
            grid.addWidget(Label(words, "small", wrap=True), row, 0)
            grid.addWidget(part, row, 1)
        grid.setColumnStretch(1, 1)
        cards = FlowRow(6)
        for button in self.done.values():
            cards.add(button)
        head = QHBoxLayout()
        head.addWidget(Badge(number + 1, size=18))
        head.addWidget(Label(name_of(state, number), "strong", bold=True, wrap=True), 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme().px(8))
        column.addLayout(head)
        column.addLayout(grid)
        column.addWidget(Label(done, "small"))
        column.addWidget(cards)

    def applied(self, state: State) -> State:
        """A state with what was changed here; raises `Illegal` where no table can be so."""
        rules, number = self._game.rules, self._number
        before = self._state.players[number]
        if (name := self.name.text().strip()) != before.name:
            state = corrections.with_name(state, number, name)
        done = (
            *(card for card in before.done if self.done[card].isChecked()),
            *(
                card
                for card, button in self.done.items()
                if button.isChecked() and card not in before.done
            ),
        )
        following = self.next.current()
        following = before.next if following == HIDDEN else following
        cards = (self.active.current(), following, done)
        if cards != (before.active, before.next, before.done):
            state = corrections.with_cards(rules, state, number, *cards)
        covered = self.covered.value()
        if covered is not None and covered != state.players[number].covered:
            state = corrections.with_covered(rules, state, number, covered)
        return state

    def _done_button(self, card: str, words: str) -> Button:
        button = Button(words, height=30)
        button.setCheckable(True)
        button.setProperty("card", card)
        button.toggled.connect(self._on_done_toggled)
        return button

    def _on_done_toggled(self, checked: bool) -> None:
        button = self.sender()
        assert isinstance(button, Button)
        button.set_icon("check" if checked else "")

    def _on_active_chosen(self, card: str) -> None:
        self.covered.set_range(0, len(self._game.rules.boxes[card]) - 1)
        self.covered.set_value(0)
