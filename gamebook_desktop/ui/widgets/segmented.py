"""A few options side by side, exactly one of them chosen."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import CENTER, draw_text, rounded, smooth
from gamebook_desktop.ui.design.theme import Themed, theme

PAD, HEIGHT, RADIUS = 12, 36, 6


class _Segment(Themed, QRadioButton):
    """One option; Qt gives radio buttons of one parent their arrows and their single Tab stop."""

    def __init__(self, text: str, first: bool, last: bool, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._first, self._last = first, last
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def hitButton(self, pos: QPoint) -> bool:
        """The whole segment can be pressed."""
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        """The words, as wide as they are in bold."""
        look = theme()
        words = look.fm("small", bold=True).horizontalAdvance(look.typeset(self.text()))
        return QSize(math.ceil(words) + 2 * look.px(PAD), look.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground and outline of this part of the whole."""
        painter, look = smooth(QPainter(self)), theme()
        line = look.palette.line_width
        left = line / 2 if self._first else -RADIUS * 2.0
        right = self.width() - (line / 2 if self._last else -RADIUS * 2.0)
        whole = QRectF(left, line / 2, right - left, self.height() - line)
        shape: QPainterPath = rounded(whole, RADIUS)
        lit = "accent_soft" if self.underMouse() else "raised"
        painter.fillPath(shape, look.color("accent" if self.isChecked() else lit))
        painter.setPen(QPen(look.color("edge"), line))
        painter.drawPath(shape)
        if not self._first:
            painter.fillRect(QRectF(0, 0, line, self.height()), look.color("edge"))
        draw_text(
            painter,
            QRectF(self.rect()),
            look.typeset(self.text()),
            "small",
            "on_accent" if self.isChecked() else "ink",
            bold=self.isChecked(),
            flags=int(CENTER),
        )


class Segmented(QWidget):
    """Exclusive options. Signal: `chosen(index)` when the user picks another one."""

    chosen = Signal(int)

    def __init__(
        self,
        name: str,
        options: Sequence[str] = (),
        current: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._segments: list[_Segment] = []
        self._current = current
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.set_options(options, current)

    def set_options(self, options: Sequence[str], current: int) -> None:
        """Show these options, one of them chosen."""
        if [segment.text() for segment in self._segments] != list(options):
            for segment in self._segments:
                self._row.removeWidget(segment)
                segment.setParent(None)
                segment.deleteLater()
            last = len(options) - 1
            self._segments = [
                _Segment(text, at == 0, at == last, self) for at, text in enumerate(options)
            ]
            for segment in self._segments:
                segment.clicked.connect(self._on_segment_clicked)
                self._row.addWidget(segment)
        self.set_current(current)

    def set_current(self, index: int) -> None:
        """Choose an option without a signal."""
        self._current = index
        if 0 <= index < len(self._segments):
            self._segments[index].setChecked(True)

    def current(self) -> int:
        """The option chosen, counted from 0."""
        return self._current

    def segments(self) -> list[QRadioButton]:
        """The options as buttons, in order."""
        return list(self._segments)

    def _on_segment_clicked(self) -> None:
        index = next(i for i, segment in enumerate(self._segments) if segment.isChecked())
        if index != self._current:
            self._current = index
            self.chosen.emit(index)
