"""A counted value, one bar a point: filled, outlined where lost, hatched where about to be lost."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme

BAR, GAP, HEIGHT = 4, 2, 8
LEAST_BAR, LEAST_GAP = 2, 1


def bars(width: int, points: int, bar: int) -> tuple[int, int]:
    """Whole pixels of (bar, gap) so that the points fit a width; never under 2 and 1."""
    if points <= 0:
        return bar, GAP
    for gap in (GAP, LEAST_GAP):
        fit = (width - gap * (points - 1)) // points
        if fit > LEAST_BAR or gap == LEAST_GAP:
            return max(LEAST_BAR, min(bar, fit)), gap
    raise AssertionError


def paint_meter(
    painter: QPainter, rect: QRect, value: int, initial: int, after: int | None, bar: int
) -> None:
    """A meter from the left of a rectangle; points from `after` up to `value` are hatched."""
    look = theme()
    points = max(value, initial)
    wide, gap = bars(rect.width(), points, bar)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    kept = value if after is None else max(0, min(after, value))
    for i in range(points):
        box = QRect(rect.left() + i * (wide + gap), rect.top(), wide, rect.height())
        if i < kept:
            painter.fillRect(box, look.color("ink"))
            continue
        token = "bad" if i < value else "edge"
        if i < value:
            painter.fillRect(box, QBrush(look.color(token), Qt.BrushStyle.Dense5Pattern))
        painter.setPen(look.color(token))
        painter.drawRect(box.adjusted(0, 0, -1, -1))


class Meter(Themed, QWidget):
    """A meter standing by itself; reads "STAMINA 12 of 18"."""

    def __init__(
        self,
        name: str,
        value: int = 0,
        initial: int = 0,
        *,
        after: int | None = None,
        bar: int = BAR,
        height: int = HEIGHT,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name, self._bar, self._height = name, bar, height
        self._value, self._initial, self._after = value, initial, after
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._speak()

    def set_value(self, value: int, initial: int, after: int | None = None) -> None:
        """Change the points; `after` is what would be left, None when nothing threatens."""
        if (value, initial, after) != (self._value, self._initial, self._after):
            self._value, self._initial, self._after = value, initial, after
            self._speak()
            self.restyle()

    def sizeHint(self) -> QSize:
        """Full-size bars."""
        look = theme()
        points = max(self._value, self._initial, 1)
        return QSize(points * (look.px(self._bar) + GAP) - GAP, look.px(self._height))

    def minimumSizeHint(self) -> QSize:
        """The smallest bars."""
        points = max(self._value, self._initial, 1)
        wide = points * (LEAST_BAR + LEAST_GAP) - LEAST_GAP
        return QSize(wide, theme().px(self._height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bars."""
        bar = theme().px(self._bar)
        paint_meter(QPainter(self), self.rect(), self._value, self._initial, self._after, bar)

    def _speak(self) -> None:
        words = QCoreApplication.translate("Widgets", "{} {} of {}")
        self.setAccessibleName(words.format(self._name, self._value, self._initial))
