"""A whole number in a field with − and +, and words when it is out of its range."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.typography import MINUS
from gamebook_desktop.ui.widgets.field import ErrorLine, Field, range_words
from gamebook_desktop.ui.widgets.icon import IconButton

_WHOLE = re.compile(r"[-+]?\d{1,6}")


class _NumberField(Field):
    """A field whose arrows step. Signal: `stepped(by)`."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down step by 1, Page Up and Page Down by 10."""
        step = {
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_PageUp: 10,
            Qt.Key.Key_PageDown: -10,
        }.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)


class StepButton(IconButton):
    """− or + beside a number: each press counts, however quick."""

    takes_double_clicks = True


class Counter(Themed, QWidget):
    """A number to correct. Signals: `edited()` on each change by the user, `entered()` on Enter,
    `cancelled()` on Esc.

    Outside its range the typed text is kept and the range is said; stepping stays within it.
    """

    edited = Signal()
    entered = Signal()
    cancelled = Signal()

    def __init__(
        self, name: str, value: int, low: int, high: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._low, self._high = low, high
        self.field = _NumberField(name)
        self.field.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.error = ErrorLine()
        fewer = QCoreApplication.translate("Widgets", "{}: one less").format(name)
        more = QCoreApplication.translate("Widgets", "{}: one more").format(name)
        self.minus = StepButton("minus", fewer, border=True)
        self.plus = StepButton("plus", more, border=True)
        row = QHBoxLayout()
        row.setSpacing(4)
        for part in (self.minus, self.field, self.plus):
            row.addWidget(part)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.error)
        self.setFocusProxy(self.field)
        self.minus.clicked.connect(self._on_minus_clicked)
        self.plus.clicked.connect(self._on_plus_clicked)
        self.field.stepped.connect(self._step)
        self.field.textEdited.connect(self._on_field_edited)
        self.field.returnPressed.connect(self.entered)
        self.field.cancelled.connect(self.cancelled)
        self.restyle()
        self.set_value(value)

    def value(self) -> int | None:
        """The number typed, None when it is none."""
        text = self.field.text().strip().replace(MINUS, "-")
        return int(text) if _WHOLE.fullmatch(text) else None

    def set_value(self, value: int) -> None:
        """Change the number without a signal."""
        self.field.setText(str(value))
        self._judge()

    def set_range(self, low: int, high: int) -> None:
        """Change what counts as within range."""
        self._low, self._high = low, high
        self._judge()

    def acceptable(self) -> bool:
        """Whether it is a number within range."""
        value = self.value()
        return value is not None and self._low <= value <= self._high

    def restyle(self) -> None:
        """Wide enough for six figures."""
        self.field.setFixedWidth(theme().px(84))
        super().restyle()

    def _step(self, by: int) -> None:
        value = self.value()
        start = self._low if value is None else value + by
        self.set_value(max(self._low, min(self._high, start)))
        self.edited.emit()

    def _on_minus_clicked(self) -> None:
        self._step(-1)

    def _on_plus_clicked(self) -> None:
        self._step(1)

    def _on_field_edited(self) -> None:
        self._judge()
        self.edited.emit()

    def _judge(self) -> None:
        words = "" if self.acceptable() else range_words(self._low, self._high)
        self.field.set_wrong(bool(words))
        self.field.setAccessibleDescription(words)
        self.error.set_words(words)
