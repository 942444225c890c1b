"""Odds from a half-step: a wound is dealt and luck may still change it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from gamebook_desktop.games.gamebook.fights import with_luck
from gamebook_desktop.games.gamebook.odds import (
    Fighter,
    Mode,
    Opponent,
    Pending,
    Policy,
    advice,
    after_wound,
    distribution,
    expected_rounds,
    luck_chance,
    mean_stamina_if_won,
    win_chance,
    win_chance_float,
)
from gamebook_desktop.games.gamebook.odds_model import luck_outcomes
from gamebook_desktop.games.gamebook.odds_round import round_ways
from gamebook_desktop.games.gamebook.state import Wound

HIT, HURT = Pending(on_hero=False), Pending(on_hero=True)
STARTS = [
    pytest.param(Fighter(9, 18, 9), Opponent(8, 8), id="9/18/9-8/8"),
    pytest.param(Fighter(9, 12, 8, modifier=-1), Opponent(9, 8), id="9/12/8-1-9/8"),
    pytest.param(Fighter(8, 3, 2), Opponent(9, 3), id="8/3/2-9/3"),
    pytest.param(Fighter(8, 5, 4), Opponent(8, 5, damage=1, taken=1), id="8/5/4-8/5-by-one"),
    pytest.param(Fighter(8, 5, 0), Opponent(8, 5), id="8/5/0-8/5"),
]


def hurt(hero: Fighter, amount: int, luck: int = 0) -> Fighter:
    return replace(hero, stamina=max(0, hero.stamina - amount), luck=hero.luck - luck)


def left(foe: Opponent, amount: int) -> Opponent:
    return replace(foe, stamina=max(0, foe.stamina - amount))


@pytest.mark.parametrize("policy", [Policy.BEST, Policy.BOTH, Policy.LAST])
@pytest.mark.parametrize(("hero", "foe"), STARTS)
def test_R5_after_wound_is_one_step_of_the_fight(
    hero: Fighter, foe: Opponent, policy: Policy
) -> None:
    hit = after_wound(hero, [foe], [Pending(False, foe.taken)], policy)
    wound = after_wound(hero, [foe], [Pending(True, foe.damage)], policy)
    assert hit.plain == win_chance(hero, [left(foe, foe.taken)], policy)
    assert wound.plain == win_chance(hurt(hero, foe.damage), [foe], policy)
    if not hero.luck:
        assert (hit.luck, wound.luck) == (None, None)
        return
    good = luck_chance(hero)
    spent = hurt(hero, 0, luck=1)
    assert hit.luck == good * win_chance(spent, [left(foe, foe.taken + 2)], policy) + (
        1 - good
    ) * win_chance(spent, [left(foe, foe.taken - 1)], policy)
    assert wound.luck == good * win_chance(hurt(spent, foe.damage - 1), [foe], policy) + (
        1 - good
    ) * win_chance(hurt(spent, foe.damage + 1), [foe], policy)


@pytest.mark.parametrize(("hero", "foe"), STARTS)
def test_R5_a_round_is_its_wounds_weighed(hero: Fighter, foe: Opponent) -> None:
    """The best chance before a round is the mean of the better ways after it, draws left out."""
    hits, _, wounds = round_ways(hero.skill + hero.modifier - foe.skill)
    after = [
        after_wound(hero, [foe], [pending])
        for pending in (Pending(False, foe.taken), Pending(True, foe.damage))
    ]
    good = [max(each.plain, each.luck or Fraction(0)) for each in after]
    before = win_chance(hero, [foe], Policy.BEST)
    assert before == (hits * good[0] + wounds * good[1]) / (hits + wounds)


def test_R5_buttons_of_the_fight_panel() -> None:
    """A hit on a 9/8 by a hero of 12 stamina and 8 luck, at -1: luck is worth 2.2 points."""
    offered = after_wound(Fighter(9, 12, 8, modifier=-1), [Opponent(9, 8)], [HIT])
    assert offered.luck is not None
    shown = [f"{float(chance) * 100:.1f} %" for chance in (offered.plain, offered.luck)]
    assert shown == ["77.8 %", "80.0 %"]
    assert offered.advised


@pytest.mark.parametrize(
    ("hero", "foe", "pending", "advised"),
    [
        pytest.param(Fighter(9, 10, 9), Opponent(9, 2), HIT, False, id="R9-killing-blow"),
        pytest.param(Fighter(9, 2, 9), Opponent(9, 8), HURT, True, id="R7-or-die"),
        pytest.param(Fighter(9, 1, 9), Opponent(9, 8), HURT, False, id="R8-dies-either-way"),
        pytest.param(Fighter(9, 10, 1), Opponent(9, 8), HIT, False, id="R2-luck-1-cannot-help"),
        pytest.param(Fighter(9, 10, 0), Opponent(9, 8), HIT, False, id="R2-luck-0"),
        pytest.param(Fighter(9, 10, 12), Opponent(9, 4), HIT, True, id="R4-sure-to-end-it"),
        pytest.param(Fighter(20, 10, 9), Opponent(5, 4), HIT, False, id="won-either-way"),
    ],
)
def test_R7_advice(hero: Fighter, foe: Opponent, pending: Pending, advised: bool) -> None:
    assert advice(hero, [foe], [pending]) is advised


@pytest.mark.parametrize(
    ("stamina", "plain", "luck"),
    [
        pytest.param(2, Fraction(0), Fraction(1), id="2-saved-by-luck"),
        pytest.param(1, Fraction(0), Fraction(0), id="1-dead-even-if-lucky"),
        pytest.param(3, Fraction(1), Fraction(1), id="3-lives"),
    ],
)
def test_R8_a_lucky_wound_takes_one(stamina: int, plain: Fraction, luck: Fraction) -> None:
    """Luck 12 cannot fail and a skill 11 above the foe's cannot lose: only this wound counts."""
    offered = after_wound(Fighter(20, stamina, 12), [Opponent(9, 8)], [HURT])
    assert (offered.plain, offered.luck) == (plain, luck)


