"""The odds against a plain recursion over the dice, written apart, on small fights."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod

import pytest

from gamebook_desktop.games.gamebook.odds import (
    Fighter,
    Mode,
    Opponent,
    Policy,
    distribution,
    expected_rounds,
    win_chance,
)

TOTALS = Counter(a + b for a, b in product(range(1, 7), repeat=2))


@cache
def outcomes(own: int, skills: tuple[int, ...], one_roll: bool) -> Counter[tuple[int, ...]]:
    """Who wounds whom: +1 the hero hits, 0 nobody, -1 the foe hits; by ways."""
    result: Counter[tuple[int, ...]] = Counter()
    if one_roll:
        for mine, *theirs in product(TOTALS, repeat=1 + len(skills)):
            margins = [own + mine - s - t for s, t in zip(skills, theirs, strict=True)]
            ways = prod(TOTALS[total] for total in (mine, *theirs))
            result[tuple((x > 0) - (x < 0) for x in margins)] += ways
        return result
    for duels in product(*(outcomes(own, (skill,), True).items() for skill in skills)):
        result[tuple(side for (side,), _ in duels)] += prod(ways for _, ways in duels)
    return result


class Reference:
    """Expected worth of a fight by full recursion, conditioned on rounds that change something."""

    def __init__(
        self, hero: Fighter, foes: tuple[Opponent, ...], policy: Policy, mode: Mode
    ) -> None:
        self.hero, self.foes, self.policy, self.mode = hero, foes, policy, mode
        self.known: dict[tuple[tuple[int, ...], int, int], tuple[Fraction, Fraction]] = {}

    def value(self) -> tuple[Fraction, Fraction]:
        """The chance to win and the rounds to be expected."""
        left = tuple(foe.stamina for foe in self.foes)
        return self.before_round(left, self.hero.stamina, self.hero.luck)

    def before_round(
        self, left: tuple[int, ...], stamina: int, luck: int
    ) -> tuple[Fraction, Fraction]:
        if stamina <= 0:
            return Fraction(0), Fraction(0)
        up = [n for n, foe in enumerate(self.foes) if left[n] > foe.yields_at]
        if not up:
            return Fraction(1), Fraction(0)
        key = (left, stamina, luck)
        if key not in self.known:
            self.known[key] = self.rounds(up, left, stamina, luck)
        return self.known[key]

    def rounds(
        self, up: list[int], left: tuple[int, ...], stamina: int, luck: int
    ) -> tuple[Fraction, Fraction]:
        if self.mode == "in_turn":
            up = up[:1]
        skills = tuple(self.foes[n].skill for n in up)
        chance = length = Fraction(0)
        every = counted = 0
        for results, ways in outcomes(
            self.hero.skill + self.hero.modifier, skills, self.mode == "one_roll"
        ).items():
            every += ways
            wounds = [(up[0], False)] if results[0] > 0 else []
            wounds += [(n, True) for n, result in zip(up, results, strict=True) if result < 0]
            wounds = [wound for wound in wounds if self.damage(*wound)]
            if not wounds:
                continue
            counted += ways
            win, rounds = self.settle(wounds, left, stamina, luck)
            chance += ways * win
            length += ways * rounds
        return chance / counted, (length + every) / counted

    def damage(self, number: int, on_hero: bool) -> int:
        foe = self.foes[number]
        if on_hero:
            return max(0, foe.damage + self.hero.suffered)
        return max(0, foe.taken + self.hero.dealt)

    def settle(
        self, wounds: list[tuple[int, bool]], left: tuple[int, ...], stamina: int, luck: int
    ) -> tuple[Fraction, Fraction]:
        if stamina <= 0 or not wounds:
            return self.before_round(left, stamina, luck)
        (number, on_hero), rest = wounds[0], wounds[1:]
        damage = self.damage(number, on_hero)

        def take(amount: int, spent: int) -> tuple[Fraction, Fraction]:
            amount = max(0, amount)
            if on_hero:
                return self.settle(rest, left, stamina - amount, luck - spent)
            hurt = tuple(x - amount if n == number else x for n, x in enumerate(left))
            return self.settle(rest, hurt, stamina, luck - spent)

        plain = take(damage, 0)
        if luck == 0:
            return plain
        good = Fraction(
            sum(w for t, w in TOTALS.items() if t <= luck + self.hero.luck_modifier), 36
        )
        lucky, unlucky = (
            take(damage + (-1 if on_hero else 2), 1),
            take(damage + (1 if on_hero else -1), 1),
        )
        tested = (
            good * lucky[0] + (1 - good) * unlucky[0],
            good * lucky[1] + (1 - good) * unlucky[1],
        )
        foe = self.foes[number]
        kills = stamina <= damage if on_hero else left[number] - damage <= foe.yields_at
        test = {
            Policy.NEVER: False,
            Policy.BEST: tested[0] > plain[0],
            Policy.HITS: not on_hero and not kills,
            Policy.WOUNDS: on_hero,
            Policy.BOTH: on_hero or not kills,
            Policy.LAST: on_hero and kills,
        }[self.policy]
        return tested if test else plain


FIGHTS: dict[str, tuple[Fighter, tuple[Opponent, ...], Mode]] = {
    "one": (Fighter(9, 7, 6), (Opponent(9, 7),), "in_turn"),
    "modifier": (Fighter(9, 7, 6, modifier=-1, luck_modifier=1), (Opponent(8, 6),), "in_turn"),
    "wounds_of_one": (Fighter(8, 5, 4), (Opponent(9, 5, damage=1, taken=1),), "in_turn"),
    "wounds_of_three": (
        Fighter(8, 8, 4, dealt=1, suffered=1),
        (Opponent(9, 8, damage=2, taken=3),),
        "in_turn",
    ),
    "yields": (Fighter(8, 6, 4), (Opponent(9, 7, yields_at=3),), "in_turn"),
    "harmless": (Fighter(8, 6, 4), (Opponent(9, 5, damage=0),), "in_turn"),
    "unhurt": (Fighter(8, 6, 4), (Opponent(9, 5, taken=0),), "in_turn"),
    "in_turn": (Fighter(9, 6, 4), (Opponent(8, 4), Opponent(10, 3)), "in_turn"),
    "in_turn_mixed": (
        Fighter(9, 6, 3),
        (Opponent(8, 3, damage=1), Opponent(7, 3, taken=1), Opponent(6, 2, damage=3)),
        "in_turn",
    ),
    "together": (Fighter(9, 6, 4), (Opponent(8, 4), Opponent(7, 3)), "together"),
    "together_mixed": (
        Fighter(10, 7, 3),
        (Opponent(8, 3, damage=3), Opponent(7, 3, damage=1, taken=1), Opponent(6, 3, damage=0)),
        "together",
    ),
    "together_two_and_three": (
        Fighter(10, 8, 3, dealt=1),
        (Opponent(8, 5), Opponent(7, 4, damage=3)),
        "together",
    ),
    "one_roll": (Fighter(9, 6, 4), (Opponent(8, 4), Opponent(7, 3)), "one_roll"),
    "one_roll_mixed": (
        Fighter(10, 7, 3),
        (Opponent(8, 3, damage=1), Opponent(9, 2, damage=3), Opponent(7, 2, yields_at=1)),
        "one_roll",
    ),
}


@pytest.mark.parametrize("policy", tuple(Policy))
@pytest.mark.parametrize("name", tuple(FIGHTS))
def test_4_3_every_policy_matches_the_plain_recursion(name: str, policy: Policy) -> None:
    hero, foes, mode = FIGHTS[name]
    win, rounds = Reference(hero, foes, policy, mode).value()
    assert win_chance(hero, foes, policy, mode) == win
    assert expected_rounds(hero, foes, policy, mode) == rounds
    shares = distribution(hero, foes, policy, mode)
    assert sum(shares.values()) == 1
    assert shares.get(0, Fraction(0)) == 1 - win
