"""The text size by keys, by steps, and when it cannot be kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gamebook_desktop.ui.design.theme import theme
from tests.ui.commands.hands import (
    CTRL,
    commands,
    press,
)
from tests.ui.window import Screen

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize(
    ("key", "modifiers", "percent"),
    [
        (Qt.Key.Key_Plus, CTRL, 110),
        (Qt.Key.Key_Equal, CTRL, 110),
        (Qt.Key.Key_Minus, CTRL, 90),
        (Qt.Key.Key_0, CTRL, 100),
        (Qt.Key.Key_Agrave, CTRL, 100),
    ],
)
def test_text_size(
    key: Qt.Key, modifiers: Qt.KeyboardModifier, percent: int, shown: Screen
) -> None:
    press(shown, key, modifiers)
    assert round(theme().look.scale * 100) == percent
    assert round(shown.window.desk.settings.text_scale * 100) == percent


@pytest.mark.parametrize(
    ("scale", "step", "percent"),
    [
        (1.0, 1, 110),
        (2.4, 1, 250),
        (2.5, 1, 250),
        (0.8, -1, 80),
        (0.9, -1, 80),
        (1.73, 1, 180),
        (1.73, -1, 160),
        (2.5, 0, 100),
    ],
)
def test_text_size_by_steps(scale: float, step: int, percent: int, shown: Screen) -> None:
    theme().set(scale=scale)
    commands(shown).text_size.step(step)
    QApplication.processEvents()
    assert round(theme().look.scale * 100) == percent


def test_steps_that_come_together_lay_the_window_out_once(shown: Screen) -> None:
    seen: list[float] = []
    theme().changed.connect(lambda: seen.append(round(theme().look.scale, 2)))
    for step in (1, 1, 1, -1):
        commands(shown).text_size.step(step)
    QApplication.processEvents()
    assert seen == [1.2]
    for step in (-1, 0, 1):
        commands(shown).text_size.step(step)
    QApplication.processEvents()
    assert seen == [1.2, 1.1]


def test_a_text_size_that_cannot_be_kept_is_said(
    shown: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("gamebook_desktop.store.settings.save_settings", full)
        commands(shown).text_size.step(1)
        QApplication.processEvents()
    assert round(theme().look.scale * 100) == 110
    assert shown.message() == "Settings not saved: No space left on device"
