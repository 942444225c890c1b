"""A player who does anything that is allowed: for tests, and for the `play` command."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import seeded
from gamebook_desktop.core.turn import Question


def random_play(game: Game[Any], seed: int, moves: int = 1_000) -> Iterator[Session[Any]]:
    """One play by chance, at most so many actions long; the same seed plays the same.

    Gives the same session again after each action and at each question a player must answer.
    """
    rng = random.Random(f"random play {seed}")
    session = Session(game, game.new(), seeded(seed))
    for _ in range(moves):
        actions = tuple(game.legal(session.state))
        if not actions:
            return
        session.do(rng.choice(actions))
        while (question := session.question) is not None:
            yield session
            session.answer(*by_chance(rng, question))
        yield session


def by_chance(rng: random.Random, question: Question) -> tuple[Any, ...]:
    """An answer that the question allows."""
    if question.repeat:
        return tuple(rng.choices(question.options, k=question.count))
    return tuple(rng.sample(question.options, question.count))
