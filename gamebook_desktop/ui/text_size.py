"""The text size by keys and by the wheel: steps that come while the window is laid out are one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from gamebook_desktop.ui.design.theme import theme

if TYPE_CHECKING:
    from gamebook_desktop.ui.main_window import MainWindow

STEP, SMALLEST, LARGEST = 10, 80, 250  # percent


class TextSize(QObject):
    """Changes the text size of a window by steps."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._wanted = 0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._on_later_timeout)

    def step(self, step: int) -> None:
        """Make the text larger or smaller by steps of 10 %; 0 sets it back to 100 %.

        It is done once no other event waits, for all steps that have come by then.
        """
        now = self._wanted if self._later.isActive() else round(theme().look.scale * 100)
        to = round(now / STEP) * STEP + step * STEP
        self._wanted = max(SMALLEST, min(LARGEST, to)) if step else 100
        self._later.start()

    def _on_later_timeout(self) -> None:
        from gamebook_desktop.ui.apply_settings import change_settings

        if reason := change_settings(self._window.desk, text_scale=self._wanted / 100):
            text = QCoreApplication.translate("Settings", "Settings not saved: {}").format(reason)
            self._window.line.say(text, "warn", "warn")
