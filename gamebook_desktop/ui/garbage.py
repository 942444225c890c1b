"""Garbage is collected in the window's thread, and between two events only."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

LOOK_MS = 500


class GarbageCollector(QObject):
    """Collects in place of Python's own collector, at the same thresholds.

    That one works in whatever thread allocates, and an object of Qt that dies in another thread
    takes the program down; nor does a collection in the middle of a move make it late.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()

    def _on_timeout(self) -> None:
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return
