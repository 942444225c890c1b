"""Scenarios run on a game: every step compared exactly, nothing unknown ever passing."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Override, Session
from gamebook_desktop.core.sources import person
from gamebook_desktop.core.turn import Answer, Question
from gamebook_desktop.store.codec import TYPE, Codec, CodecError
from gamebook_desktop.store.errors import ContentError, Problem
from gamebook_desktop.store.plain_data import (
    NoSuchPathError,
    at_path,
    laid_over,
    missing_from,
    same,
)
from gamebook_desktop.store.restore import RULES_FAIL
from gamebook_desktop.store.scenario_file import Refused, Scenario, Step


@dataclass(frozen=True, slots=True)
class StepReport:
    """What came of one step; without problems it went as it should."""

    number: int
    do: str
    outcome: str
    """`done`, `waiting`, `refused` or `failed`."""
    events: tuple[Any, ...] = ()
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a scenario. The session stands where it ended (None: it could not begin)."""

    id: str
    steps: tuple[StepReport, ...]
    session: Session[Any] | None
    problems: tuple[Problem, ...] = ()
    """What was wrong before the first step."""

    @property
    def ok(self) -> bool:
        """Whether everything went as the scenario says."""
        return not self.problems and not any(step.problems for step in self.steps)


def run_scenario(scenario: Scenario, game: Game[Any], game_id: str) -> Report:
    """Play a scenario; stops after the first step that does not go as it should."""
    codec = Codec(game)
    try:
        session = _begin(scenario, game, game_id, codec)
    except ContentError as error:
        return Report(scenario.id, (), None, tuple(error.problems))
    steps: list[StepReport] = []
    for number, step in enumerate(scenario.steps, 1):
        steps.append(_Run(codec, session, step, number).report())
        if steps[-1].problems:
            break
    session.source = person
    return Report(scenario.id, tuple(steps), session)


def _begin(scenario: Scenario, game: Game[Any], game_id: str, codec: Codec) -> Session[Any]:
    if scenario.game != game_id:
        raise ContentError([Problem("scenario.game", (scenario.game,), scenario.id)])
    try:
        state = game.new(**scenario.setup)
    except RULES_FAIL as error:
        problem = Problem("scenario.setup", (_described(error),), scenario.id)
        raise ContentError([problem]) from error
    if not scenario.given:
        return Session(game, state)
    wanted = laid_over(codec.state_plain(state), scenario.given)
    try:
        state = codec.state_from(wanted)
    except CodecError as error:
        raise ContentError(
            [Problem("scenario.fields", ("given", error.why), scenario.id)]
        ) from None
    lost = list(missing_from(scenario.given, codec.state_plain(state)))
    if lost:
        raise ContentError(Problem("scenario.given", (path,), scenario.id) for path in lost)
    return Session(game, state)


