"""Points of a turn as the table of best values knows them, and the options that rule it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Self

from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import DICE


@dataclass(frozen=True, slots=True)
class TurnOptions:
    """The options that change what a turn can come to for its player (see `Ruleset`)."""

    carry_on: bool = True
    double_back: str = "once"
    later_stall: int = 1
    exact: bool = False
    at_once: bool = False
    optional: bool = False
    on_last: bool = True
    carried: bool = False
    may_win: bool = True

    @classmethod
    def of(cls, rules: Ruleset) -> Self:
        """The options of a play."""
        return cls(
            rules.carry_on_after_card,
            rules.double_back,
            rules.later_stall,
            rules.exact_level,
            rules.paradox_at_once,
            rules.paradox_optional,
            rules.paradox_on_last_card,
            rules.paradox_carries,
            rules.paradox_may_win,
        )


class Dice(NamedTuple):
    """The place on the track, the dice locked, and the double back as in `Now.back`."""

    place: int
    flux: int
    eights: int
    numbers: int
    back: str = ""

    @property
    def left(self) -> int:
        """How many dice are not locked."""
        return DICE - self.flux - self.eights - self.numbers

    def doubled_back(self) -> Dice:
        """The roll of the number dice that are taken back."""
        return Dice(self.place, self.flux, self.eights, 0, "rolled")

    def rolled_on(self) -> Dice:
        """The next roll of the dice that are left."""
        return Dice(*self[:4], "after") if self.back else self


class Loose(NamedTuple):
    """The loose dice of a roll, as far as they are of use."""

    eights: int
    numbers: int
    """How many of the next number boxes they can fill, one after another."""
    limit: int
    """From this place on no number of this roll fills a box (B13)."""
