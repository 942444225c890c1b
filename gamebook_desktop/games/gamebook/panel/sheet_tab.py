"""The sheet itself: talents, bag, what is worn, gold, what is in force, counters, codewords."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_names import modifier
from gamebook_desktop.games.gamebook.words_text import gold, meals
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.chip import Chip
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.item_row import ItemRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
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
        self._orders: list[Button] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.fields = self._beside_paper()

    def refresh(self) -> None:
        """Redraw, unless all it shows is the same; what is closed is looked at each time."""
        state: State = self._controller.session.state
        if self.fields is not None:
            self.fields.refresh()
        world = state.world
        key = (state.sheet, world.codewords, world.counters, theme().language)
        if key == self._shown:
            for button in self._orders:
                button.set_locked(*self._controller.why_not(button.property("action")))
            return
        self._shown, self._orders = key, []
        if self.fields is not None:
            self._column.removeWidget(self.fields)
        empty(self._column)
        self._talents(state)
        self._bag(state)
        self._worn(state)
        self._in_force(state)
        self._counters(state)
        if self.fields is not None:
            self._column.addSpacing(theme().px(12))
            self._column.addWidget(self.fields)
        self._column.addStretch(1)

    def restyle(self) -> None:
        """Build again with the new sizes."""
        self._shown = None
        self.refresh()
        super().restyle()

    # ------------------------------------------------------------------ parts
    def _beside_paper(self) -> FieldsPart | None:
        if self._words.names.rules.paper is None:
            return None
        from gamebook_desktop.games.gamebook.panel.companion_fields import FieldsPart

        return FieldsPart(self._controller, self._words.names.rules, self)

    def _heading(self, words: str, count: str = "") -> None:
        row = QWidget()
        across = QHBoxLayout(row)
        across.setContentsMargins(0, theme().px(12), 0, theme().px(4))
        across.addWidget(Label(words, "caption", "ink2", bold=True))
        across.addStretch(1)
        if count:
            across.addWidget(Label(count, "caption", "ink2"))
        self._column.addWidget(row)

    def _row(self, icon: str, name: str, tail: str = "", action: QWidget | None = None) -> None:
        self._column.addWidget(ItemRow(icon, name, tail, action))
        self._column.addWidget(HLine())

    def _talents(self, state: State) -> None:
        if not state.sheet.talents:
            return
        self._heading(QCoreApplication.translate("Sheet", "Talents"))
        flow = FlowRow(6)
        for talent in state.sheet.talents:
            chip = Chip(self._words.names.talent(talent), tone="ink")
            about = self._words.names.rules.sheet.talents.get(talent)
            if about is not None:
                chip.setToolTip(theme().typeset(getattr(about.about, theme().language)))
            flow.add(chip)
        self._column.addWidget(flow)

    def _bag(self, state: State) -> None:
        translate, names = QCoreApplication.translate, self._words.names
        rules, sheet = names.rules, state.sheet
        filled = totals.bag(rules, sheet)
        count = translate("Sheet", "{0} of {1} places").format(len(filled), rules.sheet.bag)
        self._heading(translate("Sheet", "Bag"), count)
        eat = self._order(translate("Sheet", "Eat"), "M", do.Eat())
        self._row("meal", names.item("meals"), meals(sheet.meals), eat)
        if sheet.potion:
            doses = translate("Sheet", "%n dose(s)", "", sheet.doses)
            drink = self._order(translate("Sheet", "Drink"), "P", do.Drink())
            self._row("potion", names.potion(sheet.potion), doses, drink)
        counted = [item for item in filled if item not in ("meals", "potion")]
        for item in counted:
            self._item(state, item)
        free = rules.sheet.bag - len(filled)
        if free > 0:
            words = translate("Sheet", "%n free place(s)", "", free)
            self._column.addWidget(ItemRow("", words, empty=True))
            self._column.addWidget(HLine())

    def _item(self, state: State, item: str) -> None:
        translate, names = QCoreApplication.translate, self._words.names
        found = names.rules.item(item)
        action: QWidget | None = None
        tail = ""
        if names.rules.kind(item) == "weapon":
            if item == state.sheet.wielded:
                tail = translate("Sheet", "in hand")
            else:
                action = self._order(translate("Sheet", "Take in hand"), "", do.Wield(item))
        elif found is not None and found.use is not None:
            action = self._order(translate("Sheet", "Use"), "", do.UseItem(item))
        self._row(names.icon(item), names.item(item), tail, action)

    def _worn(self, state: State) -> None:
        translate, rules = QCoreApplication.translate, self._words.names.rules
        self._heading(translate("Sheet", "On you"))
        bag = set(totals.bag(rules, state.sheet))
        tools = [item for item in state.sheet.carried if rules.kind(item) == "tool"]
        for item in state.sheet.carried:
            if item not in bag and item not in tools:
                self._item(state, item)
        if tools and not bag.intersection(tools):
            first, *others = map(self._words.names.item, tools)
            names = ", ".join([first, *(name.lower() for name in others)])
            self._row(self._words.names.icon(tools[0]), names)
        self._row("coin", gold(state.sheet.gold))

    def _in_force(self, state: State) -> None:
        if not state.sheet.modifiers:
            return
        self._heading(QCoreApplication.translate("Sheet", "In force"))
        for found in state.sheet.modifiers:
            name, effect = modifier(found)
            self._row("warn" if found.by < 0 else "spark", name, effect)

    def _counters(self, state: State) -> None:
        translate, names = QCoreApplication.translate, self._words.names
        shown = [c for c in names.rules.book.head.counters if names.counter(c)]
        if shown:
            self._heading(translate("Sheet", "Counters"))
            for found in shown:
                number = str(totals.counter(names.rules, state, found))
                self._row("flag", names.counter(found), number)
        if state.world.codewords:
            self._heading(translate("Sheet", "Codewords"))
            flow = FlowRow(6)
            for word in state.world.codewords:
                flow.add(Chip(word, tone="ink"))
            self._column.addWidget(flow)

    def _order(self, words: str, key: str, action: object) -> Button:
        button = Button(words, key=key, height=28)
        button.setProperty("action", action)
        button.set_locked(*self._controller.why_not(action))
        button.clicked.connect(self._on_order_clicked)
        button.refused.connect(self.refused)
        self._orders.append(button)
        return button

    def _on_order_clicked(self) -> None:
        self._controller.do(self.sender().property("action"))
