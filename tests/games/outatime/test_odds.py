"""Odds of one roll: the figures of the rules note and of the mock-up, and a count roll by roll."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from gamebook_desktop.games.outatime.actions import Roll
from gamebook_desktop.games.outatime.odds import RollOdds, fills_last_box, paradox_level, roll_on
from gamebook_desktop.games.outatime.odds_dice import all_shown, at_least_ways, loose_ways
from gamebook_desktop.games.outatime.odds_reach import Course
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import FACES, FLUX, SPEED, Face, Now, Player, State
from tests.games.outatime.brute_odds import BruteOdds
from tests.games.outatime.small_table import Boxes, game_with, state_with


@pytest.mark.parametrize("dice", range(1, 7))
@pytest.mark.parametrize("need", [(2,), (5, 4), (3, 3, 3)])
def test_half_of_the_faces_of_each_die_stall(dice: int, need: tuple[Face, ...]) -> None:
    assert roll_on(dice, need).stall == Fraction(1, 2) ** dice


@pytest.mark.parametrize("dice", range(1, 7))
@pytest.mark.parametrize("need", [(), (FLUX,), (SPEED, 4)])
def test_a_box_that_wants_no_number_leaves_flux_and_88(dice: int, need: tuple[Face, ...]) -> None:
    assert roll_on(dice, need).stall == Fraction(4, 6) ** dice


def test_a_first_roll() -> None:
    odds = roll_on(6, (4, 5))
    assert roll_on(6, (FLUX,)).fills[0] == 1 - Fraction(5, 6) ** 6
    assert odds.small + odds.large == Fraction(1970, 46656)
    assert odds.large == Fraction(20, 46656)


def test_the_mock_up() -> None:
    odds = roll_on(3, (5, 4), flux=1)
    figures = (odds.stall, *odds.fills[:2], odds.small)
    assert [f"{float(chance):.1%}" for chance in figures] == ["12.5%", "42.1%", "13.9%", "1.4%"]
    assert odds.small == Fraction(3, 216)
    assert odds.fills[2] == odds.large == 0


CARDS: dict[str, tuple[Boxes, ...]] = {
    "numbers": ((3, 5, 4), (5, 4, 3, 3), (2, 2, 5, 4), (4, 3, 2, 5), (3, 4, 4)),
    "any face": (
        (3, SPEED, FLUX),
        (FLUX, SPEED, 4, 3),
        (2, 2, 5, 4),
        (4, 3, 2, 5),
        (FLUX, 3, SPEED),
    ),
    "88": ((SPEED, SPEED), (SPEED, 4, SPEED), (2, 2), (3, 3), (SPEED, SPEED)),
}
RESERVE = ("02", "03", "04")
PLAYERS = [
    Player(active="00", covered=1, next="01", reserve=RESERVE),
    Player(active="03", covered=1, next="04", done=("00", "01", "02")),
    Player(active="04", covered=1, done=("00", "01", "02", "03")),
]
BOB = Player(active="10", covered=1, next="11", reserve=("12", "13", "14"))
F, E = FLUX, SPEED
LOCKED: list[Boxes] = [
    (F, F, E, E, 2),
    (F, F, F),
    (E, F, E),
    (F, E, E, E),
    (F, F, F, E, E),
]
CHECKS = ("after_adding", "at_once")
LEVELS = ("at_least", "exact")
WAYS = ("automatic", "optional")


@pytest.mark.parametrize("cards", CARDS.values(), ids=list(CARDS))
@pytest.mark.parametrize("carry_on", [True, False])
@pytest.mark.parametrize(("level", "check", "choice"), [*product(LEVELS, CHECKS, WAYS)])
def test_equals_every_roll_through_the_engine(
    cards: tuple[Boxes, ...], carry_on: bool, level: str, check: str, choice: str
) -> None:
    """One way to go on is to leave what can be left; a paradox may be taken or let be."""
    game = game_with(
        cards,
        CARDS["numbers"],
        carry_on_after_card=carry_on,
        paradox_level=level,
        paradox_check=check,
        paradox_choice=choice,
    )
    compared = 0
    for player, locked in product(PLAYERS, LOCKED):
        rest = 6 - len(locked)
        now = Now(rolls=2, locked=locked, loose=(2,) * rest, placed=1)
        state = state_with(player, now, BOB)
        if Roll() not in tuple(game.legal(state)):
            continue
        compared += 1
        assert shown(game, state) == BruteOdds(game, state).odds(rest), (player, locked)
    assert compared >= 9


def shown(game: Outatime, state: State) -> RollOdds:
    """The odds of rolling on, every box being known."""
    rules, now, player = game.rules, state.now, state.players[0]
    need = rules.boxes[player.active][player.covered :]
    if rules.carry_on_after_card and player.next:
        need = (*need, *rules.boxes[player.next])
    return roll_on(
        6 - len(now.locked),
        need,
        now.locked.count(FLUX),
        now.locked.count(SPEED),
        exact=rules.exact_level,
        at_once=rules.paradox_at_once,
        optional=rules.paradox_optional,
        wins=fills_last_box(rules, player, need),
    )


def test_a_stall_forfeits_the_paradox_that_stands() -> None:
    assert roll_on(1, (3,), 2, 2, optional=True).small == Fraction(1, 2)


def test_a_forced_paradox_ends_the_turn_before_numbers_are_used() -> None:
    odds = roll_on(3, (5, 4), 1, 2, at_once=True)
    assert odds.fills[0] == Fraction(5, 6) ** 3 - Fraction(4, 6) ** 3
    assert roll_on(3, (5, 4), 1, 2).fills[0] == 1 - Fraction(5, 6) ** 3


def test_a_small_paradox_let_be_may_be_followed_by_a_large_one() -> None:
    odds = roll_on(3, (5, 4), 3, 0, at_once=True, optional=True)
    assert (odds.small, odds.large) == (Fraction(15, 216), Fraction(1, 216))


def test_the_winning_88_causes_no_paradox() -> None:
    assert roll_on(1, (SPEED,), 2, 1, wins=True).small == 0
    assert roll_on(1, (SPEED,), 2, 1).small == Fraction(1, 6)


@pytest.mark.parametrize(
    ("player", "need", "wins"),
    [
        (PLAYERS[0], (5, 4, 5, 4, 3, 3), False),
        (PLAYERS[1], (3, 2, 5), False),
        (PLAYERS[1], (3, 2, 5, 3, 4, 4), True),
        (PLAYERS[2], (4, 4), True),
    ],
)
def test_where_the_boxes_in_sight_end_the_game(player: Player, need: Boxes, wins: bool) -> None:
    game = game_with(CARDS["numbers"], CARDS["numbers"])
    assert fills_last_box(game.rules, player, need) is wins


@pytest.mark.parametrize(
    ("flux", "eights", "exact", "level"),
    [
        *((2, 2, False, 2), (3, 2, False, 2), (3, 3, False, 3), (2, 4, False, 2)),
        *((1, 5, False, 0), (2, 2, True, 2), (3, 2, True, 0), (3, 3, True, 3), (0, 0, True, 0)),
    ],
)
def test_levels(flux: int, eights: int, exact: bool, level: int) -> None:
    assert paradox_level(flux, eights, exact) == level


def test_one_may_leave_an_88_for_the_exact_count() -> None:
    two = Course((), 2, 1, exact=True, at_once=False, optional=False, wins=False)
    three = Course((3,), 3, 3, exact=True, at_once=False, optional=True, wins=False)
    assert two.reach(count(SPEED, SPEED)).level == 2
    assert three.reach(count(SPEED)).level == 0
    assert three.reach(count(SPEED, 3)).level == 3


def test_flux_is_locked_before_anything_else() -> None:
    free = Course((3, FLUX), 0, 0, exact=False, at_once=False, optional=False, wins=False)
    assert free.reach(count(FLUX, FLUX, 3)).filled == 1
    assert free._replace(need=(FLUX, 3, FLUX)).reach(count(FLUX, FLUX, 3)).filled == 2


def count(*faces: Face) -> tuple[int, ...]:
    return tuple(faces.count(face) for face in FACES)


@pytest.mark.parametrize("dice", range(7))
def test_all_ways_are_counted(dice: int) -> None:
    assert sum(shown.ways for shown in all_shown(dice)) == 6**dice
    assert sum(loose_ways(dice, (4, 4, 2, 5))) == 5**dice


def test_ways_to_show_what_is_wanted() -> None:
    rolls = [roll for roll in product((2, 3, 4, 5), repeat=5)]
    wanted = sum(roll.count(3) >= 2 and roll.count(5) >= 1 for roll in rolls)
    assert at_least_ways(5, (1, 2), 4) == wanted
