"""What an action would do, found by playing it on a copy: who gains and loses what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import CHANCE, Question, apply
from gamebook_desktop.games.outatime.events import Advanced, CardCompleted, LostBox
from gamebook_desktop.games.outatime.panel.known import possible
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State


@dataclass(frozen=True, slots=True)
class Preview:
    """The state an action leads to if everybody takes what is offered, and its events."""

    state: State
    events: tuple[Any, ...]
    asked: tuple[Question, ...] = ()
    """What people would be asked on the way."""

    def gains(self, player: int) -> int:
        """Boxes a player covers."""
        return sum(e.boxes for e in self.events if isinstance(e, Advanced) and e.player == player)

    def losses(self, player: int) -> int:
        """Boxes a player uncovers."""
        return sum(e.boxes for e in self.events if isinstance(e, LostBox) and e.player == player)

    @property
    def victims(self) -> tuple[int, ...]:
        """The players of whom one would be chosen for a small paradox."""
        found = [question.options for question in self.asked if question.why == "victim"]
        return found[0] if found else ()

    def completed(self, player: int) -> bool:
        """Whether a player completes a card."""
        return any(isinstance(e, CardCompleted) and e.player == player for e in self.events)


def previews(game: Outatime, state: State, action: Any) -> tuple[Preview, ...]:
    """What an action leads to, for each card that may lie hidden; none where it is refused."""
    found = (preview(game, one, action) for one in possible(game, state))
    return tuple(seen for seen in found if seen is not None)


def surest(found: Sequence[Preview]) -> Preview | None:
    """The one that tells least: what follows only from some of the hidden cards is left out."""
    return min(found, key=lambda seen: len(seen.events), default=None)


def preview(game: Game[State], state: State, action: Any) -> Preview | None:
    """What an action leads to short of the next dice; None where the rules refuse it.

    Questions are answered with their first option, but a ripple is always taken.
    """
    answers: tuple[tuple[int, ...], ...] = ()
    asked: tuple[Question, ...] = ()
    while True:
        try:
            step = apply(game, state, action, answers)
        except Illegal:
            return None
        question = step.question
        if question is None or question.who == CHANCE:
            return Preview(step.state, step.events, asked)
        asked = (*asked, question)
        taken = question.options.index(True) if True in question.options else 0
        answers = (*answers, (taken,))
