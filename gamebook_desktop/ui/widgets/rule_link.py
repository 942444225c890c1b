"""A reference to a rule: underlined, focusable, opens the rules at that entry."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.painted_button import PaintedButton


class RuleLink(PaintedButton):
    """A link to one rule. Signal: `activated(rule id)`, by click, Space or Enter."""

    activated = Signal(str)
    focus_margin = 3
    focus_radius = 4

    def __init__(self, rule: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._id, self._given = rule, text
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._on_clicked)
        self.restyle()

    def set_rule(self, rule: str, text: str = "") -> None:
        """Point to another rule; without words of its own it is called "Rule …"."""
        if (rule, text) != (self._id, self._given):
            self._id, self._given = rule, text
            self.restyle()

    def text(self) -> str:
        """The words shown."""
        return self._given or QCoreApplication.translate("Widgets", "Rule {}").format(self._id)

    def spoken(self) -> str:
        """The words shown."""
        return self.text()

    def sizeHint(self) -> QSize:
        """Just the words."""
        fm = theme().fm("small")
        width = fm.horizontalAdvance(theme().typeset(self.text()))
        return QSize(math.ceil(width) + 2, math.ceil(fm.height()) + 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter follows a link, as everywhere."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Underlined words."""
        painter = QPainter(self)
        font = theme().font("small")
        painter.setPen(theme().color("ink" if self.underMouse() else "accent"))
        painter.setFont(font)
        baseline = (self.height() - QFontMetricsF(font).height()) / 2 + QFontMetricsF(font).ascent()
        text = theme().typeset(self.text())
        painter.drawText(QPointF(0, baseline), text)
        width = theme().fm("small").horizontalAdvance(text)
        line = theme().palette.line_width
        under = round(baseline + theme().px(2))
        painter.fillRect(0, under, math.ceil(width), line, painter.pen().color())

    def _on_clicked(self) -> None:
        self.activated.emit(self._id)
