"""What stands in a play's tables, read as text and numbers before anything is made of it."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic_core import from_json

from gamebook_desktop.core.turn import Answer
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.save_format import SQL_FAILS, read_meta, save_error


@dataclass(frozen=True, slots=True)
class RecordRow:
    """One action as written."""

    n: int
    action: str
    answers: str
    events: str
    cause: str
    at: str
    undone: int

    def columns(self) -> dict[str, Any]:
        """The row by column, its key first."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class OpenRow:
    """An action that waits for an answer, as written."""

    action: str
    answers: str
    by_person: str
    typed: str


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A position the person wants to find again; `state` is JSON."""

    n: int
    name: str
    at: str
    state: str


@dataclass(frozen=True, slots=True)
class Rows:
    """All of a play's file."""

    meta: dict[str, Any]
    records: list[RecordRow]
    snapshot: str | None
    open: OpenRow | None
    bookmarks: list[Bookmark]
    notes: dict[str, str]


def read_rows(connection: sqlite3.Connection, path: Path) -> Rows:
    """Read all tables; raises `SaveError` if something is not what it must be."""
    try:
        records = connection.execute(
            "SELECT n, action, answers, events, cause, at, undone FROM record ORDER BY n"
        ).fetchall()
        snapshots = connection.execute("SELECT state FROM snapshot").fetchall()
        opens = connection.execute("SELECT action, answers, by_person, typed FROM open").fetchall()
        bookmarks = connection.execute(
            "SELECT n, name, at, state FROM bookmark ORDER BY n"
        ).fetchall()
        notes = connection.execute("SELECT key, text FROM note").fetchall()
    except SQL_FAILS as error:
        raise save_error(path, error) from error
    texts = (
        *(value for row in records for value in row[1:6]),
        *(value for row in bookmarks for value in row[1:]),
        *(value for table in (snapshots, opens, notes) for row in table for value in row),
    )
    if not all(isinstance(text, str) for text in texts):
        raise SaveError("damaged", path)
    return Rows(
        read_meta(connection, path),
        [RecordRow(*row) for row in records],
        snapshots[0][0] if snapshots else None,
        OpenRow(*opens[0]) if opens else None,
        [Bookmark(*row) for row in bookmarks],
        dict(notes),
    )


def answers_from(text: str) -> tuple[Answer, ...]:
    """A tape of answers from JSON; raises `ValueError`."""
    plain = from_json(text)
    if not isinstance(plain, list):
        raise ValueError("answers")
    return tuple(answer_from(answer) for answer in plain)


def answer_from(plain: Any) -> Answer:
    """One answer from plain data; raises `ValueError`."""
    if not isinstance(plain, list) or not all(type(position) is int for position in plain):
        raise ValueError("answer")
    return tuple(plain)
