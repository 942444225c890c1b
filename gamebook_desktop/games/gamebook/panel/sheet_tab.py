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
from gamebook_desktop.ui.widgets.layouts import put_by
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
        self._widgets: list[QWidget] = []  # of the lines
        self._spare: list[_ThingRow] = []
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
        """Keep the widgets of lines that stay, change those of the same thing, make what is new."""
        changes = SequenceMatcher(None, self._lines, lines, autojunk=False).get_opcodes()
        for kind, first, end, start, stop in reversed(changes):
            if kind == "equal":
                continue
            at = start
            while first < end and at < stop and _same_thing(self._lines[first], lines[at]):
                self._update(self._widgets[first], lines[at])
                first, at = first + 1, at + 1
            for _ in range(first, end):
                self._remove(first)
            for place, line in enumerate(lines[at:stop], first):
                widget = self._widget(line)
                self._widgets.insert(place, widget)
                self._column.insertWidget(place, widget)
                widget.show()
        self._lines = lines

    def _remove(self, place: int) -> None:
        """Take a line away; a thing without a button is kept for the next one."""
        put_by(self._column, place)
        widget = self._widgets.pop(place)
        if isinstance(widget, _ThingRow) and widget.plain:
            self._spare.append(widget)
        else:
            widget.deleteLater()

    def _widget(self, line: Line) -> QWidget:
        match line:
            case Heading():
                made: QWidget = _HeadingRow()
            case Chips(words):
                return _chips(words)
            case FreePlaces():
                made = _ThingRow(empty=True)
            case Entry(order=None):
                made = self._spare.pop() if self._spare else _ThingRow()
            case Entry():
                button = Button(height=28)
                button.clicked.connect(self._on_order_clicked)
                button.refused.connect(self.refused)
                made = _ThingRow(button)
        self._update(made, line)
        return made

    def _update(self, widget: QWidget, line: Line) -> None:
        match line, widget:
            case Heading(), _HeadingRow():
                widget.show_heading(line)
            case FreePlaces(words), _ThingRow():
                widget.item.show_item("", words)
            case Entry(), _ThingRow():
                widget.show_entry(line)

    def _on_order_clicked(self) -> None:
        self._controller.do(self.sender().property("action"))


def _same_thing(old: Line, new: Line) -> bool:
    """Whether the widget of a line may become that of another: no button gets another meaning."""
    match old, new:
        case (Heading(), Heading()) | (FreePlaces(), FreePlaces()):
            return True
        case Entry(order=before), Entry(order=after):
            if before is None or after is None:
                return before is after
            return before.action == after.action
    return False


class _HeadingRow(QWidget):
    """The name of a group, and how full it is."""

    def __init__(self) -> None:
        super().__init__()
        across = QHBoxLayout(self)
        across.setContentsMargins(0, theme().px(12), 0, theme().px(4))
        self._words = Label("", "caption", "ink2", bold=True)
        self._count = Label("", "caption", "ink2")
        across.addWidget(self._words)
        across.addStretch(1)
        across.addWidget(self._count)

    def show_heading(self, line: Heading) -> None:
        """Show a group."""
        self._words.setText(line.words)
        self._count.setText(line.count)
        self._count.setVisible(bool(line.count))


class _ThingRow(QWidget):
    """A thing over a hairline, perhaps with its button; `empty`: a free place."""

    def __init__(self, button: Button | None = None, *, empty: bool = False) -> None:
        super().__init__()
        self.button = button
        self.plain = button is None and not empty
        self.item = ItemRow("info", "", action=button, empty=empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.item)
        column.addWidget(HLine())

    def show_entry(self, line: Entry) -> None:
        """Show a thing, and what its button does now."""
        self.item.show_item(line.icon, line.name, line.tail)
        if self.button is not None and line.order is not None:
            order = line.order
            self.button.setText(order.words)
            self.button.set_key(order.key)
            self.button.setProperty("action", order.action)
            self.button.set_locked(order.reason, order.rule)


def _chips(words: tuple[tuple[str, str], ...]) -> QWidget:
    flow = FlowRow(6)
    for word, more in words:
        chip = Chip(word, tone="ink")
        chip.setToolTip(more)
        flow.add(chip)
    return flow
