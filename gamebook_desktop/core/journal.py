"""The lines of a play's journal, in the words of its game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gamebook_desktop.core.game import Words
from gamebook_desktop.core.session import Override, Record


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: where, what, and the rule it rests on."""

    mark: str
    text: str
    rule: str = ""
    tone: str = "neutral"


def entries(words: Words, record: Record[Any]) -> Iterator[Entry]:
    """The lines of one record, newest first."""
    mark = words.place(record.after) or words.place(record.before)
    if isinstance(record.action, Override):
        name = words.action(record.action, record.before, record.after)
        note = f" — {record.action.note}" if record.action.note else ""
        yield Entry(mark, name[:1].upper() + name[1:] + note)
        return
    place = words.place(record.before)
    told = []
    for event in record.events:
        if text := words.event(event):
            told.append(Entry(place, text, words.event_rule(event), words.event_tone(event)))
        place = words.moved(event) or place
    yield from reversed(told)
