"""What every play can be written out as: its journal, and the texts of its game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.core.document import MARKDOWN, Document, Export, Part, Row
from gamebook_desktop.core.game import Words
from gamebook_desktop.core.journal import entries
from gamebook_desktop.core.session import Record, Session

JOURNAL = "journal"


def exports(words: Words) -> tuple[Export, ...]:
    """Everything a play can be written out as: what its game draws, the journal, other texts."""
    own, name = words.exports(), QCoreApplication.translate("Documents", "Journal")
    return (
        *(export for export in own if MARKDOWN not in export.kinds),
        Export(JOURNAL, name),
        *(export for export in own if MARKDOWN in export.kinds),
    )


def document(words: Words, session: Session[Any], title: str, what: str) -> Document:
    """One of the texts of a play; `KeyError` for what is not a text."""
    if what == JOURNAL:
        return journal(words, session.done, title)
    return words.document(what, session.state, title)


def journal(words: Words, records: Iterable[Record[Any]], title: str) -> Document:
    """The journal, oldest first, the lines of one stay at a place together."""
    lines = [line for record in records for line in reversed(list(entries(words, record)))]
    parts = tuple(
        Part(tuple(Row(line.text) for line in stay), mark=mark)
        for mark, stay in groupby(lines, lambda line: line.mark)
    )
    translate = QCoreApplication.translate
    return Document(
        translate("Documents", "Journal"),
        title,
        parts,
        translate("Documents", "Nothing has happened yet."),
    )
