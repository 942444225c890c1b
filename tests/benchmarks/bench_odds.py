"""Exact odds measured: the whole best-luck table against a plain recursion, fights of three foes.

Run as `python -m tests.benchmarks.bench_odds`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from gamebook_desktop.games.gamebook.odds import (
    Fighter,
    Mode,
    Opponent,
    Policy,
    win_chance,
    win_chance_float,
)
from gamebook_desktop.games.gamebook.odds_round import luck_ways, round_ways
from gamebook_desktop.games.gamebook.odds_table import (
    MOST_LUCK,
    MOST_STAMINA,
    BestTable,
    best_table,
)

DIFFERENCES = range(-10, 11)
REPEATS = 5
FIGHTS: dict[str, tuple[Fighter, list[Opponent]]] = {
    "usual": (Fighter(9, 18, 9, modifier=-1), [Opponent(7, 6), Opponent(7, 6), Opponent(6, 6)]),
    "largest": (
        Fighter(12, 24, 12, modifier=1),
        [Opponent(10, 12), Opponent(9, 12), Opponent(8, 12)],
    ),
    "mixed": (
        Fighter(12, 24, 12, modifier=1),
        [Opponent(10, 12, damage=1), Opponent(9, 12), Opponent(8, 12, damage=3)],
    ),
    "falling": (
        Fighter(12, 24, 12, modifier=1),
        [Opponent(10, 12, damage=3), Opponent(9, 12), Opponent(8, 12, damage=1)],
    ),
}
MODES: tuple[Mode, ...] = ("in_turn", "together", "one_roll")


def plain_table(difference: int) -> list[float]:
    """The same chances by plain recursion with a memory, as one would write it at first."""
    hits, _, wounds = round_ways(difference)
    p = hits / (hits + wounds)

    @cache
    def chance(stamina: int, foe: int, luck: int) -> float:
        if stamina <= 0:
            return 0.0
        if foe <= 0:
            return 1.0
        hit, wound = chance(stamina, foe - 2, luck), chance(stamina - 2, foe, luck)
        if luck > 0:
            good = luck_ways(luck) / 36
            lucky, unlucky = chance(stamina, foe - 4, luck - 1), chance(stamina, foe - 1, luck - 1)
            hit = max(hit, good * lucky + (1 - good) * unlucky)
            lucky, unlucky = chance(stamina - 1, foe, luck - 1), chance(stamina - 3, foe, luck - 1)
            wound = max(wound, good * lucky + (1 - good) * unlucky)
        return p * hit + (1 - p) * wound

    return [
        chance(stamina, foe, luck)
        for stamina in range(1, MOST_STAMINA + 1)
        for foe in range(1, MOST_STAMINA + 1)
        for luck in range(MOST_LUCK + 1)
    ]


def seconds(work: Callable[[], object]) -> float:
    """The best of a few runs."""
    best = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


def whole_table() -> list[BestTable]:
    return [best_table(difference) for difference in DIFFERENCES]


def fight_ms(chance: Callable[..., object], name: str, policy: Policy, mode: Mode) -> float:
    """A fight solved anew: a foe already out, another each time, makes it one not met before."""
    hero, foes = FIGHTS[name]
    variants = iter(range(REPEATS))

    def work() -> None:
        chance(hero, [*foes, Opponent(next(variants), 0)], policy, mode)

    return seconds(work) * 1000


def main() -> int:
    """Print the measures; exit status 1 if table and recursion disagree."""
    tables = whole_table()
    worst = max(
        abs(mine - plain)
        for table in tables
        for mine, plain in zip(table.values, plain_table(table.difference), strict=True)
    )
    count = sum(len(table.values) for table in tables)
    plain = seconds(lambda: [plain_table(difference) for difference in DIFFERENCES])
    one = seconds(whole_table)
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(best_table, DIFFERENCES))
        two = seconds(lambda: list(pool.map(best_table, DIFFERENCES, chunksize=3)))
    print(f"{count} best-luck values; largest difference from the recursion {worst:.1e}")
    print(f"  plain recursion   {plain:7.3f} s   1.0 x")
    print(f"  table, one core   {one:7.3f} s {plain / one:5.1f} x")
    print(f"  table, two cores  {two:7.3f} s {plain / two:5.1f} x")
    print("three foes, ms     " + "".join(f"{mode:>20}" for mode in MODES))
    print("                   " + "".join(f"{'float':>12}{'exact':>8}" for _ in MODES))
    for name in FIGHTS:
        for policy in (Policy.NEVER, Policy.BEST):
            cells = "".join(
                f"{fight_ms(win_chance_float, name, policy, mode):12.1f}"
                f"{fight_ms(win_chance, name, policy, mode):8.1f}"
                for mode in MODES
            )
            print(f"  {name:<9}{policy.value:<8}{cells}")
    return int(worst > 1e-12)


if __name__ == "__main__":
    sys.exit(main())
