"""The sheet itself: talents, bag, what is worn, gold, what is in force, counters, codewords."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.panel.sheet_lines import (
    Chips,
    Entry,
    FreePlaces,
    Heading,
    Line,
    Order,
    sheet_lines,
)
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.chip import Chip
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.item_row import ItemRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import let_go
from gamebook_desktop.ui.widgets.lines import HLine

if TYPE_CHECKING:
    from gamebook_desktop.games.gamebook.panel.companion_fields import FieldsPart


class SheetTab(Themed, QWidget):
    """Everything on the sheet but the three values. Signal: `refused(reason, rule)`."""

    refused = Signal(str, str)

    def __init__(
        self, controller: Controller, words: GamebookWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._words = controller, words
        self._shown: object = None
        self._lines: list[Line] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.fields = self._beside_paper()
        if self.fields is not None:
            self._column.addWidget(self.fields)
        self._column.addStretch(1)

    def refresh(self) -> None:
        """Redraw the lines that differ; none if sheet, world, place and language are the same."""
        state: State = self._controller.session.state
        if self.fields is not None:
            self.fields.refresh()
        key = (state.sheet, state.world, state.fight is None, state.visit, theme().language)
        if key == self._shown:
            return
        self._shown = key
        self._show_lines(list(sheet_lines(self._controller, self._words)))

    def restyle(self) -> None:
        """Build again with the new sizes."""
        self._shown = None
        self._show_lines([])
        self.refresh()
        super().restyle()

    # ------------------------------------------------------------------ inside
    def _beside_paper(self) -> FieldsPart | None:
        """The extra fields that the reader of a paper book keeps."""
        if self._words.names.rules.paper is None:
            return None
        from gamebook_desktop.games.gamebook.panel.companion_fields import FieldsPart

        return FieldsPart(self._controller, self._words.names.rules, self)

    def _show_lines(self, lines: list[Line]) -> None:
        """Keep the widgets of lines that stay, make those that are new."""
        changes = SequenceMatcher(None, self._lines, lines, autojunk=False).get_opcodes()
        for kind, first, end, start, stop in reversed(changes):
            if kind == "equal":
                continue
            for _ in range(first, end):
                let_go(self._column, first)
            for at, line in enumerate(lines[start:stop], first):
                self._column.insertWidget(at, self._widget(line))
        self._lines = lines

    def _widget(self, line: Line) -> QWidget:
        match line:
            case Heading(words, count):
                return _heading(words, count)
            case Chips(words):
                return _chips(words)
            case FreePlaces(words):
                return _underlined(ItemRow("", words, empty=True))
            case Entry(icon, name, tail, order):
                action = self._button(order) if order is not None else None
                return _underlined(ItemRow(icon, name, tail, action))

    def _button(self, order: Order) -> Button:
        button = Button(order.words, key=order.key, height=28)
        button.setProperty("action", order.action)
        button.set_locked(order.reason, order.rule)
        button.clicked.connect(self._on_order_clicked)
        button.refused.connect(self.refused)
        return button

    def _on_order_clicked(self) -> None:
        self._controller.do(self.sender().property("action"))


def _heading(words: str, count: str) -> QWidget:
    row = QWidget()
    across = QHBoxLayout(row)
    across.setContentsMargins(0, theme().px(12), 0, theme().px(4))
    across.addWidget(Label(words, "caption", "ink2", bold=True))
    across.addStretch(1)
    if count:
        across.addWidget(Label(count, "caption", "ink2"))
    return row


def _chips(words: tuple[tuple[str, str], ...]) -> QWidget:
    flow = FlowRow(6)
    for word, more in words:
        chip = Chip(word, tone="ink")
        chip.setToolTip(more)
        flow.add(chip)
    return flow


def _underlined(row: QWidget) -> QWidget:
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(row)
    column.addWidget(HLine())
    return whole
