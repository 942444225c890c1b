"""One play of a game: where it is, how it got there, what it waits for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Generic

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.sources import Source, person
from gamebook_desktop.core.turn import CHANCE, Answer, Question, S, Step, apply


class UndoPolicy(StrEnum):
    """What may be taken back."""

    FREE = "free"
    NOT_PAST_CHANCE = "not_past_chance"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Override(Generic[S]):
    """A state set by hand: a correction, a bookmark gone back to. Logged like a move."""

    state: S
    cause: str = "correction"
    note: str = ""


@dataclass(frozen=True, slots=True)
class Record(Generic[S]):
    """One action as asked, what dice and people answered, and what came of it."""

    action: Any
    answers: tuple[Answer, ...]
    events: tuple[Any, ...]
    before: S
    after: S
    chance: bool = False


@dataclass(frozen=True, slots=True)
class Open(Generic[S]):
    """An action that waits for an answer, and the faces already typed for it."""

    action: Any
    answers: tuple[Answer, ...]
    step: Step[S]
    by_person: tuple[bool, ...] = ()
    typed: Answer = ()


class Session(Generic[S]):
    """One play. Every method either does the whole thing or raises and changes nothing."""

    def __init__(
        self,
        game: Game[S],
        state: S,
        source: Source = person,
        policy: UndoPolicy = UndoPolicy.FREE,
        new_dice_after_undo: bool = False,
    ) -> None:
        self.game = game
        self.start = state
        self.state = state
        self.source = source
        self.policy = policy
        self.new_dice_after_undo = new_dice_after_undo
        self.log: list[Record[S]] = []
        """Records, done ones first; those from `cursor` on are undone and can be redone."""
        self.cursor = 0
        self.first = 0
        """How many actions came before the log; they can be read but not taken back."""
        self.branch = 0
        """Grows with each undo where undoing gives new dice."""
        self.open: Open[S] | None = None

    @property
    def question(self) -> Question | None:
        """What the rules wait for, if anything."""
        return self.open.step.question if self.open else None

    @property
    def shown(self) -> S:
        """The state to show: half-resolved while a question is open."""
        return self.open.step.state if self.open else self.state

    @property
    def done(self) -> list[Record[S]]:
        """Records in force, oldest first."""
        return self.log[: self.cursor]

    @property
    def last(self) -> Record[S] | None:
        """The newest record in force."""
        return self.log[self.cursor - 1] if self.cursor else None

    def do(self, action: Any) -> tuple[Any, ...]:
        """Play an action; returns its events so far. Raises `Illegal` and changes nothing."""
        if self.open:
            raise Illegal("answer_first", self.question)
        return self._run(Open(action, (), Step(self.state, ())))

    def answer(self, *values: Any) -> tuple[Any, ...]:
        """Answer the open question with values, not positions."""
        waiting, question = self._waiting()
        return self._answer(waiting, question.find(values))

    def enter(self, value: Any) -> tuple[Any, ...]:
        """Enter one die (or card) of the open question; the last one answers it."""
        waiting, question = self._waiting()
        if value not in question.options:
            raise Illegal("bad_answer", question, (value,))
        typed = (*waiting.typed, question.options.index(value))
        if not question.repeat and len(set(typed)) < len(typed):
            raise Illegal("bad_answer", question, (value,))
        if len(typed) < question.count:
            self.open = replace(waiting, typed=typed)
            return ()
        return self._answer(waiting, typed)

    def take_back(self) -> bool:
        """Take back the last die typed for the open question; False if there is none."""
        if self.open and self.open.typed:
            self.open = replace(self.open, typed=self.open.typed[:-1])
            return True
        return False

    def fill(self, source: Source) -> tuple[Any, ...]:
        """Let a source answer what is missing of the open question, keeping what was typed."""
        waiting, question = self._waiting()
        rest = len(waiting.typed)
        answer = source(question, self._place(waiting))
        if answer is None:
            raise Illegal("nothing_asked")
        if question.repeat:
            answer = (*waiting.typed, *answer[rest:])
        return self._answer(waiting, answer, by_person=bool(rest))

    def override(self, state: S, cause: str = "correction", note: str = "") -> None:
        """Set the whole state by hand; drops an open question, can be undone."""
        self.open = None
        action = Override(state, cause, note)
        self._append(Record(action, (), (), self.state, state))

    def retype(self, question: int, die: int, value: Any) -> tuple[Any, ...]:
        """Correct one die of an answer already given in the open or the newest action.

        The other answers stay as far as they still fit. Raises `Illegal` if they do not apply.
        """
        if self.open:
            action, answers, start = self.open.action, self.open.answers, self.state
        elif self.last and not isinstance(self.last.action, Override):
            action, answers, start = self.last.action, self.last.answers, self.last.before
        else:
            raise Illegal("nothing_asked")
        asked = apply(self.game, start, action, answers[:question]).question
        if asked is None or value not in asked.options or not 0 <= die < asked.count:
            raise Illegal("bad_answer", asked, (value,))
        changed = list(answers[question])
        changed[die] = asked.options.index(value)
        kept = (*answers[:question], tuple(changed), *answers[question + 1 :])
        if not self.open:
            self.undo()
        self.open = None
        return self._run(self._longest_fit(action, kept))

    def may_undo(self) -> bool:
        """Whether `undo` would do something under the policy."""
        if self.open:
            return self.policy is not UndoPolicy.OFF
        if not self.cursor or self.policy is UndoPolicy.OFF:
            return False
        return self.policy is UndoPolicy.FREE or not self.log[self.cursor - 1].chance

    def undo(self) -> None:
        """Take back a typed die, a person's last answer, or the newest action, in that order.

        Raises `Illegal("undo_forbidden")` where the policy does not allow it.
        """
        if not self.open and not self.cursor:
            return
        if not self.may_undo():
            raise Illegal("undo_forbidden", self.policy)
        if self.take_back():
            return
        if self.open:
            self._drop_last_answer(self.open)
            return
        self.cursor -= 1
        self.state = self.log[self.cursor].before
        self.branch += self.new_dice_after_undo

    def redo(self) -> None:
        """Bring back the action undone last."""
        if self.open or self.cursor == len(self.log):
            return
        self.state = self.log[self.cursor].after
        self.cursor += 1

    def _waiting(self) -> tuple[Open[S], Question]:
        if not self.open or not self.question:
            raise Illegal("nothing_asked")
        return self.open, self.question

    def _answer(self, waiting: Open[S], answer: Answer, by_person: bool = True) -> tuple[Any, ...]:
        return self._run(
            replace(
                waiting,
                answers=(*waiting.answers, answer),
                by_person=(*waiting.by_person, by_person),
                typed=(),
            )
        )

    def _run(self, waiting: Open[S]) -> tuple[Any, ...]:
        action, answers, by_person = waiting.action, waiting.answers, waiting.by_person
        while True:
            step = apply(self.game, self.state, action, answers)
            waiting = Open(action, answers, step, by_person)
            if step.question is None:
                break
            found = self.source(step.question, self._place(waiting))
            if found is None:
                self.open = waiting
                return step.events
            answers, by_person = (*answers, found), (*by_person, False)
        self.open = None
        self._append(Record(action, answers, step.events, self.state, step.state, step.chance))
        return step.events

    def _place(self, waiting: Open[S]) -> str:
        place = f"{self.first + self.cursor}.{len(waiting.answers)}"
        return f"{place}/{self.branch}" if self.branch else place

    def _drop_last_answer(self, waiting: Open[S]) -> None:
        answers, by_person = waiting.answers, waiting.by_person
        while by_person and not by_person[-1]:
            answers, by_person = answers[:-1], by_person[:-1]
        if not by_person:
            self.open = None
            return
        answers, by_person = answers[:-1], by_person[:-1]
        step = apply(self.game, self.state, waiting.action, answers)
        self.open = Open(waiting.action, answers, step, by_person)

    def _longest_fit(self, action: Any, answers: tuple[Answer, ...]) -> Open[S]:
        kept: tuple[Answer, ...] = ()
        while True:
            step = apply(self.game, self.state, action, kept)
            if step.question is None or len(kept) == len(answers):
                return Open(action, kept, step, (True,) * len(kept))
            following = answers[len(kept)]
            fits = len(following) == step.question.count and all(
                position < len(step.question.options) for position in following
            )
            if not fits:
                return Open(action, kept, step, (True,) * len(kept))
            kept = (*kept, following)

    def _append(self, record: Record[S]) -> None:
        del self.log[self.cursor :]
        self.log.append(record)
        self.cursor += 1
        self.state = record.after


def chance_decides(question: Question | None) -> bool:
    """Whether dice or a pile must answer this question."""
    return question is not None and question.who == CHANCE
