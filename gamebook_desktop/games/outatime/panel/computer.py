"""Computer players at the table: they act one after another, never against an undo."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from gamebook_desktop.core.turn import CHANCE
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.seats import action_of, answer_of
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import theme

DELAY_MS = 700
"""Long enough to see what a computer player did; none where motion is reduced."""


class ComputerPlayers(QObject):
    """Plays for the seats that no person has.

    After an undo they wait until a person plays, or lets them go on.
    """

    def __init__(
        self, controller: Controller, game: Outatime, busy: Callable[[], bool], parent: QObject
    ) -> None:
        """`busy` tells whether a person has the screen for something else."""
        super().__init__(parent)
        self._controller, self._game, self._busy = controller, game, busy
        self._waiting = False
        self._before: tuple[int, int] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._act)

    @property
    def waiting(self) -> bool:
        """Whether they wait for leave after an undo."""
        return self._waiting

    def asked(self) -> bool:
        """Whether the open question is for a computer player."""
        return self._controller.question is not None and self._seat() >= 0

    def held(self) -> bool:
        """Whether one of them is to act or to answer, but waits for leave."""
        return self._waiting and self._seat() >= 0

    def stop(self) -> None:
        """Do nothing until the next `refresh`."""
        self._timer.stop()

    def go_on(self) -> None:
        """A person lets them play on."""
        self._waiting = False
        self.refresh()

    def follow(self) -> None:
        """Notice an undo, and a person who plays on."""
        session = self._controller.session
        given = 0 if session.open is None else 1 + len(session.open.answers)
        now = (session.cursor, given)
        if self._before is None:
            self._waiting = session.cursor < len(session.log)
        elif now < self._before:
            self._waiting = True
        elif now > self._before and (given or session.cursor == len(session.log)):
            self._waiting = False
        self._before = now

    def refresh(self) -> None:
        """Begin to think if it is a computer player's turn."""
        if self._may_act():
            self._timer.start(0 if theme().reduced_motion else DELAY_MS)
        else:
            self._timer.stop()

    def _may_act(self) -> bool:
        if self._waiting or self._controller.read_only or self._busy():
            return False
        return self._seat() >= 0

    def _seat(self) -> int:
        """The computer player who has to act or to answer now; -1 for none."""
        state: State = self._controller.state
        question = self._controller.question
        if state.winner is not None or not state.players:
            return -1
        if question is not None:
            who = question.who
        elif not state.ready:
            return _unprepared(state)
        else:
            who = state.now.player
        if who == CHANCE or state.players[who].seat == "person":
            return -1
        return who

    def _act(self) -> None:
        if not self._may_act():
            return
        seat = self._seat()
        state: State = self._controller.state
        question = self._controller.question
        if question is not None:
            self._controller.answer(answer_of(self._game, state, question, seat))
            return
        action = action_of(self._game, state, seat)
        if action is not None:
            self._controller.do(action)


def _unprepared(state: State) -> int:
    """A computer player who has not chosen the first cards yet; -1 for none."""
    for number, player in enumerate(state.players):
        if player.seat != "person" and not player.active:
            return number
    return -1
