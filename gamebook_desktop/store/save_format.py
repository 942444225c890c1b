"""The file of a play: a SQLite database of ours, format 1, and what can be wrong with one.

Journal mode PERSIST with `synchronous=FULL`. The rollback journal keeps the play one file that is
whole between two actions, so that copying it by hand, reading it from another process or from a
write-protected folder simply works (a WAL would hold the newest actions in a second file). FULL
makes a commit last through a power cut; PERSIST does this with the fewest changes to the folder
and the file sizes. The journal is removed when the play is closed.
"""

from __future__ import annotations

import errno
import json
import sqlite3
from pathlib import Path
from typing import Any

from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.files import slug

SUFFIX = ".gamebook"
APPLICATION_ID = 0x67626B31
FORMAT = 1
_LONGEST = 64 * 1024 * 1024

_TABLES = {
    "meta": "(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "record": "(n INTEGER PRIMARY KEY, action TEXT NOT NULL, answers TEXT NOT NULL, "
    "events TEXT NOT NULL, cause TEXT NOT NULL, at TEXT NOT NULL, undone INTEGER NOT NULL)",
    "snapshot": "(one INTEGER PRIMARY KEY, state TEXT NOT NULL)",
    "open": "(one INTEGER PRIMARY KEY, action TEXT NOT NULL, answers TEXT NOT NULL, "
    "by_person TEXT NOT NULL, typed TEXT NOT NULL)",
    "bookmark": "(n INTEGER PRIMARY KEY, name TEXT NOT NULL, at TEXT NOT NULL, "
    "state TEXT NOT NULL)",
    "note": "(key TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
}
_SCHEMA = {name: f"CREATE TABLE {name} {columns}" for name, columns in _TABLES.items()}

SQL_FAILS = (sqlite3.Error, UnicodeError)
"""What reading or writing a database raises; the second where a damaged one holds no text."""

_KINDS = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "foreign",
    sqlite3.SQLITE_TOOBIG: "damaged",
}
_ERRNOS = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
    errno.EROFS: "read_only",
    errno.ENOENT: "missing",
}


def new_path(folder: Path, title: str) -> tuple[Path, str]:
    """An unused file for a play of this title, and the play's new id."""
    import secrets  # brings OpenSSL: nothing that only reads waits for it

    while True:
        play_id = secrets.token_hex(4)
        path = folder / f"{slug(title)}-{play_id}{SUFFIX}"
        if not path.exists():
            return path, play_id


def connect(path: Path, mode: str = "rw", timeout: float = 2.0) -> sqlite3.Connection:
    """A connection in autocommit mode; `mode` is `rw`, `ro` or `rwc`. Raises `sqlite3.Error`."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, timeout=timeout)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
    connection.execute("PRAGMA trusted_schema=OFF")
    return connection


def make_durable(connection: sqlite3.Connection) -> None:
    """Set what the module's docstring promises."""
    connection.execute("PRAGMA journal_mode=PERSIST")
    connection.execute("PRAGMA synchronous=FULL")


def create_tables(connection: sqlite3.Connection) -> None:
    """Turn an empty database into an empty play."""
    connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version={FORMAT}")
    for statement in _SCHEMA.values():
        connection.execute(statement)


def open_checked(path: Path, mode: str = "rw", timeout: float = 2.0) -> sqlite3.Connection:
    """A connection to a file that is a play of this format; raises `SaveError` otherwise."""
    try:
        if not path.is_file():
            raise SaveError("missing" if not path.exists() else "foreign", path)
        if path.stat().st_size == 0:
            raise SaveError("empty", path)
    except OSError as error:
        raise save_error(path, error) from error
    connection = None
    try:
        connection = connect(path, mode, timeout)
        _check_kind(connection, path)
    except (*SQL_FAILS, SaveError) as error:
        if connection is not None:
            connection.close()
        raise save_error(path, error) from error
    return connection


def check_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Read the whole file; raises `SaveError("damaged")` if anything in it is amiss."""
    try:
        verdict = connection.execute("PRAGMA quick_check(1)").fetchall()
    except SQL_FAILS as error:
        raise save_error(path, error) from error
    if verdict != [("ok",)]:
        raise SaveError("damaged", path)


def read_meta(connection: sqlite3.Connection, path: Path) -> dict[str, Any]:
    """The `meta` table; values that are no JSON are left out."""
    try:
        rows = connection.execute("SELECT key, value FROM meta").fetchall()
    except SQL_FAILS as error:
        raise save_error(path, error) from error
    found: dict[str, Any] = {}
    for key, value in rows:
        try:
            found[str(key)] = _plain(value)
        except (ValueError, TypeError, RecursionError):
            continue
    return found


def json_text(value: Any) -> str:
    """Plain data as JSON."""
    from pydantic_core import to_json

    return to_json(value).decode()


def save_error(path: Path, error: Exception) -> SaveError:
    """The `SaveError` that says what a failure means for the person."""
    if isinstance(error, SaveError):
        return error
    if isinstance(error, OSError):
        kind = _ERRNOS.get(error.errno or 0, "io")
        return SaveError(kind, path, error.strerror or str(error))
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # Python could not make sense of what SQLite read
        return SaveError("damaged", path)
    kind = _KINDS.get(code & 0xFF, "io")
    if kind == "foreign" and _is_blank(path):
        kind = "damaged"
    return SaveError(kind, path, str(error))


def _check_kind(connection: sqlite3.Connection, path: Path) -> None:
    ours = connection.execute("PRAGMA application_id").fetchone()[0]
    if ours != APPLICATION_ID:
        raise SaveError("foreign", path)
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > FORMAT:
        raise SaveError("newer", path)
    found = dict(connection.execute("SELECT name, sql FROM sqlite_master").fetchall())
    if version != FORMAT or found != _SCHEMA:
        raise SaveError("damaged", path)


def _plain(text: Any) -> Any:
    """JSON as plain data; raises `ValueError`, `TypeError` or `RecursionError`.

    The standard library's reader spares the library's list an import, but takes halves of
    characters, which are always written as escapes.
    """
    if "\\u" not in text:
        return json.loads(text)
    from pydantic_core import from_json

    return from_json(text)


def _is_blank(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return not any(file.read(4096))
    except OSError:
        return False
