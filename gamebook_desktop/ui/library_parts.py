"""Small parts of the library: two things at the ends of a line, and the banner."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QSizePolicy, QWidget

from gamebook_desktop.ui.announce import announce
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import Icon, IconButton
from gamebook_desktop.ui.widgets.label import Label

GAP = 16
Action = tuple[str, Callable[[], None]]
"""The word of a button, and what it does."""

ICONS = {"good": "check", "bad": "warn", "warn": "warn", "info": "info"}


class Ends(Themed, QWidget):
    """Two widgets at the ends of a line; one below the other where the line is too short."""

    def __init__(self, left: QWidget, right: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left, self._right = left, right
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addWidget(left)
        self._box.addStretch(1)
        self._box.addWidget(right)
        self.restyle()

    def restyle(self) -> None:
        """The gap follows the text size."""
        self._box.setSpacing(theme().space(2))
        self._arrange(self.width())
        super().restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stack when the line is too short."""
        super().resizeEvent(event)
        self._arrange(event.size().width())

    def _arrange(self, width: int) -> None:
        need = self._left.sizeHint().width() + self._right.sizeHint().width() + theme().px(GAP)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._box.setDirection(across if need <= width else down)


class Banner(Card):
    """What has just been done or refused, with what can be done about it; hidden until needed.

    Signal: `said()` whenever it says something.
    """

    said = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(None, None, radius=6, parent=parent)
        self._icon = Icon("check", 18, "good")
        self._words = Label("", wrap=True)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons = FlowRow(8)
        self._close = IconButton("cross", "", token="ink2")
        self._close.clicked.connect(self.hide)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._icon)
        self._row.addWidget(self._words, 1)
        self._row.addWidget(self._buttons)
        self._row.addWidget(self._close)
        self.hide()
        self.restyle()

    def say(self, words: str, tone: str = "good", *actions: Action) -> None:
        """Show a sentence; `tone` is good, warn, bad or info."""
        plain = tone == "info"
        self._icon.set_icon(ICONS[tone], "ink2" if plain else tone)
        self._words.setText(words)
        self._close.setText(QCoreApplication.translate("Library", "Close this message"))
        self.set_look("panel" if plain else f"{tone}_soft", None)
        self._buttons.clear()
        for name, action in actions:
            button = Button(name)
            button.clicked.connect(action)
            self._buttons.add(button)
        self._buttons.setVisible(bool(actions))
        self.show()
        announce(self, words, urgent=tone in ("warn", "bad"))
        self.said.emit()

    def words(self) -> str:
        """The sentence shown, "" while hidden."""
        return "" if self.isHidden() else self._words.text()

    def buttons(self) -> list[Button]:
        """The buttons shown."""
        return [b for b in self._buttons.findChildren(Button) if not b.isHidden()]

    def restyle(self) -> None:
        """Margins follow the text size."""
        look = theme()
        self._row.setContentsMargins(look.space(4), look.space(2), look.space(2), look.space(2))
        self._row.setSpacing(look.space(3))
        super().restyle()


def pop_up(menu: QMenu, below: QWidget) -> None:
    """Show a menu below a button; it is gone once it is closed."""
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(below.mapToGlobal(QPoint(0, below.height())))
