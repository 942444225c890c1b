"""Small helpers for layouts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLayout, QWidget


def empty(layout: QLayout) -> None:
    """Take everything out of a layout and let its widgets go."""
    while layout.count():
        let_go(layout, 0)


def lay_out() -> None:
    """Place now whatever asked for another place, so that the next paint is the last.

    Left to itself Qt paints between one level of layouts and the next.
    """
    asked: int = QEvent.Type.LayoutRequest.value
    QCoreApplication.sendPostedEvents(None, asked)


def let_go(layout: QLayout, at: int) -> None:
    """Take an item out of a layout and let its widget go."""
    if (widget := put_by(layout, at)) is not None:
        widget.deleteLater()


def put_by(layout: QLayout, at: int) -> QWidget | None:
    """Take an item out of a layout; its widget, now hidden, stays with its parent."""
    item = layout.takeAt(at)
    widget = item.widget() if item is not None else None
    if widget is not None:
        widget.hide()
    return widget
