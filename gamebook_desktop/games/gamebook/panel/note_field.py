"""The field in which a reader writes the note of the section being read."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFocusEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.ui.controller import Controller

_PAUSE = 1500
"""Milliseconds without a key after which what was typed is kept."""


class NoteField(QPlainTextEdit):
    """What is typed is kept after a short pause, on leaving the field, and before anything else
    is done.
    """

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._section = ""
        self._filling = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self.keep)
        self.setTabChangesFocus(True)
        self.textChanged.connect(self._on_text_changed)
        controller.settling.connect(self.keep_at_once)

    def keep(self) -> None:
        """Write the note into the play, if it differs."""
        text = self.toPlainText().strip()
        if self._section and text != own_note(self._controller.session.state):
            self._controller.do(do.WriteNote(text))

    def keep_at_once(self) -> None:
        """Do not wait for the pause."""
        if self._pause.isActive():
            self._pause.stop()
            self.keep()

    def refresh(self) -> None:
        """Follow the play; what is being typed stays."""
        state: State = self._controller.session.state
        if state.visit.section != self._section or not self._pause.isActive():
            self._section = state.visit.section
            if self.toPlainText().strip() != own_note(state):
                self._filling = True
                self.setPlainText(own_note(state))
                self._filling = False
        self.setReadOnly(not state.begun or self._controller.read_only)

    def write_on(self) -> None:
        """Give the focus, behind what is written."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.moveCursor(QTextCursor.MoveOperation.End)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep at once."""
        super().focusOutEvent(event)
        self.keep_at_once()

    def _on_text_changed(self) -> None:
        if not self._filling:
            self._pause.start()


def own_note(state: State) -> str:
    """The reader's own note at the section being read, "" if there is none."""
    here = state.visit.section
    notes = (n.text for n in state.world.notes if n.section == here and not n.by_book)
    return next(notes, "")
