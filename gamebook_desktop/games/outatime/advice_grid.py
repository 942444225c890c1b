"""Values for all that loose dice can offer, as one flat list.

A grid of n dice has a row for each count of 88 from 0 to n, and in it a cell for each count of
numbers that fit one after another, from 0 to the dice that are not 88.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from operator import itemgetter
from typing import Any

Grid = list[int]


@cache
def cell(dice: int, eights: int, numbers: int) -> int:
    """Where the value for so many 88 and numbers is."""
    return eights * (dice + 1) - eights * (eights - 1) // 2 + numbers


@cache
def size(dice: int) -> int:
    """How many cells there are."""
    return cell(dice, dice, 0) + 1


def after_eight(dice: int, locked: Grid, without: int) -> Grid:
    """The grid of so many dice from that of one fewer, an 88 having been locked."""
    return [without] * (dice + 1) + locked


def after_number(dice: int, locked: Grid, without: int) -> tuple[int, ...]:
    """The same for a number; `without` stands where there is none."""
    values: tuple[int, ...] = _number_cells(dice)([*locked, without])
    return values


@cache
def _number_cells(dice: int) -> itemgetter[Any]:
    return itemgetter(*_sources(dice))


def _sources(dice: int) -> Iterator[int]:
    for eights in range(dice + 1):
        yield -1
        for numbers in range(dice - eights):
            yield cell(dice - 1, eights, numbers)
