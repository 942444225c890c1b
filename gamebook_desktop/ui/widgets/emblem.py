"""Line drawings that stand for books and games, drawn for this program."""

from __future__ import annotations

import math
from collections.abc import Callable
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import smooth
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.tokens import COVERS


class _Pencil:
    """Draws in units of the emblem's side, 0 to 1 from its top left."""

    def __init__(self, painter: QPainter, rect: QRectF) -> None:
        self.painter, self._rect, self.side = painter, rect, rect.width()

    def at(self, x: float, y: float) -> QPointF:
        return QPointF(self._rect.left() + x * self.side, self._rect.top() + y * self.side)

    def line(self, *points: tuple[float, float]) -> None:
        self.painter.drawPolyline(QPolygonF([self.at(x, y) for x, y in points]))

    def ring(self, x: float, y: float, radius: float, *, filled: bool = False) -> None:
        ink = self.painter.pen().color()
        self.painter.setBrush(ink if filled else Qt.BrushStyle.NoBrush)
        self.painter.drawEllipse(self.at(x, y), radius * self.side, radius * self.side)

    def hexagon(self, x: float, y: float, radius: float) -> None:
        corners = [math.radians(60 * i + 30) for i in range(7)]
        self.line(*((x + radius * math.cos(a), y + radius * math.sin(a)) for a in corners))


def _keys(pen: _Pencil) -> None:
    for i in range(7):
        angle = math.radians(-90 + (i - 3) * 24)
        x, y = 0.5 + 0.34 * math.cos(angle), 0.72 + 0.425 * math.sin(angle)
        pen.line((0.5, 0.78), (x, y + 0.02))
        pen.ring(x, y - 0.035, 0.055)
    pen.ring(0.5, 0.82, 0.05)


def _mill(pen: _Pencil) -> None:
    for i in range(4):
        angle = math.radians(45 + 90 * i)
        dx, dy = math.cos(angle), math.sin(angle)
        pen.line((0.5, 0.42), (0.5 + 0.34 * dx, 0.42 + 0.34 * dy))
        for t in (0.14, 0.2, 0.26, 0.32):
            x, y = 0.5 + t * dx, 0.42 + t * dy
            pen.line((x, y), (x - dy * 0.09, y + dx * 0.09))
    pen.line((0.34, 0.9), (0.66, 0.9))
    pen.line((0.38, 0.9), (0.44, 0.5))
    pen.line((0.62, 0.9), (0.56, 0.5))
    pen.ring(0.5, 0.42, 0.03)


def _cave(pen: _Pencil) -> None:
    for k in (0.42, 0.32, 0.22, 0.12):
        box = QRectF(pen.at(0.5 - k, 0.82 - k * 1.5), pen.at(0.5 + k, 0.82 + k * 1.5))
        pen.painter.drawArc(box, 0, 180 * 16)
    pen.line((0.06, 0.82), (0.94, 0.82))


def _page(pen: _Pencil) -> None:
    for y in (0.3, 0.42, 0.54, 0.66):
        pen.line((0.24, y), (0.76 if y < 0.6 else 0.56, y))
    box, corner = QRectF(pen.at(0.14, 0.14), pen.at(0.86, 0.86)), 0.04 * pen.side
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    pen.painter.drawRoundedRect(box, corner, corner)


def _board(pen: _Pencil) -> None:
    for i in range(6):
        at = 0.14 + 0.144 * i
        pen.line((0.14, at), (0.86, at))
        pen.line((at, 0.14), (at, 0.86))
    pen.ring(0.355, 0.355, 0.045, filled=True)
    pen.painter.drawRect(QRectF(pen.at(0.598, 0.598), pen.at(0.692, 0.692)))


def _hexes(pen: _Pencil) -> None:
    radius = 0.17
    pen.hexagon(0.5, 0.5, radius)
    for i in range(6):
        angle, away = math.radians(60 * i), radius * math.sqrt(3)
        pen.hexagon(0.5 + away * math.cos(angle), 0.5 + away * math.sin(angle), radius)


