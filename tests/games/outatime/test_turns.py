"""Turns beyond the given cases: forced flux, order of ripples, full locks, odd boxes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Session
from gamebook_desktop.games.outatime.actions import Lock, Prepare, Roll, Stall, Stop, TakeBack
from gamebook_desktop.games.outatime.events import (
    Advanced,
    CardCompleted,
    Locked,
    ParadoxCaused,
    Stalled,
    TurnEnded,
)
from gamebook_desktop.games.outatime.ripple import ripplers
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import FLUX, Now, State
from gamebook_desktop.games.outatime.turns import stall_price
from tests.games.outatime.table import covered, events_of, game, play, rolled, sit, with_boxes

SIX = (4, 3, 5, 2, 88, FLUX)


def ended(session: Session[State]) -> list[tuple[str, str]]:
    """Why turns ended, with the rule."""
    return [(event.reason, event.rule) for event in events_of(session, TurnEnded)]


@pytest.mark.parametrize(
    ("start", "left", "rule"), [(0, 0, "B05"), (1, 0, "luck")], ids=["nothing", "one"]
)
def test_b04_b05_the_first_roll_may_stall(start: int, left: int, rule: str) -> None:
    rules = game()
    session = play(
        rules, sit(rules, ("3a", start), ("2b", 0)), Roll(), answers=[[2, 2, 2, 5, 5, 5]]
    )
    assert covered(session.state) == (left, 0)
    assert session.log[0].events[2].rule == rule
    assert ended(session) == [("stall", "luck")]


def test_flux_alone_is_enough_to_stop_or_roll_on() -> None:
    rules = game()
    session = play(rules, sit(rules, ("2a", 0), ("2b", 0)), Roll(), answers=[[FLUX, 2, 2, 5, 5, 5]])
    assert tuple(rules.legal(session.state)) == (Stop(), Roll())
    assert session.state.now.placed == 1


def test_all_flux_of_a_roll_are_locked_one_by_one() -> None:
    rules = game()
    state = sit(rules, ("2a", 0), ("2b", 0), now=rolled(locked=(FLUX, 88), placed=1))
    session = play(rules, state, Roll(), answers=[[FLUX, 4, FLUX, 2]])
    assert [event.face for event in events_of(session, Locked)] == [FLUX, FLUX]
    assert session.state.now.locked == (FLUX, 88, FLUX, FLUX)
    assert session.state.now.loose == (4, 2)


def test_b09_an_opponent_may_ripple_several_times_in_a_roll() -> None:
    rules = game()
    state = sit(rules, ("3a", 0), ("3c", 1), ("3e", 0), now=rolled(4, 3, 5, 2, 2, 2))
    session = play(rules, state, Lock(4), Lock(3), Lock(5), Lock(2))
    assert covered(session.state) == (4, 4, 1)
    order = [(event.player, event.by) for event in events_of(session, Advanced)]
    assert order == [(0, 4), (1, 4), (2, 4), (0, 3), (1, 3), (0, 5), (0, 2), (1, 2)]


def test_who_would_ripple_is_known_before_the_die_is_locked() -> None:
    rules = game()
    state = sit(rules, ("2a", 0), ("3d", 1), ("2c", 0), ("1d", 2), now=Now(2))
    assert tuple(ripplers(rules.rules, state, 4)) == (0, 1)


def test_b10_an_opponent_chooses_the_next_card_within_the_turn_of_another() -> None:
    rules = game()
    state = sit(rules, ("2a", 1), ("2b", 3), now=rolled(3, 5, 2, 2, 4, 4))
    session = play(rules, state, Lock(3))
    assert session.question is not None
    assert (session.question.who, session.question.why) == (1, "next_card")
    assert session.question.options == ("3d", "4b")
    session.answer("4b")
    bob = session.state.players[1]
    assert (bob.active, bob.next, bob.reserve) == ("3c", "4b", ("3d", "1b"))
    assert session.state.now.player == 0


def test_the_fifth_card_asks_no_more() -> None:
    rules = game()
    state = sit(rules, ("4a", 5), ("2b", 0), now=rolled(4, 2, 5, 3, 3, 3))
    session = play(rules, state, Lock(4), Lock(2), Lock(5))
    assert (session.state.players[0].active, covered(session.state)[0]) == ("1a", 2)
    assert [event.hundredths for event in events_of(session, CardCompleted)] == [120]


def test_an_88_box_never_ripples() -> None:
    rules = with_boxes(game(), {"2a": (88, 4), "2b": (88, 3)})
    state = sit(rules, ("2a", 0), ("2b", 0), now=rolled(88, 3, 3, 5, 5, 5))
    assert covered(play(rules, state, Lock(88)).state) == (1, 0)


def test_a_flux_box_never_ripples() -> None:
    rules = with_boxes(game(), {"2a": (FLUX, 4), "2b": (FLUX, 3)})
    state = sit(rules, ("2a", 0), ("2b", 0))
    rolled_flux = play(rules, state, Roll(), answers=[[FLUX, 3, 3, 5, 5, 5]])
    assert covered(rolled_flux.state) == (1, 0)


def test_no_ripple_after_the_winning_die() -> None:
    rules = game()
    state = sit(rules, ("1a", 3), ("2b", 0), now=rolled(4, 2, 2, 2, 2, 2))
    session = play(rules, state, Lock(4))
    assert (session.state.winner, covered(session.state)) == (0, (0, 0))
    assert session.state.course == ((24, 0),)
    assert tuple(rules.legal(session.state)) == ()


def test_b14_six_dice_leave_a_choice_once() -> None:
    rules = game()
    state = sit(rules, ("4a", 2), ("2b", 0), now=rolled(2, locked=(88, FLUX, 3, 4, 5)))
    state = replace(state, players=(replace(state.players[0], covered=3), state.players[1]))
    six = play(rules, state, Lock(2)).state
    assert tuple(rules.legal(six)) == (Stop(), TakeBack())
    assert ended(play(rules, six, Stop())) == [("stop", "luck")]
    again = play(rules, six, TakeBack(), Lock(5), answers=[[5, 2, 2, 3]])
    assert again.state.now.locked == (88, FLUX, 5)
    assert again.state.now.back == "rolled"
    on = play(rules, again.state, Roll(), answers=[[FLUX, 88, 88]])
    assert on.state.now.back == "after"
    done = play(rules, on.state, Lock(88), Lock(88))
    assert ended(done) == [("paradox", "paradox")]
    full = sit(
        rules, ("2a", 0), ("2b", 0), now=rolled(88, locked=(88, FLUX, 5, 4, 3), back="after")
    )
    assert ended(play(rules, full, Lock(88))) == [("full", "B14")]


@pytest.mark.parametrize(
    ("back", "this", "following"), [("", 1, 1), ("rolled", 2, 1), ("after", 1, 1)]
)
def test_b16_b17_what_a_stall_costs(back: str, this: int, following: int) -> None:
    rules, now = game().rules, rolled(back=back)
    assert (stall_price(rules, now), stall_price(rules, now, next_roll=True)) == (this, following)


@pytest.mark.parametrize(
    ("locked", "die", "levels"),
    [
        ((FLUX, FLUX, 88), 88, [2]),
        ((FLUX, FLUX, FLUX, 88, 88), 88, [3]),
        ((FLUX, 88, 88, 88), 88, []),
        ((FLUX, FLUX, 88, 88, 88), 88, [2]),
    ],
)
def test_b18_levels(locked: tuple[Any, ...], die: int, levels: list[int]) -> None:
    rules = game()
    now = rolled(die, *(2,) * (5 - len(locked)), locked=locked)
    session = play(rules, sit(rules, ("3a", 0), ("3d", 3), now=now), Lock(die))
    assert [event.level for event in events_of(session, ParadoxCaused)] == levels


def test_b19_numbers_may_be_added_before_a_paradox_that_stands() -> None:
    rules = game()
    now = rolled(88, 4, locked=(FLUX, FLUX, 88, 5))
    state = sit(rules, ("2a", 0), ("3d", 3), now=now)
    stands = play(rules, state, Lock(88))
    assert tuple(rules.legal(stands.state)) == (Lock(4), Stop())
    assert covered(play(rules, stands.state, Stop()).state) == (1, 2)
    assert covered(play(rules, stands.state, Lock(4)).state) == (2, 2)


def test_b32_only_the_active_player_wins() -> None:
    rules = game()
    state = sit(rules, ("3b", 2), ("1b", 3), now=rolled(5, 3, 2, 2, 2, 2))
    assert rules.rules.needed(state.players[1]) == 5
    after = play(rules, state, Lock(5)).state
    assert (after.winner, covered(after)) == (None, (3, 3))


def odd(*boxes: Any) -> Outatime:
    """Rules in which Ada's 0.01 shows these boxes, as an owner may have entered them."""
    return with_boxes(game(), {"1a": boxes})


