"""Chances as smooth bars: one share, or what is lucky beside what is not."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import paint_box, paint_hatch, rounded, smooth
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.typography import percent

HEIGHT, SPLIT_HEIGHT, RADIUS = 12, 14, 3


def tint(token: str, ground: str, share: float) -> QColor:
    """A token's colour laid thinly over a ground, `share` from 0 to 1."""
    over, under = theme().color(token), theme().color(ground)

    def between(a: int, b: int) -> int:
        return round(b + (a - b) * share)

    return QColor(
        between(over.red(), under.red()),
        between(over.green(), under.green()),
        between(over.blue(), under.blue()),
    )


class _Chance(Themed, QWidget):
    """A bar for a chance; its accessible name is given words and the exact figure."""

    def __init__(self, name: str, share: float, height: int, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._name, self._share, self._height = name, share, height
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.restyle()

    def set_share(self, share: float, name: str | None = None) -> None:
        """Change the chance, from 0 to 1, and perhaps what it is the chance of."""
        named = self._name if name is None else name
        if (share, named) != (self._share, self._name):
            self._share, self._name = share, named
            self.restyle()

    def restyle(self) -> None:
        """Renew the accessible name."""
        self.setAccessibleName(f"{self._name} {percent(self._share, theme().language)}".strip())
        super().restyle()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        look = theme()
        return QSize(look.px(160), look.px(self._height))


class Bar(_Chance):
    """A share of 1; hatched when it is the second of two."""

    def __init__(
        self,
        name: str,
        share: float = 0.0,
        *,
        token: str = "accent",
        hatch: bool = False,
        height: int = HEIGHT,
        parent: QWidget | None = None,
    ) -> None:
        self._token, self._hatch = token, hatch
        super().__init__(name, share, height, parent)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Track, share, outline."""
        painter = smooth(QPainter(self))
        rect = QRectF(self.rect())
        paint_box(painter, rect, fill="raised", radius=RADIUS)
        filled = QRectF(0, 0, self.width() * self._share, self.height())
        painter.setClipPath(rounded(rect, RADIUS))
        if self._hatch:
            painter.fillRect(filled, tint(self._token, "raised", 0.25))
            paint_hatch(painter, filled, self._token, None)
        else:
            painter.fillRect(filled, theme().color(self._token))
        painter.setClipping(False)
        paint_box(painter, rect, border="edge", radius=RADIUS)


class SplitBar(_Chance):
    """What goes well beside what goes ill: filled, then hatched; the name tells the first."""

    def __init__(self, name: str, share: float = 0.0, parent: QWidget | None = None) -> None:
        super().__init__(name, share, SPLIT_HEIGHT, parent)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Both parts with a gap between them."""
        painter = smooth(QPainter(self))
        rect = QRectF(self.rect())
        x = self.width() * self._share
        painter.setClipPath(rounded(rect, RADIUS))
        painter.fillRect(QRectF(0, 0, x, self.height()), theme().color("good"))
        rest = QRectF(x, 0, self.width() - x, self.height())
        paint_hatch(painter, rest, "bad", "bad_soft")
        painter.setClipping(False)
        paint_box(painter, rect, border="edge", radius=RADIUS)
        if 0 < self._share < 1:
            painter.fillRect(QRectF(x - 1, 0, 2, self.height()), theme().color("raised"))
