"""What may happen in any section of a paper book: eight buttons, each with its letter."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.panel.companion_more import MoreButton
from gamebook_desktop.ui.design.paint import draw_text, paint_box, paint_icon, smooth
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.painted_button import PaintedButton

HEIGHT, PAD, ICON, GAP = 40, 12, 18, 10
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class Order(NamedTuple):
    """One of the eight: its letter, its picture, its word."""

    key: str
    icon: str
    word: str


def orders() -> tuple[Order, ...]:
    """The eight in their order on screen, in the language in force."""
    translate = QCoreApplication.translate
    return (
        Order("A", "sword", translate("Companion", "Fight")),
        Order("C", "luck", translate("Companion", "Luck")),
        Order("H", "target", translate("Companion", "Skill")),
        Order("D", "dice", translate("Companion", "Roll")),
        Order("M", "meal", translate("Companion", "Meal")),
        Order("O", "bag", translate("Companion", "Object")),
        Order("G", "coin", translate("Companion", "Gold")),
        Order("N", "note", translate("Companion", "Note")),
    )


class OrderButton(PaintedButton):
    """Icon, word, and the letter at the right; tinted while the form it opens is open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._order = Order("", "", "")
        self._open = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def key(self) -> str:
        """Its letter."""
        return self._order.key

    def show_order(self, order: Order) -> None:
        """Show one of the eight."""
        self._order = order
        self.set_spoken(f"{order.word}, {order.key}")
        self.setText(order.word)

    def set_open(self, is_open: bool) -> None:
        """Whether the form it opens is open."""
        if is_open != self._open:
            self._open = is_open
            self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for the word."""
        look = theme()
        words = look.fm("body").horizontalAdvance(look.typeset(self.text()))
        key = look.fm("caption").horizontalAdvance(self.key)
        room = look.px(2 * PAD + ICON + 2 * GAP)
        return QSize(math.ceil(words + key) + room, look.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, icon, word, letter."""
        painter, look = smooth(QPainter(self)), theme()
        lit = self.underMouse() or self.isDown() or self._open
        fill = "page" if self.locked else "accent_soft" if lit else "raised"
        rect, side = QRectF(self.rect()), look.px(ICON)
        paint_box(painter, rect, fill=fill, border="edge", radius=6, dash=self.locked)
        ink = "ink2" if self.locked else "ink"
        icon = "lock" if self.locked else self._order.icon
        square = QRectF(look.px(PAD), (rect.height() - side) / 2, side, side)
        paint_icon(painter, icon, square, ink)
        inner = rect.adjusted(look.px(PAD + ICON + GAP), 0, -look.px(PAD), 0)
        draw_text(painter, inner, look.typeset(self.text()), "body", ink, flags=_LEFT)
        draw_text(painter, inner, self.key, "caption", "ink2", flags=_RIGHT)


class OrdersPart(Themed, QWidget):
    """The eight under their heading. Signals: `ordered(letter)`, `refused(reason, rule)`."""

    ordered = Signal(str)
    refused = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Label("", "caption", "ink2", bold=True)
        self.more = MoreButton()
        self._language = ""
        self._meal = ("", "")
        self.buttons = {order.key: OrderButton() for order in orders()}
        self._grid = QGridLayout()
        for at, button in enumerate(self.buttons.values()):
            button.clicked.connect(self._on_clicked)
            button.refused.connect(self.refused)
            self._grid.addWidget(button, at // 2, at % 2)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._top = QHBoxLayout()
        self._top.addWidget(self._heading)
        self._top.addStretch(1)
        self._top.addWidget(self.more)
        self._column.addLayout(self._top)
        self._column.addLayout(self._grid)
        self.restyle()

    def refresh(self, open_form: str, meal: tuple[str, str]) -> None:
        """Redraw; `open_form` is the letter of the open form, `meal` why no meal may be eaten."""
        if self._language != theme().language:
            self._language = theme().language
            self._heading.setText(QCoreApplication.translate("Companion", "In this section"))
            for order in orders():
                self.buttons[order.key].show_order(order)
            self.more.refresh()
        self.show_open(open_form)
        if meal != self._meal:
            self._meal = meal
            self.buttons["M"].set_locked(*meal)

    def show_open(self, form: str) -> None:
        """Tint the button whose form is open; "" for none."""
        for key, button in self.buttons.items():
            button.set_open(key == form)

    def restyle(self) -> None:
        """Gaps follow the text."""
        self._grid.setSpacing(theme().px(8))
        self._column.setSpacing(theme().px(6))
        super().restyle()

    def _on_clicked(self) -> None:
        sender = self.sender()
        assert isinstance(sender, OrderButton)
        self.ordered.emit(sender.key)
