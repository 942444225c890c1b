"""A whole fight solved, from its last foe to its first, luck used by a policy."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction

from gamebook_desktop.games.gamebook.odds_model import Policy
from gamebook_desktop.games.gamebook.odds_round import Stage
from gamebook_desktop.games.gamebook.odds_stage import Setting, StageTable
from gamebook_desktop.games.gamebook.odds_steps import Flows, Number, Row


class Solver:
    """The fight of a hero with up to `stamina`, whose luck tests succeed `ways[luck]` in 36.

    Positions: what is left to take from the first target (0: it is out), stamina, luck.
    """

    def __init__(
        self,
        stages: Sequence[Stage],
        stamina: int,
        ways: Sequence[int],
        policy: Policy,
        *,
        exact: bool,
    ) -> None:
        stalls = any(
            stage.blow == 1 or any(1 in wounds for wounds, _ in (*stage.hits, *stage.misses))
            for stage in stages
        )
        self._setting = Setting(stamina, ways, policy, exact, stalls)
        self._tables: list[StageTable] = []
        for stage in reversed(stages):
            following = self._tables[0] if self._tables else None
            self._tables.insert(0, StageTable(self._setting, stage, following))

    def row(self, to_take: int, stamina: int) -> Row:
        """The chances to win by luck: floats, or integers to be divided by a scale."""
        return self._tables[0].row(to_take, stamina)

    def chance(self, to_take: int, stamina: int, luck: int) -> Fraction:
        """The chance to win."""
        value = self.row(to_take, stamina)[luck]
        return Fraction(value) / self._scale(to_take, stamina, luck)

    def course(self, to_take: int, stamina: int, luck: int) -> tuple[dict[int, Fraction], Fraction]:
        """How likely each stamina after a victory is; how many rounds to expect, draws too."""
        flows = Flows(reversed(self._setting.steps), self.row(to_take, stamina), luck)
        whole = self._scale(to_take, stamina, luck)
        rounds = Fraction(0)
        for table in self._tables:
            for left in range(1, table.stage.to_take + 1):
                visits = sum(amount for _, amount in table.passing(flows, left))
                rounds += Fraction(visits) / whole * table.stage.length
        won: dict[int, Number] = defaultdict(int)
        for life, amount in self._tables[-1].passing(flows, 0):
            won[life] += amount
        return {life: Fraction(amount) / whole for life, amount in won.items()}, rounds

    def _scale(self, to_take: int, stamina: int, luck: int) -> int:
        return int(self._tables[0].scale(to_take + stamina, luck))
