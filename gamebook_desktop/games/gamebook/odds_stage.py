"""All positions of one stage of a fight: what is left to take from the target, stamina, luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import NamedTuple

from gamebook_desktop.games.gamebook.odds_columns import (
    Column,
    Gradual,
    Number,
    Use,
    Weights,
    add_up,
    aligned,
    decide,
    weights,
)
from gamebook_desktop.games.gamebook.odds_model import Policy, luck_outcomes
from gamebook_desktop.games.gamebook.odds_round import Stage, Wounds


def on_hit(policy: Policy, to_take: int, blow: int) -> Use:
    """Luck on a hit that takes `blow` from a foe with so much left to take."""
    if policy is Policy.BEST:
        return Use.BEST
    return Use(int(policy in (Policy.HITS, Policy.BOTH) and to_take > blow))


def on_wound(policy: Policy, stamina: int, damage: int) -> Use:
    """Luck on a wound that takes `damage` from a hero with this stamina."""
    if policy is Policy.BEST:
        return Use.BEST
    always = policy in (Policy.WOUNDS, Policy.BOTH)
    return Use(int(always or (policy is Policy.LAST and stamina <= damage)))


@dataclass(frozen=True, slots=True)
class Setting:
    """What all stages of a solved fight have in common."""

    stamina: int
    """The most the hero can have."""
    ways: Sequence[int]
    """Ways in 36 to pass a luck test, by luck."""
    policy: Policy
    exact: bool


class Wounding(NamedTuple):
    """A wound to be settled: weights of the decision, stamina it takes, wounds after it."""

    weights: Weights
    losses: tuple[int, int, int]
    """Without luck, lucky, unlucky."""
    then: Wounds


class StageTable:
    """The columns of a stage, by wounds of the hero that wait and by the hero's stamina.

    Columns begin `spare` below nothing left to take, as blows may take more than there is. Exact
    values are integers, values times `scale`; others are floats and `scale` is 1. While wounds
    wait their round is paid already: those columns are times `scale` / `unit`.
    """

    def __init__(self, setting: Setting, stage: Stage, following: StageTable | None) -> None:
        """`following` is the stage of the next target; None: the fight is won."""
        self.stage = stage
        self.setting = setting
        self.count = len(setting.ways)
        self.spare = stage.blow + 2
        self.first = (self.spare + 1) * self.count
        """The first place with something left to take."""
        self.size = self.first + stage.to_take * self.count
        received = {wounds for wounds, _ in (*stage.hits, *stage.misses)}
        tails = {wounds[n:] for wounds in received for n in range(len(wounds))}
        self.pending = sorted(tails, key=len)
        """What may wait, shorter first."""
        self.stalls = stage.blow == 1 or any(1 in wounds for wounds in tails)
        """Whether a luck test can undo a wound whole: tests then count among the rounds left."""
        self._unit: Number = stage.ways if setting.exact else 1
        self._following = following
        self._later: Number = following.most() if following else 1
        self._settlings: dict[tuple[Wounds, Use], Wounding] = {}
        share = 1 if setting.exact else 1 / stage.ways
        self.misses = [(wounds, ways * share) for wounds, ways in stage.misses]
        self.hits = [self._hit(wounds, ways * share) for wounds, ways in stage.hits]
        dead: Column = [0] * self.size
        self.columns: dict[Wounds, list[Column]] = {(): [dead]}
        self.columns |= {wounds: [dead] for wounds in self.pending}
        for stamina in range(1, setting.stamina + 1):
            self._fill(stamina)

    def place(self, to_take: int, luck: int) -> int:
        """Where a position stands in the columns."""
        return (self.spare + to_take) * self.count + luck

    def scale(self, left: int, luck: int) -> Number:
        """What values are multiplied by, both sides having `left` stamina together."""
        tests: int = (36 if self.setting.exact else 1) ** luck
        return self._rounds(left, luck) * tests * self._later

    def most(self) -> Number:
        """All that this stage and those after it can divide by, luck tests apart."""
        return self._rounds(self.setting.stamina + self.stage.to_take, self.count - 1) * self._later

    def arrival(self, stamina: int) -> Column:
        """What the values of the next stage weigh at the places where the target is out.

        After the last stage they are 1.
        """
        weights_here = [self.scale(stamina - self.spare, luck) for luck in range(self.count)]
        if (following := self._following) is not None:
            left = following.stage.to_take + stamina
            weights_here = [
                weight // following.scale(left, luck) for luck, weight in enumerate(weights_here)
            ]
        column: Column = []
        for _ in range(self.spare + 1):
            column += weights_here
            weights_here = [self._unit * weight for weight in weights_here]
        return column

    def settling(self, wounds: Wounds, stamina: int) -> Wounding:
        """The first of the hero's wounds, at this stamina."""
        damage, then = wounds[0], wounds[1:]
        use = on_wound(self.setting.policy, stamina, damage)
        known = self._settlings.get((wounds, use))
        if known is None:
            losses = damage, *luck_outcomes(True, damage)
            uses = [use] * (self.spare + 1 + self.stage.to_take)
            known = self._settlings[wounds, use] = self._wounding(uses, losses, then, 1)
        return known

    def _hit(self, wounds: Wounds, weight: Number) -> Wounding:
        blow, policy = self.stage.blow, self.setting.policy
        losses = blow, *luck_outcomes(False, blow)
        uses = [on_hit(policy, left, blow) for left in range(1, self.stage.to_take + 1)]
        return self._wounding(uses, losses, wounds, weight)

    def _wounding(
        self, uses: list[Use], losses: tuple[int, int, int], then: Wounds, weight: Number
    ) -> Wounding:
        paid = 0 if then else 1
        share = weight if self.setting.exact else weight / 36
        plain, lucky, unlucky = (
            self._unit ** (loss - paid + tested * self.stalls)
            for loss, tested in zip(losses, (0, 1, 1), strict=True)
        )
        good = [n * share * lucky for n in self.setting.ways]
        bad = [(36 - n) * share * unlucky for n in self.setting.ways]
        return Wounding(weights(uses, weight * plain, good, bad), losses, then)

    def _rounds(self, left: int, luck: int) -> Number:
        rounds: Number = self._unit ** (left + self.spare + luck * self.stalls)
        return rounds

    def _arrived(self, stamina: int) -> Column:
        weights_here = self.arrival(stamina)
        if (following := self._following) is None:
            return weights_here
        begin = following.place(following.stage.to_take, 0)
        values = following.columns[()][stamina][begin:] * (self.spare + 1)
        return [weight * x for weight, x in zip(weights_here, values, strict=True)]

    def _fill(self, stamina: int) -> None:
        """The columns at one stamina; those at less are complete.

        A hit without wounds to follow leads to earlier places of the very column being made, and
        so does a wound of 1 undone by luck: these go place by place, all others at once.
        """
        whole, first = self._arrived(stamina), self.first
        self.columns[()].append(whole)
        total: Column = [0] * (self.size - first)
        shares = dict(self.misses)
        gradual: list[Gradual] = []
        for wounds in self.pending:
            wound, share = self.settling(wounds, stamina), shares.get(wounds, 0)
            columns = self.columns[wound.then]
            plain, lucky, unlucky = (columns[max(0, stamina - loss)] for loss in wound.losses)
            before = chain((0,), lucky), chain((0,), unlucky)
            if max(wounds) > 1:
                column = decide(wound.weights, plain, *before)
                if share:
                    total = [t + share * x for t, x in zip(total, column[first:], strict=True)]
            else:
                column = decide(wound.weights, islice(plain, first), *before)
                starts = (first, first - 1, first - 1)
                parts = aligned(wound.weights, first, (plain, lucky, unlucky), starts)
                gradual.append(Gradual(parts, wound.weights.best, share, column))
            self.columns[wounds].append(column)
        for hit in self.hits:
            source = self.columns[hit.then][stamina]
            plain_from, *tested_from = (first - loss * self.count for loss in hit.losses)
            starts = (plain_from, tested_from[0] - 1, tested_from[1] - 1)
            if max(hit.then, default=1) > 1:
                struck = decide(hit.weights, *(source[start:] for start in starts))
                total = [t + x for t, x in zip(total, struck, strict=True)]
            else:
                parts = aligned(hit.weights, 0, (source, source, source), starts)
                gradual.append(Gradual(parts, hit.weights.best, 1, None))
        add_up(whole, total, gradual)
