"""Plays as files: begin one, open one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.session import Session
from gamebook_desktop.store.backups import backup_folder
from gamebook_desktop.store.codec import Codec
from gamebook_desktop.store.errors import Problem, SaveError
from gamebook_desktop.store.locks import PlayLock
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.restore import PastRecord, Restored, restore
from gamebook_desktop.store.save_file import SaveFile
from gamebook_desktop.store.save_format import check_whole, new_path, open_checked, save_error
from gamebook_desktop.store.save_header import Now, Summary, local_now
from gamebook_desktop.store.save_pen import take_lock
from gamebook_desktop.store.save_picture import Picture
from gamebook_desktop.store.save_rows import Rows, read_rows

MakeGame = Callable[[str, dict[str, Any]], Game[Any]]
"""The rules for a game id and a play's setup; raises `LookupError` for a game it does not know."""


@dataclass(frozen=True, slots=True)
class OpenedPlay:
    """A play as it was left. The session's source and policy are for the caller to set."""

    save: SaveFile
    session: Session[Any]
    past: list[PastRecord]
    """What came before a change of rules: for reading only."""
    warnings: list[Problem]


def create_play(
    profile: Profile,
    game_id: str,
    title: str,
    setup: dict[str, Any],
    seed: int,
    session: Session[Any],
    *,
    summary: Summary | None = None,
    extra: Mapping[str, Any] | None = None,
    now: Now = local_now,
) -> SaveFile:
    """Make the file of a new play in the profile's saves folder. Raises `SaveError`.

    `setup` is what `Game.new` got; `extra` is plain JSON kept in `meta` (dice mode, book, …).
    """
    path, play_id = new_path(profile.saves, title)
    codec = Codec(session.game)
    header = {"summary": {language: list(texts) for language, texts in (summary or {}).items()}}
    meta = {
        **(extra or {}),
        "id": play_id,
        "game": game_id,
        "title": title,
        "setup": setup,
        "seed": seed,
        "created": now().isoformat(),
        "start": codec.state_plain(session.start),
        "start_n": 0,
        "header": header,
    }
    _make_folder(path)
    lock = take_lock(path)
    backups = backup_folder(profile, path)
    save = SaveFile(path, codec, session, Picture(meta), now, backups)
    try:
        save.begin(lock, new=True)
    except SaveError:
        lock.release()
        raise
    return save


def open_play(
    profile: Profile, path: Path, make_game: MakeGame, *, now: Now = local_now
) -> OpenedPlay:
    """Open a play's file; read-only (see `SaveFile.read_only`) where it cannot be written to.

    Raises `SaveError` where it cannot be read either, and what `make_game` raises except
    `LookupError`.
    """
    rows, read_only, lock = _read(path)
    try:
        game = _game(rows, make_game, path)
        codec = Codec(game)
        restored = restore(game, codec, rows, path)
        save = _save_file(profile, path, codec, rows, restored, now)
    except BaseException:
        if lock is not None:
            lock.release()
        raise
    save.read_only = read_only or _begin(save, lock)
    save.back_up()
    return OpenedPlay(save, restored.session, restored.past, restored.warnings)


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise save_error(path, error) from error


def _read(path: Path) -> tuple[Rows, SaveError | None, PlayLock | None]:
    """All rows of a file that is whole, and its lock or why there is none."""
    connection = open_checked(path)
    try:
        check_whole(connection, path)
        lock, read_only = None, None
        try:
            lock = take_lock(path)
        except SaveError as error:
            read_only = error
        try:
            return read_rows(connection, path), read_only, lock
        except SaveError:
            if lock is not None:
                lock.release()
            raise
    finally:
        connection.close()


def _begin(save: SaveFile, lock: PlayLock | None) -> SaveError | None:
    """Let a play be written to, or say why it cannot be."""
    if lock is None:
        return None
    try:
        save.begin(lock)
    except SaveError as error:
        lock.release()
        return error
    return None


def _game(rows: Rows, make_game: MakeGame, path: Path) -> Game[Any]:
    game_id, setup = rows.meta.get("game"), rows.meta.get("setup")
    if not isinstance(game_id, str) or not isinstance(setup, dict):
        raise SaveError("damaged", path)
    try:
        return make_game(game_id, setup)
    except LookupError:
        raise SaveError("unknown_game", path, game_id) from None


def _save_file(
    profile: Profile, path: Path, codec: Codec, rows: Rows, restored: Restored, now: Now
) -> SaveFile:
    session = restored.session
    first, count = session.first, len(session.log)
    written = Picture(
        rows.meta,
        first,
        [row for row in rows.records if row.n <= first and not row.undone],
        list(session.log),
        [row.at for row in rows.records if first < row.n <= first + count],
        session.cursor,
        session.state if rows.snapshot is not None else None,
        session.open,
        {mark.n: mark for mark in rows.bookmarks},
        rows.notes,
    )
    save = SaveFile(path, codec, session, written, now, backup_folder(profile, path))
    if restored.rebased:
        save.meta |= {"start": codec.state_plain(session.start), "start_n": first}
    if any(row.n > first + count for row in rows.records):
        save.repairs.run("DELETE FROM record WHERE n > ?", first + count)
    if rows.open is not None and session.open is None:
        save.repairs.run("DELETE FROM open")
    return save
