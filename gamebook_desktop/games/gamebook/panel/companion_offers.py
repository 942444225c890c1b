"""Where the section offers to go, written down so that the map shows what is left to read."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, Qt

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.panel.companion_digits import DigitRowField
from gamebook_desktop.games.gamebook.panel.companion_form import CompanionForm
from gamebook_desktop.games.gamebook.paper_log import offers_of
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.ui.controller import Controller

_BETWEEN = re.compile(r"[\s,;/]+")


class OffersPart(CompanionForm):
    """Numbers with spaces between them; kept on Enter, on leaving, and before anything is done."""

    def __init__(self, controller: Controller) -> None:
        super().__init__()
        self._controller = controller
        self._section = ""
        self.field = DigitRowField("")
        self.column.addWidget(self.field)
        self.field.returnPressed.connect(self._on_return_pressed)
        self.field.editingFinished.connect(self.keep)
        self.field.cancelled.connect(self._on_cancelled)
        controller.settling.connect(self.keep)

    def refresh(self) -> None:
        """Follow the play; what is being typed stays."""
        translate = QCoreApplication.translate
        state: State = self._controller.session.state
        self.heading.setText(translate("Companion", "The book offers"))
        self.keys_hint.setText(translate("Companion", "L, 134 217"))
        name = translate("Companion", "Sections the book offers at {0}")
        self.field.setAccessibleName(name.format(state.visit.section))
        if state.visit.section != self._section or not self.field.isModified():
            self._section = state.visit.section
            self.field.setText(" ".join(offers_of(state.paper, self._section)))

    def start(self) -> None:
        """Write behind what is there."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.end(False)

    def keep(self) -> None:
        """Note what was typed, if it differs."""
        if not self.field.isModified():
            return
        self.field.setModified(False)
        state: State = self._controller.session.state
        targets = tuple(dict.fromkeys(filter(None, _BETWEEN.split(self.field.text().strip()))))
        if state.visit.section == self._section and targets != offers_of(
            state.paper, self._section
        ):
            self._controller.do(do.NoteOffers(targets))

    def _on_return_pressed(self) -> None:
        self.keep()
        self.done.emit()

    def _on_cancelled(self) -> None:
        self.field.setModified(False)
        self.refresh()
        self.done.emit()
