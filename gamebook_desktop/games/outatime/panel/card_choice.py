"""Choosing power cards out of a hand: the first two, or the next one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime.panel.card_boxes import CardBoxes
from gamebook_desktop.games.outatime.panel.orders import enter_word
from gamebook_desktop.games.outatime.panel.wording import card_words
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.words_text import gigawatts
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.keycap import Keycap
from gamebook_desktop.ui.widgets.label import Label

ACTIVE, NEXT = "active", "next"
NARROW_BELOW = 560


class CardChoice(Themed, QWidget):
    """A line a card, with a button for each place it can take; those of the `last` cards are
    closed (B28). Signals: `kept()`, `refused(reason, rule)`.
    """

    kept = Signal()
    refused = Signal(str, str)

    def __init__(
        self,
        game: Outatime,
        cards: Sequence[str],
        title: str,
        *,
        both: bool,
        last: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._cards = tuple(cards)
        self._both = both
        self._places = (ACTIVE, NEXT) if both else (NEXT,)
        self._picked: dict[str, str] = {}
        self._buttons: dict[tuple[str, str], Button] = {}
        self.title = Label(title, "head", wrap=True)
        self.keep = Button("", "primary", icon="check", height=44)
        self.keep.clicked.connect(self.kept)
        self.keep.refused.connect(self.refused)
        self._reason = Label("", "small", "ink2", wrap=True)
        self._grid = QGridLayout()
        self._lines: list[list[QWidget]] = []
        self.closed: list[Button] = []
        """The buttons of cards that cannot be chosen yet."""
        self._narrow: bool | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.title)
        self._column.addLayout(self._grid)
        self._column.addWidget(self.keep, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self._reason)
        self._column.addStretch(1)
        self._make(game)
        for name in last:
            self._make_last(game, name)
        self._narrow = False
        self._arrange()
        self.setFocusProxy(next(iter(self._buttons.values())))
        self.restyle()
        self._show()

    def picked(self, place: str) -> str:
        """The card that takes a place, "" for none yet."""
        return self._picked.get(place, "")

    def pick(self, place: str, card: str) -> None:
        """Give a card a place; a card has one place only."""
        self._picked = {at: one for at, one in self._picked.items() if one != card}
        self._picked[place] = card
        self._show()

    def take_key(self, name: str) -> bool:
        """Digits pick a card for the first place still free, Enter keeps."""
        if name == "Enter":
            self.keep.click()
            return True
        if not name.isdigit() or not 0 < int(name) <= len(self._cards):
            return False
        card = self._cards[int(name) - 1]
        free = [place for place in self._places if not self.picked(place)]
        if not free:
            self._picked, free = {}, list(self._places)
        self.pick(free[0], card)
        return True

    def button(self, place: str, card: str) -> Button:
        """The button that gives a card a place."""
        return self._buttons[place, card]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little width the boxes get a line of their own."""
        super().resizeEvent(event)
        narrow = self.width() < theme().px(NARROW_BELOW)
        if narrow != self._narrow:
            self._narrow = narrow
            self._arrange()

    def restyle(self) -> None:
        """Gaps follow the text."""
        look = theme()
        self._column.setSpacing(look.px(12))
        self._grid.setHorizontalSpacing(look.px(12))
        self._grid.setVerticalSpacing(look.px(8))
        super().restyle()

    def _make(self, game: Outatime) -> None:
        translate = QCoreApplication.translate
        words = {ACTIVE: translate("Outatime", "active"), NEXT: translate("Outatime", "next")}
        for row, name in enumerate(self._cards):
            card = game.rules.cards[name]
            boxes = CardBoxes(flags=False)
            boxes.show_boxes(card.boxes, 0)
            worth = Label(gigawatts(card.hundredths), "title")
            line: list[QWidget] = [Keycap(str(row + 1)), worth, boxes]
            for place in self._places:
                button = Button(words[place])
                button.setCheckable(True)
                button.set_spoken(f"{card_words(card)}, {words[place]}")
                button.setProperty("place", place)
                button.setProperty("card", name)
                button.clicked.connect(self._on_clicked)
                self._buttons[place, name] = button
                line.append(button)
            self._lines.append(line)

    def _make_last(self, game: Outatime, name: str) -> None:
        """The line of the card that cannot be chosen yet."""
        card = game.rules.cards[name]
        boxes = CardBoxes(flags=False)
        boxes.show_boxes(card.boxes, 0)
        shown = gigawatts(card.hundredths)
        reason = QCoreApplication.translate("Outatime", "The card of {0} always comes last.")
        button = Button(QCoreApplication.translate("Outatime", "last"))
        button.set_spoken(f"{card_words(card)}, {button.text()}")
        button.set_locked(reason.format(shown), "B28")
        button.refused.connect(self.refused)
        self.closed.append(button)
        self._lines.append([QWidget(), Label(shown, "title", "ink2"), boxes, button])

    def _arrange(self) -> None:
        for row, (key, worth, boxes, *buttons) in enumerate(self._lines):
            for part in (key, worth, boxes, *buttons):
                self._grid.removeWidget(part)
            self._grid.addWidget(key, 2 * row, 0)
            self._grid.addWidget(worth, 2 * row, 1)
            if self._narrow:
                self._grid.addWidget(boxes, 2 * row + 1, 0, 1, 5)
            else:
                self._grid.addWidget(boxes, 2 * row, 2)
            for at, button in enumerate(buttons):
                self._grid.addWidget(button, 2 * row, 3 + at)
        self._grid.setColumnStretch(2, 1)

    def _show(self) -> None:
        translate = QCoreApplication.translate
        for (place, card), button in self._buttons.items():
            chosen = self.picked(place) == card
            button.setChecked(chosen)
            button.set_icon("check" if chosen else "")
        missing = [place for place in self._places if not self.picked(place)]
        if not missing:
            reason = ""
        elif missing[0] == ACTIVE:
            reason = translate("Outatime", "Choose the card you begin with.")
        else:
            reason = translate("Outatime", "Choose the card that lies face down.")
        self.keep.setText(translate("Outatime", "Keep"))
        self.keep.set_key(enter_word())
        self.keep.set_locked(reason, "setup" if reason else "")
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))

    def _on_clicked(self) -> None:
        sender = self.sender()
        self.pick(str(sender.property("place")), str(sender.property("card")))
