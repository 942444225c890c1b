"""A fight from where it stands, wounds waiting for luck included."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from gamebook_desktop.games.gamebook.odds_columns import Use
from gamebook_desktop.games.gamebook.odds_model import (
    Fighter,
    Mode,
    Opponent,
    Pending,
    Policy,
    luck_outcomes,
)
from gamebook_desktop.games.gamebook.odds_round import luck_ways, stages
from gamebook_desktop.games.gamebook.odds_solver import Solver
from gamebook_desktop.games.gamebook.odds_weights import on_hit, on_wound

_Position = tuple[int, int, int]
"""What is left to take from the first foe, the hero's stamina, luck."""
_Shares = dict[_Position, Fraction]


@dataclass(frozen=True, slots=True)
class AfterWound:
    """The chance to win after going on without luck, and after testing it."""

    plain: Fraction
    luck: Fraction | None
    """None at luck 0: no test can be made (R2)."""

    @property
    def advised(self) -> bool:
        """Whether testing luck is the better of the two."""
        return self.luck is not None and self.luck > self.plain


def luck_chance(hero: Fighter) -> Fraction:
    """The chance that a luck test made now succeeds (R1)."""
    return Fraction(luck_ways(hero.luck + hero.luck_modifier), 36) if hero.luck else Fraction(0)


@lru_cache(maxsize=4)
def _solver(
    hero: Fighter, foes: tuple[Opponent, ...], policy: Policy, mode: Mode, exact: bool
) -> Solver:
    ways = [luck_ways(luck + hero.luck_modifier) if luck else 0 for luck in range(hero.luck + 1)]
    return Solver(stages(hero, foes, mode), hero.stamina, ways, policy, exact=exact)


class Fight:
    """A fight from a position on; `pending` wounds are settled before its next round."""

    def __init__(
        self,
        hero: Fighter,
        foes: Sequence[Opponent],
        policy: Policy,
        mode: Mode,
        *,
        exact: bool = True,
    ) -> None:
        """Solves the fight, or takes it from the last few solved."""
        luck = 0 if policy is Policy.NEVER else max(0, hero.luck)
        self._hero = replace(hero, stamina=max(0, hero.stamina), luck=luck)
        self._policy = policy
        self._solver = _solver(self._hero, tuple(foes), policy, mode, exact)
        to_take = next((foe.to_take for foe in foes if foe.to_take), 0)
        self._start: _Position = (to_take, self._hero.stamina, luck)

    def chance(self, pending: Sequence[Pending]) -> Fraction:
        """The chance to win."""
        return self._worth(self._settled(self._start, pending))

    def course(self, pending: Sequence[Pending]) -> tuple[dict[int, Fraction], Fraction]:
        """How likely each stamina at the end is, and the rounds to come; only if exact."""
        ends: dict[int, Fraction] = defaultdict(Fraction)
        rounds = Fraction(0)
        for (to_take, stamina, luck), share in self._settled(self._start, pending).items():
            if not stamina:
                continue
            won, length = self._solver.course(to_take, stamina, luck)
            rounds += share * length
            for left, part in won.items():
                ends[left] += share * part
        if death := 1 - sum(ends.values(), Fraction(0)):
            ends[0] = death
        return {left: ends[left] for left in sorted(ends)}, rounds

    def after_wound(self, pending: Sequence[Pending]) -> AfterWound:
        """The first wound without luck and with it; raises `ValueError` if none is pending."""
        if not pending:
            raise ValueError("no wound is pending")
        plain, luck = self._both_ways(self._start, pending)
        return AfterWound(self._worth(plain), None if luck is None else self._worth(luck))

    def _worth(self, shares: _Shares) -> Fraction:
        return sum(
            (
                share * self._solver.chance(to_take, stamina, luck)
                for (to_take, stamina, luck), share in shares.items()
                if stamina
            ),
            Fraction(0),
        )

    def _settled(self, position: _Position, pending: Sequence[Pending]) -> _Shares:
        """Where the policy leads once all pending wounds are settled."""
        to_take, stamina, _ = position
        if not pending or not stamina:
            return {position: Fraction(1)}
        wound = pending[0]
        use = (
            on_wound(self._policy, stamina, wound.damage)
            if wound.on_hero
            else on_hit(self._policy, to_take, wound.damage)
        )
        plain, tested = self._both_ways(position, pending)
        if tested is None or use is Use.NO:
            return plain
        if use is Use.BEST and self._worth(tested) <= self._worth(plain):
            return plain
        return tested

    def _both_ways(
        self, position: _Position, pending: Sequence[Pending]
    ) -> tuple[_Shares, _Shares | None]:
        """Where the first pending wound leads without luck, and with it."""
        wound, rest = pending[0], pending[1:]
        plain = self._settled(_wounded(position, wound.on_hero, wound.damage), rest)
        to_take, stamina, luck = position
        if not luck:
            return plain, None
        tested: _Shares = defaultdict(Fraction)
        good = luck_chance(replace(self._hero, luck=luck))
        outcomes = luck_outcomes(wound.on_hero, wound.damage)
        for chance, damage in zip((good, 1 - good), outcomes, strict=True):
            spent = _wounded((to_take, stamina, luck - 1), wound.on_hero, damage)
            for end, share in self._settled(spent, rest).items():
                tested[end] += chance * share
        return plain, tested


def _wounded(position: _Position, on_hero: bool, damage: int) -> _Position:
    to_take, stamina, luck = position
    if on_hero:
        return to_take, max(0, stamina - damage), luck
    return max(0, to_take - damage), stamina, luck
