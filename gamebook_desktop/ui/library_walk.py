"""Arrow keys on the library: they lead to the nearest button in their direction."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gamebook_desktop.ui.widgets.painted_button import PaintedButton

_UP_DOWN = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_ARROWS = (*_UP_DOWN, Qt.Key.Key_Left, Qt.Key.Key_Right)
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def neighbour(here: QRect, others: Sequence[QRect], key: Qt.Key) -> int | None:
    """Position of the nearest rectangle in the direction of an arrow key; None if there is none.

    Up and down lead to the nearest line; left and right stay on the line.
    """
    found = [position for position, other in enumerate(others) if _lies(here, other, key)]
    if not found:
        return None
    if key in _UP_DOWN:
        nearest = others[min(found, key=lambda position: _down(here, others[position]))]
        found = [position for position in found if _level(nearest, others[position])]
    return min(found, key=lambda position: _across(here, others[position]))


class Arrows(QObject):
    """Moves the focus among the visible buttons of an area; buttons have to be watched once."""

    def __init__(self, area: QWidget) -> None:
        super().__init__(area)
        self._area = area

    def watch(self, widget: QWidget) -> None:
        """Let arrow keys work on a button, or on all buttons in a widget."""
        inside = widget.findChildren(PaintedButton)
        for button in [widget, *inside] if isinstance(widget, PaintedButton) else inside:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """An arrow key goes to the neighbour, and no further than the last one."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key = Qt.Key(event.key())
        if key not in _ARROWS or event.modifiers() & _COMMANDS or not isinstance(watched, QWidget):
            return False
        buttons = [
            button
            for button in self._area.findChildren(PaintedButton)
            if button is not watched and button.isVisibleTo(self._area)
        ]
        found = neighbour(self._place(watched), [self._place(b) for b in buttons], key)
        if found is not None:
            buttons[found].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _place(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._area, QPoint(0, 0)), widget.size())


def _lies(here: QRect, other: QRect, key: Qt.Key) -> bool:
    match key:
        case Qt.Key.Key_Up:
            return other.bottom() < here.top()
        case Qt.Key.Key_Down:
            return other.top() > here.bottom()
        case Qt.Key.Key_Left:
            return _level(here, other) and other.right() < here.left()
        case Qt.Key.Key_Right:
            return _level(here, other) and other.left() > here.right()
    return False


def _level(here: QRect, other: QRect) -> bool:
    return other.top() <= here.bottom() and here.top() <= other.bottom()


def _down(here: QRect, other: QRect) -> int:
    return abs(here.center().y() - other.center().y())


def _across(here: QRect, other: QRect) -> int:
    return abs(here.center().x() - other.center().x())