class _Run:
    """One step being played."""

    def __init__(self, codec: Codec, session: Session[Any], step: Step, number: int) -> None:
        self.codec = codec
        self.session = session
        self.step = step
        self.number = number
        self.left = list(step.answers)

    def report(self) -> StepReport:
        """Play the step and compare."""
        try:
            action = self._action()
        except CodecError as error:
            return self._report("failed", self._unfit(error))
        try:
            events = self._play(action)
        except _BadAnswer as bad:
            return self._report("failed", self._problem("scenario.answer", *bad.facts))
        except Illegal as refusal:
            return self._report("refused", *self._refusal(refusal))
        except RULES_FAIL as error:
            return self._report("failed", self._problem("scenario.crash", _described(error)))
        outcome = "waiting" if self.session.open else "done"
        problems = [*self._question(), *self._unused()]
        if self.step.refused:
            problems.append(self._problem("scenario.not_refused"))
        problems += [*self._events(events), *self._state()]
        return self._report(outcome, *problems, events=events)

    def _action(self) -> Any:
        action = self.codec.action_from(self.step.do)
        whole = self.codec.action_plain(action)
        if lost := list(missing_from(self.step.do, whole)):
            raise CodecError("action", str(self.step.do.get(TYPE)), ", ".join(lost))
        return action

    def _play(self, action: Any) -> tuple[Any, ...]:
        if isinstance(action, Override):
            self.session.override(action.state, action.cause, action.note)
            return ()
        self.session.source = self._source
        return self.session.do(action)

    def _source(self, question: Question, _place: str) -> Answer | None:
        if not self.left:
            return None
        return _found(question, self.left.pop(0), self.codec)

    def _refusal(self, refusal: Illegal) -> Iterator[Problem]:
        wanted = self.step.refused
        if wanted is None:
            yield self._problem("scenario.refused", refusal.reason)
            return
        met = Refused(
            reason=refusal.reason,
            rule=refusal.rule if wanted.rule is not None else None,
            facts=self.codec.plain(refusal.facts) if wanted.facts is not None else None,
        )
        if not same(met.model_dump(), wanted.model_dump()):
            facts = (refusal.reason, refusal.rule, _shown(wanted.model_dump(exclude_none=True)))
            yield self._problem("scenario.other_refusal", *facts)
        yield from self._unused()
        yield from self._state()

    def _question(self) -> Iterator[Problem]:
        question = self.session.question
        why, wanted = question.why if question else None, self.step.expect.question
        if why is not None and wanted is None:
            yield self._problem("scenario.unanswered", why)
        elif why != wanted:
            yield self._problem("scenario.question", why, wanted)

    def _unused(self) -> Iterator[Problem]:
        if self.left:
            yield self._problem("scenario.unused", len(self.left))

    def _events(self, events: tuple[Any, ...]) -> Iterator[Problem]:
        happened = [self.codec.event_plain(event) for event in events]
        position = 0
        for wanted in self.step.expect.events:
            unknown = list(self._unknown_event(wanted))
            if unknown:
                yield from unknown
                continue
            while position < len(happened) and list(missing_from(wanted, happened[position])):
                position += 1
            if position == len(happened):
                facts = (_shown(wanted), ", ".join(map(_shown, happened)) or "–")
                yield self._problem("scenario.event", *facts)
                return
            position += 1

    def _unknown_event(self, wanted: dict[str, Any]) -> Iterator[Problem]:
        known = self.codec.kinds("event")
        kind = known.get(str(wanted.get(TYPE)))
        if kind is None:
            yield self._problem("scenario.type", "event", wanted.get(TYPE))
            return
        fields = {field.name for field in dataclasses.fields(kind)} | {TYPE}
        for name in wanted.keys() - fields:
            yield self._problem("scenario.field", kind.__name__, name)

    def _state(self) -> Iterator[Problem]:
        if not self.step.expect.state:
            return
        plain = self.codec.state_plain(self.session.shown)
        for path, wanted in self.step.expect.state.items():
            try:
                value = at_path(plain, path)
            except NoSuchPathError:
                yield self._problem("scenario.path", path)
                continue
            if not same(value, wanted):
                yield self._problem("scenario.state", path, _shown(value), _shown(wanted))

    def _unfit(self, error: CodecError) -> Problem:
        if error.why == "unknown":
            return self._problem("scenario.type", error.kind, error.name)
        return self._problem("scenario.fields", error.name, error.why)

    def _problem(self, code: str, *facts: Any) -> Problem:
        return Problem(code, facts, place=f"steps[{self.number - 1}]")

    def _report(self, outcome: str, *problems: Problem, events: tuple[Any, ...] = ()) -> StepReport:
        return StepReport(self.number, _shown(self.step.do), outcome, events, problems)


class _BadAnswer(BaseException):
    """Stops a step whose written answer fits no option; nothing of the session has changed."""

    def __init__(self, *facts: Any) -> None:
        super().__init__(*facts)
        self.facts = facts


def _found(question: Question, values: list[Any], codec: Codec) -> Answer:
    """The positions of plain values among the options; equal cards are taken one after another."""
    options = codec.plain(question.options)
    positions: list[int] = []
    for value in values:
        free = (
            position
            for position, option in enumerate(options)
            if same(option, value) and (question.repeat or position not in positions)
        )
        position = next(free, None)
        if position is None:
            break
        positions.append(position)
    if len(positions) != len(values) or len(values) != question.count:
        raise _BadAnswer(_shown(values), question.why, _shown(options))
    return tuple(positions)


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        fields = ", ".join(f"{key}: {_shown(inner)}" for key, inner in value.items() if key != TYPE)
        name = value.get(TYPE)
        return f"{name}({fields})" if name else f"{{{fields}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_shown, value))}]"
    return str(value)


def _described(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
