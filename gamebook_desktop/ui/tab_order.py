"""Tab goes through a window in the order one reads it, whatever was built first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLayout, QWidget

from gamebook_desktop.ui.widgets.choice_list import ChoiceList


def stops(root: QWidget) -> Iterator[QWidget]:
    """What Tab stops at in a widget, as its layouts order it; a list of choices is one stop."""
    if not root.isVisible() or not root.isEnabled():
        return
    if isinstance(root, ChoiceList):
        if (choice := root.tab_stop()) is not None:
            yield choice
        return
    if root.focusPolicy() & Qt.FocusPolicy.TabFocus and root.focusProxy() is None:
        yield root
    for child in _children(root):
        yield from stops(child)


def move_focus(regions: Iterable[QWidget], *, back: bool) -> bool:
    """Give the focus to the next stop of these regions, or the one before; whether there is one."""
    order = [stop for region in regions for stop in stops(region)]
    here = QApplication.focusWidget()
    if not order or order == [here]:
        return False
    step = -1 if back else 1
    at = order.index(here) if here in order else (0 if back else -1)
    reason = Qt.FocusReason.BacktabFocusReason if back else Qt.FocusReason.TabFocusReason
    order[(at + step) % len(order)].setFocus(reason)
    return True


def first_stop(region: QWidget) -> QWidget | None:
    """Where Tab enters a region."""
    return next(stops(region), None)


def _children(widget: QWidget) -> Iterator[QWidget]:
    """Laid out children in their order, then the others."""
    layout = widget.layout()
    placed = list(_laid_out(layout)) if layout is not None else []
    yield from placed
    for child in widget.children():
        if isinstance(child, QWidget) and not child.isWindow() and child not in placed:
            yield child


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    for at in range(layout.count()):
        item = layout.itemAt(at)
        if item is None:
            continue
        if (widget := item.widget()) is not None:
            yield widget
        elif (inner := item.layout()) is not None:
            yield from _laid_out(inner)
