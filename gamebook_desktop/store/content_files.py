"""Which files a game's content is made of: shipped ones, and packs laid over them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import NamedTuple


class Root(NamedTuple):
    """A folder of content. Its files stand at `at` inside the game's content folder."""

    folder: Path
    at: str = ""
    name: str = ""
    """What the folder is called in front of a file's name in messages."""


class Source(NamedTuple):
    """One file of a game's content: where it lies, where it stands, how messages call it."""

    path: Path
    at: str
    name: str
    root: int
    """Which root it came from: later ones replace earlier ones."""


def find(pattern: str, roots: Sequence[Root]) -> tuple[Source, ...]:
    """The files that a pattern means, one for each place, in the order of their places."""
    found: dict[str, Source] = {}
    for number, root in enumerate(roots):
        for path, at in _below(root, PurePosixPath(pattern).parts):
            inside = path.relative_to(root.folder).as_posix()
            name = f"{root.name.rstrip('/')}/{inside}" if root.name else at
            found[at] = Source(path, at, name, number)
    return tuple(found[at] for at in sorted(found))


def _below(root: Root, steps: tuple[str, ...]) -> Iterator[tuple[Path, str]]:
    at = PurePosixPath(root.at).parts
    head, rest = steps[: len(at)], steps[len(at) :]
    if not rest or not all(map(_plain, steps)) or not all(map(fnmatchcase, at, head)):
        return
    places = [(root.folder, root.at)]
    for step in rest:
        places = [
            (folder / name, f"{place}/{name}".removeprefix("/"))
            for folder, place in places
            for name in _names(folder, step)
        ]
    for path, place in places:
        if _exists(path):
            yield path, place


def _plain(step: str) -> bool:
    """Whether a step of a path leads one folder down, on every system."""
    return step != ".." and not set(step) & set("/\\:\0")


def _names(folder: Path, step: str) -> list[str]:
    if "*" not in step:
        return [step]
    try:
        names = [path.name for path in folder.iterdir()]
    except OSError:
        return []
    return sorted(name for name in names if name[0] != "." and fnmatchcase(name, step))


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False


def missing_name(pattern: str, roots: Sequence[Root]) -> str:
    """What messages call the file that should be there: in the root that is closest to it."""
    for root in reversed(roots):
        if root.name and pattern.startswith(f"{root.at}/" if root.at else ""):
            return f"{root.name.rstrip('/')}/{pattern[len(root.at) :].lstrip('/')}"
    return pattern
