"""What a page tells of the way to it, and which choices are marked as read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook.panel.page_lines import PageLines
from tests.games.gamebook.helpers import Dice, at, fight, foe, sheet
from tests.games.gamebook.table import Table, controller, sit

BACK = [{"text": "Revenir.", "to": 1}]
LUCK = {"kind": "luck", "success": {"to": 2}, "failure": {"to": 3}}
GAINS = [{"change": "stamina", "by": 2, "why": "Le bouillon"}, {"meals": 2}, {"note": "Le chat."}]


@pytest.fixture(autouse=True)
def english(language: Callable[[str], None]) -> None:
    language("en")


def leads(lines: PageLines) -> list[str]:
    """The lines that can be seen."""
    shown = lines._lines if lines.isVisible() else ()
    return [line if isinstance(line, str) else line.lead for line in shown]


def told(table: Table) -> tuple[list[str], list[str]]:
    """The lines above the text and those under it."""
    return leads(table.panel.page._brought), leads(table.panel.page._lines)


@pytest.mark.parametrize(
    ("choice", "dice", "brought"),
    [
        ({"to": 2}, [], []),
        (
            {"test": LUCK},
            [(1, 3)],
            ["Lucky: 1 + 3 = 4, 9 or less was needed.", "LUCK 9 → 8"],
        ),
        (
            {"to": 2, "effects": GAINS, "cost": {"gold": 3}},
            [],
            [
                "−3 gold pieces (5 → 2)",
                "+2 STAMINA (14 → 16)",
                "+2 meals (10 → 12)",
                "Note at 1: Le chat.",
            ],
        ),
    ],
    ids=["plain", "luck", "gains"],
)
def test_what_a_choice_brought_stands_above_the_text_it_leads_to(
    qtbot: QtBot, choice: dict[str, Any], dice: Dice, brought: list[str]
) -> None:
    sections = {
        1: {"choices": [{"text": "Là.", **choice}]},
        2: {"effects": [{"codeword": "suie"}], "choices": BACK},
        3: {},
    }
    here = ["Codeword written down: suie"]
    table = sit(qtbot, controller(sections, at(sheet(stamina=(14, 18))), dice=dice))
    table.keys("1")
    page = table.panel.page
    assert told(table) == (brought, here)
    assert not brought or page._brought.geometry().bottom() < page.prose.geometry().top()
    table.controller.undo()
    assert told(table) == ([], [])
    table.controller.redo()
    assert told(table) == (brought, here)
    table.keys("1")
    assert told(table) == ([], [])


def test_a_result_told_before_going_on_is_not_told_twice(qtbot: QtBot) -> None:
    test = {**LUCK, "success": {"text": "Personne ne bouge.", "effects": GAINS[1:2], "to": 2}}
    sections = {1: {"choices": [{"text": "Là.", "test": test}]}, 2: {}, 3: {}}
    table = sit(qtbot, controller(sections, dice=[(1, 3)]))
    table.keys("1")
    assert told(table) == (
        [],
        [
            "Lucky: 1 + 3 = 4, 9 or less was needed.",
            "LUCK 9 → 8",
            "Personne ne bouge.",
            "+2 meals (10 → 12)",
        ],
    )
    table.keys("1")
    assert table.state.visit.section == "2"
    assert told(table) == ([], [])


def test_flight_tells_how_it_ended_and_what_the_new_page_does(qtbot: QtBot) -> None:
    sections = {
        1: fight(foe(8, 8), flee={"to": 2, "effects": [{"meals": -1}]}),
        2: {"effects": [{"gold": 1}]},
    }
    table = sit(qtbot, controller(sections, at(sheet(), fight="open"), dice=[(1, 1)]))
    table.keys("1", "X", "C")
    assert told(table) == (
        [
            "Lucky: 1 + 1 = 2, 9 or less was needed.",
            "Fight left in flight: 0 rounds, −1 STAMINA",
            "−1 meal (10 → 9)",
        ],
        ["+1 gold piece (5 → 6)"],
    )


def test_a_luck_test_on_a_wound_shows_its_dice_until_the_next_round(qtbot: QtBot) -> None:
    dice = [(1, 1), (6, 6), (2, 5), (1, 1), (6, 6)]
    sections = {1: fight(foe(8, 8), win={"to": 2}), 2: {}}
    table = sit(qtbot, controller(sections, at(sheet(), fight="open"), dice=dice))
    seen = []
    for key in ("1", "Enter", "C", "Enter"):
        table.keys(key)
        seen.append(leads(table.panel.fight._luck_test))
    assert seen == [[], [], ["Lucky: 2 + 5 = 7, 9 or less was needed."], []]


@pytest.mark.parametrize(
    ("choice", "used", "marked"),
    [
        ({"to": 2}, (), True),
        ({"to": 3}, (), False),
        ({"to": 2, "effects": GAINS}, (), False),
        ({"to": 2, "cost": {"gold": 1}}, (), False),
        ({"test": {**LUCK, "failure": {"to": 2}}}, (), False),
        ({"to": 2, "effects": GAINS, "once": True}, (), False),
        ({"to": 2, "effects": GAINS, "once": True}, ("1/2",), True),
    ],
)
def test_only_a_plain_way_to_a_section_read_or_a_choice_taken_is_marked_as_read(
    qtbot: QtBot, choice: dict[str, Any], used: tuple[str, ...], marked: bool
) -> None:
    sections = {1: {"choices": [{"text": "Là.", **choice}]}, 2: {"choices": BACK}, 3: {}}
    state = at(sheet(), "2", used=used)
    table = sit(qtbot, controller(sections, state))
    table.keys("1")
    (button,) = table.panel.page.choices.buttons()
    assert ("already read" in button.accessibleName()) is marked


def test_the_fight_is_offered_without_a_full_stop_each_foe_with_its_values(
    qtbot: QtBot, language: Callable[[str], None]
) -> None:
    language("fr")
    sections = {1: fight(foe(6, 5, name="Le rat"), foe(8, 2, name="Un loup"), win={"to": 2}), 2: {}}
    table = sit(qtbot, controller(sections, at(sheet(), fight="open")))
    (button,) = table.panel.page.choices.buttons()
    assert button._choice.words == "Combattre : le rat et un loup"
    assert [text for _, text, _ in button._choice.notes] == [
        "Le rat : Habileté 6, Endurance 5",
        "Un loup : Habileté 8, Endurance 2",
    ]
