"""The way a fight takes through a solved stage, from where it enters to where the foe is out."""

from __future__ import annotations

from collections import defaultdict

from gamebook_desktop.games.gamebook.odds_columns import Column, Number
from gamebook_desktop.games.gamebook.odds_round import Wounds
from gamebook_desktop.games.gamebook.odds_stage import StageTable
from gamebook_desktop.games.gamebook.odds_weights import Share, Wounding

Flow = dict[tuple[int, int], Number]
"""How much each of some positions counts, by the hero's stamina and a place or luck."""


class Passage:
    """How much every value of a stage counts for a fight that enters it at some of them.

    That is how often the fight passes there, but for the scale.
    """

    def __init__(self, table: StageTable, entries: Flow) -> None:
        """`entries` are by stamina and place."""
        self._table = table
        self._flows: dict[tuple[Wounds, int], Column] = {}
        for (stamina, place), amount in entries.items():
            self._to((), stamina)[place] += amount
        self.rounds: Number = 0
        """How many rounds change something, times the scale where the fight begins."""
        waiting = ((), *table.pending)
        for stamina in range(table.setting.stamina, 0, -1):
            if any((wounds, stamina) in self._flows for wounds in waiting):
                self._pass(stamina)

    def leaving(self) -> Flow:
        """How much the next stage's values count, by stamina and luck.

        After the last stage: how likely each is, times the scale where the fight begins.
        """
        table, result = self._table, defaultdict[tuple[int, int], Number](int)
        for stamina in range(1, table.setting.stamina + 1):
            if (flow := self._flows.get(((), stamina))) is not None:
                weights = table.arrival(stamina)
                for luck, amount in enumerate(flow[: table.first]):
                    if amount:
                        result[stamina, luck] += amount * weights[luck]
        return result

    def _pass(self, stamina: int) -> None:
        table, weights = self._table, self._table.weights
        misses, hits = list(weights.misses(stamina)), list(weights.hits(stamina))
        waiting = [(wounds, weights.wound(wounds, stamina)[1]) for wounds in table.pending]
        fights = self._to((), stamina)
        for place in range(table.size - 1, -1, -1):
            if place >= table.first and (amount := fights[place]):
                self._fight(stamina, place, amount, misses, hits)
            for wounds, wound in waiting:
                flow = self._flows.get((wounds, stamina))
                if flow is not None and (amount := flow[place]):
                    targets = [
                        (max(0, stamina - loss), place - tested)
                        for loss, tested in zip(wound.losses, (0, 1, 1), strict=True)
                    ]
                    self._pass_on(wound, place, amount, targets)

    def _fight(
        self,
        stamina: int,
        place: int,
        amount: Number,
        misses: list[tuple[Wounds, Share]],
        hits: list[tuple[Wounding, Share]],
    ) -> None:
        table = self._table
        left, luck = divmod(place, table.first)
        self.rounds += amount * table.scale(left, stamina, luck)
        for wounds, share in misses:
            self._to(wounds, stamina)[place] += table.counted(share, place) * amount
        for hit, share in hits:
            targets = [
                (stamina, table.place(max(0, left - loss), luck - tested))
                for loss, tested in zip(hit.losses, (0, 1, 1), strict=True)
            ]
            struck = table.counted(share, place) * amount
            self._pass_on(hit, place - table.first, struck, targets)

    def _pass_on(
        self, wound: Wounding, place: int, amount: Number, targets: list[tuple[int, int]]
    ) -> None:
        columns = self._table.columns[wound.then]
        values = [columns[stamina][target] for stamina, target in targets]
        for weight, (stamina, target) in zip(
            wound.weights.at(place, *values), targets, strict=True
        ):
            if weight and stamina:
                self._to(wound.then, stamina)[target] += weight * amount

    def _to(self, wounds: Wounds, stamina: int) -> Column:
        flow = self._flows.get((wounds, stamina))
        if flow is None:
            flow = self._flows[wounds, stamina] = [0] * self._table.size
        return flow
