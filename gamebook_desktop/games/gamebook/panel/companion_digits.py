"""Fields into which figures are typed, on any keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

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

    A field that a filled one led to takes the Tab typed out of habit; the next one moves on.
    """

    filled = Signal()
    entered = Signal(bool)

    def __init__(self, name: str, most: int) -> None:
        """`most` is the greatest number; digits that would pass it are not taken."""
        super().__init__(name)
        self._most = most
        self._led_to = False

    def value(self) -> int | None:
        """The number typed, None when there is none."""
        return int(self.text()) if self.text() else None

    def arrive(self) -> None:
        """Take the focus from a field that is filled."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._led_to = True

    def step(self, by: int, start: int, least: int = 0) -> None:
        """Change the number within its range; an empty field gets `start`."""
        value = self.value()
        wanted = start if value is None else value + by
        self.setText(str(max(least, min(self._most, wanted))))
        self.textEdited.emit(self.text())

    def focusNextPrevChild(self, onward: bool) -> bool:
        """Tab, except for the one that comes too late."""
        if onward and self._led_to:
            self._led_to = False
            return True
        return super().focusNextPrevChild(onward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whatever led here is past."""
        self._led_to = False
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits that fit, Enter, and the keys that edit."""
        self._led_to = False
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
