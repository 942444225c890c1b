"""Where a key goes that no widget wanted: the open question, the panel, the frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from gamebook_desktop.ui.keys import key_name, writing
from gamebook_desktop.ui.tab_order import first_stop, move_focus
from gamebook_desktop.ui.widgets.drawer import Drawer

if TYPE_CHECKING:
    from gamebook_desktop.ui.main_window import MainWindow

_REPEATED = ("Up", "Down", "Left", "Right")
"""Keys that act again while they are held."""


class WindowKeys:
    """The keys, the wheel and the way of the focus through a window."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def press(self, event: QKeyEvent) -> bool:
        """Use a key that no widget wanted; whether anything wanted it."""
        name = key_name(event)
        if not name or (event.isAutoRepeat() and name not in _REPEATED):
            return False
        return self._take(name)

    def turn_wheel(self, event: QWheelEvent) -> bool:
        """Change the text size by Ctrl and the wheel; whether it was that."""
        turned = event.angleDelta().y()
        if not turned or not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        self._window.commands.text_size.step(1 if turned > 0 else -1)
        return True

    def walk(self, step: int) -> None:
        """Give the focus to the next region that can take it."""
        places, here = self.regions(), QApplication.focusWidget()
        at = next((i for i, place in enumerate(places) if here and place.isAncestorOf(here)), -1)
        for offset in range(1, len(places) + 1):
            target = first_stop(places[(at + step * offset) % len(places)])
            if target is not None:
                target.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def tab(self, *, back: bool) -> bool:
        """Go on as one reads, and stay in a drawer until that is closed."""
        here = QApplication.focusWidget()
        drawers = [d for d in self._window.findChildren(Drawer) if here and d.isAncestorOf(here)]
        return move_focus(drawers or self.regions(), back=back)

    def enter(self, region: QWidget) -> None:
        """Give the focus to the first stop of a region."""
        if (target := first_stop(region)) is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def regions(self) -> list[QWidget]:
        """The regions in sight, in the order one reads them."""
        window = self._window
        found = window.current()
        places: list[QWidget] = [window.library]
        if found is not None:
            from gamebook_desktop.ui.frame import regions

            places = regions(found[1])
        drawers = [d for d in window.findChildren(Drawer) if d.parent() is window.centralWidget()]
        places += [*drawers, window.line, window.top, window.rail]
        return [place for place in places if place.isVisible()]

    def _take(self, name: str) -> bool:
        window = self._window
        if name == "Escape":
            return _escape(window)
        found = window.current()
        if found is None:
            return not writing() and window.library.key(name)
        play, frame = found
        letter = name.isalpha() and len(name) == 1
        if writing() or (letter and not window.desk.settings.single_keys):
            return False
        if frame.question.key(name):
            return True
        if play.panel.takes_first(name):
            return play.panel.key(name)
        if name == "Backspace":
            return play.controller.take_back()
        if name == "F":
            frame.toggle_side()
            return True
        if name == "?":
            _why(window)
            return True
        return play.panel.key(name)


def _escape(window: MainWindow) -> bool:
    """Close what lies over the play, else leave the field one writes in."""
    for drawer in (window.rules_drawer, window.settings_drawer):
        if drawer.is_open():
            drawer.close_drawer()
            return True
    if window.commands.close_drawer():
        return True
    found = window.current()
    if found is not None and found[1].close_drawer():
        return True
    if writing():
        window.focus_home()
        return True
    return False


def _why(window: MainWindow) -> None:
    """Open the rule behind the line shown, or else of the current step."""
    found = window.current()
    rule = window.line.rule()
    if not rule and found is not None:
        rule = next(iter(found[0].panel.governing_rules()), "")
    if rule:
        window.show_rule(rule)
