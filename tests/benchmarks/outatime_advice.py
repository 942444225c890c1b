"""How long the exact advice takes from cold, at random positions."""

from __future__ import annotations

import random
import time

from gamebook_desktop.games.outatime import advice_table, odds_dice
from gamebook_desktop.games.outatime.advice import advise
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.games.outatime.view import seen_by
from tests.benchmarks.outatime_play import states

REPEATS = 3


def positions(game: Outatime, players: int, count: int) -> list[State]:
    """Random points of random games at which somebody has the dice."""
    rng = random.Random(4)
    found: list[State] = []
    seed = 0
    while len(found) < count:
        played = [state for state in states(game, players, seed) if state.ready]
        found += rng.sample(played, min(10, len(played)))
        seed += 1
    return found[:count]


def milliseconds(game: Outatime, found: list[State], *, hidden: bool) -> list[float]:
    """Processor time, the best of a few for each position, with nothing kept from before.

    `hidden`: as for a table of several people, at which the player's next card is not told.
    """
    shown = [seen_by(game.rules, state, None) if hidden else state for state in found]
    return [min(_once(game, state) for _ in range(REPEATS)) for state in shown]


def _once(game: Outatime, state: State) -> float:
    advice_table.table_for.cache_clear()
    odds_dice.loose_ways.cache_clear()
    odds_dice.at_least_ways.cache_clear()
    start = time.thread_time()
    advise(game, state)
    return (time.thread_time() - start) * 1000
