"""The list of choices: real buttons, walked with the arrows, each with what it asks or why not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebook_desktop.ui.widgets.choice_button import Choice, ChoiceButton

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class ChoiceList(QWidget):
    """Choices under one another. Signals: `chosen(index)`, `refused(index)`, `rule_activated(id)`.

    Buttons are kept from one list to the next, so a list may be replaced from its own signal.
    """

    chosen = Signal(int)
    refused = Signal(int)
    rule_activated = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(QCoreApplication.translate("Widgets", "Choices"))
        self._buttons: list[ChoiceButton] = []
        self._count = 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Show these choices instead."""
        for button in self._buttons[len(choices) :]:
            button.hide()
        while len(self._buttons) < len(choices):
            self._add_button()
        self._count = len(choices)
        for at, choice in enumerate(choices):
            button = self._buttons[at]
            button.below = self._buttons[at + 1] if at + 1 < self._count else None
            button.show_choice(choice, at + 1, self._count)
            button.show()

    def buttons(self) -> list[ChoiceButton]:
        """The buttons of the choices shown, in order."""
        return self._buttons[: self._count]

    def press(self, index: int) -> None:
        """As if choice `index` (from 0) had been clicked; beyond the end nothing happens."""
        if 0 <= index < self._count:
            self._buttons[index].click()

    def tab_stop(self) -> ChoiceButton | None:
        """Where Tab enters and leaves the list: the choice with the focus, else the first."""
        focused = (button for button in self.buttons() if button.hasFocus())
        return next(focused, next(iter(self.buttons()), None))

    def focus_choice(self, index: int) -> None:
        """Give the focus to a choice, counted from 0."""
        if 0 <= index < self._count:
            self._buttons[index].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End walk the choices; Home on the first one leads out of the list."""
        key = Qt.Key(event.key())
        here = next((i for i, b in enumerate(self.buttons()) if b.hasFocus()), None)
        if here is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in _STEPS:
            self.focus_choice(max(0, min(self._count - 1, here + _STEPS[key])))
        elif key == Qt.Key.Key_Home and here:
            self.focus_choice(0)
        elif key == Qt.Key.Key_End:
            self.focus_choice(self._count - 1)
        else:
            super().keyPressEvent(event)

    def _add_button(self) -> None:
        button = ChoiceButton(self)
        button.clicked.connect(self._on_button_clicked)
        button.refused.connect(self._on_button_refused)
        button.focus_changed.connect(self._on_button_focus_changed)
        button.link.activated.connect(self.rule_activated)
        self._buttons.append(button)
        self._column.insertWidget(self._column.count() - 1, button)

    def _index_of_sender(self) -> int:
        sender = self.sender()
        return next(i for i, button in enumerate(self._buttons) if button is sender)

    def _on_button_clicked(self) -> None:
        self.chosen.emit(self._index_of_sender())

    def _on_button_refused(self, _reason: str, _rule: str) -> None:
        self.refused.emit(self._index_of_sender())

    def _on_button_focus_changed(self) -> None:
        for button in self.buttons():
            button.update()
