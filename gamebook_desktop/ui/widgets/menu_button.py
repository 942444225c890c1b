"""A button that shows one of several options and opens the list of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.button import Button


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

    def _on_action_triggered(self, action: QAction) -> None:
        key, _ = action.data()
        if key != self._key_of_current:
            self.set_current(key)
            self.chosen.emit(key)
