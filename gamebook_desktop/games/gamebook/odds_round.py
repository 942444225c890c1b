"""One round of a fight in counts of equally likely dice: who is wounded, and how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import gcd

from gamebook_desktop.games.gamebook.odds_model import Fighter, Mode, Opponent

Wounds = tuple[int, ...]
"""What each blow that reached the hero takes, in the order they are settled."""
_DICE = tuple((total, 6 - abs(total - 7)) for total in range(2, 13))


@cache
def round_ways(difference: int) -> tuple[int, int, int]:
    """Of 1296 pairs of two dice: hero's hits, draws, hero's wounds, at this skill difference."""
    hits = draws = 0
    for own, own_ways in _DICE:
        for foe, foe_ways in _DICE:
            margin = own + difference - foe
            hits += own_ways * foe_ways * (margin > 0)
            draws += own_ways * foe_ways * (margin == 0)
    return hits, draws, 1296 - hits - draws


@cache
def luck_ways(against: int) -> int:
    """Of 36 rolls of two dice, those that come to `against` or less (R1, R4)."""
    return sum(ways for total, ways in _DICE if total <= against)


@dataclass(frozen=True, slots=True)
class Stage:
    """The part of a fight in which one foe is the target: what its rounds come to.

    Counts leave out rounds that change nothing; `length` is how many rounds one that changes
    something takes on average.
    """

    to_take: int
    blow: int
    """What a plain hit takes from the target."""
    hits: tuple[tuple[Wounds, int], ...]
    """Ways to hit the target, by the wounds received in the same round."""
    misses: tuple[tuple[Wounds, int], ...]
    """Ways to leave the target unhurt, by the wounds received."""
    ways: int
    length: Fraction


def stages(hero: Fighter, foes: Sequence[Opponent], mode: Mode) -> tuple[Stage, ...]:
    """The stages of a fight, the foes being targets in the order given.

    Raises `ValueError` without a foe, for several foes `as_one`, and where a fight cannot end.
    """
    if not foes:
        raise ValueError("a fight needs a foe")
    if mode == "as_one" and len(foes) > 1:
        raise ValueError("as_one takes a single block of values")
    standing = [foe for foe in foes if foe.to_take] or list(foes[:1])
    alone = mode in ("in_turn", "as_one")
    return tuple(
        _stage(hero, standing[n : n + 1] if alone else standing[n:], one_roll=mode == "one_roll")
        for n in range(len(standing))
    )


def _stage(hero: Fighter, foes: Sequence[Opponent], *, one_roll: bool) -> Stage:
    target = foes[0]
    blow = max(0, target.taken + hero.dealt)
    hits: Counter[Wounds] = Counter()
    misses: Counter[Wounds] = Counter()
    for times, exchanges in _own_rolls(hero, foes, one_roll):
        (hit, draw, wound), *others = exchanges
        for wounds, ways in _wounds_of(hero, foes[1:], others).items():
            (hits if blow else misses)[wounds] += times * hit * ways
            misses[wounds] += times * draw * ways
            misses[_with(hero, target) + wounds] += times * wound * ways
    everything = hits.total() + misses.total()
    del misses[()]
    ways = hits.total() + misses.total()
    if not ways and target.to_take:
        raise ValueError("neither side can be harmed: the fight never ends")
    common = gcd(*hits.values(), *misses.values()) or 1
    return Stage(
        target.to_take,
        blow,
        tuple((wounds, count // common) for wounds, count in hits.items() if count),
        tuple((wounds, count // common) for wounds, count in misses.items() if count),
        max(1, ways // common),
        Fraction(everything, ways or 1),
    )


def _own_rolls(
    hero: Fighter, foes: Sequence[Opponent], one_roll: bool
) -> list[tuple[int, list[tuple[int, int, int]]]]:
    """The hero's rolls with their ways; for each, ways to hit, draw and be wounded, by foe."""
    differences = [hero.skill + hero.modifier - foe.skill for foe in foes]
    if not one_roll:
        return [(1, [round_ways(difference) for difference in differences])]
    rolls = []
    for own, times in _DICE:
        exchanges = []
        for difference in differences:
            below, up_to = luck_ways(own + difference - 1), luck_ways(own + difference)
            exchanges.append((below, up_to - below, 36 - up_to))
        rolls.append((times, exchanges))
    return rolls


def _wounds_of(
    hero: Fighter, foes: Sequence[Opponent], exchanges: Sequence[tuple[int, int, int]]
) -> Counter[Wounds]:
    """Ways in which foes that are no target wound the hero: such foes cannot be hurt (R13)."""
    result: Counter[Wounds] = Counter({(): 1})
    for foe, (hit, draw, wound) in zip(foes, exchanges, strict=True):
        before, result = result, Counter()
        for wounds, ways in before.items():
            result[wounds] += ways * (hit + draw)
            result[wounds + _with(hero, foe)] += ways * wound
    return result


def _with(hero: Fighter, foe: Opponent) -> Wounds:
    damage = max(0, foe.damage + hero.suffered)
    return (damage,) if damage else ()
