"""The published and computed figures of exact fight odds, to the last digit given."""

from __future__ import annotations

from fractions import Fraction

import pytest

from gamebook_desktop.games.gamebook.odds import (
    Fighter,
    Mode,
    Opponent,
    Policy,
    distribution,
    expected_rounds,
    luck_chance,
    mean_stamina_if_won,
    win_chance,
    win_chance_float,
)
from gamebook_desktop.games.gamebook.odds_round import round_ways
from gamebook_desktop.games.gamebook.odds_table import best_table

ROUNDS = """
0 575 146 575 0.500000
1 721 140 435 0.623702
2 861 125 310 0.735269
3 986 104 206 0.827181
4 1090 80 126 0.896382
5 1170 56 70 0.943548
6 1226 35 35 0.972244
7 1261 20 15 0.988245
8 1281 10 5 0.996112
9 1291 4 1 0.999226
10 1295 1 0 1.000000
-1 435 140 721 0.376298
-2 310 125 861 0.264731
-3 206 104 986 0.172819
-4 126 80 1090 0.103618
-5 70 56 1170 0.056452
-6 35 35 1226 0.027756
-7 15 20 1261 0.011755
-8 5 10 1281 0.003888
-9 1 4 1291 0.000774
-10 0 1 1295 0.000000
"""

LUCK = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36, 36)

POLICIES = """
9/18/9 8/8 0.990295 0.997390 0.996228 0.982806 0.975218 0.994492
7/14/7 7/7 0.828125 0.905246 0.873386 0.745874 0.734681 0.862305
7/14/7 8/8 0.556679 0.652613 0.598603 0.461244 0.378401 0.608209
8/16/8 8/8 0.886719 0.940417 0.924249 0.833171 0.790973 0.915812
9/18/9 9/9 0.866577 0.960627 0.950115 0.826460 0.837519 0.902944
9/18/9 10/10 0.579023 0.794177 0.764703 0.526163 0.516138 0.643230
9/12/9 9/12 0.500000 0.737293 0.696591 0.532937 0.478920 0.593994
9/18/9 9/12 0.788025 0.910597 0.888316 0.737130 0.718075 0.838938
9/18/9 9/8 0.927002 0.976658 0.970314 0.899541 0.876769 0.949382
10/20/10 8/10 0.999434 0.999932 0.999870 0.998922 0.998563 0.999768
11/22/11 9/14 0.998943 0.999929 0.999865 0.998602 0.998627 0.999569
12/24/12 10/12 0.999818 0.999996 0.999991 0.999821 0.999839 0.999934
8/20/10 9/8 0.783776 0.946261 0.932591 0.762173 0.762042 0.830601
8/4/8 6/5 0.713194 0.882186 0.806180 0.796559 0.833059 0.833912
10/2/9 7/6 0.565981 0.857572 0.661724 0.810512 0.846027 0.810512
7/14/7 12/12 0.000022 0.001002 0.000943 0.000013 0.000068 0.000032
"""
COLUMNS = (Policy.NEVER, Policy.BEST, Policy.HITS, Policy.WOUNDS, Policy.BOTH, Policy.LAST)

