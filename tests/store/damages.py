"""Plays saved and closed, and ways their files come to harm."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from gamebook_desktop.store.paths import Profile
from tests.helpers_game import Go
from tests.store.helpers_saves import play, reopen, start, ticking


def saved(profile: Profile, title: str = "Une épée", moves: int = 3, year: int = 2030) -> Path:
    """A closed play that was opened once, so that it has a backup."""
    save, session = start(profile, title, now=ticking(datetime(year, 1, 1, tzinfo=UTC)))
    play(save, session, *[Go("2"), Go("3"), Go("1")][:moves])
    save.close()
    opened = reopen(profile, save.path)
    opened.save.close()
    return save.path


def empty(path: Path) -> None:
    path.write_bytes(b"")


def blank(path: Path) -> None:
    path.write_bytes(b"\0" * path.stat().st_size)


def halve(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def scribble(path: Path) -> None:
    path.write_bytes(b"Dear diary,\n" * 500)


def other_database(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE meta (key, value)")
    connection.close()


def newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version=99")
    connection.close()


def endless_view(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE meta")
        connection.execute(
            "CREATE VIEW meta AS WITH RECURSIVE n(key) AS "
            "(SELECT 1 UNION ALL SELECT key + 1 FROM n) SELECT key, key AS value FROM n"
        )
    connection.close()


def bytes_for_text(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE meta SET value = CAST(x'ff00fe' AS TEXT)")
    connection.close()


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


DAMAGES: list[tuple[Callable[[Path], None], str]] = [
    (empty, "empty"),
    (blank, "damaged"),
    (halve, "damaged"),
    (scribble, "foreign"),
    (other_database, "foreign"),
    (newer, "newer"),
    (endless_view, "damaged"),
    (bytes_for_text, "damaged"),
    (folder, "foreign"),
    (Path.unlink, "missing"),
]
