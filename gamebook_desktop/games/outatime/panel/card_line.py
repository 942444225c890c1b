"""A line of the form "My cards": one physical card."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from gamebook_desktop.games.outatime.content import HUNDREDTHS, Value
from gamebook_desktop.games.outatime.panel.card_boxes import CardBoxes
from gamebook_desktop.games.outatime.panel.own_cards import boxes_of
from gamebook_desktop.games.outatime.panel.wording import direction_word
from gamebook_desktop.games.outatime.words_text import gigawatts
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.field import TextField
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.menu_button import MenuButton


class CardLine(FlowRow):
    """One card: what is typed, what it shows, how it lies. Signals: `edited()`, `entered()`."""

    edited = Signal()
    entered = Signal()

    def __init__(
        self,
        value: Value,
        number: int,
        boxes: str,
        direction: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(12, 4, parent=parent)
        translate = QCoreApplication.translate
        called = translate("Outatime", "{0}, card {1}").format(shown(value), number)
        self.boxes = TextField(called, boxes)
        self.boxes.setFixedWidth(theme().px(170))
        self.boxes.edited.connect(self._on_edited)
        self.boxes.entered.connect(self._on_entered)
        ways = [(way, direction_word(way)) for way in ("LR", "BT", "TB")]
        self.direction = MenuButton(translate("Outatime", "How the boxes lie"), ways, direction)
        self.direction.chosen.connect(self._on_edited)
        self.picture = CardBoxes(flags=False)
        name = Label(str(number), "strong", "ink2")
        name.setFixedWidth(theme().px(28))
        for part in (name, self.boxes, self.direction, self.picture):
            self.add(part)
        self._judge()

    def _judge(self) -> None:
        found = boxes_of(self.boxes.text())
        wrong = QCoreApplication.translate("Outatime", "2 to 5, F or 8, twelve at most")
        self.boxes.set_error(wrong if found is None else "")
        self.picture.show_boxes(found or (), 0)

    def _on_edited(self) -> None:
        self._judge()
        self.edited.emit()

    def _on_entered(self) -> None:
        self.entered.emit()


def shown(value: Value) -> str:
    """A denomination in gigawatts."""
    return gigawatts(HUNDREDTHS[value])
