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

    Hung, it must start at the same height as the text, and is never higher than its figures
    need; without a text it stands by itself.
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
            fm = look.fm("number")
            width = max(look.px(MARGIN), math.ceil(fm.horizontalAdvance(self.text())))
            foot = self._baseline() + fm.tightBoundingRect(self.text() or "0").bottom()
            return QSize(width, math.ceil(foot) + 1)
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
        painter.drawText(QPointF(x, self._baseline()), self.text())

    def _baseline(self) -> float:
        """Beside a text of one line the figures stand as high as they are."""
        if self._prose is None:
            return theme().fm("number_small").ascent()
        top = theme().fm("number").tightBoundingRect(self.text() or "0").top()
        return max(self._prose.line_baseline(1), math.ceil(-top))

    def _on_text_changed(self) -> None:
        self.update()
