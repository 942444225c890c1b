"""The pages of a play, one of them in front."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget


class Pages(QStackedWidget):
    """Signal: `shown()` once they have come to the front."""

    shown = Signal()

    def showEvent(self, event: QShowEvent) -> None:
        """Tell of it when the window has settled."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self.shown.emit)
