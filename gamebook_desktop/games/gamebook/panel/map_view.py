"""The map itself: one painted surface, walked with the arrows, dragged, zoomed.

It is a list view in Qt's eyes, so that screen readers find every section on it, with name,
place and focus; layout and painting are its own.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QListView, QWidget

from gamebook_desktop.games.gamebook.panel.map_ground import MapGround
from gamebook_desktop.games.gamebook.panel.map_model import Index, SectionModel
from gamebook_desktop.games.gamebook.panel.map_paint import (
    LAYER,
    MapPainter,
)
from gamebook_desktop.games.gamebook.section_graph import Direction, SectionNode
from gamebook_desktop.ui.design.paint import FOCUS_WIDTH, smooth
from gamebook_desktop.ui.design.theme import Themed, theme

EDGE = 16  # around the whole map
OFFERS = 0.9  # layers beyond the reader's section that are brought into view with it
ZOOMS = (0.25, 0.35, 0.5, 0.7, 0.85, 1.0, 1.25, 1.6, 2.0)
_ARROWS: dict[int, Direction] = {
    Qt.Key.Key_Down: "down",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
}
_PLAIN = ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)


class MapView(Themed, QListView):
    """The map of a model. Signals: `opened(id)` on Enter, Space or double click;
    `menu_requested(id, global point)`.
    """

    opened = Signal(str)
    menu_requested = Signal(str, QPoint)
    focus_margin = -3

    def __init__(self, model: SectionModel, ground: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._token = model, ground
        self._zoom = ZOOMS.index(1.0)
        self.links_shown = True
        self._grabbed: QPoint | None = None
        self._dragged = False
        self._ground = MapGround(self._new_painter())
        self.setModel(model)
        self.setProperty("surface", ground)
        self.setCornerWidget(QWidget())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(False)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.viewport().setAutoFillBackground(False)

    # ------------------------------------------------------------------ for its owner
    def show_graph(self) -> None:
        """The model has another map."""
        self._ground.show_graph(self._model.graph)
        self._resize()

    def section(self) -> str:
        """The section one stands at."""
        node = self._model.node(self.currentIndex())
        return node.id if node is not None else ""

    def stand_at(self, section: str) -> None:
        """Choose a section and bring it into view."""
        index = self._model.index_of(section)
        if index.isValid():
            self.setCurrentIndex(index)

    def show_here(self) -> None:
        """Bring the reader's place into view, with what is offered below it."""
        node = self._model.graph.by_id.get(self._model.graph.here)
        if node is not None:
            below = OFFERS * LAYER * self._ground.painter.unit
            self._bring(self._reach(node).adjusted(-below, -below, below, below))

    def show_links(self, shown: bool) -> None:
        """Whether the lines between sections are drawn."""
        self.links_shown = shown
        self.viewport().update()

    def zoom(self, step: int) -> None:
        """Nearer or farther by so many steps; the section one stands at stays in its place."""
        wanted = max(0, min(len(ZOOMS) - 1, self._zoom + step))
        if wanted == self._zoom:
            return
        node = self._model.node(self.currentIndex())
        before = self._on_screen(node) if node is not None else None
        self._zoom = wanted
        self._resize()
        if node is not None and before is not None:
            moved = (self._on_screen(node) - before).toPoint()
            self._scroll_by(moved.x(), moved.y())

    # ------------------------------------------------------------------ what a view answers
    def visualRect(self, index: Index) -> QRect:
        """A section's outline, in the pixels of the viewport."""
        node = self._model.node(index)
        if node is None:
            return QRect()
        return self._ground.painter.box(node).translated(self._origin()).toAlignedRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The section at a point of the viewport."""
        node = self._ground.node_at(QPointF(point) - self._origin())
        return self._model.index_of(node.id) if node is not None else QModelIndex()

    def scrollTo(
        self,
        index: Index,
        _hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a section into view."""
        node = self._model.node(index)
        if node is not None:
            self._bring(self._reach(node))

    def horizontalOffset(self) -> int:
        """Pixels scrolled to the right."""
        return self.horizontalScrollBar().value()

    def verticalOffset(self) -> int:
        """Pixels scrolled down."""
        return self.verticalScrollBar().value()

    def isIndexHidden(self, _index: Index) -> bool:
        """Every section is on the map."""
        return False

    def doItemsLayout(self) -> None:
        """Sections have their places already."""
        self.updateGeometries()
        self.viewport().update()

    def updateGeometries(self) -> None:
        """What can be scrolled."""
        port = self.viewport().size()
        whole = self._bounds().size()
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        for bar, length, room in (
            (across, whole.width(), port.width()),
            (down, whole.height(), port.height()),
        ):
            bar.setRange(0, max(0, math.ceil(length) - room))
            bar.setPageStep(room)
            bar.setSingleStep(max(1, round(LAYER * self._ground.painter.unit / 2)))

    def sizeHint(self) -> QSize:
        """As much as there is room for."""
        look = theme()
        return QSize(look.px(300), look.px(300))

    def minimumSizeHint(self) -> QSize:
        """A few sections."""
        look = theme()
        return QSize(look.px(120), look.px(120))

    def restyle(self) -> None:
        """Sizes and colours anew."""
        self._resize()
        self.show_here()
        super().restyle()

    # ------------------------------------------------------------------ hands
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk linked sections; what is not the map's own goes on to the play."""
        key, text = event.key(), event.text()
        if event.modifiers() & _PLAIN:
            event.ignore()
        elif key in _ARROWS:
            self._walk(_ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat() and self.section():
                self.opened.emit(self.section())
        elif key == Qt.Key.Key_Home:
            self.stand_at(self._model.graph.here)
            self.show_here()
        elif text in ("+", "=", "-"):
            self.zoom(-1 if text == "-" else 1)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            room = self.viewport().height() * 3 // 4
            self._scroll_by(0, room if key == Qt.Key.Key_PageDown else -room)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the map."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._grabbed, self._dragged = event.position().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag it along."""
        if self._grabbed is None:
            return
        moved = self._grabbed - event.position().toPoint()
        if self._dragged or moved.manhattanLength() >= QApplication.startDragDistance():
            self._dragged = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._grabbed = event.position().toPoint()
            self._scroll_by(moved.x(), moved.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go; without a drag it was a click, which chooses a section."""
        if self._grabbed is not None and not self._dragged:
            index = self.indexAt(event.position().toPoint())
            if index.isValid():
                self.setCurrentIndex(index)
        self._grabbed = None
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open a section."""
        node = self._model.node(self.indexAt(event.position().toPoint()))
        if node is not None:
            self.opened.emit(node.id)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Pan; with Ctrl it is the text size, which is not ours."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not event.angleDelta().x():
            self._scroll_by(-event.angleDelta().y(), 0)
        else:
            delta = event.pixelDelta() if event.hasPixelDelta() else event.angleDelta()
            self._scroll_by(-delta.x(), -delta.y())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the section under the pointer, or of the one one stands at."""
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            index, place = self.indexAt(event.pos()), event.globalPos()
            if not index.isValid():
                return
            self.setCurrentIndex(index)
        else:
            box = self.visualRect(self.currentIndex())
            place = self.viewport().mapToGlobal(box.bottomLeft())
        if self.section():
            self.menu_requested.emit(self.section(), place)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Paint both."""
        super().currentChanged(current, previous)
        for index in (previous, current):
            self._update_around(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the reader's place in view."""
        self.updateGeometries()
        self.show_here()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Only what comes into view is painted."""
        self.viewport().scroll(dx, dy)

    # ------------------------------------------------------------------ painting
    def paintEvent(self, event: QPaintEvent) -> None:
        """What of the map lies within the part to paint."""
        painter, look = smooth(QPainter(self.viewport())), theme()
        painter.fillRect(event.rect(), look.color(self._token))
        origin = self._origin()
        painter.translate(origin)
        parts = [QRectF(rect).translated(-origin) for rect in _rects(event.region())]
        links = self._ground.links_in(parts) if self.links_shown else []
        nodes = self._ground.nodes_in(parts)
        self._ground.painter.paint(painter, self._model.graph, nodes, links)
        chosen = self._model.node(self.currentIndex())
        if chosen is not None and self.hasFocus():
            out = FOCUS_WIDTH + 1.0
            ring = self._ground.painter.box(chosen).adjusted(-out, -out, out, out)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.color("focus"), FOCUS_WIDTH))
            painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2)

    # ------------------------------------------------------------------ inside
    def _new_painter(self) -> MapPainter:
        look = theme()
        return MapPainter(
            look.metrics.scale * ZOOMS[self._zoom],
            look.color,
            look.font("subtitle"),
            look.font("strong"),
            ground=self._token,
            line=look.palette.line_width,
        )

    def _resize(self) -> None:
        """The size in force has changed, or the map has."""
        self._ground.painter = self._new_painter()
        self.updateGeometries()
        self.viewport().update()

    def _bounds(self) -> QRectF:
        """The whole map with room around it."""
        edge = theme().px(EDGE)
        return self._ground.bounds().adjusted(-edge, -edge, edge, edge)

    def _reach(self, node: SectionNode) -> QRectF:
        """A section with its badges and focus, in the pixels of the viewport."""
        return self._ground.reach(node).translated(self._origin())

    def _origin(self) -> QPointF:
        """Where the first section's centre lies in the viewport; a small map is centred."""
        bounds = self._bounds()
        spare = max(0.0, self.viewport().width() - bounds.width()) / 2
        x = spare - bounds.left() - self.horizontalOffset()
        return QPointF(round(x), round(-bounds.top() - self.verticalOffset()))

    def _on_screen(self, node: SectionNode) -> QPointF:
        return self._ground.painter.centre(node) + self._origin()

    def _walk(self, direction: Direction) -> None:
        if target := self._model.graph.step(self.section(), direction):
            self.stand_at(target)

    def _bring(self, place: QRectF) -> None:
        """Scroll as little as needed; what is too large is centred."""
        port = self.viewport().size()
        self._scroll_by(
            _shift(place.left(), place.right(), port.width()),
            _shift(place.top(), place.bottom(), port.height()),
        )

    def _scroll_by(self, dx: int, dy: int) -> None:
        for bar, by in ((self.horizontalScrollBar(), dx), (self.verticalScrollBar(), dy)):
            bar.setValue(bar.value() + by)

    def _update_around(self, index: Index) -> None:
        node = self._model.node(index)
        if node is not None:
            self.viewport().update(self._reach(node).toAlignedRect())


def _rects(region: QRegion) -> Iterable[QRect]:
    """The rectangles that a region is made of."""
    return cast(Iterable[QRect], region)


def _shift(low: float, high: float, room: int) -> int:
    """How far to scroll so that a stretch is in view."""
    if high - low > room:
        return round((low + high - room) / 2)
    return math.floor(min(0.0, low)) + math.ceil(max(0.0, high - room))
