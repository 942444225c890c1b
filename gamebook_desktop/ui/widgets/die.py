"""Painting dice of every kind: pips, signs and figures on a face, and places still to fill."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from gamebook_desktop.ui.design.fonts import make_font
from gamebook_desktop.ui.design.paint import CENTER, dashed, smooth
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.design.tokens import INTERFACE

Face = int | str
CORNER, PIP, GRID = 0.17, 0.088, 0.25  # shares of the side
SIGNS = ("blade", "miss", "miss2", "FLUX")
_LEFT, _MID, _RIGHT = -1, 0, 1
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((_MID, _MID),),
    2: ((_LEFT, _LEFT), (_RIGHT, _RIGHT)),
    3: ((_LEFT, _LEFT), (_MID, _MID), (_RIGHT, _RIGHT)),
    4: ((_LEFT, _LEFT), (_RIGHT, _LEFT), (_LEFT, _RIGHT), (_RIGHT, _RIGHT)),
    5: ((_LEFT, _LEFT), (_RIGHT, _LEFT), (_MID, _MID), (_LEFT, _RIGHT), (_RIGHT, _RIGHT)),
    6: (
        (_LEFT, _LEFT),
        (_RIGHT, _LEFT),
        (_LEFT, _MID),
        (_RIGHT, _MID),
        (_LEFT, _RIGHT),
        (_RIGHT, _RIGHT),
    ),
}


def paint_die(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    *,
    kind: str = "d6",
    inverse: bool = False,
    ground: str = "",
) -> None:
    """A die showing a face. Kinds: "d6" (pips), "d10" (lozenge), "sign" (figures and signs).

    `inverse` is the creature's or opponent's die; `ground` the colour token of a class die.
    """
    look = theme()
    smooth(painter)
    face_token, ink, edge = ("ink", "page", "ink") if inverse else ("raised", "ink", "edge")
    if ground:
        face_token, ink, edge = ground, "on_player", ground
    line = max(1.25, rect.width() / 30)
    pen = QPen(look.color(edge), line)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(look.color(face_token))
    body = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    if kind == "d10":
        painter.drawPolygon(_lozenge(body))
        _paint_text(painter, rect.translated(0, rect.height() * 0.02), str(face), 0.42, ink)
        return
    corner = rect.width() * CORNER
    painter.drawRoundedRect(body, corner, corner)
    if kind == "d6" and isinstance(face, int):
        _paint_pips(painter, rect, face, look.color(ink))
    elif face in SIGNS:
        _paint_sign(painter, rect, str(face), look.color(ink))
    else:
        text = str(face)
        _paint_text(painter, rect, text, 0.5 if len(text) == 1 else 0.46, ink)


def paint_slot(painter: QPainter, rect: QRectF, *, current: bool) -> None:
    """A place for a die: dashed when empty, ringed with a caret when it is the next to type."""
    look = theme()
    smooth(painter)
    side = rect.width()
    line = max(1.25, side / 30)
    if current:
        line *= 1.8
    painter.setPen(QPen(look.color("focus"), line) if current else dashed(look.color("edge"), line))
    painter.setBrush(look.color("page") if current else Qt.BrushStyle.NoBrush)
    corner = side * CORNER
    body = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.drawRoundedRect(body, corner, corner)
    if current:
        painter.setPen(QPen(look.color("focus"), max(2.0, side / 22)))
        x = rect.center().x()
        painter.drawLine(
            QPointF(x, rect.top() + side * 0.3), QPointF(x, rect.bottom() - side * 0.3)
        )


def _paint_pips(painter: QPainter, rect: QRectF, value: int, colour: QColor) -> None:
    side, middle = rect.width(), rect.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for across, down in PIPS[value]:
        at = QPointF(middle.x() + across * side * GRID, middle.y() + down * side * GRID)
        painter.drawEllipse(at, side * PIP, side * PIP)


def _paint_text(painter: QPainter, rect: QRectF, text: str, share: float, token: str) -> None:
    painter.setFont(make_font(INTERFACE, max(6, round(rect.width() * share)), bold=True))
    painter.setPen(theme().color(token))
    painter.drawText(rect, int(CENTER), text)


def _lozenge(body: QRectF) -> QPolygonF:
    middle, low = body.center(), body.height() * 0.06
    return QPolygonF(
        [
            QPointF(middle.x(), body.top()),
            QPointF(body.right(), middle.y() + low),
            QPointF(middle.x(), body.bottom()),
            QPointF(body.left(), middle.y() + low),
        ]
    )


def _paint_sign(painter: QPainter, rect: QRectF, face: str, colour: QColor) -> None:
    side, middle = rect.width(), rect.center()

    def at(across: float, down: float) -> QPointF:
        return QPointF(middle.x() + across * side, middle.y() + down * side)

    pen = QPen(colour, side * (0.055 if face.startswith("miss") else 0.085))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    if face == "blade":
        painter.drawLine(at(-0.26, 0.26), at(0.26, -0.26))
        painter.drawLine(at(-0.235, 0.035), at(-0.035, 0.235))
    elif face == "FLUX":
        ends = (at(-0.25, -0.23), at(0.25, -0.23), at(0, 0.29))
        for end in ends:
            painter.drawLine(at(0, 0.02), end)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for end in ends:
            painter.drawEllipse(end, side * 0.085, side * 0.085)
    else:
        painter.setBrush(colour if face == "miss2" else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(QPolygonF([at(0, -0.2), at(0.144, 0), at(0, 0.2), at(-0.144, 0)]))
