"""Exact odds of one roll: stalling, boxes it can fill, and the paradox it can cause."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from gamebook_desktop.games.outatime.odds_dice import SIDES, all_shown
from gamebook_desktop.games.outatime.state import FACES, FLUX, SPEED, Face

MOST_FILLED = 3
FLUX_AT, SPEED_AT = FACES.index(FLUX), FACES.index(SPEED)


class RollOdds(NamedTuple):
    """Chances of one roll. What a player may add or leave, he adds if it serves the case named."""

    stall: Fraction
    """No die can be added."""
    fills: tuple[Fraction, Fraction, Fraction]
    """The dice can fill at least one, two, three boxes."""
    small: Fraction
    """A small paradox can be caused, and no large one."""
    large: Fraction
    """A large paradox can be caused."""


@lru_cache(maxsize=4096)
def roll_on(
    dice: int,
    need: tuple[Face, ...],
    flux: int = 0,
    eights: int = 0,
    *,
    exact: bool = False,
    at_once: bool = False,
) -> RollOdds:
    """The odds of rolling so many dice with `flux` and `eights` locked already.

    `need` are the next boxes this roll can fill, in order. `exact` and `at_once` are the options
    of B18 and B19.
    """
    stall = 0
    fills = [0] * MOST_FILLED
    levels = {0: 0, 2: 0, 3: 0}
    for counts, ways in all_shown(dice):
        filled = boxes_filled(need, counts)
        if not (filled or counts[FLUX_AT] or counts[SPEED_AT]):
            stall += ways
        for least in range(min(filled, MOST_FILLED)):
            fills[least] += ways
        locked = flux + counts[FLUX_AT]
        levels[highest_level(locked, eights, counts[SPEED_AT], exact, at_once)] += ways
    total = SIDES**dice
    one, two, three = (Fraction(ways, total) for ways in fills)
    return RollOdds(
        Fraction(stall, total),
        (one, two, three),
        Fraction(levels[2], total),
        Fraction(levels[3], total),
    )


def boxes_filled(need: Sequence[Face], counts: Sequence[int]) -> int:
    """How many of the next boxes dice can fill: FLUX is locked first, then one die at a time."""
    left = list(counts)
    filled = 0
    while filled < len(need) and need[filled] == FLUX and left[FLUX_AT]:
        left[FLUX_AT] -= 1
        filled += 1
    left[FLUX_AT] = 0
    while filled < len(need) and left[place := FACES.index(need[filled])]:
        left[place] -= 1
        filled += 1
    return filled


def paradox_level(flux: int, eights: int, exact: bool) -> int:
    """2: small, 3: large, 0: none (B18)."""
    if exact:
        return flux if flux == eights and flux in (2, 3) else 0
    level = min(flux, eights, 3)
    return level if level >= 2 else 0


def highest_level(flux: int, eights: int, loose: int, exact: bool, at_once: bool) -> int:
    """The highest paradox within reach with so many loose 88, FLUX being locked already.

    Checked at once, the first paradox that stands is the one that counts (B19).
    """
    levels = (paradox_level(flux, eights + more, exact) for more in range(loose + 1))
    if at_once:
        return next((level for level in levels if level), 0)
    return max(levels)
