"""Decisions and sums over rows of chances, and the way back through them.

A row holds one value for each amount of luck, 0 first. A step says how rows are made of others.
Followed backwards, steps tell how often a fight that starts at one value passes by every row.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

Number = float
"""An integer where the calculation is exact."""
Row = list[Number]


class Use(Enum):
    """What a policy says of luck on one wound."""

    NO = 0
    YES = 1
    BEST = 2


class Decision(NamedTuple):
    """`out` is `keep` × plain without luck; with it good × lucky + bad × unlucky, one luck less.

    Luck 0 never tests (R2).
    """

    out: Row
    use: Use
    keep: Number
    good: Row
    bad: Row
    plain: Row
    lucky: Row
    unlucky: Row


class Position(NamedTuple):
    """The rows of one position: decisions, each on rows before it, then a sum of weight × row."""

    free: list[Decision]
    knot: list[Decision]
    """Decisions that need the sum at one luck less: they and the sum go luck by luck."""
    out: Row
    terms: list[tuple[Number, Row]]
    """Empty: no sum."""

    def fill(self, count: int) -> None:
        """Fill the rows, which are empty, for `count` amounts of luck."""
        _decide(self.free, range(count))
        for levels in self._stretches(count):
            _decide(self.knot, levels)
            if len(self.terms) == 2:
                (v, first), (w, second) = self.terms
                self.out.extend([v * first[luck] + w * second[luck] for luck in levels])
            elif self.terms:
                self.out.extend([sum([w * row[luck] for w, row in self.terms]) for luck in levels])

    def back(self, flows: Flows, count: int) -> None:
        """Pass what flows through the rows on to those they are made of."""
        for levels in reversed(self._stretches(count)):
            flow = flows.through(self.out)
            if flow is not None:
                for weight, row in self.terms:
                    into = flows.to(row)
                    for luck in levels:
                        into[luck] += weight * flow[luck]
            _undo(self.knot, levels, flows)
        _undo(self.free, range(count), flows)

    def _stretches(self, count: int) -> list[range]:
        return [range(n, n + 1) for n in range(count)] if self.knot else [range(count)]


def _decide(decisions: list[Decision], levels: range) -> None:
    for out, use, keep, good, bad, plain, lucky, unlucky in decisions:
        if use is Use.NO:
            out += [keep * plain[luck] for luck in levels]
        elif use is Use.YES:
            for luck in levels:
                if luck:
                    out.append(good[luck] * lucky[luck - 1] + bad[luck] * unlucky[luck - 1])
                else:
                    out.append(keep * plain[0])
        else:
            for luck in levels:
                best = keep * plain[luck]
                test = good[luck] * lucky[luck - 1] + bad[luck] * unlucky[luck - 1] if luck else 0
                out.append(test if test > best else best)


def _undo(decisions: list[Decision], levels: range, flows: Flows) -> None:
    for out, use, keep, good, bad, plain, lucky, unlucky in reversed(decisions):
        if (flow := flows.through(out)) is None:
            continue
        for luck in levels:
            if not (amount := flow[luck]):
                continue
            if luck and (use is Use.YES or (use is Use.BEST and out[luck] > keep * plain[luck])):
                flows.to(lucky)[luck - 1] += amount * good[luck]
                flows.to(unlucky)[luck - 1] += amount * bad[luck]
            else:
                flows.to(plain)[luck] += amount * keep


class Arrival(NamedTuple):
    """`out` is `source` with a weight for each amount of luck: the next foe steps up (R14)."""

    out: Row
    source: Row
    weights: Row

    def fill(self) -> None:
        """Fill the row, which is empty."""
        self.out.extend(weight * x for weight, x in zip(self.weights, self.source, strict=True))

    def back(self, flows: Flows, count: int) -> None:
        """Pass what flows through the row on to the one it comes from."""
        flow = flows.through(self.out)
        if flow is not None:
            into = flows.to(self.source)
            for luck in range(count):
                into[luck] += self.weights[luck] * flow[luck]


Step = Position | Arrival


class Flows:
    """How much flows through every row when a fight starts from one value of `row`."""

    def __init__(self, steps: Iterable[Step], row: Row, luck: int) -> None:
        """`steps` are in the reverse order of their making."""
        self._flows: dict[int, Row] = {}
        self.to(row)[luck] += 1
        for step in steps:
            step.back(self, len(row))

    def through(self, row: Row) -> Row | None:
        """What flows through a row, by luck; None where nothing does."""
        return self._flows.get(id(row))

    def to(self, row: Row) -> Row:
        """The same, to be added to."""
        flow = self._flows.get(id(row))
        if flow is None:
            flow = self._flows[id(row)] = [0] * len(row)
        return flow
