"""Faults one would see or hear: cut words, widgets on top of each other, focus without a name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea, QScrollBar, QWidget

from gamebook_desktop.ui.widgets.drawer import Drawer
from gamebook_desktop.ui.widgets.focus_ring import _Ring
from gamebook_desktop.ui.widgets.section_number import SectionNumber

_SLACK = 1
_OVER = (Drawer, SectionNumber, QScrollBar, _Ring)
_MARKUP = re.compile(r"<[a-z/]")


def cut_words(root: QWidget) -> list[str]:
    """Labels and buttons that have less room than their words need."""
    return [fault for widget in _shown(root) for fault in _cut(widget)]


def overlaps(root: QWidget) -> list[str]:
    """Visible siblings that lie on each other."""
    found = []
    for parent in [root, *_shown(root)]:
        children = [
            child
            for child in parent.children()
            if isinstance(child, QWidget) and child.isVisible() and not _floats(child)
        ]
        for one, other in combinations(children, 2):
            common = one.geometry().intersected(other.geometry())
            if common.width() > _SLACK and common.height() > _SLACK:
                found.append(f"{_named(one)} and {_named(other)} in {_named(parent)}: {common}")
    return found


def hidden_sideways(root: QWidget) -> list[str]:
    """Scrolled contents wider than what shows them, where nobody can scroll sideways."""
    found = []
    for area in _shown(root):
        content = area.widget() if isinstance(area, QScrollArea) else None
        if isinstance(area, QScrollArea) and content is not None:
            spare = area.viewport().width() - content.width()
            if spare < -_SLACK:
                found.append(f"{_named(area)}: {-spare} too wide")
    return found


def nameless(root: QWidget) -> list[str]:
    """Whatever takes the focus and has no accessible name, or markup in what is spoken."""
    found = []
    for widget in _shown(root):
        if not widget.focusPolicy() & Qt.FocusPolicy.TabFocus or widget.focusProxy() is not None:
            continue
        spoken = QAccessible.queryAccessibleInterface(widget)
        assert spoken is not None
        name = spoken.text(QAccessible.Text.Name)
        description = spoken.text(QAccessible.Text.Description)
        if not name.strip():
            found.append(f"{_named(widget)} has no name")
        if _MARKUP.search(name + description):
            found.append(f"{_named(widget)} speaks markup: {name} {description}")
    return found


def _shown(root: QWidget) -> Iterator[QWidget]:
    for widget in root.findChildren(QWidget):
        if widget.isVisible() and not widget.isWindow():
            yield widget


def _floats(widget: QWidget) -> bool:
    return isinstance(widget, _OVER)


def _named(widget: QWidget) -> str:
    words = getattr(widget, "text", lambda: "")()
    return f"{type(widget).__name__}({str(words)[:40]!r})"


def _cut(widget: QWidget) -> Iterator[str]:
    size = widget.size()
    if isinstance(widget, QLabel) and widget.text():
        if getattr(widget, "_elide", False):
            return
        if widget.wordWrap():
            need = widget.heightForWidth(size.width())
            if need > size.height() + _SLACK:
                yield f"{_named(widget)}: {size.height()} high, needs {need}"
        hint = widget.minimumSizeHint()
        if hint.width() > size.width() + _SLACK or hint.height() > size.height() + _SLACK:
            yield f"{_named(widget)}: {size.toTuple()}, needs {hint.toTuple()}"
    elif isinstance(widget, QAbstractButton):
        least = widget.minimumSizeHint()
        height = least.height()
        if widget.hasHeightForWidth() or hasattr(widget, "natural_width"):
            height = max(height, widget.heightForWidth(size.width()))
        if least.width() > size.width() + _SLACK or height > size.height() + _SLACK:
            yield f"{_named(widget)}: {size.toTuple()}, needs {(least.width(), height)}"
    yield from _outside(widget)


def _outside(widget: QWidget) -> Iterator[str]:
    """A widget that its parent cuts off."""
    parent = widget.parentWidget()
    if parent is None or isinstance(parent.parentWidget(), QScrollArea) or _floats(widget):
        return
    place = QRect(QPoint(0, 0), parent.size()).adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK)
    if not place.contains(widget.geometry()):
        where = f"{widget.geometry().getRect()} in {parent.size().toTuple()}"
        yield f"{_named(widget)} sticks out of {_named(parent)}: {where}"
