"""How sections and links look on a map, at any size, on screen or on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
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
THIN, BOLD, OUTLINE = 1.0, 2.5, 1.5  # Qt draws lines of 1 far more quickly than any other
ARC = 0.6  # layers that a link within one rises by
FAR, STUB = 8, 0.62  # layers: beyond the first, only the ends of a link are drawn, so long
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
        """The line of a link; one that skips layers or goes back keeps out of the others' way.

        Of one that goes far only both ends are drawn.
        """
        source, target = graph.by_id[link.source], graph.by_id[link.target]
        start, end = self.centre(source), self.centre(target)
        layers = target.layer - source.layer
        path = QPainterPath(start)
        if layers == 0:
            above = QPointF(0, -ARC * LAYER * self.unit)
            path.cubicTo(start + above, end + above, end)
        elif layers == 1:
            middle = (start.y() + end.y()) / 2
            path.cubicTo(QPointF(start.x(), middle), QPointF(end.x(), middle), end)
        elif abs(layers) <= FAR:
            aside = _bulge(source, target) * COLUMN * self.unit
            third = (end.y() - start.y()) / 3
            path.cubicTo(QPointF(aside, start.y() + third), QPointF(aside, end.y() - third), end)
        else:
            for place, away in ((start, end), (end, start)):
                side = 1 if away.x() >= place.x() else -1
                down = STUB * LAYER * self.unit * (1 if away.y() > place.y() else -1)
                across = side * WIDE * self.unit
                path.moveTo(place)
                path.quadTo(place.x() + across, place.y(), place.x() + across, place.y() + down)
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
        if self._numbers:
            self._links(painter, graph, links)
            for node in nodes:
                self._node(painter, node)
        else:
            self._far_links(painter, graph, links)
            for node in nodes:
                self._far_node(painter, node)

    def _links(self, painter: QPainter, graph: SectionGraph, links: Iterable[Link]) -> None:
        """One by one: a painter takes ten times as long over all of them in a single path."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        thin, bold = self._width(THIN), self._width(BOLD)
        pens = {
            "walked": QPen(self.colour("edge"), thin),
            "offered": dashed(self.colour("edge"), thin),
            "route": QPen(self.colour("ink"), bold),
        }
        found: dict[str, list[Link]] = {kind: [] for kind in pens}
        for link in links:
            found[link.kind].append(link)
        for kind, pen in pens.items():
            painter.setPen(pen)
            for link in found[kind]:
                painter.drawPath(self.path(graph, link))

    def _far_links(self, painter: QPainter, graph: SectionGraph, links: Iterable[Link]) -> None:
        """From afar only where the reader went, in straight lines."""
        pens = {
            "walked": QPen(self.colour("edge"), self._width(THIN)),
            "route": QPen(self.colour("ink"), self._width(BOLD)),
        }
        lines: dict[str, list[QLineF]] = {kind: [] for kind in pens}
        for link in links:
            source, target = graph.by_id[link.source], graph.by_id[link.target]
            if link.kind in lines and abs(target.layer - source.layer) <= FAR:
                lines[link.kind].append(QLineF(self.centre(source), self.centre(target)))
        for kind, pen in pens.items():
            painter.setPen(pen)
            painter.drawLines(lines[kind])

    def _far_node(self, painter: QPainter, node: SectionNode) -> None:
        """From afar a section is a small shape: filled once it was read."""
        token = "rubric" if node.here else "bad" if "death" in node.badges else "ink2"
        painter.setPen(QPen(self.colour(token), self._width(THIN)))
        painter.setBrush(self.colour(token if node.read else self.ground))
        box = self.box(node)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)

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
    return whole_area(areas_of_link(graph, link))


def areas_of_link(graph: SectionGraph, link: Link) -> list[Area]:
    """The parts of the map that a link is drawn on, at 100 %: two where it goes far."""
    source, target = graph.by_id[link.source], graph.by_id[link.target]
    low, high = min(source.layer, target.layer), max(source.layer, target.layer)
    if high - low > FAR:
        return [
            (x - WIDE, y - STUB * LAYER, x + WIDE, y + STUB * LAYER)
            for x, y in ((node.column * COLUMN, node.layer * LAYER) for node in (source, target))
        ]
    aside = _bulge(source, target) if target.layer - source.layer not in (0, 1) else source.column
    columns = (source.column, target.column, aside)
    top = (low - ARC if low == high else low) * LAYER
    return [(min(columns) * COLUMN, top, max(columns) * COLUMN, high * LAYER)]


def whole_area(areas: Iterable[Area]) -> Area:
    """What holds all of these; nothing at all for none."""
    sides = list(zip(*areas, strict=True))
    if not sides:
        return 0.0, 0.0, 0.0, 0.0
    return min(sides[0]), min(sides[1]), max(sides[2]), max(sides[3])


def _bulge(source: SectionNode, target: SectionNode) -> float:
    """The column that a link between layers farther apart leans out to."""
    side = 1 if source.column + target.column >= 0 else -1
    outer = max(0.0, source.column * side, target.column * side)
    return side * (outer + BULGE + MORE_BULGE * abs(target.layer - source.layer))


def _sized(font: QFont, size: float) -> QFont:
    made = QFont(font)
    made.setPixelSize(max(1, round(size)))
    return made


def _fitting(text: str, font: QFont, width: float) -> str:
    """The text, cut with an ellipsis where it is wider than a section."""
    if len(text) <= 4:
        return text
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
