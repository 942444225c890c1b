"""Skill, stamina and luck: Initials, caps, floors, death; every way a book changes them."""

from __future__ import annotations

from typing import Any

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.games.gamebook import events as fact
from gamebook_desktop.games.gamebook.actions import Choose, Drink, Eat, RollSheet, TurnTo, WriteNote
from gamebook_desktop.games.gamebook.events import (
    Chosen,
    Died,
    Ended,
    Entered,
    InitialChanged,
    StatChanged,
)
from gamebook_desktop.games.gamebook.state import Ending, Stat, State
from tests.games.gamebook.helpers import (
    Dice,
    at,
    closed_choices,
    events,
    game,
    play,
    refused,
    sheet,
)

NUMBERS = {"skill": (9, 9), "stamina": (18, 18), "luck": (9, 9)}


def after(*effects: dict[str, Any], dice: Dice = (), **stats: Any) -> Session[State]:
    """A choice's effects done on a sheet; the choice leads to section 2."""
    sections = {1: {"choices": [{"text": "…", "to": 2, "effects": list(effects)}]}, 2: {}}
    return play(game(sections), at(sheet(**{**NUMBERS, **stats})), Choose("2"), dice=dice)


def test_G17_lose_three_then_gain_five() -> None:
    session = after({"change": "skill", "by": -3}, {"change": "skill", "by": 5})
    assert session.state.sheet.skill == Stat(9, 9)
    assert events(session, StatChanged) == [
        StatChanged("skill", 9, 6, 6, "book"),
        StatChanged("skill", 6, 9, 11, "book"),
    ]


def test_G18_R3_luck_gained_at_the_initial_is_lost() -> None:
    session = after({"change": "luck", "by": 3, "why": "Une étoile"}, luck=(8, 9))
    assert session.state.sheet.luck == Stat(9, 9)
    assert events(session, StatChanged) == [StatChanged("luck", 8, 9, 11, "Une étoile")]


@pytest.mark.parametrize("loss", [5, 4])
def test_G20_G21_stamina_at_nothing_is_death(loss: int) -> None:
    session = after({"change": "stamina", "by": -loss, "why": "La chute"}, stamina=(4, 18))
    assert session.state.sheet.stamina == Stat(18, 0)
    assert session.state.ending == Ending("death", "", "La chute")
    assert session.state.visit.section == "1", "the dead do not move on"
    assert events(session) == [
        Chosen("1", "…"),
        StatChanged("stamina", 4, 0, 4 - loss, "La chute"),
        Died("La chute"),
    ]


def test_stamina_one_is_alive() -> None:
    session = after({"change": "stamina", "by": -3}, stamina=(4, 18))
    assert session.state.sheet.stamina == Stat(18, 1)
    assert session.state.ending is None


@pytest.mark.parametrize("stat", ["skill", "stamina", "luck"])
def test_R15_capped_at_the_initial(stat: str) -> None:
    start: dict[str, Any] = {stat: (8, 9)}
    session = after({"change": stat, "by": 2}, **start)
    assert getattr(session.state.sheet, stat) == Stat(9, 9)


@pytest.mark.parametrize("by", [1, 2])
def test_R15_a_value_at_its_initial_gains_nothing(by: int) -> None:
    session = after({"change": "skill", "by": by})
    assert session.state.sheet.skill == Stat(9, 9)


@pytest.mark.parametrize("stat", ["skill", "stamina", "luck"])
def test_R15_above_where_the_book_says_so(stat: str) -> None:
    start: dict[str, Any] = {stat: (8, 9)}
    session = after({"change": stat, "by": 2, "above": True}, **start)
    assert getattr(session.state.sheet, stat) == Stat(9, 10)


@pytest.mark.parametrize("stat", ["skill", "stamina", "luck"])
def test_R15_what_is_above_is_neither_raised_nor_cut_by_a_plain_gain(stat: str) -> None:
    start: dict[str, Any] = {stat: (12, 9)}
    session = after({"change": stat, "by": 3}, **start)
    assert getattr(session.state.sheet, stat) == Stat(9, 12)


@pytest.mark.parametrize(
    ("by", "left"), [(2, Stat(11, 9)), (-2, Stat(7, 5)), (-8, Stat(1, 0)), (-9, Stat(0, 0))]
)
def test_the_initial_moves_with_the_value(by: int, left: Stat) -> None:
    session = after({"change": "skill", "by": by, "initial": True}, skill=(7, 9))
    assert session.state.sheet.skill == left
    assert events(session, InitialChanged, StatChanged) == [
        InitialChanged("skill", 9, left.initial, "book"),
        StatChanged("skill", 7, left.value, 7 + by, "book"),
    ]


