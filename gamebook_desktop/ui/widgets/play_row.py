"""A line of the library: one play, where it stands, and what opens or repairs it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.chip import Chip
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import Icon, IconButton
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.lines import HLine

HEIGHT, GAP, BETWEEN, ACTION, DATE = 48, 14, 8, 92, 84
PAD, LEAST_WORDS = 8, 260
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class PlayRow(Themed, QWidget):
    """Signals: `opened()`, `repair_requested()` of a damaged play, `menu_requested()`.

    In a narrow place values and date go under the title, then the buttons under those.
    """

    opened = Signal()
    repair_requested = Signal()
    menu_requested = Signal()

    def __init__(
        self,
        icon: str,
        title: str,
        place: str,
        values: str = "",
        when: str = "",
        *,
        warning: str = "",
        broken: bool = False,
        chip: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._broken = broken
        self._shape = ""
        self.setAccessibleName(", ".join(part for part in (title, place, chip, when) if part))
        self._icon = Icon(icon, 22)
        self._words = FlowRow(GAP, 0)
        self._words.add(Label(title, "strong", wrap=True))
        if place:
            self._words.add(Label(place, "body", wrap=True))
        if chip:
            self._words.add(Chip(chip))
        if warning:
            self._words.add(Chip(warning, "warn", "warn"))
        self._values = Label(values, "small", "ink2", wrap=True)
        if not values:
            self._values.hide()
        self._when = Label(when, "small", "ink2")
        repair = QCoreApplication.translate("Widgets", "Repair")
        opens = QCoreApplication.translate("Widgets", "Open")
        more = QCoreApplication.translate("Widgets", "More about {}").format(title)
        self.button = Button(repair if broken else opens, height=HEIGHT - 12)
        self.button.set_spoken(f"{self.button.text()}, {title}")
        self.more = IconButton("more", more)
        self.button.clicked.connect(self._on_button_clicked)
        self.more.clicked.connect(self.menu_requested)
        self._buttons = QWidget()
        beside = QHBoxLayout(self._buttons)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(BETWEEN)
        beside.addWidget(self.button)
        beside.addWidget(self.more)
        self._grid = QGridLayout(self)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._line = HLine()
        self.restyle()

    def restyle(self) -> None:
        """Least height and gaps follow the text size."""
        look = theme()
        self._grid.setHorizontalSpacing(look.px(GAP))
        self._shape = ""
        self.button.setMinimumWidth(look.px(ACTION))
        self._choose(self.width())
        super().restyle()

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for the smallest window."""
        return QSize(theme().px(200), self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stack when one line is too short."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._choose(event.size().width())

    def _choose(self, width: int) -> None:
        look = theme()
        around = self._icon.sizeHint().width() + self._buttons.sizeHint().width()
        around += 2 * look.px(GAP)
        words = self._words.sizeHint().width()
        rest = look.px(DATE + GAP)
        if self._values.text():
            rest += self._values.sizeHint().width() + look.px(GAP)
        if around + words + rest <= width:
            self._arrange("line")
        else:
            self._arrange("beside" if width - around >= look.px(LEAST_WORDS) else "below")
        self.setFixedHeight(self._grid.heightForWidth(width))  # many rows are laid out at once

    def _arrange(self, shape: str) -> None:
        """On one line; or the buttons beside the words; or everything below one another."""
        if shape == self._shape:
            return
        self._shape = shape
        grid, line = self._grid, shape == "line"
        parts = (self._icon, self._words, self._values, self._when, self._buttons, self._line)
        for part in parts:
            grid.removeWidget(part)
        grid.addWidget(self._icon, 0, 0, _MIDDLE if line else Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._words, 0, 1, _MIDDLE)
        if line:
            grid.addWidget(self._values, 0, 2, _MIDDLE)
            grid.addWidget(self._when, 0, 3, _MIDDLE)
            grid.addWidget(self._buttons, 0, 4, _MIDDLE)
        else:
            grid.addWidget(self._values, 1, 1)
            grid.addWidget(self._when, 2, 1)
            place = (0, 4, 3, 1) if shape == "beside" else (3, 1, 1, 4)
            grid.addWidget(self._buttons, *place, Qt.AlignmentFlag.AlignLeft | _MIDDLE)
        grid.addWidget(self._line, 5, 0, 1, 5)
        side = Qt.AlignmentFlag.AlignRight if line else Qt.AlignmentFlag.AlignLeft
        self._when.setAlignment(side | _MIDDLE)
        self._when.setMinimumWidth(theme().px(DATE) if line else 0)
        pad = 0 if line else theme().px(PAD)
        grid.setContentsMargins(4, pad, 0, 0)
        grid.setRowMinimumHeight(0, theme().px(HEIGHT) if line else 0)
        grid.setRowMinimumHeight(4, pad)

    def _on_button_clicked(self) -> None:
        (self.repair_requested if self._broken else self.opened).emit()
