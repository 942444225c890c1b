"""Random play of OUTATIME Dice through the real engine: how fast, and what each part costs."""

from __future__ import annotations

import cProfile
import pstats
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from gamebook_desktop.core.random_play import by_chance
from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import seeded
from gamebook_desktop.core.turn import Answer, apply
from gamebook_desktop.games.outatime.actions import Seat, SetTable
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State

OneGame = Callable[[Outatime, int, int], int]
"""Plays a game with so many players by a seed; says how many actions it took."""


def new_table(game: Outatime, players: int) -> State:
    """The table before anybody has chosen a card."""
    return apply(game, game.new(), SetTable((Seat(),) * players)).state


def states(game: Outatime, players: int, seed: int) -> Iterator[State]:
    """Every state of a game played by `legal` and `apply`, with one seeded generator."""
    rng = random.Random(seed)
    state = new_table(game, players)
    while legal := tuple(game.legal(state)):
        yield state
        action = rng.choice(legal)
        step = apply(game, state, action)
        answers: tuple[Answer, ...] = ()
        while (question := step.question) is not None:
            size = len(question.options)
            answers = (*answers, tuple([int(rng.random() * size) for _ in range(question.count)]))
            step = apply(game, state, action, answers)
        state = step.state


def through_apply(game: Outatime, players: int, seed: int) -> int:
    """A game by the rules alone."""
    return sum(1 for _ in states(game, players, seed))


def through_session(game: Outatime, players: int, seed: int) -> int:
    """A game as the program plays it: log, undo, dice seeded by their place in the log."""
    rng = random.Random(seed)
    session: Session[State] = Session(game, new_table(game, players), seeded(seed))
    while legal := tuple(game.legal(session.state)):
        session.do(rng.choice(legal))
        while (question := session.question) is not None:
            session.answer(*by_chance(rng, question))
    return session.cursor


def microseconds(one: OneGame, game: Outatime, players: int, seconds: float) -> float:
    """Microseconds an action, over games from seed 0 on until the time is over."""
    started = time.perf_counter()
    actions = games = 0
    while time.perf_counter() - started < seconds:
        actions += one(game, players, games)
        games += 1
    return (time.perf_counter() - started) / actions * 1e6


def shares(game: Outatime, players: int, games: int) -> list[tuple[str, float]]:
    """The share of the time that each file takes itself, the largest first."""
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(games):
        through_apply(game, players, seed)
    profile.disable()
    times: Counter[str] = Counter()
    for (file, _line, _name), (_, _, own, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        times[_part(file)] += own
    total = sum(times.values())
    return [(part, own / total) for part, own in times.most_common()]


def _part(file: str) -> str:
    path = Path(file)
    if path.parent.name in ("core", "outatime"):
        return f"{path.parent.name}/{path.stem}"
    return "chooser and dice" if path.stem in ("random", "outatime_play") else "built-in calls"
