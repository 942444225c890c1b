"""The orders as buttons, beside the table or in a strip under the top bar."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime.panel.orders import Order
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.typography import MINUS
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.rule_link import RuleLink

MAIN_HEIGHT, HEIGHT = 44, 40


class OrderButtons(Themed, QWidget):
    """Signals: `pressed(name)` of an order, `refused(reason, rule)`, `rule_activated(id)`.

    The primary one has a line of its own; why others are closed stands under them. The strip is
    shown and hidden by whoever holds it, and takes no room while it is empty.
    """

    pressed = Signal(str)
    refused = Signal(str, str)
    rule_activated = Signal(str)

    def __init__(self, *, in_line: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._in_line, self._filled = in_line, False
        self._shown: tuple[Order, ...] = ()
        self._language = ""
        self._buttons: dict[str, Button] = {}
        self._grid = QGridLayout()
        self._flow = FlowRow(8)
        self._reason = Label("", "small", "ink2", wrap=True)
        self._rule = RuleLink("")
        self._rule.activated.connect(self.rule_activated)
        under = QHBoxLayout()
        under.addWidget(self._reason, 1)
        under.addWidget(self._rule)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._grid)
        self._column.addWidget(self._flow)
        self._flow.setVisible(in_line)
        self._column.addLayout(under)
        self.restyle()

    def button(self, name: str) -> Button | None:
        """The button of an order, if it is there."""
        return self._buttons.get(name)

    def show_orders(self, found: list[Order]) -> None:
        """Draw the orders; buttons that stay are kept, and so is the focus on them."""
        places = [(order.name, order.primary) for order in found]
        if places != [(order.name, order.primary) for order in self._shown]:
            self._make(found)
        self._shown = tuple(found)
        for order in found:
            button = self._buttons[order.name]
            button.setText(order.text)
            button.set_key(order.key)
            button.set_kind("primary" if order.primary else "plain")
            chip = QCoreApplication.translate("Outatime", "advised") if order.advised else ""
            button.set_sub(_worth(order), chip)
            button.set_locked(order.reason, order.rule)
        closed = next((order for order in found if order.reason), None)
        shown = closed is not None and not self._in_line
        self._reason.setText(closed.reason if closed is not None else "")
        self._reason.setVisible(shown)
        self._rule.set_rule(closed.rule if closed is not None else "")
        self._rule.setVisible(shown and closed is not None and bool(closed.rule))
        if not self._in_line:
            self.setVisible(bool(found))
        elif bool(found) != self._filled:
            self._filled = bool(found)
            self._keep_clear()

    def restyle(self) -> None:
        """Gaps follow the text; a strip keeps clear of the window's edges."""
        look = theme()
        self._grid.setSpacing(look.px(8))
        self._keep_clear()
        super().restyle()

    def _keep_clear(self) -> None:
        look = theme()
        side, above = (look.px(16), look.px(6)) if self._in_line and self._filled else (0, 0)
        self._column.setContentsMargins(side, above, side, above)

    def _make(self, found: list[Order]) -> None:
        empty(self._grid)
        self._flow.clear()
        self._buttons = {}
        first = [order for order in found if order.primary]
        others = [order for order in found if not order.primary]
        lines = [found] if self._in_line else [first, others[:2], others[2:]]
        row = 0
        for line in lines:
            for at, order in enumerate(line):
                button = Button(order.text, height=MAIN_HEIGHT if order.primary else HEIGHT)
                button.setProperty("order", order.name)
                button.clicked.connect(self._on_clicked)
                button.refused.connect(self.refused)
                self._buttons[order.name] = button
                if self._in_line:
                    self._flow.add(button)
                    button.show()
                else:
                    self._grid.addWidget(button, row, at, 1, 2 if len(line) == 1 else 1)
            row += bool(line)

    def _on_clicked(self) -> None:
        self.pressed.emit(str(self.sender().property("order")))


def _worth(order: Order) -> str:
    """What an order brings on average; in full words on the one with a line of its own."""
    if order.worth is None:
        return ""
    shown = average(order.worth)
    if not order.primary:
        return shown
    return QCoreApplication.translate("Outatime", "Boxes on average: {0}").format(shown)


def average(boxes: Fraction) -> str:
    """Boxes to be expected from now on, with a sign and two decimals."""
    point = "," if theme().language.startswith("fr") else "."
    shown = f"{abs(float(boxes)):.2f}".replace(".", point)
    return f"{MINUS if boxes < 0 else '+'}{shown}"
