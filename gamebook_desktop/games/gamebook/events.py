"""Facts of an adventure, each with the rule it rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gamebook_desktop.games.gamebook.events_fight import FIGHT_EVENTS
from gamebook_desktop.games.gamebook.events_paper import PAPER_EVENTS


@dataclass(frozen=True, slots=True)
class SheetRolled:
    """Initial values as rolled (or entered: then no dice)."""

    rule: ClassVar[str] = "creation"
    skill: int
    stamina: int
    luck: int
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Begun:
    """The sheet is signed, the book opens."""

    rule: ClassVar[str] = "talents"
    name: str
    talents: tuple[str, ...]
    potion: str


@dataclass(frozen=True, slots=True)
class Transcribed:
    """An adventure under way was taken over."""

    rule: ClassVar[str] = "creation"
    name: str
    section: str


@dataclass(frozen=True, slots=True)
class Entered:
    """A section was turned to."""

    rule: ClassVar[str] = ""
    section: str
    by_hand: bool = False


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice was taken."""

    rule: ClassVar[str] = ""
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of the book that a result brings."""

    rule: ClassVar[str] = ""
    text: str


@dataclass(frozen=True, slots=True)
class StatChanged:
    """Skill, stamina or luck changed. `wanted` differs from the change where a cap bit."""

    rule: ClassVar[str] = "R15"
    stat: str
    before: int
    after: int
    wanted: int
    cause: str = ""
    """A key (`meal`, `potion`, `wound`, `luck_test`, `cost`) or the book's own words."""


@dataclass(frozen=True, slots=True)
class InitialChanged:
    """An Initial value changed."""

    rule: ClassVar[str] = "R26"
    stat: str
    before: int
    after: int
    cause: str = ""


@dataclass(frozen=True, slots=True)
class GoldChanged:
    """Gold found, paid or lost."""

    rule: ClassVar[str] = "R35"
    before: int
    after: int
    cause: str = ""


@dataclass(frozen=True, slots=True)
class MealsChanged:
    """Meals found, eaten or lost."""

    rule: ClassVar[str] = "R23"
    before: int
    after: int
    cause: str = ""


@dataclass(frozen=True, slots=True)
class DosesChanged:
    """Doses drunk, found or lost."""

    rule: ClassVar[str] = "R24"
    potion: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ItemGained:
    """An item is on the sheet now."""

    rule: ClassVar[str] = "R29"
    item: str


@dataclass(frozen=True, slots=True)
class ItemLost:
    """An item left the sheet: `taken`, `dropped`, `paid`, `sold`, `used`."""

    rule: ClassVar[str] = "R29"
    item: str
    how: str


@dataclass(frozen=True, slots=True)
class ItemRefused:
    """The bag was full and the reader left the item."""

    rule: ClassVar[str] = "R29"
    item: str


@dataclass(frozen=True, slots=True)
class ItemUsed:
    """An item was used."""

    rule: ClassVar[str] = ""
    item: str


@dataclass(frozen=True, slots=True)
class PlaceFreed:
    """The last meal or dose gave its place in the bag back."""

    rule: ClassVar[str] = "R31"
    good: str


@dataclass(frozen=True, slots=True)
class Wielded:
    """A weapon was taken in hand; an empty id: bare hands."""

    rule: ClassVar[str] = "R17"
    item: str


@dataclass(frozen=True, slots=True)
class CodewordNoted:
    """A codeword was written down."""

    rule: ClassVar[str] = ""
    word: str


@dataclass(frozen=True, slots=True)
class CodewordStruck:
    """A codeword was crossed out."""

    rule: ClassVar[str] = ""
    word: str


@dataclass(frozen=True, slots=True)
class Counted:
    """A counter of the book moved."""

    rule: ClassVar[str] = ""
    counter: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ModifierBegan:
    """A lasting modifier is in force."""

    rule: ClassVar[str] = "R19"
    name: str
    on: str
    by: int


@dataclass(frozen=True, slots=True)
class ModifierEnded:
    """A modifier is over."""

    rule: ClassVar[str] = "R19"
    name: str


@dataclass(frozen=True, slots=True)
class NoteWritten:
    """A note at a section."""

    rule: ClassVar[str] = ""
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class ClueFound:
    """A number to keep."""

    rule: ClassVar[str] = "R36"
    number: int
    about: str


@dataclass(frozen=True, slots=True)
class Tested:
    """A test of skill, stamina or luck: dice against a value."""

    rule: ClassVar[str] = "R21"
    kind: str
    dice: tuple[int, ...]
    against: int
    passed: bool


@dataclass(frozen=True, slots=True)
class LuckTested:
    """A luck test: compared first, a point taken afterwards."""

    rule: ClassVar[str] = "R1"
    dice: tuple[int, ...]
    against: int
    lucky: bool


@dataclass(frozen=True, slots=True)
class TableRolled:
    """A roll of a table of the book."""

    rule: ClassVar[str] = ""
    dice: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class NumberTyped:
    """A number the book asked for."""

    rule: ClassVar[str] = "R36"
    number: int
    right: bool


@dataclass(frozen=True, slots=True)
class Died:
    """Stamina is gone."""

    rule: ClassVar[str] = "death"
    cause: str


@dataclass(frozen=True, slots=True)
class Ended:
    """An ending of the book."""

    rule: ClassVar[str] = ""
    kind: str
    name: str


EVENTS: tuple[type, ...] = (
    SheetRolled,
    Begun,
    Transcribed,
    Entered,
    Chosen,
    Told,
    StatChanged,
    InitialChanged,
    GoldChanged,
    MealsChanged,
    DosesChanged,
    ItemGained,
    ItemLost,
    ItemRefused,
    ItemUsed,
    PlaceFreed,
    Wielded,
    CodewordNoted,
    CodewordStruck,
    Counted,
    ModifierBegan,
    ModifierEnded,
    NoteWritten,
    ClueFound,
    Tested,
    LuckTested,
    TableRolled,
    NumberTyped,
    *FIGHT_EVENTS,
    Died,
    Ended,
    *PAPER_EVENTS,
)
