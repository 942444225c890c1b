"""The end of a game: who won, its course as lines, figures, what one can do now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime import events as fact
from gamebook_desktop.games.outatime.panel.course_chart import CourseChart
from gamebook_desktop.games.outatime.panel.sample_chip import SampleChip
from gamebook_desktop.games.outatime.panel.score import goal
from gamebook_desktop.games.outatime.panel.wording import name_of
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.games.outatime.words_text import gigawatts
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.badge import Badge
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.lines import Ornament
from gamebook_desktop.ui.widgets.scroll_pane import scroll_in_the_middle

WIDTH = 760


class EndingPage(Themed, QWidget):
    """Signals: `undo_clicked()`, `restart_clicked()`, `library_clicked()`, `cards_clicked()`."""

    undo_clicked = Signal()
    restart_clicked = Signal()
    library_clicked = Signal()
    cards_clicked = Signal()

    def __init__(self, controller: Controller, game: Outatime, parent: QWidget | None = None):
        super().__init__(parent)
        self._controller, self._game = controller, game
        self._badge = QHBoxLayout()
        self.title = Label("", "head", wrap=True)
        self.title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._sample = SampleChip()
        self._sample.clicked.connect(self.cards_clicked)
        self._about = Label("", "read", "ink2", wrap=True)
        self._chart_title = Label("", "caption", "ink2", bold=True)
        self.chart = CourseChart()
        self._figures = QGridLayout()
        self.undo = Button("", icon="undo", height=44)
        self.restart = Button("", "primary", icon="play", height=44)
        self.library = Button("", icon="library", height=44)
        orders = FlowRow(10)
        for button, signal in (
            (self.restart, self.restart_clicked),
            (self.undo, self.undo_clicked),
            (self.library, self.library_clicked),
        ):
            button.clicked.connect(signal)
            orders.add(button)
        head = QHBoxLayout()
        head.addLayout(self._badge)
        head.addWidget(self.title, 1)
        head.addWidget(self._sample)
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.addLayout(head)
        self._column.addWidget(self._about)
        self._column.addWidget(Ornament())
        self._column.addWidget(self._chart_title)
        self._column.addWidget(self.chart)
        self._column.addLayout(self._figures)
        self._column.addWidget(orders)
        self._column.addStretch(1)
        self._pane = scroll_in_the_middle(self, self._inner)
        self.restyle()

    def refresh(self) -> None:
        """Redraw the end."""
        state: State = self._controller.state
        if state.winner is None:
            return
        translate, rules = QCoreApplication.translate, self._game.rules
        empty(self._badge)
        self._badge.addWidget(Badge(state.winner + 1, size=32))
        self.title.setText(translate("Ending", "{0} wins").format(name_of(state, state.winner)))
        self._sample.refresh(sample=self._game.cards.sample)
        won = gigawatts(rules.gigawatts(state.players[state.winner]))
        about = translate("Ending", "{0} gigawatts after %n turn(s).", "", state.turn)
        self._about.setText(about.format(won))
        self._chart_title.setText(translate("Outatime", "Boxes covered, turn by turn"))
        names = [name_of(state, number) for number in range(len(state.players))]
        self.chart.show_course(names, state.course, goal(self._game, state))
        self._show_figures(state)
        name = self._controller.undo_name()
        self.undo.setText(translate("Ending", "Undo: {0}").format(name))
        self.undo.setVisible(bool(name) and self._controller.session.may_undo())
        self.restart.setText(translate("Ending", "Start again"))
        self.restart.set_key("N")
        self.library.setText(translate("Ending", "Library"))

    def key(self, name: str) -> bool:
        """Home goes to the heading, End to the foot, N begins anew: Enter would be too near."""
        bar = self._pane.verticalScrollBar()
        if name == "Home":
            self.focus_home()
            bar.setValue(0)
        elif name == "End":
            bar.setValue(bar.maximum())
        elif name == "N":
            self.restart.click()
        return name in ("Home", "End", "N")

    def focus_home(self) -> None:
        """Give the focus to the heading."""
        self.title.setFocus(Qt.FocusReason.OtherFocusReason)

    def restyle(self) -> None:
        """Margins grow with the text."""
        look = theme()
        self._inner.setMaximumWidth(look.px(WIDTH))
        self._column.setContentsMargins(look.px(24), look.px(28), look.px(24), look.px(20))
        self._column.setSpacing(look.px(12))
        self._figures.setHorizontalSpacing(look.px(14))
        self._figures.setVerticalSpacing(look.px(6))
        super().restyle()

    def _show_figures(self, state: State) -> None:
        empty(self._figures)
        translate = QCoreApplication.translate
        heads = (
            translate("Outatime", "GW"),
            translate("Outatime", "boxes"),
            translate("Ending", "rolls"),
            translate("Ending", "ripples"),
            translate("Ending", "stalls"),
            translate("Ending", "paradoxes"),
        )
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for at, words in enumerate(heads, 2):
            self._figures.addWidget(Label(words, "caption", "ink2", bold=True), 0, at, right)
        told = [event for record in self._controller.records() for event in record.events]
        for number, player in enumerate(state.players):
            self._figures.addWidget(Badge(number + 1, size=18), number + 1, 0)
            name = Label(name_of(state, number), bold=True, wrap=True)
            self._figures.addWidget(name, number + 1, 1)
            mine = [event for event in told if getattr(event, "player", None) == number]
            figures = (
                gigawatts(self._game.rules.gigawatts(player)),
                str(self._game.rules.progress(player)),
                str(sum(isinstance(event, fact.Rolled) for event in mine)),
                str(sum(isinstance(e, fact.Advanced) and e.how == "ripple" for e in mine)),
                str(sum(isinstance(event, fact.Stalled) for event in mine)),
                str(sum(isinstance(event, fact.ParadoxCaused) for event in mine)),
            )
            for at, figure in enumerate(figures, 2):
                self._figures.addWidget(Label(figure), number + 1, at, right)
        self._figures.setColumnStretch(1, 1)
