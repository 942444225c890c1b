"""The window with a play, and its commands at hand."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gamebook_desktop.ui.commands import Commands
from tests.ui.window import Screen

SECTIONS: dict[Any, Any] = {
    1: {"title": "La cour", "choices": [{"text": "Là.", "to": 2}]},
    2: {"choices": [{"text": "Retour.", "to": 1}]},
}
CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
NONE = Qt.KeyboardModifier.NoModifier
IN_PLAY = {
    "close",
    "bookmark",
    "restart",
    "export",
    "papers",
    "sheet",
    "rule",
}


def commands(shown: Screen) -> Commands:
    return shown.window.commands


def press(shown: Screen, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """A key as the window system sends it: shortcuts first, then the window, then the widget."""
    handle = shown.window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, modifiers)
    QApplication.processEvents()


def text_of(shown: Screen, name: str) -> str:
    return commands(shown).actions[name].text()


def enabled(shown: Screen) -> set[str]:
    return {name for name, action in commands(shown).actions.items() if action.isEnabled()}
