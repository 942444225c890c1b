"""What the odds of a fight are asked about: fighters, luck policies, fight modes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

Mode = Literal["in_turn", "as_one", "together", "one_roll"]
"""As in a section's fight (R13)."""


class Policy(StrEnum):
    """When the hero tests luck. Every policy stops at luck 0 (R2)."""

    NEVER = "never"
    BEST = "best"
    """Whatever gives the greatest chance to win; without luck where that is as good."""
    HITS = "hits"
    """On every hit that would not put the foe out as it is."""
    WOUNDS = "wounds"
    """On every wound."""
    BOTH = "both"
    """On those hits and on every wound."""
    LAST = "last"
    """Only on a wound that would kill as it is."""


@dataclass(frozen=True, slots=True)
class Fighter:
    """The hero as they stand."""

    skill: int
    stamina: int
    luck: int = 0
    modifier: int = 0
    """Added to every attack strength."""
    dealt: int = 0
    """Added to what a plain blow takes from any foe."""
    suffered: int = 0
    """Added to what any foe's blow takes."""
    luck_modifier: int = 0
    """Added to what the dice of a luck test are compared with."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A foe as it stands; out of the fight at `yields_at` or less."""

    skill: int
    stamina: int
    damage: int = 2
    taken: int = 2
    yields_at: int = 0

    @property
    def to_take(self) -> int:
        """Stamina still to be taken from it, 0 once it is out."""
        return max(0, self.stamina - self.yields_at)


@dataclass(frozen=True, slots=True)
class Pending:
    """A wound given or received that luck may still change; `damage` is what it takes plain."""

    on_hero: bool
    damage: int = 2


def luck_outcomes(on_hero: bool, damage: int) -> tuple[int, int]:
    """What a wound takes when lucky and when unlucky: +2/-1 on a foe, -1/+1 on the hero (R39)."""
    if on_hero:
        return max(0, damage - 1), damage + 1
    return damage + 2, max(0, damage - 1)
