"""Every piece of a book with its place, as content files write it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from gamebook_desktop.games.gamebook.content import BookHead, Section
from gamebook_desktop.games.gamebook.content_effects import Model

Path = tuple[str | int, ...]
Piece = tuple[str, Path, Model]
"""The part of the content, the path inside it, the model there."""


def walk_book(head: BookHead, sections: Mapping[str, Section]) -> Iterator[Piece]:
    """Every model of a book, parents before children, in the order of the files."""
    for path, model in _walk((), head):
        yield "head", path, model
    for name, section in sections.items():
        for path, model in _walk(("sections", name), section):
            yield "sections", path, model


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
            yield from _walk((*path, key), inner)
