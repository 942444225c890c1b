"""The list of rules: number, title, the sentence found, hits marked."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
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
from gamebook_desktop.ui.rules_row import BAR, GAP, PAD, RuleRow, decision
from gamebook_desktop.ui.rules_search import number

Index = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole + 1
HEADING = 30


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


class _Delegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As tall as its words at the list's width."""
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        line: Line = index.data(LINE)
        if line.entry is None:
            return QSize(width, theme().px(HEADING))
        return QSize(width, math.ceil(RuleRow(line.entry, _query(index), width).height))

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
        RuleRow(line.entry, _query(index), rect.width()).draw(painter, rect.topLeft())
        thin = look.palette.line_width
        under = QRectF(rect.left(), rect.bottom() - thin, rect.width(), thin)
        painter.fillRect(under, look.color("line"))


def _query(index: Index) -> str:
    model = index.model()
    return model.query if isinstance(model, RulesModel) else ""


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
