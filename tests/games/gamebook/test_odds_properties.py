"""What must hold of the odds of any fight."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import comb

from hypothesis import given, settings
from hypothesis import strategies as st

from gamebook_desktop.games.gamebook.odds import (
    Fighter,
    Mode,
    Opponent,
    Policy,
    distribution,
    expected_rounds,
    win_chance,
    win_chance_float,
)
from gamebook_desktop.games.gamebook.odds_round import round_ways

few = settings(max_examples=40, deadline=None, derandomize=True, database=None)
differences = st.integers(-11, 11)
staminas = st.integers(1, 12)
lucks = st.integers(0, 12)
policies = st.sampled_from(Policy)
modes: st.SearchStrategy[Mode] = st.sampled_from(["in_turn", "together", "one_roll"])


@st.composite
def heroes(draw: st.DrawFn) -> Fighter:
    return Fighter(
        draw(st.integers(5, 12)),
        draw(st.integers(1, 9)),
        draw(st.integers(0, 6)),
        modifier=draw(st.integers(-2, 2)),
        suffered=draw(st.integers(0, 1)),
    )


@st.composite
def opponents(draw: st.DrawFn) -> Opponent:
    return Opponent(
        draw(st.integers(5, 12)),
        draw(st.integers(1, 5)),
        damage=draw(st.integers(1, 3)),
        taken=draw(st.integers(1, 3)),
    )


groups = st.lists(opponents(), min_size=1, max_size=3)


def never(difference: int, stamina: int, foe_stamina: int) -> Fraction:
    return win_chance(Fighter(difference, stamina), [Opponent(0, foe_stamina)], Policy.NEVER)


def best(difference: int, stamina: int, foe_stamina: int, luck: int) -> Fraction:
    return win_chance(Fighter(difference, stamina, luck), [Opponent(0, foe_stamina)], Policy.BEST)


@few
@given(differences, staminas, staminas)
def test_4_4_symmetric_without_luck(difference: int, one: int, other: int) -> None:
    assert never(difference, one, other) + never(-difference, other, one) == 1


@few
@given(differences, st.integers(1, 12), st.integers(1, 12))
def test_4_4_odd_and_even_stamina_are_the_same_without_luck(
    difference: int, half: int, other: int
) -> None:
    assert never(difference, 2 * half - 1, other) == never(difference, 2 * half, other)
    assert never(difference, other, 2 * half - 1) == never(difference, other, 2 * half)


@few
@given(differences, staminas, staminas)
def test_4_2_closed_formula_without_luck(difference: int, one: int, other: int) -> None:
    hits, _, wounds = round_ways(difference)
    p = Fraction(hits, hits + wounds)
    n, m = -(-other // 2), -(-one // 2)
    formula = sum(comb(n - 1 + j, j) * p**n * (1 - p) ** j for j in range(m))
    assert never(difference, one, other) == formula


@few
@given(st.integers(-6, 6), staminas, staminas, st.integers(0, 8))
def test_4_4_monotone_with_best_luck(difference: int, one: int, other: int, luck: int) -> None:
    here = best(difference, one, other, luck)
    assert best(difference + 1, one, other, luck) >= here
    assert best(difference, one + 1, other, luck) >= here
    assert best(difference, one, other, luck + 1) >= here
    assert best(difference, one, other + 1, luck) <= here


@few
@given(heroes(), groups, policies, modes)
def test_4_4_best_is_never_beaten(
    hero: Fighter, foes: list[Opponent], policy: Policy, mode: Mode
) -> None:
    assert win_chance(hero, foes, Policy.BEST, mode) >= win_chance(hero, foes, policy, mode)


@few
@given(heroes(), groups, policies, modes)
def test_4_4_shares_are_whole_and_floats_agree(
    hero: Fighter, foes: list[Opponent], policy: Policy, mode: Mode
) -> None:
    chance = win_chance(hero, foes, policy, mode)
    shares = distribution(hero, foes, policy, mode)
    assert sum(shares.values()) == 1
    assert shares.get(0, 0) == 1 - chance
    assert all(0 <= stamina <= hero.stamina and share > 0 for stamina, share in shares.items())
    assert abs(win_chance_float(hero, foes, policy, mode) - float(chance)) < 1e-12


@few
@given(heroes(), opponents(), policies)
def test_4_4_one_foe_is_the_same_in_every_mode(
    hero: Fighter, foe: Opponent, policy: Policy
) -> None:
    modes: tuple[Mode, ...] = ("in_turn", "as_one", "together", "one_roll")
    assert len({win_chance(hero, [foe], policy, mode) for mode in modes}) == 1


@few
@given(differences, staminas, staminas)
def test_4_4_draws_only_lengthen(difference: int, one: int, other: int) -> None:
    """Rounds are decisive rounds × 1296 / (W + L): each side needs its blows, however drawn out."""
    hits, draws, wounds = round_ways(difference)
    rounds = expected_rounds(Fighter(difference, one), [Opponent(0, other)], Policy.NEVER)
    n, m = -(-other // 2), -(-one // 2)
    p = Fraction(hits, hits + wounds)
    decisive = sum((n + j) * comb(n - 1 + j, j) * p**n * (1 - p) ** j for j in range(m)) + sum(
        (m + j) * comb(m - 1 + j, j) * (1 - p) ** m * p**j for j in range(n)
    )
    assert rounds == decisive * Fraction(1296, 1296 - draws)


@few
@given(heroes(), opponents(), st.integers(1, 4), policies)
def test_R39_yielding_early_is_less_to_take(
    hero: Fighter, foe: Opponent, early: int, policy: Policy
) -> None:
    yields = replace(foe, stamina=foe.stamina + early, yields_at=early)
    assert win_chance(hero, [yields], policy) == win_chance(hero, [foe], policy)


@few
@given(heroes(), opponents(), policies)
def test_R39_the_hero_s_own_terms_add_to_the_foe_s(
    hero: Fighter, foe: Opponent, policy: Policy
) -> None:
    stronger = replace(hero, dealt=1, suffered=hero.suffered + 1)
    same = replace(foe, taken=foe.taken + 1, damage=foe.damage + 1)
    assert win_chance(stronger, [foe], policy) == win_chance(hero, [same], policy)


@few
@given(heroes(), groups, modes)
def test_R2_no_luck_left_is_no_luck_used(hero: Fighter, foes: list[Opponent], mode: Mode) -> None:
    spent = replace(hero, luck=0)
    chances = {win_chance(spent, foes, policy, mode) for policy in Policy}
    assert chances == {win_chance(hero, foes, Policy.NEVER, mode)}