def test_an_initial_stamina_that_falls_can_kill() -> None:
    session = after({"change": "stamina", "by": -3, "initial": True}, stamina=(3, 18))
    assert session.state.sheet.stamina == Stat(15, 0)
    assert session.state.ending == Ending("death", "", "book")


@pytest.mark.parametrize(
    ("amount", "dice", "left"),
    [
        ({"dice": 1}, [(5,)], 15),
        ({"dice": 2, "times": -1}, [(2, 3)], 5),
        ({"dice": 1, "plus": 2}, [(1,)], 13),
        ({"dice": 1, "plus": 2, "times": -1}, [(1,)], 7),
        ({"dice": 1, "plus": -3}, [(1,)], 8),
    ],
)
def test_a_change_can_be_rolled(amount: dict[str, int], dice: Dice, left: int) -> None:
    session = after({"change": "stamina", "by": amount}, dice=dice, stamina=(10, 18))
    assert session.state.sheet.stamina == Stat(18, left)


@pytest.mark.parametrize("stat", ["skill", "stamina", "luck"])
def test_B16_a_restored_value_touches_no_other(stat: str) -> None:
    session = after({"restore": stat}, skill=(4, 9), stamina=(5, 18), luck=(3, 9))
    restored = session.state.sheet
    now = {"skill": restored.skill, "stamina": restored.stamina, "luck": restored.luck}
    before = {"skill": Stat(9, 4), "stamina": Stat(18, 5), "luck": Stat(9, 3)}
    full = Stat(before[stat].initial, before[stat].initial)
    assert now == {**before, stat: full}


def test_B22_restoring_is_whole() -> None:
    session = after({"restore": "stamina", "why": "Le prêtre"}, stamina=(1, 20))
    assert session.state.sheet.stamina == Stat(20, 20)
    assert events(session, StatChanged) == [StatChanged("stamina", 1, 20, 20, "Le prêtre")]


def test_R28_restoring_leaves_a_value_above_its_initial() -> None:
    session = after({"restore": "luck"}, luck=(11, 9))
    assert session.state.sheet.luck == Stat(9, 11)
    assert events(session, StatChanged) == [StatChanged("luck", 11, 11, 11, "book")]


def test_R20_skill_at_nothing_is_not_death() -> None:
    session = after({"change": "skill", "by": -12}, skill=(9, 9))
    assert session.state.sheet.skill == Stat(9, 0)
    assert session.state.ending is None
    assert session.state.visit.section == "2"


def test_R20_a_section_may_say_otherwise() -> None:
    sections = {
        1: {
            "choices": [
                {
                    "text": "…",
                    "to": 2,
                    "effects": [
                        {"change": "skill", "by": -9},
                        {"change": "stamina", "by": -99, "when": {"skill": {"most": 0}}},
                    ],
                }
            ]
        },
        2: {},
    }
    session = play(game(sections), at(sheet()), Choose("2"))
    assert session.state.ending == Ending("death", "", "book")


def test_death_stops_the_effects_that_follow() -> None:
    session = after({"change": "stamina", "by": -18}, {"gold": 7}, {"codeword": "ASH"})
    assert (session.state.sheet.gold, session.state.world.codewords) == (5, ())
    assert isinstance(events(session)[-1], Died)


def test_death_on_entering_stops_the_section() -> None:
    sections = {
        1: {"choices": [{"text": "…", "to": 2}]},
        2: {
            "effects": [{"change": "stamina", "by": -18}, {"gold": 9}],
            "each_time": [{"gold": 9}],
            "fight": {"foes": [{"name": "Rat", "skill": 5, "stamina": 4}]},
            "ending": {"kind": "victory", "name": "Fin"},
        },
    }
    session = play(game(sections), at(sheet()), Choose("2"))
    state = session.state
    assert (state.sheet.gold, state.visit.fight, state.fight) == (5, "", None)
    assert state.ending == Ending("death", "", "book")
    assert events(session, Died, Ended) == [Died("book")]


def test_death_by_the_failure_of_a_test_does_not_move_on() -> None:
    test = {
        "kind": "skill",
        "success": {"to": 2},
        "failure": {"to": 2, "text": "…", "effects": [{"change": "stamina", "by": -30}]},
    }
    sections = {1: {"choices": [{"id": "jump", "text": "…", "test": test}]}, 2: {}}
    session = play(game(sections), at(sheet()), Choose("jump"), dice=[(6, 6)])
    assert (session.state.visit.section, session.state.visit.onward) == ("1", "")
    assert session.state.ending == Ending("death", "", "book")


