"""What a paper book asks for now and then: modifiers, fields, digits to press, its end, export."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.button import Button

MODIFIER, BOOK, PAD, EXPORT = "modifier", "book", "pad", "export"
ENDS = ("victory", "defeat", "death")


class MoreButton(Button):
    """A menu. Signal: `picked(name)`, one of the names above."""

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", "quiet", trailing="down", height=28, parent=parent)
        self._menu = QMenu(self)
        self._menu.triggered.connect(self._on_triggered)
        self.setMenu(self._menu)

    def refresh(self) -> None:
        """Words in the language in force."""
        translate = QCoreApplication.translate
        self.setText(translate("Companion", "More"))
        self._menu.clear()
        self._add(MODIFIER, translate("Companion", "Modifier…"))
        self._add(BOOK, translate("Companion", "This book: title, last section, fields…"))
        self._add(PAD, translate("Companion", "Digits to press"))
        self._menu.addSeparator()
        self._add(ENDS[0], translate("Companion", "The book ends here: victory"))
        self._add(ENDS[1], translate("Companion", "The book ends here: defeat"))
        self._add(ENDS[2], translate("Companion", "The book ends here: death"))
        self._menu.addSeparator()
        self._add(EXPORT, translate("Companion", "Export this book…"))

    def actions_by_name(self) -> dict[str, QAction]:
        """The entries of the menu."""
        return {str(a.data()): a for a in self._menu.actions() if not a.isSeparator()}

    def _add(self, name: str, words: str) -> None:
        action = self._menu.addAction(theme().typeset(words))
        action.setData(name)

    def _on_triggered(self, action: QAction) -> None:
        self.picked.emit(str(action.data()))
