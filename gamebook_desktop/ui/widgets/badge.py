"""Players told apart by colour, shape and pattern: badges for people, zones for ground."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.fonts import make_font
from gamebook_desktop.ui.design.paint import CENTER, smooth
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.tokens import INTERFACE, PLAYERS

STEP = 7  # between the lines of a pattern, at 100 %


def shape_path(shape: str, rect: QRectF) -> QPainterPath:
    """The outline of a player's shape filling a square."""
    path, middle, half = QPainterPath(), rect.center(), rect.width() / 2

    def close(*points: tuple[float, float]) -> None:
        corners = [QPointF(middle.x() + x * half, middle.y() + y * half) for x, y in points]
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()

    if shape == "disc":
        path.addEllipse(rect)
    elif shape == "square":
        inset = half * 0.1
        corner = half * 0.22
        path.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner)
    elif shape == "triangle":
        close((0, -1), (1, 0.88), (-1, 0.88))
    elif shape == "diamond":
        close((0, -1), (1, 0), (0, 1), (-1, 0))
    elif shape == "hexagon":
        close(*((math.cos(math.pi * i / 3), math.sin(math.pi * i / 3)) for i in range(6)))
    else:
        tips = [(math.pi * i / 5, 1.0 if i % 2 == 0 else 0.5) for i in range(10)]
        close(*((far * math.sin(a), -far * math.cos(a)) for a, far in tips))
    return path


def paint_badge(
    painter: QPainter, rect: QRectF, player: int, text: str = "", *, hollow: bool = False
) -> None:
    """A player's shape with a letter on it; players from 1, from 7 on hollow in order again."""
    look = theme()
    token, shape, _ = PLAYERS[(player - 1) % len(PLAYERS)]
    hollow = hollow or player > len(PLAYERS)
    smooth(painter)
    pen = QPen(look.color(token), 1.75)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush if hollow else look.color(token))
    painter.drawPath(shape_path(shape, rect))
    low = shape == "triangle"
    share, drop = (0.42, 0.22) if low else (0.52, 0.0)
    painter.setFont(make_font(INTERFACE, round(rect.height() * share), bold=True))
    painter.setPen(look.color(token if hollow else "on_player"))
    painter.drawText(rect.adjusted(0, rect.height() * drop, 0, 0), int(CENTER), text)


def paint_zone(painter: QPainter, area: QPainterPath, player: int, strength: float = 0.45) -> None:
    """The pattern of a player's ground inside an area."""
    look = theme()
    token, _, pattern = PLAYERS[(player - 1) % len(PLAYERS)]
    colour = look.color(token).toRgb()
    rect, step = area.boundingRect(), look.px(STEP)
    painter.save()
    smooth(painter).setClipPath(area)
    colour.setAlphaF(strength * (0.3 if pattern == "solid" else 1))
    painter.setPen(QPen(colour, 1))
    if pattern == "solid":
        painter.fillRect(rect, colour)
    elif pattern == "dots":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        _dots(painter, rect, step)
    else:
        _lines(painter, rect, pattern, step)
    painter.restore()


def _dots(painter: QPainter, rect: QRectF, step: int) -> None:
    for row in range(math.ceil(rect.height() / (step * 0.8))):
        y = rect.top() + step * (0.5 + 0.8 * row)
        for at in range(math.ceil(rect.width() / step)):
            x = rect.left() + step * (0.5 + at + (0.5 if row % 2 else 0))
            painter.drawEllipse(QPointF(x, y), 1.1, 1.1)


def _lines(painter: QPainter, rect: QRectF, pattern: str, step: float) -> None:
    top, bottom, left, right = rect.top(), rect.bottom(), rect.left(), rect.right()
    if pattern == "horizontal":
        for at in range(math.ceil(rect.height() / step)):
            painter.drawLine(QPointF(left, top + at * step), QPointF(right, top + at * step))
        return
    if pattern == "vertical":
        for at in range(math.ceil(rect.width() / step)):
            painter.drawLine(QPointF(left + at * step, top), QPointF(left + at * step, bottom))
        return
    if pattern == "cross":
        step *= 1.4
    for at in range(math.ceil((rect.width() + rect.height()) / step)):
        x = left - rect.height() + at * step
        painter.drawLine(QPointF(x, bottom), QPointF(x + rect.height(), top))
        if pattern == "cross":
            painter.drawLine(QPointF(x, top), QPointF(x + rect.height(), bottom))


class Badge(Themed, QWidget):
    """A player's badge beside their name; screen readers are told the name by the words."""

    def __init__(
        self, player: int, text: str = "", size: int = 24, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._player, self._text, self._size = player, text, size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A square that grows with the text."""
        side = theme().px(self._size)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The badge."""
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_badge(QPainter(self), rect, self._player, self._text)
