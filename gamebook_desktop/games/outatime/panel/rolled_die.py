"""A die on the table: its face, its key, and what putting it on the DeLorean would do."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gamebook_desktop.games.outatime.panel.card_boxes import face_word
from gamebook_desktop.ui.design.fonts import make_font
from gamebook_desktop.ui.design.paint import (
    CENTER,
    dashed,
    draw_text,
    paint_box,
    paint_icon,
    smooth,
    wrapped,
)
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.design.tokens import INTERFACE
from gamebook_desktop.ui.widgets.die import CORNER, paint_die, paint_slot
from gamebook_desktop.ui.widgets.die_view import DieView
from gamebook_desktop.ui.widgets.keycap import keycap_size, paint_keycap

SIDE, WIDE, TIGHT, ABOVE, LOCK, LOCK_GAP = 72, 126, 93, 6, 13, 3
MANY = 4
"""Above so many dice they stand closer together."""


class RolledDie(DieView):
    """One of the dice rolled; pressing it chooses it. Closed where it cannot be locked."""

    focus_margin = -2

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        self._given = self._key = key
        self._caption = ""
        self._wide = WIDE
        super().__init__(kind="sign", size=SIDE, clickable=True, parent=parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_die(self, caption: str, *, chosen: bool, many: bool) -> None:
        """What it would do, and whether it is the one in hand."""
        self._caption, self._wide = caption, TIGHT if many else WIDE
        self.setChecked(chosen)
        self.restyle()

    def show_key(self, shown: bool) -> None:
        """Whether a key chooses it."""
        self._key = self._given if shown else ""

    @property
    def caption(self) -> str:
        """What stands under it."""
        return self._caption

    def spoken(self) -> str:
        """Face, what it would do, and its key."""
        face = self.face()
        said = super().spoken() if face is None else face_word(face)
        return ", ".join(part for part in (said, self._caption, self._key) if part)

    def nextCheckState(self) -> None:
        """What is in hand is decided by the panel; a closed die refuses."""
        before = self.isChecked()
        super().nextCheckState()
        self.setChecked(before)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space chooses; everything else belongs to the panel."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def sizeHint(self) -> QSize:
        """Die, key and words under each other."""
        look = theme()
        width = look.px(self._wide)
        room = width - (look.px(LOCK + LOCK_GAP) if self.locked else 0)
        words = wrapped(look.typeset(self._caption), "small", room, bold=self.isChecked()).height()
        least = look.fm("small").height()
        height = look.px(ABOVE + SIDE + 10)
        if not self._key:
            return QSize(width, height)
        height += keycap_size(self._key).height() + look.px(2)
        return QSize(width, height + math.ceil(max(words, least)) + look.px(2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The die, ringed when in hand; its key; its words."""
        painter, look = smooth(QPainter(self)), theme()
        side = look.px(SIDE)
        die = QRectF((self.width() - side) / 2, look.px(ABOVE), side, side)
        face = self.drawn_face()
        if face is None:
            paint_slot(painter, die, current=self._current)
        elif self.locked and face == self.face():
            self._paint_closed(painter, die, str(face))
        else:
            paint_die(painter, die, face, kind="sign")
        if self.isChecked():
            ring = die.adjusted(-5, -5, 5, 5)
            paint_box(painter, ring, border="focus", radius=side * CORNER + 4, width=3)
        elif self.underMouse() and not self.locked and face is not None:
            paint_box(painter, die, border="accent", radius=side * CORNER, width=2.5)
        top = die.bottom() + look.px(10)
        if self._key:
            key = keycap_size(self._key)
            place = QRectF((self.width() - key.width()) / 2, top, key.width(), key.height())
            paint_keycap(painter, place, self._key, dash=self.locked)
            top = place.bottom() + look.px(2)
        self._paint_caption(painter, QRectF(0, top, self.width(), self.height() - top))

    def _paint_closed(self, painter: QPainter, die: QRectF, face: str) -> None:
        line = 1.5 * theme().palette.line_width
        painter.setPen(dashed(theme().color("edge"), line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = die.width() * CORNER
        painter.drawRoundedRect(die.adjusted(1, 1, -1, -1), corner, corner)
        painter.setPen(theme().color("ink2"))
        share = 0.5 if len(face) == 1 else 0.46
        painter.setFont(make_font(INTERFACE, round(die.width() * share), bold=True))
        painter.drawText(die, int(CENTER), face)

    def _paint_caption(self, painter: QPainter, room: QRectF) -> None:
        look = theme()
        text = look.typeset(self._caption)
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        flags |= int(Qt.TextFlag.TextWordWrap)
        bold = self.isChecked()
        token = "accent" if bold else "ink2"
        if self.locked and text:
            side, gap = look.px(LOCK), look.px(LOCK_GAP)
            words = look.fm("small").horizontalAdvance(text)
            words = min(words, room.width() - side - gap)
            left = (room.width() - words - side - gap) / 2
            paint_icon(painter, "lock", QRectF(left, room.top() + 2, side, side), token)
            room = QRectF(left + side + gap, room.top(), words + 2, room.height())
        draw_text(painter, room, text, "small", token, bold=bold, flags=flags)
