"""A tile of the library: a book or game one can start."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design import paint
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.design.tokens import COVER_INK, COVERS
from gamebook_desktop.ui.widgets.chip import chip_size, paint_chip
from gamebook_desktop.ui.widgets.emblem import paint_emblem
from gamebook_desktop.ui.widgets.painted_button import WrappingButton

BLOCK, EMBLEM, ICON, PAD, PAD_RIGHT, PAD_Y, LEAST = 66, 40, 24, 14, 8, 13, 76
NATURAL = 290


class Tile(WrappingButton):
    """Emblem block, title, line and chip below. Without a ground it is dashed and shows an icon.

    A broken one is dashed too, and its line says what is wrong with a warning sign.
    """

    focus_radius = 10

    def __init__(
        self,
        title: str,
        sub: str,
        emblem: str,
        ground: str = "",
        *,
        broken: bool = False,
        chip: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._chip = chip
        self._sub, self._emblem, self._ground, self._broken = sub, emblem, ground, broken
        self._least = QSize()
        self._placed: dict[int, tuple[QRectF, QRectF]] = {}  # by width, until the look changes
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setText(title)

    def spoken(self) -> str:
        """Title, line, chip."""
        return ", ".join(part for part in (self.text(), self._sub, self._chip) if part)

    def natural_width(self) -> int:
        """A quarter of a page."""
        return theme().px(NATURAL)

    def minimumSizeHint(self) -> QSize:
        """Room for the block and the longest word."""
        if not self._least.isValid():
            look = theme()
            words = paint.widest_word(look.typeset(self.text()), "subtitle")
            words = max(words, paint.widest_word(look.typeset(self._sub), "small"))
            words = max(words, self._chip_size().width())
            self._least = QSize(look.px(BLOCK + 2 * PAD) + math.ceil(words), look.px(LEAST))
        return self._least

    def restyle(self) -> None:
        """Measure again."""
        self._least, self._placed = QSize(), {}
        super().restyle()

    def heightForWidth(self, width: int) -> int:
        """Height of the wrapped words at a width."""
        return max(theme().px(LEAST), math.ceil(self._foot(width)) + theme().px(PAD_Y))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Block, outline, words."""
        painter, look = paint.smooth(QPainter(self)), theme()
        rect = QRectF(self.rect())
        lit = self.underMouse() or self.isDown()
        dash = self._broken or not self._ground
        fill = "accent_soft" if lit else None if dash else "raised"
        paint.paint_box(painter, rect, fill=fill, radius=10)
        block = QRectF(0, 0, look.px(BLOCK), self.height())
        if self._ground and not self._broken:
            painter.save()
            painter.setClipPath(paint.rounded(rect, 10))
            paint.flood(painter, block, QColor(COVERS[self._ground]))
            painter.restore()
            self._paint_emblem(painter, block, QColor(COVER_INK))
        elif self._broken:
            self._paint_emblem(painter, block, look.color("ink2"))
        else:
            square = QRectF(0, 0, look.px(ICON), look.px(ICON))
            square.moveCenter(block.center())
            paint.paint_icon(painter, self._emblem, square, "accent")
        border = "edge" if dash or lit else "line"
        paint.paint_box(painter, rect, border=border, radius=10, dash=dash)
        title, sub = self._places(self.width())
        foot = self._foot(self.width())
        drop = max(0.0, (self.height() - look.px(PAD_Y) - foot) / 2)
        words = look.typeset(self.text())
        paint.draw_text(painter, title.translated(0, drop), words, "subtitle", "ink")
        if self._broken:
            side = look.px(15)
            sign = QRectF(sub.left(), sub.top() + drop + look.px(1), side, side)
            paint.paint_icon(painter, "warn", sign, "bad")
            sub = sub.adjusted(look.px(21), 0, 0, 0)
        token = "bad" if self._broken else "ink2"
        line = look.typeset(self._sub)
        paint.draw_text(painter, sub.translated(0, drop), line, "small", token)
        if self._chip:
            size = self._chip_size()
            place = QRectF(title.left(), foot - size.height() + drop, size.width(), size.height())
            paint_chip(painter, place, self._chip, "", "ink")

    def _chip_size(self) -> QSize:
        return chip_size(self._chip) if self._chip else QSize(0, 0)

    def _foot(self, width: int) -> float:
        """Where the words end, with the chip below them."""
        _, sub = self._places(width)
        return sub.bottom() + (theme().px(6) + self._chip_size().height() if self._chip else 0)

    def _places(self, width: int) -> tuple[QRectF, QRectF]:
        """Where title and line stand at a width; to be read, never changed in place."""
        found = self._placed.get(width)
        if found is None:
            found = self._placed[width] = self._measured(width)
        return found

    def _measured(self, width: int) -> tuple[QRectF, QRectF]:
        look = theme()
        left = look.px(BLOCK + PAD)
        room = width - left - look.px(PAD_RIGHT)
        size = paint.wrapped(look.typeset(self.text()), "subtitle", room)
        title = QRectF(left, look.px(PAD_Y), room, size.height())
        inset = look.px(21) if self._broken else 0
        size = paint.wrapped(look.typeset(self._sub), "small", room - inset)
        return title, QRectF(left, title.bottom() + look.px(4), room, size.height())

    def _paint_emblem(self, painter: QPainter, block: QRectF, colour: QColor) -> None:
        square = QRectF(0, 0, theme().px(EMBLEM), theme().px(EMBLEM))
        square.moveCenter(block.center())
        paint_emblem(painter, square, self._emblem, colour, max(1.5, theme().px(1.5)))
