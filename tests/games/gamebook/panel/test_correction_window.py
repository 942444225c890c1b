"""Correcting by hand in the real window, in the middle of a fight: one press does one thing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.session import Override
from gamebook_desktop.games.gamebook import actions as do
from tests.games.gamebook.helpers import Dice, at, fight, foe, sheet
from tests.ui.window import Screen, screen

LOST_TWICE = [(6, 6), (1, 1), (6, 6), (1, 1)]


def with_an_offer_of_luck(qtbot: QtBot, data_dir: Path, dice: Dice | None) -> Screen:
    """A fight whose first round hurt the hero; the wound waits for luck."""
    sections = {1: fight(foe(8, 8), win={"to": 2}), 2: {}}
    shown = screen(qtbot, data_dir, sections, at(sheet(), fight="open"), dice=dice)
    shown.type("1")
    shown.type("\r")
    if dice is None:
        shown.type("6611")
    assert shown.state.fight is not None
    assert [wound.on_hero for wound in shown.state.fight.wounds] == [True]
    return shown


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("dice", [None, LOST_TWICE], ids=["real", "program"])
@pytest.mark.parametrize("name", ["skill", "stamina", "gold"])
def test_enter_keeps_the_correction_and_fights_no_round(
    qtbot: QtBot, data_dir: Path, name: str, dice: Dice | None, key: Qt.Key
) -> None:
    shown = with_an_offer_of_luck(qtbot, data_dir, dice)
    QTest.mouseClick(shown.panel.sheet._pencil, Qt.MouseButton.LeftButton)
    field = shown.panel.sheet.form._numbers[name].field
    field.setFocus()
    field.selectAll()
    shown.type("99")
    shown.key(key)
    actions = [type(record.action) for record in shown.play.session.done]
    assert actions == [do.Engage, do.Attack, Override]
    assert shown.play.question is None
    assert not shown.panel.sheet.form.isVisible()
    assert QApplication.focusWidget() is shown.panel.sheet._pencil
