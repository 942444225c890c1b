"""A number the book asks for: a field under the text, Enter gives it (R36)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.field import TextField
from gamebook_desktop.ui.widgets.label import Label

MOST = 99_999


class NumberBar(Themed, QWidget):
    """Hidden until a choice asks. Signal: `typed(choice key, number)`."""

    typed = Signal(str, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice = self._section = ""
        self._prompt = Label("", "choice", wrap=True)
        self.field = TextField("")
        self.field.field.setValidator(QIntValidator(0, MOST, self.field.field))
        self.field.entered.connect(self._on_entered)
        self.field.field.cancelled.connect(self.hide)
        self._give = Button("", "primary")
        self._give.clicked.connect(self._on_give_clicked)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._prompt, 2)
        self._row.addWidget(self.field, 1)
        self._row.addWidget(self._give)
        self.hide()
        self.restyle()

    def ask(self, prompt: str, choice: str, section: str) -> None:
        """Ask for the number of a choice."""
        self._choice, self._section = choice, section
        self._prompt.setText(prompt)
        self.field.field.setAccessibleName(prompt)
        self.field.set_text("")
        self.refresh(section)
        self.show()
        self.field.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self, section: str) -> None:
        """Follow the language; hide once the section that asked is left."""
        self._give.setText(QCoreApplication.translate("Page", "Give this number"))
        if section != self._section:
            self.hide()

    def restyle(self) -> None:
        """Gaps follow the text."""
        look = theme()
        self._row.setContentsMargins(0, look.px(10), 0, look.px(6))
        self._row.setSpacing(look.px(12))
        super().restyle()

    def _on_entered(self, text: str) -> None:
        if text:
            self.hide()
            self.typed.emit(self._choice, int(text))

    def _on_give_clicked(self) -> None:
        self._on_entered(self.field.text())
