"""Facts of a fight, each with the rule it rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class FightBegan:
    """A fight began."""

    rule: ClassVar[str] = "fight"
    names: tuple[str, ...]
    mode: str


@dataclass(frozen=True, slots=True)
class Clashed:
    """One exchange of blows. `result`: hit, wound, parry, or miss where no harm can be done."""

    rule: ClassVar[str] = "fight"
    round: int
    foe: str
    foe_dice: tuple[int, ...]
    foe_total: int
    own_dice: tuple[int, ...]
    own_total: int
    result: str
    ally: str = ""


@dataclass(frozen=True, slots=True)
class FoeWounded:
    """A foe lost stamina."""

    rule: ClassVar[str] = "R8"
    foe: str
    before: int
    after: int
    lucky: bool | None = None


@dataclass(frozen=True, slots=True)
class HeroWounded:
    """The hero lost stamina in a fight."""

    rule: ClassVar[str] = "R8"
    foe: str
    before: int
    after: int
    lucky: bool | None = None
    flight: bool = False


@dataclass(frozen=True, slots=True)
class AllyWounded:
    """An ally lost stamina; at 0 they are out of the fight."""

    rule: ClassVar[str] = "R13"
    ally: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class FoeFell:
    """A foe is dead, or gave up."""

    rule: ClassVar[str] = "fight"
    foe: str
    yielded: bool


@dataclass(frozen=True, slots=True)
class FightEnded:
    """`win`, `flight`, `limit`, `defeat` or `stopped` (the book said so), after these rounds."""

    rule: ClassVar[str] = "fight"
    result: str
    rounds: int
    lost: int


FIGHT_EVENTS: tuple[type, ...] = (
    FightBegan,
    Clashed,
    FoeWounded,
    HeroWounded,
    AllyWounded,
    FoeFell,
    FightEnded,
)
