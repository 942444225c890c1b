"""Fields into which figures are typed, on any keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from gamebook_desktop.ui.keys import key_name
from gamebook_desktop.ui.widgets.field import Field

_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class DigitRowField(Field):
    """A field where the unshifted digit row of a French keyboard writes digits."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits as they are meant; everything else as usual."""
        name = key_name(event)
        if name.isdigit():
            self.insert(name)
        else:
            super().keyPressEvent(event)


class NumberField(DigitRowField):
    """A whole number of few digits. Signals: `filled()` once no further digit can follow,
    `entered(backwards)` on Enter, `backwards` with Shift.
    """

    filled = Signal()
    entered = Signal(bool)

    def __init__(self, name: str, most: int) -> None:
        """`most` is the greatest number; digits that would pass it are not taken."""
        super().__init__(name)
        self._most = most

    def value(self) -> int | None:
        """The number typed, None when there is none."""
        return int(self.text()) if self.text() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits that fit, Enter, and the keys that edit."""
        name = key_name(event)
        if name == "Enter":
            if not event.isAutoRepeat():
                self.entered.emit(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif name.isdigit():
            self._take(name)
        elif is_writing(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _take(self, digit: str) -> None:
        kept = "" if self.hasSelectedText() else self.text()
        if int(kept + digit) > self._most:
            return
        self.insert(digit)
        if int(self.text()) * 10 > self._most:
            self.filled.emit()


def is_writing(event: QKeyEvent) -> bool:
    """Whether a key would write a sign."""
    return event.text().isprintable() and bool(event.text()) and not event.modifiers() & _COMMANDS
