"""The note of the section being read, under the companion's orders."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook.panel.companion_form import CompanionForm
from gamebook_desktop.games.gamebook.panel.note_field import NoteField
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import theme

HEIGHT = 66


class NotePart(CompanionForm):
    """The same note as on the sheet's tab."""

    def __init__(self, controller: Controller) -> None:
        super().__init__()
        self._controller = controller
        self.field = NoteField(controller)
        self.column.addWidget(self.field)
        self.restyle()

    def refresh(self) -> None:
        """Follow the play."""
        state: State = self._controller.session.state
        title = QCoreApplication.translate("Notes", "Note at {0}").format(state.visit.section)
        self.heading.setText(title)
        self.field.setAccessibleName(title)
        self.field.refresh()

    def start(self) -> None:
        """Write behind what is there."""
        self.field.write_on()

    def restyle(self) -> None:
        """Two lines in the reading face."""
        self.field.setFont(theme().font("choice"))
        self.field.setFixedHeight(theme().px(HEIGHT))
        super().restyle()
