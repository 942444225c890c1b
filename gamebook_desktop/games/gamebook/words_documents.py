"""What an adventure can be written out as beside its journal: sheet, notes, map."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.core.document import PDF, Document, Export, Part, Row
from gamebook_desktop.games.gamebook.state import Note, State, World

SHEET, BLANK, NOTES, MAP = "sheet", "blank", "notes", "map"


def exports() -> tuple[Export, ...]:
    """Sheet, blank sheet, notes and map."""
    translate = QCoreApplication.translate
    return (
        Export(SHEET, translate("Documents", "Adventure sheet"), (PDF,)),
        Export(BLANK, translate("Documents", "Blank adventure sheet"), (PDF,)),
        Export(NOTES, translate("Documents", "Notes")),
        Export(MAP, translate("Documents", "Map of the sections")),
    )


def notes(title: str, state: State) -> Document:
    """Clues, codewords, and every note with its section, in the order of the sections."""
    translate = QCoreApplication.translate
    return Document(
        translate("Documents", "Notes"),
        title,
        tuple(part for part in _note_parts(state.world) if part.rows),
        translate("Documents", "Nothing has been noted yet."),
    )


def _note_parts(world: World) -> Iterator[Part]:
    translate = QCoreApplication.translate
    clues = tuple(Row(clue.about, str(clue.number)) for clue in world.clues)
    yield Part(clues, translate("Documents", "Clues"))
    words = tuple(Row(word) for word in world.codewords)
    yield Part(words, translate("Documents", "Codewords"))
    found = tuple(Row(note.text, note.section) for note in sorted_notes(world))
    yield Part(found, translate("Documents", "Notes"))


def sorted_notes(world: World) -> list[Note]:
    """Notes by section: numbers in their order, then names."""
    return sorted(world.notes, key=lambda note: _order(note.section))


def _order(section: str) -> tuple[int, str]:
    return (int(section), "") if section.isdecimal() else (10**9, section)


def section_map(title: str, state: State) -> Document:
    """Every section read, with those turned to from it in the order they were first taken."""
    translate = QCoreApplication.translate
    world = state.world
    ways: dict[str, dict[str, None]] = {section: {} for section in world.visited}
    for came, went in zip(world.path, world.path[1:], strict=False):
        ways.setdefault(came, {})[went] = None
    rows = (_way(section, tuple(onward)) for section, onward in ways.items())
    return Document(
        translate("Documents", "Map of the sections"),
        title,
        (Part(tuple(rows)),) if ways else (),
        translate("Documents", "No section has been read yet."),
    )


def _way(section: str, onward: tuple[str, ...]) -> Row:
    if not onward:
        return Row(QCoreApplication.translate("Documents", "read, nothing after it"), section)
    return Row(f"→ {', '.join(onward)}", section)
