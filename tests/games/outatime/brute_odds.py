"""The odds of one roll the slow way: every roll and every choice through the real engine."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from gamebook_desktop.core.turn import CHANCE, Answer, Step, apply
from gamebook_desktop.games.outatime.actions import Lock, Roll, Stop
from gamebook_desktop.games.outatime.events import Advanced, ParadoxCaused, Stalled
from gamebook_desktop.games.outatime.odds import RollOdds
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from tests.games.outatime.slow_advice import rolls

ZERO = Fraction()


class BruteOdds:
    """Counts what one roll of player 0 can be made to bring."""

    def __init__(self, game: Outatime, state: State) -> None:
        self._game, self._state = game, state

    def odds(self, dice: int) -> RollOdds:
        """The odds of rolling the dice that are left, so many."""
        stall, small, large, fills = ZERO, ZERO, ZERO, [ZERO] * 3
        for roll, chance in rolls(dice):
            found = list(self._endings(self._state, Roll(), (roll,), 0))
            stall += chance * any(stalled for stalled, _filled, _level in found)
            most = max(filled for _stalled, filled, _level in found)
            fills = [now + chance * (most > least) for least, now in enumerate(fills)]
            level = max(level for _stalled, _filled, level in found)
            small += chance * (level == 2)
            large += chance * (level == 3)
        one, two, three = fills
        return RollOdds(stall, (one, two, three), small, large)

    def _endings(
        self, state: State, action: Any, tape: tuple[Answer, ...], filled: int
    ) -> Iterator[tuple[bool, int, int]]:
        """Stalled, boxes filled by dice, level of the paradox: for every way to go on."""
        for step in self._answered(state, action, tape):
            level, stalled, more = 0, False, filled
            for event in step.events:
                if isinstance(event, Advanced) and event.how == "own" and event.player == 0:
                    more += event.boxes
                elif isinstance(event, ParadoxCaused):
                    level = event.level
                stalled |= isinstance(event, Stalled)
            after = step.state
            if after.turn != state.turn or after.winner is not None:
                yield stalled, more, level
                continue
            ways = [way for way in self._game.legal(after) if isinstance(way, Lock | Stop)]
            assert ways
            for way in ways:
                yield from self._endings(after, way, (), more)

    def _answered(self, state: State, action: Any, tape: tuple[Answer, ...]) -> Iterator[Step[Any]]:
        step = apply(self._game, state, action, tape)
        question = step.question
        if question is None:
            yield step
            return
        assert question.who != CHANCE
        choices = range(len(question.options) if question.why == "paradox" else 1)
        for choice in choices:
            yield from self._answered(state, action, (*tape, (choice,)))
