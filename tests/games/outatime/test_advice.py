"""Advice against the slow recursion through the real engine: equal fractions, option by option.

`GAMEBOOK_NIGHTLY=1` compares every player at every roll, otherwise one player at each short one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, product

import pytest

from gamebook_desktop.core.turn import apply
from gamebook_desktop.games.outatime.actions import Lock, Roll, TakeBack
from gamebook_desktop.games.outatime.advice import advise
from gamebook_desktop.games.outatime.content import OptionValue
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import FACES, FLUX, SPEED, Now, Player, State
from gamebook_desktop.games.outatime.view import seen_by
from tests.contract.games import NIGHTLY
from tests.games.outatime.slow_advice import SlowAdvice
from tests.games.outatime.small_table import Boxes, game_with, state_with

PLAIN: tuple[Boxes, ...] = ((3, 5, 4, 2), (5, 4, 3, 3), (2, 2, 5, 4), (4, 3, 2, 5), (3, 2, 4))
OTHER: tuple[Boxes, ...] = ((4, 4), (5, 5), (2, 2), (3, 3), (4, 4))
ODD: tuple[Boxes, ...] = (
    (3, SPEED, 4, FLUX),
    (FLUX, 4, SPEED, 3),
    (2, 2, 5, 4),
    (4, 3, 2, 5),
    (FLUX, 3, SPEED),
)

START = Player("Ada", active="00", covered=1, next="01", reserve=("02", "03", "04"))
NEAR = Player("Ada", active="00", covered=3, next="01", reserve=("02", "03", "04"))
FOURTH = Player("Ada", active="03", covered=3, next="04", done=("00", "01", "02"))
LAST = Player("Ada", active="04", covered=1, done=("00", "01", "02", "03"))
BOB = Player("Bob", active="10", covered=1, next="11", reserve=("12", "13", "14"))

F = FLUX
ROLLS: dict[str, tuple[Now, Roll | TakeBack, Boxes]] = {
    "two left": (Now(rolls=2, locked=(F, SPEED, 5, F), placed=1, loose=(2, 2)), Roll(), (3, SPEED)),
    "two useless": (Now(rolls=2, locked=(F, SPEED, 5, F), placed=1, loose=(2, 2)), Roll(), (F, 2)),
    "three loose": (
        Now(rolls=1, locked=(F, F, SPEED), placed=1, loose=(2, 2, 2)),
        Roll(),
        (5, 4, SPEED),
    ),
    "small paradox": (
        Now(rolls=1, locked=(F, F, SPEED), placed=1, loose=(2, 2, 2)),
        Roll(),
        (SPEED, F, SPEED),
    ),
    "by force": (
        Now(rolls=3, locked=(F, SPEED, SPEED), placed=1, loose=(2, 2, 2)),
        Roll(),
        (F, 5, 3),
    ),
    "three 88": (
        Now(rolls=3, locked=(SPEED, SPEED, SPEED), placed=1, loose=(2, 2, 2)),
        Roll(),
        (F, F, 5),
    ),
    "last die": (Now(rolls=4, locked=(F, 3, F, SPEED, 4), placed=1, loose=(2,)), Roll(), (F,)),
    "back": (Now(rolls=4, locked=(F, F, F, SPEED, 4, 2), placed=1), TakeBack(), (SPEED, 4)),
    "after": (
        Now(rolls=5, locked=(F, F, SPEED), placed=1, loose=(2, 2, 2), back="rolled"),
        Roll(),
        (3, 5, 3),
    ),
}
PLAYERS = {"start": START, "near": NEAR, "fourth": FOURTH, "last": LAST}
SHORT = ("two left", "by force", "two useless", "three 88", "last die", "back")
CHOICES: list[dict[str, OptionValue]] = [
    {},
    {"carry_on_after_card": False},
    {"double_back": "never"},
    {"double_back": "every_time"},
    {"later_double_back_stall": 2},
    {"paradox_level": "exact"},
    {"paradox_check": "at_once"},
    {"paradox_choice": "optional"},
    {"paradox_choice": "optional", "paradox_check": "at_once"},
    {"paradox_choice": "optional", "paradox_level": "exact", "paradox_check": "at_once"},
    {"paradox_on_last_card": False},
    {"paradox_overflow": "carried"},
    {"paradox_overflow": "carried", "paradox_on_last_card": False},
    {"paradox_may_win": False},
    {"paradox_may_win": False, "paradox_overflow": "carried"},
    {"refuse_only_die": True},
]


@pytest.mark.parametrize("cards", [PLAIN, ODD], ids=["numbers", "any faces"])
@pytest.mark.parametrize("options", CHOICES, ids=str)
def test_equals_the_slow_recursion(
    cards: tuple[Boxes, ...], options: dict[str, OptionValue]
) -> None:
    game = game_with(cards, OTHER, **options)
    slow = SlowAdvice(game)
    compared = sum(
        compare(game, slow, state)
        for mine, (before, action, dice) in pairs()
        for state in positions(game, state_with(mine, before, BOB), action, dice)
    )
    assert compared > 12


def pairs() -> Iterator[tuple[Player, tuple[Now, Roll | TakeBack, Boxes]]]:
    if os.environ.get(NIGHTLY):
        return product(PLAYERS.values(), ROLLS.values())
    short = [roll for name, roll in ROLLS.items() if name in SHORT]
    return zip(cycle(PLAYERS.values()), short, strict=False)


def positions(game: Outatime, before: State, action: Roll | TakeBack, dice: Boxes) -> list[State]:
    """The position before a roll, and the one it leads to if the turn goes on."""
    if action not in tuple(game.legal(before)):
        return []
    answers: tuple[tuple[int, ...], ...] = (tuple(FACES.index(face) for face in dice),)
    step = apply(game, before, action, answers)
    while step.question is not None:
        answers = (*answers, (len(step.question.options) - 1,))
        step = apply(game, before, action, answers)
    if step.state.turn != before.turn or step.state.winner is not None:
        return [before]
    return [before, step.state]


def compare(game: Outatime, slow: SlowAdvice, state: State) -> int:
    """How many actions there are, each worth what the slow recursion says."""
    advice = advise(game, state)
    assert advice is not None
    assert [one.action for one in advice.actions] == list(game.legal(state))
    for action, progress in advice.actions:
        assert progress == slow.worth(state, action), (state, action)
    assert advice.best.progress == max(one.progress for one in advice.actions)
    return len(advice.actions)


@pytest.mark.parametrize("dice", [(2, 3), (SPEED, 2, 4), ()], ids=str)
def test_a_hidden_next_card_counts_as_any_it_may_be(dice: Boxes) -> None:
    game = game_with(PLAIN, OTHER)
    now = Now(rolls=2, locked=(F, SPEED, 5), placed=1, loose=(2, *dice))
    may_be = [
        replace(
            NEAR,
            next=card,
            reserve=(*(other for other in ("01", "02", "03") if other != card), "04"),
        )
        for card in ("01", "02", "03")
    ]
    told = [advise(game, seen_by(game.rules, state_with(mine, now, BOB), None)) for mine in may_be]
    assert told[0] is not None
    assert told[0] == told[1] == told[2]


def test_a_hidden_next_card_is_averaged_where_the_active_one_ends() -> None:
    game = game_with(PLAIN, OTHER)
    now = Now(rolls=2, locked=(F, SPEED, 5, F), placed=1, loose=(3, 4))
    mine = replace(NEAR, active="01", next="00", reserve=("02", "04"), done=("03",))
    rows = [mine, replace(mine, next="02", reserve=("00", "04"))]
    advised = [advise(game, state_with(row, now, BOB)) for row in rows]
    unseen = advise(game, seen_by(game.rules, state_with(mine, now, BOB), None))
    assert unseen is not None
    worth = [advice.worth(Lock(3)) for advice in advised if advice is not None]
    assert worth[0] != worth[1]
    assert unseen.worth(Lock(3)) == sum(worth) / 2


def test_there_is_no_advice_outside_a_turn() -> None:
    game = game_with(PLAIN, OTHER)
    hand = Player(reserve=("00", "01", "02", "03", "04"))
    assert advise(game, State()) is None
    assert advise(game, State((hand, BOB))) is None
    assert advise(game, replace(state_with(LAST, Now(), BOB), winner=0)) is None


def test_an_action_out_of_place_has_no_worth() -> None:
    advice = advise(game_with(PLAIN, OTHER), state_with(START, Now(), BOB))
    assert advice is not None
    assert [one.action for one in advice.actions] == [Roll()]
    with pytest.raises(KeyError):
        advice.worth(Lock(3))


@pytest.mark.parametrize("carry_on", [True, False])
@pytest.mark.parametrize("first", [FLUX, SPEED, 4], ids=str)
@pytest.mark.parametrize("last", [FLUX, SPEED, 2], ids=str)
def test_a_card_completed_closes_the_roll_whatever_its_boxes(
    first: str | int, last: str | int, carry_on: bool
) -> None:
    cards: tuple[Boxes, ...] = ((3, 3, 3, last), *((first, 4, 5, 5),) * 3, (3, 2, 4))
    game = game_with(cards, OTHER, carry_on_after_card=carry_on, double_back="never")
    slow = SlowAdvice(game)
    lying = Now(rolls=2, locked=(F, SPEED, 5), placed=1, loose=(2, SPEED, SPEED))
    on = replace(lying, locked=(F, 4, 5, 5), loose=(3, 3))
    assert compare(game, slow, state_with(NEAR, lying, BOB)) > 1
    assert compare(game, slow, state_with(NEAR, on, BOB)) > 1
