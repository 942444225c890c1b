"""Questions on a tape, and `apply`: one action played once, purely."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import CHANCE, D6, Question, Step, Turn, UnfitAnswers, apply
from tests.helpers_game import (
    Draw,
    Drawn,
    Fight,
    Flux,
    Fluxed,
    Go,
    Hit,
    Meet,
    Moved,
    Rolled,
    Toy,
    ToyState,
    Won,
    Wounded,
)

TOY = Toy()
START = TOY.new()
FIGHT = ToyState(busy=Fight("rat", 2))
DICE = Question(CHANCE, "roll", D6, 2, repeat=True)
CARDS = Question(CHANCE, "pile", ("ace", "king", "ace"), 2)


@pytest.mark.parametrize(
    ("question", "values", "answer"),
    [
        (DICE, (6, 1), (5, 0)),
        (DICE, (3, 3), (2, 2)),
        (CARDS, ("king", "ace"), (1, 0)),
        (CARDS, ("ace", "ace"), (0, 2)),
    ],
)
def test_values_to_positions_and_back(
    question: Question, values: tuple[Any, ...], answer: tuple[int, ...]
) -> None:
    assert question.find(values) == answer
    assert question.values(answer) == values


@pytest.mark.parametrize(
    ("question", "values"),
    [
        (DICE, (6,)),
        (DICE, (6, 1, 1)),
        (DICE, (0, 1)),
        (DICE, ("6", "1")),
        (CARDS, ("king", "king")),
        (CARDS, ("jack", "ace")),
    ],
)
def test_values_that_are_no_answer(question: Question, values: tuple[Any, ...]) -> None:
    with pytest.raises(Illegal) as caught:
        question.find(values)
    assert caught.value.reason == "bad_answer"


@pytest.mark.parametrize(
    ("question", "answer"),
    [(DICE, (1,)), (DICE, (1, 6)), (DICE, (-1, 0)), (CARDS, (1, 1)), (CARDS, (0, 3))],
)
def test_positions_that_are_no_answer(question: Question, answer: tuple[int, ...]) -> None:
    with pytest.raises(UnfitAnswers):
        question.values(answer)


def test_an_action_without_questions() -> None:
    step = apply(TOY, START, Go("2"))
    assert step.state.place == "2"
    assert (step.events, step.chance, step.question) == ((Moved("1", "2"),), False, None)


@pytest.mark.parametrize(
    ("answers", "question", "events"),
    [
        ((), Question(CHANCE, "foe", D6, 2, True, ("rat",)), ()),
        (((5, 5),), Question(CHANCE, "hero", D6, 2, True), (Rolled("rat", (6, 6)),)),
        (
            ((5, 5), (0, 1)),
            Question(0, "luck", ("no", "yes")),
            (Rolled("rat", (6, 6)), Rolled("hero", (1, 2))),
        ),
        (
            ((5, 5), (0, 1), (0,)),
            None,
            (Rolled("rat", (6, 6)), Rolled("hero", (1, 2)), Wounded(2)),
        ),
        (
            ((5, 5), (0, 1), (1,)),
            Question(CHANCE, "luck_dice", D6, 2, True),
            (Rolled("rat", (6, 6)), Rolled("hero", (1, 2))),
        ),
        (
            ((5, 5), (0, 1), (1,), (5, 5)),
            None,
            (Rolled("rat", (6, 6)), Rolled("hero", (1, 2)), Wounded(3, False)),
        ),
        (
            ((0, 0), (5, 5)),
            None,
            (Rolled("rat", (1, 1)), Rolled("hero", (6, 6)), Won("rat")),
        ),
    ],
)
def test_a_longer_tape_leads_further(answers: Any, question: Any, events: Any) -> None:
    step = apply(TOY, FIGHT, Hit(), answers)
    assert (step.question, step.events) == (question, events)
    assert step.chance is bool(answers)
    assert apply(TOY, FIGHT, Hit(), answers) == step


@pytest.mark.parametrize(
    ("action", "answers"),
    [
        (Go("2"), ((0,),)),
        (Draw(), ((3,),)),
        (Draw(), ((0,), (0,))),
        (Flux(), ((0, 0),)),
        (Hit(), ((5, 5), (0, 6))),
    ],
)
def test_a_tape_that_does_not_fit(action: Any, answers: Any) -> None:
    with pytest.raises(UnfitAnswers):
        apply(TOY, FIGHT if action == Hit() else START, action, answers)


@pytest.mark.parametrize(
    ("state", "action", "reason", "facts", "rule"),
    [
        (FIGHT, Go("2"), "fighting", ("rat",), "T2"),
        (START, Go("9"), "no_such_place", ("9",), ""),
        (START, Hit(), "no_fight", (), "T3"),
        (ToyState(pile=()), Draw(), "pile_empty", (), ""),
        (FIGHT, Meet("cat"), "busy", (Fight("rat", 2),), "T2"),
    ],
)
def test_refusals(state: ToyState, action: Any, reason: str, facts: Any, rule: str) -> None:
    with pytest.raises(Illegal) as caught:
        apply(TOY, state, action)
    refusal = caught.value
    assert (refusal.reason, refusal.facts, refusal.rule) == (reason, facts, rule)


def test_faces_of_any_kind_and_the_state_passed_in_stays() -> None:
    before = repr(START)
    step = apply(TOY, START, Flux(), ((0, 5, 1),))
    assert step.events == (Fluxed(("FLUX", "88", 2)),)
    assert step.state.weight == 1.0
    assert repr(START) == before
    with pytest.raises(FrozenInstanceError):
        START.place = "2"  # type: ignore[misc]


@dataclass(frozen=True)
class Count:
    n: int = 0


class Careless:
    """Rules that swallow every exception."""

    def play(self, turn: Turn[Count], action: str) -> None:
        turn.set(n=1)
        try:
            turn.roll("first")
        except Exception:  # noqa: BLE001 - what careless rules do
            turn.set(n=99)
        turn.set(n=2)


def test_rule_code_cannot_swallow_a_question() -> None:
    step: Step[Count] = apply(Careless(), Count(), "go")
    assert step.state == Count(1)
    assert step.question == Question(CHANCE, "first", D6, 1, True)


def test_one_option_is_not_asked_and_drawing_takes_one_card() -> None:
    turn: Turn[Count] = Turn(Count(), [(1,)])
    assert turn.pick(0, "way", iter(["only"])) == "only"
    assert turn.unused == 1
    assert turn.draw("pile", ("ace", "king")) == "king"
    assert (turn.unused, turn.chance) == (0, True)
    assert apply(TOY, START, Draw(), ((2,),)).events == (Drawn("queen"),)
