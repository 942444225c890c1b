"""Which key was meant: digits on any keyboard, letters, named keys, and whether one is writing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.keys import key_name, writing

Key = Qt.Key
NONE, SHIFT, PAD = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
)


def name(
    key: int, text: str = "", modifiers: Qt.KeyboardModifier = NONE, scan_code: int = 0
) -> str:
    return key_name(
        QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan_code, 0, 0, text, False, 1)
    )


def focus(qtbot: QtBot, widget: QWidget) -> None:
    widget.show()
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)


@pytest.mark.parametrize("digit", "0123456789")
@pytest.mark.parametrize("modifiers", [NONE, PAD, SHIFT])
def test_a_digit_is_a_digit_on_row_and_pad(digit: str, modifiers: Qt.KeyboardModifier) -> None:
    assert name(Key.Key_0 + int(digit), digit, modifiers) == digit


@pytest.mark.parametrize(("text", "digit"), list(zip("&é\"'(-è_çà", "1234567890", strict=True)))
def test_the_french_row_without_shift_is_digits(text: str, digit: str) -> None:
    assert name(0, text) == digit


@pytest.mark.parametrize(
    ("key", "text", "modifiers", "scan_code", "expected"),
    [
        (Key.Key_Minus, "-", PAD, 0, ""),  # the pad's minus is no 6
        (Key.Key_Minus, "-", NONE, 82, ""),  # nor by its place on the keyboard
        (Key.Key_Minus, "-", NONE, 15, "6"),
        (Key.Key_Underscore, "_", SHIFT, 0, ""),
        (Key.Key_Question, "?", SHIFT, 0, "?"),
        (Key.Key_Question, "?", NONE, 0, "?"),
        (Key.Key_C, "c", NONE, 0, "C"),
        (Key.Key_C, "C", SHIFT, 0, "C"),
        (Key.Key_C, "\x03", Qt.KeyboardModifier.ControlModifier, 0, ""),
        (Key.Key_1, "1", Qt.KeyboardModifier.ControlModifier, 0, ""),
        (Key.Key_1, "1", Qt.KeyboardModifier.AltModifier, 0, ""),
        (Key.Key_Return, "\r", NONE, 0, "Enter"),
        (Key.Key_Enter, "\r", PAD, 0, "Enter"),
        (Key.Key_Backspace, "\x08", NONE, 0, "Backspace"),
        (Key.Key_Escape, "\x1b", NONE, 0, "Escape"),
        (Key.Key_Home, "", NONE, 0, "Home"),
        (Key.Key_End, "", PAD, 0, "End"),
        (Key.Key_F2, "", NONE, 0, "F2"),
        (Key.Key_Down, "", NONE, 0, "Down"),
        (Key.Key_Tab, "\t", NONE, 0, ""),
        (Key.Key_Space, " ", NONE, 0, ""),
        (Key.Key_Ntilde, "ñ", NONE, 0, ""),
        (Key.Key_1, "١", NONE, 0, ""),  # an Arabic-Indic digit is none of ours
        (0, "", NONE, 0, ""),
    ],
)
def test_other_keys(
    key: int, text: str, modifiers: Qt.KeyboardModifier, scan_code: int, expected: str
) -> None:
    assert name(key, text, modifiers, scan_code) == expected


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (QLineEdit, True),
        (QPlainTextEdit, True),
        (QTextEdit, True),
        (QPushButton, False),
    ],
)
def test_letters_belong_to_a_field_being_written_in(
    qtbot: QtBot, made: type[QWidget], expected: bool
) -> None:
    widget = made()
    qtbot.addWidget(widget)
    focus(qtbot, widget)
    assert writing() is expected


def test_text_that_is_only_read_is_not_written_in(qtbot: QtBot) -> None:
    for widget in (QTextEdit(), QPlainTextEdit()):
        qtbot.addWidget(widget)
        widget.setReadOnly(True)
        focus(qtbot, widget)
        assert not writing()
