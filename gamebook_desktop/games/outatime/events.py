"""Facts of a game, each with the rule it rests on.

Players are numbers from 0, with the name they bear (empty where they gave none).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamebook_desktop.games.outatime.state import Face


@dataclass(frozen=True, slots=True)
class TableSet:
    """The players sat down; one of them begins."""

    rule: ClassVar[str] = "setup"
    names: tuple[str, ...]
    first: int


@dataclass(frozen=True, slots=True)
class Prepared:
    """A player chose the first active card and the next one, which lies face down."""

    rule: ClassVar[str] = "setup"
    player: int
    name: str
    active: str
    next: str


@dataclass(frozen=True, slots=True)
class RipplesSet:
    """A player takes ripples by himself from now on, or is asked."""

    rule: ClassVar[str] = "B08"
    player: int
    name: str
    ripples: bool


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice that were not locked showed these faces."""

    rule: ClassVar[str] = "flow"
    player: int
    name: str
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Locked:
    """A die was put on the DeLorean."""

    player: int
    name: str
    face: Face
    by_force: bool
    """A flux capacitor, which nobody is asked about."""
    rule: str


@dataclass(frozen=True, slots=True)
class Advanced:
    """Boxes were covered on a card: `how` is `own`, `ripple` or `paradox`."""

    player: int
    name: str
    card: str
    boxes: int
    covered: int
    """Boxes covered on that card now."""
    how: str
    by: Face | None
    """The die that did it; None for a paradox."""
    rule: str


@dataclass(frozen=True, slots=True)
class LostBox:
    """Boxes were uncovered: `wanted` is the full price, `boxes` what there was to lose."""

    player: int
    name: str
    card: str
    boxes: int
    wanted: int
    covered: int
    how: str
    """`stall` or `paradox`."""
    rule: str


@dataclass(frozen=True, slots=True)
class RippleDeclined:
    """An opponent let a ripple go by."""

    rule: ClassVar[str] = "B08"
    player: int
    name: str
    face: Face


@dataclass(frozen=True, slots=True)
class CardCompleted:
    """The last box of a card was covered; it is safe for ever."""

    rule: ClassVar[str] = "completing"
    player: int
    name: str
    card: str
    hundredths: int
    """Gigawatts completed by now, in hundredths."""


@dataclass(frozen=True, slots=True)
class CardChosen:
    """A player laid down the next card, face down."""

    rule: ClassVar[str] = "completing"
    player: int
    name: str
    card: str


@dataclass(frozen=True, slots=True)
class Stalled:
    """No die could be added to the DeLorean; so many boxes are at stake."""

    player: int
    name: str
    boxes: int
    rule: str


@dataclass(frozen=True, slots=True)
class ParadoxCaused:
    """Level 2 is the small paradox, 3 the large one; what it does to whom is told after it."""

    rule: ClassVar[str] = "paradox"
    player: int
    name: str
    level: int


@dataclass(frozen=True, slots=True)
class DoubledBack:
    """Number dice were taken back from the DeLorean to be rolled again."""

    rule: ClassVar[str] = "double_back"
    player: int
    name: str
    dice: int


@dataclass(frozen=True, slots=True)
class ParadoxForgone:
    """A player let a paradox be, where the options allow it (B20)."""

    rule: ClassVar[str] = "B20"
    player: int
    name: str
    level: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn ended by `stop`, `stall`, `paradox`, `full` or `win`."""

    player: int
    name: str
    reason: str
    rule: str


@dataclass(frozen=True, slots=True)
class Won:
    """A player completed the fifth card."""

    rule: ClassVar[str] = "winning"
    player: int
    name: str
    hundredths: int


EVENTS = (
    TableSet,
    Prepared,
    RipplesSet,
    Rolled,
    Locked,
    Advanced,
    LostBox,
    RippleDeclined,
    CardCompleted,
    CardChosen,
    Stalled,
    ParadoxCaused,
    ParadoxForgone,
    DoubledBack,
    TurnEnded,
    Won,
)
