"""Pages of A4 for PDF files and printers: our faces and the light palette, on white paper.

Pages are measured in tenths of a millimetre; type sizes are points.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from gamebook_desktop.store.files import write_atomic
from gamebook_desktop.store.save_format import save_error
from gamebook_desktop.ui.design.fonts import make_font
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.design.tokens import INTERFACE, LIGHT, READING

Page = Callable[[QPainter], None]
"""Draws one page, 2100 by 2970."""

WIDTH, HEIGHT = 2100, 2970
DPI = 254
POINT = DPI / 72
HAIR, LINE, BOLD = 2.0, 3.0, 6.0
"""Strokes that a printer still draws: hairlines, outlines, what stands out."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
_CREATOR = "Gamebook Desktop"
_CAPS, _TRACKING = 0.8, 0.03
_BREAKS = re.compile(r"[ \t\r\n]+")


# ------------------------------------------------------------------ out of the program
def pdf(pages: Sequence[Page], title: str) -> bytes:
    """The pages as a PDF with its fonts inside and its text searchable."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator(_CREATOR)
    writer.setResolution(DPI)
    set_paper(writer)
    draw_pages(writer, pages)
    buffer.close()
    return bytes(buffer.data().data())


def set_paper(device: QPagedPaintDevice) -> None:
    """A4 upright, without margins: pages bring their own."""
    device.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            QMarginsF(0, 0, 0, 0),
        )
    )


def draw_pages(device: QPagedPaintDevice, pages: Sequence[Page]) -> bool:
    """Draw the pages on a device, made to fit its paper; whether it took them all."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    wide, high = device.width(), device.height()
    size = min(wide / WIDTH, high / HEIGHT)
    painter.translate((wide - size * WIDTH) / 2, (high - size * HEIGHT) / 2)
    painter.scale(size, size)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    went_well = True
    for number, page in enumerate(pages):
        went_well = went_well and (number == 0 or device.newPage())
        painter.save()
        page(painter)
        painter.restore()
    return painter.end() and went_well


def write_file(target: Path, data: bytes) -> None:
    """Put a file at its place, whole or not at all; raises `SaveError`."""
    try:
        write_atomic(target, data)
    except OSError as error:
        raise save_error(target, error) from error


# ------------------------------------------------------------------ what pages are made of
def face(
    points: float,
    name: str = READING,
    *,
    bold: bool = False,
    italic: bool = False,
    caps: bool = False,
) -> QFont:
    """A font of a size in points; `caps` are bold small capitals, a little apart.

    They are plain capitals in a smaller size, and letters are not joined, so that a search in
    the PDF finds every word: glyphs of their own have no letters there.
    """
    size = points * (_CAPS if caps else 1)
    font = make_font(name, round(size * POINT), bold=bold or caps, italic=italic)
    font.setFeature(QFont.Tag("liga"), 0)
    if caps:
        font.setCapitalization(QFont.Capitalization.AllUppercase)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _TRACKING * size * POINT)
    return font


def small(points: float = 8.5, *, bold: bool = False) -> QFont:
    """The face of labels."""
    return face(points, INTERFACE, bold=bold)


def colour(token: str) -> QColor:
    """A colour of the light palette."""
    return QColor(getattr(LIGHT, token))


def shown_width(text: str, font: QFont) -> float:
    """Width of a text as it is typeset."""
    return QFontMetricsF(font).horizontalAdvance(theme().typeset(text))


def cut(text: str, font: QFont, width: float) -> str:
    """One line of text as it is typeset, cut with an ellipsis where it is too long."""
    words = theme().typeset(_BREAKS.sub(" ", text).strip())
    return QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, width)


def put(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    token: str = "ink",
    at: Qt.AlignmentFlag = LEFT,
) -> None:
    """One line of text in a box, cut with an ellipsis where it is too long."""
    painter.setFont(font)
    painter.setPen(colour(token))
    fits = cut(text, font, rect.width())
    painter.drawText(rect, int(at | Qt.TextFlag.TextSingleLine), fits)


def put_on(
    painter: QPainter,
    baseline: QPointF,
    text: str,
    font: QFont,
    token: str = "ink",
    *,
    ends: bool = False,
) -> None:
    """A text on a baseline that starts at the point, or ends there."""
    x = baseline.x() - (shown_width(text, font) if ends else 0)
    painter.setFont(font)
    painter.setPen(colour(token))
    painter.drawText(QPointF(x, baseline.y()), theme().typeset(text))


def rule(
    painter: QPainter, left: float, right: float, y: float, token: str = "edge", width: float = HAIR
) -> None:
    """A line across."""
    painter.setPen(QPen(colour(token), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(QPointF(left, y), QPointF(right, y))


def frame(
    painter: QPainter,
    rect: QRectF,
    radius: float = 0.0,
    token: str = "edge",
    width: float = LINE,
    fill: str = "",
) -> None:
    """An outlined box, white inside unless a token fills it."""
    painter.setPen(QPen(colour(token), width))
    painter.setBrush(colour(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)


def tick_box(painter: QPainter, rect: QRectF, *, crossed: bool = False) -> None:
    """A small box to cross with a pencil, or crossed already."""
    frame(painter, rect, rect.width() * 0.12, "ink2" if crossed else "ink", LINE)
    if crossed:
        inset = rect.width() * 0.2
        inner = rect.adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(colour("ink"), BOLD * 0.8, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.bottomLeft(), inner.topRight())


def ornament(painter: QPainter, left: float, right: float, y: float) -> None:
    """The printer's lozenge between two hairlines."""
    middle, half, gap = (left + right) / 2, 13.0, 40.0
    rule(painter, left, middle - gap, y)
    rule(painter, middle + gap, right, y)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("rubric"))
    painter.drawPolygon(
        [
            QPointF(middle, y - half),
            QPointF(middle + half, y),
            QPointF(middle, y + half),
            QPointF(middle - half, y),
        ]
    )
