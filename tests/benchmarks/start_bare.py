"""The floor: a process that shows a main window with one label."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

from tests.benchmarks.marks import PAINTED, say


class FirstPaint(QObject):
    """Says `painted` from the event loop that follows the first paint of a window."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look on once."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, lambda: say(PAINTED))
        return False


def main() -> int:
    """Run until the parent ends it."""
    app = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.setCentralWidget(QLabel("Gamebook Desktop"))
    window.resize(1366, 768)
    FirstPaint(window)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
