"""The sections of the map as a list: number, heading and what happened there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from gamebook_desktop.games.gamebook.panel.map_model import (
    FACTS,
    NODE,
    TITLE,
    Index,
    SectionModel,
)
from gamebook_desktop.games.gamebook.panel.map_words import BADGES
from gamebook_desktop.games.gamebook.section_graph import SectionNode
from gamebook_desktop.ui.design import paint
from gamebook_desktop.ui.design.theme import Themed, theme

_INSET, _NUMBER, _PAD, _ICON, _GAP = 10, 52, 8, 18, 6
TOP_LEFT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft


class _Delegate(QStyledItemDelegate):
    """Number in the second ink, heading over facts, badges at the right, a hairline below."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Height of the wrapped words."""
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        parts = self._parts(index, width)
        high = sum(paint.wrapped(text, role, room).height() for text, role, _, room in parts)
        return QSize(width, round(high) + 2 * theme().px(_PAD) + 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One section."""
        look, rect = theme(), QRectF(option.rect)
        node: SectionNode = index.data(NODE)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, look.color("accent_soft"))
        x, y = rect.left(), rect.top() + look.px(_PAD)
        parts = self._parts(index, int(rect.width()))
        drop = look.fm("strong").ascent() - look.fm(parts[0][1]).ascent()
        number = QRectF(x + look.px(_INSET), y - drop, look.px(_NUMBER), rect.height())
        token = "rubric" if node.read else "ink2"
        paint.draw_text(painter, number, node.id, "strong", token, flags=int(TOP_LEFT))
        for text, role, token, room in parts:
            high = paint.wrapped(text, role, room).height()
            place = QRectF(x + look.px(_INSET + _NUMBER), y, room, high + 2)
            paint.draw_text(painter, place, text, role, token)
            y += high
        self._badges(painter, rect, node)
        line = look.palette.line_width
        under = QRectF(rect.left(), rect.bottom() - line, rect.width(), line)
        painter.fillRect(under, look.color("line"))

    @staticmethod
    def _parts(index: Index, width: int) -> list[tuple[str, str, str, float]]:
        """Heading and facts: words, role, colour, room in pixels."""
        look = theme()
        node: SectionNode = index.data(NODE)
        icons = len(node.badges) * look.px(_ICON + _GAP)
        room = max(1.0, width - look.px(2 * _INSET + _NUMBER) - icons)
        title = look.typeset(index.data(TITLE))
        told = look.typeset(index.data(FACTS))
        parts = [(title, "body", "ink", room)] if title else []
        return [*parts, (told[:1].upper() + told[1:], "small", "ink2", room)]

    @staticmethod
    def _badges(painter: QPainter, rect: QRectF, node: SectionNode) -> None:
        look = theme()
        side = look.px(_ICON)
        x = rect.right() - look.px(_INSET) - side
        for badge, icon, token in reversed(BADGES):
            if badge in node.badges:
                place = QRectF(x, rect.top() + look.px(_PAD), side, side)
                paint.paint_icon(painter, icon, place, token)
                x -= side + look.px(_GAP)


class MapList(Themed, QListView):
    """The list of a model. Signals: `opened(id)` on Enter, Space or double click;
    `menu_requested(id, global point)`.
    """

    opened = Signal(str)
    menu_requested = Signal(str, QPoint)
    focus_margin = -3

    def __init__(self, model: SectionModel, ground: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setModel(model)
        self.setItemDelegate(_Delegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("surface", ground)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.doubleClicked.connect(self._on_double_clicked)

    def section(self) -> str:
        """The section one stands at."""
        node = self._model.node(self.currentIndex())
        return node.id if node is not None else ""

    def stand_at(self, section: str) -> None:
        """Choose a section and bring it into view."""
        index = self._model.index_of(section)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def restyle(self) -> None:
        """Rows are measured again."""
        self.doItemsLayout()
        super().restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words wrap anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End walk, Enter opens; letters and digits stay the play's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat() and self.section():
                self.opened.emit(self.section())
        elif event.text().isprintable() and event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the section under the pointer, or of the one one stands at."""
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            place = event.globalPos()
        else:
            box = self.visualRect(self.currentIndex())
            place = self.viewport().mapToGlobal(box.bottomLeft())
        if self.section():
            self.menu_requested.emit(self.section(), place)

    def _on_double_clicked(self, index: Index) -> None:
        node = self._model.node(index)
        if node is not None:
            self.opened.emit(node.id)
