"""A region that scrolls up and down in itself and keeps the focus in view."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gamebook_desktop.ui.design.paint import flood
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.tokens import scroll_sheet

AROUND = 24  # kept visible above and below what has the focus


class ScrollPane(Themed, QScrollArea):
    """Scrolls one widget vertically on a ground of a token's colour."""

    def __init__(
        self, content: QWidget, token: str = "page", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._token = token
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self._ground = QWidget()  # asked for Qt's own, PySide looks through every class it has
        self.setViewport(self._ground)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self._ground.setAutoFillBackground(False)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)
        self.restyle()

    def restyle(self) -> None:
        """Its bar is as wide before the application has its style sheet as after."""
        look = theme()
        self.verticalScrollBar().setStyleSheet(scroll_sheet(look.palette, look.metrics))
        super().restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground; painted by hand, since style sheets reset a viewport's palette."""
        flood(QPainter(self._ground), event.rect(), theme().color(self._token))

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        content = self.widget()
        if new is not None and content is not None and content.isAncestorOf(new):
            self.ensureWidgetVisible(new, 0, theme().px(AROUND))


def scroll_in_the_middle(page: QWidget, column: QWidget) -> ScrollPane:
    """Fill a page with a pane that scrolls a column in its middle, as wide as that may be."""
    holder = QWidget()
    across = QHBoxLayout(holder)
    across.setContentsMargins(0, 0, 0, 0)
    across.addStretch(1)
    across.addWidget(column, 100)
    across.addStretch(1)
    pane = ScrollPane(holder)
    whole = QVBoxLayout(page)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(pane)
    return pane
