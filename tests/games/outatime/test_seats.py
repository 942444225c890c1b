"""Computer players: what each temper does, that they finish games, and what they never look at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import seeded
from gamebook_desktop.core.turn import CHANCE, Question
from gamebook_desktop.games.outatime.actions import (
    Action,
    Lock,
    Prepare,
    Roll,
    Seat,
    SetTable,
    Stop,
    TakeBack,
)
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.seats import action_of, answer_of
from gamebook_desktop.games.outatime.state import FLUX, SPEED, Now, Player, State
from tests.games.outatime.small_table import Boxes, game_with, state_with

CARDS: tuple[Boxes, ...] = ((3, 5, 4), (5, 4, 3, 3), (2, 2, 5, 4), (4, 3, 2, 5, 2), (3, 2, 4))
COMPUTERS = ("prudent", "bold", "expected")
RESERVE = ("02", "03", "04")
ADA = Player("Ada", active="00", covered=1, next="01", reserve=RESERVE)
BOB = Player("Bob", active="10", covered=1, next="11", reserve=("12", "13", "14"))
CLEO = Player("Cleo", active="20", covered=2, next="22", reserve=("21", "23", "24"))
F = FLUX
GAME = game_with(CARDS, CARDS, CARDS)


def turn(locked: Boxes, loose: Boxes, placed: int, back: str = "") -> Now:
    return Now(0, 1, locked, loose, placed, back)


@pytest.mark.parametrize(
    ("kind", "now", "action"),
    [
        ("prudent", Now(), Roll()),
        ("prudent", turn((F,), (5, SPEED, 3, 2, 2), 1), Lock(5)),
        ("prudent", turn((), (3, SPEED, 3, 2, 2, 4), 0), Lock(SPEED)),
        ("prudent", turn((F,), (SPEED, 3, 3, 2, 2), 1), Roll()),
        ("prudent", turn((F, F, 5), (SPEED, 3, 3), 1), Stop()),
        ("prudent", turn((F, 5, 4, F, F, F), (), 1), Stop()),
        ("bold", turn((F,), (5, SPEED, 3, 2, 2), 1), Lock(5)),
        ("bold", turn((F,), (SPEED, 3, 3, 2, 2), 1), Lock(SPEED)),
        ("bold", turn((F, F, 5, 5), (3, 3), 1), Roll()),
        ("bold", turn((F, F, 5, 5, 4), (3,), 1), Stop()),
        ("bold", turn((F, 5, 4, F, F, F), (), 1), TakeBack()),
        ("expected", turn((F, F, F, SPEED, 5), (3,), 1), Stop()),
        ("expected", turn((F,), (SPEED, 3, 3, 2, 2), 1), Roll()),
    ],
)
def test_tempers(kind: str, now: Now, action: Action) -> None:
    state = state_with(replace(ADA, seat=kind), now, BOB, CLEO)
    assert action_of(GAME, state, 0) == action


@pytest.mark.parametrize("kind", COMPUTERS)
def test_an_88_is_taken_for_a_box_that_wants_it(kind: str) -> None:
    game = game_with(((3, SPEED, 4), *CARDS[1:]), CARDS)
    state = state_with(replace(ADA, seat=kind), turn((F,), (SPEED, 2, 3, 3, 2), 1), BOB)
    assert action_of(game, state, 0) == Lock(SPEED)


def test_an_88_box_that_this_roll_cannot_fill_is_left() -> None:
    game = game_with(((SPEED, 3), *CARDS[1:]), CARDS, carry_on_after_card=False)
    mine = replace(ADA, seat="prudent", covered=0)
    now = replace(turn((F, 4), (SPEED, 2, 3, 3), 1), closed=True)
    assert action_of(game, state_with(mine, now, BOB), 0) == Roll()


def test_no_computer_aims_at_whom_a_paradox_does_not_move() -> None:
    last = replace(BOB, active="14", next="", reserve=(), done=("10", "11", "12", "13"))
    victims = Question(0, "victim", (1, 2))
    for works, victim in ((True, 1), (False, 2)):
        game = game_with(CARDS, CARDS, CARDS, paradox_on_last_card=works)
        state = state_with(replace(ADA, seat="bold"), turn((F, F), (2, 2), 1), last, CLEO)
        assert answer_of(game, state, victims, 0) == victim


def test_the_bold_player_has_nothing_to_lose_at_the_left_edge() -> None:
    state = state_with(replace(ADA, seat="bold", covered=0), turn((F,) * 5, (2,), 1), BOB)
    assert action_of(GAME, state, 0) == Roll()


@pytest.mark.parametrize(
    ("kind", "cards"),
    [("prudent", ("00", "01")), ("bold", ("03", "01")), ("expected", ("00", "01"))],
)
def test_first_cards(kind: str, cards: tuple[str, str]) -> None:
    hand = ("00", "01", *RESERVE)
    state = State((Player(seat=kind, reserve=hand), Player(reserve=hand)))
    assert action_of(GAME, state, 0) == Prepare(0, *cards)


def test_they_act_in_their_turn_only_and_never_for_a_person() -> None:
    bold = replace(BOB, seat="bold")
    state = state_with(ADA, turn((F,), (5, 3, 3, 2, 2), 1), bold)
    assert [action_of(GAME, state, seat) for seat in (-1, 0, 1, 2)] == [None] * 4
    assert action_of(GAME, replace(state, now=Now(1)), 1) == Roll()
    assert action_of(GAME, replace(state, now=Now(1), winner=0), 1) is None


@pytest.mark.parametrize("kind", COMPUTERS)
def test_answers(kind: str) -> None:
    state = state_with(replace(ADA, seat=kind), turn((F, F, SPEED, SPEED), (2, 2), 1), BOB, CLEO)
    far = replace(BOB, done=("12",))
    nothing = replace(far, covered=0)
    victims = Question(0, "victim", (1, 2))
    assert answer_of(GAME, state, victims, 0) == 2
    assert answer_of(GAME, state_with(state.players[0], state.now, far, CLEO), victims, 0) == 1
    assert answer_of(GAME, state_with(state.players[0], state.now, nothing, CLEO), victims, 0) == 2
    assert answer_of(GAME, state, Question(0, "ripple", (True, False)), 0) is True
    assert answer_of(GAME, state, Question(0, "paradox", (True, False)), 0) is True
    next_card = Question(0, "next_card", ("03", "02"))
    assert answer_of(GAME, state, next_card, 0) == ("03" if kind == "bold" else "02")
    with pytest.raises(KeyError):
        answer_of(GAME, state, Question(CHANCE, "dice", (1,)), 0)


@pytest.mark.parametrize(("covered", "takes"), [(0, True), (2, False)])
def test_a_paradox_at_once_is_weighed_against_the_dice(covered: int, takes: bool) -> None:
    game = game_with(
        CARDS, CARDS, paradox_check="at_once", paradox_choice="optional", paradox_on_last_card=False
    )
    on = Player(seat="expected", active="04", covered=covered, done=("00", "01", "02", "03"))
    if takes:
        on = replace(ADA, seat="expected")
    state = state_with(on, turn((F, F, SPEED, SPEED), (4, 2), 2), BOB)
    assert answer_of(game, state, Question(0, "paradox", (True, False)), 0) is takes


def session(game: Outatime, seats: tuple[str, ...], seed: int) -> Session[State]:
    play = Session(game, game.new(), seeded(seed))
    play.do(SetTable(tuple(Seat(kind=kind) for kind in seats)))
    return play


def steps(play: Session[State]) -> Iterator[tuple[State, Question | None, int]]:
    """Each point at which somebody must act or answer, played on by the computer players."""
    game = play.game
    assert isinstance(game, Outatime)
    while play.state.winner is None:
        state, question = play.shown, play.question
        if question is not None:
            yield state, question, question.who
            play.answer(answer_of(game, state, question, question.who))
            continue
        due = [seat for seat in range(len(state.players)) if action_of(game, state, seat)]
        assert due, state
        yield state, None, due[0]
        play.do(action_of(game, state, due[0]))


CHOICES: list[dict[str, str | bool]] = [
    {},
    {"paradox_choice": "optional", "paradox_check": "at_once"},
    {"double_back": "every_time", "ripple": "ask", "refuse_only_die": True},
]


@pytest.mark.parametrize("options", CHOICES, ids=str)
def test_a_table_of_computer_players_comes_to_an_end(options: dict[str, str | bool]) -> None:
    game = game_with(CARDS, CARDS, CARDS, **options)
    for seed in range(4):
        play = session(game, COMPUTERS, seed)
        for _ in steps(play):
            assert play.state.turn < 300
        assert not game.invariants(play.state)
        winner = play.state.winner
        assert winner is not None
        assert [len(player.done) == 5 for player in play.state.players] == [
            number == winner for number in range(3)
        ]


@pytest.mark.parametrize("options", CHOICES, ids=str)
def test_they_never_look_at_hidden_cards(options: dict[str, str | bool]) -> None:
    game = game_with(CARDS, CARDS, CARDS, **options)
    rng = random.Random(5)
    looked = 0
    for seed in range(2):
        for state, question, seat in steps(session(game, COMPUTERS, seed)):
            other = with_hidden_shuffled(state, seat, rng)
            looked += other != state
            if question is None:
                assert action_of(game, other, seat) == action_of(game, state, seat)
            else:
                assert answer_of(game, other, question, seat) == answer_of(
                    game, state, question, seat
                )
    assert looked > 50


def with_hidden_shuffled(state: State, seat: int, rng: random.Random) -> State:
    """The same table, but other players' next cards and reserves lie otherwise."""
    players = []
    for number, player in enumerate(state.players):
        hidden = [card for card in (player.next, *player.reserve) if card]
        if number != seat and player.next:
            rng.shuffle(hidden)
            player = replace(player, next=hidden[0], reserve=tuple(hidden[1:]))
        players.append(player)
    return replace(state, players=tuple(players))
