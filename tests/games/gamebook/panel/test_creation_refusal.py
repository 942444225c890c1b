"""Why a sheet cannot be signed yet is said only as long as it is true."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook.state import State
from tests.ui.window import Screen, screen

DICE = [(4,), (4, 4), (4,)]


def pick(shown: Screen, at: int) -> None:
    talent = list(shown.panel.creation.talents.values())[at]
    QTest.mouseClick(talent, Qt.MouseButton.LeftButton)


def test_a_refusal_goes_when_the_choice_changes(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, {1: {}}, State(), dice=DICE)
    shown.panel.creation.roll.click()
    rolled = shown.message()
    assert rolled
    for at in range(4):
        pick(shown, at)
    shown.panel.creation.begin.click()
    assert shown.message() == "Choose exactly 3 talents; 4 are chosen."
    pick(shown, 3)
    assert shown.message() == rolled
    shown.panel.creation.begin.click()
    assert shown.message() == "Choose one potion."


def test_a_choice_leaves_other_words_alone(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, {1: {}}, State(), dice=DICE)
    shown.window.line.say("Settings not saved")
    pick(shown, 0)
    assert shown.message() == "Settings not saved"
