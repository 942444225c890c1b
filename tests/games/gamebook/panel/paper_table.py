"""The window beside a paper book, and what a test looks at there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook.panel.companion import CompanionPage
from gamebook_desktop.games.gamebook.state import Sheet
from tests.games.gamebook.helpers import Dice, at, sheet
from tests.ui.window import SIZE, Screen, screen

SHIFT = Qt.KeyboardModifier.ShiftModifier


def beside(
    qtbot: QtBot,
    data_dir: Path,
    *,
    hero: Sheet | None = None,
    dice: Dice | None = None,
    kept: bool = False,
    size: tuple[int, int] = SIZE,
    **paper: Any,
) -> Screen:
    """A sheet under way at section 1 of a paper book of 400 sections."""
    said = {"last": 400, "sheet": "df29", **paper}
    return screen(
        qtbot, data_dir, {}, at(hero or sheet()), dice=dice, kept=kept, size=size, paper=said
    )


def page_of(shown: Screen) -> CompanionPage:
    """The companion's page."""
    page = shown.panel.companion
    assert page is not None
    return page


def in_front(shown: Screen) -> bool:
    """Whether the companion's page is what is seen."""
    return shown.panel.stack.currentWidget() is page_of(shown)


def press_shifted(key: Qt.Key, text: str) -> None:
    """Press a key with Shift where the focus is."""
    target = QApplication.focusWidget()
    assert target is not None
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(target, QKeyEvent(kind, key, SHIFT, text))
    QApplication.processEvents()
