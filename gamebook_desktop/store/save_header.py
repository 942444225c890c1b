"""What the library shows of a play: read from a few rows, without its game or its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.save_format import open_checked, read_meta

Summary = Mapping[str, tuple[str, str]]
"""By language: where the play is, and its values (the two quiet texts of a library line)."""

LONG_AGO = datetime.min.replace(tzinfo=UTC)


Now = Callable[[], datetime]


def local_now() -> datetime:
    """The time of day with its zone."""
    return datetime.now().astimezone()


@dataclass(frozen=True, slots=True)
class PlayHeader:
    """One line of the library. With a `problem` the other fields hold what could be read."""

    path: Path
    id: str = ""
    game: str = ""
    title: str = ""
    summary: Summary = field(default_factory=dict)
    created: datetime | None = None
    updated: datetime | None = None
    done: int = 0
    """How many actions are in force."""
    waiting: bool = False
    """Whether a question is open."""
    meta: Mapping[str, Any] = field(default_factory=dict)
    """Everything kept with the play: setup, dice mode, …"""
    problem: SaveError | None = None

    def where(self, language: str) -> str:
        """Where the play is, in this language or in the one there is."""
        return self._summary(language)[0]

    def values(self, language: str) -> str:
        """The play's values, in this language or in the one there is."""
        return self._summary(language)[1]

    def _summary(self, language: str) -> tuple[str, str]:
        return self.summary.get(language) or next(iter(self.summary.values()), ("", ""))


def read_header(path: Path) -> PlayHeader:
    """The header of a file, whatever the file is. Never raises."""
    try:
        connection = open_checked(path, timeout=0.5)
        try:
            return header_from(path, read_meta(connection, path))
        finally:
            connection.close()
    except SaveError as error:
        return PlayHeader(path, title=path.stem, updated=_touched(path), problem=error)


def header_from(path: Path, meta: Mapping[str, Any]) -> PlayHeader:
    """The header in a `meta` table; what is not as it should be is left out."""
    inner = meta.get("header")
    header = inner if isinstance(inner, dict) else {}
    done = header.get("done")
    return PlayHeader(
        path,
        str(meta.get("id", "")),
        str(meta.get("game", "")),
        str(meta.get("title", "")) or path.stem,
        _texts(header.get("summary")),
        moment(meta.get("created")),
        moment(header.get("updated")),
        done if isinstance(done, int) else 0,
        header.get("waiting") is True,
        meta,
    )


def moment(text: Any) -> datetime | None:
    """A date and time with its zone from its text, or None."""
    try:
        found = datetime.fromisoformat(text)
    except (ValueError, TypeError):
        return None
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def _texts(plain: Any) -> Summary:
    if not isinstance(plain, dict):
        return {}
    return {
        language: (str(texts[0]), str(texts[1]))
        for language, texts in plain.items()
        if isinstance(texts, list) and len(texts) == 2
    }


def _touched(path: Path) -> datetime | None:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return None
