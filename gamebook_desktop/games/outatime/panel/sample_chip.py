"""The chip that says the cards are invented, and opens the form for the owner's own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import paint_box, smooth
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.chip import chip_size, paint_chip
from gamebook_desktop.ui.widgets.painted_button import PaintedButton

ICON, TONE, LEAST = "info", "warn", 28


class SampleChip(PaintedButton):
    """Hidden where the cards are the owner's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def refresh(self, *, sample: bool) -> None:
        """Its words in the language in force."""
        translate = QCoreApplication.translate
        self.setText(translate("Outatime", "sample cards"))
        self.set_spoken(translate("Outatime", "sample cards, enter your own"))
        self.setVisible(sample)

    def sizeHint(self) -> QSize:
        """As wide as its words."""
        return chip_size(self.text(), ICON, height=LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The chip, outlined under the pointer."""
        painter = smooth(QPainter(self))
        rect = QRectF(self.rect())
        paint_chip(painter, rect, self.text(), ICON, TONE)
        if self.underMouse() or self.isDown():
            paint_box(painter, rect, border=TONE, radius=4, width=1.5 * theme().palette.line_width)
