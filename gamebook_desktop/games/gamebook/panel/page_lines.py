"""Lines under the text of a section: effects with their icon, and sentences results bring."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.words_text import Line
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.prose import Prose

_TOKENS = {"good": "good", "bad": "bad"}


class PageLines(Themed, QWidget):
    """The lines of a page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        self._column.setContentsMargins(0, look.px(12), 0, 0)
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
        across.addWidget(Label(line.lead, "small", token if toned else "ink", bold=toned), 0, top)
        across.addWidget(Label(line.cause, "small", "ink2", wrap=True), 1, top)
        return row
