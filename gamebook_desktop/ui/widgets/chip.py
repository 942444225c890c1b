"""A small label with a ground: a talent, "advised", "sample cards"."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import draw_text, paint_box, paint_icon, smooth
from gamebook_desktop.ui.design.theme import Themed, theme

HEIGHT, ICON, BEFORE, BETWEEN, AFTER = 24, 14, 8, 5, 9
TONES = ("good", "bad", "warn")


def chip_size(text: str, icon: str = "", *, bold: bool = False, height: int = HEIGHT) -> QSize:
    """Size of a chip in pixels."""
    look = theme()
    words = look.fm("caption", bold=bold).horizontalAdvance(look.typeset(text))
    room = look.px(BEFORE + AFTER) + (look.px(ICON + BETWEEN) if icon else 0)
    return QSize(math.ceil(words) + room, look.px(height))


def paint_chip(
    painter: QPainter, rect: QRectF, text: str, icon: str, tone: str, *, bold: bool = False
) -> None:
    """A chip filling a rectangle; `tone` is good, bad, warn, or the token of an outlined text."""
    look = theme()
    soft = tone in TONES
    fill, border = (f"{tone}_soft", None) if soft else (None, "line" if tone == "ink" else "edge")
    paint_box(painter, rect, fill=fill, border=border, radius=4)
    x = rect.left() + look.px(BEFORE)
    if icon:
        side = look.px(ICON)
        top = rect.center().y() - side / 2
        paint_icon(painter, icon, QRectF(x, top, side, side), tone, 2)
        x += look.px(ICON + BETWEEN)
    words = QRectF(x, rect.top(), rect.right() - x, rect.height())
    flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
    draw_text(painter, words, look.typeset(text), "caption", tone, bold=bold, flags=flags)


class Chip(Themed, QLabel):
    """A chip standing by itself; its text is what a screen reader says."""

    def __init__(
        self,
        text: str,
        icon: str = "",
        tone: str = "ink",
        *,
        bold: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._icon, self._tone, self._bold = icon, tone, bold
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As wide as its words."""
        return chip_size(self.text(), self._icon, bold=self._bold)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The chip."""
        painter = smooth(QPainter(self))
        rect = QRectF(self.rect())
        paint_chip(painter, rect, self.text(), self._icon, self._tone, bold=self._bold)
