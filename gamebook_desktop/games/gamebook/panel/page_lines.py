"""Lines above and under the text of a section: effects, and sentences results bring."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.words_text import Line
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.prose import Prose

_TOKENS = {"good": "good", "bad": "bad"}


class PageLines(Themed, QWidget):
    """Lines of a page, with a gap above them (`over` the text: below them)."""

    def __init__(self, *, over: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._over = over
        self._lines: tuple[Line | str, ...] = ()
        self._column = QVBoxLayout(self)
        self.restyle()

    def show_lines(self, lines: Sequence[Line | str]) -> None:
        """Show these lines instead."""
        self.setVisible(bool(lines))
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        empty(self._column)
        for line in lines:
            self._column.addWidget(Prose(line) if isinstance(line, str) else self._line(line))

    def restyle(self) -> None:
        """Gaps follow the theme."""
        look = theme()
        gap, near = look.px(12), look.px(4)
        above, below = (near, gap) if self._over else (gap, 0)
        self._column.setContentsMargins(0, above, 0, below)
        self._column.setSpacing(look.px(6))
        super().restyle()

    def _line(self, line: Line) -> QWidget:
        row = QWidget()
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(theme().px(8))
        token = _TOKENS.get(line.tone, "ink2")
        top = Qt.AlignmentFlag.AlignTop
        across.addWidget(Icon(line.icon, 17, token), 0, top)
        toned = line.tone in _TOKENS
        words = FlowRow(8, 2)
        ink = token if toned else "ink"
        words.add(Label(line.lead, "small", ink, bold=toned, wrap=True))
        if line.cause:
            words.add(Label(line.cause, "small", "ink2", wrap=True))
        across.addWidget(words, 1, top)
        return row
