"""Rolling backups of plays, and how one takes the place of a file that is no longer sound."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.files import beside
from gamebook_desktop.store.locks import PlayLock
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.save_format import (
    SQL_FAILS,
    SUFFIX,
    check_whole,
    connect,
    open_checked,
    save_error,
)
from gamebook_desktop.store.save_header import PlayHeader, read_header
from gamebook_desktop.store.save_pen import journals, put_in_place

KEPT = 5
ASIDE = ".damaged"


@dataclass(frozen=True, slots=True)
class Backup:
    """One earlier state of a play."""

    path: Path
    header: PlayHeader


def backup_folder(profile: Profile, play: Path) -> Path:
    """Where the backups of a play's file are kept."""
    return profile.backups / play.stem


def back_up(connection: sqlite3.Connection, folder: Path) -> Path | None:
    """Copy an open play into its backup folder and drop the oldest beyond `KEPT`.

    Returns None if the newest backup already holds this very state. Raises `SaveError`.
    """
    numbered = _numbered(folder)
    if numbered and _stamp(connection) == _stamp_of(numbered[-1]):
        return None
    number = int(numbered[-1].stem) + 1 if numbered else 1
    path = folder / f"{number:06d}{SUFFIX}"
    copy_database(connection, path)
    for old in [*numbered, path][:-KEPT]:
        with contextlib.suppress(OSError):
            old.unlink()
    return path


def copy_database(connection: sqlite3.Connection, path: Path) -> None:
    """A whole copy of an open database at `path`, put there in one step. Raises `SaveError`."""
    draft = beside(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        copy = connect(draft, "rwc")
        try:
            copy.execute("PRAGMA synchronous=OFF")  # the file is synced whole below
            connection.backup(copy)
        finally:
            copy.close()
        put_in_place(draft, path)
    except (*SQL_FAILS, OSError) as error:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise save_error(path, error) from error


def list_backups(profile: Profile, play: Path) -> list[Backup]:
    """The backups of a play that can be read, newest first."""
    found = (Backup(path, read_header(path)) for path in _numbered(backup_folder(profile, play)))
    return [backup for backup in found if backup.header.problem is None][::-1]


def newest_sound(profile: Profile, play: Path) -> Backup | None:
    """The newest backup of a play that is whole."""
    return next((b for b in list_backups(profile, play) if is_sound(b.path)), None)


def is_sound(path: Path) -> bool:
    """Whether every page of a play's file is as it should be."""
    try:
        connection = open_checked(path)
        try:
            check_whole(connection, path)
        finally:
            connection.close()
    except SaveError:
        return False
    return True


def restore_backup(play: Path, backup: Path) -> Path | None:
    """Put a backup in a play's place; returns where the former file is kept, if there was one.

    Raises `SaveError`: `damaged` if the backup is not sound, `open_elsewhere` if the play is open.
    """
    if not is_sound(backup):
        raise SaveError("damaged", backup)
    try:
        play.parent.mkdir(parents=True, exist_ok=True)
        lock = PlayLock.take(play)
    except OSError as error:
        raise save_error(play, error) from error
    if lock is None:
        raise SaveError("open_elsewhere", play)
    draft = beside(play)
    try:
        shutil.copyfile(backup, draft)
        aside = _put_aside(play)
        put_in_place(draft, play)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise save_error(play, error) from error
    finally:
        lock.release()
    return aside


def _put_aside(play: Path) -> Path | None:
    if not play.exists():
        return None
    number = 1
    while (aside := play.with_name(f"{play.stem}-{number}{ASIDE}")).exists():
        number += 1
    for journal in journals(play):
        if journal.exists():
            journal.replace(aside.with_name(journal.name.replace(play.name, aside.name)))
    play.replace(aside)
    return aside


def _numbered(folder: Path) -> list[Path]:
    """The backup files of a folder, oldest first."""
    return sorted((p for p in folder.glob(f"*{SUFFIX}") if p.stem.isdecimal()), key=_number)


def _number(path: Path) -> int:
    return int(path.stem)


def _stamp(connection: sqlite3.Connection) -> str | None:
    """The header of a play as text: equal where nothing was written in between."""
    try:
        row = connection.execute("SELECT value FROM meta WHERE key = 'header'").fetchone()
    except SQL_FAILS:
        return None
    return str(row[0]) if row else None


def _stamp_of(path: Path) -> str | None:
    try:
        connection = open_checked(path)
    except SaveError:
        return None
    try:
        return _stamp(connection)
    finally:
        connection.close()
