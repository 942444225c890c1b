"""Keys that no shortcut can hold: Alt by itself, and undo in a field that has nothing to undo."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QWindow
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

if TYPE_CHECKING:
    from gamebook_desktop.ui.commands import Commands

_ENDS_ALT = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.FocusOut,
    QEvent.Type.FocusAboutToChange,
)


class Keyboard(QObject):
    """Listens to a window's keys before its widgets do."""

    def __init__(self, window: QWidget, commands: Commands) -> None:
        super().__init__(commands)
        self._window, self._commands = window, commands
        self._watched: QWindow | None = None
        self._alt = False

    def watch(self) -> None:
        """Listen, once the window is on the screen."""
        handle = self._window.windowHandle()
        if handle is not None and handle is not self._watched:
            self._watched = handle
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is ours; everything else goes on."""
        kind = event.type()
        if kind in _ENDS_ALT:
            self._alt = False
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            plain = event.modifiers() in (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.AltModifier,
            )
            alone = event.key() == Qt.Key.Key_Alt and plain and not event.isAutoRepeat()
            self._alt = alone and sys.platform != "darwin"  # there it writes special letters
            return self._undo_or_redo(event)
        elif kind == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent) and self._alt:
            self._alt = False
            if event.key() == Qt.Key.Key_Alt:
                self._commands.pop_up()
                return True
        return False

    def _undo_or_redo(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Undo):
            if field_is_as_found():
                self._commands.undo()
                return True
        elif event.matches(QKeySequence.StandardKey.Redo) and field_is_as_found(redo=True):
            self._commands.redo()
            return True
        return False


def field_is_as_found(*, redo: bool = False) -> bool:
    """Whether a text field has the focus and has nothing of its own to undo (or redo)."""
    field = QApplication.focusWidget()
    if isinstance(field, QLineEdit):
        if field.isReadOnly():
            return False
        return not (field.isRedoAvailable() if redo else field.isUndoAvailable())
    if isinstance(field, QTextEdit | QPlainTextEdit) and not field.isReadOnly():
        document = field.document()
        return not (document.isRedoAvailable() if redo else document.isUndoAvailable())
    return False
