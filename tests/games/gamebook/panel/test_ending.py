"""The end: what it was, how it came, and what one can do now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from tests.games.gamebook.helpers import at, fight, foe, sheet
from tests.games.gamebook.table import Table, controller, sit
from tests.ui.window import ENTER, Screen, screen

BOOK: dict[Any, dict[str, Any]] = {
    1: {
        "title": "Le toit",
        "choices": [
            {"text": "Sauter.", "to": 2},
            {"text": "Attendre.", "to": 3},
            {"text": "Tomber.", "to": 4},
            {"text": "Se battre.", "to": 5},
        ],
    },
    2: {"text": "La guilde vous reçoit.", "ending": {"kind": "victory", "name": "Maître voleur"}},
    3: {"text": "Le jour se lève.", "ending": {"kind": "defeat", "name": "Trop tard"}},
    4: {"effects": [{"change": "stamina", "by": -40}]},
    5: fight(foe(12, 12, name="Garde")),
}


@pytest.fixture(autouse=True)
def english(language: Callable[[str], None]) -> None:
    language("en")


def ended(qtbot: QtBot, key: str) -> Table:
    table = sit(qtbot, controller(BOOK, at(sheet(stamina=(2, 18)))))
    table.keys(key)
    assert table.state.ending is not None
    assert table.panel.ending.isVisible()
    return table


@pytest.mark.parametrize(
    ("key", "title", "text"),
    [
        ("1", "Victory: Maître voleur", "La guilde vous reçoit."),
        ("2", "Defeat: Trop tard", "Le jour se lève."),
    ],
)
def test_an_ending_of_the_book(qtbot: QtBot, key: str, title: str, text: str) -> None:
    table = ended(qtbot, key)
    page = table.panel.ending
    assert page.title.text() == title
    assert page._text.source() == text
    assert page._figures.text() == "2 sections read · 0 foes beaten · 0 blows struck"


def test_death_tells_how_it_came_and_can_be_undone(qtbot: QtBot) -> None:
    table = ended(qtbot, "3")
    page = table.panel.ending
    assert page.title.text().startswith("The adventure ends here")
    assert any(label.isVisible() and "STAMINA" in label.text() for label in page._lines)
    assert page.undo.text() == "Undo: choice 3 of 1"
    QTest.mouseClick(page.undo, Qt.MouseButton.LeftButton)
    assert table.state.ending is None
    assert table.panel.page.isVisible()
    assert table.state.sheet.stamina.value == 2


def test_B35_the_dead_do_nothing_more(qtbot: QtBot) -> None:
    table = ended(qtbot, "3")
    before = table.state
    for action in (do.Eat(), do.Drink(), do.Choose("2"), do.Drop("lanterne"), do.Attack(0)):
        assert not table.controller.do(action)
    table.keys("M", "P", "1", "Enter", "C", "X")
    assert table.state == before


def test_B28_death_in_a_fight_waits_for_the_luck_decision(qtbot: QtBot, data_dir: Path) -> None:
    dice = [(6, 6), (1, 1)]
    shown = screen(qtbot, data_dir, BOOK, at(sheet(stamina=(2, 18))), dice=dice)
    shown.type("41" + ENTER)
    assert shown.state.ending is None
    assert shown.panel.fight.luck.isVisible()
    shown.type(ENTER)
    assert shown.state.ending is not None
    assert shown.state.ending.kind == "death"
    assert shown.panel.ending.title.hasFocus()


def test_undo_of_a_death_goes_back_into_the_fight(qtbot: QtBot, data_dir: Path) -> None:
    dice = [(6, 6), (1, 1), (1, 1)]
    shown = screen(qtbot, data_dir, BOOK, at(sheet(stamina=(2, 18))), dice=dice)
    shown.type("41" + ENTER * 2)
    shown.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown.panel.fight.isVisible()
    shown.type("c")
    assert shown.state.ending is None
    assert shown.state.sheet.stamina.value == 1


def ways(shown: Screen) -> list[str]:
    page = shown.panel.ending
    buttons = (page.undo, page.bookmarks, page.restart, page.library)
    return [button.text() for button in buttons if button.isVisible()]


def test_the_ways_on_from_an_ending(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, BOOK, kept=True)
    assert shown.play.save is not None
    shown.play.save.add_bookmark("Le toit", shown.state)
    shown.type("2")
    assert ways(shown) == ["Undo: choice 2 of 1", "Bookmarks", "Start again", "Library"]
    QTest.mouseClick(shown.panel.ending.library, Qt.MouseButton.LeftButton)
    assert shown.window.here == "library"


def test_end_and_home_scroll_a_long_ending(qtbot: QtBot, data_dir: Path) -> None:
    told = "Le jour se lève sur les toits et personne ne vous attend plus. " * 60
    book = {1: BOOK[1], 3: {"text": told, "ending": {"kind": "defeat", "name": "Trop tard"}}}
    shown = screen(qtbot, data_dir, {**BOOK, **book})
    shown.type("2")
    page = shown.panel.ending
    bar = page._pane.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and page.title.hasFocus())
    shown.key(Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    shown.key(Qt.Key.Key_Home)
    assert bar.value() == 0
    assert page.title.hasFocus()
