"""Columns of chances, and the decisions on luck that make one column out of others.

A column runs over what is left to take from the target and, within that, over luck from 0: the
value at one luck less stands just before. A decision weighs three values: without luck, lucky,
unlucky. A policy fixes the weights; the best policy takes the greater side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from functools import partial, reduce
from itertools import chain, islice, pairwise, repeat
from operator import add, mul
from typing import NamedTuple

Number = float
"""An integer where the calculation is exact."""
Column = list[Number]


class Use(Enum):
    """What a policy says of luck on one wound."""

    NO = 0
    YES = 1
    BEST = 2


class Weights(NamedTuple):
    """The weights of a decision, place by place. Luck 0 never tests (R2)."""

    best: bool
    ones: int
    """The place from which all of `plain` is 1."""
    plain: Column
    lucky: Column
    unlucky: Column

    def at(self, place: int, plain: Number, lucky: Number, unlucky: Number) -> Column:
        """What the three values weigh at a place once the decision is made."""
        k, g, b = self.plain[place], self.lucky[place], self.unlucky[place]
        if not self.best:
            return [k, g, b]
        return [0, g, b] if g * lucky + b * unlucky > k * plain else [k, 0, 0]


def weights(uses: list[Use], ones: int, plain: Column, lucky: Column, unlucky: Column) -> Weights:
    """Weights where one use after the other holds over all luck; `ones` holds without tests."""
    best, count = Use.BEST in uses, len(plain) // max(1, len(uses))
    kept, good, bad = plain[:], lucky[:], unlucky[:]
    for place in range(len(plain)):
        if uses[place // count] is Use.NO or not place % count:
            good[place] = bad[place] = 0
        elif uses[place // count] is Use.YES:
            kept[place] = 0
    return Weights(best, ones if best else len(plain), kept, good, bad)


def decide(
    chosen: Weights,
    plain: Iterable[Number],
    lucky: Iterable[Number],
    unlucky: Iterable[Number],
    begin: int = 0,
) -> Iterator[Number]:
    """The values after a decision on aligned columns, as long as the shortest.

    Weights are taken from `begin` on. Columns may still grow, as long as they stay ahead.
    """
    good = map(mul, islice(chosen.lucky, begin, None), lucky)
    bad = map(mul, islice(chosen.unlucky, begin, None), unlucky)
    values = iter(plain)
    kept = chain(map(mul, chosen.plain[begin : chosen.ones], values), values)
    if chosen.best:
        return (k if k >= t else t for k, t in zip(kept, map(add, good, bad), strict=False))
    return map(add, kept, map(add, good, bad))


def struck(
    source: Column, row: int, losses: tuple[int, int, int]
) -> tuple[Iterator[Number], Iterator[Number], Iterator[Number]]:
    """The values a hit leads to without luck, lucky and unlucky; the source may still grow.

    The first `row` values stand for any more that is taken than there is.
    """
    plain, lucky, unlucky = (
        chain(source[:row] * loss, islice(source, row, None)) for loss in losses
    )
    return plain, chain((0,), lucky), chain((0,), unlucky)


def growing(column: Column, values: Iterable[Number]) -> Iterator[Number]:
    """The values, each appended to the column as it comes."""
    for value in values:
        column.append(value)
        yield value


def polynomial(unit: Number, terms: dict[int, list[Iterator[Number]]]) -> Iterator[Number]:
    """The sums of all terms, each times the unit to its power; nothing without terms."""
    total: Iterator[Number] | None = None
    for power, lower in pairwise([*sorted(terms, reverse=True), 0]):
        total = reduce(partial(map, add), terms[power] if total is None else [total, *terms[power]])
        if power > lower:
            total = map(mul, repeat(unit ** (power - lower)), total)
    return iter(()) if total is None else total
