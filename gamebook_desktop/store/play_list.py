"""The plays of a profile, listed by their headers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.save_format import SUFFIX
from gamebook_desktop.store.save_header import LONG_AGO, PlayHeader, read_header


def list_plays(profile: Profile, elsewhere: Iterable[Path] = ()) -> list[PlayHeader]:
    """A header for each play in the saves folder and `elsewhere`, the newest first. Never raises.

    A play whose file is missing while backups of it exist is listed too, with that problem.
    """
    files = [*files_in(profile.saves, f"*{SUFFIX}"), *elsewhere]
    found = [read_header(path) for path in files]
    known = {path.stem for path in files} | {header.id for header in found}
    found += _lost(profile, known)
    return sorted(found, key=lambda header: header.updated or LONG_AGO, reverse=True)


def files_in(folder: Path, pattern: str) -> list[Path]:
    """What matches in a folder and is not hidden, by name; nothing where there is no folder."""
    try:
        return sorted(path for path in folder.glob(pattern) if not path.name.startswith("."))
    except OSError:
        return []


def _lost(profile: Profile, known: set[str]) -> Iterator[PlayHeader]:
    """Plays of which only backups are left."""
    for folder in files_in(profile.backups, "*"):
        if folder.name in known:
            continue
        from gamebook_desktop.store.backups import newest_sound  # no first window waits for it

        play = profile.saves / f"{folder.name}{SUFFIX}"
        if (backup := newest_sound(profile, play)) is None:
            continue
        if backup.header.id not in known:
            yield replace(backup.header, path=play, problem=SaveError("missing", play))
