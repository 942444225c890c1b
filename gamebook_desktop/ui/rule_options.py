"""The rule options of a new play, each with the rule that leaves it open."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.menu_button import MenuButton
from gamebook_desktop.ui.widgets.rule_link import RuleLink


@dataclass(frozen=True, slots=True)
class RuleOption:
    """An option in words: its values with theirs, the one in force, why it is closed."""

    name: str
    words: str
    values: tuple[tuple[Any, str], ...]
    value: Any
    default: Any
    rule: str
    closed: str = ""
    rule_words: str = ""
    """What the rule is called, where its id is a word."""


class RuleOptions(Themed, QWidget):
    """Folded away until asked for. Signals: `chosen(options)` as a dict of what differs from the
    defaults, `rule_activated(id)`, `refused(reason, rule)`.
    """

    chosen = Signal(dict)
    rule_activated = Signal(str)
    refused = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open = False
        self._options: tuple[RuleOption, ...] = ()
        self.unfold = Button("", "quiet", icon="down")
        self.unfold.clicked.connect(self._on_unfold_clicked)
        self._list = QWidget()
        self._grid = QGridLayout(self._list)
        self._grid.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.unfold, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._list)
        self._list.hide()

    def show_options(self, options: Sequence[RuleOption]) -> None:
        """Draw these options, if they are unfolded."""
        self._options = tuple(options)
        self.unfold.setText(QCoreApplication.translate("Creation", "Rule options"))
        if self._open:
            self._fill()

    def set_open(self, unfolded: bool) -> None:
        """Unfold them, or fold them away."""
        self._open = unfolded
        self._list.setVisible(unfolded)
        self.unfold.set_icon("up" if unfolded else "down")
        if unfolded:
            self._fill()

    def is_open(self) -> bool:
        """Whether they are unfolded."""
        return self._open

    def buttons(self) -> dict[str, MenuButton]:
        """The options on screen, by name."""
        found = self._list.findChildren(MenuButton)
        return {str(button.property("option")): button for button in found}

    def _fill(self) -> None:
        empty(self._grid)
        for row, known in enumerate(self._options):
            words = [(json.dumps(value), shown) for value, shown in known.values]
            button = MenuButton(known.words, words, json.dumps(known.value))
            button.setProperty("option", known.name)
            button.set_locked(known.closed, known.rule)
            button.chosen.connect(self._on_chosen)
            button.refused.connect(self.refused)
            link = RuleLink(known.rule, known.rule_words)
            link.activated.connect(self.rule_activated)
            self._grid.addWidget(Label(known.words, "small", wrap=True), row, 0)
            self._grid.addWidget(button, row, 1)
            self._grid.addWidget(link, row, 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setHorizontalSpacing(theme().px(12))

    def _on_unfold_clicked(self) -> None:
        self.set_open(not self._open)

    def _on_chosen(self, text: str) -> None:
        name = str(self.sender().property("option"))
        values = {known.name: known.value for known in self._options} | {name: json.loads(text)}
        defaults = {known.name: known.default for known in self._options}
        self.chosen.emit({key: value for key, value in values.items() if value != defaults[key]})
