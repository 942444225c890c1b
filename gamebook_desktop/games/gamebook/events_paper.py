"""Facts of a paper book's companion, each with the rule it rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class FoeAdded:
    """A foe of the paper book stands in the fight now."""

    rule: ClassVar[str] = "fight"
    name: str
    skill: int
    stamina: int


@dataclass(frozen=True, slots=True)
class ModeSet:
    """How several foes are fought from now on."""

    rule: ClassVar[str] = "R13"
    mode: str


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Dice that the reader rolled for themselves."""

    rule: ClassVar[str] = ""
    dice: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class OffersNoted:
    """Where a section offers to go."""

    rule: ClassVar[str] = ""
    section: str
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FieldAdded:
    """The sheet has a field more."""

    rule: ClassVar[str] = ""
    name: str


@dataclass(frozen=True, slots=True)
class FieldRemoved:
    """The sheet has a field less."""

    rule: ClassVar[str] = ""
    name: str


@dataclass(frozen=True, slots=True)
class FieldChanged:
    """An extra field, by its name, has another value."""

    rule: ClassVar[str] = ""
    field: str
    before: int | str | bool
    after: int | str | bool


@dataclass(frozen=True, slots=True)
class LastSet:
    """The number of the book's last section is known; 0: it is not."""

    rule: ClassVar[str] = ""
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Marked:
    """A section was marked, or its mark taken away."""

    rule: ClassVar[str] = ""
    section: str
    on: bool


@dataclass(frozen=True, slots=True)
class BeyondBook:
    """A section above the book's last one was turned to: noted all the same."""

    rule: ClassVar[str] = ""
    section: str
    last: int


PAPER_EVENTS: tuple[type, ...] = (
    FoeAdded,
    ModeSet,
    DiceRolled,
    OffersNoted,
    FieldAdded,
    FieldRemoved,
    FieldChanged,
    LastSet,
    Marked,
    BeyondBook,
)
