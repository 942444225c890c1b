"""A line of the sheet: an item, what there is of it, what one can do with it; or a free place."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gamebook_desktop.ui.design.paint import paint_box, smooth
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label

ICON, GAP, AIR, HEIGHT = 18, 10, 5, 36


class _FreePlace(Themed, QWidget):
    """A dashed square where an icon would be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As large as an icon."""
        side = theme().px(ICON)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The square."""
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_box(smooth(QPainter(self)), rect, border="edge", radius=3, dash=True, width=1.25)


class ItemRow(Themed, QWidget):
    """Icon, name, a quieter tail, and at most one action (a button of the caller's)."""

    def __init__(
        self,
        icon: str,
        name: str,
        tail: str = "",
        action: QWidget | None = None,
        *,
        empty: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._icon = None if empty else Icon(icon, ICON)
        self._row.addWidget(self._icon or _FreePlace())
        self._name = Label("", "small" if empty else "body", "ink2" if empty else "ink", wrap=True)
        self._tail = Label("", "small", "ink2", wrap=True)
        words = FlowRow(8, 2)
        words.add(self._name)
        words.add(self._tail)
        self._words = QVBoxLayout()
        self._words.addStretch(1)
        self._words.addWidget(words)
        self._words.addStretch(1)
        self._row.addLayout(self._words, 1)
        if action is not None:
            self._row.addWidget(action, 0, Qt.AlignmentFlag.AlignVCenter)
        self.show_item(icon, name, tail)
        self.restyle()

    def show_item(self, icon: str, name: str, tail: str = "") -> None:
        """Show another item, with the same action."""
        if self._icon is not None:
            self._icon.set_icon(icon, "ink")
        self._name.setText(name)
        self._tail.setText(tail)
        self._tail.setVisible(bool(tail))
        self.setAccessibleName(f"{name}, {tail}" if tail else name)

    def restyle(self) -> None:
        """Least height and gaps follow the text size."""
        air = theme().px(AIR)
        self._words.setContentsMargins(0, air, 0, air)
        self._words.setSpacing(0)
        self._row.setSpacing(theme().px(GAP))
        self.setMinimumHeight(theme().px(HEIGHT))
        super().restyle()
