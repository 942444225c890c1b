"""What a handful of dice can show: every count of faces, and in how many ways it comes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import comb, factorial
from typing import NamedTuple

from gamebook_desktop.games.outatime.state import FACES, NUMBERS

SIDES = len(FACES)


class Shown(NamedTuple):
    """How often each face shows, in the order of `FACES`, and the ways in 6^n it can come."""

    counts: tuple[int, ...]
    ways: int


@lru_cache(maxsize=16)
def all_shown(dice: int) -> tuple[Shown, ...]:
    """Every result of so many dice as counts; the ways add up to 6^dice."""
    return tuple(Shown(counts, _ways(dice, counts)) for counts in _splits(dice, SIDES))


@lru_cache(maxsize=1024)
def at_least_ways(dice: int, wanted: tuple[int, ...], sides: int) -> int:
    """Ways in sides^dice to show each of the wanted faces at least so often."""
    if not wanted:
        ways: int = sides**dice
        return ways
    least, *rest = wanted
    return sum(
        comb(dice, shown) * at_least_ways(dice - shown, tuple(rest), sides - 1)
        for shown in range(least, dice + 1)
    )


@lru_cache(maxsize=2048)
def loose_ways(dice: int, wanted: tuple[int, ...]) -> tuple[int, ...]:
    """Ways in 5^dice of dice that show no FLUX, by 88 shown and then by numbers that fit.

    Numbers fit from the first wanted one on, one after another; there are as many places for them
    as dice that do not show 88.
    """
    found: list[int] = []
    for eights in range(dice + 1):
        others = dice - eights
        reach = [
            at_least_ways(others, _counts(wanted[:numbers]), len(NUMBERS))
            if numbers <= len(wanted)
            else 0
            for numbers in range(others + 2)
        ]
        ways = comb(dice, eights)
        found.extend(ways * (here - more) for here, more in pairwise(reach))
    return tuple(found)


def _counts(wanted: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(wanted.count(number) for number in set(wanted)))


def _ways(dice: int, counts: tuple[int, ...]) -> int:
    ways = factorial(dice)
    for shown in counts:
        ways //= factorial(shown)
    return ways


def _splits(dice: int, sides: int) -> Iterator[tuple[int, ...]]:
    if sides == 1:
        yield (dice,)
        return
    for first in range(dice + 1):
        for rest in _splits(dice - first, sides - 1):
            yield (first, *rest)
