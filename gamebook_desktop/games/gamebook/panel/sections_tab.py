"""The sections read so far, in the order they were turned to: the path of the play."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.label import Label

_SECTION = Qt.ItemDataRole.UserRole


class SectionsTab(Themed, QWidget):
    """The path, newest first. Signal: `section_clicked(id)` on Enter or click."""

    section_clicked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path: tuple[str, ...] | None = None
        self._hint = Label("", "small", "ink2", wrap=True)
        self.list = QListWidget()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setProperty("surface", "panel")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._on_item_activated)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme().px(10), 0, 0)
        column.addWidget(self._hint)
        column.addWidget(self.list, 1)

    def show_state(self, state: State, rules: Ruleset) -> None:
        """Follow the play."""
        translate = QCoreApplication.translate
        self.list.setAccessibleName(translate("Sections", "Sections read"))
        self._hint.setText(
            translate(
                "Sections",
                "%n section(s) read. Enter opens what you lived there.",
                "",
                len(state.world.visited),
            )
        )
        if state.world.path == self._path:
            return
        self._path = state.world.path
        self.list.clear()
        for section in reversed(self._path):
            found = rules.section(section)
            title = found.title if found and found.title else ""
            item = QListWidgetItem(f"{section}   {title}".strip())
            item.setData(_SECTION, section)
            self.list.addItem(item)

    def _on_item_activated(self, item: QListWidgetItem) -> None:
        self.section_clicked.emit(str(item.data(_SECTION)))
