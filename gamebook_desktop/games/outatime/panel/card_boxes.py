"""A power card on screen: its boxes in order, covered, next and to come, and what would cover them.

A box is a die's face: 2 to 5, "FLUX" or 88.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import (
    CENTER,
    draw_text,
    paint_box,
    paint_hatch,
    paint_icon,
    rounded,
    smooth,
)
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.typography import MINUS
from gamebook_desktop.ui.widgets.die import Face

SIDE, GAP, FLAG_ROOM, LINE_GAP, RADIUS = 42, 6, 16, 4, 5
FLAG_WIDTH, FLAG_HEIGHT = 34, 22


class CardBoxes(Themed, QWidget):
    """The boxes of one card; they go on to a new line where the width is short.

    Spoken as one sentence. `gains` boxes from the next one on carry a flag: what the die in hand
    would cover here.
    """

    def __init__(self, *, flags: bool = True, parent: QWidget | None = None) -> None:
        """Without `flags` it is a card out of play, of which no box is the next one."""
        super().__init__(parent)
        self._boxes: tuple[Face, ...] = ()
        self._covered = 0
        self._gains = 0
        self._losses = 0
        self._room_for_flags = flags
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_boxes(
        self, boxes: tuple[Face, ...], covered: int, gains: int = 0, losses: int = 0
    ) -> None:
        """Show a card of which so many boxes are covered; `gains` more, or `losses` fewer."""
        shown = (boxes, covered, gains, losses)
        if shown != (self._boxes, self._covered, self._gains, self._losses):
            self._boxes, self._covered, self._gains, self._losses = shown
            self.restyle()

    def flagged(self) -> tuple[int, ...]:
        """Which boxes, from 0, carry a flag."""
        return tuple(range(self._covered, min(self._covered + self._gains, len(self._boxes))))

    def at_risk(self) -> tuple[int, ...]:
        """Which covered boxes, from 0, would be lost; they are hatched."""
        return tuple(range(max(0, self._covered - self._losses), self._covered))

    def restyle(self) -> None:
        """Say the card in one sentence."""
        said = spoken(self._boxes, self._covered, self._gains, len(self.at_risk()))
        self.setAccessibleName(theme().typeset(said))
        super().restyle()

    def sizeHint(self) -> QSize:
        """All boxes on one line."""
        width = self._across(len(self._boxes))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """At least three boxes a line."""
        return QSize(self._across(min(3, len(self._boxes))), self._line_height())

    def heightForWidth(self, width: int) -> int:
        """Height of the lines of boxes at a width."""
        lines = -(-len(self._boxes) // self._per_line(width)) or 1
        return lines * self._line_height() + (lines - 1) * theme().px(LINE_GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Every box, then the flags over them."""
        painter = smooth(QPainter(self))
        for at in range(len(self._boxes)):
            self._paint_box(painter, at)
        for at in self.flagged():
            self._paint_flag(painter, self._place(at), f"+{at - self._covered + 1}", "accent")
        for at in self.at_risk():
            self._paint_flag(painter, self._place(at), f"{MINUS}{self._covered - at}", "bad")

    def _across(self, boxes: int) -> int:
        look = theme()
        return max(0, boxes * look.px(SIDE) + (boxes - 1) * look.px(GAP)) + look.px(4)

    def _per_line(self, width: int) -> int:
        look = theme()
        step = look.px(SIDE) + look.px(GAP)
        return max(1, (width - look.px(4) + look.px(GAP)) // step)

    def _line_height(self) -> int:
        look = theme()
        return look.px(SIDE) + look.px(4) + (look.px(FLAG_ROOM) if self._room_for_flags else 0)

    def _place(self, at: int) -> QRectF:
        look = theme()
        line, column = divmod(at, self._per_line(self.width()))
        left = look.px(2) + column * (look.px(SIDE) + look.px(GAP))
        top = line * (self._line_height() + look.px(LINE_GAP)) + look.px(2)
        top += look.px(FLAG_ROOM) if self._room_for_flags else 0
        return QRectF(left, top, look.px(SIDE), look.px(SIDE))

    def _paint_box(self, painter: QPainter, at: int) -> None:
        look, rect = theme(), self._place(at)
        if at < self._covered:
            paint_box(painter, rect, fill="ground", border="edge", radius=RADIUS)
            if at in self.at_risk():
                painter.save()
                painter.setClipPath(rounded(rect, RADIUS))
                paint_hatch(painter, rect, "bad", "bad_soft")
                painter.restore()
                paint_box(painter, rect, border="bad", radius=RADIUS, width=2)
            side = look.px(20)
            tick = QRectF(0, 0, side, side)
            tick.moveCenter(rect.center())
            paint_icon(painter, "check", tick, "ink2", 2.2)
            return
        following = at == self._covered and self._room_for_flags
        line = look.palette.line_width
        fill, border, width = "raised", "edge", float(line)
        if at in self.flagged():
            fill, border, width = "accent_soft", "accent", 1.5 + line
        elif following:
            border, width = "ink", 1.25 + line
        paint_box(painter, rect, fill=fill, border=border, radius=RADIUS, width=width)
        paint_box_face(painter, rect, self._boxes[at], "ink" if following else "ink2", following)

    def _paint_flag(self, painter: QPainter, box: QRectF, text: str, token: str) -> None:
        look = theme()
        rect = QRectF(0, 0, look.px(FLAG_WIDTH), look.px(FLAG_HEIGHT))
        rect.moveCenter(box.center())
        rect.moveTop(box.top() - look.px(FLAG_ROOM) + 1)
        painter.setPen(QPen(look.color("page"), 2))
        painter.setBrush(look.color(token))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        flags = int(CENTER)
        draw_text(painter, rect, text, "small", "on_accent", bold=True, flags=flags)


def paint_box_face(
    painter: QPainter, rect: QRectF, face: Face, token: str, bold: bool = False
) -> None:
    """The face printed in a box."""
    if face == "FLUX":
        side = rect.width() * 0.62
        square = QRectF(0, 0, side, side)
        square.moveCenter(rect.center())
        paint_icon(painter, "flux", square, token, 2.4 if bold else 2)
        return
    draw_text(painter, rect, str(face), "title", token, bold=bold, flags=int(CENTER))


def face_word(face: Face) -> str:
    """A face as it is said: "flux", "3", "88"."""
    return QCoreApplication.translate("Outatime", "flux") if face == "FLUX" else str(face)


def spoken(boxes: tuple[Face, ...], covered: int, gains: int, losses: int) -> str:
    """The card in one sentence."""
    translate = QCoreApplication.translate
    said = translate("Outatime", "{0} of %n box(es) covered", "", len(boxes)).format(covered)
    if left := boxes[covered:]:
        waits = translate("Outatime", "waits for {0}")
        said = f"{said}, {waits.format(', '.join(face_word(face) for face in left))}"
    if gains:
        said = f"{said}, {translate('Outatime', '%n box(es) to gain', '', gains)}"
    if losses:
        said = f"{said}, {translate('Outatime', '%n box(es) to lose', '', losses)}"
    return said
