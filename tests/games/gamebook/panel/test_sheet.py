"""The sheet beside the page: values, terms, things to do, tabs, sections read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook.content_effects import Stat as StatName
from gamebook_desktop.games.gamebook.panel.sheet import JOURNAL, MAP, NOTES, SHEET
from gamebook_desktop.games.gamebook.state import Modifier
from gamebook_desktop.ui.design.theme import Theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.chip import Chip
from gamebook_desktop.ui.widgets.item_row import ItemRow
from gamebook_desktop.ui.widgets.label import Label
from tests.games.gamebook.helpers import at, fight, foe, sheet
from tests.games.gamebook.table import Table, controller, press, sit, words_in
from tests.ui.looks import cut_words, hidden_sideways
from tests.ui.window import screen

BOOK: dict[Any, dict[str, Any]] = {
    1: {"title": "La cour", "choices": [{"text": "Là.", "to": 2}]},
    2: {"title": "Le puits", "choices": [{"text": "Retour.", "to": 1}]},
}
GRIMOIRE = "Grimoire de poche aux ferrures de cuivre et au fermoir brisé"
ITEMS = {
    "dague": {"name": "Dague", "kind": "weapon", "bonus": {"skill": 1}},
    "onguent": {
        "name": "Onguent",
        "use": {"effects": [{"change": "stamina", "by": 3}], "times": 1},
    },
    "corde": {"name": "Corde"},
    "grimoire": {"name": GRIMOIRE, "kind": "weapon"},
}


@pytest.fixture(autouse=True)
def english(language: Callable[[str], None]) -> None:
    language("en")


def shown(qtbot: QtBot, hero: Any = None, **head: Any) -> Table:
    return sit(qtbot, controller(BOOK, at(hero or sheet()), items=ITEMS, **head))


def order(table: Table, word: str, nth: int = 0) -> Button:
    QApplication.processEvents()  # what was built just now is shown then
    found = table.panel.sheet.sheet.findChildren(Button)
    return [button for button in found if button.text() == word and button.isVisible()][nth]


def said(table: Table) -> list[tuple[str, str, str]]:
    heard: list[tuple[str, str, str]] = []
    table.panel.said.connect(lambda *words: heard.append(words))
    return heard


# ------------------------------------------------------------------------------ values
def test_values_are_told_with_their_initial(qtbot: QtBot) -> None:
    table = shown(qtbot, sheet(skill=(7, 9), stamina=(13, 20), luck=(4, 11)))
    names = [box.accessibleName() for box in table.panel.sheet.boxes.values()]
    assert names == ["Skill 7 of 9", "Stamina 13 of 20", "Luck 4 of 11"]


@pytest.mark.parametrize(
    ("box", "text"),
    [
        ("stamina", "STAMINA: 13, Initial 20"),
        ("luck", "LUCK: 4, Initial 11"),
    ],
)
def test_a_value_pressed_tells_how_it_is_made_up(qtbot: QtBot, box: StatName, text: str) -> None:
    table = shown(qtbot, sheet(skill=(7, 9), stamina=(13, 20), luck=(4, 11)))
    heard = said(table)
    QTest.mouseClick(table.panel.sheet.boxes[box], Qt.MouseButton.LeftButton)
    assert [(words.upper(), rule) for words, _, rule in heard] == [(text.upper(), "R18")]


def test_skill_tells_weapon_and_modifiers_term_by_term(qtbot: QtBot) -> None:
    """B7: two modifiers on one value both stand there, however often one looks."""
    hero = sheet(
        skill=(7, 9),
        carried=("epee", "dague"),
        wielded="dague",
        modifiers=(
            Modifier("noir", "dans le noir", "attack", -1),
            Modifier("bras", "bras blessé", "attack", -2),
        ),
    )
    table = shown(qtbot, hero)
    heard = said(table)
    for _ in range(3):
        table.panel.sheet.show_tab(JOURNAL)
        table.panel.sheet.show_tab(SHEET)
        QTest.mouseClick(table.panel.sheet.boxes["skill"], Qt.MouseButton.LeftButton)
    assert len({words for words, _, _ in heard}) == 1
    words = heard[0][0]
    for part in ("Base 7, Dague +1 = 8, Initial 9", "dans le noir −1, bras blessé −2 (−3)"):
        assert part in words, words
    assert table.panel.sheet.boxes["skill"].accessibleName() == "Skill 8 of 9"


def test_a_threatened_wound_shows_what_would_be_left(qtbot: QtBot) -> None:
    sections = {1: fight(foe(8, 8)), 2: {}}
    play = controller(sections, at(sheet(), fight="open"), dice=[(6, 6), (1, 1)])
    table = sit(qtbot, play)
    table.keys("1", "Enter")
    assert table.panel.sheet.boxes["stamina"]._after == 16
    assert table.panel.sheet.boxes["stamina"].accessibleName() == "Stamina 18 of 18"


def test_E11_values_can_be_reached_and_read_with_the_keyboard(qtbot: QtBot) -> None:
    table = shown(qtbot)
    for box in table.panel.sheet.boxes.values():
        assert box.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert box.accessibleName()


# ------------------------------------------------------------------------------ things
def test_talents_bag_and_purse_are_listed(qtbot: QtBot) -> None:
    table = shown(qtbot, sheet(carried=("epee", "onguent", "corde"), gold=7))
    tab = table.panel.sheet.sheet
    assert len([chip for chip in tab.findChildren(Chip) if chip.isVisible()]) == 3
    told = " | ".join(row.accessibleName() or row.text() for row in rows(table))
    for part in ("Onguent", "Corde", "7 gold pieces", "10 meals", "2 doses"):
        assert part in told or part in " | ".join(words_in(tab)), part


def rows(table: Table) -> list[Any]:
    return [row for row in table.panel.sheet.sheet.findChildren(ItemRow) if row.isVisible()]


def test_meals_are_eaten_once_a_press(qtbot: QtBot) -> None:
    table = shown(qtbot, sheet(stamina=(9, 18)))
    QTest.mouseClick(order(table, "Eat"), Qt.MouseButton.LeftButton)
    assert (table.state.sheet.meals, table.state.sheet.stamina.value) == (9, 13)
    assert table.controller.undo_name() == "meal"


def test_G84_a_potion_is_drunk_and_undone(qtbot: QtBot) -> None:
    table = shown(qtbot, sheet(stamina=(9, 18), potion="vigueur"))
    before = table.state
    QTest.mouseClick(order(table, "Drink"), Qt.MouseButton.LeftButton)
    assert (table.state.sheet.doses, table.state.sheet.stamina.value) == (1, 18)
    table.controller.undo()
    assert table.state == before


@pytest.mark.parametrize(
    ("word", "hero", "reason", "rule"),
    [
        ("Eat", {"meals": 0}, "There is no meal left.", "R22"),
        ("Drink", {"doses": 0}, "There is no dose left.", "R24"),
    ],
)
def test_what_cannot_be_done_says_why(
    qtbot: QtBot, word: str, hero: dict[str, Any], reason: str, rule: str
) -> None:
    table = shown(qtbot, sheet(stamina=(9, 18), **hero))
    before, heard = table.state, said(table)
    button = order(table, word)
    assert button.locked
    assert button.accessibleDescription() == reason
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    press(button, Qt.Key.Key_Space, " ")
    assert [(words, tone) for words, tone, _ in heard] == [(reason, "locked")] * 2
    assert heard[0][2].startswith(rule[:2])
    assert table.state == before


def test_a_weapon_is_taken_in_hand(qtbot: QtBot) -> None:
    table = shown(qtbot, sheet(skill=(7, 9), carried=("epee", "dague")))
    QTest.mouseClick(order(table, "Take in hand"), Qt.MouseButton.LeftButton)
    assert table.state.sheet.wielded == "dague"
    assert table.panel.sheet.boxes["skill"].accessibleName() == "Skill 8 of 9"


def test_B20_what_can_be_used_once_is_closed_afterwards(qtbot: QtBot) -> None:
    table = shown(qtbot, sheet(stamina=(9, 18), carried=("epee", "onguent")))
    QTest.mouseClick(order(table, "Use"), Qt.MouseButton.LeftButton)
    assert table.state.sheet.stamina.value == 12
    left = [b for b in table.panel.sheet.sheet.findChildren(Button) if b.text() == "Use"]
    assert all(button.locked for button in left if button.isVisible())
    table.controller.undo()
    assert not order(table, "Use").locked


def test_modifiers_in_force_stand_with_cause_and_end(qtbot: QtBot) -> None:
    modifier = Modifier("noir", "dans le noir", "skill", -1, ends="sections", left=2)
    table = shown(qtbot, sheet(modifiers=(modifier,)))
    words = " | ".join(words_in(table.panel.sheet.sheet))
    assert "In force" in words
    assert "dans le noir" in words.lower()
    table.controller.override(replace(table.state, sheet=replace(table.state.sheet, modifiers=())))
    assert "In force" not in " | ".join(words_in(table.panel.sheet.sheet))


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_long_words_wrap_and_nothing_is_cut_sideways(
    qtbot: QtBot, look: Theme, scale: float
) -> None:
    look.set(scale=scale)
    name = "la poudre noire qui brûle les yeux"
    found = Modifier("poudre", name, "luck_test", 1, ends="sections", left=12)
    hero = sheet(carried=("epee", "grimoire"), doses=3, modifiers=(found,))
    table = shown(qtbot, hero)
    assert hidden_sideways(table.panel.sheet) == []
    assert cut_words(table.panel.sheet) == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_line_of_two_rows_stays_above_its_rule(qtbot: QtBot, look: Theme, scale: float) -> None:
    look.set(scale=scale)
    table = shown(qtbot, sheet(carried=("epee", "grimoire"), wielded="grimoire"))
    long = [row for row in rows(table) if row.accessibleName().startswith("Grimoire")]
    assert [row.accessibleName() for row in long] == [f"{GRIMOIRE}, in hand"]
    name, tail = [label for label in long[0].findChildren(Label) if label.isVisible()]
    assert name.height() >= 2 * name.fontMetrics().height()
    assert tail.geometry().top() >= name.geometry().bottom()
    air = look.px(4)
    assert name.mapTo(long[0], name.rect().topLeft()).y() >= air
    assert tail.mapTo(long[0], tail.rect().bottomLeft()).y() <= long[0].height() - air


# ------------------------------------------------------------------------------ tabs
def test_keys_open_the_tabs(qtbot: QtBot, data_dir: Path) -> None:
    window = screen(qtbot, data_dir, BOOK)
    tabs = window.panel.sheet.tabs
    window.type("j")
    assert tabs.currentIndex() == JOURNAL
    window.type("n")
    assert tabs.currentIndex() == NOTES
    assert QApplication.focusWidget() is window.panel.sheet.notes.field


def test_E14_a_hidden_tab_takes_no_focus(qtbot: QtBot, data_dir: Path) -> None:
    window = screen(qtbot, data_dir, BOOK)
    window.panel.sheet.show_tab(MAP)
    seen = []
    for _ in range(60):
        window.key(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused.isVisible()
        seen.append(focused)
    assert window.panel.sheet.map.view in seen
    assert window.panel.sheet.notes.field not in seen
    assert window.panel.sheet.journal.list not in seen


def test_F_hides_and_shows_the_sheet(qtbot: QtBot, data_dir: Path) -> None:
    window = screen(qtbot, data_dir, BOOK)
    assert window.panel.sheet.isVisible()
    window.type("f")
    assert not window.panel.sheet.isVisible()
    window.type("1")
    assert not window.panel.sheet.isVisible()
    window.type("n")  # a note is wanted: the sheet comes back
    assert window.panel.sheet.isVisible()


def test_a_section_of_the_map_opens_what_was_lived_there(qtbot: QtBot) -> None:
    table = shown(qtbot)
    table.keys("1", "1", "1")
    table.panel.sheet.show_tab(MAP)
    before = table.state
    table.panel.sheet.map.section_opened.emit("2")
    assert table.state == before
    assert table.panel.sheet.tabs.currentIndex() == JOURNAL
    index = table.panel.sheet.journal.list.currentIndex()
    assert index.isValid()
