"""Any key at any moment: nothing breaks, and what is on the screen is what is on the disk.

`GAMEBOOK_KEYS` says how many keys are pressed (120 if it is not set).
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.store.saves import open_play
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.main_window import MainWindow
from tests.end_to_end.person import Person
from tests.end_to_end.player import position
from tests.ui.window import BACK, ENTER, ESCAPE, SPACE, TAB, type_keys

KEYS = int(os.environ.get("GAMEBOOK_KEYS", "120"))
PLAIN = ["1"] * 6 + ["2"] * 4 + ["3", "4", "5", "6"] * 2 + [ENTER] * 8 + [SPACE] * 3 + [TAB] * 3
PLAIN += [BACK, ESCAPE, ESCAPE, *"7890cpmxjnfrh?&é(à-"]
NAMED = [Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left]
NAMED += [Qt.Key.Key_Right, Qt.Key.Key_F2, Qt.Key.Key_F6, Qt.Key.Key_Backtab, Qt.Key.Key_PageDown]
WITH_CTRL = [Qt.Key.Key_Z, Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_D, Qt.Key.Key_Plus]
WITH_CTRL += [Qt.Key.Key_Minus, Qt.Key.Key_1, Qt.Key.Key_K]
SEEDS = [int(seed) for seed in os.environ.get("GAMEBOOK_SEEDS", "1").split(",")]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.timeout(60 + KEYS)
@pytest.mark.parametrize("seed", SEEDS)
def test_any_key_at_any_moment(qtbot: QtBot, start: Callable[..., MainWindow], seed: int) -> None:
    rng = random.Random(seed)
    window = start()
    theme().set(reduced_motion=True)
    person = Person(qtbot, window)
    person.begin()
    person.make_sheet()
    pressed: list[object] = []
    for _ in range(KEYS):
        if (menu := QApplication.activePopupWidget()) is not None:
            menu.close()
        kind = rng.random()
        if kind < 0.8:
            key: object = rng.choice(PLAIN)
            type_keys(window, str(key))
        elif kind < 0.92:
            key = rng.choice(NAMED)
            QTest.keyClick(window.windowHandle(), key)
        else:
            key = rng.choice(WITH_CTRL)
            QTest.keyClick(window.windowHandle(), key, Qt.KeyboardModifier.ControlModifier)
        pressed.append(key)
        QApplication.processEvents()
        assert window.isVisible(), pressed
        assert QApplication.activeModalWidget() is None, pressed
        for opened, _ in window.plays.values():
            assert opened.controller.failure is None
    desk = window.desk
    for opened, _ in window.plays.values():
        opened.controller.settle()
    on_screen = {
        opened.controller.save.path: position(opened.controller.session)
        for opened, _ in window.plays.values()
        if opened.controller.save is not None
    }
    assert on_screen
    window.close()
    for path, mark in on_screen.items():
        again = open_play(desk.profile, path, desk._rules_for)  # type: ignore[attr-defined]
        again.save.close()
        assert again.warnings == []
        assert position(again.session) == mark
