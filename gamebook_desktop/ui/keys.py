"""Which key was meant: digits on any keyboard, letters, and the named keys of the interface."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QTextEdit

_AZERTY = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))
_DIGIT_ROW = range(2, 12) if sys.platform == "win32" else range(10, 20)
_NAMED = {
    Qt.Key.Key_Return: "Enter",
    Qt.Key.Key_Enter: "Enter",
    Qt.Key.Key_Backspace: "Backspace",
    Qt.Key.Key_Escape: "Escape",
    Qt.Key.Key_Home: "Home",
    Qt.Key.Key_End: "End",
    Qt.Key.Key_F1: "F1",
    Qt.Key.Key_F2: "F2",
    Qt.Key.Key_F10: "F10",
    Qt.Key.Key_Left: "Left",
    Qt.Key.Key_Right: "Right",
    Qt.Key.Key_Up: "Up",
    Qt.Key.Key_Down: "Down",
}
_NOT_THE_ROW = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def key_name(event: QKeyEvent) -> str:
    """ "1" to "9", "0", "A" to "Z", "?", or a named key; "" for anything else, or with Ctrl or Alt.

    The unshifted digit row of a French keyboard counts as digits, and so does the numeric pad.
    """
    if event.modifiers() & _COMMANDS:
        return ""
    if (named := _NAMED.get(Qt.Key(event.key()))) is not None:
        return named
    text = event.text()
    if text.isdigit() and text.isascii():
        return text
    if text in _AZERTY and not event.modifiers() & _NOT_THE_ROW and _on_digit_row(event):
        return _AZERTY[text]
    if text == "?":
        return "?"
    return text.upper() if len(text) == 1 and text.isascii() and text.isalpha() else ""


def writing() -> bool:
    """Whether a text field has the focus, so that letters belong to it.

    A field of figures may let them pass (`lets_letters_pass`).
    """
    widget = QApplication.focusWidget()
    if getattr(widget, "lets_letters_pass", False):
        return False
    if isinstance(widget, QTextEdit | QPlainTextEdit):
        return not widget.isReadOnly()
    return isinstance(widget, QLineEdit | QAbstractSpinBox)


def _on_digit_row(event: QKeyEvent) -> bool:
    code = event.nativeScanCode()
    return code == 0 or sys.platform == "darwin" or code in _DIGIT_ROW
