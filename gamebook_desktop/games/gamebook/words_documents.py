"""What an adventure can be written out as beside its journal: sheet, notes, map."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.core.document import PDF, Document, Export, Part, Row
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.section_graph import SectionGraph
from gamebook_desktop.games.gamebook.state import Note, State, World

SHEET, BLANK, NOTES, MAP = "sheet", "blank", "notes", "map"


def exports() -> tuple[Export, ...]:
    """Sheet, blank sheet, notes and map."""
    translate = QCoreApplication.translate
    return (
        Export(SHEET, translate("Documents", "Adventure sheet"), (PDF,)),
        Export(BLANK, translate("Documents", "Blank adventure sheet"), (PDF,)),
        Export(NOTES, translate("Documents", "Notes")),
        Export(MAP, map_title()),
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


def map_title() -> str:
    """What stands over the map."""
    return QCoreApplication.translate("Documents", "Map of the sections")


def section_map(title: str, rules: Ruleset, graph: SectionGraph) -> Document:
    """Every section read, in the order it was first read, with where it leads."""
    onward: dict[str, list[str]] = {}
    for link in graph.links:
        onward.setdefault(link.source, []).append(link.target)
    rows = (
        Row(_way(rules, graph, node.id, onward.get(node.id, [])), node.id)
        for node in graph.nodes
        if node.read
    )
    return Document(map_title(), title, (Part(tuple(rows)),))


def _way(rules: Ruleset, graph: SectionGraph, section: str, onward: list[str]) -> str:
    """ "The corridor · you are here · → 12, 27 · not read: 88"."""
    translate = QCoreApplication.translate
    page = rules.section(section)
    read = [target for target in onward if graph.by_id[target].read]
    unread = [target for target in onward if not graph.by_id[target].read]
    found = [page.title] if page is not None and page.title else []
    if section == graph.here:
        found.append(translate("Documents", "you are here"))
    if read:
        found.append(f"→ {', '.join(read)}")
    if unread:
        found.append(translate("Documents", "not read: {0}").format(", ".join(unread)))
    return " · ".join(found) or translate("Documents", "nothing after it")
