"""One action played once: questions on a tape of answers, and the pure function `apply`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from gamebook_desktop.core.refusal import Illegal

S = TypeVar("S")
"""A game's State: a frozen dataclass."""

CHANCE = -1
"""The `who` of questions that dice or a shuffled pile answer."""

D6 = (1, 2, 3, 4, 5, 6)

Answer = tuple[int, ...]
"""Positions among a question's options: plain JSON whatever the options are."""


class UnfitAnswers(Exception):  # noqa: N818 - says what is wrong with the tape
    """The tape of answers does not fit the questions asked (rules changed under a save)."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something the rules need from outside: dice, a card off a pile, a player's choice."""

    who: int
    """`CHANCE`, or the number of the player who decides."""
    why: str
    """A key that the game's words turn into a sentence."""
    options: tuple[Any, ...]
    count: int = 1
    repeat: bool = False
    """Dice may show the same face twice, cards may not."""
    facts: tuple[Any, ...] = ()

    def find(self, values: Sequence[Any]) -> Answer:
        """Positions of these values among the options; raises `Illegal` where they do not fit."""
        if len(values) != self.count:
            raise Illegal("bad_answer", self, tuple(values))
        positions: Answer = ()
        for value in values:
            positions = (*positions, self.position(value, positions))
        return positions

    def position(self, value: Any, taken: Answer = ()) -> int:
        """The position of a value; equal cards are taken one after another.

        Raises `Illegal` where there is no such option, or none left.
        """
        for position, option in enumerate(self.options):
            if option == value and (self.repeat or position not in taken):
                return position
        raise Illegal("bad_answer", self, (value,))

    def values(self, answer: Answer) -> tuple[Any, ...]:
        """The options at these positions; raises `UnfitAnswers` where they cannot be an answer."""
        if (
            len(answer) != self.count
            or (answer and not 0 <= min(answer) <= max(answer) < len(self.options))
            or (not self.repeat and len(set(answer)) < len(answer))
        ):
            raise UnfitAnswers(self.why, answer)
        return tuple([self.options[position] for position in answer])


class _Unanswered(BaseException):
    """Stops a run at an open question; a BaseException so that rule code cannot swallow it."""

    def __init__(self, question: Question) -> None:
        self.question = question


class Turn(Generic[S]):
    """What rule code holds while one action is played."""

    def __init__(self, state: S, answers: Iterable[Answer] = ()) -> None:
        self.state = state
        self.events: list[Any] = []
        self.chance = False
        """Whether dice or a pile have decided anything so far."""
        self.asked: list[Question] = []
        """Questions answered so far, in order."""
        self._answers = list(answers)
        self._used = 0

    def set(self, **changes: Any) -> None:
        """Replace fields of the top state."""
        self.state = replace(self.state, **changes)  # type: ignore[type-var]

    def emit(self, event: Any) -> None:
        """Record a fact that happened."""
        self.events.append(event)

    def roll(
        self, why: str, *facts: Any, dice: int = 1, faces: tuple[Any, ...] = D6
    ) -> tuple[Any, ...]:
        """The faces that these dice show, in the order they were rolled."""
        return self._ask(Question(CHANCE, why, faces, dice, repeat=True, facts=facts))

    def draw(self, why: str, pile: tuple[Any, ...], *facts: Any) -> Any:
        """One card off a shuffled pile."""
        return self._ask(Question(CHANCE, why, pile, facts=facts))[0]

    def pick(self, who: int, why: str, options: Iterable[Any], *facts: Any) -> Any:
        """What player `who` chooses; not asked where there is only one option."""
        choices = tuple(options)
        if len(choices) == 1:
            return choices[0]
        return self._ask(Question(who, why, choices, facts=facts))[0]

    @property
    def unused(self) -> int:
        """How many answers of the tape no question asked for."""
        return len(self._answers) - self._used

    def _ask(self, question: Question) -> tuple[Any, ...]:
        if self._used == len(self._answers):
            raise _Unanswered(question)
        values = question.values(self._answers[self._used])
        self.asked.append(question)
        self._used += 1
        self.chance |= question.who == CHANCE
        return values


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What a run of one action led to: a whole result, or a question with the half-way state."""

    state: S
    events: tuple[Any, ...]
    chance: bool = False
    question: Question | None = None
    asked: tuple[Question, ...] = ()
    """The questions that were answered, in order."""


class Plays(Protocol[S]):
    """The part of a Game that `apply` needs."""

    def play(self, turn: Turn[S], action: Any) -> None: ...


def apply(game: Plays[S], state: S, action: Any, answers: tuple[Answer, ...] = ()) -> Step[S]:
    """Play one action on a state with the answers so far. Pure: same inputs, equal outputs.

    Raises `Illegal` if the rules refuse the action, `UnfitAnswers` if the tape does not fit.
    """
    turn = Turn(state, answers)
    try:
        game.play(turn, action)
    except _Unanswered as stop:
        return _step(turn, stop.question)
    if turn.unused:
        raise UnfitAnswers(turn.unused)
    return _step(turn, None)


def _step(turn: Turn[S], question: Question | None) -> Step[S]:
    return Step(turn.state, tuple(turn.events), turn.chance, question, tuple(turn.asked))
