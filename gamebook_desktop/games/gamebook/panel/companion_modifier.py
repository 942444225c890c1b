"""A term that the paper book adds to fights or tests: "−1 in this fight", "+2 from now on"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.panel.companion_form import CompanionForm, Named, row_of
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words_names import modifier
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.counter import Counter
from gamebook_desktop.ui.widgets.field import Field
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.item_row import ItemRow
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.segmented import Segmented

MOST = 12
ON = ("attack", "skill")


class ModifierForm(CompanionForm):
    """By how much, on what, how long, and a name if one likes; below, what is in force."""

    def __init__(self, controller: Controller) -> None:
        super().__init__()
        self._controller = controller
        self.by = Counter("", -1, -MOST, MOST)
        self.name = Field("")
        self.on, self.ends = Segmented(""), Segmented("")
        self.add_button = Button("", icon="check")
        self._named = Named(self.name)
        self.column.addWidget(self.by)
        self.column.addWidget(self.on)
        self.column.addWidget(self.ends)
        self.column.addLayout(row_of((self._named, 1)))
        self.column.addWidget(self.add_button)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self.column.addLayout(self._list)
        self._shown: object = None
        self.by.entered.connect(self.add)
        self.name.returnPressed.connect(self.add)
        self.add_button.clicked.connect(self.add)
        for field in (self.by, self.name):
            field.cancelled.connect(self.done)

    def refresh(self) -> None:
        """Redraw."""
        translate = QCoreApplication.translate
        state: State = self._controller.session.state
        self.heading.setText(translate("Companion", "Modifier"))
        self.by.field.setAccessibleName(translate("Companion", "By how much"))
        on = (translate("Companion", "Attack Strength"), translate("Companion", "Skill"))
        self.on.set_options(on, self.on.current())
        self.on.setAccessibleName(translate("Companion", "On what"))
        ends = (translate("Companion", "this fight"), translate("Companion", "until lifted"))
        self.ends.set_options(ends, self.ends.current())
        self.ends.setAccessibleName(translate("Companion", "How long"))
        self._named.set_name(translate("Companion", "Cause, optional"))
        self.name.setAccessibleName(translate("Companion", "Cause, optional"))
        self.add_button.setText(translate("Companion", "Put it in force"))
        if state.sheet.modifiers != self._shown:
            self._shown = state.sheet.modifiers
            self._fill(state)

    def start(self) -> None:
        """The number first."""
        self.by.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.by.field.selectAll()

    def add(self) -> None:
        """Put the term in force."""
        by = self.by.value()
        if not by:
            return
        name = self.name.text().strip() or QCoreApplication.translate("Companion", "The book")
        on, fight = ON[self.on.current()], self.ends.current() == 0
        if self._controller.do(do.AddModifier(name, by, on, fight)):
            self.name.setText("")
            self.done.emit()

    def _fill(self, state: State) -> None:
        empty(self._list)
        for found in state.sheet.modifiers:
            name, effect = modifier(found)
            spoken = QCoreApplication.translate("Companion", "Lift {0}").format(name)
            button = IconButton("cross", spoken, size=32, token="ink2")
            button.setProperty("action", do.LiftModifier(found.id))
            button.clicked.connect(self._on_lifted)
            self._list.addWidget(ItemRow("warn" if found.by < 0 else "spark", name, effect, button))

    def _on_lifted(self) -> None:
        self._controller.do(self.sender().property("action"))
