"""A panel that slides over the right of its host: the sheet in narrow windows, the settings."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPropertyAnimation, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.design.tokens import SHEET
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.lines import VLine

SLIDE_MS = 150


class Drawer(Card):
    """Holds one widget over the right edge of its host. Signals: `opened()`, `closed()`.

    Closed it is hidden, so it leaves Tab order and accessibility tree. Esc closes it, and the
    focus goes back to where it was.
    """

    opened = Signal()
    closed = Signal()

    def __init__(self, host: QWidget, name: str, *, width: int = SHEET) -> None:
        super().__init__("panel", None, radius=0, parent=host)
        self._host, self._width = host, width
        self._opener: QWidget | None = None
        self.setAccessibleName(name)
        self.hide()
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(0)
        self._edge = VLine("edge")
        across.addWidget(self._edge)
        self._column = QVBoxLayout()
        across.addLayout(self._column, 1)
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setDuration(SLIDE_MS)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        host.installEventFilter(self)

    def set_content(self, content: QWidget) -> None:
        """Put a widget in it; the drawer takes it over, and lets go of the one before."""
        while (item := self._column.takeAt(0)) is not None:
            before = item.widget()
            if before is not None:
                before.setParent(None)
        self._column.addWidget(content)
        content.show()

    def content(self) -> QWidget | None:
        """The widget in it."""
        item = self._column.itemAt(0)
        return item.widget() if item is not None else None

    def is_open(self) -> bool:
        """Whether it is shown."""
        return not self.isHidden()

    def open(self) -> None:
        """Slide in and take the focus."""
        if self.is_open():
            return
        self._opener = QApplication.focusWidget()
        self._place()
        self.show()
        self.raise_()
        if not theme().reduced_motion:
            end = self.pos()
            self._slide.setStartValue(end + QPoint(self.width(), 0))
            self._slide.setEndValue(end)
            self._slide.start()
        self._focus_first()
        self.opened.emit()

    def close_drawer(self) -> None:
        """Hide at once and give the focus back."""
        if not self.is_open():
            return
        self._slide.stop()
        focused = QApplication.focusWidget()
        had_focus = focused is self or (focused is not None and self.isAncestorOf(focused))
        self.hide()
        opener, self._opener = self._opener, None
        if had_focus and opener is not None and isValid(opener) and opener.isVisible():
            opener.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def toggle(self) -> None:
        """Open it, or close it."""
        if self.is_open():
            self.close_drawer()
        else:
            self.open()

    def restyle(self) -> None:
        """Its width grows with the text."""
        super().restyle()
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_drawer()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the right edge of the host."""
        if event.type() == QEvent.Type.Resize and self.is_open():
            self._slide.stop()
            self._place()
        return False

    def _place(self) -> None:
        wide = min(theme().px(self._width), self._host.width())
        self.setGeometry(self._host.width() - wide, 0, wide, self._host.height())

    def _focus_first(self) -> None:
        content = self.content()
        for widget in [content, *content.findChildren(QWidget)] if content is not None else []:
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not widget.isHidden():
                widget.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        self.setFocus(Qt.FocusReason.OtherFocusReason)
