"""A drawer of the frame: heading, a way to close it, and a content that scrolls in itself."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.design.tokens import SHEET
from gamebook_desktop.ui.widgets.drawer import Drawer
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.scroll_pane import ScrollPane

_SCROLLS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class SideDrawer(Drawer):
    """Made when first opened. Keys stay in it: nothing behind it is played by accident."""

    def __init__(self, host: QWidget, *, width: int = SHEET) -> None:
        super().__init__(host, "", width=width)
        self._pane: ScrollPane | None = None
        self._heading = Label("", "title")
        self._close = IconButton("cross", "")
        self._head = QHBoxLayout()

    def title(self) -> str:
        """Its heading, in the language in force."""
        raise NotImplementedError

    def make_body(self) -> QWidget:
        """Its content, in the language in force."""
        raise NotImplementedError

    def top(self) -> QWidget | None:
        """What stands between the heading and the content and does not scroll."""
        return None

    def body(self) -> QWidget | None:
        """Its content, once it was open."""
        return self._pane.widget() if self._pane is not None else None

    def open(self) -> None:
        """Slide in; made now if it never was."""
        if self._pane is None:
            self._build()
        super().open()

    def show_part(self, part: QWidget) -> None:
        """Scroll to a part of the content, once it is laid out."""
        if self._pane is not None:
            QTimer.singleShot(0, part, partial(self._pane.ensureWidgetVisible, part))

    def retranslate(self) -> None:
        """Every word again in the language in force."""
        if self._pane is None:
            return
        self._name()
        old = self._pane.takeWidget()
        self._pane.setWidget(self.make_body())
        old.deleteLater()
        self.restyle()

    def restyle(self) -> None:
        """Gaps follow the text size."""
        look = theme()
        side = look.space(5)
        self._head.setContentsMargins(side, look.space(4), look.space(4), look.space(2))
        super().restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and page keys that nothing in it wanted scroll; Esc closes."""
        action = _SCROLLS.get(Qt.Key(event.key()))
        if action is not None and self._pane is not None:
            self._pane.verticalScrollBar().triggerAction(action)
        else:
            super().keyPressEvent(event)
        event.accept()

    def _build(self) -> None:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        if (top := self.top()) is not None:
            column.addWidget(top)
        self._pane = ScrollPane(self.make_body(), "panel")
        column.addWidget(self._pane, 1)
        self._head.addWidget(self._heading, 1)
        self._head.addWidget(self._close)
        self._close.clicked.connect(self.close_drawer)
        self.set_content(whole)
        self._name()
        self.restyle()

    def _name(self) -> None:
        self.setAccessibleName(self.title())
        self._heading.setText(self.title())
        self._close.setText(QCoreApplication.translate("Drawer", "Close"))
