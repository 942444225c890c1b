"""The list of rules: number, title, the sentence found, hits marked."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from gamebook_desktop.ui.design import paint
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.desk import RuleEntry
from gamebook_desktop.ui.rules_search import excerpt, hits, number
from gamebook_desktop.ui.widgets.chip import chip_size, paint_chip

Index = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole + 1
NUMBER, PAD, GAP, BAR, HEADING = 46, 10, 4, 4, 30
EXCERPT_LINES = 2


class Line(NamedTuple):
    """One row: an entry, or a heading where there is none."""

    heading: str = ""
    entry: RuleEntry | None = None
    here: bool = False


class RulesModel(QAbstractListModel):
    """Entries under their headings, and the query whose hits are marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Line] = []
        self.query = ""

    def show(self, groups: Sequence[tuple[str, Sequence[RuleEntry]]], query: str) -> None:
        """Show groups of entries, each under its heading ("" for none)."""
        self.beginResetModel()
        self.query = query
        self._lines = []
        for heading, entries in groups:
            if heading and entries:
                self._lines.append(Line(heading))
            self._lines += [Line(entry=entry) for entry in entries]
        self.endResetModel()

    def rowCount(self, _parent: Index | None = None) -> int:
        """How many rows there are."""
        return len(self._lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings cannot be chosen."""
        if self._lines[index.row()].entry is None:
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A row; a screen reader gets number, title and whether we decided it."""
        line = self._lines[index.row()]
        if role == LINE:
            return line
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if line.entry is None:
            return line.heading
        said = [number(line.entry.id), theme().typeset(line.entry.title)]
        if line.entry.ruling:
            said.append(decision())
        return ", ".join(part for part in said if part)

    def row_of(self, rule: str) -> int:
        """The row of an entry, -1 if it is not shown."""
        rows = (at for at, line in enumerate(self._lines) if line.entry and line.entry.id == rule)
        return next(rows, -1)


def decision() -> str:
    """The chip of a rule that this program decided."""
    return QCoreApplication.translate("Rules", "decision")


class _Delegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As tall as its words at the list's width."""
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        line: Line = index.data(LINE)
        if line.entry is None:
            return QSize(width, theme().px(HEADING))
        return QSize(width, math.ceil(_Row(line.entry, _query(index), width).height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A heading, or an entry with a bar at its left where one is."""
        look, rect = theme(), QRectF(option.rect)
        line: Line = index.data(LINE)
        if line.entry is None:
            flags = int(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
            words = rect.adjusted(look.px(PAD + BAR), 0, 0, -look.px(GAP))
            text = look.typeset(line.heading)
            paint.draw_text(painter, words, text, "caption", "ink2", bold=True, flags=flags)
            return
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, look.color("accent_soft"))
        if chosen:
            bar = QRectF(rect.left(), rect.top(), look.px(BAR), rect.height())
            painter.fillRect(bar, look.color("accent"))
        _Row(line.entry, _query(index), rect.width()).draw(painter, rect.topLeft())
        thin = look.palette.line_width
        under = QRectF(rect.left(), rect.bottom() - thin, rect.width(), thin)
        painter.fillRect(under, look.color("line"))


def _query(index: Index) -> str:
    model = index.model()
    return model.query if isinstance(model, RulesModel) else ""


class _Row:
    """The parts of an entry's row, set to a width."""

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
    layout = _laid(QTextLayout(text, font), width)
    while layout.lineCount() > lines:
        last = layout.lineAt(lines - 1)
        kept = text[: last.textStart() + last.textLength()].removesuffix("…").rstrip()
        if (blank := kept.rfind(" ", last.textStart())) > 0:
            kept = kept[:blank]
        text = f"{kept.rstrip(' ,;:.')}…"
        layout = _laid(QTextLayout(text, font), width)
    marked = QTextCharFormat()
    marked.setBackground(theme().color("mark"))
    marked.setForeground(theme().color("ink"))
    formats = []
    for start, length in hits(text, query):
        found = QTextLayout.FormatRange()
        found.start, found.length, found.format = start, length, marked
        formats.append(found)
    layout.setFormats(formats)
    return layout


def _laid(layout: QTextLayout, width: float) -> QTextLayout:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout


def _height(layout: QTextLayout) -> float:
    return layout.boundingRect().height()


class RulesList(Themed, QListView):
    """The list. Signals: `chosen(id)` by click or Enter, `left_upwards()` above its first entry."""

    chosen = Signal(str)
    left_upwards = Signal()
    focus_margin = -3

    def __init__(self, model: RulesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setModel(model)
        self.setItemDelegate(_Delegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.clicked.connect(self._on_clicked)

    def choose(self, rule: str) -> None:
        """Stand at an entry, or at the first if it is not shown; no signal."""
        row = self._model.row_of(rule)
        rows = range(self._model.rowCount()) if row < 0 else [row]
        for at in rows:
            index = self._model.index(at)
            if index.flags() & Qt.ItemFlag.ItemIsSelectable:
                self.setCurrentIndex(index)
                self.scrollTo(index)
                return

    def rule(self) -> str:
        """The entry one stands at, "" for none."""
        index = self.currentIndex()
        line = index.data(LINE) if index.isValid() else None
        return line.entry.id if line is not None and line.entry is not None else ""

    def restyle(self) -> None:
        """Rows are measured again."""
        self.doItemsLayout()
        super().restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens; above the first entry lies the search; letters are not ours."""
        before = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_clicked(self.currentIndex())
        elif event.text().isprintable() and event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)
            if event.key() == Qt.Key.Key_Up and self.currentIndex().row() == before:
                self.left_upwards.emit()

    def _on_clicked(self, _index: QModelIndex) -> None:
        if rule := self.rule():
            self.chosen.emit(rule)
