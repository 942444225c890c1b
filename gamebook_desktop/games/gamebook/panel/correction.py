"""Correcting the sheet by hand: every value, with a reason; warned outside its range, kept."""

from __future__ import annotations

from dataclasses import fields, replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.creation import span
from gamebook_desktop.games.gamebook.state import Sheet, Stat, State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_text import stat_label
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.counter import Counter
from gamebook_desktop.ui.widgets.field import TextField
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.menu_button import MenuButton

THINGS = "things"
_STATS = ("skill", "stamina", "luck")
_PLAIN = ("gold", "meals", "doses")
_MOST = {"gold": 999, "meals": 99, "doses": 9}


class CorrectionForm(Themed, QWidget):
    """All values of the sheet as fields. Signal: `finished()` when kept or left."""

    finished = Signal()

    def __init__(
        self, controller: Controller, words: GamebookWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._words = controller, words
        self._state = State()
        self._language = ""
        self._carried: list[str] = []
        self._numbers: dict[str, Counter] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, theme().px(12), 0, 0)

    def load(self, state: State) -> None:
        """Show the values of a state as fields."""
        self._state = state
        self._carried = list(state.sheet.carried)
        self._build()

    def focus_value(self, name: str) -> None:
        """Give the focus to a value's field, all of it selected; "things": to the list to add."""
        if name == THINGS:
            self._add.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        field = self._numbers[name].field
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()

    def retranslate(self) -> None:
        """Words again if the language has changed; what is typed stays."""
        if self._numbers and self._language != theme().language:
            self._again()

    def keep(self) -> None:
        """Put what differs from the sheet as it was loaded on the sheet as it is now."""
        old, new = self._state.sheet, self._sheet()
        typed = {field.name: getattr(new, field.name) for field in fields(Sheet)}
        changes = {name: value for name, value in typed.items() if value != getattr(old, name)}
        state: State = self._controller.session.state
        if changes:
            sheet = replace(state.sheet, **changes)
            self._controller.override(replace(state, sheet=sheet), self._reason.text().strip())
        self.finished.emit()

    def _sheet(self) -> Sheet:
        old = self._state.sheet
        return replace(
            old,
            name=self._name.text(),
            skill=self._stat("skill", old.skill),
            stamina=self._stat("stamina", old.stamina),
            luck=self._stat("luck", old.luck),
            gold=self._value("gold", old.gold),
            meals=self._value("meals", old.meals),
            doses=self._value("doses", old.doses),
            carried=tuple(self._carried),
            wielded=old.wielded if old.wielded in self._carried else "",
        )

    def _stat(self, name: str, old: Stat) -> Stat:
        return Stat(self._value(f"{name}_initial", old.initial), self._value(name, old.value))

    def _value(self, name: str, old: int) -> int:
        value = self._numbers[name].value()
        return old if value is None else value

    def _build(self) -> None:
        empty(self._column)
        translate = QCoreApplication.translate
        sheet, self._language = self._state.sheet, theme().language
        self._numbers = {}
        self._column.addWidget(
            Label(translate("Correction", "Correct by hand"), "strong", bold=True)
        )
        numbers = QWidget()
        grid = QGridLayout(numbers)
        grid.setContentsMargins(0, 0, 0, 0)
        row = 0
        for name in _STATS:
            found: Stat = getattr(sheet, name)
            label = stat_label(name)
            row = self._number(grid, row, name, label, found.value)
            initial = translate("Correction", "{0}, Initial").format(label)
            row = self._number(grid, row, f"{name}_initial", initial, found.initial)
        labels = {
            "gold": translate("Correction", "Gold pieces"),
            "meals": translate("Correction", "Meals"),
            "doses": translate("Correction", "Doses of the potion"),
        }
        for name in _PLAIN:
            row = self._number(grid, row, name, labels[name], getattr(sheet, name))
        self._column.addWidget(numbers)
        self._things()
        name = translate("Correction", "Name")
        self._name = TextField(name, sheet.name, placeholder=name)
        self._column.addWidget(self._name)
        reason = translate("Correction", "Reason, if you like")
        self._reason = TextField(reason, placeholder=reason)
        self._column.addWidget(self._reason)
        for text in (self._name, self._reason):
            text.entered.connect(self.keep)
            text.field.cancelled.connect(self.finished)
        orders = QWidget()
        across = QHBoxLayout(orders)
        across.setContentsMargins(0, 0, 0, 0)
        keep = Button(translate("Correction", "Keep"), "primary", icon="check")
        keep.clicked.connect(self.keep)
        leave = Button(translate("Correction", "Leave"))
        leave.clicked.connect(self.finished)
        across.addWidget(keep)
        across.addWidget(leave)
        across.addStretch(1)
        self._column.addWidget(orders)
        self._column.addStretch(1)

    def _number(self, grid: QGridLayout, row: int, name: str, label: str, value: int) -> int:
        counter = Counter(label, value, *self._range(name, value))
        counter.entered.connect(self.keep)
        counter.cancelled.connect(self.finished)
        self._numbers[name] = counter
        grid.addWidget(Label(label, "small", wrap=True), row, 0)
        grid.addWidget(counter, row, 1)
        grid.setColumnStretch(0, 1)
        return row + 1

    def _range(self, name: str, value: int) -> tuple[int, int]:
        """What the rules foresee; a value already outside widens it."""
        if name in _STATS:
            low, high = 0, getattr(self._state.sheet, name).initial
        elif name in _MOST:
            low, high = 0, _MOST[name]
        else:
            low, high = span(getattr(self._words.names.rules.sheet, name.split("_")[0]))
        return min(low, value), max(high, value)

    def _things(self) -> None:
        translate, names = QCoreApplication.translate, self._words.names
        self._column.addWidget(
            Label(translate("Correction", "Things"), "caption", "ink2", bold=True)
        )
        for at, item in enumerate(self._carried):
            row = QWidget()
            across = QHBoxLayout(row)
            across.setContentsMargins(0, 0, 0, 0)
            across.addWidget(Label(names.item(item), "small", wrap=True), 1)
            remove = Button(translate("Correction", "Remove"), "quiet", icon="cross", height=28)
            remove.setProperty("at", at)
            remove.clicked.connect(self._on_remove_clicked)
            across.addWidget(remove)
            self._column.addWidget(row)
        known = {**names.rules.sheet.kit, **names.rules.book.head.items}
        title = translate("Correction", "Add a thing")
        options = [("", title), *((item, names.item(item)) for item in known)]
        self._add = MenuButton(title, options, "")
        self._add.chosen.connect(self._on_add_chosen)
        self._column.addWidget(self._add)

    def _again(self) -> None:
        """Draw everything again, keeping what is typed so far."""
        carried, sheet, reason = list(self._carried), self._sheet(), self._reason.text()
        state = self._state
        self._state = replace(state, sheet=replace(sheet, carried=tuple(carried)))
        self._build()
        self._reason.set_text(reason)
        self._state = state

    def _on_remove_clicked(self) -> None:
        del self._carried[int(self.sender().property("at"))]
        self._again()

    def _on_add_chosen(self, item: str) -> None:
        if item:
            self._carried.append(item)
            self._again()
