"""The sections as a graph, whatever the conditions say: who links to whom, and what returns."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from gamebook_desktop.games.gamebook import content
from gamebook_desktop.games.gamebook.checks_links import references
from gamebook_desktop.games.gamebook.checks_walk import Subject
from gamebook_desktop.games.gamebook.content_effects import Condition


@dataclass(frozen=True, slots=True)
class LinkMap:
    """Facts of the graph that spare the checks much guessing."""

    before: Mapping[str, frozenset[str]]
    """Sections from which a section may be reached, itself included."""
    again: frozenset[str]
    """Sections that can be turned to more than once, not counting the return from a detour."""
    origins: frozenset[str]
    """Sections that a detour may return to."""

    def comes_again(self, section: str) -> bool:
        """Whether a section can be read a second time."""
        return section in self.again or section in self.origins


def link_map(subject: Subject) -> LinkMap:
    """The graph of a book."""
    onward: dict[str, set[str]] = {name: set() for name in subject.sections}
    origins: set[str] = set()
    returning: set[str] = set()
    for piece in subject.pieces:
        if isinstance(piece.model, content.Use) and piece.model.to is not None:
            origins |= set(subject.sections)
            for linked in onward.values():
                linked.add(subject.target(piece.model.to))
        if not piece.section:
            continue
        if isinstance(piece.model, content.Choice):
            origins |= {piece.section} if piece.model.detour else set()
            returning |= {piece.section} if piece.model.back else set()
        if not isinstance(piece.model, Condition):
            onward[piece.section] |= {
                subject.target(name) for kind, name, _ in references(piece) if kind == "section"
            }
    for linked in onward.values():
        linked &= set(subject.sections)
    every = {
        name: linked | (origins if name in returning else set()) for name, linked in onward.items()
    }
    before = _before(every)
    again = {
        target for name, linked in onward.items() for target in linked if target in before[name]
    }
    return LinkMap(before, frozenset(again), frozenset(origins))


def _before(linked: Mapping[str, Iterable[str]]) -> dict[str, frozenset[str]]:
    backward: dict[str, set[str]] = defaultdict(set)
    for name, targets in linked.items():
        for target in targets:
            backward[target].add(name)
    found: dict[str, frozenset[str]] = {}
    for name in linked:
        seen, todo = {name}, [name]
        while todo:
            for earlier in backward[todo.pop()] - seen:
                seen.add(earlier)
                todo.append(earlier)
        found[name] = frozenset(seen)
    return found
