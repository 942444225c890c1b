"""The strip of values in narrow windows, and the sheet as a drawer there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.gamebook.helpers import at, sheet
from tests.ui.window import ESCAPE, Screen, screen

BOOK = {1: {"title": "La cour", "choices": [{"text": "Là.", "to": 2}]}, 2: {"title": "Le puits"}}


def narrow(qtbot: QtBot, data_dir: Path) -> Screen:
    hero = sheet(skill=(7, 9), stamina=(13, 20), luck=(4, 11))
    return screen(qtbot, data_dir, BOOK, at(hero), size=(800, 600))


def test_values_stay_in_view(qtbot: QtBot, data_dir: Path) -> None:
    shown = narrow(qtbot, data_dir)
    assert shown.panel.values.isVisible()
    assert not shown.panel.sheet.isVisible()
    names = [box.accessibleName() for box in shown.panel.values.boxes.values()]
    assert names == ["Skill 7 of 9", "Stamina 13 of 20", "Luck 4 of 11"]
    shown.window.resize(1366, 768)
    assert not shown.panel.values.isVisible()
    assert shown.panel.sheet.isVisible()


@pytest.mark.parametrize("way", ["key", "button", "value"])
def test_the_sheet_opens_as_a_drawer_and_gives_the_focus_back(
    qtbot: QtBot, data_dir: Path, way: str
) -> None:
    shown = narrow(qtbot, data_dir)
    opener = QApplication.focusWidget()
    if way == "key":
        shown.type("f")
    elif way == "button":
        opener = shown.panel.values.open
        QTest.mouseClick(opener, Qt.MouseButton.LeftButton)
    else:
        opener = shown.panel.values.boxes["luck"]
        QTest.mouseClick(opener, Qt.MouseButton.LeftButton)
    assert shown.panel.sheet.isVisible()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert shown.panel.sheet.isAncestorOf(focused)
    shown.type(ESCAPE)
    assert not shown.panel.sheet.isVisible()
    assert QApplication.focusWidget() is opener


def test_E14_the_closed_drawer_is_out_of_tab_order_and_the_open_one_keeps_it(
    qtbot: QtBot, data_dir: Path
) -> None:
    shown = narrow(qtbot, data_dir)

    def walk() -> list[bool]:
        inside = []
        for _ in range(30):
            shown.key(Qt.Key.Key_Tab)
            focused = QApplication.focusWidget()
            assert focused is not None
            assert focused.isVisible()
            inside.append(shown.panel.sheet.isAncestorOf(focused))
        return inside

    assert not any(walk())
    shown.type("f")
    assert all(walk())


def test_a_new_section_closes_the_drawer(qtbot: QtBot, data_dir: Path) -> None:
    shown = narrow(qtbot, data_dir)
    shown.type("f")
    shown.type("1")
    assert shown.state.visit.section == "2"
    assert not shown.panel.sheet.isVisible()
    assert shown.panel.page.at_the_text()


def test_a_note_opens_the_drawer_at_its_field(qtbot: QtBot, data_dir: Path) -> None:
    shown = narrow(qtbot, data_dir)
    shown.type("n")
    assert QApplication.focusWidget() is shown.panel.sheet.notes.field
