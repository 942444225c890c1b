"""A button that shows one of several options and opens the list of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.painted_button import ENTER_KEYS


class MenuButton(Button):
    """One option out of many. Signal: `chosen(key)` when the user picks another one.

    Options are (key, words); the words of the current one stand on the button.
    """

    chosen = Signal(str)

    def __init__(
        self,
        name: str,
        options: Sequence[tuple[str, str]] = (),
        current: str = "",
        parent: QWidget | None = None,
    ) -> None:
        self._name = name
        self._key_of_current = current
        super().__init__("", trailing="down", parent=parent)
        self._menu = QMenu(self)
        self._group = QActionGroup(self)
        self._group.triggered.connect(self._on_action_triggered)
        self.setMenu(self._menu)
        self.set_options(options, current)

    def set_options(self, options: Sequence[tuple[str, str]], current: str) -> None:
        """Show these options, one of them current."""
        self._menu.clear()
        for key, words in options:
            action = self._menu.addAction(theme().typeset(words).replace("&", "&&"))
            action.setCheckable(True)
            action.setData((key, words))
            self._group.addAction(action)
        self.set_current(current)

    def set_current(self, key: str) -> None:
        """Make an option the current one, without a signal; unknown keys show nothing."""
        self._key_of_current = key
        self.setText("")
        for action in self._menu.actions():
            here, words = action.data()
            if here == key:
                action.setChecked(True)
                self.setText(words)

    def current(self) -> str:
        """Key of the current option."""
        return self._key_of_current

    def spoken(self) -> str:
        """What it sets, then the current option."""
        return f"{self._name}, {self.text()}" if self.text() else self._name

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A closed one refuses where an open one shows its list, which Qt does on the press."""
        if self.locked:
            self.refuse()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The same by key."""
        if self.locked and event.key() in (*ENTER_KEYS, Qt.Key.Key_Space, Qt.Key.Key_Select):
            self.refuse()
        else:
            super().keyPressEvent(event)

    def _on_action_triggered(self, action: QAction) -> None:
        key, _ = action.data()
        if key != self._key_of_current:
            self.set_current(key)
            self.chosen.emit(key)