def test_R8_an_unlucky_wound_takes_three() -> None:
    offered = after_wound(Fighter(20, 3, 1), [Opponent(9, 8)], [HURT])
    assert (offered.plain, offered.luck) == (Fraction(1), Fraction(0))


TOGETHER: Mode = "together"
GROUP = [Opponent(8, 2), Opponent(7, 4, damage=3)]


def test_R13_wounds_of_one_round_are_settled_in_order() -> None:
    """The blow fells the first foe, the second's wound still counts."""
    hero, mode = Fighter(9, 6, 3), TOGETHER
    pending = [Pending(False, 2), Pending(True, 3)]
    offered = after_wound(hero, GROUP, pending, mode=mode)
    then = after_wound(hero, GROUP[1:], pending[1:], mode=mode)
    assert then.luck is not None
    assert offered.plain == max(then.plain, then.luck)
    assert win_chance(hero, GROUP, Policy.BEST, mode, pending) == max(
        offered.plain, offered.luck or 0
    )


def test_R13_both_fall_in_the_same_round_is_death() -> None:
    pending = [Pending(False, 2), Pending(True, 2)]
    foes = [Opponent(8, 2), Opponent(8, 0)]
    assert win_chance(Fighter(9, 2, 0), foes, Policy.BEST, "together", pending) == 0
    assert win_chance(Fighter(9, 3, 0), foes, Policy.BEST, "together", pending) == 1


def test_R14_a_foe_that_is_out_is_passed_over() -> None:
    hero, foes = Fighter(9, 9, 5), [Opponent(12, 0), Opponent(8, 4), Opponent(12, 3, yields_at=3)]
    modes: tuple[Mode, ...] = ("in_turn", "together", "one_roll")
    for mode in modes:
        assert win_chance(hero, foes, Policy.BEST, mode) == win_chance(hero, foes[1:2], Policy.BEST)
    assert win_chance(hero, foes[:1], Policy.BEST) == 1
    assert expected_rounds(hero, foes[:1], Policy.BEST) == 0


@pytest.mark.parametrize("policy", tuple(Policy))
def test_R5_course_of_a_fight_with_a_pending_wound(policy: Policy) -> None:
    hero, foe = Fighter(9, 8, 6), Opponent(9, 6)
    chance = win_chance(hero, [foe], policy, pending=[HURT])
    shares = distribution(hero, [foe], policy, pending=[HURT])
    assert sum(shares.values()) == 1
    assert shares[0] == 1 - chance
    assert abs(win_chance_float(hero, [foe], policy, pending=[HURT]) - float(chance)) < 1e-12
    if policy in (Policy.NEVER, Policy.HITS, Policy.LAST):
        assert shares == distribution(hurt(hero, 2), [foe], policy)
        assert expected_rounds(hero, [foe], policy, pending=[HURT]) == expected_rounds(
            hurt(hero, 2), [foe], policy
        )


@pytest.mark.parametrize("damage", range(5))
@pytest.mark.parametrize("on_hero", [False, True])
def test_R39_luck_changes_wounds_as_the_rules_do(damage: int, on_hero: bool) -> None:
    wound = Wound(0, on_hero, damage)
    assert luck_outcomes(on_hero, damage) == (with_luck(wound, True), with_luck(wound, False))


def test_R13_a_fight_that_cannot_be_reckoned_is_refused() -> None:
    hero, foe = Fighter(9, 9, 5), Opponent(9, 9)
    with pytest.raises(ValueError, match="needs a foe"):
        win_chance(hero, [], Policy.BEST)
    with pytest.raises(ValueError, match="single block"):
        win_chance(hero, [foe, foe], Policy.BEST, "as_one")
    with pytest.raises(ValueError, match="never ends"):
        win_chance(hero, [Opponent(9, 9, damage=0, taken=0)], Policy.BEST)
    with pytest.raises(ValueError, match="no wound"):
        after_wound(hero, [foe], [])


def test_R7_a_dead_hero_and_a_hopeless_one() -> None:
    assert win_chance(Fighter(9, 0, 5), [Opponent(9, 9)], Policy.BEST) == 0
    assert distribution(Fighter(9, 0, 5), [Opponent(9, 9)], Policy.BEST) == {0: 1}
    assert mean_stamina_if_won(Fighter(1, 2, 5), [Opponent(20, 9)], Policy.BEST) is None
