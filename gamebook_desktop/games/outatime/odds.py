"""Exact odds of one roll: stalling, boxes it can fill, and the paradox it can cause."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from gamebook_desktop.games.outatime.odds_dice import SIDES, all_shown
from gamebook_desktop.games.outatime.odds_reach import Course
from gamebook_desktop.games.outatime.odds_reach import paradox_level as paradox_level
from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import Face, Player

MOST_FILLED = 3


class RollOdds(NamedTuple):
    """Chances of one roll. What a player may add or leave, he adds if it serves the case named."""

    stall: Fraction
    """No die can be added."""
    fills: tuple[Fraction, Fraction, Fraction]
    """The dice can fill at least one, two, three boxes; those a paradox gives do not count."""
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
    optional: bool = False,
    wins: bool = False,
) -> RollOdds:
    """The odds of rolling so many dice with `flux` and `eights` locked already.

    `need` are the next boxes this roll can fill, in order; `wins`: the last of them ends the game
    (see `fills_last_box`). `exact`, `at_once` and `optional` are the options of B18, B19 and B20.
    """
    course = Course(need, flux, eights, exact, at_once, optional, wins)
    stall = small = large = 0
    fills = [0] * MOST_FILLED
    for counts, ways in all_shown(dice):
        reach = course.reach(counts)
        stall += ways * reach.stalls
        for least in range(min(reach.filled, MOST_FILLED)):
            fills[least] += ways
        small += ways * (reach.level == 2)
        large += ways * (reach.level == 3)
    total = SIDES**dice
    one, two, three = (Fraction(ways, total) for ways in fills)
    return RollOdds(
        Fraction(stall, total),
        (one, two, three),
        Fraction(small, total),
        Fraction(large, total),
    )


def fills_last_box(rules: Ruleset, player: Player, need: Sequence[Face]) -> bool:
    """Whether these next boxes of a player reach to the end of 0.01, so that the last one wins."""
    left = [player.active, player.next] if player.next else [player.active]
    to_fill = sum(len(rules.boxes[card]) for card in left) - player.covered
    return left[-1] in rules.last and len(need) == to_fill
