"""Dice of the program and dice typed in (B13)."""

from __future__ import annotations

from collections import Counter

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import person, seeded
from gamebook_desktop.core.turn import Question
from gamebook_desktop.games.gamebook.actions import (
    Choose,
)
from tests.games.gamebook.helpers import (
    at,
    game,
    sheet,
)


def chi_square(counts: Counter[int], expected: dict[int, float]) -> float:
    """How far counts are from what is expected."""
    return sum((counts[value] - share) ** 2 / share for value, share in expected.items())


LIMITS = {1: 20.5, 2: 29.6}
"""Chi-square at 1 in 1,000, for 5 and 10 degrees of freedom."""


WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}


@pytest.mark.parametrize("dice", [1, 2])
def test_B13_the_programs_dice_are_fair(dice: int) -> None:
    rolls = 60_000
    source = seeded(2024)
    question = Question(-1, "attack_hero", (1, 2, 3, 4, 5, 6), dice, repeat=True)
    counts: Counter[int] = Counter()
    for place in range(rolls):
        answer = source(question, f"{place}.0")
        assert answer is not None
        counts[sum(question.values(answer))] += 1
    if dice == 1:
        expected = {face: rolls / 6 for face in range(1, 7)}
    else:
        expected = {total: rolls * ways / 36 for total, ways in WAYS.items()}
    assert set(counts) == set(expected)
    assert chi_square(counts, expected) < LIMITS[dice]


def test_B13_every_face_can_be_typed() -> None:
    test = {"kind": "skill", "success": {}, "failure": {}}
    rules = game({1: {"choices": [{"id": "jump", "text": "…", "test": test}]}})
    totals: Counter[int] = Counter()
    for first in range(1, 7):
        for second in range(1, 7):
            session = Session(rules, at(sheet()), person)
            session.do(Choose("jump"))
            session.enter(first)
            happened = session.enter(second)
            assert happened[-1].dice == (first, second)
            totals[sum(happened[-1].dice)] += 1
    assert totals == WAYS
    for wrong in (0, 7, "6", 1.5, None):
        session = Session(rules, at(sheet()), person)
        session.do(Choose("jump"))
        with pytest.raises(Illegal, match="bad_answer"):
            session.enter(wrong)
