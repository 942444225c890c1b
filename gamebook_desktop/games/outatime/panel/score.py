"""The tab "Score": gigawatts, cards and boxes of each player, ripples, the course so far."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime import actions as do
from gamebook_desktop.games.outatime.content import SHARE
from gamebook_desktop.games.outatime.panel.course_chart import CourseChart
from gamebook_desktop.games.outatime.panel.wording import name_of, with_name
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.games.outatime.words_text import gigawatts
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.badge import Badge
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.lines import HLine
from gamebook_desktop.ui.widgets.rule_link import RuleLink
from gamebook_desktop.ui.widgets.segmented import Segmented

CARDS = sum(SHARE.values())
"""Cards of each player."""


class ScoreTab(Themed, QWidget):
    """Signal: `rule_activated(id)`."""

    rule_activated = Signal(str)

    def __init__(self, controller: Controller, game: Outatime, parent: QWidget | None = None):
        super().__init__(parent)
        self._controller, self._game = controller, game
        self._shown: object = None
        self._table = QGridLayout()
        self._ripple_title = Label("", "caption", "ink2", bold=True, wrap=True)
        self._ripple_rule = RuleLink("B08", "B08")
        self._ripple_rule.activated.connect(self.rule_activated)
        self._ripples = QGridLayout()
        self._course_title = Label("", "caption", "ink2", bold=True)
        self._course = CourseChart()
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._table)
        self._column.addWidget(HLine())
        self._column.addWidget(self._course_title)
        self._column.addWidget(self._course)
        self._column.addWidget(HLine())
        self._column.addWidget(self._ripple_title)
        self._column.addLayout(self._ripples)
        self._column.addWidget(self._ripple_rule, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)
        self.restyle()

    def switches(self) -> list[Segmented]:
        """How each person takes ripples, in the order of play."""
        return self.findChildren(Segmented)

    def refresh(self) -> None:
        """Redraw the score."""
        state: State = self._controller.state
        look = theme()
        shown = (state.players, state.course, look.language, look.metrics.scale)
        if shown == self._shown:
            return
        self._shown = shown
        translate = QCoreApplication.translate
        self._course_title.setText(translate("Outatime", "Boxes covered, turn by turn"))
        self._ripple_title.setText(translate("Outatime", "Ripples"))
        self._show_table(state)
        names = [name_of(state, number) for number in range(len(state.players))]
        self._course.show_course(names, state.course, goal(self._game, state))
        self._show_ripples(state)

    def restyle(self) -> None:
        """Gaps follow the text."""
        look = theme()
        self._column.setContentsMargins(0, look.px(10), look.px(4), look.px(8))
        self._column.setSpacing(look.px(10))
        for grid in (self._table, self._ripples):
            grid.setHorizontalSpacing(look.px(10))
            grid.setVerticalSpacing(look.px(6))
        super().restyle()

    def _show_table(self, state: State) -> None:
        empty(self._table)
        translate = QCoreApplication.translate
        heads = (
            translate("Outatime", "GW"),
            translate("Outatime", "cards"),
            translate("Outatime", "boxes"),
        )
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for at, words in enumerate(heads, 2):
            self._table.addWidget(Label(words, "caption", "ink2", bold=True), 0, at, right)
        rules = self._game.rules
        for number, player in enumerate(state.players):
            self._table.addWidget(Badge(number + 1, size=18), number + 1, 0)
            self._table.addWidget(
                Label(name_of(state, number), bold=True, wrap=True), number + 1, 1
            )
            figures = (
                gigawatts(rules.gigawatts(player)),
                f"{len(player.done)}/{CARDS}",
                str(rules.progress(player)),
            )
            for at, figure in enumerate(figures, 2):
                self._table.addWidget(Label(figure, "body"), number + 1, at, right)
        self._table.setColumnStretch(1, 1)

    def _show_ripples(self, state: State) -> None:
        empty(self._ripples)
        translate = QCoreApplication.translate
        free = self._game.rules.ripple == "automatic"
        people = [at for at, player in enumerate(state.players) if player.seat == "person"]
        for visible in (self._ripple_title, self._ripple_rule):
            visible.setVisible(free and bool(people))
        options = (translate("Outatime", "by themselves"), translate("Outatime", "asked"))
        for row, number in enumerate(people if free else ()):
            name = name_of(state, number)
            words = with_name(translate("Outatime", "Ripples of {0}"), name)
            switch = Segmented(words, options, int(not state.players[number].ripples))
            switch.setProperty("player", number)
            switch.chosen.connect(self._on_ripples_chosen)
            self._ripples.addWidget(Label(name, wrap=True), row, 0)
            self._ripples.addWidget(switch, row, 1)
        self._ripples.setColumnStretch(0, 1)

    def _on_ripples_chosen(self, index: int) -> None:
        player = int(self.sender().property("player"))
        self._controller.do(do.SetRipples(player, index == 0))


def goal(game: Outatime, state: State) -> int:
    """Boxes of all the cards of the player who has most of them."""
    boxes = game.rules.boxes
    return max(
        (
            sum(
                len(boxes[card])
                for card in (*player.done, player.active, player.next, *player.reserve)
                if card
            )
            for player in state.players
        ),
        default=1,
    )
