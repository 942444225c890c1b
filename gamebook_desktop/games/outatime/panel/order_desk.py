"""The orders of the turn in hand: which there are, where they stand, how they are pressed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gamebook_desktop.games.outatime.actions import Lock
from gamebook_desktop.games.outatime.advice import Advice, advise
from gamebook_desktop.games.outatime.panel.assistant import Assistant
from gamebook_desktop.games.outatime.panel.computer import ComputerPlayers
from gamebook_desktop.games.outatime.panel.known import known
from gamebook_desktop.games.outatime.panel.order_buttons import OrderButtons
from gamebook_desktop.games.outatime.panel.orders import (
    GO_ON,
    HAND_OVER,
    LOCK,
    Order,
    hand_over,
    orders,
    weighed,
)
from gamebook_desktop.games.outatime.panel.secrets import Secrets
from gamebook_desktop.games.outatime.panel.table_page import TablePage
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import SPEED, State
from gamebook_desktop.ui.controller import Controller


class OrderDesk(QObject):
    """Shows the orders beside the table and in the strip. Signals: `refused(reason, rule)`,
    `rule_activated(id)`, `go_on_pressed()`.
    """

    refused = Signal(str, str)
    rule_activated = Signal(str)
    go_on_pressed = Signal()

    def __init__(
        self,
        controller: Controller,
        game: Outatime,
        table: TablePage,
        assistant: Assistant,
        strip: OrderButtons,
        secrets: Secrets,
        computer: ComputerPlayers,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller, self._game = controller, game
        self._table, self._assistant = table, assistant
        self._secrets, self._computer = secrets, computer
        self._places = (assistant.orders, strip)
        self.advice = True
        """Whether chances and what is advised are shown."""
        self.orders: list[Order] = []
        table.chosen.connect(self.show_orders)
        for place in self._places:
            place.pressed.connect(self._on_pressed)
            place.refused.connect(self.refused)
            place.rule_activated.connect(self.rule_activated)

    def clear(self) -> None:
        """There are none while the table is not in front."""
        self.orders = []

    def show_orders(self) -> None:
        """Draw the orders of the turn as the table shows it."""
        advice = self._advised()
        if advice is not None and advice.best.action == Lock(SPEED):
            self._table.suggest(SPEED)
        view, held = self._table.view, self._computer.held()
        assert view is not None
        if self._secrets.asks():
            found = [hand_over(self._controller)]
        else:
            found = orders(self._controller, self._game, view, held)
        self.orders = weighed(found, advice)
        self._assistant.show_view(view, self.orders, chances=self.advice, held=held)
        for place in self._places[1:]:
            place.show_orders(self.orders)

    def press(self, names: tuple[str, ...]) -> bool:
        """Press the first of these orders that is there."""
        known_names = [order.name for order in self.orders]
        for name in names:
            for place in self._places:
                button = place.button(name)
                if button is not None and name in known_names:
                    button.click()
                    return True
        return False

    def press_primary(self) -> bool:
        """Press what Enter is for."""
        return self.press(tuple(order.name for order in self.orders if order.primary))

    def _advised(self) -> Advice | None:
        """What each action brings, where a person is to be advised, who wants it."""
        state: State = self._controller.state
        seat = state.players[state.now.player].seat
        asked = self._controller.question is not None
        if not state.now.rolls or not self.advice or asked or seat != "person":
            return None
        return advise(self._game, known(self._game, state))

    def _on_pressed(self, name: str) -> None:
        if name == GO_ON:
            self.go_on_pressed.emit()
        elif name == HAND_OVER:
            self._secrets.offer()
        elif name == LOCK:
            self._table.lock()
        else:
            order = next((one for one in self.orders if one.name == name), None)
            if order is not None:
                self._controller.do(order.action)
