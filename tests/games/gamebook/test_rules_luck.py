"""Luck tests that a section asks for (R1 to R4)."""

from __future__ import annotations

from typing import Any

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.events import LuckTested, StatChanged
from gamebook_desktop.games.gamebook.state import Modifier, Stat, State
from tests.games.gamebook.helpers import (
    at,
    events,
    game,
    play,
    refused,
    sheet,
)

LUCK = {"kind": "luck", "success": {"to": 2}, "failure": {"to": 3}}
SECTIONS = {1: {"choices": [{"id": "try", "text": "…", "test": LUCK}]}, 2: {}, 3: {}}


def tried(luck: tuple[int, int], dice: tuple[int, int], **fields: Any) -> Session[State]:
    """A forced luck test."""
    return play(game(SECTIONS), at(sheet(luck=luck, **fields)), do.Choose("try"), dice=[dice])


@pytest.mark.parametrize(
    ("luck", "dice", "lucky", "left"),
    [
        pytest.param((9, 9), (4, 6), False, 8, id="G26"),
        pytest.param((7, 9), (3, 4), True, 6, id="G27"),
        pytest.param((1, 9), (1, 1), False, 0, id="G29-least"),
        pytest.param((1, 9), (6, 6), False, 0, id="G29-most"),
        pytest.param((0, 9), (1, 1), False, 0, id="G30-least"),
        pytest.param((0, 9), (6, 6), False, 0, id="G30-most"),
        pytest.param((2, 9), (1, 1), True, 1, id="least-luck-that-can"),
        pytest.param((11, 11), (6, 6), False, 10, id="eleven-can-fail"),
        pytest.param((12, 12), (6, 6), True, 11, id="R4"),
        pytest.param((13, 13), (6, 6), True, 12, id="G33"),
    ],
)
def test_G26_to_G33_forced_luck_test(
    luck: tuple[int, int], dice: tuple[int, int], lucky: bool, left: int
) -> None:
    session = tried(luck, dice)
    assert session.state.visit.section == ("2" if lucky else "3")
    assert session.state.sheet.luck == Stat(luck[1], left)
    assert events(session, LuckTested, StatChanged) == [
        LuckTested(dice, luck[0], lucky),
        StatChanged("luck", luck[0], left, luck[0] - 1, "luck_test"),
    ]


@pytest.mark.parametrize("luck", range(13))
def test_R1_R2_R4_every_total_against_every_luck(luck: int) -> None:
    for first in range(1, 7):
        for second in range(1, 7):
            session = tried((luck, 12), (first, second))
            lucky = session.state.visit.section == "2"
            assert lucky == (first + second <= luck)
            assert session.state.sheet.luck == Stat(12, max(0, luck - 1))


def test_G32_two_tests_in_a_section_cost_two_and_the_second_is_harder() -> None:
    again = {"kind": "luck", "success": {}, "failure": {}}
    sections = {
        1: {"choices": [{"id": key, "text": "…", "test": again} for key in ("first", "second")]}
    }
    session = play(
        game(sections), at(sheet()), do.Choose("first"), do.Choose("second"), dice=[(4, 5), (4, 5)]
    )
    assert session.state.sheet.luck == Stat(9, 7)
    assert events(session, LuckTested) == [
        LuckTested((4, 5), 9, True),
        LuckTested((4, 5), 8, False),
    ]


@pytest.mark.parametrize(("by", "dice", "lucky"), [(-2, (4, 4), False), (2, (5, 6), True)])
def test_a_modifier_on_luck_tests_counts_and_the_point_is_paid_off_the_value(
    by: int, dice: tuple[int, int], lucky: bool
) -> None:
    charm = Modifier("charm", "Charme", "luck_test", by)
    session = tried((9, 9), dice, modifiers=(charm,))
    assert events(session, LuckTested) == [LuckTested(dice, 9 + by, lucky)]
    assert session.state.sheet.luck == Stat(9, 8)


def test_a_modifier_on_skill_tests_leaves_luck_alone() -> None:
    dark = Modifier("dark", "Noir", "skill_test", -3)
    session = tried((9, 9), (4, 5), modifiers=(dark,))
    assert events(session, LuckTested) == [LuckTested((4, 5), 9, True)]


def test_B5_luck_is_tested_only_where_something_asks_for_it() -> None:
    session = play(game(SECTIONS), at(sheet()))
    assert refused(session, do.TestLuck(sure=True)) == ("not_in_fight", "")
