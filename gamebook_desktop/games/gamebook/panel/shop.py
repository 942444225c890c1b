"""A section's shop: what is sold and bought, with prices, stock, and why not."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.conditions import holds
from gamebook_desktop.games.gamebook.goods import good_of, stock_left
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_text import gold, meals
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.item_row import ItemRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.lines import HLine


class ShopPart(Themed, QWidget):
    """Hidden where nothing is sold. Signal: `refused(reason, rule)`."""

    refused = Signal(str, str)

    def __init__(
        self, controller: Controller, words: GamebookWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._words = controller, words
        self._shown: object = None
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self.hide()
        self.restyle()

    def refresh(self) -> None:
        """Redraw, unless nothing it shows has changed."""
        state: State = self._controller.session.state
        section = self._words.names.rules.section(state.visit.section)
        shop = section.shop if section else None
        self.setVisible(shop is not None)
        key = (state.visit.section, state.sheet, state.world.stock, theme().language)
        if shop is None or key == self._shown:
            return
        self._shown = key
        empty(self._column)
        translate, names = QCoreApplication.translate, self._words.names
        self._column.addWidget(Label(translate("Shop", "For sale"), "caption", "ink2", bold=True))
        for offer in shop.sells:
            if not holds(names.rules, state, offer.when):
                continue
            left = stock_left(state, offer)
            name = names.item(offer.item) if offer.item else meals(offer.meals or 0)
            tail = translate("Shop", "{0}, {1} left").format(gold(offer.price), left)
            icon = "meal" if offer.item is None else names.icon(offer.item)
            self._row(icon, name, tail, translate("Shop", "Buy"), do.Buy(good_of(offer)))
        for good in (item for item in shop.buys if item in state.sheet.carried):
            tail = translate("Shop", "fetches {0}").format(gold(shop.buys[good]))
            sell = translate("Shop", "Sell")
            self._row(names.icon(good), names.item(good), tail, sell, do.Sell(good))

    def restyle(self) -> None:
        """Build again with the new sizes."""
        look = theme()
        self._column.setContentsMargins(0, look.px(12), 0, look.px(4))
        self._shown = None
        super().restyle()

    def _row(self, icon: str, name: str, tail: str, words: str, action: object) -> None:
        button = Button(words, height=30)
        button.setProperty("action", action)
        button.set_locked(*self._controller.why_not(action))
        button.clicked.connect(self._on_clicked)
        button.refused.connect(self.refused)
        self._column.addWidget(ItemRow(icon, name, tail, button))
        self._column.addWidget(HLine())

    def _on_clicked(self) -> None:
        self._controller.do(self.sender().property("action"))
