"""The bar at the top: title and place, undo with its name, redo, the search for rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.design.tokens import TOP, TOP_NARROW
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.label import Label

if TYPE_CHECKING:
    from gamebook_desktop.ui.controller import Controller

LONGEST = 44
"""Characters of an action's name in the bar."""


class TopBar(Card):
    """Signals: `menu_clicked()`, `undo_clicked()`, `redo_clicked()`, `search_clicked()`,
    `refused(reason, rule)` of a closed undo.
    """

    menu_clicked = Signal()
    undo_clicked = Signal()
    redo_clicked = Signal()
    search_clicked = Signal()
    refused = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", None, radius=0, parent=parent)
        self._narrow = False
        self.menu = IconButton("menu", "")
        self.title = Label("", "title", elide=True)
        self.place = Label("", "small", "ink2")
        self.title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.undo = Button("", "quiet", icon="undo")
        self.undo_icon = IconButton("undo", "")
        self.redo = IconButton("redo", "")
        self.search = Button("", icon="search", key="Ctrl K", height=34)
        self.search_icon = IconButton("search", "")
        self.menu.clicked.connect(self.menu_clicked)
        for undo in (self.undo, self.undo_icon):
            undo.clicked.connect(self.undo_clicked)
            undo.refused.connect(self.refused)
        self.redo.clicked.connect(self.redo_clicked)
        for search in (self.search, self.search_icon):
            search.clicked.connect(self.search_clicked)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.menu)
        self._row.addWidget(self.title)
        self._row.addWidget(self.place)
        self._row.addStretch(1)
        for widget in (self.undo, self.undo_icon, self.redo, self.search, self.search_icon):
            self._row.addWidget(widget)
        self._named = self._forward = False
        self.set_narrow(False)
        self.restyle()

    def show_play(self, title: str, place: str, controller: Controller | None) -> None:
        """Show a place, and what undo and redo would do there."""
        translate = QCoreApplication.translate
        self.title.setText(title)
        self.title.setToolTip(title)
        self.place.setText(place)
        self.menu.setText(translate("TopBar", "Menu"))
        self.search.setText(translate("TopBar", "Search the rules"))
        self.search_icon.setText(translate("TopBar", "Search the rules"))
        name = controller.undo_name() if controller else ""
        forward = controller.redo_name() if controller else ""
        locked = controller.undo_refusal() if controller else None
        undo = translate("TopBar", "Undo: {0}").format(shortened(name)) if name else ""
        reason = ""
        if locked is not None and controller is not None:
            reason = controller.words.refusal(locked.reason, locked.facts)
        self._named = bool(name)
        for button in (self.undo, self.undo_icon):
            button.setText(undo)
            button.setToolTip(name if name != shortened(name) else "")
            button.set_locked(reason, "")
        self.redo.setText(translate("TopBar", "Redo: {0}").format(forward) if forward else "")
        self._forward = bool(forward)
        self._show_undo()

    def set_narrow(self, narrow: bool) -> None:
        """Whether there is room for icons only."""
        self._narrow = narrow
        self.menu.setVisible(narrow)
        self.place.setVisible(not narrow)
        self.search.setVisible(not narrow)
        self.search_icon.setVisible(narrow)
        self._show_undo()
        self.restyle()

    def restyle(self) -> None:
        """Height and margins grow with the text."""
        look = theme()
        side = look.space(2 if self._narrow else 5)
        self._row.setContentsMargins(side, 0, look.space(2 if self._narrow else 4), 0)
        self._row.setSpacing(look.px(10))
        self.setMinimumHeight(look.px(TOP_NARROW if self._narrow else TOP))
        super().restyle()

    def _show_undo(self) -> None:
        self.undo.setVisible(self._named and not self._narrow)
        self.undo_icon.setVisible(self._named and self._narrow)
        self.redo.setVisible(self._forward and not self._narrow)


def shortened(name: str) -> str:
    """A name that fits the bar; what is cut stands in the tooltip."""
    return name if len(name) <= LONGEST else name[: LONGEST - 1].rstrip(" ,") + "…"
