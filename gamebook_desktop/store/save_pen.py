"""Writing to a play's file: whole batches, durable and read back, or not at all."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.files import beside, sync_folder
from gamebook_desktop.store.locks import PlayLock
from gamebook_desktop.store.save_format import (
    SQL_FAILS,
    connect,
    create_tables,
    make_durable,
    open_checked,
    save_error,
)


@dataclass(slots=True)
class Batch:
    """Changes to a play's tables that belong together."""

    statements: list[tuple[str, tuple[Any, ...]]] = field(default_factory=list)
    _expected: list[tuple[str, Any, tuple[Any, ...]]] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.statements)

    def __add__(self, other: Batch) -> Batch:
        return Batch(self.statements + other.statements, self._expected + other._expected)

    def put(self, table: str, **columns: Any) -> None:
        """Write one row; the first column is its key."""
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        values = tuple(columns.values())
        self.statements.append((f"REPLACE INTO {table} ({names}) VALUES ({marks})", values))
        key = next(iter(columns))
        question = f"SELECT {names} FROM {table} WHERE {key} = ?"
        self._expected.append((question, values[0], values))

    def run(self, statement: str, *values: Any) -> None:
        """Any other change."""
        self.statements.append((statement, values))

    def is_in(self, connection: sqlite3.Connection) -> bool:
        """Whether every row that was put is what a fresh look finds."""
        return all(
            connection.execute(question, (key,)).fetchone() == row
            for question, key, row in self._expected
        )


def take_lock(path: Path) -> PlayLock:
    """The lock of a play's file; raises `SaveError`: `open_elsewhere`, `read_only`, …"""
    try:
        lock = PlayLock.take(path)
    except OSError as error:
        raise save_error(path, error) from error
    if lock is None:
        raise SaveError("open_elsewhere", path)
    return lock


class Pen:
    """The open file of a play. Every failure is a `SaveError` and leaves the file as it was."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.connection = open_checked(path, "rw")
        try:
            make_durable(self.connection)
            self.connection.execute("UPDATE snapshot SET one = one WHERE 0")  # may we write?
            self._reader = connect(path, "ro")
            self._identity = path.stat()
        except (*SQL_FAILS, OSError) as error:
            self.connection.close()
            raise save_error(path, error) from error

    def write(self, batch: Batch) -> None:
        """Commit a batch and read it back through a second connection.

        When this returns the batch is on the disk.
        """
        self._still_there()
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for statement, values in batch.statements:
                self.connection.execute(statement, values)
            self.connection.execute("COMMIT")
            if not batch.is_in(self._reader):
                raise SaveError("io", self.path, "read back")
        except SQL_FAILS as error:
            if self.connection.in_transaction:
                with contextlib.suppress(*SQL_FAILS):
                    self.connection.execute("ROLLBACK")
            raise save_error(self.path, error) from error

    def close(self) -> None:
        """Close the file and remove its journal."""
        self._reader.close()
        with contextlib.suppress(*SQL_FAILS):
            self.connection.execute("PRAGMA journal_mode=DELETE")
        self.connection.close()

    def _still_there(self) -> None:
        try:
            there = os.path.samestat(self.path.stat(), self._identity)
        except OSError:
            there = False
        if not there:
            raise SaveError("gone", self.path)


def write_new(path: Path, batch: Batch) -> None:
    """Make the file of a play from nothing, replacing what is at `path` in one step."""
    draft = beside(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = connect(draft, "rwc")
        try:
            connection.execute("PRAGMA journal_mode=MEMORY")
            connection.execute("PRAGMA synchronous=OFF")  # the file is synced whole below
            connection.execute("BEGIN")
            create_tables(connection)
            for statement, values in batch.statements:
                connection.execute(statement, values)
            connection.execute("COMMIT")
        finally:
            connection.close()
        put_in_place(draft, path)
    except (*SQL_FAILS, OSError) as error:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise save_error(path, error) from error


def put_in_place(draft: Path, path: Path) -> None:
    """Sync a finished draft and let it replace `path`, whose journal must not outlive it."""
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    for journal in journals(path):
        journal.unlink(missing_ok=True)
    draft.replace(path)
    sync_folder(path.parent)


def journals(path: Path) -> tuple[Path, ...]:
    """The files SQLite may keep beside a database."""
    return tuple(path.with_name(path.name + end) for end in ("-journal", "-wal", "-shm"))
