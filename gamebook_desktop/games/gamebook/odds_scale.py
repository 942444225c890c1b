"""What the exact chances of a stage are multiplied by, so that they can be kept as integers."""

from __future__ import annotations

from math import lcm

from gamebook_desktop.games.gamebook.odds_round import Stage


class Scale:
    """The scale of a stage: its unit to the number of rounds that can still follow.

    Rounds are counted in parts, `whole` to a round: stamina to take is worth `hit` parts, the
    hero's stamina `wound`, luck `test`, so that no round is paid with less than a whole one.
    """

    def __init__(self, stage: Stage, *, exact: bool) -> None:
        """Where not `exact` the unit is 1, and so are all scales."""
        wounds = [damage for received, _ in (*stage.hits, *stage.misses) for damage in received]
        least = min(wounds, default=0)
        self.unit = stage.ways if exact else 1
        self.whole = lcm(stage.blow or 1, least or 1) if exact else 1
        self.hit = self.whole // stage.blow if stage.blow else 0
        self.wound = self.whole // least if least else 0
        self.test = max(self.hit, self.wound)

    def parts(self, to_take: int, stamina: int, luck: int) -> int:
        """The parts of rounds that can still follow; the blow that puts the foe out is whole."""
        last = self.whole - self.hit if to_take else 0
        return to_take * self.hit + stamina * self.wound + luck * self.test + last

    def rounds(self, parts: int, less: int) -> int:
        """The whole rounds that `parts` has beyond those of `less`; 0 where the unit is 1."""
        return parts // self.whole - less // self.whole if self.unit > 1 else 0

    def power(self, parts: int, less: int) -> int:
        """The unit to those rounds."""
        return int(self.unit ** self.rounds(parts, less))
