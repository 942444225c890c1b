"""Painting shared by the widgets: boxes, hatching, icons, runs of text on one baseline."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from gamebook_desktop.ui.design.icon_path import icon_path
from gamebook_desktop.ui.design.theme import theme

CENTER = Qt.AlignmentFlag.AlignCenter
WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
FOCUS_WIDTH = 3


def smooth(painter: QPainter) -> QPainter:
    """The painter with smooth edges on."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def dashed(colour: QColor, width: float) -> QPen:
    """The dashed pen of closed and empty things."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    dash = max(4.0, 3 * width) / width
    pen.setDashPattern([dash, 0.75 * dash])
    return pen


def flood(painter: QPainter, rect: QRectF | QRect, colour: QColor) -> None:
    """Fill a rectangle; `QPainter.fillRect` would make all of Qt's gradients known first."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(rect)


def paint_box(
    painter: QPainter,
    rect: QRectF,
    *,
    fill: str | None = None,
    border: str | None = None,
    radius: float = 0.0,
    dash: bool = False,
    width: float | None = None,
) -> None:
    """A rounded box of token colours, its border wholly inside the rectangle."""
    look = theme()
    line = width or look.palette.line_width
    if border:
        half = line / 2
        rect = rect.adjusted(half, half, -half, -half)
        colour = look.color(border)
        painter.setPen(dashed(colour, line) if dash else QPen(colour, line))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.color(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)


def paint_focus(painter: QPainter, rect: QRectF, radius: float) -> None:
    """The focus ring, just inside the rectangle."""
    half = FOCUS_WIDTH / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme().color("focus"), FOCUS_WIDTH))
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def paint_hatch(painter: QPainter, rect: QRectF, token: str, ground: str | None) -> None:
    """Hatching: what is lost, at risk, or the second of two bars."""
    if ground:
        painter.fillRect(rect, theme().color(ground))
    painter.fillRect(rect, QBrush(theme().color(token), Qt.BrushStyle.BDiagPattern))


def paint_icon(
    painter: QPainter,
    name: str,
    rect: QRectF,
    colour: str | QColor,
    stroke: float = 1.75,
    *,
    solid: bool = False,
) -> None:
    """One icon of the 24 grid filling a square, in a token's colour; `solid` fills its shapes."""
    painter.save()
    smooth(painter)
    side = rect.width() / 24
    painter.translate(rect.topLeft())
    painter.scale(side, side)
    pen = QPen(theme().color(colour) if isinstance(colour, str) else colour, stroke)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if solid:
        painter.fillPath(icon_path(name), pen.color())
    painter.strokePath(icon_path(name), pen)
    painter.restore()


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rounded rectangle as a path, to fill or to clip with."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def wrapped(text: str, role: str, width: float, *, bold: bool = False) -> QSizeF:
    """Size of a text in a type role once wrapped to a width."""
    fm = theme().fm(role, bold=bold)
    return fm.boundingRect(QRectF(0, 0, max(1.0, width), 1e6), WRAP, text).size()


def widest_word(text: str, role: str, *, bold: bool = False) -> float:
    """Width of the word with most letters: what a text needs at least."""
    word = max(text.split(" "), key=len)
    return theme().fm(role, bold=bold).horizontalAdvance(word)


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    role: str,
    token: str,
    *,
    bold: bool = False,
    flags: int = WRAP,
) -> None:
    """Text in a type role and a token's colour; wraps, top left, unless flags say otherwise."""
    painter.setFont(theme().font(role, bold=bold))
    painter.setPen(theme().color(token))
    painter.drawText(rect, flags, text)


class Run(NamedTuple):
    """A piece of text on a shared baseline: its role, colour and the gap after it (at 100 %)."""

    text: str
    role: str = "body"
    token: str = "ink"
    gap: float = 0.0
    bold: bool = False
    caps: bool = False
    tnum: bool = False

    def width(self) -> float:
        """Width in pixels, the gap not counted."""
        fm = theme().fm(self.role, bold=self.bold, caps=self.caps, tnum=self.tnum)
        return fm.horizontalAdvance(theme().typeset(self.text))


def runs_width(runs: Iterable[Run]) -> float:
    """Width of runs set one after the other, gaps between them included."""
    runs = list(runs)
    gaps = sum(theme().px(run.gap) for run in runs[:-1])
    return sum(run.width() for run in runs) + gaps


def draw_runs(painter: QPainter, at: QPointF, runs: Iterable[Run]) -> float:
    """Draw runs from a point on the baseline; returns where the next one would start."""
    look = theme()
    x = at.x()
    for run in runs:
        painter.setFont(look.font(run.role, bold=run.bold, caps=run.caps, tnum=run.tnum))
        painter.setPen(look.color(run.token))
        painter.drawText(QPointF(x, at.y()), look.typeset(run.text))
        x += run.width() + look.px(run.gap)
    return x
