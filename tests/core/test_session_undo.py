"""Undo and redo: what is taken back, what is asked again, what may not be undone."""

from __future__ import annotations

from dataclasses import replace

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.core.sources import seeded
from tests.core.table import automatic, in_fight, refused, toy
from tests.helpers_game import (
    Flux,
    Go,
    Hit,
    Meet,
)


def test_A29_twelve_undos_give_the_exact_states_back() -> None:
    session = toy(automatic)
    states = [session.state]
    for action in [Go("2"), Meet("rat"), Hit(), Hit(), Hit(), Hit(), Hit(), Hit()]:
        try:
            session.do(action)
        except Illegal:
            session.do(Flux())
        states.append(session.state)
    for _ in range(4):
        session.override(replace(session.state, hero=replace(session.state.hero, life=3)))
        states.append(session.state)
    back = [session.state]
    for _ in range(12):
        session.undo()
        back.append(session.state)
    assert back == states[::-1]
    assert session.state is session.start
    session.undo()
    assert session.cursor == 0
    forth = [session.state]
    for _ in range(13):
        session.redo()
        forth.append(session.state)
    assert forth == [*states, states[-1]]


def test_a_new_action_drops_what_was_undone() -> None:
    session = toy()
    session.do(Go("2"))
    session.do(Go("3"))
    session.undo()
    session.do(Go("1"))
    session.redo()
    assert [record.action for record in session.log] == [Go("2"), Go("1")]


def test_undo_takes_typed_dice_then_answers_then_the_action() -> None:
    session = in_fight()
    session.do(Hit())
    session.answer(6, 6)
    session.answer(1, 1)
    session.answer("yes")
    session.enter(5)
    seen = []
    for _ in range(6):
        session.undo()
        waiting = session.open
        seen.append((len(waiting.answers), waiting.typed) if waiting else session.cursor)
    assert seen == [(3, ()), (2, ()), (1, (0,)), (1, ()), (0, (5,)), (0, ())]
    session.undo()
    session.undo()
    assert (session.open, session.cursor) == (None, 0)


def test_the_question_undo_asks_again() -> None:
    session = in_fight()
    assert session.asked_again() is None
    session.do(Hit())
    assert session.asked_again() is None
    first = session.question
    session.answer(6, 6)
    assert session.asked_again() == first
    session.enter(1)
    assert session.asked_again() is None
    session.take_back()
    session.undo()
    assert session.question == first


def test_undo_passes_over_the_program_s_answers() -> None:
    session = in_fight(lambda q, _: (0, 0) if q.why == "hero" else None)
    session.do(Hit())
    session.answer(6, 6)
    assert session.open is not None
    assert session.open.by_person == (True, False)
    session.undo()
    assert (session.open.answers, session.open.typed) == ((), (5,))
    session.undo()
    session.undo()
    assert session.open is None


def test_the_same_dice_after_undo_unless_new_ones_are_wanted() -> None:
    for new, same in ((False, True), (True, False)):
        session = toy(seeded(1), new_dice_after_undo=new)
        session.do(Flux())
        first = session.last
        session.undo()
        session.do(Flux())
        assert (session.last == first) is same


def test_policy_off() -> None:
    session = in_fight(policy=UndoPolicy.OFF)
    assert not session.may_undo()
    assert refused(session, session.undo) == "undo_forbidden"
    session.do(Hit())
    assert refused(session, session.undo) == "undo_forbidden"
    session.enter(6)
    assert session.may_undo()
    session.undo()
    assert session.open is not None
    assert session.open.typed == ()


def test_policy_not_past_chance() -> None:
    session = in_fight(policy=UndoPolicy.NOT_PAST_CHANCE)
    session.undo()
    session.redo()
    session.do(Hit())
    session.undo()
    assert session.open is None
    session.do(Hit())
    session.answer(6, 6)
    assert refused(session, session.undo) == "undo_forbidden"
    session.answer(1, 1)
    session.answer("yes")
    session.undo()
    assert session.question is not None
    assert session.question.why == "luck"
    assert refused(session, session.undo) == "undo_forbidden"
    session.answer("no")
    assert refused(session, session.undo) == "undo_forbidden"


def test_policy_not_past_chance_while_the_program_has_rolled() -> None:
    dice = {"foe": (5, 5), "hero": (0, 0)}
    session = in_fight(lambda q, _: dice.get(q.why), policy=UndoPolicy.NOT_PAST_CHANCE)
    session.do(Hit())
    assert session.question is not None
    assert session.question.why == "luck"
    assert refused(session, session.undo) == "undo_forbidden"
