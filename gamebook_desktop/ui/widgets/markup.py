"""The small subset of Markdown that section texts may use, read into blocks of styled pieces."""

from __future__ import annotations

import re
from typing import NamedTuple

_STYLED = re.compile(r"(\*\*\*|\*\*|\*)(?=\S)(.+?)(?<=\S)\1(?!\*)", re.DOTALL)


class Piece(NamedTuple):
    """A stretch of text in one style."""

    text: str
    italic: bool = False
    bold: bool = False


class Block(NamedTuple):
    """A paragraph; `kind` is "text", "quote" or "item"."""

    kind: str
    pieces: tuple[Piece, ...]


def _pieces(text: str) -> tuple[Piece, ...]:
    found: list[Piece] = []
    at = 0
    for match in _STYLED.finditer(text):
        if match.start() > at:
            found.append(Piece(text[at : match.start()]))
        stars = len(match[1])
        for inner in _pieces(match[2]):
            italic, bold = inner.italic or stars != 2, inner.bold or stars != 1
            found.append(Piece(inner.text, italic, bold))
        at = match.end()
    if at < len(text):
        found.append(Piece(text[at:]))
    return tuple(found)


def parse(source: str) -> tuple[Block, ...]:
    """Blocks of a text; anything that is not our subset is text, shown as it stands."""
    blocks: list[Block] = []
    for part in re.split(r"\n[ \t]*\n", source.strip().replace("\r\n", "\n")):
        lines: list[tuple[str, str]] = []
        for raw in part.splitlines():
            line = raw.strip()
            kind = "quote" if line.startswith(">") else "item" if line[:2] == "- " else "text"
            words = line[1:].strip() if kind != "text" else line
            if lines and kind != "item" and (kind == lines[-1][0] or lines[-1][0] == "item"):
                lines[-1] = (lines[-1][0], f"{lines[-1][1]} {words}".strip())
            elif words:
                lines.append((kind, words))
        blocks += [Block(kind, _pieces(words)) for kind, words in lines]
    return tuple(blocks)
