"""Dice that are seen to roll: a short show before results that are already decided."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from shiboken6 import isValid

from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.die import Face
from gamebook_desktop.ui.widgets.die_view import DieView

STEP_MS, LONGEST_MS, APART_MS = 50, 350, 60
_ENDING = (
    QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
)


class DiceTumble(QObject):
    """Tumbles dice that already show their results. Signal: `settled()`, once a run.

    Never longer than 350 ms; any key or click ends it (and still does its own work); nothing
    moves under reduced motion. Starting again ends the run before.
    """

    settled = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._dice: list[tuple[DieView, int]] = []  # with the time each comes to rest, in ms
        self._faces: tuple[Face, ...] = ()
        self._elapsed = 0
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        """Whether dice are moving."""
        return self._timer.isActive()

    def start(self, dice: Sequence[DieView], faces: Sequence[Face] = (1, 2, 3, 4, 5, 6)) -> None:
        """Tumble dice over these faces; each comes to rest on the face it has, 60 ms apart."""
        self.finish()
        if theme().reduced_motion or not dice:
            self.settled.emit()
            return
        last = len(dice) - 1
        self._faces = tuple(faces)
        self._dice = [
            (die, max(STEP_MS, LONGEST_MS - APART_MS * (last - at))) for at, die in enumerate(dice)
        ]
        self._elapsed = 0
        self._draw()
        self._timer.start()
        self._application().installEventFilter(self)

    def finish(self) -> None:
        """Show every result now."""
        if not self.running:
            return
        self._timer.stop()
        self._application().removeEventFilter(self)
        for die, _ in self._living():
            die.draw_face(None)
        self._dice = []
        self.settled.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key or click ends the show; the event goes on its way."""
        if event.type() in _ENDING:
            self.finish()
        return False

    def _step(self) -> None:
        self._elapsed += STEP_MS
        if self._elapsed >= LONGEST_MS:
            self.finish()
        else:
            self._draw()

    def _draw(self) -> None:
        turn = self._elapsed // STEP_MS
        for at, (die, rest) in enumerate(self._living()):
            face = self._faces[(turn * 5 + at * 2 + 3) % len(self._faces)]
            die.draw_face(None if self._elapsed >= rest else face)

    def _living(self) -> list[tuple[DieView, int]]:
        return [(die, rest) for die, rest in self._dice if isValid(die)]

    @staticmethod
    def _application() -> QCoreApplication:
        app = QCoreApplication.instance()
        assert app is not None
        return app
