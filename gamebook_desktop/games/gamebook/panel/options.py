"""The rule options of a new play, each with the rule that leaves it open."""

from __future__ import annotations

import json

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.content_rules import OptionValue
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.words_names import option, option_value
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.menu_button import MenuButton
from gamebook_desktop.ui.widgets.rule_link import RuleLink


class OptionsPart(Themed, QWidget):
    """Folded away until asked for. Signals: `chosen(options)` as a dict of what differs from the
    defaults, `rule_activated(id)`, `refused(reason, rule)`.
    """

    chosen = Signal(dict)
    rule_activated = Signal(str)
    refused = Signal(str, str)

    def __init__(self, game: Gamebook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._open = False
        self._rolled = False
        self.unfold = Button("", "quiet", icon="down")
        self.unfold.clicked.connect(self._on_unfold_clicked)
        self._list = QWidget()
        self._grid = QGridLayout(self._list)
        self._grid.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.unfold)
        column.addWidget(self._list)
        self._list.hide()

    def refresh(self, *, rolled: bool) -> None:
        """Redraw; once the sheet is rolled the options are closed."""
        self._rolled = rolled
        self.unfold.setText(QCoreApplication.translate("Creation", "Rule options"))
        if self._open:
            self._fill()

    def buttons(self) -> dict[str, MenuButton]:
        """The options on screen, by name."""
        found = self._list.findChildren(MenuButton)
        return {str(button.property("option")): button for button in found}

    def _fill(self) -> None:
        empty(self._grid)
        translate = QCoreApplication.translate
        rolled = translate("Creation", "Options are chosen before the sheet is rolled; undo it.")
        fixed = translate("Creation", "This book has settled this option.")
        for row, (name, known) in enumerate(self._game.known_options.items()):
            words = [(json.dumps(value), option_value(value)) for value in known.values]
            button = MenuButton(option(known), words, json.dumps(self._game.options[name]))
            button.setProperty("option", name)
            by_book = name in self._game.fixed_options
            button.set_locked(fixed if by_book else rolled if self._rolled else "", known.rule)
            button.chosen.connect(self._on_chosen)
            button.refused.connect(self.refused)
            link = RuleLink(known.rule)
            link.activated.connect(self.rule_activated)
            self._grid.addWidget(Label(option(known), "small", wrap=True), row, 0)
            self._grid.addWidget(button, row, 1)
            self._grid.addWidget(link, row, 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setHorizontalSpacing(theme().px(12))

    def _on_unfold_clicked(self) -> None:
        self._open = not self._open
        self._list.setVisible(self._open)
        self.unfold.set_icon("up" if self._open else "down")
        if self._open:
            self._fill()

    def _on_chosen(self, text: str) -> None:
        name = str(self.sender().property("option"))
        options: dict[str, OptionValue] = {**self._game.options, name: json.loads(text)}
        defaults = self._game.default_options
        self.chosen.emit({key: value for key, value in options.items() if value != defaults[key]})
