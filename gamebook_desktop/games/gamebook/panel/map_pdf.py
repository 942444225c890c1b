"""The map of a play on paper: on one page where it can be read there, else over several."""

from __future__ import annotations

import math
from functools import partial
from itertools import product

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gamebook_desktop.games.gamebook.panel.map_paint import (
    LAYER,
    Area,
    MapPainter,
    area,
    area_of_link,
    whole_area,
)
from gamebook_desktop.games.gamebook.section_graph import SectionGraph
from gamebook_desktop.games.gamebook.words_documents import map_title
from gamebook_desktop.ui import pdf
from gamebook_desktop.ui.design.tokens import INTERFACE
from gamebook_desktop.ui.text_pages import draw_edges

_FIELD = QRectF(170, 330, 1760, 2440)
"""The part of a page that the map is drawn in."""
_MOST, _LEAST = 2.6, 1.35
"""Tenths of a millimetre to a pixel: as on screen, and the smallest that can be read."""


def map_pages(title: str, graph: SectionGraph) -> list[pdf.Page]:
    """The map in pages, row by row from the top."""
    whole = whole_area(
        [*map(area, graph.nodes), *(area_of_link(graph, link) for link in graph.lines)]
    )
    wide, high = whole[2] - whole[0], whole[3] - whole[1]
    unit = min(_MOST, _FIELD.width() / wide, _FIELD.height() / high)
    step = _FIELD.width() / unit, _FIELD.height() / unit
    if unit < _LEAST:
        unit = min(_MOST, max(_LEAST, _FIELD.width() / wide))
        step = _FIELD.width() / unit, math.floor(_FIELD.height() / unit / LAYER) * LAYER
    columns, rows = math.ceil(wide / step[0] - 1e-6), math.ceil(high / step[1] - 1e-6)
    left = whole[0] - (step[0] - wide) / 2 if columns == 1 else whole[0]
    tiles = [
        (left + column * step[0], whole[1] + row * step[1])
        for row, column in product(range(rows), range(columns))
    ]
    return [
        partial(_draw, title, graph, unit, (x, y, x + step[0], y + step[1]), (number, len(tiles)))
        for number, (x, y) in enumerate(tiles, 1)
    ]


def _draw(
    title: str,
    graph: SectionGraph,
    unit: float,
    tile: Area,
    number: tuple[int, int],
    painter: QPainter,
) -> None:
    draw_edges(painter, map_title(), title, *number)
    plain, bold = pdf.face(10, INTERFACE), pdf.face(10, INTERFACE, bold=True)
    artist = MapPainter(unit, pdf.colour, plain, bold, ground="raised", line=unit)
    high = (tile[3] - tile[1]) * unit
    painter.setClipRect(QRectF(_FIELD.left(), _FIELD.top(), _FIELD.width(), high))
    painter.translate(_FIELD.left() - tile[0] * unit, _FIELD.top() - tile[1] * unit)
    artist.paint(
        painter,
        graph,
        [node for node in graph.nodes if _meet(area(node), tile)],
        [link for link in graph.lines if _meet(area_of_link(graph, link), tile)],
    )


def _meet(one: Area, other: Area) -> bool:
    across = one[0] <= other[2] and other[0] <= one[2]
    return across and one[1] <= other[3] and other[1] <= one[3]
