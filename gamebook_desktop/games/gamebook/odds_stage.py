"""All positions of one stage of a fight: what is left to take from the target, stamina, luck."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, islice
from operator import mul

from gamebook_desktop.games.gamebook.odds_columns import (
    Column,
    Number,
    Use,
    decide,
    growing,
    polynomial,
    struck,
)
from gamebook_desktop.games.gamebook.odds_round import Stage, Wounds
from gamebook_desktop.games.gamebook.odds_scale import Scale
from gamebook_desktop.games.gamebook.odds_weights import Setting, Share, StageWeights


class StageTable:
    """The columns of a stage, by wounds of the hero that wait and by the hero's stamina.

    Exact values are integers, values times `scale`; others are floats and `scale` is 1. Columns
    of waiting wounds have a smaller scale (see `StageWeights`).
    """

    def __init__(self, setting: Setting, stage: Stage, following: StageTable | None) -> None:
        """`following` is the stage of the next target; None: the fight is won."""
        self.stage = stage
        self.setting = setting
        self.first = len(setting.ways)
        """The first place with something left to take."""
        self.size = self.first * (stage.to_take + 1)
        received = {wounds for wounds, _ in (*stage.hits, *stage.misses)}
        tails = {wounds[n:] for wounds in received for n in range(len(wounds))}
        self.pending = sorted(tails, key=len)
        """What may wait, shorter first."""
        self._scale = Scale(stage, exact=setting.exact)
        self.weights = StageWeights(setting, stage, self._scale)
        self._following = following
        self._later: Number = following.most() if following else 1
        dead: Column = [0] * self.size
        self.columns: dict[Wounds, list[Column]] = {(): [dead]}
        self.columns |= {wounds: [dead] for wounds in self.pending}
        for stamina in range(1, setting.stamina + 1):
            self._fill(stamina)

    def place(self, to_take: int, luck: int) -> int:
        """Where a position stands in the columns."""
        return to_take * self.first + luck

    def scale(self, to_take: int, stamina: int, luck: int) -> Number:
        """What values are multiplied by."""
        tests: int = (36 if self.setting.exact else 1) ** luck
        rounds = self._scale.power(self._scale.parts(to_take, stamina, luck), 0)
        return rounds * tests * self._later

    def most(self) -> Number:
        """All that this stage and those after it can divide by, luck tests apart."""
        parts = self._scale.parts(self.stage.to_take, self.setting.stamina, self.first - 1)
        return self._scale.power(parts, 0) * self._later

    def counted(self, share: Share, place: int) -> Number:
        """What a share comes to at a place."""
        return int(self._scale.unit**share.power) * share.column[place - self.first]

    def arrival(self, stamina: int) -> Column:
        """What the values of the next stage weigh where the target is out, by luck.

        After the last stage they are 1.
        """
        here = [self.scale(0, stamina, luck) for luck in range(self.first)]
        if (following := self._following) is None:
            return here
        left = following.stage.to_take
        return [whole // following.scale(left, stamina, luck) for luck, whole in enumerate(here)]

    def _arrived(self, stamina: int) -> Column:
        here = self.arrival(stamina)
        if (following := self._following) is None:
            return here
        values = following.columns[()][stamina][-self.first :]
        return [weight * x for weight, x in zip(here, values, strict=True)]

    def _fill(self, stamina: int) -> None:
        """The columns at one stamina; those at less are complete.

        A hit without wounds to follow leads to earlier places of the very column being made, and
        so does a wound of 1 undone by luck: such values are only taken as the column grows.
        """
        whole = self._arrived(stamina)
        self.columns[()].append(whole)
        shares = dict(self.weights.misses(stamina))
        none = Share(0, [0] * self.size)
        terms: dict[int, list[Iterator[Number]]] = defaultdict(list)
        for wounds in self.pending:
            share, values = shares.get(wounds, none), self._wounded(wounds, stamina)
            terms[share.power].append(map(mul, share.column, values))
        for hit, share in self.weights.hits(stamina):
            reached = struck(self.columns[hit.then][stamina], self.first, hit.losses)
            terms[share.power].append(map(mul, share.column, decide(hit.weights, *reached)))
        for value in polynomial(self._scale.unit, terms):
            whole.append(value)

    def _wounded(self, wounds: Wounds, stamina: int) -> Iterator[Number]:
        """The values while wounds wait and the foe stands; an unfinished column grows with them."""
        first, (use, wound) = self.first, self.weights.wound(wounds, stamina)
        columns = self.columns[wound.then]
        plain, lucky, unlucky = (columns[max(0, stamina - loss)] for loss in wound.losses)
        before = chain((0,), lucky), chain((0,), unlucky)
        if use is Use.NO or max(wounds) > 1:
            column = plain if use is Use.NO else list(decide(wound.weights, plain, *before))
            self.columns[wounds].append(column)
            return islice(column, first, None)
        column = list(decide(wound.weights, plain[:first], *before))
        self.columns[wounds].append(column)
        standing = islice(plain, first, None)
        tested = islice(lucky, first - 1, None), islice(unlucky, first - 1, None)
        return growing(column, decide(wound.weights, standing, *tested, begin=first))
