"""A roll the book asks for: one, two or three dice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.panel.companion_form import CompanionForm, row_of
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.widgets.button import Button

MOST = 3


class DiceForm(CompanionForm):
    """How many dice to roll: a digit, or a button."""

    def __init__(self, controller: Controller) -> None:
        super().__init__()
        self._controller = controller
        self.buttons = [Button("", icon="dice", key=str(dice)) for dice in range(1, MOST + 1)]
        for button in self.buttons:
            button.clicked.connect(self._on_clicked)
        self.column.addLayout(row_of(*((button, 1) for button in self.buttons)))

    def refresh(self) -> None:
        """Redraw."""
        translate = QCoreApplication.translate
        self.heading.setText(translate("Companion", "How many dice?"))
        self.keys_hint.setText(translate("Companion", "D, 2"))
        for dice, button in enumerate(self.buttons, 1):
            button.setText(translate("Companion", "%n die(dice)", "", dice))

    def start(self) -> None:
        """One die first."""
        self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def key(self, name: str) -> bool:
        """Digits roll."""
        if not name.isdigit() or not 1 <= int(name) <= MOST:
            return False
        self.roll(int(name))
        return True

    def roll(self, dice: int) -> None:
        """Roll some dice."""
        if self._controller.do(do.RollDice(dice)):
            self.done.emit()

    def _on_clicked(self) -> None:
        self.roll(self.buttons.index(self.sender()) + 1)  # type: ignore[arg-type]
