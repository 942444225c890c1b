"""Something to choose among others: name, one line of what it does, a tick when chosen."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design import paint
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.painted_button import PaintedButton

PAD, TICK, GAP = 12, 22, 10


class PickButton(PaintedButton):
    """Checked or not, by Space; `single` draws a round mark, for one of several."""

    takes_enter = False

    def __init__(self, *, single: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._about = ""
        self._single = single
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.toggled.connect(self.restyle)

    def show_pick(self, name: str, about: str) -> None:
        """Change the words."""
        self._about = about
        self.setText(name)

    def spoken(self) -> str:
        """Name and what it does."""
        state = QCoreApplication.translate("Creation", "chosen") if self.isChecked() else ""
        return ". ".join(part for part in (self.text(), self._about, state) if part)

    def sizeHint(self) -> QSize:
        """Words on as few lines as fit."""
        width = theme().px(220)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Room for the longest word."""
        words = max(
            paint.widest_word(self.text(), "strong"), paint.widest_word(self._about, "small")
        )
        return QSize(math.ceil(words) + self._before() + theme().px(PAD), theme().px(44))

    def hasHeightForWidth(self) -> bool:
        """Wrapped words make it taller."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of name and line at a width."""
        inner = width - self._before() - theme().px(PAD)
        look = theme()
        name = paint.wrapped(look.typeset(self.text()), "strong", inner).height()
        about = paint.wrapped(look.typeset(self._about), "small", inner).height()
        return max(look.px(44), math.ceil(name + about) + 2 * look.px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Box, mark, name, line."""
        painter, look = paint.smooth(QPainter(self)), theme()
        rect, on = QRectF(self.rect()), self.isChecked()
        lit = self.underMouse() or on
        fill, border = ("accent_soft", "accent") if lit else ("raised", "edge")
        paint.paint_box(painter, rect, fill=fill, border=border, radius=6, width=2 if on else None)
        side = look.px(TICK)
        mark = QRectF(look.px(PAD), look.px(10), side, side)
        radius = side / 2 if self._single else 4
        paint.paint_box(
            painter, mark, fill="accent" if on else "page", border="edge", radius=radius
        )
        if on:
            inset = side * 0.12
            paint.paint_icon(
                painter, "check", mark.adjusted(inset, inset, -inset, -inset), "on_accent", 2.4
            )
        inner = self.width() - self._before() - look.px(PAD)
        name = look.typeset(self.text())
        height = paint.wrapped(name, "strong", inner).height()
        top = QRectF(self._before(), look.px(8), inner, height)
        paint.draw_text(painter, top, name, "strong", "ink")
        below = QRectF(self._before(), top.bottom(), inner, self.height() - top.bottom())
        paint.draw_text(painter, below, look.typeset(self._about), "small", "ink2")

    def _before(self) -> int:
        return theme().px(PAD + TICK + GAP)
