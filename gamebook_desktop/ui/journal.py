"""The log of a play in words, newest first: a list that stays quick however long it grows."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
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
    QVBoxLayout,
    QWidget,
)

from gamebook_desktop.core.journal import Entry, entries
from gamebook_desktop.core.session import Record
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design import paint
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.tokens import JOURNAL
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.field import SearchField
from gamebook_desktop.ui.widgets.label import Label

Index = QModelIndex | QPersistentModelIndex
_MARK, _PAD = 40, 7
RULE = Qt.ItemDataRole.UserRole + 1
MARK = Qt.ItemDataRole.UserRole + 2
TONE = Qt.ItemDataRole.UserRole + 3


class _Model(QAbstractListModel):
    """Lines of the records in force, built once for each record."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._known: list[tuple[Record[Any], tuple[Entry, ...]]] = []
        self._lines: list[Entry] = []
        self._language = ""

    def show(self, controller: Controller) -> None:
        """Follow the log; only what differs is worded again."""
        session = controller.session
        if self._language != theme().language:
            self._known, self._language = [], theme().language
        same = 0
        for (record, _), now in zip(self._known, session.log[: session.cursor], strict=False):
            if record is not now:
                break
            same += 1
        new = session.log[same : session.cursor]
        if same == len(self._known) and not new and self._lines:
            return
        del self._known[same:]
        self._known += [(record, tuple(entries(controller.words, record))) for record in new]
        self.beginResetModel()
        self._lines = [line for _, lines in reversed(self._known) for line in lines]
        self.endResetModel()

    def rowCount(self, _parent: Index | None = None) -> int:
        """How many lines there are."""
        return len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A line: its text, mark, rule and tone."""
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return theme().typeset(line.text)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{line.mark}. {line.text}"
            case _ if role == RULE:
                return line.rule
            case _ if role == MARK:
                return line.mark
            case _ if role == TONE:
                return line.tone
        return None


class _Delegate(QStyledItemDelegate):
    """Mark in the second ink, words wrapped beside it, a hairline under them."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Height of the wrapped words."""
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        room = self._room(option)
        size = paint.wrapped(text, "small", room)
        look = theme()
        return QSize(room + look.px(_MARK), round(size.height()) + 2 * look.px(_PAD) + 1)

    @staticmethod
    def _room(option: QStyleOptionViewItem) -> int:
        """Width of the words: the same whether the bar at the right is needed or not."""
        view, mark = option.widget, theme().px(_MARK)
        if not isinstance(view, QListView):
            return option.rect.width() - mark
        return view.width() - view.verticalScrollBar().sizeHint().width() - mark

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One line."""
        look, rect = theme(), QRect(option.rect)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, look.color("accent_soft"))
        pad = look.px(_PAD)
        mark = QRectF(rect.left(), rect.top() + pad - 3, look.px(_MARK) - 4, rect.height())
        paint.draw_text(painter, mark, str(index.data(MARK)), "strong", "rubric")
        words = QRectF(rect.left() + look.px(_MARK), rect.top() + pad, self._room(option), 1e4)
        tone = {"good": "good", "bad": "bad"}.get(str(index.data(TONE)), "ink")
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        paint.draw_text(painter, words, text, "small", tone)
        line = look.palette.line_width
        painter.fillRect(
            rect.left(), rect.bottom() + 1 - line, rect.width(), line, look.color("line")
        )


class JournalList(QListView):
    """The list of lines. Signal: `rule_activated(id)` on Enter, click or F1."""

    rule_activated = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setProperty("surface", "panel")
        self.setItemDelegate(_Delegate(self))
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.activated.connect(self._on_activated)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter opens the rule; letters and digits stay the play's."""
        if event.text().isprintable() and event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _on_activated(self, index: QModelIndex) -> None:
        if rule := str(index.data(RULE) or ""):
            self.rule_activated.emit(rule)


class JournalView(Themed, QWidget):
    """A filter over the journal. Signal: `rule_activated(id)`."""

    rule_activated = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Model(self)
        self._filtered = QSortFilterProxyModel(self)
        self._filtered.setSourceModel(self._model)
        self._filtered.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.filter = SearchField(QCoreApplication.translate("Journal", "Filter"))
        self.filter.textEdited.connect(self._filtered.setFilterFixedString)
        self.list = JournalList()
        self.list.setModel(self._filtered)
        self.list.rule_activated.connect(self.rule_activated)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme().px(10), 0, 0)
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)

    def refresh(self, controller: Controller) -> None:
        """Follow the play."""
        self.filter.setAccessibleName(QCoreApplication.translate("Journal", "Filter"))
        self.list.setAccessibleName(QCoreApplication.translate("Journal", "Journal"))
        self._model.show(controller)

    def show_mark(self, mark: str) -> None:
        """Select the newest line with this mark and bring it into view."""
        model = self.list.model()
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            if index.data(MARK) == mark:
                self.list.setCurrentIndex(index)
                self.list.scrollTo(index, QListView.ScrollHint.PositionAtTop)
                return

    def restyle(self) -> None:
        """Lines are measured again."""
        self.list.doItemsLayout()
        super().restyle()


class JournalColumn(Card):
    """The journal as a column of its own, where the window is wide enough."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", None, radius=0, parent=parent)
        self._title = Label("", "title")
        self.view = JournalView()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._column.addWidget(self.view, 1)
        self.restyle()

    def refresh(self, controller: Controller) -> None:
        """Follow the play."""
        self._title.setText(QCoreApplication.translate("Journal", "Journal"))
        self.view.refresh(controller)

    def restyle(self) -> None:
        """Width and margins grow with the text."""
        look = theme()
        self.setFixedWidth(look.px(JOURNAL))
        self._column.setContentsMargins(look.px(22), look.px(14), look.px(22), look.px(10))
        super().restyle()
