"""Texts to take away from a play (journal, notes): their parts, and the same as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

PDF, MARKDOWN = "pdf", "md"


@dataclass(frozen=True, slots=True)
class Export:
    """One thing a play can be written out as. `kinds` are PDF, MARKDOWN or both."""

    id: str
    name: str
    kinds: tuple[str, ...] = (PDF, MARKDOWN)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a document, with the short mark that stands before it."""

    text: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """Some lines under a heading, or beside a mark (a section's number)."""

    rows: tuple[Row, ...]
    heading: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Document:
    """A text to take away, in the language of the moment."""

    title: str
    about: str
    parts: tuple[Part, ...]
    empty: str = ""
    """What is said where there are no parts."""


_SIGNS = re.compile(r"([\\`*_\[\]<>#|~&$])")
_NUMBER = re.compile(r"^(\d+)([.)])(?=\s|$)")
_BULLET = re.compile(r"^([-+=:])")


def markdown(document: Document) -> str:
    """The document as CommonMark; every character of its texts stands for itself."""
    return "\n\n".join(_blocks(document)) + "\n"


def escaped(text: str) -> str:
    """A text within Markdown: nothing in it is markup, its line breaks stay."""
    return "\\\n".join(_line(line) for line in text.strip().splitlines())


def _line(line: str) -> str:
    plain = _SIGNS.sub(r"\\\1", " ".join(line.split()))
    return _BULLET.sub(r"\\\1", _NUMBER.sub(r"\1\\\2", plain))


def _blocks(document: Document) -> Iterator[str]:
    yield f"# {escaped(document.title)}"
    if document.about:
        yield escaped(document.about)
    if not document.parts and document.empty:
        yield escaped(document.empty)
    for part in document.parts:
        if heading := part.heading or part.mark:
            yield f"## {escaped(heading)}"
        yield "\n".join(_row(row) for row in part.rows)


def _row(row: Row) -> str:
    mark = f"**{escaped(row.mark)}** " if row.mark else ""
    return f"- {mark}{escaped(row.text)}".replace("\n", "\n  ")