def test_f10_a_box_may_show_flux_or_88() -> None:
    rules = odd(FLUX, 88, FLUX)
    state = sit(rules, ("1a", 0), ("2b", 0))
    session = play(rules, state, Roll(), Lock(88), answers=[[2, 88, FLUX, 2, 88, 3]])
    assert covered(session.state) == (2, 0)
    assert [(e.by, e.covered) for e in events_of(session, Advanced)] == [(FLUX, 1), (88, 2)]
    won = play(rules, session.state, Roll(), answers=[[FLUX, 2, 2, 2]])
    assert won.state.winner == 0
    two = play(odd(FLUX, FLUX), state, Roll(), answers=[[FLUX, FLUX, 2, 2, 2, 2]])
    assert (two.state.winner, ended(two)) == (0, [("win", "winning")])


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Lock(4), "roll_first"),
        (Stop(), "roll_first"),
        (Stall(), "roll_first"),
        (TakeBack(), "six_not_locked"),
        (Prepare(0, "2a", "3a"), "already_prepared"),
        (Prepare(9, "2a", "3a"), "no_such_player"),
    ],
)
def test_before_the_first_roll(action: Any, reason: str) -> None:
    rules = game()
    with pytest.raises(Illegal) as caught:
        play(rules, sit(rules, ("2a", 0), ("2b", 0)), action)
    assert caught.value.reason == reason


def test_six_locked_dice_are_not_rolled() -> None:
    rules = game()
    state = sit(rules, ("4a", 0), ("2b", 0), now=rolled(locked=SIX, placed=1))
    with pytest.raises(Illegal, match="no_dice_left"):
        play(rules, state, Roll())


def test_the_course_counts_every_box_after_each_turn() -> None:
    rules = game()
    state = sit(rules, ("3a", 1), ("3c", 2))
    session = play(rules, state, Roll(), Roll(), answers=[[2, 2, 2, 4, 4, 4], [2, 2, 2, 4, 4, 5]])
    assert session.state.course == ((4, 6), (4, 5))
    assert session.state.turn == 3
    assert [event.player for event in events_of(session, Stalled)] == [0, 1]
