"""The ground of a map: where every section and link lies, and what is within a part of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF

from gamebook_desktop.games.gamebook.panel.map_paint import (
    Area,
    MapPainter,
    area,
    areas_of_link,
    whole_area,
)
from gamebook_desktop.games.gamebook.section_graph import Link, SectionGraph, SectionNode

T = TypeVar("T")
SLACK = 8  # pixels that lines and the focus reach beyond their areas


class MapGround:
    """A graph laid out for a painter; places are in pixels from the first section's centre."""

    def __init__(self, painter: MapPainter) -> None:
        self.painter = painter
        self._nodes: list[tuple[Area, SectionNode]] = []
        self._links: list[tuple[Area, Link]] = []
        self._whole: Area = (0.0, 0.0, 0.0, 0.0)

    def show_graph(self, graph: SectionGraph) -> None:
        """Lay out another graph."""
        self._nodes = [(area(node), node) for node in graph.nodes]
        self._links = [
            (place, link) for link in graph.lines for place in areas_of_link(graph, link)
        ]
        every = [place for place, _ in self._nodes] + [place for place, _ in self._links]
        self._whole = whole_area(every)

    def bounds(self) -> QRectF:
        """What holds everything."""
        return self._pixels(self._whole)

    def reach(self, node: SectionNode) -> QRectF:
        """A section with its badges and focus."""
        return self._pixels(area(node)).adjusted(-SLACK, -SLACK, SLACK, SLACK)

    def nodes_in(self, parts: Sequence[QRectF]) -> list[SectionNode]:
        """The sections that may be seen in parts of the ground; a few more do no harm."""
        return self._within(self._nodes, parts)

    def links_in(self, parts: Sequence[QRectF]) -> list[Link]:
        """The links that may be seen in parts of the ground."""
        return self._within(self._links, parts)

    def node_at(self, point: QPointF) -> SectionNode | None:
        """The section at a point."""
        near = self.nodes_in([QRectF(point, point)])
        return next((node for node in near if self.painter.box(node).contains(point)), None)

    def _pixels(self, place: Area) -> QRectF:
        left, top, right, bottom = (side * self.painter.unit for side in place)
        return QRectF(left, top, right - left, bottom - top)

    def _within(self, placed: Iterable[tuple[Area, T]], parts: Sequence[QRectF]) -> list[T]:
        found: dict[T, None] = {}
        unit = self.painter.unit
        for part in parts:
            left, top = (part.left() - SLACK) / unit, (part.top() - SLACK) / unit
            right, bottom = (part.right() + SLACK) / unit, (part.bottom() + SLACK) / unit
            found.update(
                (one, None)
                for (x0, y0, x1, y1), one in placed
                if x0 <= right and x1 >= left and y0 <= bottom and y1 >= top
            )
        return list(found)
