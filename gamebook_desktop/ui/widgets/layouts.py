"""Small helpers for layouts."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout


def empty(layout: QLayout) -> None:
    """Take everything out of a layout and let its widgets go."""
    while layout.count():
        let_go(layout, 0)


def let_go(layout: QLayout, at: int) -> None:
    """Take an item out of a layout and let its widget go."""
    item = layout.takeAt(at)
    widget = item.widget() if item is not None else None
    if widget is not None:
        widget.hide()
        widget.deleteLater()
