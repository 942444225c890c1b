"""One player at the table: who, gigawatts, the active card with its boxes, what is done."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime.content import Card as PowerCard
from gamebook_desktop.games.outatime.panel.card_boxes import CardBoxes
from gamebook_desktop.games.outatime.panel.wording import GOAL, direction_word
from gamebook_desktop.games.outatime.words_text import gigawatts
from gamebook_desktop.ui.design.paint import Run
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.badge import Badge
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.icon import Icon, IconButton
from gamebook_desktop.ui.widgets.label import Label, TextLine

WHO, VALUE, NOTES = 124, 84, 224
BESIDE_NAME, WIDEST_WHO, LONG_WORD = 56, 160, 9
"""Room for badge and mark beside a name; the widest a name may make its column; letters after
which a word may be broken.
"""


@dataclass(frozen=True, slots=True)
class RowView:
    """What a player's row shows."""

    name: str
    seat: str
    """What kind of player sits there, "" for a person."""
    gigawatts: int
    card: PowerCard
    covered: int
    done: tuple[int, ...]
    """Gigawatts of the completed cards, in hundredths."""
    note: str
    icon: str
    token: str
    gains: int = 0
    losses: int = 0
    active: bool = False
    hidden: str = ""
    """What the button of the hidden next card says, "" where there is none."""


def breakable(name: str) -> str:
    """A name whose long words can be broken where the column ends."""
    return re.sub(rf"([^\s-]{{{LONG_WORD}}})(?=[^\s-])", lambda found: f"{found[1]}\u200b", name)


