"""How sections and links look on a map, at any size, on screen or on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from gamebook_desktop.games.gamebook.panel.map_words import BADGES
from gamebook_desktop.games.gamebook.section_graph import Link, SectionGraph, SectionNode
from gamebook_desktop.ui.design.paint import CENTER, dashed, paint_icon

COLUMN, LAYER = 74.0, 64.0  # from centre to centre
WIDE, HIGH = 50.0, 32.0  # of a section
HERE_WIDE, HERE_HIGH = 62.0, 40.0
AROUND = 16.0  # a section's badges and focus reach
NUMBER, HERE_NUMBER, LEAST_NUMBER = 15.0, 19.0, 7.0  # sizes of type
HALO, BADGE = 3.0, 20.0
THIN, BOLD, OUTLINE = 1.25, 2.5, 1.5
ARC = 0.6  # layers that a link within one rises by
BULGE, MORE_BULGE = 0.62, 0.1  # columns that a link leaves its place by, and more for each layer

Area = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class MapPainter:
    """Paints a map; `unit` is the size of a pixel at 100 %, `colour` gives the tokens' colours.

    `ground` is the token of what the map lies on, `line` widens lines in high contrast.
    """

    def __init__(
        self,
        unit: float,
        colour: Callable[[str], QColor],
        plain: QFont,
        bold: QFont,
        *,
        ground: str = "page",
        line: float = 1.0,
    ) -> None:
        self.unit, self.colour, self.ground, self.line = unit, colour, ground, line
        self._fonts = (
            _sized(plain, NUMBER * unit),
            _sized(bold, NUMBER * unit),
            _sized(bold, HERE_NUMBER * unit),
        )
        self._numbers = unit * NUMBER >= LEAST_NUMBER

    # ------------------------------------------------------------------ places
    def centre(self, node: SectionNode) -> QPointF:
        """Where a section stands, from the first one."""
        return QPointF(node.column * COLUMN * self.unit, node.layer * LAYER * self.unit)

    def box(self, node: SectionNode) -> QRectF:
        """A section's outline."""
        wide, high = (HERE_WIDE, HERE_HIGH) if node.here else (WIDE, HIGH)
        box = QRectF(0, 0, wide * self.unit, high * self.unit)
        box.moveCenter(self.centre(node))
        return box

    def path(self, graph: SectionGraph, link: Link) -> QPainterPath:
        """The line of a link; one that skips layers or goes back keeps out of the others' way."""
        start = self.centre(graph.by_id[link.source])
        end = self.centre(graph.by_id[link.target])
        aside = _bulge(graph, link) * COLUMN * self.unit
        path = QPainterPath(start)
        if start.y() == end.y():
            above = QPointF(0, -ARC * LAYER * self.unit)
            path.cubicTo(start + above, end + above, end)
        elif not aside:
            middle = (start.y() + end.y()) / 2
            path.cubicTo(QPointF(start.x(), middle), QPointF(end.x(), middle), end)
        else:
            third = (end.y() - start.y()) / 3
            path.cubicTo(QPointF(aside, start.y() + third), QPointF(aside, end.y() - third), end)
        return path

    # ------------------------------------------------------------------ painting
    def paint(
        self,
        painter: QPainter,
        graph: SectionGraph,
        nodes: Iterable[SectionNode],
        links: Iterable[Link],
    ) -> None:
        """These links and over them these sections of a map; 0, 0 is the first one's centre."""
        lines: dict[str, QPainterPath] = {}
        for link in links:
            lines.setdefault(link.kind, QPainterPath()).addPath(self.path(graph, link))
        self._links(painter, lines)
        for node in nodes:
            self._node(painter, node)

    def _links(self, painter: QPainter, lines: dict[str, QPainterPath]) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        thin, bold = self._width(THIN), self._width(BOLD)
        pens = {
            "walked": QPen(self.colour("edge"), thin),
            "offered": dashed(self.colour("edge"), thin),
            "route": QPen(self.colour("ink"), bold),
        }
        for kind, pen in pens.items():
            if kind in lines:
                painter.setPen(pen)
                painter.drawPath(lines[kind])

    def _node(self, painter: QPainter, node: SectionNode) -> None:
        box, half = self.box(node), self.box(node).height() / 2
        dead = "death" in node.badges
        halo = HALO * self.unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colour(self.ground))
        painter.drawRoundedRect(box.adjusted(-halo, -halo, halo, halo), half + halo, half + halo)
        if node.here:
            painter.setBrush(self.colour("rubric"))
            text, font = self.colour("page"), self._fonts[2]
        elif not node.read:
            painter.setPen(dashed(self.colour("edge"), self._width(THIN)))
            text, font = self.colour("ink2"), self._fonts[0]
        else:
            text, font = self.colour("bad" if dead else "ink"), self._fonts[1]
            painter.setPen(QPen(text, self._width(OUTLINE)))
            painter.setBrush(self.colour("raised"))
        painter.drawRoundedRect(box, half, half)
        if node.read and not node.parent:
            self._second_outline(painter, node, box)
        if self._numbers:
            painter.setFont(font)
            painter.setPen(text)
            painter.drawText(box, CENTER, _fitting(node.id, font, box.width()))
        for at, (_, icon, token) in enumerate(self._badges(node)):
            self._badge(painter, box, at, icon, token)

    def _second_outline(self, painter: QPainter, node: SectionNode, box: QRectF) -> None:
        """The first section has two."""
        inner = box.adjusted(*(part * 3 * self.unit for part in (1, 1, -1, -1)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.colour("page" if node.here else "ink"), self._width(THIN)))
        painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)

    @staticmethod
    def _badges(node: SectionNode) -> list[tuple[str, str, str]]:
        return [badge for badge in BADGES if badge[0] in node.badges] if node.badges else []

    def _badge(self, painter: QPainter, box: QRectF, at: int, icon: str, token: str) -> None:
        """Badges stand on the corners: top right, top left, bottom right, bottom left."""
        side = BADGE * self.unit
        x = box.left() + side * 0.05 if at % 2 else box.right() - side * 0.05
        y = box.top() if at < 2 else box.bottom()
        place = QRectF(x - side / 2, y - side / 2, side, side)
        painter.setPen(QPen(self.colour("edge"), self._width(1.0)))
        painter.setBrush(self.colour("raised"))
        painter.drawEllipse(place)
        inset = side / 5
        inner = place.adjusted(inset, inset, -inset, -inset)
        paint_icon(painter, icon, inner, self.colour(token), 2.2)

    def _width(self, width: float) -> float:
        return max(1.0, width * self.line * min(1.0, self.unit))


