"""A document set in pages: marks hung in the margin, paragraphs that run on over pages."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout

from gamebook_desktop.core.document import Document, Part, Row
from gamebook_desktop.ui import pdf
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.design.tokens import DISPLAY

_LEFT, _TEXT, _RIGHT = 170.0, 420.0, 1930.0
"""Where marks, text and the page end across."""
_FIRST_TOP, _TOP, _BOTTOM, _FOOT = 330.0, 230.0, 2760.0, 2840.0
_LEADING = 1.42
_GAP, _PART_GAP = 14.0, 34.0
_TOGETHER = 4
"""Paragraphs of so many lines are never split."""

_Drawn = pdf.Page


def document_pages(document: Document) -> list[pdf.Page]:
    """The document in pages, each with its number and, after the first, the title at its head."""
    flow = _Flow()
    if not document.parts:
        flow.paragraph(Row(document.empty), pdf.face(11, italic=True), "ink2")
    for part in document.parts:
        flow.part(part)
    return [
        partial(_draw, document, number, len(flow.pages), tuple(things))
        for number, things in enumerate(flow.pages, 1)
    ]


def draw_edges(painter: QPainter, title: str, about: str, number: int, of: int) -> None:
    """What stands at the head and the foot of a page: the title, large on the first; its number."""
    if number > 1:
        head = QRectF(_LEFT, 120, _RIGHT - _LEFT, 50)
        pdf.put(painter, head, title, pdf.face(10, caps=True), "ink2")
        pdf.put(painter, head, about, pdf.face(10, italic=True), "ink2", pdf.RIGHT)
        pdf.rule(painter, _LEFT, _RIGHT, 180)
    else:
        pdf.put(painter, QRectF(_LEFT, 120, 1100, 120), title, pdf.face(24, DISPLAY))
        place = QRectF(_LEFT + 900, 150, _RIGHT - _LEFT - 900, 80)
        pdf.put(painter, place, about, pdf.face(11, italic=True), "ink2", pdf.RIGHT)
        pdf.ornament(painter, _LEFT, _RIGHT, 270)
    foot = QCoreApplication.translate("Pages", "{0} of {1}").format(number, of)
    place = QRectF(_LEFT, _FOOT, _RIGHT - _LEFT, 40)
    pdf.put(painter, place, foot, pdf.face(9), "ink2", pdf.CENTRE)


def _draw(
    document: Document, number: int, of: int, things: tuple[_Drawn, ...], painter: QPainter
) -> None:
    draw_edges(painter, document.title, document.about, number, of)
    for thing in things:
        thing(painter)


class _Flow:
    """Fills pages from the top."""

    def __init__(self) -> None:
        self.pages: list[list[_Drawn]] = [[]]
        self._y = _FIRST_TOP

    def part(self, part: Part) -> None:
        """A heading or a hung mark, and the lines under it."""
        font = pdf.face(10.5)
        first = _set(part.rows[0].text, font, _RIGHT - _TEXT) if part.rows else None
        lines = min(first.lineCount(), _TOGETHER) if first is not None else 0
        heading = pdf.face(13, bold=True)
        need = _height(font) * lines + (_height(heading) if part.heading else 0)
        self._room(need)
        if part.heading:
            self._lines(_set(part.heading, heading, _RIGHT - _TEXT), _TEXT, heading, "ink")
            self._y += _GAP
        if part.mark:
            self._hang(part.mark, pdf.face(17, DISPLAY), font)
        for row in part.rows:
            self.paragraph(row, font)
        self._y += _PART_GAP - _GAP

    def paragraph(self, row: Row, font: QFont, token: str = "ink") -> None:
        """One row: its own mark in the margin, its text beside it."""
        layout = _set(row.text, font, _RIGHT - _TEXT)
        if layout.lineCount() <= _TOGETHER:
            self._room(layout.lineCount() * _height(font))
        elif self._y + 2 * _height(font) > _BOTTOM:
            self._turn()
        if row.mark:
            self._hang(row.mark, pdf.face(11, bold=True), font)
        self._lines(layout, _TEXT, font, token)
        self._y += _GAP

    def _hang(self, mark: str, font: QFont, beside: QFont) -> None:
        """A mark in the margin, on the baseline of the line to come."""
        baseline = QPointF(_TEXT - 46, self._y + QFontMetricsF(beside).ascent())
        self.pages[-1].append(
            lambda painter: pdf.put_on(painter, baseline, mark, font, "rubric", ends=True)
        )

    def _lines(self, layout: QTextLayout, x: float, font: QFont, token: str) -> None:
        high = _height(font)
        for number in range(layout.lineCount()):
            self._room(high)
            self.pages[-1].append(partial(_draw_line, layout, number, QPointF(x, self._y), token))
            self._y += high

    def _room(self, high: float) -> None:
        if self._y + high > _BOTTOM:
            self._turn()

    def _turn(self) -> None:
        self.pages.append([])
        self._y = _TOP


def _draw_line(
    layout: QTextLayout, number: int, at: QPointF, token: str, painter: QPainter
) -> None:
    painter.setPen(pdf.colour(token))
    layout.lineAt(number).draw(painter, at)


def _height(font: QFont) -> float:
    return font.pixelSize() * _LEADING


def _set(text: str, font: QFont, width: float) -> QTextLayout:
    """A text broken into lines, each at the top of its own box."""
    layout = QTextLayout(theme().typeset(text).replace("\n", "\u2028"), font)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
    layout.endLayout()
    return layout
