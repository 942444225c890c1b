"""Correcting the sheet by hand: every value, with a reason; warned outside its range, kept."""

from __future__ import annotations

from dataclasses import fields, replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.content_effects import STATS
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

    def refresh(self) -> None:
        """Follow the play and the language; what the person has changed stays."""
        if not self._numbers:
            return
        state: State = self._controller.session.state
        if state.sheet != self._state.sheet:
            self._follow(state)
        if self._language != theme().language:
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

    def _follow(self, state: State) -> None:
        """Show a newer state wherever nothing was changed since the last one shown."""
        old, new, self._state = self._state.sheet, state.sheet, state
        was, now = _numbers(old), _numbers(new)
        for name, counter in self._numbers.items():
            if counter.value() == was[name] != now[name]:
                selected = counter.field.hasSelectedText()
                counter.set_value(now[name])
                if selected:
                    counter.field.selectAll()
            counter.set_range(*self._range(name, now[name]))
        if self._name.text() == old.name != new.name:
            self._name.set_text(new.name)
        if self._carried == list(old.carried) != list(new.carried):
            self._carried = list(new.carried)
            self._show_things()

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
        self._column.addWidget(self._head())
        numbers = QWidget()
        grid = QGridLayout(numbers)
        grid.setContentsMargins(0, 0, 0, 0)
        labels = {
            "gold": translate("Correction", "Gold pieces"),
            "meals": translate("Correction", "Meals"),
            "doses": translate("Correction", "Doses of the potion"),
        }
        for name in STATS:
            labels[name] = stat_label(name)
            initial = translate("Correction", "{0}, Initial")
            labels[f"{name}_initial"] = initial.format(labels[name])
        for row, (key, value) in enumerate(_numbers(sheet).items()):
            self._number(grid, row, key, labels[key], value)
        self._column.addWidget(numbers)
        things = QWidget()
        self._things = QVBoxLayout(things)
        self._things.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(things)
        self._show_things()
        called = translate("Correction", "Name")
        self._name = TextField(called, sheet.name, placeholder=called)
        self._column.addWidget(self._name)
        reason = translate("Correction", "Reason, if you like")
        self._reason = TextField(reason, placeholder=reason)
        self._column.addWidget(self._reason)
        for text in (self._name, self._reason):
            text.entered.connect(self.keep)
            text.field.cancelled.connect(self.finished)
        self._column.addStretch(1)

    def _head(self) -> QWidget:
        """The heading, and beside it how to end, so that neither lies below a long form."""
        translate = QCoreApplication.translate
        head = QWidget()
        across = QHBoxLayout(head)
        across.setContentsMargins(0, 0, 0, 0)
        title = Label(translate("Correction", "Correct by hand"), "strong", bold=True, wrap=True)
        keep = Button(translate("Correction", "Keep"), "primary", icon="check", height=32)
        keep.clicked.connect(self.keep)
        leave = Button(translate("Correction", "Leave"), height=32)
        leave.clicked.connect(self.finished)
        across.addWidget(title, 1)
        across.addWidget(keep)
        across.addWidget(leave)
        return head

    def _number(self, grid: QGridLayout, row: int, name: str, label: str, value: int) -> None:
        counter = Counter(label, value, *self._range(name, value))
        counter.entered.connect(self.keep)
        counter.cancelled.connect(self.finished)
        self._numbers[name] = counter
        grid.addWidget(Label(label, "small", wrap=True), row, 0)
        grid.addWidget(counter, row, 1)
        grid.setColumnStretch(0, 1)

    def _range(self, name: str, value: int) -> tuple[int, int]:
        """What the rules foresee; a value already outside widens it."""
        if name in STATS:
            low, high = 0, getattr(self._state.sheet, name).initial
        elif name in _MOST:
            low, high = 0, _MOST[name]
        else:
            low, high = span(getattr(self._words.names.rules.sheet, name.split("_")[0]))
        return min(low, value), max(high, value)

    def _show_things(self) -> None:
        empty(self._things)
        translate, names = QCoreApplication.translate, self._words.names
        self._things.addWidget(
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
            self._things.addWidget(row)
        known = {**names.rules.sheet.kit, **names.rules.book.head.items}
        title = translate("Correction", "Add a thing")
        options = [("", title), *((item, names.item(item)) for item in known)]
        self._add = MenuButton(title, options, "")
        self._add.chosen.connect(self._on_add_chosen)
        self._things.addWidget(self._add)

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
        self._show_things()

    def _on_add_chosen(self, item: str) -> None:
        if item:
            self._carried.append(item)
            self._show_things()


def _numbers(sheet: Sheet) -> dict[str, int]:
    """The numbers of a sheet by the name of their field, in the order of the form."""
    found: dict[str, int] = {}
    for name in STATS:
        stat: Stat = getattr(sheet, name)
        found |= {name: stat.value, f"{name}_initial": stat.initial}
    return found | {name: getattr(sheet, name) for name in _PLAIN}
