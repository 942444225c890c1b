"""Blocks of the printed sheet: headings, ruled lines with texts on them, boxes of creatures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from gamebook_desktop.games.gamebook.met_foes import MetFoe
from gamebook_desktop.games.gamebook.words_text import arrow, stat_label
from gamebook_desktop.ui import pdf
from gamebook_desktop.ui.design.theme import theme

LINE_HIGH = 74.0
TITLE_HIGH = 62.0
FOES = 12
_SEPARATOR = " · "
_FOE_COLUMNS, _FOE_GAP = 4, 28.0


def title(
    painter: QPainter, left: float, right: float, top: float, text: str, tail: str = ""
) -> None:
    """A heading over a line, with a few quiet words at its end."""
    font, quiet = pdf.face(11.5, caps=True), pdf.small()
    baseline = top + 44
    room = right - left - (pdf.shown_width(tail, quiet) + 20 if tail else 0)
    pdf.put_on(painter, QPointF(left, baseline), pdf.cut(text, font, room), font)
    pdf.put_on(painter, QPointF(right, baseline), tail, quiet, "ink2", ends=True)
    pdf.rule(painter, left, right, top + 58, "ink", pdf.LINE)


def written(painter: QPainter, rect: QRectF, texts: Sequence[tuple[str, str]]) -> None:
    """Texts (each with a mark before it, or "") on ruled lines; the rest is free to write on.

    Each text has its own line where there is room; else they run on, and are cut at the end.
    """
    font, bold = pdf.face(11), pdf.face(11, bold=True)
    count = int(rect.height() / LINE_HIGH)
    indent = max((pdf.shown_width(mark, bold) + 24 for mark, _ in texts if mark), default=0.0)
    room = rect.width() - indent
    lines = list(texts)
    if len(lines) > count or any(pdf.shown_width(text, font) > room for _, text in lines):
        whole = _SEPARATOR.join(f"{mark} {text}".strip() for mark, text in texts)
        lines = [("", line) for line in _run_on(whole, font, rect.width(), count)]
        indent = 0.0
    for at in range(count):
        bottom = rect.top() + (at + 1) * LINE_HIGH
        pdf.rule(painter, rect.left(), rect.right(), bottom)
        if at < len(lines):
            mark, text = lines[at]
            start = QPointF(rect.left() + indent, bottom - 20)
            pdf.put_on(painter, QPointF(rect.left(), start.y()), mark, bold, "rubric")
            pdf.put_on(painter, start, pdf.cut(text, font, rect.width() - indent), font)


def _run_on(text: str, font: QFont, width: float, count: int) -> list[str]:
    """Lines filled word by word; the last takes all that is left."""
    metrics, lines, words = QFontMetricsF(font), [""], text.split()
    for at, word in enumerate(words):
        longer = f"{lines[-1]} {word}".strip()
        if metrics.horizontalAdvance(theme().typeset(longer)) > width and lines[-1]:
            if len(lines) == count:
                lines[-1] = " ".join([lines[-1], *words[at:]])
                break
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def encounters(painter: QPainter, rect: QRectF, foes: Sequence[MetFoe]) -> None:
    """Twelve boxes for creatures; the newest twelve where more were met."""
    rows = FOES // _FOE_COLUMNS
    wide = (rect.width() - (_FOE_COLUMNS - 1) * _FOE_GAP) / _FOE_COLUMNS
    high = (rect.height() - (rows - 1) * _FOE_GAP) / rows
    shown = foes[-FOES:]
    for at in range(FOES):
        row, column = divmod(at, _FOE_COLUMNS)
        left, top = column * (wide + _FOE_GAP), row * (high + _FOE_GAP)
        box = QRectF(rect.left() + left, rect.top() + top, wide, high)
        _encounter(painter, box, shown[at] if at < len(shown) else None)


def _encounter(painter: QPainter, box: QRectF, foe: MetFoe | None) -> None:
    pdf.frame(painter, box, 16, "ink", pdf.LINE)
    inner = box.adjusted(20, 10, -20, -16)
    line = inner.top() + 58
    pdf.rule(painter, inner.left(), inner.right(), line)
    if foe is not None:
        font, number = pdf.face(10.5, bold=True), pdf.face(9)
        room = inner.width() - pdf.shown_width(foe.section, number) - 12
        name = pdf.cut(foe.name, font, room)
        pdf.put_on(painter, QPointF(inner.left(), line - 14), name, font)
        end = QPointF(inner.right(), line - 14)
        pdf.put_on(painter, end, foe.section, number, "rubric", ends=True)
    half = (inner.width() - 20) / 2
    stamina = ""
    if foe is not None:
        stamina = str(foe.stamina) if foe.left == foe.stamina else arrow(foe.stamina, foe.left)
    for at, (name, text) in enumerate(
        (("skill", str(foe.skill) if foe is not None else ""), ("stamina", stamina))
    ):
        cell = QRectF(inner.left() + at * (half + 20), line + 10, half, inner.bottom() - line - 10)
        label = QRectF(cell.left(), cell.top(), cell.width(), 40)
        pdf.put(painter, label, stat_label(name), pdf.face(8.5, caps=True), "ink2")
        field = cell.adjusted(0, 42, 0, 0)
        pdf.frame(painter, field, 8)
        pdf.put(painter, field, text, pdf.face(13), at=pdf.CENTRE)
