"""What a play's file holds, and the changes that lead from one such picture to another."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gamebook_desktop.core.session import Open, Override, Record
from gamebook_desktop.store.codec import Codec
from gamebook_desktop.store.save_format import json_text
from gamebook_desktop.store.save_pen import Batch
from gamebook_desktop.store.save_rows import Bookmark, RecordRow

HEADER = "header"
"""The key of `meta` for what changes with every write: time, count, summary."""


@dataclass(slots=True)
class Picture:
    """A play as its file holds it. `first` records are past; `times` runs beside `log`."""

    meta: dict[str, Any] = field(default_factory=dict)
    first: int = 0
    past: list[RecordRow] = field(default_factory=list)
    log: list[Record[Any]] = field(default_factory=list)
    times: list[str] = field(default_factory=list)
    cursor: int = 0
    state: Any = None
    open: Open[Any] | None = None
    bookmarks: dict[int, Bookmark] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)

    @property
    def header(self) -> dict[str, Any]:
        """The header; empty where there is none."""
        header = self.meta.get(HEADER)
        return header if isinstance(header, dict) else {}


def kept(old: list[Record[Any]], new: list[Record[Any]]) -> int:
    """How many records two logs share. A log only ever loses its tail and grows a new one."""
    count = min(len(old), len(new))
    while count and old[count - 1] is not new[count - 1]:
        count -= 1
    return count


def difference(old: Picture, new: Picture, codec: Codec) -> Batch:
    """The changes that turn a file like `old` into one like `new`, except for the header."""
    batch = Batch()
    _records(batch, old, new, codec)
    if new.state is not old.state:
        batch.put("snapshot", one=1, state=codec.state_text(new.state))
    if new.open is not old.open:
        _open(batch, new.open, codec)
    for key, value in new.meta.items():
        if key != HEADER and (key not in old.meta or old.meta[key] != value):
            batch.put("meta", key=key, value=json_text(value))
    _bookmarks(batch, old.bookmarks, new.bookmarks)
    _notes(batch, old.notes, new.notes)
    return batch


def _records(batch: Batch, old: Picture, new: Picture, codec: Codec) -> None:
    if new.past is not old.past:
        for row in new.past:
            batch.put("record", **row.columns())
    shared = kept(old.log, new.log)
    if len(old.log) > shared:
        batch.run("DELETE FROM record WHERE n > ?", new.first + shared)
    for index in range(shared, len(new.log)):
        number, undone = new.first + index + 1, index >= new.cursor
        row = _row(new.log[index], number, new.times[index], undone, codec)
        batch.put("record", **row.columns())
    before, after = min(old.cursor, shared), min(new.cursor, shared)
    if before != after:
        batch.run(
            "UPDATE record SET undone = ? WHERE n > ? AND n <= ?",
            int(after < before),
            new.first + min(before, after),
            new.first + max(before, after),
        )


def _row(record: Record[Any], number: int, at: str, undone: bool, codec: Codec) -> RecordRow:
    cause = record.action.cause if isinstance(record.action, Override) else ""
    return RecordRow(
        number,
        codec.action_text(record.action),
        json_text(record.answers),
        codec.events_text(record.events),
        cause,
        at,
        int(undone),
    )


def _open(batch: Batch, waiting: Open[Any] | None, codec: Codec) -> None:
    if waiting is None:
        batch.run("DELETE FROM open")
        return
    batch.put(
        "open",
        one=1,
        action=codec.action_text(waiting.action),
        answers=json_text(waiting.answers),
        by_person=json_text(waiting.by_person),
        typed=json_text(waiting.typed),
    )


def _bookmarks(batch: Batch, old: dict[int, Bookmark], new: dict[int, Bookmark]) -> None:
    for number in old.keys() - new.keys():
        batch.run("DELETE FROM bookmark WHERE n = ?", number)
    for number, mark in new.items():
        if old.get(number) is not mark:
            batch.put("bookmark", n=number, name=mark.name, at=mark.at, state=mark.state)


def _notes(batch: Batch, old: dict[str, str], new: dict[str, str]) -> None:
    for key in old.keys() - new.keys():
        batch.run("DELETE FROM note WHERE key = ?", key)
    for key, text in new.items():
        if old.get(key) != text:
            batch.put("note", key=key, text=text)
