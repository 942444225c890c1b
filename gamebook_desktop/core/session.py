"""One play of a game: where it is, how it got there, what it waits for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Generic

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.sources import Source, person
from gamebook_desktop.core.tape import chance_from, longest_fit, with_die
from gamebook_desktop.core.turn import Answer, Question, S, Step, apply


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
        typed = (*waiting.typed, question.position(value, waiting.typed))
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
        typed = waiting.typed
        answer = source(question, self._place(waiting, self.cursor))
        if answer is None:
            raise Illegal("nothing_asked")
        free = answer[len(typed) :]
        if not question.repeat:
            free = tuple(position for position in answer if position not in typed)
        answer = (*typed, *free)[: question.count]
        return self._answer(waiting, answer, by_person=bool(typed))

    def override(self, state: S, cause: str = "correction", note: str = "") -> None:
        """Set the whole state by hand; drops an open question, can be undone."""
        self.open = None
        action = Override(state, cause, note)
        self._append(Record(action, (), (), self.state, state))

    def retype(self, question: int, die: int, value: Any) -> tuple[Any, ...]:
        """Correct one die of an answer already given in the open or the newest action.

        The other answers, and dice already typed, stay as far as they still fit. No undo policy
        forbids it. Raises `Illegal` where there is no such die or it cannot show that.
        """
        if self.open:
            action, answers, at = self.open.action, self.open.answers, self.cursor
        elif self.last and not isinstance(self.last.action, Override):
            action, answers, at = self.last.action, self.last.answers, self.cursor - 1
        else:
            raise Illegal("nothing_asked")
        before, start = self.open, self._state_at(at)
        changed = with_die(self.game, start, action, answers, question, die, value)
        kept, step = longest_fit(self.game, start, action, changed)
        events = self._run(Open(action, kept, step, (True,) * len(kept)), at)
        if before and self.open and self.question == before.step.question:
            self.open = replace(self.open, typed=before.typed)
        return events

    def may_undo(self) -> bool:
        """Whether `undo` would do something under the policy. Dice only typed are always free."""
        if self.open and self.open.typed:
            return True
        if self.policy is UndoPolicy.OFF or not (self.open or self.cursor):
            return False
        if self.policy is UndoPolicy.FREE:
            return True
        if self.open:
            kept = max(_kept_by_undo(self.open), 0)
            tape = self.open.answers
            return not chance_from(self.game, self.state, self.open.action, tape, kept)
        return not self.log[self.cursor - 1].chance

    def asked_again(self) -> Question | None:
        """The question that `undo` would open anew, its last die or card missing."""
        if not self.open or self.open.typed:
            return None
        kept = _kept_by_undo(self.open)
        if kept < 0:
            return None
        return apply(self.game, self.state, self.open.action, self.open.answers[:kept]).question

    def undo(self) -> None:
        """Take back a person's last die or choice of the open action, else the newest action.

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

    def _state_at(self, at: int) -> S:
        """The state before record `at`, or now."""
        return self.state if at == self.cursor else self.log[at].before

    def _run(self, waiting: Open[S], at: int | None = None) -> tuple[Any, ...]:
        """Play an action on, as record `at` (None: the next one); all or nothing."""
        at = self.cursor if at is None else at
        start = self._state_at(at)
        action, answers, by_person = waiting.action, waiting.answers, waiting.by_person
        while True:
            step = apply(self.game, start, action, answers)
            waiting = Open(action, answers, step, by_person)
            if step.question is None:
                break
            found = self.source(step.question, self._place(waiting, at))
            if found is None:
                self.open, self.cursor, self.state = waiting, at, start
                return step.events
            answers, by_person = (*answers, found), (*by_person, False)
        self.open, self.cursor = None, at
        self._append(Record(action, answers, step.events, start, step.state, step.chance))
        return step.events

    def _place(self, waiting: Open[S], at: int) -> str:
        place = f"{self.first + at}.{len(waiting.answers)}"
        return f"{place}/{self.branch}" if self.branch else place

    def _drop_last_answer(self, waiting: Open[S]) -> None:
        kept = _kept_by_undo(waiting)
        if kept < 0:
            self.open = None
            return
        answers, typed = waiting.answers[:kept], waiting.answers[kept][:-1]
        step = apply(self.game, self.state, waiting.action, answers)
        self.open = Open(waiting.action, answers, step, waiting.by_person[:kept], typed)

    def _append(self, record: Record[S]) -> None:
        del self.log[self.cursor :]
        self.log.append(record)
        self.cursor += 1
        self.state = record.after


def _kept_by_undo(waiting: Open[S]) -> int:
    """How many answers stay when the person's last is taken back; -1: the action goes too."""
    given = [number for number, person in enumerate(waiting.by_person) if person]
    return given[-1] if given else -1
