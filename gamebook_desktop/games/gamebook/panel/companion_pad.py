"""Digits for whoever turns with the mouse alone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button

PER_ROW = 5


class PadButton(Button):
    """A key of the pad: each press counts, however quick, and the field keeps the focus."""

    takes_double_clicks = True

    def __init__(self, text: str = "", kind: str = "plain", *, icon: str = "") -> None:
        super().__init__(text, kind, icon=icon, height=34)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class DigitPad(Themed, QWidget):
    """Ten digits, one back, and the turn. Signals: `typed(digit)`, `taken_back()`, `entered()`."""

    typed = Signal(str)
    taken_back = Signal()
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.digits = {digit: PadButton(digit) for digit in "1234567890"}
        self.back = PadButton(icon="undo")
        self.enter = PadButton(kind="primary", icon="arrow")
        self.back.clicked.connect(self.taken_back)
        self.enter.clicked.connect(self.entered)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for at, button in enumerate(self.digits.values()):
            button.clicked.connect(self._on_digit_clicked)
            self._grid.addWidget(button, *divmod(at, PER_ROW))
        below = len(self.digits) // PER_ROW
        self._grid.addWidget(self.back, below, 0, 1, 2)
        self._grid.addWidget(self.enter, below, 2, 1, PER_ROW - 2)
        self.restyle()

    def retranslate(self) -> None:
        """Words in the language in force."""
        translate = QCoreApplication.translate
        self.back.setText(translate("QuestionBar", "Clear"))
        self.enter.setText(translate("Companion", "Turn there"))

    def restyle(self) -> None:
        """Gaps follow the text."""
        self._grid.setSpacing(theme().px(6))
        super().restyle()

    def _on_digit_clicked(self) -> None:
        sender = self.sender()
        assert isinstance(sender, PadButton)
        self.typed.emit(sender.text())
