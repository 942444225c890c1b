"""The frame of a play: main surface, side column or drawer, strip of values, question bar."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.journal import JournalColumn
from gamebook_desktop.ui.panel import GamePanel
from gamebook_desktop.ui.question_bar import QuestionBar
from gamebook_desktop.ui.widgets.drawer import Drawer
from gamebook_desktop.ui.widgets.lines import VLine

STRIP_FROM = 330
"""Height (at 100 %) from which the strip of values stays while a question is open."""
LEAST_MAIN = 40
"""Height (at 100 %) that the main surface keeps above a question."""


class PlayFrame(Themed, QWidget):
    """One play's widgets in place, for one of the layouts `wide`, `normal`, `narrow`."""

    def __init__(self, panel: GamePanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panel = panel
        self.question = QuestionBar()
        self.question.set_controller(panel.controller)
        self._layout_name = ""
        self._reading: object = None
        self._side_shown = True
        self._line = VLine()
        self._journal_line = VLine()
        self.journal: JournalColumn | None = None
        self._strip_place = QVBoxLayout()
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addLayout(self._strip_place)
        left.addWidget(panel.main, 1)
        left.addWidget(self.question)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addLayout(left, 1)
        self._row.addWidget(self._line)
        self._row.addWidget(self._journal_line)
        self._drawer = Drawer(self, panel.side_name(), width=panel.side_width)
        if panel.strip is not None:
            self._strip_place.addWidget(panel.strip)
        self.arrange("normal")

    def arrange(self, layout: str) -> None:
        """Place the side column beside the page, or in a drawer over it where there is no room."""
        if layout == self._layout_name:
            return
        self._layout_name = layout
        side, narrow = self.panel.side, layout == "narrow"
        self.panel.set_layout(layout)
        self.question.set_narrow(narrow)
        if side is not None:
            if narrow:
                self._row.removeWidget(side)
                self._drawer.set_content(side)
            else:
                self._drawer.close_drawer()
                self._row.insertWidget(self._row.indexOf(self._journal_line), side)
        self.refresh()
        self.restyle()

    def refresh(self) -> None:
        """Show the question that is open, and the side column where it is wanted."""
        self.question.refresh(shut=self.panel.asks_itself())
        wanted, narrow = self.panel.side_wanted(), self._layout_name == "narrow"
        if self.panel.strip is not None:
            room = self.height() / theme().metrics.scale >= STRIP_FROM
            alone = narrow or (self.panel.side is not None and not self._side_shown)
            self.panel.strip.setVisible(alone and wanted and (room or self.question.isHidden()))
        if self.panel.side is not None and not narrow:
            self.panel.side.setVisible(wanted and self._side_shown)
        self._line.setVisible(wanted and self._side_shown and not narrow)
        self._show_journal(wanted and self._layout_name == "wide")

    def turned(self) -> bool:
        """Whether something else is being read than at the last call, or a question came or went.

        A drawer over the page closes then.
        """
        reading = (self.panel.reading(), self.question.isVisibleTo(self))
        before, self._reading = self._reading, reading
        if before in (None, reading):
            return False
        self.close_drawer()
        return True

    def _show_journal(self, shown: bool) -> None:
        """The journal has a column of its own where the window is wide."""
        self._journal_line.setVisible(shown)
        if shown and self.journal is None:
            self.journal = JournalColumn()
            self.journal.view.rule_activated.connect(self.panel.rule_requested)
            self._row.addWidget(self.journal)
        if self.journal is not None:
            self.journal.setVisible(shown)
            if shown:
                self.journal.refresh(self.panel.controller)

    def toggle_side(self) -> None:
        """Show or hide the sheet or assistant."""
        side = self.panel.side
        if side is None:
            return
        if self._layout_name == "narrow":
            self._drawer.toggle()
        else:
            self._side_shown = not self._side_shown
            self.refresh()

    def on_side_requested(self, toggle: bool) -> None:
        """The panel wants its side column seen, or changed over."""
        if toggle:
            self.toggle_side()
        else:
            self.show_side()

    def close_drawer(self) -> bool:
        """Close the drawer; whether it was open."""
        was_open = self._drawer.is_open()
        self._drawer.close_drawer()
        return was_open

    def show_side(self) -> None:
        """Make sure the side column can be seen."""
        side = self.panel.side
        if self._layout_name == "narrow":
            self._drawer.open()
        elif side is not None and not self._side_shown:
            self.toggle_side()

    def restyle(self) -> None:
        """The side column grows with the text."""
        side = self.panel.side
        self.panel.main.setMinimumHeight(theme().px(LEAST_MAIN))
        if side is not None:
            room = self.window().width() or 10_000
            side.setFixedWidth(min(theme().px(self.panel.side_width), room))
        super().restyle()


def regions(frame: PlayFrame) -> list[QWidget]:
    """What Tab and F6 walk: page, question bar, side column, as far as they can be seen."""
    places = [frame.panel.main, frame.question, frame.panel.side, frame.journal, frame.panel.strip]
    return [place for place in places if place is not None and place.isVisible()]
