"""The end of an adventure: what it was, how it came, the figures, what one can do now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.events_fight import Clashed, FoeFell
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_events import event_line
from gamebook_desktop.games.gamebook.words_text import labelled
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.lines import Ornament
from gamebook_desktop.ui.widgets.prose import Prose
from gamebook_desktop.ui.widgets.scroll_pane import scroll_in_the_middle

WIDTH = 640
_ICONS = {"victory": ("flag", "good"), "defeat": ("hidden", "ink2"), "death": ("skull", "bad")}
_LAST = 3


class EndingPage(Themed, QWidget):
    """Signals: `undo_clicked()`, `bookmarks_clicked()`, `restart_clicked()`,
    `library_clicked()`.
    """

    undo_clicked = Signal()
    bookmarks_clicked = Signal()
    restart_clicked = Signal()
    library_clicked = Signal()

    def __init__(
        self, controller: Controller, words: GamebookWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._words = controller, words
        self._icon = Icon("flag", 40, "good")
        self.title = Label("", "head", wrap=True)
        self.title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._text = Prose()
        self._how = Label("", "caption", "ink2", bold=True)
        self._lines = [Label("", "body", wrap=True) for _ in range(_LAST)]
        self._figures = Label("", "small", "ink2", wrap=True)
        self.undo = Button("", "primary", icon="undo", height=44)
        self.bookmarks = Button("", icon="bookmark", height=44)
        self.restart = Button("", icon="play", height=44)
        self.library = Button("", icon="library", height=44)
        for button, signal in (
            (self.undo, self.undo_clicked),
            (self.bookmarks, self.bookmarks_clicked),
            (self.restart, self.restart_clicked),
            (self.library, self.library_clicked),
        ):
            button.clicked.connect(signal)
        orders = FlowRow(10)
        for button in (self.undo, self.bookmarks, self.restart, self.library):
            orders.add(button)
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.addWidget(self._icon)
        self._column.addWidget(self.title)
        self._column.addWidget(self._text)
        self._column.addWidget(Ornament())
        self._column.addWidget(self._how)
        for line in self._lines:
            self._column.addWidget(line)
        self._column.addWidget(self._figures)
        self._column.addWidget(orders)
        self._column.addStretch(1)
        self._pane = scroll_in_the_middle(self, self._inner)
        self.restyle()

    def refresh(self) -> None:
        """Redraw the end."""
        state: State = self._controller.state
        ending = state.ending
        if ending is None:
            return
        translate = QCoreApplication.translate
        kinds = {
            "victory": translate("Ending", "Victory"),
            "defeat": translate("Ending", "Defeat"),
            "death": translate("Ending", "The adventure ends here"),
        }
        self._icon.set_icon(*_ICONS[ending.kind])
        kind = kinds[ending.kind]
        self.title.setText(labelled(kind, ending.name) if ending.name else kind)
        section = self._words.names.rules.section(state.visit.section)
        told = section is not None and section.ending is not None
        self._text.set_source(section.text if section and told else "")
        self._text.setVisible(bool(told))
        self._how.setText(translate("Ending", "How it came"))
        last = self._last_events()
        for label, text in zip(self._lines, [*last, *[""] * _LAST], strict=False):
            label.setText(text)
            label.setVisible(bool(text))
        self._how.setVisible(bool(last))
        self._figures.setText(self._figures_text(state))
        name = self._controller.undo_name()
        self.undo.setText(translate("Ending", "Undo: {0}").format(name))
        died = ending.kind == "death"
        self.undo.set_kind("primary" if died else "plain")
        self.library.set_kind("plain" if died else "primary")
        self.undo.setVisible(bool(name) and self._controller.session.may_undo())
        save = self._controller.save
        self.bookmarks.setText(translate("Ending", "Bookmarks"))
        self.bookmarks.setVisible(bool(save is not None and save.bookmarks))
        self.restart.setText(translate("Ending", "Start again"))
        self.library.setText(translate("Ending", "Library"))

    def key(self, name: str) -> bool:
        """Home goes to the heading, End to the foot; whether the key was one of them."""
        bar = self._pane.verticalScrollBar()
        if name == "Home":
            self.focus_home()
            bar.setValue(0)
        elif name == "End":
            bar.setValue(bar.maximum())
        return name in ("Home", "End")

    def focus_home(self) -> None:
        """Give the focus to the heading."""
        self.title.setFocus(Qt.FocusReason.OtherFocusReason)

    def restyle(self) -> None:
        """Margins grow with the text."""
        look = theme()
        self._inner.setMaximumWidth(look.px(WIDTH))
        self._column.setContentsMargins(look.px(16), look.px(36), look.px(16), look.px(20))
        self._column.setSpacing(look.px(12))
        super().restyle()

    def _last_events(self) -> list[str]:
        found: list[str] = []
        for record in self._controller.records():
            for event in reversed(record.events):
                line = event_line(self._words.names, event)
                if line.lead and line.text not in found:
                    found.append(line.text)
                if len(found) == _LAST:
                    return found[::-1]
        return found[::-1]

    def _figures_text(self, state: State) -> str:
        translate = QCoreApplication.translate
        events = [event for record in self._controller.records() for event in record.events]
        blows = sum(isinstance(event, Clashed) and event.result == "hit" for event in events)
        fallen = sum(isinstance(event, FoeFell) for event in events)
        parts = (
            translate("Ending", "%n section(s) read", "", len(state.world.visited)),
            translate("Ending", "%n foe(s) beaten", "", fallen),
            translate("Ending", "%n blow(s) struck", "", blows),
        )
        return " · ".join(parts)
