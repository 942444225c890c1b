"""Who answers questions without a person: seeded dice, a script, or nobody."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from gamebook_desktop.core.turn import CHANCE, Answer, Question

Source = Callable[[Question, str], Answer | None]
"""An answer for a question at a place in the log, or None: ask the person."""


def person(_question: Question, _place: str) -> Answer | None:
    """Everything is asked: real dice, real cards."""
    return None


def seeded(seed: int) -> Source:
    """Digital dice and piles. The same place in the log gives the same dice."""

    def source(question: Question, place: str) -> Answer | None:
        if question.who != CHANCE:
            return None
        rng = random.Random(f"{seed}/{place}")
        size = len(question.options)
        if question.repeat:
            return tuple(rng.randrange(size) for _ in range(question.count))
        return tuple(rng.sample(range(size), question.count))

    return source


def real_dice(seed: int) -> Source:
    """The person rolls the dice; piles are still shuffled by the program."""
    digital = seeded(seed)

    def source(question: Question, place: str) -> Answer | None:
        return None if question.repeat else digital(question, place)

    return source


def scripted(answers: Iterable[Iterable[Any]]) -> Source:
    """Values in the order the questions come, for tests and scenarios; then nobody answers."""
    queue = [tuple(values) for values in answers]

    def source(question: Question, _place: str) -> Answer | None:
        return question.find(queue.pop(0)) if queue else None

    return source
