"""Notes: the reader's own at the open section, clues and the book's notes, all notes so far."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.panel.note_field import NoteField
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.scroll_pane import ScrollPane


class NotesTab(Themed, QWidget):
    """The notes of a play."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._title = Label("", "caption", "ink2", bold=True)
        self.field = NoteField(controller)
        self._list = QWidget()
        self._lines = QVBoxLayout(self._list)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._shown: object = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme().px(12), 0, 0)
        column.addWidget(self._title)
        column.addWidget(self.field, 1)
        column.addWidget(ScrollPane(self._list, "panel"), 2)

    def refresh(self) -> None:
        """Follow the play."""
        state: State = self._controller.session.state
        title = QCoreApplication.translate("Notes", "Note at {0}").format(state.visit.section)
        self._title.setText(title)
        self.field.setAccessibleName(title)
        self.field.refresh()
        self._show_lines(state)

    def _show_lines(self, state: State) -> None:
        key = (state.world.notes, state.world.clues, theme().language)
        if key == self._shown:
            return
        self._shown = key
        empty(self._lines)
        translate = QCoreApplication.translate
        if not state.world.notes and not state.world.clues:
            words = translate("Notes", "Clues the book gives you and your own notes gather here.")
            self._lines.addWidget(Label(words, "small", "ink2", wrap=True))
        for clue in state.world.clues:
            self._lines.addWidget(
                Label(f"{clue.number}   {clue.about}", "small", bold=True, wrap=True)
            )
        for note in reversed(state.world.notes):
            self._lines.addWidget(Label(f"{note.section}   {note.text}", "small", wrap=True))
        self._lines.addStretch(1)
