"""Where a game stands: the players with their cards, and the turn in hand."""

from __future__ import annotations

from dataclasses import dataclass

Face = int | str
FLUX = "FLUX"
SPEED = 88
FACES: tuple[Face, ...] = (FLUX, 2, 3, 4, 5, SPEED)
"""The six faces of each die, in the order a die is read out."""
NUMBERS = frozenset((2, 3, 4, 5))
DICE = 6

SEATS = ("person", "prudent", "bold", "expected")
"""Who may sit at the table: a person, or a computer player of some temper."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player's cards, by id. The five are always active + next + reserve + done."""

    name: str = ""
    """Empty: called after the number of the seat."""
    seat: str = "person"
    """One of `SEATS`."""
    ripples: bool = True
    """Takes every ripple by himself; otherwise he is asked each time."""
    active: str = ""
    """The card being filled; "" before it is chosen."""
    covered: int = 0
    """Boxes covered on the active card."""
    next: str = ""
    """The card lying face down; "" while 0.01 is active."""
    reserve: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    """Completed cards, in the order they were completed."""


@dataclass(frozen=True, slots=True)
class Now:
    """The turn in hand. Dice left to roll are six less the locked ones."""

    player: int = 0
    rolls: int = 0
    """Rolls made in this turn."""
    locked: tuple[Face, ...] = ()
    """Dice on the DeLorean, in the order they were put there."""
    loose: tuple[Face, ...] = ()
    """The other dice of the newest roll; none before the first, nor when all six are locked."""
    placed: int = 0
    """Dice added from the newest roll."""
    back: str = ""
    """Double back: "" not taken, `rolled` its own roll lies there, `after` a later one."""
    closed: bool = False
    """Dice of this roll fill no box any more (B13)."""
    sated: tuple[int, ...] = ()
    """Opponents who take no more ripples in this turn (B10)."""


@dataclass(frozen=True, slots=True)
class State:
    """A whole game."""

    players: tuple[Player, ...] = ()
    """In the order of play; none before the table is set."""
    now: Now = Now()
    turn: int = 1
    """Number of the turn in hand."""
    winner: int | None = None
    course: tuple[tuple[int, ...], ...] = ()
    """Boxes each player had covered in all, after each turn."""

    @property
    def ready(self) -> bool:
        """Whether everybody has chosen an active card, so that dice may roll."""
        return self.turn > 1 or (bool(self.players) and all(p.active for p in self.players))
