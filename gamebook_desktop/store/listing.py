"""What can be started, remembered, so that the library is listed without reading any content."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from gamebook_desktop import __version__
from gamebook_desktop.core.game import ContentPart, GameEntry, Startable
from gamebook_desktop.store.content_files import Root, Source, find
from gamebook_desktop.store.digests import checksum, stamp
from gamebook_desktop.store.errors import ContentError, Problem
from gamebook_desktop.store.files import read_bytes, slug, write_atomic


class Listed(NamedTuple):
    """A line of the library: what it starts, or what is wrong with it (then `setup` is empty)."""

    startable: Startable
    problems: tuple[Problem, ...] = ()


def catalogue(entry: GameEntry, roots: Sequence[Root], cache: Path | None = None) -> list[Listed]:
    """Everything of a game that can be started, in the order of the file names.

    Only the files that describe it are read; what is wrong with one never hides the others.
    """
    if cache is not None and (known := remembered(entry, roots, cache)) is not None:
        return [Listed(startable) for startable in known]
    part = entry.catalogue()
    if part is None:
        return [Listed(entry.describe(None))]
    listed = [_listed(entry, part, source, cache) for source in find(part.pattern, roots)]
    if cache is not None and not any(line.problems for line in listed):
        remember(entry, part.pattern, roots, [line.startable for line in listed], cache)
    return listed


def remembered(entry: GameEntry, roots: Sequence[Root], cache: Path) -> list[Startable] | None:
    """What `remember` kept, if it is still true of the files there are; else None."""
    try:
        kept = json.loads(read_bytes(_file(entry, cache)))
        files = [source.path for source in find(kept["pattern"], roots)]
        if kept["key"] != _key(entry, files):
            return None
        return [Startable(**plain) for plain in kept["startables"]]
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None


def remember(
    entry: GameEntry, pattern: str, roots: Sequence[Root], found: Iterable[Startable], cache: Path
) -> None:
    """Keep what the files of a pattern start. Where that cannot be written, it only costs time."""
    files = [source.path for source in find(pattern, roots)]
    plain = {
        "pattern": pattern,
        "key": _key(entry, files),
        "startables": [asdict(startable) for startable in found],
    }
    with contextlib.suppress(OSError):
        write_atomic(_file(entry, cache), json.dumps(plain).encode(), durable=False)


def _file(entry: GameEntry, cache: Path) -> Path:
    return cache / f"listing-{slug(entry.id)}.json"


def _key(entry: GameEntry, files: Iterable[Path]) -> str:
    return f"{__version__} {stamp(entry.describe.__module__)} {checksum(files)}"


def _listed(entry: GameEntry, part: ContentPart, source: Source, cache: Path | None) -> Listed:
    """Read one file, by what only reading needs."""
    from gamebook_desktop.store.game_content import load_file

    try:
        startable = entry.describe(load_file(source, part.model, entry.id, cache))
    except ContentError as error:
        nameless = Startable(entry.id, {}, source.path.parent.name, "", entry.icon)
        return Listed(nameless, tuple(error.problems))
    places = [other.pattern for other in entry.parts(startable.setup) if other.key == part.key]
    if not places or source.at in places:
        return Listed(startable)
    here, there = (PurePosixPath(place).parent.name for place in (source.at, *places[:1]))
    return Listed(replace(startable, setup={}), (misnamed(here, there, source.name),))


def misnamed(folder: str, wanted: str, file: str) -> Problem:
    """A folder is not called as the id in its file says."""
    from gamebook_desktop.store.game_content import GameProblem

    return GameProblem("content.folder", (folder, wanted), file, 1, texts=_FOLDER)


_FOLDER = (
    "The folder is called “{0}”, the id says “{1}”: give both the same name.",
    "Le dossier s'appelle « {0} », l'identifiant dit « {1} » : donnez-leur le même nom.",
)
