"""A whole fight solved, from its last foe to its first, luck used by a policy."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction

from gamebook_desktop.games.gamebook.odds_columns import Column
from gamebook_desktop.games.gamebook.odds_flow import Flow, Passage
from gamebook_desktop.games.gamebook.odds_model import Policy
from gamebook_desktop.games.gamebook.odds_round import Stage
from gamebook_desktop.games.gamebook.odds_stage import StageTable
from gamebook_desktop.games.gamebook.odds_weights import Setting


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
        setting = Setting(stamina, ways, policy, exact)
        self._tables: list[StageTable] = []
        for stage in reversed(stages):
            following = self._tables[0] if self._tables else None
            self._tables.insert(0, StageTable(setting, stage, following))

    def column(self, stamina: int) -> Column:
        """Chances to win by what is left to take from 1 and, within that, by luck from 0.

        Floats, or integers to be divided by scales.
        """
        table = self._tables[0]
        return table.columns[()][stamina][table.first :]

    def chance(self, to_take: int, stamina: int, luck: int) -> Fraction:
        """The chance to win."""
        table = self._tables[0]
        value = table.columns[()][stamina][table.place(to_take, luck)]
        return Fraction(value) / int(table.scale(to_take, stamina, luck))

    def course(self, to_take: int, stamina: int, luck: int) -> tuple[dict[int, Fraction], Fraction]:
        """How likely each stamina after a victory is; how many rounds to expect, draws too."""
        first = self._tables[0]
        whole = int(first.scale(to_take, stamina, luck))
        entries: Flow = {(stamina, first.place(to_take, luck)): 1}
        rounds = Fraction(0)
        for table, following in zip(self._tables, [*self._tables[1:], None], strict=True):
            passage = Passage(table, entries)
            rounds += Fraction(passage.rounds) / whole * table.stage.length
            entries = passage.leaving()
            if following is not None:
                begin = following.place(following.stage.to_take, 0)
                entries = {(life, begin + left): x for (life, left), x in entries.items()}
        won: dict[int, Fraction] = defaultdict(Fraction)
        for (life, _), amount in entries.items():
            won[life] += Fraction(amount) / whole
        return won, rounds
