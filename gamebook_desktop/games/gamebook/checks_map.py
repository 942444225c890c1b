"""The sections as a graph, whatever the conditions say: who links to whom, and what returns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from gamebook_desktop.games.gamebook import content
from gamebook_desktop.games.gamebook.checks_links import references
from gamebook_desktop.games.gamebook.checks_walk import CHOICE, Piece, Subject
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
    goes_back: frozenset[str]
    """Sections from which a detour may still come to its end."""

    def comes_again(self, section: str) -> bool:
        """Whether a section can be read a second time."""
        return section in self.again or section in self.origins


Links = dict[str, set[str]]


def link_map(subject: Subject) -> LinkMap:
    """The graph of a book."""
    plain: Links = {name: set() for name in subject.sections}
    detours: Links = {name: set() for name in subject.sections}
    returning = set()
    for piece in subject.pieces:
        model = piece.model
        targets = {
            subject.target(name) for kind, name, _ in references(piece) if kind == "section"
        } & set(subject.sections)
        if isinstance(model, content.Use):
            for linked in detours.values():
                linked |= targets
        elif piece.section and not isinstance(model, Condition):
            (detours if _detour_of(subject, piece) else plain)[piece.section] |= targets
        if isinstance(model, content.Choice) and model.back:
            returning.add(piece.section)
    onward = {name: plain[name] | detours[name] for name in plain}
    origins = {name for name, targets in detours.items() if targets}
    every = {
        name: linked | (origins if name in returning else set()) for name, linked in onward.items()
    }
    before = _before(every)
    again = {to for name, linked in onward.items() for to in linked if to in before[name]}
    to_come = _before(plain)
    goes_back = {earlier for name in returning for earlier in to_come[name]}
    return LinkMap(before, frozenset(again), frozenset(origins), frozenset(goes_back))


def _detour_of(subject: Subject, piece: Piece) -> bool:
    """Whether a piece belongs to a choice that is a detour."""
    if len(piece.path) < CHOICE or piece.path[2] != "choices":
        return False
    return subject.sections[piece.section].choices[int(piece.path[3])].detour


def _after(linked: Mapping[str, Iterable[str]], starts: set[str]) -> set[str]:
    seen, todo = set(starts), list(starts)
    while todo:
        for target in linked[todo.pop()]:
            if target not in seen:
                seen.add(target)
                todo.append(target)
    return seen


def _before(linked: Mapping[str, Iterable[str]]) -> dict[str, frozenset[str]]:
    backward: Links = {name: set() for name in linked}
    for name, targets in linked.items():
        for target in targets:
            backward[target].add(name)
    return {name: frozenset(_after(backward, {name})) for name in linked}
