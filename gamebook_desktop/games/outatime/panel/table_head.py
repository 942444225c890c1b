"""The head of the table: whose turn it is, which cards are used, whose dice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from gamebook_desktop.games.outatime.panel.page_head import PageHead
from gamebook_desktop.games.outatime.panel.sample_chip import SampleChip
from gamebook_desktop.games.outatime.panel.wording import roll_words
from gamebook_desktop.ui.controller import PROGRAM, REAL, Controller
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.segmented import Segmented

USUAL_ROLLS = 5
"""Rolls of a turn whose names have room kept."""


class DiceSwitch(FlowRow):
    """Dice of the program or real ones, changeable at any moment."""

    def __init__(
        self, controller: Controller, *, titled: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent)
        self._controller = controller
        self._word = Label("", "small", "ink2")
        self.mode = Segmented("")
        self.mode.chosen.connect(self._on_chosen)
        if titled:
            self.add(self._word)
        self.add(self.mode)

    def refresh(self) -> None:
        """Follow the play and the language."""
        translate = QCoreApplication.translate
        self._word.setText(translate("Outatime", "Dice"))
        self.mode.setAccessibleName(translate("Outatime", "Dice"))
        modes = (translate("Outatime", "the program's"), translate("Outatime", "real"))
        self.mode.set_options(modes, int(self._controller.dice_mode == REAL))

    def _on_chosen(self, index: int) -> None:
        self._controller.set_dice_mode(REAL if index else PROGRAM)


class TableHead(PageHead):
    """Whose turn it is. Signals: `cards_clicked()`, `correct_clicked()`."""

    cards_clicked = Signal()
    correct_clicked = Signal()

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sample = SampleChip()
        self._sample.clicked.connect(self.cards_clicked)
        self.cards = Button("", "quiet", icon="cards")
        self.cards.clicked.connect(self.cards_clicked)
        self.correct = IconButton("pencil", "")
        self.correct.clicked.connect(self.correct_clicked)
        self.dice = DiceSwitch(controller)
        for part in (self._sample, self.cards, self.dice):
            self.add_tool(part)
        self.add_beside(self.correct)

    def show_head(self, title: str, place: str, *, sample: bool) -> None:
        """The heading, the quiet words after it, and whether the cards are invented."""
        translate = QCoreApplication.translate
        self._sample.refresh(sample=sample)
        self.cards.setText(translate("Outatime", "My cards"))
        self.correct.setText(translate("Outatime", "Correct the table by hand"))
        self.dice.refresh()
        self.set_words(title, place, [roll_words(rolls) for rolls in range(USUAL_ROLLS)])
