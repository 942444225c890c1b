"""A number field between − and +, for whoever fills it with the mouse."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gamebook_desktop.games.gamebook.panel.companion_digits import NumberField
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.counter import StepButton

BUTTON = 28


class Stepper(Themed, QWidget):
    """A field with its two buttons; empty, the first press writes `start`."""

    def __init__(self, field: NumberField, *, start: int, least: int = 0) -> None:
        super().__init__()
        self.field, self._start, self._least = field, start, least
        self.minus, self.plus = (
            StepButton(sign, "", size=BUTTON, border=True) for sign in ("minus", "plus")
        )
        for button in (self.minus, self.plus):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # by keyboard the number is typed
        self.minus.clicked.connect(self._on_minus_clicked)
        self.plus.clicked.connect(self._on_plus_clicked)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in (self.minus, field, self.plus):
            self._row.addWidget(part)
        self.restyle()

    def set_buttons(self, shown: bool) -> None:
        """Whether the two buttons are there."""
        self.minus.setVisible(shown)
        self.plus.setVisible(shown)

    def set_name(self, name: str) -> None:
        """Name the two buttons after the number."""
        translate = QCoreApplication.translate
        self.minus.setText(translate("Widgets", "{}: one less").format(name))
        self.plus.setText(translate("Widgets", "{}: one more").format(name))

    def restyle(self) -> None:
        """Gaps follow the text."""
        self._row.setSpacing(theme().px(3))
        super().restyle()

    def _on_minus_clicked(self) -> None:
        self.field.step(-1, self._start, self._least)

    def _on_plus_clicked(self) -> None:
        self.field.step(1, self._start, self._least)
