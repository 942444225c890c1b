"""Drawers of the frame: a heading, a way to close, a content that scrolls in itself."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QHBoxLayout,
    QScrollBar,
    QVBoxLayout,
    QWidget,
)

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


class HeadedDrawer(Drawer):
    """Made when first opened. Keys stay in it: nothing behind it is played by accident."""

    def __init__(self, host: QWidget, *, width: int = SHEET) -> None:
        super().__init__(host, "", width=width)
        self._built = False
        self._heading = Label("", "title")
        self._close = IconButton("cross", "")
        self._head = QHBoxLayout()

    def title(self) -> str:
        """Its heading, in the language in force."""
        raise NotImplementedError

    def fill(self, column: QVBoxLayout) -> None:
        """Put its content under the heading."""
        raise NotImplementedError

    def open(self) -> None:
        """Slide in; made now if it never was."""
        self.build()
        super().open()

    def build(self) -> None:
        """Make its content, unless it is made."""
        if self._built:
            return
        self._built = True
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        self.fill(column)
        self._head.addWidget(self._heading, 1)
        self._head.addWidget(self._close)
        self._close.clicked.connect(self.close_drawer)
        self.set_content(whole)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        """Every word again in the language in force."""
        self.setAccessibleName(self.title())
        self._heading.setText(self.title())
        self._close.setText(QCoreApplication.translate("Drawer", "Close"))

    def scroll_bar(self) -> QScrollBar | None:
        """What arrows and page keys move when nothing else wants them."""
        return None

    def restyle(self) -> None:
        """Gaps follow the text size."""
        look = theme()
        side = look.space(5)
        self._head.setContentsMargins(side, look.space(4), look.space(4), look.space(2))
        super().restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and page keys that nothing in it wanted scroll; Esc closes."""
        action, bar = _SCROLLS.get(Qt.Key(event.key())), self.scroll_bar()
        if action is not None and bar is not None:
            bar.triggerAction(action)
        else:
            super().keyPressEvent(event)
        event.accept()


class SideDrawer(HeadedDrawer):
    """A headed drawer with one content that scrolls and is made anew for another language."""

    def __init__(self, host: QWidget, *, width: int = SHEET) -> None:
        super().__init__(host, width=width)
        self._pane: ScrollPane | None = None

    def make_body(self) -> QWidget:
        """Its content, in the language in force."""
        raise NotImplementedError

    def body(self) -> QWidget | None:
        """Its content, once it was open."""
        return self._pane.widget() if self._pane is not None else None

    def fill(self, column: QVBoxLayout) -> None:
        """The content in its pane."""
        self._pane = ScrollPane(QWidget(), "panel")
        column.addWidget(self._pane, 1)

    def scroll_bar(self) -> QScrollBar | None:
        """The pane's."""
        return self._pane.verticalScrollBar() if self._pane is not None else None

    def show_part(self, part: QWidget) -> None:
        """Scroll to a part of the content, once it is laid out."""
        if self._pane is not None:
            QTimer.singleShot(0, part, partial(self._pane.ensureWidgetVisible, part))

    def retranslate(self) -> None:
        """Every word again; the focus stays at its place."""
        if self._pane is None:
            return
        super().retranslate()
        focused = QApplication.focusWidget()
        before = self._pane.widget()
        parts = before.findChildren(QWidget) if before is not None else []
        place = next((at for at, part in enumerate(parts) if part is focused), -1)
        old = self._pane.takeWidget()
        body = self.make_body()
        self._pane.setWidget(body)
        body.setAutoFillBackground(False)
        body.show()
        if place >= 0:
            body.findChildren(QWidget)[place].setFocus(Qt.FocusReason.OtherFocusReason)
        old.deleteLater()
