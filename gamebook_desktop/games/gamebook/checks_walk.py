"""A book as the checks see it: its data, and every piece of it with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gamebook_desktop.core.game import Finding, Loaded
from gamebook_desktop.games.gamebook.content import BookHead, Section
from gamebook_desktop.games.gamebook.content_effects import Model
from gamebook_desktop.games.gamebook.content_rules import Option, Sheet

Path = tuple[str | int, ...]
"""A place inside a part of the content, as its files write it."""
CHOICE = 4
"""How many steps a choice's path has: sections, id, choices, number."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One model of a book, and where it stands."""

    part: str
    path: Path
    model: Model

    def finding(self, code: str, *facts: Any, at: Path = (), warning: bool = False) -> Finding:
        """Something wrong with this piece, or at a path inside it."""
        return Finding(self.part, (*self.path, *at), code, facts, warning)

    @property
    def section(self) -> str:
        """The section it belongs to; "" for the head of the book."""
        return str(self.path[1]) if self.part == "sections" else ""


@dataclass(frozen=True)
class Subject:
    """What is checked: a book, with the sheet and the options it is played with."""

    head: BookHead
    sections: Mapping[str, Section]
    sheet: Sheet
    options: Mapping[str, Option]

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """Every model of the book, parents before children, in the order of the files."""
        return tuple(walk_book(self.head, self.sections))

    def target(self, section: str) -> str:
        """A section's id today."""
        return self.head.renamed.get(section, section)

    def values(self, option: str) -> tuple[Any, ...]:
        """The values a rule option may have in this book."""
        if option in self.head.options:
            return (self.head.options[option],)
        return self.options[option].values

    def kind(self, item: str) -> str:
        """object, weapon, worn, token or tool; "" for what is not known."""
        if item in self.head.items:
            return self.head.items[item].kind
        return self.sheet.kit[item].kind if item in self.sheet.kit else ""


def subject_of(loaded: Loaded) -> Subject:
    """The subject in loaded parts."""
    (head,), (sheet,), (options,) = loaded["head"], loaded["sheet"], loaded["options"]
    sections = {
        name: section for file in loaded["sections"] for name, section in file.sections.items()
    }
    return Subject(head, sections, sheet, options.root)


def walk_book(head: BookHead, sections: Mapping[str, Section]) -> Iterator[Piece]:
    """Every model of a book, parents before children, in the order of the files."""
    for path, model in _walk((), head):
        yield Piece("head", path, model)
    for name, section in sections.items():
        for path, model in _walk(("sections", name), section):
            yield Piece("sections", path, model)


def _walk(path: Path, value: Any) -> Iterator[tuple[Path, Model]]:
    if isinstance(value, Model):
        yield path, value
        for name, info in type(value).model_fields.items():
            inner = getattr(value, name)
            if isinstance(inner, Model | tuple | dict):
                yield from _walk((*path, info.alias or name), inner)
    elif isinstance(value, tuple):
        for index, inner in enumerate(value):
            yield from _walk((*path, index), inner)
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _walk((*path, str(key)), inner)
