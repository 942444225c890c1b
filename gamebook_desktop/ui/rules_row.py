"""One line of the list of rules, set and painted: number, title, sentence found, chip."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption

from gamebook_desktop.ui.design import paint
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.desk import RuleEntry
from gamebook_desktop.ui.rules_search import excerpt, hits, number
from gamebook_desktop.ui.widgets.chip import chip_size, paint_chip

NUMBER, PAD, GAP, BAR = 46, 10, 4, 4
EXCERPT_LINES = 2


def decision() -> str:
    """The chip of a rule that this program decided."""
    return QCoreApplication.translate("Rules", "decision")


class RuleRow:
    """The parts of an entry's row, set to a width in pixels; `height` is what they take."""

    def __init__(self, entry: RuleEntry, query: str, width: float) -> None:
        look = theme()
        self.number = number(entry.id)
        self.left = look.px(PAD + BAR) + (look.px(NUMBER) if self.number else 0)
        inner = width - self.left - look.px(PAD)
        self.title = _set(look.typeset(entry.title), look.font("strong"), inner, query, 9)
        words = look.typeset(excerpt(entry, query))
        self.words = _set(words, look.font("small"), inner, query, EXCERPT_LINES)
        self.chip = chip_size(decision()) if entry.ruling else QSize(0, 0)
        self.top = float(look.px(PAD))
        gap = look.px(GAP)
        self.middle = self.top + _height(self.title) + gap / 2
        self.low = self.middle + _height(self.words) + (gap if entry.ruling else 0)
        self.height = self.low + self.chip.height() + look.px(PAD)

    def draw(self, painter: QPainter, at: QPointF) -> None:
        """Number, title, excerpt, chip."""
        look = theme()
        if self.number:
            place = QRectF(at.x() + look.px(PAD + BAR), at.y() + self.top, look.px(NUMBER), 1e3)
            drop = look.fm("strong").ascent() - look.fm("body", bold=True).ascent()
            place.translate(0, drop)
            paint.draw_text(painter, place, self.number, "body", "accent", bold=True)
        painter.setPen(look.color("ink"))
        self.title.draw(painter, at + QPointF(self.left, self.top))
        painter.setPen(look.color("ink2"))
        self.words.draw(painter, at + QPointF(self.left, self.middle))
        if self.chip.height():
            corner = at + QPointF(self.left, self.low)
            chip = QRectF(corner, self.chip.toSizeF())
            paint_chip(paint.smooth(painter), chip, decision(), "", "ink2")


def _set(text: str, font: QFont, width: float, query: str, lines: int) -> QTextLayout:
    """A text on at most so many lines, its hits on the ground of a mark."""
    layout = _laid(text, font, width, query)
    while layout.lineCount() > lines:
        last = layout.lineAt(lines - 1)
        kept = text[: last.textStart() + last.textLength()].removesuffix("…").rstrip()
        if (blank := kept.rfind(" ", last.textStart())) > 0:
            kept = kept[:blank]
        text = f"{kept.rstrip(' ,;:.')}…"
        layout = _laid(text, font, width, query)
    return layout


def _laid(text: str, font: QFont, width: float, query: str) -> QTextLayout:
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setFormats(_marks(text, query))  # before the lines: it throws away those there are
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout


def _marks(text: str, query: str) -> list[QTextLayout.FormatRange]:
    marked = QTextCharFormat()
    marked.setBackground(theme().color("mark"))
    marked.setForeground(theme().color("ink"))
    formats = []
    for start, length in hits(text, query):
        found = QTextLayout.FormatRange()
        found.start, found.length, found.format = start, length, marked
        formats.append(found)
    return formats


def _height(layout: QTextLayout) -> float:
    return layout.boundingRect().height()