DEAD = [Choose("2"), Eat(sure=True), Drink(sure=True), TurnTo("2"), WriteNote("…"), RollSheet()]


@pytest.mark.parametrize("action", DEAD)
def test_G75_B35_the_dead_do_nothing(action: Any) -> None:
    session = after({"change": "stamina", "by": -18})
    assert refused(session, action) == ("over", "death")
    assert list(session.game.legal(session.state)) == []
    assert session.game.over(session.state)


@pytest.mark.parametrize("kind", ["victory", "defeat", "death"])
def test_an_ending_of_the_book_is_the_end(kind: str) -> None:
    sections = {
        1: {"choices": [{"text": "…", "to": 2}]},
        2: {"effects": [{"gold": 3}], "ending": {"kind": kind, "name": "Fin"}},
    }
    session = play(game(sections), at(sheet()), Choose("2"))
    assert session.state.ending == Ending(kind, "Fin")
    assert session.state.sheet.gold == 8, "B11: effects of the last section come first, once"
    assert events(session, Entered, Ended) == [Entered("2"), Ended(kind, "Fin")]
    assert session.game.over(session.state)
    assert refused(session, Choose("2"))[0] == "over"


@pytest.mark.parametrize(
    ("skill", "dice", "passed"),
    [
        ((9, 9), (4, 5), True),
        ((9, 9), (4, 6), False),
        ((0, 9), (1, 1), False),
        ((2, 9), (1, 1), True),
    ],
)
def test_G60_R21_skill_test(skill: tuple[int, int], dice: tuple[int, int], passed: bool) -> None:
    test = {"kind": "skill", "success": {"to": 2}, "failure": {"to": 3}}
    sections = {1: {"choices": [{"id": "jump", "text": "…", "test": test}]}, 2: {}, 3: {}}
    session = play(game(sections), at(sheet(skill)), Choose("jump"), dice=[dice])
    assert session.state.visit.section == ("2" if passed else "3")
    assert session.state.sheet.skill == Stat(9, skill[0]), "a skill test costs nothing"
    assert events(session)[1] == fact.Tested("skill", dice, skill[0], passed)


def test_R38_stamina_test_where_the_book_asks_for_one() -> None:
    test = {"kind": "stamina", "dice": 4, "success": {"to": 2}, "failure": {"to": 3}}
    sections = {1: {"choices": [{"id": "hold", "text": "…", "test": test}]}, 2: {}, 3: {}}
    for dice, section in (((6, 6, 3, 3), "2"), ((6, 6, 4, 3), "3")):
        session = play(game(sections), at(sheet()), Choose("hold"), dice=[dice])
        assert session.state.visit.section == section
        assert events(session, fact.Tested) == [fact.Tested("stamina", dice, 18, section == "2")]
        assert session.state.sheet.stamina == Stat(18, 18)


@pytest.mark.parametrize(("modifier", "against"), [(-2, 7), (0, 9), (3, 12)])
def test_a_test_can_be_harder_or_easier(modifier: int, against: int) -> None:
    test = {"kind": "skill", "modifier": modifier, "success": {}, "failure": {}}
    sections = {1: {"choices": [{"id": "jump", "text": "…", "test": test}]}}
    session = play(game(sections), at(sheet()), Choose("jump"), dice=[(4, 4)])
    assert events(session, fact.Tested) == [fact.Tested("skill", (4, 4), against, against >= 8)]


def test_a_test_that_settles_nothing_is_not_tried_twice_in_a_visit() -> None:
    test = {"kind": "skill", "success": {"to": 2}, "failure": {"text": "Raté."}}
    sections = {1: {"choices": [{"id": "jump", "text": "…", "test": test}]}, 2: {}}
    rules = game(sections)
    session = play(rules, at(sheet()), Choose("jump"), dice=[(6, 6)])
    assert closed_choices(rules, session.state) == {"jump": "choice_used"}
    assert refused(session, Choose("jump")) == ("choice_used", "")


@pytest.mark.parametrize(
    "effects",
    [
        [{"change": "skill", "by": -1}],
        [{"change": "luck", "by": 1, "initial": True}],
        [{"restore": "stamina"}],
        [{"change": "stamina", "by": {"dice": 1, "times": -1}}],
    ],
)
def test_B14_every_change_names_its_cause(effects: list[dict[str, Any]]) -> None:
    dice = [(2,)] if "dice" in str(effects) else []
    named = [{**effect, "why": "Le puits"} for effect in effects]
    for said, cause in ((effects, "book"), (named, "Le puits")):
        session = after(*said, dice=dice, stamina=(9, 18))
        found = events(session, StatChanged, InitialChanged)
        assert found
        assert {event.cause for event in found} == {cause}
