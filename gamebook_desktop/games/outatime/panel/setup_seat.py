"""One seat of the table being set: name, person or computer, ripples, the cards dealt."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime.actions import Seat
from gamebook_desktop.games.outatime.content import SHARE
from gamebook_desktop.games.outatime.panel.wording import card_words
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import SEATS
from gamebook_desktop.games.outatime.words_text import player, seat
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.badge import Badge
from gamebook_desktop.ui.widgets.field import TextField
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.menu_button import MenuButton

AUTOMATIC, ASKED = "automatic", "asked"
NAME_WIDTH = 190


class SeatRow(Themed, QWidget):
    """Signals: `edited()`, `remove_clicked()`, `entered()` on Enter in the name."""

    edited = Signal()
    remove_clicked = Signal()
    entered = Signal()

    def __init__(self, game: Outatime, number: int, given: Seat, parent: QWidget | None = None):
        super().__init__(parent)
        self._game, self._number = game, number
        translate = QCoreApplication.translate
        called = player("", number)
        self.name = TextField(called, given.name, placeholder=called)
        self.name.edited.connect(self._on_edited)
        self.name.entered.connect(self._on_entered)
        kinds = [(kind, seat(kind)) for kind in SEATS]
        self.kind = MenuButton(translate("Outatime", "Who plays"), kinds, given.kind)
        self.kind.chosen.connect(self._on_kind_chosen)
        ripples = [
            (AUTOMATIC, translate("Outatime", "takes ripples")),
            (ASKED, translate("Outatime", "is asked about ripples")),
        ]
        now = AUTOMATIC if given.ripples else ASKED
        self.ripples = MenuButton(translate("Outatime", "Ripples"), ripples, now)
        self.remove = IconButton("cross", translate("Outatime", "Remove this player"))
        self.remove.clicked.connect(self.remove_clicked)
        self.hand = self._hand(given)
        self._cards = FlowRow(6)
        for button in self.hand:
            self._cards.add(button)
        self._cards.setVisible(bool(given.cards))
        line = FlowRow(8)
        line.add(Badge(number + 1, size=26))
        for part in (self.name, self.kind, self.ripples, self.remove):
            line.add(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(line)
        under = QHBoxLayout()
        under.addSpacing(theme().px(34))
        under.addWidget(self._cards, 1)
        column.addLayout(under)
        self._follow_kind()
        self.restyle()

    def seat(self) -> Seat:
        """What is entered; the cards only where they were chosen by hand."""
        kind = self.kind.current()
        cards = tuple(button.current() for button in self.hand) if self.shows_cards() else ()
        ripples = kind != "person" or self.ripples.current() == AUTOMATIC
        return Seat(self.name.text().strip(), kind, ripples, cards)

    def show_cards(self, shown: bool) -> None:
        """Whether the five cards of this seat are chosen by hand."""
        self._cards.setVisible(shown)

    def shows_cards(self) -> bool:
        """Whether they are."""
        return not self._cards.isHidden()

    def show_ripples(self, shown: bool) -> None:
        """Whether the rules leave ripples to each player."""
        self.ripples.setVisible(shown and self.kind.current() == "person")

    def restyle(self) -> None:
        """The name is as wide as names are."""
        self.name.setFixedWidth(theme().px(NAME_WIDTH))
        super().restyle()

    def _hand(self, given: Seat) -> list[MenuButton]:
        cards = self._game.cards
        mine = given.cards or cards.hand(self._number) or cards.hand(0)
        buttons, at = [], 0
        for value, share in SHARE.items():
            options = [(name, card_words(cards.cards[name])) for name in cards.of(value)]
            for _ in range(share):
                current = mine[at] if at < len(mine) else ""
                name = QCoreApplication.translate("Outatime", "Card {0}").format(at + 1)
                button = MenuButton(name, options, current)
                button.chosen.connect(self._on_edited)
                buttons.append(button)
                at += 1
        return buttons

    def _follow_kind(self) -> None:
        free = self._game.rules.ripple == "automatic"
        self.show_ripples(free)

    def _on_kind_chosen(self) -> None:
        self._follow_kind()
        self.edited.emit()

    def _on_edited(self) -> None:
        self.edited.emit()

    def _on_entered(self) -> None:
        self.entered.emit()
