"""The three values on one line, where there is no room for the sheet beside the page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.content_effects import STATS
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words_text import stat_label
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.lines import HLine
from gamebook_desktop.ui.widgets.stat_box import StatBox

WHOLE_FROM = 480
"""Width (at 100 %) from which the initial values are shown too."""


class ValueStrip(Card):
    """Signal: `sheet_clicked()`."""

    sheet_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", None, radius=0, parent=parent)
        self.boxes = {name: StatBox("", compact=True) for name in STATS}
        values = FlowRow(22, 2)
        for box in self.boxes.values():
            values.add(box)
        self.open = Button("", icon="sheet", key="F", height=30)
        self.open.clicked.connect(self.sheet_clicked)
        self._row = QHBoxLayout()
        self._row.addWidget(values, 1, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.open)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._row)
        column.addWidget(HLine())
        self.restyle()

    def show_state(self, state: State, rules: Ruleset) -> None:
        """Follow the play."""
        for name, box in self.boxes.items():
            box.setText(stat_label(name))
            initial = totals.stat(state.sheet, name).initial
            box.set_value(totals.value(rules, state.sheet, name), initial)
        self.open.setText(QCoreApplication.translate("Sheet", "Sheet"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Only the values of the moment where there is little room."""
        super().resizeEvent(event)
        self._shorten()

    def restyle(self) -> None:
        """Margins grow with the text."""
        look = theme()
        self._shorten()
        self._row.setContentsMargins(look.space(4), look.px(3), look.space(3), look.px(3))
        super().restyle()

    def _shorten(self) -> None:
        short = self.width() / theme().metrics.scale < WHOLE_FROM
        for box in self.boxes.values():
            box.set_short(short)
