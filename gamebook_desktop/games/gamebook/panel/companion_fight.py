"""What a fight beside a paper book has besides: more foes, their mode, modifiers, its end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.panel.companion_foe import FoeForm
from gamebook_desktop.games.gamebook.panel.companion_form import CompanionForm
from gamebook_desktop.games.gamebook.panel.companion_modifier import ModifierForm
from gamebook_desktop.games.gamebook.paper_fight import MODES
from gamebook_desktop.games.gamebook.paper_log import foes_to_come
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words_names import fight_mode
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.menu_button import MenuButton

FORM_WIDTH = 420


class PaperFightPart(Themed, QWidget):
    """A row of orders and, once asked for, the form of a new foe or of a modifier.

    Signal: `closed()` when a form was used or left.
    """

    closed = Signal()

    def __init__(
        self, controller: Controller, rules: Ruleset, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._rules = controller, rules
        self.add = Button("", "quiet", icon="plus", key="A")
        self.modify = Button("", "quiet", icon="spark", key="T")
        self.end = Button("", "quiet", icon="flag", key="E")
        self.mode = MenuButton("")
        self.foe = FoeForm(controller)
        self.modifier = ModifierForm(controller)
        self._forms: dict[str, CompanionForm] = {"A": self.foe, "T": self.modifier}
        row = FlowRow(8)
        for part in (self.add, self.mode, self.modify, self.end):
            row.add(part)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(row)
        for form in self._forms.values():
            form.hide()
            form.done.connect(self._on_done)
            self._column.addWidget(form)
        self.foe.cancelled.connect(self._on_done)
        self.add.clicked.connect(self._on_add_clicked)
        self.modify.clicked.connect(self._on_modify_clicked)
        self.end.clicked.connect(self.end_fight)
        self.mode.chosen.connect(self._on_mode_chosen)
        self.restyle()

    def refresh(self) -> None:
        """Redraw; hidden where no fight is, and while dice are asked."""
        state: State = self._controller.state
        fight = state.fight
        self.setVisible(fight is not None and self._controller.question is None)
        if fight is None:
            self._close()
            return
        translate = QCoreApplication.translate
        self.add.setText(translate("Companion", "Foe"))
        self.add.set_spoken(translate("Companion", "Add a foe"))
        self.modify.setText(translate("Companion", "Modifier"))
        self.end.setText(translate("Companion", "The book ends this fight"))
        self.mode.set_options([(mode, fight_mode(mode)) for mode in MODES], fight.mode)
        self.mode.setVisible(len(fight.foes) > 1)
        self.foe.refresh(foes_to_come(self._rules, state))
        self.modifier.refresh()

    def key(self, name: str) -> bool:
        """A a foe, T a modifier, E the end; whether the key was used."""
        if self.isHidden():
            return False
        if name in self._forms:
            self._open(name)
        elif name == "E":
            self.end_fight()
        else:
            return any(not form.isHidden() and form.key(name) for form in self._forms.values())
        return True

    def end_fight(self) -> None:
        """The book says that it is over."""
        self._controller.do(do.EndFight())

    def restyle(self) -> None:
        """The form is no wider than it needs."""
        self._column.setSpacing(theme().px(8))
        for form in self._forms.values():
            form.setMaximumWidth(theme().px(FORM_WIDTH))
        super().restyle()

    def _open(self, name: str) -> None:
        for key, form in self._forms.items():
            form.setVisible(key == name)
        self._forms[name].start()

    def _close(self) -> None:
        for form in self._forms.values():
            form.hide()

    def _on_done(self) -> None:
        self._close()
        self.closed.emit()

    def _on_add_clicked(self) -> None:
        self._open("A")

    def _on_modify_clicked(self) -> None:
        self._open("T")

    def _on_mode_chosen(self, mode: str) -> None:
        self._controller.do(do.SetMode(mode))
