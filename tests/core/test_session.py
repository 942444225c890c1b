"""One play: orders, answers, typed dice, undo and redo, corrections, retyped dice."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Override, Session, UndoPolicy
from gamebook_desktop.core.sources import person, real_dice, scripted, seeded
from gamebook_desktop.core.turn import Answer, Question, Turn
from tests.helpers_game import (
    Draw,
    Fight,
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


def toy(source: Any = person, **more: Any) -> Session[ToyState]:
    return Session(Toy(), Toy().new(), source, **more)


def in_fight(source: Any = person, **more: Any) -> Session[ToyState]:
    session = toy(source, **more)
    session.do(Meet("rat", 4))
    return session


def snapshot(session: Session[ToyState]) -> tuple[Any, ...]:
    return (
        session.state,
        tuple(session.log),
        session.cursor,
        session.branch,
        session.open,
        session.start,
    )


def half(session: Session[ToyState]) -> tuple[Any, ...]:
    """Answers to the open action, which of them a person gave, and dice typed."""
    assert session.open is not None
    return session.open.answers, session.open.by_person, session.open.typed


def refused(session: Session[ToyState], order: Callable[[], object]) -> str:
    """The reason of a refusal that must change nothing."""
    before = snapshot(session)
    with pytest.raises(Illegal) as caught:
        order()
    assert snapshot(session) == before
    return caught.value.reason


def automatic(question: Question, place: str) -> Answer:
    return seeded(3)(question, place) or (0,)


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


class Hand(Toy):
    """Rules that let two cards be drawn at once."""

    def play(self, turn: Turn[ToyState], action: Any) -> None:
        cards = turn._ask(Question(-1, "hand", turn.state.pile, 2))
        turn.set(note=" ".join(cards))


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


# ------------------------------------------------------------------------------ undo, redo
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


# ------------------------------------------------------------------------------ corrections
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
