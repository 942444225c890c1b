"""The expected progress of a turn the slow way: every roll and choice through the real engine."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from gamebook_desktop.core.turn import CHANCE, Answer, apply
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import Now, State


class SlowAdvice:
    """The worth of actions of player 0; a point of a turn once met is remembered."""

    def __init__(self, game: Outatime) -> None:
        self._game = game
        self._memory: dict[Any, Fraction] = {}

    def worth(self, state: State, action: Any) -> Fraction:
        """The boxes to expect from here to the end of the turn by an action."""
        return self._of_action(state, action, ()) - self._game.rules.progress(state.players[0])

    def _of_state(self, state: State, turn: int) -> Fraction:
        if state.turn != turn or state.winner is not None:
            return Fraction(self._game.rules.progress(state.players[0]))
        key = state.players[0], _what_matters(state.now)
        if key not in self._memory:
            legal = self._game.legal(state)
            self._memory[key] = max(self._of_action(state, action, ()) for action in legal)
        return self._memory[key]

    def _of_action(self, state: State, action: Any, tape: tuple[Answer, ...]) -> Fraction:
        step = apply(self._game, state, action, tape)
        question = step.question
        if question is None:
            return self._of_state(step.state, state.turn)
        if question.who == CHANCE:
            return sum(
                (
                    chance * self._of_action(state, action, (*tape, roll))
                    for roll, chance in rolls(question.count)
                ),
                Fraction(),
            )
        choices = range(len(question.options) if question.who == 0 else 1)
        return max(self._of_action(state, action, (*tape, (choice,))) for choice in choices)


def _what_matters(now: Now) -> tuple[Any, ...]:
    dice = tuple(sorted(now.locked, key=str)), tuple(sorted(now.loose, key=str))
    return *dice, now.rolls > 0, now.placed > 0, now.back, now.closed


@cache
def rolls(dice: int) -> tuple[tuple[Answer, Fraction], ...]:
    """Every roll but for the order of the dice, with its chance."""
    return tuple(
        (sides, Fraction(factorial(dice), prod(map(factorial, Counter(sides).values())) * 6**dice))
        for sides in combinations_with_replacement(range(6), dice)
    )
