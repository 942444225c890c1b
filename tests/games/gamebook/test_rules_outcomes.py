"""What choices lead to: results of tests, tables, typed numbers (R36)."""

from __future__ import annotations

import pytest

from gamebook_desktop.games.gamebook.actions import Choose
from gamebook_desktop.games.gamebook.events import (
    Entered,
    GoldChanged,
    NumberTyped,
    TableRolled,
    Told,
)
from gamebook_desktop.games.gamebook.state import Ending, Stat
from tests.games.gamebook.helpers import (
    at,
    events,
    game,
    open_choices,
    play,
    refused,
    sheet,
)


def test_a_result_with_words_waits_for_one_more_choice() -> None:
    test = {"kind": "skill", "success": {"to": 2, "text": "Ouf."}, "failure": {"to": 3}}
    other = {"text": "…", "to": 3}
    rules = game({1: {"choices": [{"id": "jump", "text": "…", "test": test}, other]}, 2: {}, 3: {}})
    session = play(rules, at(sheet()), Choose("jump"), dice=[(1, 1)])
    assert (session.state.visit.section, session.state.visit.onward) == ("1", "2")
    assert events(session, Told) == [Told("Ouf.")]
    assert list(rules.legal(session.state))[0:1] == [Choose("onward")]
    assert open_choices(rules, session.state) == ["onward"]
    assert refused(session, Choose("3")) == ("no_such_choice", "3", "")
    session.do(Choose("onward"))
    assert session.state.visit.section == "2"


def test_effects_of_a_result_are_done_once_and_before_its_section() -> None:
    test = {"kind": "skill", "success": {"to": 2, "effects": [{"gold": 2}]}, "failure": {}}
    rules = game({1: {"choices": [{"id": "jump", "text": "…", "test": test}]}, 2: {}})
    session = play(rules, at(sheet()), Choose("jump"), dice=[(1, 1)])
    assert events(session, GoldChanged, Entered) == [GoldChanged(5, 7, "book"), Entered("2")]


FATES = {
    "dice": 2,
    "ranges": [
        {"least": 2, "most": 4, "to": 2},
        {"least": 5, "most": 9, "text": "Rien.", "effects": [{"gold": 1}]},
        {"least": 10, "most": 12, "to": 3, "effects": [{"change": "stamina", "by": -2}]},
    ],
}


@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_B25_C13_every_total_of_a_table_leads_where_it_says(first: int, second: int) -> None:
    rules = game({1: {"choices": [{"id": "fate", "text": "…", "table": FATES}]}, 2: {}, 3: {}})
    session = play(rules, at(sheet()), Choose("fate"), dice=[(first, second)])
    total = first + second
    assert events(session, TableRolled) == [TableRolled((first, second), total)]
    assert session.state.visit.section == ("2" if total <= 4 else "3" if total >= 10 else "1")
    assert session.state.sheet.gold == (6 if 5 <= total <= 9 else 5)
    assert session.state.sheet.stamina.value == (16 if total >= 10 else 18)


def test_a_table_with_something_added() -> None:
    table = {
        "dice": 1,
        "plus": -2,
        "ranges": [{"least": -1, "most": 0, "to": 2}, {"least": 1, "most": 4, "to": 3}],
    }
    rules = game({1: {"choices": [{"id": "fate", "text": "…", "table": table}]}, 2: {}, 3: {}})
    for face in range(1, 7):
        session = play(rules, at(sheet()), Choose("fate"), dice=[(face,)])
        assert events(session, TableRolled) == [TableRolled((face,), face - 2)]
        assert session.state.visit.section == ("2" if face <= 2 else "3")


@pytest.mark.parametrize(("face", "section"), [(1, "2"), (3, "2"), (4, "3"), (6, "3")])
def test_C17_a_total_no_range_names_takes_the_nearest(face: int, section: str) -> None:
    table = {"ranges": [{"least": 1, "most": 2, "to": 2}, {"least": 5, "most": 6, "to": 3}]}
    rules = game({1: {"choices": [{"id": "fate", "text": "…", "table": table}]}, 2: {}, 3: {}})
    session = play(rules, at(sheet()), Choose("fate"), dice=[(face,)])
    assert session.state.visit.section == section


ASK = {
    "prompt": "Quel nombre ?",
    "right": {107: 2, 0: 3},
    "wrong": {"text": "Rien.", "effects": [{"change": "stamina", "by": -1}]},
}


@pytest.mark.parametrize(("number", "section"), [(107, "2"), (0, "3")])
def test_R36_a_right_number_leads_on(number: int, section: str) -> None:
    rules = game({1: {"choices": [{"text": "…", "number": ASK}]}, 2: {}, 3: {}})
    session = play(rules, at(sheet()), Choose("number", number))
    assert session.state.visit.section == section
    assert events(session, NumberTyped) == [NumberTyped(number, right=True)]


@pytest.mark.parametrize("number", [1, 106, 99_999, -107])
def test_R36_a_wrong_number_does_what_the_book_says(number: int) -> None:
    rules = game({1: {"choices": [{"text": "…", "number": ASK}]}, 2: {}, 3: {}})
    session = play(rules, at(sheet()), Choose("number", number))
    assert (session.state.visit.section, session.state.sheet.stamina) == ("1", Stat(18, 17))
    assert events(session, NumberTyped, Told) == [NumberTyped(number, right=False), Told("Rien.")]
    assert refused(session, Choose("number", 107)) == ("choice_used", "")


def test_R36_a_number_is_needed() -> None:
    rules = game({1: {"choices": [{"text": "…", "number": ASK}]}, 2: {}, 3: {}})
    assert refused(play(rules, at(sheet())), Choose("number")) == ("number_needed", "R36")


def test_R36_legal_offers_each_right_number_and_one_wrong() -> None:
    rules = game({1: {"choices": [{"text": "…", "number": ASK}]}, 2: {}, 3: {}})
    chosen = [action for action in rules.legal(at(sheet())) if isinstance(action, Choose)]
    assert chosen == [Choose("number", 107), Choose("number", 0), Choose("number", 1)]


def test_a_wrong_number_can_be_deadly() -> None:
    ask = {**ASK, "wrong": {"effects": [{"change": "stamina", "by": -30}]}}
    rules = game({1: {"choices": [{"text": "…", "number": ask}]}, 2: {}, 3: {}})
    session = play(rules, at(sheet()), Choose("number", 5))
    assert session.state.ending == Ending("death", "", "book")
