"""Columns of chances, and the decisions on luck that make one column out of others.

A column runs over what is left to take from the target and, within that, over luck from 0: the
value at one luck less stands just before. A decision weighs three values: without luck, lucky,
unlucky. A policy fixes the weights; the best policy takes the greater side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import islice
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
    plain: Column
    lucky: Column
    unlucky: Column

    def at(self, place: int, plain: Number, lucky: Number, unlucky: Number) -> Column:
        """What the three values weigh at a place once the decision is made."""
        k, g, b = self.plain[place], self.lucky[place], self.unlucky[place]
        if not self.best:
            return [k, g, b]
        return [0, g, b] if g * lucky + b * unlucky > k * plain else [k, 0, 0]


def weights(uses: Iterable[Use], plain: Number, lucky: Column, unlucky: Column) -> Weights:
    """Weights for one use after the other, each over all luck; the last two are given by luck."""
    later = len(lucky) - 1
    never: Column = [0] * (later + 1)
    kept: Column = [plain] * (later + 1)
    good: Column = [0, *lucky[1:]]
    bad: Column = [0, *unlucky[1:]]
    kinds: dict[Use, tuple[Column, Column, Column]] = {
        Use.NO: (kept, never, never),
        Use.YES: ([plain] + [0] * later, good, bad),
        Use.BEST: (kept, good, bad),
    }
    uses = list(uses)
    columns = ([number for use in uses for number in kinds[use][side]] for side in range(3))
    return Weights(Use.BEST in uses, *columns)


def decide(
    chosen: Weights,
    plain: Iterable[Number],
    lucky: Iterable[Number],
    unlucky: Iterable[Number],
) -> Column:
    """The values after a decision on aligned columns, as long as the shortest."""
    together = zip(chosen.plain, plain, chosen.lucky, lucky, chosen.unlucky, unlucky, strict=False)
    if chosen.best:
        return [
            kept if (kept := k * p) >= (tested := g * x + b * y) else tested
            for k, p, g, x, b, y in together
        ]
    return [k * p + g * x + b * y for k, p, g, x, b, y in together]


class Gradual(NamedTuple):
    """A decision to be followed place by place; `column` takes its values and the whole a share."""

    parts: tuple[Iterator[Number], ...]
    best: bool
    share: Number
    column: Column | None


def aligned(
    chosen: Weights,
    weights_from: int,
    sources: tuple[Column, Column, Column],
    starts: tuple[int, int, int],
) -> tuple[Iterator[Number], ...]:
    """Weights and values in turn; columns may still grow, as long as they stay ahead."""
    result: list[Iterator[Number]] = []
    for weight, source, start in zip(chosen[1:], sources, starts, strict=True):
        result += [islice(weight, weights_from, None), islice(source, start, None)]
    return tuple(result)


def add_up(whole: Column, total: Column, gradual: list[Gradual]) -> None:
    """Append to `whole` what stands in `total` and the shares of what goes place by place."""
    if [entry.column for entry in gradual] == [None]:
        append, ((parts, best, _, _),) = whole.append, gradual
        if best:
            for t, k, p, g, x, b, y in zip(total, *parts, strict=False):
                kept, tested = k * p, g * x + b * y
                append(t + (kept if kept >= tested else tested))
        else:
            for t, k, p, g, x, b, y in zip(total, *parts, strict=False):
                append(t + k * p + g * x + b * y)
        return
    feeds = [(zip(*g.parts, strict=False), g.best, g.share, g.column) for g in gradual]
    for t in total:
        for feed, best, share, column in feeds:
            k, p, g, x, b, y = next(feed)
            value = max(k * p, g * x + b * y) if best else k * p + g * x + b * y
            if column is not None:
                column.append(value)
            t += share * value
        whole.append(t)
