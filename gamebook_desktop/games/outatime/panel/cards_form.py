"""The form "My cards": the boxes of each physical card, typed once and kept for every game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebook_desktop.games.outatime.content import SHARE, CardSet, Value
from gamebook_desktop.games.outatime.panel.card_line import CardLine, shown
from gamebook_desktop.games.outatime.panel.enough import enough_words
from gamebook_desktop.games.outatime.panel.own_cards import boxes_of, keep, made, stored, typed
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.own_files import OwnFiles
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.field import ErrorLine
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.scroll_pane import scroll_in_the_middle
from gamebook_desktop.ui.widgets.segmented import Segmented

WIDTH, HANDS, MOST_HANDS = 760, 2, 10
VALUES: tuple[Value, ...] = tuple(SHARE)


class CardsForm(Themed, QWidget):
    """Signals: `kept(message)`, with "" or what went wrong, and `left()`."""

    kept = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.own: OwnFiles | None = None
        self._cards: dict[Value, list[tuple[str, str]]] = {}
        """Boxes as typed, and the direction, of each card."""
        self.lines: list[CardLine] = []
        self.title = Label("", "head", wrap=True)
        self.title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._about = Label("", "body", "ink2", wrap=True)
        self.values = Segmented("")
        self.values.chosen.connect(self._on_value_chosen)
        self._rows = QVBoxLayout()
        self.add = Button("", "quiet", icon="plus")
        self.add.clicked.connect(self.add_card)
        self.same = Button("", "quiet", icon="copy")
        self.same.clicked.connect(self.copy_first)
        self._count = Label("", "small", "ink2", wrap=True)
        self.error = ErrorLine()
        self.keep_button = Button("", "primary", icon="check", height=44)
        self.keep_button.clicked.connect(self.keep)
        self.leave_button = Button("", height=44)
        self.leave_button.clicked.connect(self.left)
        self._value: Value = VALUES[0]
        self._build()
        self.restyle()

    # ------------------------------------------------------------------ orders
    def load(self, own: OwnFiles | None) -> None:
        """Show what the owner entered before, and room for two players at least."""
        self.own = own
        held = stored(own)
        self._cards = {value: [] for value in VALUES}
        for card in held.cards.values() if held is not None else ():
            self._cards[card.value].append((typed(card.boxes), card.direction))
        for value, share in SHARE.items():
            while len(self._cards[value]) < share * HANDS:
                self._cards[value].append(("", "BT" if value == "0.01" else "LR"))
        self.refresh()

    def add_card(self) -> None:
        """A line for one card more of this denomination."""
        self._take()
        direction = self._cards[self._value][-1][1] if self._cards[self._value] else "LR"
        self._cards[self._value].append(("", direction))
        self._show_lines()
        self.lines[-1].boxes.setFocus(Qt.FocusReason.OtherFocusReason)

    def copy_first(self) -> None:
        """All cards of this denomination like the first one."""
        self._take()
        rows = self._cards[self._value]
        self._cards[self._value] = [rows[0]] * len(rows)
        self._show_lines()

    def keep(self) -> None:
        """Write the cards, if every line that holds anything is a card."""
        self._take()
        cards = self._made()
        if cards is None or self.own is None:
            self.error.set_words(
                QCoreApplication.translate("Outatime", "A line holds something that is no box.")
            )
            return
        self.kept.emit(keep(self.own, cards))

    def focus_home(self) -> None:
        """Give the focus to the first card."""
        if self.lines:
            self.lines[0].boxes.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ drawing
    def refresh(self) -> None:
        """Every word again, in the language in force."""
        translate = QCoreApplication.translate
        self.title.setText(translate("Outatime", "My cards"))
        self._about.setText(
            translate(
                "Outatime",
                "Type the boxes of each of your cards once, in the order in which they are "
                "covered: 2 to 5, F for a flux capacitor, 8 for an 88. Copies may differ.",
            )
        )
        self.values.setAccessibleName(translate("Outatime", "Gigawatts"))
        self.values.set_options([shown(value) for value in VALUES], VALUES.index(self._value))
        self.add.setText(translate("Outatime", "One card more"))
        self.same.setText(translate("Outatime", "All like the first"))
        self.keep_button.setText(translate("Outatime", "Keep"))
        self.leave_button.setText(translate("Outatime", "Leave"))
        if self._cards:
            self._take()
            self._show_lines()

    def restyle(self) -> None:
        """Margins grow with the text."""
        look = theme()
        self._inner.setMaximumWidth(look.px(WIDTH))
        self._column.setContentsMargins(look.px(28), look.px(18), look.px(28), look.px(20))
        self._column.setSpacing(look.px(12))
        self._rows.setSpacing(look.px(6))
        super().restyle()

    def _build(self) -> None:
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.addWidget(self.title)
        self._column.addWidget(self._about)
        self._column.addWidget(self.values)
        self._column.addLayout(self._rows)
        more = FlowRow(8)
        for part in (self.add, self.same):
            more.add(part)
        self._column.addWidget(more)
        self._column.addWidget(self._count)
        self._column.addWidget(self.error)
        orders = FlowRow(8)
        for part in (self.keep_button, self.leave_button):
            orders.add(part)
        self._column.addWidget(orders)
        self._column.addStretch(1)
        scroll_in_the_middle(self, self._inner)

    def _show_lines(self) -> None:
        empty(self._rows)
        self.lines = []
        for number, (boxes, direction) in enumerate(self._cards[self._value], 1):
            line = CardLine(self._value, number, boxes, direction)
            line.edited.connect(self._on_line_edited)
            line.entered.connect(self._on_line_entered)
            self._rows.addWidget(line)
            self.lines.append(line)
        most = SHARE[self._value] * MOST_HANDS
        self.add.setVisible(len(self.lines) < most)
        self._show_count()

    def _take(self) -> None:
        """Keep what the lines on screen hold."""
        if self.lines:
            self._cards[self._value] = [
                (line.boxes.text(), line.direction.current()) for line in self.lines
            ]

    def _made(self) -> CardSet | None:
        """The set as entered; None where a line holds something that is no box."""
        cards = []
        for value, rows in self._cards.items():
            for text, direction in rows:
                boxes = boxes_of(text)
                if boxes is None:
                    return None
                if boxes:
                    cards.append((value, boxes, direction))
        return made(cards)

    def _show_count(self) -> None:
        cards = self._made()
        self._count.setText(enough_words(cards) if cards is not None else "")
        self.error.set_words("")

    def _on_value_chosen(self, index: int) -> None:
        self._take()
        self._value = VALUES[index]
        self._show_lines()
        self.focus_home()

    def _on_line_edited(self) -> None:
        self._take()
        self._show_count()

    def _on_line_entered(self) -> None:
        """Enter goes on to the next card, after the last to the next value, then to the button."""
        at = next(at for at, line in enumerate(self.lines) if line is self.sender())
        if at + 1 < len(self.lines):
            self.lines[at + 1].boxes.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._value != VALUES[-1]:
            following = VALUES.index(self._value) + 1
            self.values.set_current(following)
            self._on_value_chosen(following)
        else:
            self.keep_button.setFocus(Qt.FocusReason.OtherFocusReason)
