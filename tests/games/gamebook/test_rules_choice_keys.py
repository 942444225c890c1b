"""The keys of choices and the shape of a choice (A23)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import scripted
from gamebook_desktop.games.gamebook.actions import Choose
from gamebook_desktop.games.gamebook.choices import choice_keys, offered
from gamebook_desktop.games.gamebook.content import Choice, Section
from gamebook_desktop.games.gamebook.state import State
from tests.games.gamebook.helpers import (
    at,
    book,
    game,
    open_choices,
    play,
    sheet,
)


def keys(*choices: dict[str, Any]) -> tuple[str, ...]:
    """The keys of a section's choices."""
    said = [{"text": "…", **choice} for choice in choices]
    return choice_keys(Section.model_validate({"text": "…", "choices": said}))


LUCK = {"kind": "luck", "success": {"to": 4}, "failure": {}}


TABLE = {"ranges": [{"least": 1, "most": 3, "to": 5}, {"least": 4, "most": 6}]}


NUMBER = {"prompt": "…", "right": {12: 6}, "wrong": {}}


def test_keys_of_choices() -> None:
    assert keys(
        {"to": 2},
        {"id": "door", "to": 3},
        {"test": LUCK},
        {"table": TABLE},
        {"number": NUMBER},
        {"back": True},
    ) == ("2", "door", "luck/4/", "table/5/", "number", "back")


@pytest.mark.parametrize(
    ("choices", "expected"),
    [
        ([{"to": 2}, {"to": 2}, {"to": 2}], ("2", "2#2", "2#3")),
        ([{"to": 2}, {"id": "2", "to": 3}], ("2#2", "2")),
        ([{"to": 2}, {"to": 2}, {"id": "2#2", "to": 3}], ("2", "2#3", "2#2")),
        ([{"id": "a", "to": 2}, {"id": "a", "to": 3}], ("a", "a#2")),
        ([{"test": LUCK}, {"test": LUCK}], ("luck/4/", "luck/4/#2")),
    ],
)
def test_keys_never_collide(choices: list[dict[str, Any]], expected: tuple[str, ...]) -> None:
    assert keys(*choices) == expected


def test_A23_a_choice_put_in_above_leaves_the_others_their_keys() -> None:
    below = ({"to": 3}, {"id": "door", "to": 4}, {"test": LUCK})
    assert keys({"to": 9}, *below)[1:] == keys(*below)
    assert keys({"to": 4}, *below)[1:] == keys(*below)


def test_A23_a_pending_roll_goes_on_under_a_book_with_one_choice_more() -> None:
    test = {"kind": "luck", "success": {"to": 2}, "failure": {"to": 3}}
    new = {"text": "new", "to": 4}
    old_book = {1: {"choices": [{"text": "try", "test": test}]}, 2: {}, 3: {}, 4: {}}
    new_book = {**old_book, 1: {"choices": [new, {"text": "try", "test": test}]}}
    (key,) = open_choices(game(old_book), at(sheet()))
    waiting = Session(game(old_book), at(sheet()), scripted(()))
    waiting.do(Choose(key))
    assert waiting.open is not None
    later = Session(game(new_book), at(sheet()), scripted(()))
    later.do(waiting.open.action)
    later.answer(1, 1)
    assert later.state.visit.section == "2"


@pytest.mark.parametrize("ways", [{}, {"to": 2, "back": True}, {"to": 2, "table": TABLE}])
def test_a_choice_is_one_way_on(ways: dict[str, Any]) -> None:
    with pytest.raises(ValidationError, match="exactly one of"):
        Choice.model_validate({"text": "…", **ways})


def test_a_plain_number_is_a_section_id_too() -> None:
    made = book({1: {"choices": [{"text": "…", "to": 12}]}, 12: {}})
    assert list(made.sections) == ["1", "12"]
    assert made.sections["1"].choices[0].to == "12"
    assert made.size == 2


def test_a_risky_choice_is_a_choice_like_any_other() -> None:
    rules = game({1: {"choices": [{"text": "…", "to": 2, "risky": True}]}, 2: {}})
    assert play(rules, at(sheet()), Choose("2")).state.visit.section == "2"


def test_the_surely_next_section_is_known() -> None:
    rules = game({1: {"choices": [{"text": "…", "to": 2}, {"text": "…", "test": LUCK}]}, 2: {}})
    assert [way.to for way in offered(rules.rules, at(sheet()))] == ["2", ""]


def test_nothing_is_offered_before_the_book_is_open() -> None:
    rules = game({1: {"choices": [{"text": "…", "to": 2}]}, 2: {}})
    assert offered(rules.rules, State()) == ()
