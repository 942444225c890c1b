"""All positions of one stage of a fight: what is left to take from the target, stamina, luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from gamebook_desktop.games.gamebook.odds_model import Policy, luck_outcomes
from gamebook_desktop.games.gamebook.odds_round import Stage, Wounds
from gamebook_desktop.games.gamebook.odds_steps import (
    Arrival,
    Decision,
    Flows,
    Number,
    Position,
    Row,
    Step,
    Use,
)

_Grid = list[list[Row]]
"""Rows by what is left to take from the target, then by the hero's stamina."""


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


@dataclass(frozen=True)
class Setting:
    """What all stages of a solved fight have in common."""

    stamina: int
    """The most the hero can have."""
    ways: Sequence[int]
    """Ways in 36 to pass a luck test, by luck."""
    policy: Policy
    exact: bool
    stalls: bool
    """Whether a luck test can undo a wound whole: tests then count among the rounds left."""
    steps: list[Step] = field(default_factory=list)
    """How every row was made, in order."""


class _Settling(NamedTuple):
    """The first of some wounds of the hero, whatever the stamina on both sides."""

    grid: _Grid
    uses: list[Use]
    keep: Number
    test: tuple[Row, Row]
    rest: _Grid
    losses: tuple[int, int, int]
    """Plain, lucky, unlucky."""

    def step(self, to_take: int, stamina: int) -> Decision:
        plain, lucky, unlucky = self.losses
        column = self.rest[to_take]
        return Decision(
            self.grid[to_take][stamina],
            self.uses[stamina],
            self.keep,
            *self.test,
            column[max(0, stamina - plain)],
            column[max(0, stamina - lucky)],
            column[max(0, stamina - unlucky)],
        )


class _Strike(NamedTuple):
    """A hit on the target with so much left to take, whatever the hero's stamina."""

    weight: Number
    use: Use
    keep: Number
    test: tuple[Row, Row]
    columns: tuple[list[Row], list[Row], list[Row]]
    """Plain, lucky, unlucky."""
    knot: bool

    def step(self, stamina: int) -> Decision:
        plain, lucky, unlucky = self.columns
        return Decision(
            [], self.use, self.keep, *self.test, plain[stamina], lucky[stamina], unlucky[stamina]
        )


