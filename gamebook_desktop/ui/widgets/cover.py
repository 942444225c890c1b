"""A flat cover: title, a short line, one emblem, one ground."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import flood, rounded, smooth
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.tokens import COVER_INK, COVERS
from gamebook_desktop.ui.widgets.emblem import paint_emblem

SIZE, SPINE, EDGE = (138, 192), 6, 12
_FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)


class Cover(Themed, QWidget):
    """The cover of a book; long titles wrap and the drawing makes room."""

    def __init__(self, title: str, emblem: str, ground: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._emblem, self._ground = title, emblem, ground
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A small book."""
        look = theme()
        return QSize(look.px(SIZE[0]), look.px(SIZE[1]))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, spine, title, line, emblem."""
        painter, look = smooth(QPainter(self)), theme()
        ink, shade = QColor(COVER_INK), QColor(0, 0, 0, 40)
        painter.setClipPath(rounded(QRectF(self.rect()), 4))
        flood(painter, self.rect(), QColor(COVERS[self._ground]))
        spine = look.px(SPINE)
        flood(painter, QRectF(0, 0, spine, self.height()), shade)
        inner = QRectF(spine, 0, self.width() - spine, self.height())
        edge = look.px(EDGE)
        painter.setFont(look.font("subtitle"))
        painter.setPen(ink)
        room = inner.adjusted(edge / 2, edge, -edge / 2, -edge)
        words = look.typeset(self._title)
        taken = painter.boundingRect(room, _FLAGS, words)
        painter.drawText(room, _FLAGS, words)
        below = taken.bottom() + edge * 0.8
        painter.setOpacity(0.6)
        wide = look.px(28)
        flood(painter, QRectF(inner.center().x() - wide / 2, below, wide, 1), ink)
        painter.setOpacity(1)
        side = min(inner.width() * 0.7, inner.bottom() - edge - below - edge)
        square = QRectF(inner.center().x() - side / 2, inner.bottom() - edge - side, side, side)
        paint_emblem(painter, square, self._emblem, ink, max(1.4, side * 0.02))
