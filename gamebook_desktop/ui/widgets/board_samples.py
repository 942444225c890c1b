"""Pieces of the board of elements that are not widgets of the program: swatches, zones, lines."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gamebook_desktop.ui.design.paint import (
    CENTER,
    paint_box,
    paint_focus,
    rounded,
    smooth,
)
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.tokens import Palette
from gamebook_desktop.ui.widgets.badge import paint_badge, paint_zone
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.rule_link import RuleLink

SURFACES = ("ground", "page", "panel", "raised", "accent_soft")
MARKS = ("good", "bad", "warn", "edge", "focus")


class Swatches(Themed, QWidget):
    """One palette on its own surfaces, whatever the theme in force."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette = palette
        self.setAccessibleName(palette.name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A line of letters, one of dots, one of names."""
        look = theme()
        return QSize(look.px(360), look.px(84))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The surfaces beside one another."""
        painter = smooth(QPainter(self))
        wide = self.width() / len(SURFACES)
        for at, surface in enumerate(SURFACES):
            self._paint_surface(painter, QRectF(at * wide, 0, wide + 1, self.height()), surface)
        paint_box(painter, QRectF(self.rect()), border="edge")

    def _paint_surface(self, painter: QPainter, rect: QRectF, surface: str) -> None:
        look, palette = theme(), self._palette

        def colour(token: str) -> QColor:
            return QColor(getattr(palette, token))

        painter.fillRect(rect, colour(surface))
        soft = surface == "accent_soft"
        samples = (("title", "ink"), ("strong", "accent"), ("strong", "ink2" if soft else "rubric"))
        step = rect.width() / 3.3
        for at, (role, token) in enumerate(samples):
            painter.setFont(look.font(role, bold=True))
            painter.setPen(colour(token))
            place = QRectF(rect.left() + step * (at + 0.15), look.px(4), step, look.px(32))
            painter.drawText(place, int(CENTER), "Aa")
        marks = ("focus",) if soft else MARKS
        gap, radius = look.px(18), look.px(6.5)
        first = rect.center().x() - gap * (len(marks) - 1) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for at, token in enumerate(marks):
            painter.setBrush(colour(token))
            painter.drawEllipse(QPointF(first + at * gap, look.px(46)), radius, radius)
        painter.setFont(look.font("caption"))
        painter.setPen(colour("ink2"))
        under = QRectF(rect.left(), look.px(57), rect.width(), look.px(22))
        painter.drawText(under, int(CENTER), surface)


class Zone(Themed, QWidget):
    """A player's zone with their badge on it."""

    def __init__(self, player: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A cell of a board."""
        look = theme()
        return QSize(look.px(64), look.px(52))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cell, pattern, badge."""
        painter = smooth(QPainter(self))
        rect = QRectF(self.rect())
        paint_box(painter, rect, fill="raised", radius=5)
        paint_zone(painter, rounded(rect, 5), self._player)
        paint_box(painter, rect, border="edge", radius=5)
        square = QRectF(0, 0, theme().px(28), theme().px(28))
        square.moveCenter(rect.center())
        paint_badge(painter, square, self._player, str(self._player))


class Ringed(Themed, QWidget):
    """A widget with the focus ring drawn around it, as if it had the focus."""

    REACH = 6

    def __init__(self, widget: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(self.REACH, self.REACH, self.REACH, self.REACH)
        column.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring."""
        paint_focus(smooth(QPainter(self)), QRectF(self.rect()), 9)


class Captioned(QWidget):
    """A sample with its name under it."""

    def __init__(self, sample: QWidget, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        middle = Qt.AlignmentFlag.AlignHCenter
        column.addWidget(sample, 0, middle | Qt.AlignmentFlag.AlignVCenter)
        column.addWidget(Label(words, "caption", "ink2"), 0, middle)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)


class Notice(Card):
    """A line of the message line: tone "warn", "bad" or "" with a rule link or a button."""

    def __init__(
        self, icon: str, tone: str, words: str, *, rule: str = "", button: str = ""
    ) -> None:
        super().__init__(f"{tone}_soft" if tone else "panel", "line", radius=0)
        look = theme()
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(16), look.px(4), look.px(6), look.px(4))
        row.setSpacing(look.px(10))
        row.addWidget(Icon(icon, 18, tone or "ink2"))
        row.addWidget(Label(words, "small", wrap=True), 0 if rule else 1)
        if rule:
            row.addWidget(RuleLink(rule))
            row.addStretch(1)
        if button:
            row.addWidget(Button(button))
        self.setMinimumHeight(look.px(40))
