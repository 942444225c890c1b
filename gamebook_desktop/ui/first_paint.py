"""The first picture of a window, and what waits for it.

Nothing here needs Qt's namespace of enumerations, nor paints with a colour, which makes it: that
takes longer than the picture.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gamebook_desktop.ui.design.tokens import RAIL, THEMES, TOP, TOP_NARROW, Metrics, Palette

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent


class FirstPicture(QWidget):
    """The grounds of rail, top bar and page, as they will lie under what is still being made."""

    def __init__(self, theme: str, scale: float) -> None:
        super().__init__()
        look = THEMES.get(theme) or _of_the_system()
        self._metrics = Metrics(scale)
        self._page, self._top, self._rail = (QWidget(self) for _ in range(3))
        for ground, colour in (
            (self._page, look.page),
            (self._top, look.panel),
            (self._rail, look.ground),
        ):
            ground.setStyleSheet(f"background: {colour}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The rail at the left, the top bar beside it; in a narrow window there is no rail."""
        metrics, width, height = self._metrics, self.width(), self.height()
        narrow = metrics.layout(width) == "narrow"
        rail = 0 if narrow else metrics.control(RAIL)
        top = metrics.control(TOP_NARROW if narrow else TOP)
        self._page.setGeometry(rail, top, width - rail, height - top)
        self._top.setGeometry(rail, 0, width - rail, top)
        self._rail.setGeometry(0, 0, rail, height)


class AfterFirstPaint(QObject):
    """Does something once a window has been painted and has had a chance to take a click."""

    def __init__(self, window: QWidget, work: Callable[[], object]) -> None:
        super().__init__(window)
        self._work = work
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first paint; the event itself goes its way."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._work)
        return False


def _of_the_system() -> Palette:
    """Light or dark, as the system's own windows are."""
    system = QGuiApplication.palette()
    dark = system.window().color().lightness() < system.windowText().color().lightness()
    return THEMES["dark" if dark else "light"]
