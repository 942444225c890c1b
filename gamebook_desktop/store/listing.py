"""What can be started, remembered, so that the library is listed without reading any content."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path

from gamebook_desktop import __version__
from gamebook_desktop.core.game import GameEntry, Startable
from gamebook_desktop.store.content_files import Root, find
from gamebook_desktop.store.digests import digest, stamp
from gamebook_desktop.store.files import read_bytes, slug, write_atomic


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
    return f"{__version__} {stamp(entry.describe.__module__)} {digest(files)}"
