"""What each outcome of a wound weighs in the chances of a stage, by policy and scale."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from gamebook_desktop.games.gamebook.odds_columns import Column, Number, Use, Weights, weights
from gamebook_desktop.games.gamebook.odds_model import Policy, luck_outcomes
from gamebook_desktop.games.gamebook.odds_round import Stage, Wounds
from gamebook_desktop.games.gamebook.odds_scale import Scale

_Weight = Callable[[int, int, int], Number]
"""A weight by what is left to take, luck and the parts of rounds to come."""


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


class Share(NamedTuple):
    """What the value of a wound counts in a round, from the first place where the foe stands."""

    power: int
    """The power of the unit it is to be multiplied by besides."""
    column: Column


class StageWeights:
    """The weights of a stage. They depend on the hero's stamina by its odd parts of a round.

    While wounds wait, their round is paid and so are the rounds they stand for themselves: one
    that is taken without luck leaves the value as it is.
    """

    def __init__(self, setting: Setting, stage: Stage, scale: Scale) -> None:
        """`scale` is that of the stage."""
        self._setting = setting
        self._stage = stage
        self._scale = scale
        self._luck = range(len(setting.ways))
        self._way: Number = 1 if setting.exact else 1 / stage.ways
        self._test: Number = 1 if setting.exact else 1 / 36
        self._wounds: dict[tuple[Use, int], Weights] = {}
        self._blows: dict[int, Weights] = {}
        self._shares: dict[tuple[Wounds, int, int], Share] = {}

    def wound(self, wounds: Wounds, stamina: int) -> tuple[Use, Wounding]:
        """The first of the hero's wounds, at this stamina; weights from where the foe is out."""
        damage, then = wounds[0], wounds[1:]
        use = on_wound(self._setting.policy, stamina, damage)
        phase = self._phase(stamina - sum(wounds))
        if (use, phase) not in self._wounds:
            self._wounds[use, phase] = self._on_wound(use, phase)
        losses = damage, *luck_outcomes(True, damage)
        return use, Wounding(self._wounds[use, phase], losses, then)

    def misses(self, stamina: int) -> Iterator[tuple[Wounds, Share]]:
        """What wounds count that come without a hit."""
        for wounds, ways in self._stage.misses:
            yield wounds, self._share(wounds, ways, stamina, 0)

    def hits(self, stamina: int) -> Iterator[tuple[Wounding, Share]]:
        """The hits by the wounds that follow; weights from the first place where the foe stands."""
        blow = self._stage.blow
        losses = blow, *luck_outcomes(False, blow)
        for wounds, ways in self._stage.hits:
            phase = self._phase(stamina - sum(wounds))
            if phase not in self._blows:
                self._blows[phase] = self._on_hit(losses, phase)
            share = self._share(wounds, ways, stamina, self._scale.whole)
            yield Wounding(self._blows[phase], losses, wounds), share

    def _phase(self, stamina: int) -> int:
        return stamina * self._scale.wound % self._scale.whole

    def _column(self, first: int, weight: _Weight, phase: int, far: int = 0) -> Column:
        """A weight by what is left to take from `first` on, and by luck.

        Beyond `far`, and beyond the first blow, it is what it was a blow before.
        """
        blow = max(1, self._stage.blow)
        rows: list[Column] = []
        for left in range(first, self._stage.to_take + 1):
            if left > max(far, blow):
                rows.append(rows[-blow])
            else:
                parts = (phase + self._scale.parts(left, 0, luck) for luck in self._luck)
                rows.append([weight(left, luck, n) for luck, n in enumerate(parts)])
        return list(chain.from_iterable(rows))

    def _share(self, wounds: Wounds, ways: int, stamina: int, paid: int) -> Share:
        phase = self._phase(stamina)
        if (wounds, phase, paid) not in self._shares:
            scale, weight = self._scale, ways * self._way
            spent = paid + sum(wounds) * scale.wound
            least = scale.rounds(spent - scale.whole, 0)
            common = scale.power(spent - scale.whole, 0)

            def weigh(_left: int, _luck: int, parts: int) -> Number:
                return weight * (scale.power(parts - scale.whole, parts - spent) // common)

            self._shares[wounds, phase, paid] = Share(least, self._column(1, weigh, phase))
        return self._shares[wounds, phase, paid]

    def _on_wound(self, use: Use, phase: int) -> Weights:
        scale, ways, uses = self._scale, self._setting.ways, [use] * (self._stage.to_take + 1)

        def lucky(_left: int, luck: int, parts: int) -> Number:
            then = parts + scale.wound - scale.test
            return ways[luck] * self._test * scale.power(parts, then)

        def unlucky(_left: int, luck: int, parts: int) -> Number:
            then = parts - scale.wound - scale.test
            return (36 - ways[luck]) * self._test * scale.power(parts, then)

        good, bad = self._column(0, lucky, phase), self._column(0, unlucky, phase)
        return weights(uses, 0, [1] * len(good), good, bad)

    def _on_hit(self, losses: tuple[int, int, int], phase: int) -> Weights:
        blow, policy, scale = self._stage.blow, self._setting.policy, self._scale

        def outcome(amounts: Column, loss: int, tests: int) -> Column:
            def weigh(left: int, luck: int, parts: int) -> Number:
                then = phase + scale.parts(max(0, left - loss), 0, luck - tests)
                return amounts[luck] * scale.power(parts - scale.whole, then)

            return self._column(1, weigh, phase, far=2 * blow + 2)

        ways = self._setting.ways
        amounts: tuple[Column, Column, Column] = (
            [1] * len(ways),
            [n * self._test for n in ways],
            [(36 - n) * self._test for n in ways],
        )
        columns = map(outcome, amounts, losses, (0, 1, 1))
        uses = [on_hit(policy, left, blow) for left in range(1, self._stage.to_take + 1)]
        return weights(uses, blow * len(ways), *columns)
