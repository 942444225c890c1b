"""Things and codewords of a paper book: written down as they are found, struck when lost."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.panel.companion_form import CompanionForm
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.field import Field
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.item_row import ItemRow
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.segmented import Segmented

IN_BAG, WORN, WORD = range(3)


class ThingsForm(CompanionForm):
    """A name and what it is: in the bag, on oneself, or a codeword. Below, what can be struck."""

    def __init__(self, controller: Controller, words: GamebookWords) -> None:
        super().__init__()
        self._controller, self._words = controller, words
        self._shown: object = None
        self.name = Field("")
        self.kind = Segmented("")
        self.column.addWidget(self.name)
        self.column.addWidget(self.kind)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self.column.addLayout(self._list)
        self.name.returnPressed.connect(self.take)
        self.name.cancelled.connect(self.done)
        self.kind.chosen.connect(self._on_kind_chosen)

    def refresh(self) -> None:
        """Redraw."""
        translate = QCoreApplication.translate
        self.heading.setText(translate("Companion", "Found or lost"))
        self.keys_hint.setText(translate("Companion", "O, name, Enter"))
        kinds = (
            translate("Companion", "in the bag"),
            translate("Companion", "on you"),
            translate("Companion", "codeword"),
        )
        self.kind.set_options(kinds, self.kind.current())
        self.kind.setAccessibleName(translate("Companion", "What it is"))
        self.name.setAccessibleName(translate("Companion", "Name of what was found"))
        state: State = self._controller.session.state
        key = (state.sheet.carried, state.world.codewords, self.kind.current(), theme().language)
        if key != self._shown:
            self._shown = key
            self._fill(state)

    def start(self) -> None:
        """The name first."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def take(self) -> None:
        """Write down what was typed."""
        name = self.name.text().strip()
        if not name:
            return
        kind = self.kind.current()
        action = do.NoteWord(name) if kind == WORD else do.TakeThing(name, places=kind == IN_BAG)
        if self._controller.do(action):
            self.name.setText("")
            self.done.emit()

    def _fill(self, state: State) -> None:
        empty(self._list)
        translate, names = QCoreApplication.translate, self._words.names
        if self.kind.current() == WORD:
            for word in state.world.codewords:
                spoken = translate("Companion", "Strike {0}").format(word)
                self._row("flag", word, spoken, do.StrikeWord(word))
            return
        for item in state.sheet.carried:
            if names.rules.kind(item) != "tool":
                spoken = translate("Companion", "Leave {0}").format(names.item(item))
                self._row(names.icon(item), names.item(item), spoken, do.Drop(item))

    def _row(self, icon: str, name: str, spoken: str, action: object) -> None:
        button = IconButton("cross", spoken, size=32, token="ink2")
        button.setProperty("action", action)
        button.clicked.connect(self._on_struck)
        self._list.addWidget(ItemRow(icon, name, "", button))

    def _on_struck(self) -> None:
        self._controller.do(self.sender().property("action"))

    def _on_kind_chosen(self, _kind: int) -> None:
        self.refresh()
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
