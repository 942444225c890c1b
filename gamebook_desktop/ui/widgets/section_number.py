"""The number of a section: hung in the margin beside its text, or standing above it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.prose import Prose

MARGIN = 120  # width of the margin it hangs in, at 100 %


class SectionNumber(Themed, QLabel):
    """A number in the second ink. Beside a `prose` it shares the baseline of its second line.

    Hung, it must start at the same height as the text; without a text it stands by itself.
    """

    def __init__(
        self, number: str = "", prose: Prose | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(number, parent)
        self._prose = prose
        down = QSizePolicy.Policy.Expanding if prose else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Fixed, down)
        if prose:
            prose.document().documentLayout().documentSizeChanged.connect(self._on_text_changed)

    def sizeHint(self) -> QSize:
        """The margin, or just the figures."""
        look = theme()
        if self._prose:
            width = look.fm("number").horizontalAdvance(self.text())
            return QSize(max(look.px(MARGIN), math.ceil(width)), look.px(40))
        fm = look.fm("number_small")
        return QSize(math.ceil(fm.horizontalAdvance(self.text())) + 2, math.ceil(fm.height()))

    def minimumSizeHint(self) -> QSize:
        """Never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The figures, flush right in the margin."""
        painter, look = QPainter(self), theme()
        role = "number" if self._prose else "number_small"
        painter.setFont(look.font(role))
        painter.setPen(look.color("rubric"))
        fm = look.fm(role)
        x = self.width() - fm.horizontalAdvance(self.text()) if self._prose else 0.0
        y = self._prose.line_baseline(1) if self._prose else fm.ascent()
        painter.drawText(QPointF(x, y), self.text())

    def _on_text_changed(self) -> None:
        self.update()
