"""The plays of a profile: renamed, copied, deleted and brought back."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from gamebook_desktop.store.backups import backup_folder, copy_database
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.play_list import files_in
from gamebook_desktop.store.save_format import (
    check_whole,
    json_text,
    new_path,
    open_checked,
    save_error,
)
from gamebook_desktop.store.save_header import Now, local_now
from gamebook_desktop.store.save_pen import Batch, Pen, journals, take_lock

TRASH_KEPT = 20


@dataclass(frozen=True, slots=True)
class Deleted:
    """A play in the trash, and where it was."""

    play: Path
    folder: Path


def rename_play(path: Path, title: str) -> None:
    """Give a play that is not open another title; its file keeps its name. Raises `SaveError`."""
    lock = take_lock(path)
    try:
        pen = Pen(path)
        try:
            batch = Batch()
            batch.put("meta", key="title", value=json_text(title))
            pen.write(batch)
        finally:
            pen.close()
    finally:
        lock.release()


def duplicate_play(profile: Profile, path: Path, title: str, now: Now = local_now) -> Path:
    """A copy of a play with a life of its own; returns its file. Raises `SaveError`."""
    copy, play_id = new_path(profile.saves, title)
    connection = open_checked(path)
    try:
        check_whole(connection, path)
        copy_database(connection, copy)
    finally:
        connection.close()
    pen = Pen(copy)
    try:
        batch = Batch()
        for key, value in (("id", play_id), ("title", title), ("created", now().isoformat())):
            batch.put("meta", key=key, value=json_text(value))
        pen.write(batch)
    finally:
        pen.close()
    return copy


def delete_play(profile: Profile, path: Path) -> Deleted:
    """Move a play that is not open, and its backups, to the trash. Raises `SaveError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = take_lock(path)
        try:
            deleted = Deleted(path, _trash_folder(profile, path))
            _move_files(path, deleted.folder / path.name)
            _move(backup_folder(profile, path), deleted.folder / "backups")
        finally:
            lock.release()
        _empty_trash(profile)
    except OSError as error:
        raise save_error(path, error) from error
    return deleted


def undo_delete(profile: Profile, deleted: Deleted) -> Path:
    """Bring a play back from the trash; returns its file. Raises `SaveError`."""
    path = deleted.play
    number = 2
    while path.exists():
        path = deleted.play.with_stem(f"{deleted.play.stem}-{number}")
        number += 1
    try:
        _move_files(deleted.folder / deleted.play.name, path)
        _move(deleted.folder / "backups", backup_folder(profile, path))
        deleted.folder.rmdir()
    except OSError as error:
        raise save_error(path, error) from error
    return path


def _trash_folder(profile: Profile, path: Path) -> Path:
    number = max((_trash_number(folder) for folder in files_in(profile.trash, "*")), default=0) + 1
    folder = profile.trash / f"{number:06d}-{path.stem}"
    folder.mkdir(parents=True)
    return folder


def _trash_number(folder: Path) -> int:
    head = folder.name.partition("-")[0]
    return int(head) if head.isdecimal() else 0


def _empty_trash(profile: Profile) -> None:
    for folder in sorted(files_in(profile.trash, "*"), key=_trash_number)[:-TRASH_KEPT]:
        shutil.rmtree(folder, ignore_errors=True)


def _move_files(path: Path, target: Path) -> None:
    for old, new in zip((path, *journals(path)), (target, *journals(target)), strict=True):
        _move(old, new)


def _move(old: Path, new: Path) -> None:
    if old.exists():
        new.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(old, new)
