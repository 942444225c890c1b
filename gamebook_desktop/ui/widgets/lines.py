"""Hairlines, and the one ornament."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import flood, smooth
from gamebook_desktop.ui.design.theme import Themed, theme

DIAMOND, CLEAR, ORNAMENT_HEIGHT = 4, 11, 9


class HLine(Themed, QWidget):
    """A horizontal hairline."""

    def __init__(self, token: str = "line", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._token = token
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As thick as the palette's lines."""
        return QSize(1, theme().palette.line_width)

    def paintEvent(self, event: QPaintEvent) -> None:
        """One colour."""
        flood(QPainter(self), self.rect(), theme().color(self._token))


class VLine(HLine):
    """A vertical hairline."""

    def __init__(self, token: str = "line", parent: QWidget | None = None) -> None:
        super().__init__(token, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """As thick as the palette's lines."""
        return QSize(theme().palette.line_width, 1)


class Ornament(Themed, QWidget):
    """Hairline, lozenge, hairline: between a text and its choices."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A line of ornament."""
        look = theme()
        return QSize(look.px(4 * CLEAR), look.px(ORNAMENT_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ornament."""
        painter, look = smooth(QPainter(self)), theme()
        x, y = self.width() / 2, self.height() // 2
        rest, line = x - look.px(CLEAR), look.palette.line_width
        painter.fillRect(QRectF(0, y, rest, line), look.color("line"))
        painter.fillRect(QRectF(x + look.px(CLEAR), y, rest, line), look.color("line"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("rubric"))
        reach, middle = look.px(DIAMOND), y + line / 2
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x, middle - reach),
                    QPointF(x + reach, middle),
                    QPointF(x, middle + reach),
                    QPointF(x - reach, middle),
                ]
            )
        )
