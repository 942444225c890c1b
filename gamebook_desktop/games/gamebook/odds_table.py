"""The table of best-luck chances for one skill difference."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from gamebook_desktop.games.gamebook.odds_model import Fighter, Opponent, Policy
from gamebook_desktop.games.gamebook.odds_round import luck_ways, stages
from gamebook_desktop.games.gamebook.odds_solver import Solver

MOST_STAMINA = 24
MOST_LUCK = 12


@dataclass(frozen=True, slots=True)
class BestTable:
    """Chances to win against one foe with the best use of luck, damage 2 on both sides."""

    difference: int
    values: array[float]
    """By hero's stamina from 1, then foe's stamina from 1, then luck from 0."""

    def chance(self, stamina: int, foe_stamina: int, luck: int) -> float:
        """The chance at stamina 1 to 24 on both sides and luck 0 to 12; `ValueError` outside."""
        if not (
            1 <= stamina <= MOST_STAMINA
            and 1 <= foe_stamina <= MOST_STAMINA
            and 0 <= luck <= MOST_LUCK
        ):
            raise ValueError("outside the table")
        row = (stamina - 1) * MOST_STAMINA + foe_stamina - 1
        return self.values[row * (MOST_LUCK + 1) + luck]


def best_table(difference: int) -> BestTable:
    """All 7,488 chances at one skill difference (hero's less foe's), to about 14 digits."""
    hero = Fighter(difference, MOST_STAMINA, MOST_LUCK)
    ways = [luck_ways(luck) for luck in range(MOST_LUCK + 1)]
    fight = stages(hero, [Opponent(0, MOST_STAMINA)], "in_turn")
    solver = Solver(fight, MOST_STAMINA, ways, Policy.BEST, exact=False)
    values = array("d")
    for stamina in range(1, MOST_STAMINA + 1):
        values.extend(solver.column(stamina))
    return BestTable(difference, values)
