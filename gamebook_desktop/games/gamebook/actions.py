"""What a reader can ask for. `sure` goes through where the rules only warn."""

from __future__ import annotations

from dataclasses import dataclass

from gamebook_desktop.games.gamebook.state import Sheet


@dataclass(frozen=True, slots=True)
class RollSheet:
    """Roll Skill, Stamina and Luck for a new sheet."""


@dataclass(frozen=True, slots=True)
class SetSheet:
    """Initial values rolled elsewhere and entered by hand."""

    skill: int
    stamina: int
    luck: int


@dataclass(frozen=True, slots=True)
class Begin:
    """Sign the sheet and open the book: three talents, one potion."""

    name: str
    talents: tuple[str, ...]
    potion: str


@dataclass(frozen=True, slots=True)
class Transcribe:
    """Take over an adventure already under way: a whole sheet, at a section."""

    sheet: Sheet
    section: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Take a choice of the section; `number` where it asks for one."""

    key: str
    number: int | None = None


@dataclass(frozen=True, slots=True)
class TurnTo:
    """Turn to a section by hand, outside the choices."""

    section: str


@dataclass(frozen=True, slots=True)
class Engage:
    """Begin the section's fight."""


@dataclass(frozen=True, slots=True)
class Attack:
    """Fight a round against a foe, taking pending wounds as they are."""

    target: int


@dataclass(frozen=True, slots=True)
class Accept:
    """Take the pending wound as it is, without luck."""


@dataclass(frozen=True, slots=True)
class TestLuck:
    """Test luck on the pending wound."""

    sure: bool = False


@dataclass(frozen=True, slots=True)
class Flee:
    """Run from the fight, at the price of a wound (R11)."""


@dataclass(frozen=True, slots=True)
class Eat:
    """Eat one meal (R22)."""

    sure: bool = False


@dataclass(frozen=True, slots=True)
class Drink:
    """Drink one dose of the potion (R24 to R28)."""

    sure: bool = False


@dataclass(frozen=True, slots=True)
class UseItem:
    """Use an item."""

    item: str


@dataclass(frozen=True, slots=True)
class Drop:
    """Leave an item behind."""

    item: str


@dataclass(frozen=True, slots=True)
class Wield:
    """Take a weapon in hand, free of charge outside fights (R17)."""

    item: str


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy one piece of an offer of the section's shop: an item id, or `meals`."""

    good: str


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell an item to the section's shop."""

    item: str


@dataclass(frozen=True, slots=True)
class WriteNote:
    """Write a note at the current section; an empty text removes it."""

    text: str


ACTIONS: tuple[type, ...] = (
    RollSheet,
    SetSheet,
    Begin,
    Transcribe,
    Choose,
    TurnTo,
    Engage,
    Attack,
    Accept,
    TestLuck,
    Flee,
    Eat,
    Drink,
    UseItem,
    Drop,
    Wield,
    Buy,
    Sell,
    WriteNote,
)
