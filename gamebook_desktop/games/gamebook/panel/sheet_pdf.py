"""The adventure sheet on one page of A4, to fill in with a pencil or to go on from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from gamebook_desktop.games.gamebook.panel.sheet_blocks import (
    LINE_HIGH,
    TITLE_HIGH,
    encounters,
    title,
    written,
)
from gamebook_desktop.games.gamebook.panel.sheet_facts import (
    PrintedSheet,
    PrintedValue,
    Slot,
)
from gamebook_desktop.ui import pdf
from gamebook_desktop.ui.design import paint
from gamebook_desktop.ui.design.tokens import DISPLAY

_LEFT, _RIGHT, _GAP = 150.0, 1950.0, 60.0
_HALF = (_RIGHT - _LEFT - _GAP) / 2
_SECOND = _LEFT + _HALF + _GAP
_LISTS, _THINGS, _NOTES, _FOES = 775.0, 1338.0, 1742.0, 2070.0
"""Where the blocks begin below each other."""
_THING_LINES, _NOTE_LINES = 4, 3
_GOLD = 260.0
_LIST_HIGH = 456.0


def sheet_pages(sheet: PrintedSheet) -> list[pdf.Page]:
    """The sheet, always one page."""
    return [partial(_draw, sheet)]


def _draw(sheet: PrintedSheet, painter: QPainter) -> None:
    translate = QCoreApplication.translate
    _head(painter, sheet)
    wide = (_RIGHT - _LEFT - 2 * _GAP) / 3
    for at, value in enumerate(sheet.values):
        _value(painter, QRectF(_LEFT + at * (wide + _GAP), 396, wide, 334), value)
    _bag(painter, sheet)
    lower = QRectF(_LEFT, _THINGS, _HALF, TITLE_HIGH + _THING_LINES * LINE_HIGH)
    upper = QRectF(_SECOND, _LISTS, _HALF, TITLE_HIGH + _LIST_HIGH)
    worn = [("", item) for item in sheet.worn]
    if sheet.talents:
        _talents(painter, upper, sheet)
        _listed(painter, lower, translate("Printed", "Equipment"), worn)
    else:
        _listed(painter, upper, translate("Printed", "Equipment"), worn)
        lower.setWidth(0)
    marks = QRectF(lower)
    marks.setLeft(lower.right() + _GAP if lower.width() else _LEFT)
    marks.setRight(_RIGHT - _GOLD - 40)
    heading = translate("Printed", "Codewords, counters")
    _listed(painter, marks, heading, [("", mark) for mark in sheet.marks])
    _gold(painter, sheet)
    notes = QRectF(_LEFT, _NOTES, _RIGHT - _LEFT, TITLE_HIGH + _NOTE_LINES * LINE_HIGH)
    _listed(painter, notes, translate("Printed", "Notes and clues"), sheet.notes)
    title(painter, _LEFT, _RIGHT, _FOES, translate("Printed", "Encounters with monsters"))
    encounters(painter, QRectF(_LEFT, _FOES + TITLE_HIGH + 14, _RIGHT - _LEFT, 644), sheet.foes)
    foot = translate("Printed", "A crossed box is a point, a meal or a dose that is gone.")
    pdf.put(painter, QRectF(_LEFT, 2815, _RIGHT - _LEFT, 40), foot, pdf.small(), "ink2", pdf.CENTRE)


# ------------------------------------------------------------------ head and values
def _head(painter: QPainter, sheet: PrintedSheet) -> None:
    translate = QCoreApplication.translate
    top = QRectF(_LEFT, 120, _RIGHT - _LEFT, 50)
    heading = translate("Printed", "Adventure sheet")
    pdf.put(painter, top, heading, pdf.face(11, caps=True), "rubric")
    pdf.put(
        painter, top.adjusted(600, 0, 0, 0), sheet.book, pdf.face(11, italic=True), at=pdf.RIGHT
    )
    name = QRectF(_LEFT, 185, 1300, 130)
    if sheet.name:
        pdf.put(painter, name, sheet.name, pdf.face(30, DISPLAY))
    else:
        pdf.put_on(painter, QPointF(_LEFT, 280), translate("Printed", "Name"), pdf.small(), "ink2")
        pdf.rule(painter, _LEFT + 90, _RIGHT - (320 if sheet.place else 0), 284, width=pdf.LINE)
    place = QRectF(_RIGHT - 480, 225, 480, 80)
    pdf.put(painter, place, sheet.place, pdf.small(10), "ink2", pdf.RIGHT)
    pdf.ornament(painter, _LEFT, _RIGHT, 345)


def _value(painter: QPainter, rect: QRectF, value: PrintedValue) -> None:
    pdf.frame(painter, rect, 20, "ink", pdf.LINE)
    inner = rect.adjusted(30, 18, -30, -24)
    label = QRectF(inner.topLeft(), inner.size())
    label.setHeight(56)
    pdf.put(painter, label, value.label, pdf.face(13, caps=True))
    initial = QRectF(inner.right() - 130, inner.top() + 64, 130, 104)
    pdf.frame(painter, initial, 10)
    caption = QRectF(initial.left() - 150, initial.top(), 136, initial.height())
    word = QCoreApplication.translate("Printed", "Initial")
    pdf.put(painter, caption, word, pdf.small(), "ink2", pdf.RIGHT)
    if value.initial is not None:
        pdf.put(painter, initial, str(value.initial), pdf.face(20, DISPLAY), at=pdf.CENTRE)
    if value.now is not None:
        now = QRectF(inner.left(), inner.top() + 52, 240, 140)
        pdf.put(painter, now, str(value.now), pdf.face(40, DISPLAY, bold=True))
    _points(painter, inner, value)


def _points(painter: QPainter, inner: QRectF, value: PrintedValue) -> None:
    """One box a point, twelve in a row; what is lost is crossed."""
    rows = 2 if value.boxes > 12 else 1
    across = max(12, -(-value.boxes // rows))
    pitch = inner.width() / across
    side = min(pitch - 6, 36)
    lost = value.boxes - value.now if value.now is not None else 0
    top = inner.bottom() - rows * (side + 10) + 10
    for at in range(value.boxes):
        row, column = divmod(at, across)
        box = QRectF(inner.left() + column * pitch, top + row * (side + 10), side, side)
        pdf.tick_box(painter, box, crossed=at >= value.boxes - lost)


# ------------------------------------------------------------------ lists
def _bag(painter: QPainter, sheet: PrintedSheet) -> None:
    translate = QCoreApplication.translate
    numbered = sheet.places <= _MOST_PLACES
    places = translate("Printed", "%n place(s)", "", sheet.places) if numbered else ""
    title(painter, _LEFT, _LEFT + _HALF, _LISTS, translate("Printed", "Bag"), places)
    rows = _in_rows(sheet.bag)
    high = min(LINE_HIGH + 2, _LIST_HIGH / max(1, len(rows)))
    indent = 50.0 if numbered else 0.0
    for at, slot in enumerate(rows):
        row = QRectF(_LEFT, _LISTS + TITLE_HIGH + at * high, _HALF, high)
        if numbered:
            number = QRectF(row.left(), row.top(), 40, high)
            pdf.put(painter, number, str(at + 1), pdf.face(11, DISPLAY), "rubric")
        _slot(painter, row.adjusted(indent, 0, 0, 0), slot)
        pdf.rule(painter, row.left(), row.right(), row.bottom())


def _in_rows(bag: Sequence[Slot]) -> list[Slot]:
    """As many rows as there is room for; the last holds all that is left."""
    if len(bag) <= _MOST_PLACES:
        return list(bag)
    last = ", ".join(slot.name for slot in bag[_MOST_PLACES - 1 :] if slot.name)
    return [*bag[: _MOST_PLACES - 1], Slot(last)]


_MOST_PLACES, _MOST_BOXES = 7, 12
"""A larger bag has no numbers; what there is more of than boxes is written as a number."""


def _slot(painter: QPainter, row: QRectF, slot: Slot) -> None:
    side, pitch = 34.0, 40.0
    many = slot.boxes > _MOST_BOXES
    left = row.right() - (2 if many else slot.boxes) * pitch + pitch - side
    if many:
        number = str(slot.boxes - slot.used)
        pdf.put(painter, row, number, pdf.face(13, DISPLAY), at=pdf.RIGHT)
    for at in range(0 if many else slot.boxes):
        box = QRectF(left + at * pitch, row.center().y() - side / 2, side, side)
        pdf.tick_box(painter, box, crossed=at >= slot.boxes - slot.used)
    pdf.put(painter, row.adjusted(0, 0, left - row.right() - 10, 0), slot.name, pdf.face(11))


def _talents(painter: QPainter, rect: QRectF, sheet: PrintedSheet) -> None:
    translate = QCoreApplication.translate
    known = any(mine for _, mine in sheet.talents)
    choose = translate("Printed", "%n to choose", "", sheet.talents_chosen)
    heading = translate("Printed", "Talents")
    title(painter, rect.left(), rect.right(), rect.top(), heading, "" if known else choose)
    high = min(LINE_HIGH + 2, _LIST_HIGH / len(sheet.talents))
    for at, (name, mine) in enumerate(sheet.talents):
        row = QRectF(rect.left(), rect.top() + TITLE_HIGH + at * high, rect.width(), high)
        box = QRectF(row.left() + 4, row.center().y() - 17, 34, 34)
        pdf.frame(painter, box, 4, "ink", pdf.LINE)
        if mine:
            paint.paint_icon(painter, "check", box.adjusted(-6, -10, 14, 6), pdf.colour("ink"), 3)
        token = "ink2" if known and not mine else "ink"
        pdf.put(painter, row.adjusted(58, 0, 0, 0), name, pdf.face(11, bold=mine), token)


def _listed(
    painter: QPainter, rect: QRectF, heading: str, texts: Sequence[tuple[str, str]]
) -> None:
    """A heading, and under it as many ruled lines as there is room for."""
    title(painter, rect.left(), rect.right(), rect.top(), heading)
    written(painter, rect.adjusted(0, TITLE_HIGH, 0, 0), texts)


def _gold(painter: QPainter, sheet: PrintedSheet) -> None:
    left = _RIGHT - _GOLD
    title(painter, left, _RIGHT, _THINGS, QCoreApplication.translate("Printed", "Gold"))
    box = QRectF(left, _THINGS + 84, _GOLD, _THING_LINES * LINE_HIGH - 22)
    pdf.frame(painter, box, 20, "ink", pdf.LINE)
    coin = QRectF(box.right() - 66, box.top() + 12, 54, 54)
    paint.paint_icon(painter, "coin", coin, pdf.colour("ink2"))
    if sheet.gold is not None:
        pdf.put(painter, box, str(sheet.gold), pdf.face(30, DISPLAY), at=pdf.CENTRE)
