"""Corrections by hand and dice typed anew."""

from __future__ import annotations

from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Override, Session, UndoPolicy
from gamebook_desktop.core.turn import Turn
from tests.core.table import Hand, in_fight, refused
from tests.helpers_game import (
    Draw,
    Fight,
    Hero,
    Hit,
    Mood,
    Toy,
    ToyState,
)


def test_a_correction_is_logged_and_can_be_undone() -> None:
    session = in_fight()
    session.do(Hit())
    wanted = ToyState(place="3")
    session.override(wanted, "correction", "miscounted")
    assert session.open is None
    assert session.state is wanted
    assert session.last is not None
    assert session.last.action == Override(wanted, "correction", "miscounted")
    assert refused(session, lambda: session.retype(0, 0, 1)) == "nothing_asked"
    session.undo()
    assert session.state.busy == Fight("rat", 4)


def finished_round(**more: Any) -> Session[ToyState]:
    session = in_fight(**more)
    session.do(Hit())
    session.answer(6, 6)
    session.answer(1, 2)
    session.answer("no")
    return session


def test_a_die_of_the_newest_action_retyped() -> None:
    session = finished_round(policy=UndoPolicy.NOT_PAST_CHANCE)
    session.retype(1, 0, 2)
    assert session.last is not None
    assert session.last.answers == ((5, 5), (1, 1), (0,))
    assert session.cursor == 2
    assert session.state.busy == Fight("rat", 4, ((12, 4),))


def test_answers_that_no_longer_fit_are_dropped() -> None:
    session = finished_round()
    session.retype(0, 0, 1)
    session.retype(0, 1, 1)
    assert session.last is not None
    assert session.last.answers == ((0, 0), (0, 1))
    assert session.state.hero.life == 20
    session.retype(1, 1, 1)
    session.retype(0, 1, 2)
    assert session.question is not None
    assert session.question.why == "luck"
    assert (session.cursor, session.state.busy) == (1, Fight("rat", 4))
    session.answer("yes")
    session.answer(1, 1)
    assert session.state.hero == Hero(19, 8, Mood.GRIM)


def test_a_die_of_the_open_action_retyped_keeps_what_was_typed() -> None:
    session = in_fight()
    session.do(Hit())
    session.answer(6, 6)
    session.enter(4)
    session.retype(0, 1, 5)
    assert session.open is not None
    assert (session.open.answers, session.open.typed) == (((5, 4),), (3,))
    session.enter(1)
    session.retype(1, 1, 6)
    assert session.open is not None or session.cursor == 2


@pytest.mark.parametrize(
    ("question", "die", "value", "reason"),
    [
        (0, 0, 7, "bad_answer"),
        (0, 0, "6", "bad_answer"),
        (0, 2, 1, "bad_answer"),
        (0, -1, 1, "bad_answer"),
        (3, 0, 1, "nothing_asked"),
        (-1, 0, "yes", "nothing_asked"),
    ],
)
def test_dice_that_cannot_be_retyped(question: int, die: int, value: Any, reason: str) -> None:
    session = finished_round()
    assert refused(session, lambda: session.retype(question, die, value)) == reason


def test_retyping_to_a_card_already_drawn() -> None:
    session: Session[ToyState] = Session(Hand(), ToyState())
    session.do(Draw())
    session.answer("ace", "king")
    assert refused(session, lambda: session.retype(0, 0, "king")) == "bad_answer"
    session.retype(0, 0, "queen")
    assert session.state.note == "queen king"


def test_a_retyped_die_that_the_rules_refuse_changes_nothing() -> None:
    class NoSixes(Toy):
        def play(self, turn: Turn[ToyState], action: Any) -> None:
            (die,) = turn.roll("one")
            if die == 6:
                raise Illegal("no_sixes")

    session: Session[ToyState] = Session(NoSixes(), ToyState())
    session.do(Draw())
    session.answer(3)
    assert refused(session, lambda: session.retype(0, 0, 6)) == "no_sixes"
