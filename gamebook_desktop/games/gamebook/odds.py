"""Exact odds of a fight: chance to win, stamina left, rounds, and what luck is worth.

The model: foes are targets in the order given. `in_turn`: one after the other. `together`: the
others can only wound the hero, who rolls once for each; `one_roll`: the same with one roll
against all (R13). All dice of a round are known when luck is decided, wound by wound: the hit on
the target first, then the hero's wounds; a hero at 0 is dead even if the last foe falls in the
same round. Flight, allies and effects of a section are left out.

Every function raises `ValueError` without a foe, for several foes `as_one`, and where neither
side can harm the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from gamebook_desktop.games.gamebook.odds_fight import AfterWound, Fight, luck_chance
from gamebook_desktop.games.gamebook.odds_model import (
    Fighter,
    Mode,
    Opponent,
    Pending,
    Policy,
)

__all__ = [
    "AfterWound",
    "Fighter",
    "Mode",
    "Opponent",
    "Pending",
    "Policy",
    "advice",
    "after_wound",
    "distribution",
    "expected_rounds",
    "luck_chance",
    "mean_stamina_if_won",
    "win_chance",
    "win_chance_float",
]


def win_chance(
    hero: Fighter,
    foes: Sequence[Opponent],
    policy: Policy,
    mode: Mode = "in_turn",
    pending: Sequence[Pending] = (),
) -> Fraction:
    """The chance to win, exact. `pending` wounds are settled first, in order, by the policy."""
    return Fight(hero, foes, policy, mode).chance(pending)


def win_chance_float(
    hero: Fighter,
    foes: Sequence[Opponent],
    policy: Policy,
    mode: Mode = "in_turn",
    pending: Sequence[Pending] = (),
) -> float:
    """The chance to win to about 14 digits, faster than `win_chance`."""
    return min(1.0, float(Fight(hero, foes, policy, mode, exact=False).chance(pending)))


def distribution(
    hero: Fighter,
    foes: Sequence[Opponent],
    policy: Policy,
    mode: Mode = "in_turn",
    pending: Sequence[Pending] = (),
) -> dict[int, Fraction]:
    """How likely each stamina at the end is, 0 being death; impossible ones are left out."""
    return dict(_course(hero, tuple(foes), policy, mode, tuple(pending))[0])


def expected_rounds(
    hero: Fighter,
    foes: Sequence[Opponent],
    policy: Policy,
    mode: Mode = "in_turn",
    pending: Sequence[Pending] = (),
) -> Fraction:
    """The rounds still to be fought on average, draws counted (R6)."""
    return _course(hero, tuple(foes), policy, mode, tuple(pending))[1]


def mean_stamina_if_won(
    hero: Fighter,
    foes: Sequence[Opponent],
    policy: Policy,
    mode: Mode = "in_turn",
    pending: Sequence[Pending] = (),
) -> Fraction | None:
    """The hero's stamina on average when they win; None where they cannot."""
    shares = distribution(hero, foes, policy, mode, pending)
    won = sum(share for stamina, share in shares.items() if stamina)
    total = sum((stamina * share for stamina, share in shares.items()), Fraction(0))
    return total / won if won else None


def after_wound(
    hero: Fighter,
    foes: Sequence[Opponent],
    pending: Sequence[Pending],
    policy: Policy = Policy.BEST,
    mode: Mode = "in_turn",
) -> AfterWound:
    """What the first pending wound is worth plain and with luck; the policy decides the rest."""
    return Fight(hero, foes, policy, mode).after_wound(pending)


def advice(
    hero: Fighter, foes: Sequence[Opponent], pending: Sequence[Pending], mode: Mode = "in_turn"
) -> bool:
    """Whether the best policy tests luck on the first pending wound."""
    return after_wound(hero, foes, pending, mode=mode).advised


@lru_cache(maxsize=16)
def _course(
    hero: Fighter,
    foes: tuple[Opponent, ...],
    policy: Policy,
    mode: Mode,
    pending: tuple[Pending, ...],
) -> tuple[dict[int, Fraction], Fraction]:
    return Fight(hero, foes, policy, mode).course(pending)
