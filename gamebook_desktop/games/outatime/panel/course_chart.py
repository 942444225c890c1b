"""The course of the game: boxes covered by each player, turn after turn, as lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import CENTER, draw_text, smooth
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.tokens import PLAYERS
from gamebook_desktop.ui.widgets.badge import paint_badge

HEIGHT, AXIS, LEFT, RIGHT, ABOVE, BADGE, MARK = 190, 22, 30, 96, 10, 16, 10
TICK = 40
"""Pixels at 100 % that a label under the axis needs."""


class CourseChart(Themed, QWidget):
    """A line a player in its colour, with its shape; the figures are its description."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._course: tuple[tuple[int, ...], ...] = ()
        self._goal = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_course(
        self, names: Sequence[str], course: Sequence[tuple[int, ...]], goal: int
    ) -> None:
        """Draw the boxes covered after each turn; `goal` is how many a player has in all."""
        self._names, self._goal = tuple(names), max(1, goal)
        self._course = ((0,) * len(self._names), *course)
        self.restyle()

    def restyle(self) -> None:
        """Write the figures again for screen readers."""
        translate = QCoreApplication.translate
        self.setAccessibleName(translate("Outatime", "Boxes covered, turn by turn"))
        told = [
            f"{name}: {', '.join(str(row[at]) for row in self._course)}"
            for at, name in enumerate(self._names)
        ]
        self.setAccessibleDescription("; ".join(told))
        super().restyle()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        look = theme()
        return QSize(look.px(260), look.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Axes, lines, shapes along them, names at their ends."""
        if not self._course:
            return
        painter = smooth(QPainter(self))
        area = self._area()
        self._paint_axes(painter, area)
        for at in range(len(self._names)):
            self._paint_line(painter, area, at)
        self._paint_names(painter, area)

    def _area(self) -> QRectF:
        look = theme()
        right = look.px(RIGHT) if self.width() > look.px(3 * RIGHT) else look.px(BADGE)
        return QRectF(
            look.px(LEFT),
            look.px(ABOVE),
            max(1, self.width() - look.px(LEFT) - right),
            max(1, self.height() - look.px(ABOVE) - look.px(AXIS)),
        )

    def _point(self, area: QRectF, turn: int, boxes: int) -> QPointF:
        turns = max(1, len(self._course) - 1)
        return QPointF(
            area.left() + area.width() * turn / turns,
            area.bottom() - area.height() * min(boxes, self._goal) / self._goal,
        )

    def _paint_axes(self, painter: QPainter, area: QRectF) -> None:
        look = theme()
        painter.setPen(QPen(look.color("line"), look.palette.line_width))
        step = _step(self._goal, 4)
        for boxes in range(0, self._goal + 1, step):
            y = self._point(area, 0, boxes).y()
            painter.setPen(QPen(look.color("line"), look.palette.line_width))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            label = QRectF(0, y - look.px(9), area.left() - look.px(9), look.px(18))
            right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            draw_text(painter, label, str(boxes), "caption", "ink2", flags=right)
        turns = len(self._course) - 1
        step = _step(turns, max(1, int(area.width() // look.px(TICK))))
        for turn in range(0, turns + 1, step):
            x = self._point(area, turn, 0).x()
            label = QRectF(x - look.px(20), area.bottom() + 2, look.px(40), look.px(AXIS) - 2)
            draw_text(painter, label, str(turn), "caption", "ink2", flags=int(CENTER))

    def _paint_line(self, painter: QPainter, area: QRectF, player: int) -> None:
        look = theme()
        token = PLAYERS[player % len(PLAYERS)][0]
        pen = QPen(look.color(token), 1 + look.palette.line_width)
        if player >= len(PLAYERS):
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        points = [self._point(area, turn, row[player]) for turn, row in enumerate(self._course)]
        painter.drawPolyline(QPolygonF(points))
        every = max(1, len(points) // 4)
        side = look.px(MARK)
        for at in range(every * (player % every if every > 1 else 0) // every, len(points), every):
            mark = QRectF(0, 0, side, side)
            mark.moveCenter(points[at])
            paint_badge(painter, mark, player + 1)

    def _paint_names(self, painter: QPainter, area: QRectF) -> None:
        """Names at the right end, none over another."""
        look = theme()
        last, line = self._course[-1], look.px(20)
        order = sorted(range(len(self._names)), key=lambda at: -last[at])
        free = 0.0
        for player in order:
            wanted = self._point(area, 0, last[player]).y() - line / 2
            top = max(free, min(wanted, self.height() - line * (len(order) - order.index(player))))
            free = top + line
            side = look.px(BADGE)
            badge = QRectF(area.right() + look.px(6), top + (line - side) / 2, side, side)
            paint_badge(painter, badge, player + 1)
            left = badge.right() + look.px(5)
            room = QRectF(left, top, self.width() - left, line)
            words = look.fm("caption").elidedText(
                self._names[player], Qt.TextElideMode.ElideRight, room.width()
            )
            flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            draw_text(painter, room, words, "caption", "ink", flags=flags)


def _step(most: int, labels: int) -> int:
    """A round step that makes no more than so many labels after the first."""
    for step in (1, 2, 5, 10, 20, 50, 100):
        if most // step <= labels:
            return step
    return max(1, most)
