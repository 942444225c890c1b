"""The rail at the left: menu, library, rules, the open plays, display and help."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from gamebook_desktop.ui.design.paint import paint_box, paint_icon, smooth
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.design.tokens import RAIL
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.lines import HLine
from gamebook_desktop.ui.widgets.painted_button import PaintedButton


class OpenPlay(NamedTuple):
    """A play as the rail shows it."""

    id: str
    name: str
    icon: str


_ARTICLES = ("Le ", "La ", "Les ", "L'", "L’", "Un ", "Une ", "Des ", "The ", "A ", "An ")


def short_name(title: str) -> str:
    """A title without its article, as room is scarce."""
    rest = next((title[len(a) :] for a in _ARTICLES if title.startswith(a)), title)
    return rest[:1].upper() + rest[1:]


class RailButton(PaintedButton):
    """An icon over its word; marked at the left when it is where one is."""

    focus_margin = -2

    def __init__(self, icon: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self.here = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def set_here(self, here: bool) -> None:
        """Whether this is where one is."""
        if here != self.here:
            self.here = here
            self.restyle()

    def spoken(self) -> str:
        """The word, and whether one is there."""
        if not self.here:
            return self.text()
        return QCoreApplication.translate("Rail", "{0}, current").format(self.text())

    def sizeHint(self) -> QSize:
        """As wide as the rail."""
        return QSize(theme().px(RAIL), theme().px(60))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Pill and bar where one is, icon, word cut with an ellipsis where it must be."""
        painter, look, width = smooth(QPainter(self)), theme(), self.width()
        if self.here or self.underMouse():
            pill = QRectF(width / 2 - look.px(24), look.px(4), look.px(48), look.px(30))
            fill = "page" if self.here else "raised"
            paint_box(painter, pill, fill=fill, radius=look.px(15))
        if self.here:
            bar = QRectF(0, look.px(8), look.px(4), look.px(44))
            paint_box(painter, bar, fill="accent", radius=0)
        square = QRectF(width / 2 - look.px(12), look.px(7), look.px(24), look.px(24))
        paint_icon(painter, self._icon, square, "accent" if self.here else "ink")
        painter.setFont(look.font("caption", bold=self.here))
        painter.setPen(look.color("ink" if self.here else "ink2"))
        fm = look.fm("caption", bold=self.here)
        room = width - look.px(6)
        short = look.typeset(short_name(self.text()))
        word = fm.elidedText(short, Qt.TextElideMode.ElideRight, room)
        whole = look.typeset(self.text())
        self.setToolTip(whole if word != whole else "")
        place = QRectF(0, look.px(36), width, look.px(20))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, word)


class Rail(Card):
    """Signals: `menu_clicked()`, `library_clicked()`, `rules_clicked()`, `play_clicked(id)`,
    `display_clicked()`, `help_clicked()`.
    """

    menu_clicked = Signal()
    library_clicked = Signal()
    rules_clicked = Signal()
    play_clicked = Signal(str)
    display_clicked = Signal()
    help_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("ground", None, radius=0, parent=parent)
        self._plays: tuple[OpenPlay, ...] = ()
        self._here = ""
        self.menu = RailButton("menu", "")
        self.library = RailButton("library", "")
        self.rules = RailButton("rules", "")
        self.display = RailButton("display", "")
        self.help = RailButton("help", "")
        self.menu.clicked.connect(self.menu_clicked)
        self.library.clicked.connect(self.library_clicked)
        self.rules.clicked.connect(self.rules_clicked)
        self.display.clicked.connect(self.display_clicked)
        self.help.clicked.connect(self.help_clicked)
        self._column = QVBoxLayout(self)
        for button in (self.menu, self.library, self.rules):
            self._column.addWidget(button)
        self._column.addWidget(HLine())
        self._list = QWidget()
        self._list_column = QVBoxLayout(self._list)
        self._list_column.setContentsMargins(0, 0, 0, 0)
        self._list_column.addStretch(1)
        scroll = QScrollArea()
        scroll.setObjectName("railPlays")
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setStyleSheet("QScrollArea, #railPlaysInner { background: transparent; }")
        self._list.setObjectName("railPlaysInner")
        scroll.setWidget(self._list)
        self._column.addWidget(scroll, 1)
        self._column.addWidget(self.display)
        self._column.addWidget(self.help)
        self.retranslate()
        self.restyle()

    def set_plays(self, plays: tuple[OpenPlay, ...], here: str) -> None:
        """Show the open plays; `here` is "library", "rules" or the id of a play."""
        if plays != self._plays:
            self._plays = plays
            while self._list_column.count() > 1:
                item = self._list_column.takeAt(0)
                widget = item.widget() if item else None
                if widget is not None:
                    widget.deleteLater()
            for at, play in enumerate(plays):
                button = RailButton(play.icon, play.name)
                button.setProperty("play", play.id)
                button.clicked.connect(self._on_play_clicked)
                self._list_column.insertWidget(at, button)
        self._here = here
        self.library.set_here(here == "library")
        self.rules.set_here(here == "rules")
        for at in range(self._list_column.count() - 1):
            item = self._list_column.itemAt(at)
            shown = item.widget() if item else None
            if isinstance(shown, RailButton):
                shown.set_here(shown.property("play") == here)

    def retranslate(self) -> None:
        """Words in the language in force."""
        translate = QCoreApplication.translate
        self.menu.setText(translate("Rail", "Menu"))
        self.library.setText(translate("Rail", "Library"))
        self.rules.setText(translate("Rail", "Rules"))
        self.display.setText(translate("Rail", "Display"))
        self.help.setText(translate("Rail", "Help"))

    def restyle(self) -> None:
        """As wide as the text size asks."""
        look = theme()
        self.setFixedWidth(look.px(RAIL))
        self._column.setContentsMargins(0, look.px(6), 0, look.px(8))
        self._column.setSpacing(look.px(2))
        super().restyle()

    def _on_play_clicked(self) -> None:
        self.play_clicked.emit(str(self.sender().property("play")))
