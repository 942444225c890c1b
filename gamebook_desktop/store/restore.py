"""A play made whole again from its rows: the log is replayed and held against the snapshot."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic_core import from_json

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Open, Override, Record, Session
from gamebook_desktop.core.turn import UnfitAnswers, apply
from gamebook_desktop.store.codec import Codec, CodecError
from gamebook_desktop.store.errors import Problem, SaveError
from gamebook_desktop.store.save_rows import OpenRow, RecordRow, Rows, answer_from, answers_from

RULES_FAIL = (
    Illegal,
    UnfitAnswers,
    LookupError,
    ValueError,
    TypeError,
    AttributeError,
    ArithmeticError,
    AssertionError,
    RecursionError,
)
"""What rules may raise on a log that was written under other rules or another book."""


@dataclass(frozen=True, slots=True)
class PastRecord:
    """An action from before a change of rules: for reading only."""

    n: int
    action: Any | None
    events: tuple[Any, ...]
    unreadable: int
    """How many of its events cannot be understood any more."""
    at: str


@dataclass(slots=True)
class Restored:
    """What could be made of the rows."""

    session: Session[Any]
    past: list[PastRecord]
    warnings: list[Problem] = field(default_factory=list)
    rebased: bool = False
    """Whether the log starts anew from the snapshot."""


def restore(game: Game[Any], codec: Codec, rows: Rows, path: Path) -> Restored:
    """The play as it was left. The snapshot is the truth where the log does not lead to it.

    Raises `SaveError("unreadable")` if neither the snapshot nor the log can be understood.
    """
    first = start_number(rows.meta)
    log = [row for row in rows.records if row.n > first]
    done = [row for row in log if not row.undone]
    snapshot = _snapshot(codec, rows)
    session, failure = _replayed(game, codec, rows.meta, log, len(done))
    if snapshot is None and failure is not None:
        raise SaveError("unreadable", path, failure) from failure
    rebased = failure is not None or (snapshot is not None and session.state != snapshot)
    if rebased:
        first = max((row.n for row in rows.records if not row.undone), default=first)
        session = Session(game, snapshot)
    past = [_past(codec, row) for row in rows.records if row.n <= first and not row.undone]
    session.first = first
    session.branch = _whole(rows.meta.get("branch"))
    restored = Restored(session, past, rebased=rebased)
    undone = [row for row in log if row.undone]
    if rebased:
        restored.warnings.append(Problem("save.rules_changed", (), path.name))
    elif snapshot is None:
        restored.warnings.append(Problem("save.snapshot_lost", (), path.name))
    if not _redoable(codec, session, [] if rebased else undone) or (rebased and undone):
        restored.warnings.append(Problem("save.redo_dropped", (), path.name))
    if rows.open and not _reopen(codec, session, rows.open):
        restored.warnings.append(Problem("save.open_dropped", (), path.name))
    return restored


def start_number(meta: dict[str, Any]) -> int:
    """How many records lie before the state that the log starts from."""
    return _whole(meta.get("start_n"))


def _whole(value: Any) -> int:
    return value if type(value) is int and value >= 0 else 0


def _snapshot(codec: Codec, rows: Rows) -> Any | None:
    try:
        return codec.state(rows.snapshot) if rows.snapshot is not None else None
    except CodecError:
        return None


def _replayed(
    game: Game[Any], codec: Codec, meta: dict[str, Any], log: list[RecordRow], done: int
) -> tuple[Session[Any], Exception | None]:
    """The first `done` rows of the log played again from its start, or what prevents that."""
    session: Session[Any] = Session(game, None)
    first = start_number(meta) + 1
    try:
        if [row.n for row in log] != list(range(first, first + len(log))):
            raise ValueError("numbers")
        if any(row.undone for row in log[:done]):
            raise ValueError("undone")
        session.start = session.state = _start(game, codec, meta)
        for row in log[:done]:
            _take(session, _record(codec, game, session.state, row))
    except RULES_FAIL as error:
        return session, error
    return session, None


def _start(game: Game[Any], codec: Codec, meta: dict[str, Any]) -> Any:
    try:
        return codec.state_from(meta.get("start"))
    except CodecError:
        if start_number(meta):
            raise
    return game.new(**meta.get("setup", {}))


def _record(codec: Codec, game: Game[Any], before: Any, row: RecordRow) -> Record[Any]:
    action, answers = codec.action(row.action), answers_from(row.answers)
    if isinstance(action, Override):
        return Record(action, (), (), before, action.state)
    step = apply(game, before, action, answers)
    if step.question is not None:
        raise UnfitAnswers(step.question.why)
    return Record(action, answers, step.events, before, step.state, step.chance)


def _take(session: Session[Any], record: Record[Any]) -> None:
    session.log.append(record)
    session.cursor += 1
    session.state = record.after


def _redoable(codec: Codec, session: Session[Any], undone: list[RecordRow]) -> bool:
    """Put what was undone behind the log; False if some of it does not fit any more."""
    state = session.state
    try:
        for row in undone:
            record = _record(codec, session.game, state, row)
            session.log.append(record)
            state = record.after
    except RULES_FAIL:
        return False
    return True


def _reopen(codec: Codec, session: Session[Any], row: OpenRow) -> bool:
    """Ask again what was being asked; False if it does not fit any more."""
    try:
        action, answers = codec.action(row.action), answers_from(row.answers)
        by_person = tuple(map(bool, from_json(row.by_person)))
        step = apply(session.game, session.state, action, answers)
        if step.question is None or len(by_person) != len(answers):
            return False
        typed = answer_from(from_json(row.typed))
        positions = range(len(step.question.options))
        twice = not step.question.repeat and len(set(typed)) < len(typed)
        if twice or len(typed) >= step.question.count or not set(typed) <= set(positions):
            typed = ()
    except RULES_FAIL:
        return False
    session.open = Open(action, answers, step, by_person, typed)
    return True


def _past(codec: Codec, row: RecordRow) -> PastRecord:
    events, unreadable = codec.events(row.events)
    action = None
    with contextlib.suppress(CodecError):
        action = codec.action(row.action)
    return PastRecord(row.n, action, events, unreadable, row.at)
