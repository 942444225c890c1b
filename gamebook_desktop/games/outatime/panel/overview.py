"""The tab "Overview": what the die in hand does, the chances of rolling on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.core.turn import CHANCE
from gamebook_desktop.games.outatime import actions as do
from gamebook_desktop.games.outatime.panel.chances import Chances
from gamebook_desktop.games.outatime.panel.doing import doing
from gamebook_desktop.games.outatime.panel.gains import Gains
from gamebook_desktop.games.outatime.panel.outlook import Outlook, outlook
from gamebook_desktop.games.outatime.panel.turn_preview import preview
from gamebook_desktop.games.outatime.panel.turn_view import TurnView
from gamebook_desktop.games.outatime.panel.wording import name_of
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import SPEED, State
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.rule_link import RuleLink


class Overview(Themed, QWidget):
    """Signal: `rule_activated(id)`."""

    rule_activated = Signal(str)

    def __init__(self, controller: Controller, game: Outatime, parent: QWidget | None = None):
        super().__init__(parent)
        self._controller, self._game = controller, game
        self._words = Label("", "body", "ink2", wrap=True)
        self.gains = Gains()
        self.gains.rule_activated.connect(self.rule_activated)
        self._no_roll = Label("", "body", wrap=True)
        rule = RuleLink("B20", "B20")
        rule.activated.connect(self.rule_activated)
        self._bound = QWidget()
        across = QHBoxLayout(self._bound)
        across.setContentsMargins(0, 0, 0, 0)
        across.addWidget(self._no_roll, 1)
        across.addWidget(rule, 0, Qt.AlignmentFlag.AlignTop)
        self.chances = Chances()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._words)
        self._column.addWidget(self.gains)
        self._column.addWidget(self._bound)
        self._column.addWidget(self.chances)
        self._column.addStretch(1)
        self.restyle()

    def show_view(self, view: TurnView, *, chances: bool, held: bool) -> None:
        """Draw the turn; without `chances` nothing is told but what a lock does. `held`: a
        computer player waits for leave.
        """
        state: State = self._controller.state
        words = _words(self._controller, self._game, view, held=held)
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self.gains.show_preview(self._game, state, view.preview)
        bound = not words and _bound(self._game, view)
        self._no_roll.setText(
            QCoreApplication.translate(
                "Outatime", "No other roll: the paradox comes when you stop."
            )
        )
        self._bound.setVisible(bound)
        found = _outlooks(self._game, view) if chances and not words else ()
        self.chances.show_outlooks(found, view.face is not None or bool(view.rolls))

    def restyle(self) -> None:
        """Gaps follow the text."""
        look = theme()
        self._column.setContentsMargins(0, look.px(4), look.px(4), look.px(4))
        self._column.setSpacing(look.px(12))
        super().restyle()


def _words(controller: Controller, game: Outatime, view: TurnView, *, held: bool) -> str:
    """What is waited for, where there is nothing to foresee."""
    translate, question = QCoreApplication.translate, controller.question
    state: State = controller.state
    if question is not None and question.who == CHANCE:
        return translate("Outatime", "Enter the dice as they lie on the table.")
    asked = view.player if question is None else question.who
    if state.players[asked].seat != "person":
        return doing(game, state, question, held=held)
    if question is not None:
        return translate("Outatime", "{0} has to answer first.").format(
            name_of(state, question.who)
        )
    return ""


def _outlooks(game: Outatime, view: TurnView) -> tuple[Outlook, ...]:
    """Rolling on after the die in hand, and after one die more."""
    rows = [view.after, tuple(_one_more(game, state, view) for state in view.after)]
    found = []
    for row in rows:
        states = [one for one in row if one is not None and one.now.player == view.player]
        if len(states) == len(view.after):
            found.append(outlook(game, states))
    return tuple(one for one in found if one is not None)


def _one_more(game: Outatime, state: State, view: TurnView) -> State | None:
    """The state after the next die that could be locked too, where one is in hand."""
    if view.face is None or state.now.player != view.player or state.winner is not None:
        return None
    mine = state.players[state.now.player]
    faces = game.rules.addable(mine, state.now)
    face = next((face for face in faces if face != SPEED), next(iter(faces), None))
    if face is None:
        return None
    seen = preview(game, state, do.Lock(face))
    return seen.state if seen is not None else None


def _bound(game: Outatime, view: TurnView) -> bool:
    """Whether a paradox forbids the next roll (B20)."""
    return bool(view.after) and all(
        one.now.player == view.player and one.winner is None and game.rules.bound(one.now)
        for one in view.after
    )
