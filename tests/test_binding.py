"""Qt's Python binding keeps its objects alive: PySide6 6.12.0 on Python 3.11 does not."""

from __future__ import annotations

import subprocess
import sys

from PySide6.QtCore import QObject

EMIT = """
from PySide6.QtCore import QObject, Signal

class Sender(QObject):
    sent = Signal(object)

sender = Sender()
received = []
sender.sent.connect(received.append)
for number in range(5_000):
    sender.sent.emit(number)
for _ in range(20_000):
    sender.setObjectName("a")
assert received == list(range(5_000))
"""


def test_long_use_does_not_end_the_process() -> None:
    done = subprocess.run(
        [sys.executable, "-c", EMIT], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr


def test_calls_that_return_nothing_keep_none() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(2_000):
        thing.setObjectName("a")
    assert sys.getrefcount(None) > before - 500