def area(node: SectionNode) -> Area:
    """The part of the map that a section may paint on, at 100 %."""
    x, y = node.column * COLUMN, node.layer * LAYER
    across, down = HERE_WIDE / 2 + AROUND, HERE_HIGH / 2 + AROUND
    return x - across, y - down, x + across, y + down


def area_of_link(graph: SectionGraph, link: Link) -> Area:
    """The part of the map that a link lies in, at 100 %."""
    source, target = graph.by_id[link.source], graph.by_id[link.target]
    low, high = min(source.layer, target.layer), max(source.layer, target.layer)
    columns = (source.column, target.column, _bulge(graph, link) or source.column)
    top = (low - ARC if low == high else low) * LAYER
    return min(columns) * COLUMN, top, max(columns) * COLUMN, high * LAYER


def whole_area(areas: Iterable[Area]) -> Area:
    """What holds all of these; nothing at all for none."""
    sides = list(zip(*areas, strict=True))
    if not sides:
        return 0.0, 0.0, 0.0, 0.0
    return min(sides[0]), min(sides[1]), max(sides[2]), max(sides[3])


def _bulge(graph: SectionGraph, link: Link) -> float:
    """The column a link leans out to, 0 for one that goes straight there."""
    source, target = graph.by_id[link.source], graph.by_id[link.target]
    layers = target.layer - source.layer
    if layers in (0, 1):
        return 0.0
    side = 1 if source.column + target.column >= 0 else -1
    outer = max(source.column * side, target.column * side)
    return side * (max(0.0, outer) + BULGE + MORE_BULGE * min(12, abs(layers)))


def _sized(font: QFont, size: float) -> QFont:
    made = QFont(font)
    made.setPixelSize(max(1, round(size)))
    return made


def _fitting(text: str, font: QFont, width: float) -> str:
    """The text, cut with an ellipsis where it is wider than a section."""
    if len(text) <= 4:
        return text
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
