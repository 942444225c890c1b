"""A key as it is printed on a keyboard."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import CENTER, draw_text, paint_box, smooth
from gamebook_desktop.ui.design.theme import Themed, theme

SIDE, LARGE = 22, 26


def keycap_size(text: str, large: bool = False) -> QSize:
    """Size of a keycap in pixels: a square, wider for a word."""
    look = theme()
    side = look.px(LARGE if large else SIDE)
    fm = look.fm("body" if large else "caption", bold=True)
    words = fm.horizontalAdvance(look.typeset(text)) + look.px(10)
    return QSize(max(side, math.ceil(words)), side)


def paint_keycap(
    painter: QPainter,
    rect: QRectF,
    text: str,
    *,
    token: str = "ink2",
    fill: str | None = "raised",
    dash: bool = False,
    large: bool = False,
) -> None:
    """A keycap filling a rectangle; dashed where the key does nothing but say why."""
    border = token if token == "on_accent" else "edge"
    paint_box(painter, rect, fill=fill, border=border, radius=3, dash=dash)
    role = "body" if large else "caption"
    draw_text(painter, rect, theme().typeset(text), role, token, bold=True, flags=int(CENTER))


class Keycap(Themed, QWidget):
    """A keycap standing by itself."""

    def __init__(
        self,
        text: str,
        *,
        token: str = "ink2",
        fill: str | None = "raised",
        dash: bool = False,
        large: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._text, self._token, self._fill = text, token, fill
        self._dash, self._large = dash, large
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)

    def set_text(self, text: str) -> None:
        """Change the key."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.restyle()

    def sizeHint(self) -> QSize:
        """As large as its letters need."""
        return keycap_size(self._text, self._large)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The keycap."""
        paint_keycap(
            smooth(QPainter(self)),
            QRectF(self.rect()),
            self._text,
            token=self._token,
            fill=self._fill,
            dash=self._dash,
            large=self._large,
        )
