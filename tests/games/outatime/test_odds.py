"""Odds of one roll: the figures of the rules note and of the mock-up, and a count roll by roll."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from gamebook_desktop.games.outatime.odds import (
    boxes_filled,
    highest_level,
    paradox_level,
    roll_on,
)
from gamebook_desktop.games.outatime.odds_dice import all_shown, at_least_ways, loose_ways
from gamebook_desktop.games.outatime.state import FACES, FLUX, SPEED, Face


@pytest.mark.parametrize("dice", range(1, 7))
@pytest.mark.parametrize("need", [(2,), (5, 4), (3, 3, 3)])
def test_half_of_the_faces_of_each_die_stall(dice: int, need: tuple[Face, ...]) -> None:
    assert roll_on(dice, need).stall == Fraction(1, 2) ** dice


@pytest.mark.parametrize("dice", range(1, 7))
@pytest.mark.parametrize("need", [(), (FLUX,), (SPEED, 4)])
def test_a_box_that_wants_no_number_leaves_flux_and_88(dice: int, need: tuple[Face, ...]) -> None:
    assert roll_on(dice, need).stall == Fraction(4, 6) ** dice


def test_a_first_roll() -> None:
    odds = roll_on(6, (4, 5))
    assert roll_on(6, (FLUX,)).fills[0] == 1 - Fraction(5, 6) ** 6
    assert odds.small + odds.large == Fraction(1970, 46656)
    assert odds.large == Fraction(20, 46656)


def test_the_mock_up() -> None:
    odds = roll_on(3, (5, 4), flux=1)
    figures = (odds.stall, *odds.fills[:2], odds.small)
    assert [f"{float(chance):.1%}" for chance in figures] == ["12.5%", "42.1%", "13.9%", "1.4%"]
    assert odds.small == Fraction(3, 216)
    assert odds.fills[2] == odds.large == 0


NEEDS: list[tuple[Face, ...]] = [
    (),
    (3,),
    (4, 4, 2),
    (5, 2, 5, 3),
    (FLUX, 3, FLUX),
    (SPEED, 3, SPEED),
    (3, SPEED, SPEED, 4),
]


@pytest.mark.parametrize("need", NEEDS, ids=str)
@pytest.mark.parametrize(("flux", "eights"), [(0, 0), (1, 1), (2, 1), (1, 3)])
@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("at_once", [False, True])
def test_equals_a_count_of_all_rolls(
    need: tuple[Face, ...], flux: int, eights: int, exact: bool, at_once: bool
) -> None:
    dice = 6 - flux - eights - 1
    stall, filled, levels = 0, [0, 0, 0], {0: 0, 2: 0, 3: 0}
    for roll in product(FACES, repeat=dice):
        boxes = laid(need, roll)
        stall += not boxes and FLUX not in roll and SPEED not in roll
        for least in (1, 2, 3):
            filled[least - 1] += boxes >= least
        levels[met(flux + roll.count(FLUX), eights, roll.count(SPEED), exact, at_once)] += 1
    odds = roll_on(dice, need, flux, eights, exact=exact, at_once=at_once)
    counts = (stall, *filled, levels[2], levels[3])
    assert (odds.stall, *odds.fills, odds.small, odds.large) == tuple(
        Fraction(count, 6**dice) for count in counts
    )


def laid(need: tuple[Face, ...], roll: tuple[Face, ...]) -> int:
    """Boxes filled by locking all FLUX and then whatever is needed, die by die."""
    at = 0
    for _ in range(roll.count(FLUX)):
        at += need[at : at + 1] == (FLUX,)
    loose = [face for face in roll if face != FLUX]
    while at < len(need) and need[at] in loose:
        loose.remove(need[at])
        at += 1
    return at


def met(flux: int, eights: int, loose: int, exact: bool, at_once: bool) -> int:
    """The paradox met by locking loose 88 one by one: the first, or the highest of all."""
    found = 0
    for more in range(loose + 1):
        pair = min(flux, eights + more, 3)
        if pair < 2 or (exact and flux != eights + more):
            continue
        if at_once:
            return pair
        found = max(found, pair)
    return found


@pytest.mark.parametrize(
    ("flux", "eights", "exact", "level"),
    [
        *((2, 2, False, 2), (3, 2, False, 2), (3, 3, False, 3), (2, 4, False, 2)),
        *((1, 5, False, 0), (2, 2, True, 2), (3, 2, True, 0), (3, 3, True, 3), (0, 0, True, 0)),
    ],
)
def test_levels(flux: int, eights: int, exact: bool, level: int) -> None:
    assert paradox_level(flux, eights, exact) == level


def test_one_may_leave_an_88_for_the_exact_count() -> None:
    assert highest_level(2, 1, 2, exact=True, at_once=False) == 2
    assert highest_level(3, 3, 1, exact=True, at_once=False) == 3


def test_flux_is_locked_before_anything_else() -> None:
    shown = dict.fromkeys(FACES, 0) | {FLUX: 2, 3: 1}
    assert boxes_filled((3, FLUX), tuple(shown.values())) == 1
    assert boxes_filled((FLUX, 3, FLUX), tuple(shown.values())) == 2


@pytest.mark.parametrize("dice", range(7))
def test_all_ways_are_counted(dice: int) -> None:
    assert sum(shown.ways for shown in all_shown(dice)) == 6**dice
    assert sum(loose_ways(dice, (4, 4, 2, 5))) == 5**dice


def test_ways_to_show_what_is_wanted() -> None:
    rolls = [roll for roll in product((2, 3, 4, 5), repeat=5)]
    wanted = sum(roll.count(3) >= 2 and roll.count(5) >= 1 for roll in rolls)
    assert at_least_ways(5, (1, 2), 4) == wanted
