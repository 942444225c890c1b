"""A box: a surface with its border and corners, for cards, banners and rows that stand out."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gamebook_desktop.ui.design.paint import paint_box, rounded, smooth
from gamebook_desktop.ui.design.theme import Themed, theme

BAR = 4


class Card(Themed, QWidget):
    """A container with a ground and a border of token colours, dashed when closed or empty.

    `bar` is a stripe at its left, for the row that wins.
    """

    def __init__(
        self,
        fill: str | None = "raised",
        border: str | None = "edge",
        *,
        radius: int = 10,
        dash: bool = False,
        bar: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._fill, self._border, self._radius = fill, border, radius
        self._dash, self._bar = dash, bar

    def set_look(self, fill: str | None, border: str | None, *, bar: str = "") -> None:
        """Change ground, border and stripe."""
        if (fill, border, bar) != (self._fill, self._border, self._bar):
            self._fill, self._border, self._bar = fill, border, bar
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, stripe, border."""
        painter = smooth(QPainter(self))
        rect = QRectF(self.rect())
        paint_box(painter, rect, fill=self._fill, radius=self._radius)
        if self._bar:
            painter.save()
            painter.setClipPath(rounded(rect, self._radius))
            stripe = QRectF(0, 0, theme().px(BAR), self.height())
            painter.fillRect(stripe, theme().color(self._bar))
            painter.restore()
        if self._border:
            paint_box(painter, rect, border=self._border, radius=self._radius, dash=self._dash)
