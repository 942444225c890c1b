"""A line of the library: one play, where it stands, and what opens or repairs it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.chip import Chip
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import Icon, IconButton
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.lines import HLine

HEIGHT, GAP, ACTION, DATE = 48, 14, 92, 84
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class PlayRow(Themed, QWidget):
    """Signals: `opened()`, `repair_requested()` of a damaged play, `menu_requested()`.

    In a narrow place values and date go under the title.
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
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._broken = broken
        self._stacked: bool | None = None
        self.setAccessibleName(", ".join(part for part in (title, place, when) if part))
        self._icon = Icon(icon, 22)
        self._words = FlowRow(GAP)
        self._words.add(Label(title, "strong"))
        self._words.add(Label(place, "body"))
        if warning:
            self._words.add(Chip(warning, "warn", "warn"))
        self._values = Label(values, "small", "ink2")
        self._when = Label(when, "small", "ink2")
        repair = QCoreApplication.translate("Widgets", "Repair")
        opens = QCoreApplication.translate("Widgets", "Open")
        more = QCoreApplication.translate("Widgets", "More about {}").format(title)
        self.button = Button(repair if broken else opens, height=HEIGHT - 12)
        self.button.set_spoken(f"{self.button.text()}, {title}")
        self.more = IconButton("more", more)
        self.button.clicked.connect(self._on_button_clicked)
        self.more.clicked.connect(self.menu_requested)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(4, 4, 0, 0)
        self._grid.setVerticalSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._line = HLine()
        self._arrange(False)
        self.restyle()

    def restyle(self) -> None:
        """Least height and gaps follow the text size."""
        look = theme()
        self._grid.setHorizontalSpacing(look.px(GAP))
        self._grid.setRowMinimumHeight(0, look.px(HEIGHT) - 9)
        self._grid.setRowMinimumHeight(3, 5)
        self.button.setMinimumWidth(look.px(ACTION))
        self._when.setMinimumWidth(0 if self._stacked else look.px(DATE))
        super().restyle()

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for the smallest window."""
        return QSize(theme().px(260), self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stack when one line is too short."""
        super().resizeEvent(event)
        look = theme()
        parts = (self._words, self._values, self._when, self.button, self.more, self._icon)
        need = sum(part.sizeHint().width() for part in parts) + 5 * look.px(GAP)
        self._arrange(need > event.size().width())

    def _arrange(self, stacked: bool) -> None:
        if stacked == self._stacked:
            return
        self._stacked = stacked
        grid = self._grid
        grid.addWidget(self._icon, 0, 0, _MIDDLE)
        grid.addWidget(self._words, 0, 1, _MIDDLE)
        grid.addWidget(self.button, 0, 4, _MIDDLE)
        grid.addWidget(self.more, 0, 5, _MIDDLE)
        if stacked:
            grid.addWidget(self._values, 1, 1)
            grid.addWidget(self._when, 2, 1)
            self._when.setAlignment(Qt.AlignmentFlag.AlignLeft | _MIDDLE)
        else:
            grid.addWidget(self._values, 0, 2, _MIDDLE)
            grid.addWidget(self._when, 0, 3, _MIDDLE)
            self._when.setAlignment(Qt.AlignmentFlag.AlignRight | _MIDDLE)
        self._values.setVisible(bool(self._values.text()))
        grid.addWidget(self._line, 3, 0, 1, 6, Qt.AlignmentFlag.AlignBottom)
        grid.setColumnStretch(1, 1)
        self._when.setMinimumWidth(0 if stacked else theme().px(DATE))

    def _on_button_clicked(self) -> None:
        (self.repair_requested if self._broken else self.opened).emit()
