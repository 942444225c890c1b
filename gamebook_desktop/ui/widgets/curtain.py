"""The curtain between two players' secrets: it covers the whole window until one says who it is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.keys import key_name
from gamebook_desktop.ui.widgets.badge import Badge
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.drawer import Drawer
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.scroll_pane import ScrollPane

WIDTH, SECRET_WIDTH = 620, 720
COVER, SECRET = range(2)


class Curtain(Drawer):
    """Hides everything, then shows one player's secret and nothing else.

    Signals: `shown()` when the player said "it is me", `left()` when the screen goes back.
    """

    shown = Signal()
    left = Signal()

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, "")
        self.set_look("ground", None)
        self._edge.hide()
        self._initial = ""
        self._secret: QWidget | None = None
        self._title = Label("", "head", wrap=True)
        self._badge = QHBoxLayout()
        self._why = Label("", "read", "ink2", wrap=True)
        self._why.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.show_button = Button("", "primary", icon="eye", height=44)
        self.show_button.clicked.connect(self.show_secret)
        self.back = Button("", height=44)
        self.back.clicked.connect(self.leave)
        self._note = Label("", "caption", "ink2", wrap=True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._cover = Card("page", "line")
        self._cover_column = QVBoxLayout(self._cover)
        self._room = QWidget()
        self._room_column = QVBoxLayout(self._room)
        self._pages = QStackedWidget()
        self._pages.addWidget(ScrollPane(_centred(self._cover), "ground"))
        self._pages.addWidget(ScrollPane(_centred(self._room), "page"))
        self._fill_cover()
        self.set_content(self._pages)
        self.restyle()

    def draw(self, player: int, name: str, why: str, back: str, secret: QWidget) -> None:
        """Cover the window for a player (from 1); `why` says what for, `back` the way back."""
        translate = QCoreApplication.translate
        self._drop_secret()
        self._secret = secret
        self._initial = name[:1].upper()
        empty(self._badge)
        self._badge.addWidget(Badge(player, size=28))
        title = translate("Curtain", "The screen is for {0}").format(name)
        self._title.setText(title)
        self.setAccessibleName(title)
        self._why.setText(why)
        self.show_button.setText(translate("Curtain", "I am {0}, show me").format(name))
        self.show_button.set_key(self._initial)
        self.back.setText(back)
        self._note.setText(
            translate("Curtain", "Nothing secret is drawn, spoken or announced behind this page.")
        )
        self._pages.setCurrentIndex(COVER)
        if self.is_open():
            self.raise_()
        else:
            self.open()
        self.focus_home()

    def focus_home(self) -> None:
        """Give the focus to what is to be pressed."""
        target = self.show_button if self.covers() else self._secret
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def covers(self) -> bool:
        """Whether the secret is still hidden."""
        return self.is_open() and self._pages.currentIndex() == COVER

    def show_secret(self) -> None:
        """The player is alone with the screen."""
        if self._secret is None or not self.covers():
            return
        self._room_column.addWidget(self._secret)
        self._secret.show()
        self._pages.setCurrentIndex(SECRET)
        self._secret.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shown.emit()

    def leave(self) -> None:
        """Give the screen back without having done anything."""
        self.lift()
        self.left.emit()

    def lift(self) -> None:
        """Let the window be seen again; the secret is gone."""
        self._drop_secret()
        self.close_drawer()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The player's initial shows, Esc goes back; no other key reaches what lies behind."""
        name = key_name(event)
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif self.covers():
            if name and (name == self._initial or event.text().upper() == self._initial):
                self.show_secret()
        elif self._secret is not None:
            take = getattr(self._secret, "take_key", None)
            if take is not None and name:
                take(name)
        event.accept()

    def restyle(self) -> None:
        """Room grows with the text."""
        look = theme()
        self._cover.setMaximumWidth(look.px(WIDTH))
        side = look.px(40)
        self._cover_column.setContentsMargins(side, side, side, side)
        self._cover_column.setSpacing(look.px(14))
        self._room.setMaximumWidth(look.px(SECRET_WIDTH))
        self._room_column.setContentsMargins(look.px(24), look.px(36), look.px(24), look.px(24))
        super().restyle()

    def _place(self) -> None:
        self.setGeometry(self._host.rect())

    def _fill_cover(self) -> None:
        centre = Qt.AlignmentFlag.AlignHCenter
        self._cover_column.addWidget(Icon("hidden", 32, "ink2"), 0, centre)
        head = QHBoxLayout()
        head.addStretch(1)
        head.addLayout(self._badge)
        head.addWidget(self._title)
        head.addStretch(1)
        self._cover_column.addLayout(head)
        self._cover_column.addWidget(self._why)
        row = FlowRow(12)
        row.add(self.show_button)
        row.add(self.back)
        self._cover_column.addWidget(row, 0, centre)
        self._cover_column.addWidget(self._note)

    def _drop_secret(self) -> None:
        if self._secret is not None:
            self._secret.hide()
            self._secret.setParent(None)
            self._secret.deleteLater()
            self._secret = None


def _centred(inner: QWidget) -> QWidget:
    holder = QWidget()
    across = QHBoxLayout(holder)
    across.setContentsMargins(24, 24, 24, 24)
    across.addStretch(1)
    column = QVBoxLayout()
    column.addStretch(1)
    column.addWidget(inner)
    column.addStretch(1)
    across.addLayout(column, 100)
    across.addStretch(1)
    return holder
