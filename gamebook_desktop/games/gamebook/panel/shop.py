"""A section's shop: what is sold and bought, with prices, stock, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.conditions import holds
from gamebook_desktop.games.gamebook.content import Shop
from gamebook_desktop.games.gamebook.goods import good_of, stock_left
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_text import gold, meals
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.item_row import ItemRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.lines import HLine

DIGITS = 10
"""So many lines of a page have a digit: choices first, then goods."""


class Good(NamedTuple):
    """One line: what is sold or bought, what there is of it, and the order."""

    icon: str
    name: str
    tail: str
    words: str
    action: do.Buy | do.Sell


class GoodRow(QWidget):
    """A good over a hairline, with its button."""

    def __init__(self) -> None:
        super().__init__()
        self.button = Button(height=30)
        self._item = ItemRow("info", "", "", self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._item)
        column.addWidget(HLine())

    def show_good(self, good: Good, key: str, closed: tuple[str, str]) -> None:
        """Show a good, the digit that presses its button, and why it may be closed."""
        self._item.show_item(good.icon, good.name, good.tail)
        self.button.setText(good.words)
        self.button.set_key(key)
        self.button.set_locked(*closed)
        self.button.setProperty("action", good.action)


class ShopPart(Themed, QWidget):
    """Hidden where nothing is sold. Signal: `refused(reason, rule)`."""

    refused = Signal(str, str)

    def __init__(
        self, controller: Controller, words: GamebookWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._words = controller, words
        self._shown: object = None
        self._rows: dict[do.Buy | do.Sell, GoodRow] = {}  # in their order on screen
        self._title = Label("", "caption", "ink2", bold=True)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self._title)
        self.hide()
        self.restyle()

    def refresh(self, taken: int) -> None:
        """Redraw, unless nothing it shows has changed; the first digits are `taken` by choices."""
        state: State = self._controller.session.state
        section = self._words.names.rules.section(state.visit.section)
        shop = section.shop if section else None
        self.setVisible(shop is not None)
        key = (state.visit.section, state.sheet, state.world.stock, taken, theme().language)
        if shop is None or key == self._shown:
            return
        self._shown = key
        self._title.setText(QCoreApplication.translate("Shop", "For sale"))
        goods: dict[do.Buy | do.Sell, Good] = {}
        for good in (*self._sold(shop), *self._bought(shop)):
            goods.setdefault(good.action, good)  # of several offers the first one holds
        self._show(goods, taken)

    def press(self, index: int) -> None:
        """As if the button of a good (from 0) had been clicked; beyond the end nothing happens."""
        buttons = [row.button for row in self._rows.values()]
        if not self.isHidden() and 0 <= index < len(buttons):
            buttons[index].click()

    def restyle(self) -> None:
        """The gap above follows the text."""
        look = theme()
        self._column.setContentsMargins(0, look.px(12), 0, look.px(4))
        super().restyle()

    def _sold(self, shop: Shop) -> Iterator[Good]:
        translate, names = QCoreApplication.translate, self._words.names
        state: State = self._controller.session.state
        for offer in shop.sells:
            if not holds(names.rules, state, offer.when):
                continue
            name = names.item(offer.item) if offer.item else meals(offer.meals or 0)
            tail = translate("Shop", "{0}, {1} left")
            tail = tail.format(gold(offer.price), stock_left(state, offer))
            icon = "meal" if offer.item is None else names.icon(offer.item)
            yield Good(icon, name, tail, translate("Shop", "Buy"), do.Buy(good_of(offer)))

    def _bought(self, shop: Shop) -> Iterator[Good]:
        translate, names = QCoreApplication.translate, self._words.names
        state: State = self._controller.session.state
        for item in (item for item in shop.buys if item in state.sheet.carried):
            tail = translate("Shop", "fetches {0}").format(gold(shop.buys[item]))
            sell = translate("Shop", "Sell")
            yield Good(names.icon(item), names.item(item), tail, sell, do.Sell(item))

    def _show(self, goods: dict[do.Buy | do.Sell, Good], taken: int) -> None:
        """Keep the rows of goods that stay, so that the focus does too."""
        rows, left = {}, -1
        for at, (action, row) in enumerate(list(self._rows.items())):
            self._column.removeWidget(row)
            if action not in goods:
                left = at if row.button.hasFocus() else left
                self._rows.pop(action)
                row.hide()
                row.deleteLater()
        for at, (action, good) in enumerate(goods.items()):
            row = rows[action] = self._rows.get(action) or self._new_row()
            number = taken + at + 1
            key = str(number % 10) if number <= DIGITS else ""
            row.show_good(good, key, self._controller.why_not(action))
            self._column.addWidget(row)
            row.show()
        self._rows = rows
        if left >= 0 and rows:
            beside = list(rows.values())[min(left, len(rows) - 1)]
            beside.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _new_row(self) -> GoodRow:
        row = GoodRow()
        row.button.clicked.connect(self._on_clicked)
        row.button.refused.connect(self.refused)
        return row

    def _on_clicked(self) -> None:
        self._controller.do(self.sender().property("action"))
