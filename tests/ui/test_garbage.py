"""Objects of Qt die in the window's thread."""

from __future__ import annotations

import gc
import threading
import weakref

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.garbage import LOOK_MS, GarbageCollector


class Knot(QObject):
    """Only a collection frees it."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


def test_what_another_thread_allocates_frees_nothing_of_qt(qtbot: QtBot) -> None:
    parent = QObject()
    GarbageCollector(parent)
    knot = Knot()
    alive, died_in = weakref.ref(knot), []
    weakref.finalize(knot, lambda: died_in.append(threading.current_thread()))
    del knot
    litter: list[list[int]] = []  # enough for Python's own collector to start, many times
    thread = threading.Thread(target=lambda: litter.extend([] for _ in range(200_000)))
    thread.start()
    thread.join()
    assert len(litter) == 200_000
    assert alive() is not None
    qtbot.waitUntil(lambda: alive() is None, timeout=20 * LOOK_MS)
    assert died_in == [threading.main_thread()]
    assert not gc.isenabled()