GRID_STAMINA = ((14, 6), (18, 8), (20, 10), (24, 12))
GRID = """
-5 0.011680 0.003483 0.000746 0.000233
-4 0.057935 0.028840 0.010711 0.005570
-3 0.192890 0.138628 0.078559 0.058709
-2 0.440553 0.397196 0.302886 0.281463
-1 0.721008 0.720775 0.656071 0.666366
0 0.910156 0.927002 0.910217 0.928268
1 0.982630 0.990295 0.989172 0.993987
2 0.998060 0.999377 0.999434 0.999818
3 0.999881 0.999982 0.999988 0.999998
"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def hero(text: str) -> Fighter:
    return Fighter(*map(int, text.split("/")))


def foe(text: str) -> Opponent:
    return Opponent(*map(int, text.split("/")))


def digits(chance: Fraction | float) -> str:
    return f"{float(chance):.6f}"


@pytest.mark.parametrize("row", rows(ROUNDS), ids=lambda row: f"k{row[0]}")
def test_4_2_round_ways_and_decisive_share(row: list[str]) -> None:
    ways = round_ways(int(row[0]))
    assert ways == tuple(map(int, row[1:4]))
    assert digits(Fraction(ways[0], ways[0] + ways[2])) == row[4]


@pytest.mark.parametrize(("luck", "ways"), tuple(enumerate(LUCK)))
def test_4_2_luck_success(luck: int, ways: int) -> None:
    assert luck_chance(Fighter(9, 18, luck)) == Fraction(ways, 36)


POLICY_CASES = [
    pytest.param(row[0], row[1], policy, figure, id=f"{row[0]}-v-{row[1]}-{policy}")
    for row in rows(POLICIES)
    for policy, figure in zip(COLUMNS, row[2:], strict=True)
]


@pytest.mark.parametrize(("own", "against", "policy", "figure"), POLICY_CASES)
def test_4_3_reference_values(own: str, against: str, policy: Policy, figure: str) -> None:
    assert digits(win_chance(hero(own), [foe(against)], policy)) == figure
    assert digits(win_chance_float(hero(own), [foe(against)], policy)) == figure


@pytest.mark.parametrize(
    ("own", "against", "exact"),
    [
        (
            "9/18/9",
            "8/8",
            "5639734543827866656262849979330268261/5695003679558247880375471569828315136",
        ),
        ("9/12/9", "9/8", "191/256"),
        ("9/18/9", "9/8", "3797/4096"),
        ("9/18/9", "9/12", "12911/16384"),
        ("9/12/9", "9/12", "1/2"),
    ],
)
def test_4_3_exact_fractions(own: str, against: str, exact: str) -> None:
    assert str(win_chance(hero(own), [foe(against)], Policy.NEVER)) == exact


GRID_CASES = [
    pytest.param(int(row[0]), own, against, figure, id=f"k{row[0]}-{own}-v-{against}")
    for row in rows(GRID)
    for (own, against), figure in zip(GRID_STAMINA, row[1:], strict=True)
]


@pytest.mark.parametrize(("difference", "own", "against", "figure"), GRID_CASES)
def test_4_3_no_luck_grid(difference: int, own: int, against: int, figure: str) -> None:
    chance = win_chance(Fighter(9 + difference, own), [Opponent(9, against)], Policy.NEVER)
    assert digits(chance) == figure


@pytest.mark.parametrize(
    ("against", "mean", "rounds"),
    [("8/8", "13.320143", "7.163941"), ("9/12", "8.791108", "12.478100")],
)
def test_4_3_mean_stamina_and_rounds(against: str, mean: str, rounds: str) -> None:
    left = mean_stamina_if_won(hero("9/18/9"), [foe(against)], Policy.NEVER)
    assert left is not None
    assert digits(left) == mean
    assert digits(expected_rounds(hero("9/18/9"), [foe(against)], Policy.NEVER)) == rounds


SEVERAL: list[tuple[str, list[str], Mode, str]] = [
    ("9/18/9", ["8/8", "7/6"], "in_turn", "0.968142"),
    ("8/16/8", ["7/6", "7/6", "6/6"], "in_turn", "0.853529"),
    ("9/18/9", ["8/8", "7/6"], "together", "0.864457"),
    ("9/18/9", ["8/8", "7/6"], "one_roll", "0.847479"),
]


@pytest.mark.parametrize(("own", "against", "mode", "figure"), SEVERAL)
def test_4_3_several_foes(own: str, against: list[str], mode: Mode, figure: str) -> None:
    chance = win_chance(hero(own), [foe(text) for text in against], Policy.NEVER, mode)
    assert digits(chance) == figure


def test_G92_odds_panel_names_both_policies() -> None:
    shown = [
        f"{float(win_chance(hero('9/18/9'), [foe('8/8')], policy)) * 100:.2f} %"
        for policy in (Policy.NEVER, Policy.BEST)
    ]
    assert shown == ["99.03 %", "99.74 %"]


@pytest.mark.parametrize("value", ["7/2", "9/12", "12/24"])
def test_G93_equal_fighters_are_even_without_luck(value: str) -> None:
    assert win_chance(hero(f"{value}/9"), [foe(value)], Policy.NEVER) == Fraction(1, 2)


def test_4_3_distribution_by_hand() -> None:
    """Two hits of the foe kill, one of the hero's wins; equal skills: each blow is even."""
    shares = distribution(Fighter(9, 4, 0), [Opponent(9, 2)], Policy.NEVER)
    assert shares == {0: Fraction(1, 4), 2: Fraction(1, 4), 4: Fraction(1, 2)}


@pytest.mark.parametrize("row", rows(POLICIES), ids=lambda row: f"{row[0]}-v-{row[1]}")
def test_4_3_best_table_holds_the_column(row: list[str]) -> None:
    own, against = hero(row[0]), foe(row[1])
    table = best_table(own.skill - against.skill)
    assert digits(table.chance(own.stamina, against.stamina, own.luck)) == row[3]
    assert digits(table.chance(own.stamina, against.stamina, 0)) == row[2]
    assert len(table.values) == 157_248 // 21


@pytest.mark.parametrize("place", [(0, 8, 9), (25, 8, 9), (18, 0, 9), (18, 25, 9), (18, 8, 13)])
def test_4_1_best_table_refuses_places_outside(place: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="outside"):
        best_table(1).chance(*place)
