"""Where the sections of a map stand: layer by layer, each below what it was reached from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

ROUTE_WEIGHT, READ_WEIGHT, OFFER_WEIGHT = 16.0, 4.0, 1.0
"""How firmly a section keeps its place where a layer is crowded."""


@dataclass(frozen=True, slots=True)
class Placed:
    """What the layout must know of a section; sections come parents first."""

    id: str
    parent: str
    """The section it was reached from; "" for the first."""
    read: bool
    on_route: bool


def layers_of(sections: Iterable[Placed]) -> dict[str, int]:
    """The depth of each section: one more than its parent's."""
    found: dict[str, int] = {}
    for section in sections:
        found[section.id] = found[section.parent] + 1 if section.parent else 0
    return found


def columns_of(
    sections: Sequence[Placed], layers: Mapping[str, int], above: Mapping[str, Sequence[str]]
) -> dict[str, float]:
    """The column of each section, 0 for the first; one apart at least within a layer.

    `above` lists, for a section, those of the layer just above that link to it. The order of
    `sections` decides where nothing else does, so equal input gives equal columns. The cost is
    that of sorting each layer once.
    """
    children: dict[str, list[Placed]] = {}
    rows: dict[int, list[Placed]] = {}
    for section in sections:
        rows.setdefault(layers[section.id], []).append(section)
        if section.parent:
            children.setdefault(section.parent, []).append(section)
    columns: dict[str, float] = {}
    offsets: dict[str, tuple[int, float]] = {}
    for layer in sorted(rows):
        keys = []
        for section in rows[layer]:
            linked = [columns[name] for name in above.get(section.id, ())]
            centre = sum(linked) / len(linked) if linked else columns.get(section.parent, 0.0)
            place, offset = offsets.get(section.id, (0, 0.0))
            keys.append((centre, columns.get(section.parent, 0.0), place, offset, section))
        keys.sort(key=lambda key: key[:3])
        row = [key[4] for key in keys]
        wanted = [key[0] + (0.0 if len(above.get(key[4].id, ())) > 1 else key[3]) for key in keys]
        placed = apart(wanted, [_weight(section) for section in row])
        columns.update(zip((section.id for section in row), placed, strict=True))
        for section in row:
            brood = children.get(section.id, [])
            offsets.update(_spread(brood, columns[section.id], layer, section.on_route))
    return columns


def apart(wanted: Sequence[float], weights: Sequence[float]) -> list[float]:
    """Places at least 1 apart, in the order given, with the least weighted squares off `wanted`."""
    blocks: list[list[float]] = []  # mean of what is wanted, weight, how many
    for at, (want, weight) in enumerate(zip(wanted, weights, strict=True)):
        blocks.append([want - at, weight, 1])
        while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
            mean, heavy, count = blocks.pop()
            last = blocks[-1]
            last[0] = (last[0] * last[1] + mean * heavy) / (last[1] + heavy)
            last[1] += heavy
            last[2] += count
    places: list[float] = []
    for mean, _, count in blocks:
        places += [mean + at for at in range(len(places), len(places) + int(count))]
    return places


def _weight(section: Placed) -> float:
    if section.on_route:
        return ROUTE_WEIGHT
    return READ_WEIGHT if section.read else OFFER_WEIGHT


def _spread(
    brood: Sequence[Placed], column: float, layer: int, on_route: bool
) -> dict[str, tuple[int, float]]:
    """Place and offset of each child beneath a section.

    The one that goes on stands in the middle. Where two share the middle, the route swings back
    to the first column and other branches swing to and fro, so that nothing drifts away.
    """
    if not brood:
        return {}
    onward = next((child for child in brood if child.on_route), None)
    onward = onward or next((child for child in brood if child.read), None)
    others = [child for child in brood if child is not onward]
    if onward is not None:
        to_the_right = column < 0 if on_route and column else layer % 2 == 0
        others.insert(len(brood) // 2 if to_the_right else (len(brood) - 1) // 2, onward)
    middle = (len(brood) - 1) / 2
    return {child.id: (at, at - middle) for at, child in enumerate(others)}
