"""What hands do that QTest has no word for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_PLAIN = Qt.KeyboardModifier.NoModifier


def double_click(widget: QWidget) -> None:
    """Press, release, double-click, release: what a window system sends."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(widget, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton)


def hold_key(widget: QWidget, key: Qt.Key) -> None:
    """One repeat of a key held down."""
    QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, key, _PLAIN, "", True))


def type_text(widget: QWidget, text: str) -> None:
    """Type any text, accents included."""
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(widget, QKeyEvent(kind, 0, _PLAIN, letter))
