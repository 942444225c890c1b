"""One play: orders, answers, typed dice; what replays."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import person, real_dice, scripted, seeded
from gamebook_desktop.core.turn import Answer, Turn
from tests.core.table import Hand, automatic, half, in_fight, refused, snapshot, toy
from tests.helpers_game import (
    Draw,
    Flux,
    Go,
    Hero,
    Hit,
    Meet,
    Mood,
    Moved,
    Rolled,
    Toy,
    ToyState,
    Wounded,
)


# ------------------------------------------------------------------------------ orders
def test_an_action_is_logged_with_what_came_of_it() -> None:
    session = toy()
    assert session.do(Go("2")) == (Moved("1", "2"),)
    record = session.last
    assert record is not None
    assert (record.action, record.answers, record.events) == (Go("2"), (), (Moved("1", "2"),))
    assert (record.before, record.after) == (session.start, session.state)
    assert record.chance is False
    assert session.done == [record]


def test_a_round_by_hand() -> None:
    session = in_fight()
    assert session.do(Hit()) == ()
    assert session.question is not None
    assert session.question.why == "foe"
    assert session.answer(6, 6) == (Rolled("rat", (6, 6)),)
    session.answer(1, 1)
    assert session.question.why == "luck"
    assert session.state.hero == Hero()
    assert session.answer("yes")[-1] == Rolled("hero", (1, 1))
    assert session.answer(4, 5)[-1] == Wounded(1, True)
    assert session.open is None
    assert session.state.hero == Hero(19, 8, Mood.GRIM)
    assert session.last is not None
    assert session.last.answers == ((5, 5), (0, 0), (1,), (3, 4))
    assert session.last.chance is True


def test_while_a_question_is_open_the_half_way_state_shows() -> None:
    class Slow(Toy):
        def play(self, turn: Turn[ToyState], action: Any) -> None:
            turn.set(place="half way")
            turn.roll("wait")

    session: Session[ToyState] = Session(Slow(), ToyState())
    session.do(Draw())
    assert (session.shown.place, session.state.place) == ("half way", "1")


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (lambda s: s.do(Go("2")), "answer_first"),
        (lambda s: s.answer(7, 1), "bad_answer"),
        (lambda s: s.answer(1), "bad_answer"),
        (lambda s: s.enter(0), "bad_answer"),
        (lambda s: s.enter("6"), "bad_answer"),
        (lambda s: s.fill(person), "nothing_asked"),
        (lambda s: s.fill(scripted([[1]])), "bad_answer"),
        (lambda s: s.retype(0, 0, 1), "nothing_asked"),
    ],
)
def test_refusals_while_a_question_is_open(order: Callable[[Any], object], reason: str) -> None:
    session = in_fight()
    session.do(Hit())
    session.enter(3)
    assert refused(session, lambda: order(session)) == reason


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (lambda s: s.do(Go("9")), "no_such_place"),
        (lambda s: s.answer(1), "nothing_asked"),
        (lambda s: s.enter(1), "nothing_asked"),
        (lambda s: s.fill(person), "nothing_asked"),
        (lambda s: s.retype(0, 0, 1), "nothing_asked"),
    ],
)
def test_refusals_while_nothing_is_asked(order: Callable[[Any], object], reason: str) -> None:
    session = toy()
    assert refused(session, lambda: order(session)) == reason
    session.do(Go("2"))
    assert refused(session, lambda: order(session)) == reason


def test_a_bug_in_the_rules_changes_nothing() -> None:
    class Buggy(Toy):
        def play(self, turn: Turn[ToyState], action: Any) -> None:
            turn.roll("first")
            turn.set(place="nowhere")
            turn.roll("second")
            raise ZeroDivisionError

    session: Session[ToyState] = Session(Buggy(), ToyState())
    session.do(Draw())
    session.answer(1)
    before = snapshot(session)
    with pytest.raises(ZeroDivisionError):
        session.answer(2)
    assert snapshot(session) == before


def test_dice_typed_one_by_one() -> None:
    session = in_fight()
    session.do(Hit())
    assert session.enter(6) == ()
    assert session.open is not None
    assert session.open.typed == (5,)
    assert session.take_back() is True
    assert session.take_back() is False
    session.enter(2)
    assert session.enter(3) == (Rolled("rat", (2, 3)),)
    assert half(session) == (((1, 2),), (True,), ())


def test_the_program_rolls_only_what_is_missing() -> None:
    session = in_fight()
    session.do(Hit())
    session.enter(6)
    session.fill(lambda *_: (0, 2))
    assert half(session) == (((5, 2),), (True,), ())
    session.fill(lambda *_: (0, 1))
    assert half(session) == (((5, 2), (0, 1)), (True, False), ())


@pytest.mark.parametrize(
    ("typed", "drawn", "note"),
    [("ace", (0, 1), "ace king"), ("king", (0, 1), "king ace"), ("queen", (0, 1), "queen ace")],
)
def test_a_card_already_taken_is_not_drawn_again(typed: str, drawn: Answer, note: str) -> None:
    session: Session[ToyState] = Session(Hand(), ToyState())
    session.do(Draw())
    session.enter(typed)
    assert refused(session, lambda: session.enter(typed)) == "bad_answer"
    session.fill(lambda *_: drawn)
    assert session.state.note == note


def test_digital_dice_and_the_person_s_choice() -> None:
    session = in_fight(seeded(5))
    for _ in range(20):
        if session.open:
            assert session.question is not None
            assert session.question.why == "luck"
            session.answer("no")
        elif session.state.busy is None:
            session.do(Meet("rat"))
        else:
            session.do(Hit())
    assert session.log


def test_real_dice_and_the_program_s_piles() -> None:
    session = toy(real_dice(1))
    session.do(Draw())
    assert session.open is None
    session.do(Flux())
    assert session.open is not None


# ------------------------------------------------------------------------------ laws
@pytest.mark.parametrize("seed", range(10))
def test_random_orders_replay_to_the_same_states(seed: int) -> None:
    rng = random.Random(seed)
    session = toy(automatic)
    for _ in range(120):
        before = repr(session.state)
        state = session.state
        order = rng.random()
        if session.game.over(session.state) or order < 0.2:
            session.undo()
        elif order < 0.3:
            session.redo()
        else:
            action = rng.choice(list(session.game.legal(session.state)))
            session.do(action)
        assert repr(state) == before
    fresh = toy()
    for record in session.done:
        fresh.source = lambda *_, queue=list(record.answers): queue.pop(0)
        fresh.do(record.action)
        assert fresh.last == record
    assert fresh.state == session.state
