"""Tabs as words over a line, the open one underlined."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QTabBar, QWidget

from gamebook_desktop.ui.design.paint import draw_text
from gamebook_desktop.ui.design.theme import Themed, theme

GAP, HEIGHT, BAR = 20, 40, 3
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Tabs(Themed, QTabBar):
    """A tab bar painted like the page; signals and keys are those of QTabBar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tabSizeHint(self, index: int) -> QSize:
        """The word in bold and the gap after it."""
        look = theme()
        words = look.fm("body", bold=True).horizontalAdvance(look.typeset(self.tabText(index)))
        return QSize(math.ceil(words) + look.px(GAP), look.px(HEIGHT))

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Never cut."""
        return self.tabSizeHint(index)

    def restyle(self) -> None:
        """Sizes of tabs are kept by Qt until a text changes."""
        if self.count():
            self.setTabText(0, self.tabText(0))
        super().restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words, hairline, and the bar of the open tab."""
        painter, look = QPainter(self), theme()
        line, bar = look.palette.line_width, look.px(BAR)
        painter.fillRect(0, self.height() - line, self.width(), line, look.color("line"))
        for at in range(self.count()):
            place = self.tabRect(at).adjusted(0, 0, -look.px(GAP), 0)
            here = at == self.currentIndex()
            token = "ink" if here else "ink2"
            words = look.typeset(self.tabText(at))
            area = QRectF(place).adjusted(0, 0, 2, 0)
            draw_text(painter, area, words, "body", token, bold=here, flags=_LEFT)
            if here:
                under = place.adjusted(0, place.height() - bar, 0, 0)
                painter.fillRect(under, look.color("accent"))
