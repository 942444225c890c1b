"""Content as the commands name it: by game, by book, by a path; and problems as lines."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from gamebook_desktop.cli_report import UsageError
from gamebook_desktop.core.game import ContentPart, GameEntry
from gamebook_desktop.store.content_files import Root, Source
from gamebook_desktop.store.errors import ContentError, Problem
from gamebook_desktop.store.game_content import load_file
from gamebook_desktop.store.paths import Profile, content_root


@dataclass(frozen=True, slots=True)
class Found:
    """Content of one game at a path. `own` are the roots that the path itself names."""

    entry: GameEntry
    shipped: tuple[Root, ...]
    own: tuple[Root, ...]

    @property
    def roots(self) -> tuple[Root, ...]:
        """All roots, in the order of replacing."""
        return (*self.shipped, *self.own)


def game_entry(game: str) -> GameEntry:
    """The registry's entry of a game; raises `UsageError`."""
    from gamebook_desktop.registry import GAMES

    for entry in GAMES:
        if entry.id == game:
            return entry
    known = ", ".join(entry.id for entry in GAMES)
    raise UsageError(f"there is no game “{game}”; there are: {known}")


def profile_roots(entry: GameEntry, data_dir: Path | None) -> tuple[Root, ...]:
    """Shipped content of a game, and the packs of a profile over it."""
    return tuple(Root(folder) for folder in Profile(data_dir).content_folders(entry.id))


def shipped_roots(entry: GameEntry) -> tuple[Root, ...]:
    """The content of a game that comes with the program."""
    return (Root(content_root() / entry.id, name=f"content/{entry.id}"),)


@contextlib.contextmanager
def content_at(path: Path) -> Iterator[list[Found]]:
    """Content at a path: a book's folder or its `book.yaml`, a pack, or a `.zip` of either.

    Raises `UsageError` where nothing of the kind is there, `ContentError` for a bad zip.
    """
    if path.suffix.lower() == ".zip" and path.is_file():
        from gamebook_desktop.store.packs import import_pack

        with tempfile.TemporaryDirectory(prefix="gamebook-desktop-") as folder:
            unpacked = Path(folder) / path.stem
            import_pack(path, unpacked, lambda _: None)
            yield _in_folder(unpacked, str(path))
        return
    if not path.exists():
        raise UsageError(f"{path}: there is no such file or folder")
    if path.is_file():
        named = [entry for entry in _games() if _book_name(entry) == path.name]
        if not named:
            raise UsageError(f"{path}: give a book's folder, its book.yaml, a pack or a .zip")
        path = path.parent
    yield _in_folder(path, str(path))


def _in_folder(folder: Path, name: str) -> list[Found]:
    found = [*_as_book(folder, name), *_as_pack(folder, name)]
    if not found and (missing := _headless(folder)):
        raise ContentError([Problem("file.missing", (), f"{name}/{missing}")])
    if not found and (inside := _only_folder(folder)) is not None:
        return _in_folder(inside, f"{name}/{inside.name}")
    if not found:
        raise UsageError(f"{name}: there is no book and no pack of any game in it")
    return found


def _as_book(folder: Path, name: str) -> Iterator[Found]:
    for entry in _games():
        part = entry.catalogue()
        if part is not None and (folder / _book_name(entry)).is_file():
            at = PurePosixPath(_place(entry, part, folder) or part.pattern).parent
            yield Found(entry, shipped_roots(entry), (Root(folder, at.as_posix(), name),))


def _place(entry: GameEntry, part: ContentPart, folder: Path) -> str:
    """Where the file that describes a book belongs, as its id says; "" if it cannot be read."""
    source = Source(folder / _book_name(entry), part.pattern, part.key, 0)
    try:
        setup = entry.describe(load_file(source, part.model, entry.id)).setup
    except ContentError:
        return ""
    return next((own.pattern for own in entry.parts(setup) if own.key == part.key), "")


def _as_pack(folder: Path, name: str) -> Iterator[Found]:
    for entry in _games():
        for place in (entry.id, f"content/{entry.id}"):
            if (folder / place).is_dir():
                root = Root(folder / place, name=f"{name}/{place}")
                yield Found(entry, shipped_roots(entry), (root,))
        if folder.resolve().name == entry.id:
            yield Found(entry, shipped_roots(entry), (Root(folder, name=name),))


def _headless(folder: Path) -> str:
    """The file that makes a book of a folder, if all else of a book is there; else ""."""
    for entry in _games():
        if (catalogue := entry.catalogue()) is None:
            continue
        head = PurePosixPath(catalogue.pattern)
        for part in entry.parts(EverySetup()):
            beside = PurePosixPath(part.pattern)
            if beside.is_relative_to(head.parent) and any(
                folder.glob(beside.relative_to(head.parent).as_posix())
            ):
                return head.name
    return ""


def _only_folder(folder: Path) -> Path | None:
    inside = [path for path in folder.iterdir() if not path.name.startswith(".")]
    return inside[0] if len(inside) == 1 and inside[0].is_dir() else None


def _games() -> tuple[GameEntry, ...]:
    from gamebook_desktop.registry import GAMES

    return GAMES


def _book_name(entry: GameEntry) -> str:
    part = entry.catalogue()
    return PurePosixPath(part.pattern).name if part is not None else ""


class EverySetup(dict[str, Any]):
    """A setup that stands for all: every value of it is `*`."""

    def __missing__(self, key: str) -> str:
        return "*"

    def get(self, key: str, _default: Any = None, /) -> Any:
        """`*`, whatever the default."""
        return self[key]


def typeset(text: str, language: str) -> str:
    """A sentence for a terminal: French apostrophes are curly, spaces stay plain."""
    return text.replace("'", "’") if language == "fr" else text


def problem_line(problem: Problem, language: str) -> str:
    """A problem as one line that editors can jump to."""
    at = f"{problem.file}:{problem.line}" if problem.line else problem.file
    mark = f"{_WARNING[language]}: " if getattr(problem, "warning", False) else ""
    inside = f" ({problem.place})" if problem.place else ""
    return f"{at}: {mark}{typeset(problem.text(language), language)}{inside}"


_WARNING = {"en": "warning", "fr": "avertissement"}


def problem_data(problem: Problem, language: str) -> Mapping[str, Any]:
    """A problem for `--json`."""
    return {
        "file": problem.file,
        "line": problem.line,
        "place": problem.place,
        "code": problem.code,
        "facts": list(problem.facts),
        "text": problem.text(language),
        "warning": getattr(problem, "warning", False),
    }
