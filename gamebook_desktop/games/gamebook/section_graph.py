"""The sections a reader knows of as a map: what was read, which way, and what was offered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Literal

from gamebook_desktop.games.gamebook.section_layout import Placed, columns_of, layers_of

Badge = Literal["fight", "death", "note", "mark"]
Direction = Literal["down", "up", "left", "right"]
Kind = Literal["route", "walked", "offered"]
Offers = Mapping[str, Sequence[str]]
"""Where sections offer to go."""
NO_BADGES: Mapping[str, tuple[Badge, ...]] = {}


@dataclass(frozen=True, slots=True)
class SectionNode:
    """A section on the map."""

    id: str
    layer: int
    """Its depth below the first one, by first visits."""
    column: float
    """0 below the first section; neighbours of a layer are 1 apart at least."""
    visits: int
    """How often it was turned to; 0: offered and not read."""
    on_route: bool = False
    """On the way from the first section to here, detours left out."""
    here: bool = False
    parent: str = ""
    """What it was first reached from, or is offered by; "" for the first."""
    badges: tuple[Badge, ...] = ()

    @property
    def read(self) -> bool:
        """Whether it was turned to."""
        return self.visits > 0


@dataclass(frozen=True, slots=True)
class Link:
    """A way between two sections; `offered` ones were not taken yet."""

    source: str
    target: str
    kind: Kind


class SectionGraph:
    """Sections in the order they were first read, then those offered; and the links."""

    def __init__(self, nodes: Iterable[SectionNode], links: Iterable[Link]) -> None:
        self.nodes = tuple(nodes)
        self.links = tuple(links)
        self.by_id = {node.id: node for node in self.nodes}
        self.here = next((node.id for node in self.nodes if node.here), "")
        self._rows: dict[int, list[SectionNode]] = {}
        for node in sorted(self.nodes, key=lambda node: (node.layer, node.column)):
            self._rows.setdefault(node.layer, []).append(node)
        self._onward: dict[str, list[SectionNode]] = {}
        for link in self.links:
            target = self.by_id[link.target]
            if target.layer > self.by_id[link.source].layer:
                self._onward.setdefault(link.source, []).append(target)
        self._place = {node.id: at for row in self._rows.values() for at, node in enumerate(row)}

    @cached_property
    def lines(self) -> tuple[Link, ...]:
        """The links to draw: of two opposite ones only one, downward where it can be.

        It is drawn as the stronger of the two; a way walked there and back is part of the path.
        """
        known = {(link.source, link.target): link for link in self.links}
        layer = {node.id: node.layer for node in self.nodes}
        found: list[Link] = []
        for link in self.links:
            back = known.get((link.target, link.source))
            if back is None:
                found.append(link)
                continue
            below = layer[link.target] - layer[link.source]
            if below > 0 or (not below and link.source < link.target):
                found.append(replace(link, kind=_stronger(link.kind, back.kind)))
        return tuple(found)

    @property
    def read(self) -> int:
        """How many sections were read."""
        return sum(node.read for node in self.nodes)

    def step(self, section: str, direction: Direction) -> str:
        """The section next to one: onward, back, or beside it; "" where there is none."""
        node = self.by_id[section]
        if direction == "up":
            return node.parent
        if direction == "down":
            onward = self._onward.get(section, [])
            return min(onward, key=lambda to: _first_onward(node, to)).id if onward else ""
        row = self._rows[node.layer]
        at = self._place[section] + (1 if direction == "right" else -1)
        return row[at].id if 0 <= at < len(row) else ""


def _stronger(one: Kind, other: Kind) -> Kind:
    """What a way is drawn as that leads in both directions."""
    if "offered" not in (one, other):
        return "route"
    return one if other == "offered" else other


def _first_onward(node: SectionNode, to: SectionNode) -> tuple[bool, bool, bool, float]:
    """The route first, then what was read from here, then what was read, then the leftmost."""
    return (not (node.on_route and to.on_route), to.parent != node.id, not to.read, to.column)


def section_graph(
    path: Sequence[str], offers: Offers, badges: Mapping[str, tuple[Badge, ...]] = NO_BADGES
) -> SectionGraph:
    """The map of a path (which may not be empty) and of what its sections offer.

    Turning to the first section again starts anew: it is no link, unless it is offered.
    """
    first = path[0]
    known = {source: dict.fromkeys(targets) for source, targets in offers.items()}
    visits: dict[str, int] = {}
    parents: dict[str, str] = {first: ""}
    walked: dict[tuple[str, str], None] = {}
    route: dict[str, None] = {}
    before = ""
    for section in path:
        visits[section] = visits.get(section, 0) + 1
        if before and section != before and (section != first or first in known.get(before, ())):
            walked[before, section] = None
        parents.setdefault(section, before)
        while section in route and next(reversed(route)) != section:
            route.popitem()
        route[section] = None
        before = section
    read = [Placed(name, parents[name], True, name in route) for name in visits]
    layers = layers_of(read)
    unread: dict[str, str] = {}
    for source in visits:
        for target in known.get(source, ()):
            other = unread.get(target)
            if target not in visits and (other is None or layers[source] > layers[other]):
                unread[target] = source
    sections = [*read, *(Placed(name, parent, False, False) for name, parent in unread.items())]
    layers = layers_of(sections)
    links = _links(walked, known, visits, route)
    above: dict[str, list[str]] = {}
    for link in links:
        if layers[link.target] == layers[link.source] + 1:
            above.setdefault(link.target, []).append(link.source)
    columns = columns_of(sections, layers, above)
    nodes = (
        SectionNode(
            section.id,
            layers[section.id],
            columns[section.id],
            visits.get(section.id, 0),
            section.on_route,
            section.id == path[-1],
            section.parent,
            badges.get(section.id, ()),
        )
        for section in sections
    )
    return SectionGraph(nodes, links)


def _links(
    walked: Iterable[tuple[str, str]],
    offers: Mapping[str, Iterable[str]],
    visits: Iterable[str],
    route: Iterable[str],
) -> list[Link]:
    """Walked links first, then those only offered; a section does not link to itself."""
    steps = list(route)
    bold = set(pairwise(steps))
    taken = set(walked)
    links = [Link(*pair, "route" if pair in bold else "walked") for pair in walked]
    for source in visits:
        links += [
            Link(source, target, "offered")
            for target in offers.get(source, ())
            if target != source and (source, target) not in taken
        ]
    return links