class StageTable:
    """The rows of a stage.

    Exact values are integers, values times `scale`; others are floats and `scale` is 1. While
    wounds wait to be settled their round is paid already: those rows are times `scale` / `unit`.
    """

    def __init__(self, setting: Setting, stage: Stage, following: StageTable | None) -> None:
        """`following` is the stage of the next target; None: the fight is won."""
        self.stage = stage
        self._setting = setting
        self._unit: Number = stage.ways if setting.exact else 1
        self._later: Number = following._most() if following else 1
        self._dead: Row = [0] * len(setting.ways)
        self._tests: dict[tuple[int, int], tuple[Row, Row]] = {}
        share = 1 if setting.exact else 1 / stage.ways
        self._hits = [(wounds, ways * share) for wounds, ways in stage.hits]
        self._misses = [(wounds, ways * share) for wounds, ways in stage.misses]
        received = {wounds for wounds, _ in (*stage.hits, *stage.misses)}
        tails = {wounds[n:] for wounds in received for n in range(len(wounds))}
        self._pending = sorted(tails, key=len)
        self._grids: dict[Wounds, _Grid] = {
            wounds: [
                [self._dead, *([] for _ in range(setting.stamina))]
                for _ in range(stage.to_take + 1)
            ]
            for wounds in ((), *self._pending)
        }
        self._arrive(following)
        self._fill()

    def row(self, to_take: int, stamina: int) -> Row:
        """The values by luck before a round; nothing left to take: the target is out."""
        return self._grids[()][to_take][stamina]

    def scale(self, left: int, luck: int) -> Number:
        """What values are multiplied by, both sides having `left` stamina together."""
        tests: int = (36 if self._setting.exact else 1) ** luck
        return self._rounds(left, luck) * tests * self._later

    def passing(self, flows: Flows, to_take: int) -> Iterator[tuple[int, Number]]:
        """How often, times the scale at the start, a fight passes by each stamina of the hero."""
        for stamina in range(1, self._setting.stamina + 1):
            for luck, amount in enumerate(flows.to(self.row(to_take, stamina))):
                if amount:
                    yield stamina, amount * self.scale(to_take + stamina, luck)

    def _rounds(self, left: int, luck: int) -> Number:
        divided: Number = self._unit ** (left + luck * self._setting.stalls)
        return divided

    def _most(self) -> Number:
        """All that this stage and those after it can divide by, luck tests apart."""
        left = self._setting.stamina + self.stage.to_take
        return self._rounds(left, len(self._setting.ways) - 1) * self._later

    def _arrive(self, following: StageTable | None) -> None:
        for stamina in range(1, self._setting.stamina + 1):
            out = self.row(0, stamina)
            scales = [self.scale(stamina, luck) for luck in range(len(self._setting.ways))]
            if following is None:
                out += scales
                continue
            begin = following.stage.to_take
            weights = [
                scale // following.scale(begin + stamina, luck) for luck, scale in enumerate(scales)
            ]
            step = Arrival(out, following.row(begin, stamina), weights)
            step.fill()
            self._setting.steps.append(step)

    def _fill(self) -> None:
        setting, count = self._setting, len(self._setting.ways)
        free = [self._settling(wounds) for wounds in self._pending if max(wounds) > 1]
        knot = [self._settling(wounds) for wounds in self._pending if max(wounds) == 1]
        for to_take in range(self.stage.to_take + 1):
            strikes = self._strikes(to_take) if to_take else []
            misses = [(w, self._grids[wounds][to_take]) for wounds, w in self._misses]
            for stamina in range(1, setting.stamina + 1):
                position = Position(
                    [settling.step(to_take, stamina) for settling in free],
                    [settling.step(to_take, stamina) for settling in knot],
                    self.row(to_take, stamina),
                    [(weight, column[stamina]) for weight, column in misses] if to_take else [],
                )
                for strike in strikes:
                    hit = strike.step(stamina)
                    (position.knot if strike.knot else position.free).append(hit)
                    position.terms.append((strike.weight, hit.out))
                position.fill(count)
                setting.steps.append(position)

    def _settling(self, wounds: Wounds) -> _Settling:
        damage, rest = wounds[0], wounds[1:]
        paid = 0 if rest else 1
        lucky, unlucky = luck_outcomes(True, damage)
        policy, most = self._setting.policy, self._setting.stamina
        return _Settling(
            self._grids[wounds],
            [on_wound(policy, stamina, damage) for stamina in range(most + 1)],
            self._unit ** (damage - paid),
            self._test(lucky - paid, unlucky - paid),
            self._grids[rest],
            (damage, lucky, unlucky),
        )

    def _strikes(self, to_take: int) -> list[_Strike]:
        """Hits on the target, to be settled before the wounds received in the same round."""
        blow = self.stage.blow
        lucky, unlucky = luck_outcomes(False, blow)
        plain_left = max(0, to_take - blow)
        lucky_left, unlucky_left = max(0, to_take - lucky), max(0, to_take - unlucky)
        strikes = []
        for wounds, weight in self._hits:
            paid, grid = 0 if wounds else 1, self._grids[wounds]
            strike = _Strike(
                weight,
                on_hit(self._setting.policy, to_take, blow),
                self._unit ** (to_take - plain_left - paid),
                self._test(to_take - lucky_left - paid, to_take - unlucky_left - paid),
                (grid[plain_left], grid[lucky_left], grid[unlucky_left]),
                blow == 1 and all(damage == 1 for damage in wounds),
            )
            strikes.append(strike)
        return strikes

    def _test(self, lucky: int, unlucky: int) -> tuple[Row, Row]:
        """A luck test after which so many rounds fewer can follow."""
        known = self._tests.get((lucky, unlucky))
        if known is None:
            share = 1 if self._setting.exact else 1 / 36
            good_lift = self._unit ** (lucky + self._setting.stalls) * share
            bad_lift = self._unit ** (unlucky + self._setting.stalls) * share
            good = [n * good_lift for n in self._setting.ways]
            bad = [(36 - n) * bad_lift for n in self._setting.ways]
            known = self._tests[lucky, unlucky] = (good, bad)
        return known