class PlayerRow(Card):
    """Signals: `peek_clicked(player)`: the hidden next card is to be looked at."""

    peek_clicked = Signal(int)

    def __init__(self, player: int, parent: QWidget | None = None) -> None:
        super().__init__(None, None, parent=parent)
        self._player = player
        self._badge = Badge(player + 1, size=22)
        self._name = Label("", "strong", bold=True, wrap=True)
        self._turn = Icon("play", 14, "accent")
        self._total = TextLine()
        self._seat = Label("", "caption", "ink2", wrap=True)
        self._value = TextLine()
        self._direction = Label("", "caption", "ink2", wrap=True)
        self.boxes = CardBoxes()
        self._done_icon = Icon("check", 16, "good")
        self._done = Label("", "small", wrap=True)
        self._note_icon = Icon("arrow", 15, "ink2")
        self._note = Label("", "small", "ink2", wrap=True)
        self._bold_note = Label("", "small", "accent", bold=True, wrap=True)
        self.peek = IconButton("hidden", "", size=28, token="ink2")
        self.peek.clicked.connect(self._on_peek_clicked)
        self._who, self._worth, self._notes = QWidget(), QWidget(), QWidget()
        self._grid = QGridLayout(self)
        self._compact = -1
        self._names: tuple[str, ...] = ()
        self._build()
        self.set_compact(0)
        self.restyle()

    def show_row(self, row: RowView, names: tuple[str, ...]) -> None:
        """Draw a player; the names of all make the width of the first column."""
        translate = QCoreApplication.translate
        if names != self._names:
            self._names = names
            self.restyle()
        self.set_look("panel" if row.active else None, None)
        self._name.setText(breakable(row.name))
        self._turn.setVisible(row.active)
        self._seat.setText(row.seat)
        self._seat.setVisible(bool(row.seat))
        goal = translate("Outatime", "of {0} GW").format(gigawatts(GOAL))
        total = Run(gigawatts(row.gigawatts), "subtitle", "ink", 4)
        self._total.set_runs([total, Run(goal, "caption", "ink2")])
        unit = translate("Outatime", "GW")
        value = Run(gigawatts(row.card.hundredths), "title", "ink", 4)
        self._value.set_runs([value, Run(unit, "caption", "ink2")])
        across = row.card.direction == "LR"
        self._direction.setText("" if across else direction_word(row.card.direction))
        self._direction.setVisible(not across)
        self.boxes.show_boxes(row.card.boxes, row.covered, row.gains, row.losses)
        self._done.setText(" · ".join(gigawatts(one) for one in row.done))
        self._done_icon.setVisible(bool(row.done))
        self._note_icon.set_icon(row.icon, row.token)
        strong = row.token in ("accent", "bad")
        self._note.setText("" if strong else row.note)
        self._note.setVisible(not strong)
        self._bold_note.setText(row.note if strong else "")
        self._bold_note.set_token(row.token)
        self._bold_note.setVisible(strong)
        self.peek.setText(row.hidden)
        self.peek.setVisible(bool(row.hidden))
        turn = translate("Outatime", "whose turn it is") if row.active else ""
        parts = (row.name, turn, row.seat, self._total.text())
        self.setAccessibleName(", ".join(part for part in parts if part))

    def set_compact(self, level: int) -> None:
        """Where there is little width the notes (1), then the boxes too (2) get their own line."""
        if level == self._compact:
            return
        self._compact = level
        for part in (self._who, self._worth, self.boxes, self._notes):
            self._grid.removeWidget(part)
        left, middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignVCenter
        top = Qt.AlignmentFlag.AlignTop if level == 1 else middle
        self._grid.addWidget(self._who, 0, 0, 2 if level == 1 else 1, 1, top | left)
        self._grid.addWidget(self._worth, 0, 1, middle | left)
        if level == 2:
            self._grid.addWidget(self.boxes, 1, 0, 1, 2)
            self._grid.addWidget(self._notes, 2, 0, 1, 2)
        else:
            self._grid.addWidget(self.boxes, 0, 2)
            place = (1, 1, 1, 2) if level else (0, 3, 1, 1)
            self._grid.addWidget(self._notes, *place)
        self._grid.setColumnStretch(2, int(level < 2))
        self._grid.setColumnStretch(1, int(level == 2))
        self.restyle()

    def restyle(self) -> None:
        """Columns grow with the text, so that they stand under each other."""
        look = theme()
        self._grid.setContentsMargins(look.px(14), look.px(8), look.px(16), look.px(8))
        self._grid.setHorizontalSpacing(look.px(16))
        self._grid.setVerticalSpacing(look.px(2))
        widest = max(
            (look.fm("strong", bold=True).horizontalAdvance(n) for n in self._names), default=0
        )
        who = min(math.ceil(widest) + look.px(BESIDE_NAME), look.px(WIDEST_WHO))
        who = max(who, look.px(WHO))
        self._who.setFixedWidth(who)
        self._worth.setFixedWidth(look.px(VALUE))
        if self._compact:
            self._notes.setMinimumWidth(0)
            self._notes.setMaximumWidth(16_777_215)
        else:
            self._notes.setFixedWidth(look.px(NOTES + WHO) - who)
        super().restyle()

    def _build(self) -> None:
        who = QVBoxLayout(self._who)
        who.setContentsMargins(0, 0, 0, 0)
        who.setSpacing(2)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._name, 1)
        head.addWidget(self._turn, 0, Qt.AlignmentFlag.AlignVCenter)
        who.addLayout(head)
        who.addWidget(self._total)
        who.addWidget(self._seat)
        worth = QVBoxLayout(self._worth)
        worth.setContentsMargins(0, 0, 0, 0)
        worth.setSpacing(2)
        for part in (self._value, self._direction):
            worth.addWidget(part, 0, Qt.AlignmentFlag.AlignRight)
        notes = QVBoxLayout(self._notes)
        notes.setContentsMargins(0, 0, 0, 0)
        notes.setSpacing(5)
        for icon, words in (
            (self._done_icon, (self._done,)),
            (self._note_icon, (self._note, self._bold_note)),
        ):
            line = QHBoxLayout()
            line.setSpacing(6)
            line.addWidget(icon, 0, Qt.AlignmentFlag.AlignVCenter)
            for label in words:
                line.addWidget(label, 1)
            if icon is self._done_icon:
                line.addWidget(self.peek)
            notes.addLayout(line)

    def _on_peek_clicked(self) -> None:
        self.peek_clicked.emit(self._player)
