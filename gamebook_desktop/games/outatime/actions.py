"""What the players can ask for."""

from __future__ import annotations

from dataclasses import dataclass

from gamebook_desktop.games.outatime.state import Face


@dataclass(frozen=True, slots=True)
class Seat:
    """Who takes a seat: a name (or none), `person` or a computer player, and which five cards."""

    name: str = ""
    kind: str = "person"
    ripples: bool = True
    cards: tuple[str, ...] = ()
    """Empty: the set of cards that has the number of the seat."""


@dataclass(frozen=True, slots=True)
class SetTable:
    """Who plays, in the order of play, and who begins (B34)."""

    seats: tuple[Seat, ...]
    first: int = 0


@dataclass(frozen=True, slots=True)
class Prepare:
    """A player's first active card and the next one, face down. Everybody does it once."""

    player: int
    active: str
    next: str


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll all the dice that are not locked."""


@dataclass(frozen=True, slots=True)
class Lock:
    """Put one loose die on the DeLorean: an 88, or the number of the next box."""

    face: Face


@dataclass(frozen=True, slots=True)
class Stop:
    """Add no more dice: end the turn, or cause the paradox that stands."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Double back: with six dice locked, take back the numbers and roll them."""


@dataclass(frozen=True, slots=True)
class Stall:
    """Add nothing although something could be added, where the options allow it (B03)."""


@dataclass(frozen=True, slots=True)
class SetRipples:
    """Whether a player takes ripples by himself or is asked each time (B08)."""

    player: int
    ripples: bool


ACTIONS = (SetTable, Prepare, Roll, Lock, Stop, TakeBack, Stall, SetRipples)
Action = SetTable | Prepare | Roll | Lock | Stop | TakeBack | Stall | SetRipples
