"""Notes: the reader's own at the open section, clues and the book's notes, all notes so far."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.scroll_pane import ScrollPane

_PAUSE = 1500
"""Milliseconds without a key after which what was typed is kept."""


class _NoteField(QPlainTextEdit):
    """Keeps what was typed when it loses the focus."""

    def __init__(self, keep: QTimer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keep = keep
        self.setTabChangesFocus(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep at once."""
        super().focusOutEvent(event)
        self.keep_at_once()

    def keep_at_once(self) -> None:
        """Do not wait for the pause."""
        if self._keep.isActive():
            self._keep.stop()
            self._keep.timeout.emit()


class NotesTab(Themed, QWidget):
    """The notes of a play. What is typed is kept after a short pause, on leaving the field, and
    before anything else is done.
    """

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._section = ""
        self._keep = QTimer(self)
        self._keep.setSingleShot(True)
        self._keep.setInterval(_PAUSE)
        self._keep.timeout.connect(self.keep)
        self._title = Label("", "caption", "ink2", bold=True)
        self.field = _NoteField(self._keep)
        self.field.textChanged.connect(self._on_text_changed)
        controller.settling.connect(self.field.keep_at_once)
        self._list = QWidget()
        self._lines = QVBoxLayout(self._list)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._shown: object = None
        self._filling = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme().px(12), 0, 0)
        column.addWidget(self._title)
        column.addWidget(self.field, 1)
        column.addWidget(ScrollPane(self._list, "panel"), 2)

    def keep(self) -> None:
        """Write the note into the play, if it differs."""
        text = self.field.toPlainText().strip()
        if self._section and text != self._own(self._controller.session.state):
            self._controller.do(do.WriteNote(text))

    def refresh(self) -> None:
        """Follow the play; what is being typed stays."""
        state: State = self._controller.session.state
        translate = QCoreApplication.translate
        title = translate("Notes", "Note at {0}").format(state.visit.section)
        self._title.setText(title)
        self.field.setAccessibleName(title)
        if state.visit.section != self._section or not self._keep.isActive():
            self._section = state.visit.section
            if self.field.toPlainText().strip() != self._own(state):
                self._filling = True
                self.field.setPlainText(self._own(state))
                self._filling = False
        self.field.setReadOnly(not state.begun or self._controller.read_only)
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

    def _own(self, state: State) -> str:
        here = state.visit.section
        notes = (n.text for n in state.world.notes if n.section == here and not n.by_book)
        return next(notes, "")

    def _on_text_changed(self) -> None:
        if not self._filling:
            self._keep.start()