def _city(pen: _Pencil) -> None:
    pen.line((0.08, 0.84), (0.08, 0.52), (0.24, 0.38), (0.4, 0.52), (0.4, 0.84))
    pen.line((0.4, 0.6), (0.4, 0.22), (0.46, 0.22), (0.46, 0.28), (0.52, 0.28), (0.52, 0.22))
    pen.line((0.52, 0.22), (0.58, 0.22), (0.58, 0.28), (0.64, 0.28), (0.64, 0.84))
    pen.line((0.64, 0.58), (0.78, 0.46), (0.92, 0.58), (0.92, 0.84))
    pen.line((0.04, 0.84), (0.96, 0.84))
    pen.line((0.52, 0.5), (0.52, 0.6))


def _flux(pen: _Pencil) -> None:
    pen.ring(0.5, 0.5, 0.4)
    for degrees in (-135, -45, 90):
        angle = math.radians(degrees)
        x, y = 0.5 + 0.25 * math.cos(angle), 0.5 + 0.25 * math.sin(angle)
        pen.line((0.5, 0.5), (x, y))
        pen.ring(x, y, 0.045, filled=True)


def _roofs(pen: _Pencil) -> None:
    pen.line((0.06, 0.84), (0.06, 0.6), (0.24, 0.4), (0.42, 0.6), (0.42, 0.84))
    pen.line((0.42, 0.66), (0.64, 0.34), (0.94, 0.66), (0.94, 0.84))
    pen.line((0.74, 0.44), (0.74, 0.26), (0.84, 0.26), (0.84, 0.55))
    pen.line((0.03, 0.84), (0.97, 0.84))
    pen.ring(0.22, 0.2, 0.08)


def _stairs(pen: _Pencil) -> None:
    steps: list[tuple[float, float]] = [(0.1, 0.86)]
    for i in range(5):
        steps += [(0.1 + 0.16 * i, 0.74 - 0.13 * i), (0.26 + 0.16 * i, 0.74 - 0.13 * i)]
    pen.line(*steps, (0.9, 0.86), (0.1, 0.86))
    pen.ring(0.28, 0.3, 0.1)


EMBLEMS: dict[str, Callable[[_Pencil], None]] = {
    "keys": _keys,
    "mill": _mill,
    "cave": _cave,
    "page": _page,
    "board": _board,
    "hexes": _hexes,
    "city": _city,
    "flux": _flux,
    "roofs": _roofs,
    "stairs": _stairs,
}
FOR_BOOKS = ("keys", "mill", "cave", "roofs", "stairs", "city")


def emblem_of(book: str) -> str:
    """The emblem of a book that names none, always the same for one id."""
    return FOR_BOOKS[crc32(book.encode()) % len(FOR_BOOKS)]


def ground_of(book: str) -> str:
    """The ground (a key of tokens.COVERS) of a book that names none."""
    return list(COVERS)[crc32(book.encode()[::-1]) % len(COVERS)]


def paint_emblem(painter: QPainter, rect: QRectF, name: str, colour: QColor, stroke: float) -> None:
    """An emblem in a square; raises KeyError for an unknown name."""
    painter.save()
    pen = QPen(colour, stroke)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    smooth(painter).setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    EMBLEMS[name](_Pencil(painter, rect))
    painter.restore()


class Emblem(Themed, QWidget):
    """An emblem standing by itself, beside words that say the same."""

    def __init__(
        self, name: str, size: int = 28, token: str = "ink", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name, self._size, self._token = name, size, token
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A square that grows with the text."""
        side = theme().px(self._size)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The drawing."""
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        stroke = max(1.3, self.width() * 0.035)
        paint_emblem(QPainter(self), rect, self._name, theme().color(self._token), stroke)
