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
    """Turn to a section by hand, outside the choices; beside a paper book the way to go on."""

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


@dataclass(frozen=True, slots=True)
class RollDice:
    """Roll one to six dice for whatever the book asks, in any book."""

    dice: int


@dataclass(frozen=True, slots=True)
class TestValue:
    """Test skill, stamina or luck because the paper book asks for it."""

    kind: str
    dice: int = 2


@dataclass(frozen=True, slots=True)
class AddFoe:
    """Begin a fight with a foe of the paper book, or let it join the one under way (R13)."""

    name: str
    skill: int
    stamina: int
    damage: int = 2


@dataclass(frozen=True, slots=True)
class SetMode:
    """How several foes are fought: in the fight under way, or in the next one (R13)."""

    mode: str


@dataclass(frozen=True, slots=True)
class EndFight:
    """The paper book says that the fight is over; pending wounds are taken as they are."""


@dataclass(frozen=True, slots=True)
class Adjust:
    """What the paper book gives or takes: skill, stamina, luck, gold, meals or doses."""

    what: str
    by: int


@dataclass(frozen=True, slots=True)
class AddModifier:
    """A term the paper book adds to a total, in this fight only or until it is lifted (R19)."""

    name: str
    by: int
    on: str = "attack"
    fight: bool = True


@dataclass(frozen=True, slots=True)
class LiftModifier:
    """End a lasting modifier, by its id."""

    modifier: str


@dataclass(frozen=True, slots=True)
class TakeThing:
    """Take a thing of the paper book by its name; `places`: it needs a place in the bag."""

    name: str
    places: bool = True


@dataclass(frozen=True, slots=True)
class NoteWord:
    """Write a codeword of the paper book down."""

    word: str


@dataclass(frozen=True, slots=True)
class StrikeWord:
    """Cross a codeword out."""

    word: str


@dataclass(frozen=True, slots=True)
class NoteOffers:
    """Where the open section of the paper book offers to go: all of it, in place of before."""

    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AddField:
    """Add a field to the sheet: `number`, `yes_no`, `text` or `list`."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class RemoveField:
    """Take a field that the reader added off the sheet again."""

    id: str


@dataclass(frozen=True, slots=True)
class SetField:
    """Set an extra field; a list is its lines, joined by line feeds."""

    id: str
    value: int | str | bool


@dataclass(frozen=True, slots=True)
class SetLast:
    """The number of the paper book's last section."""

    last: int


@dataclass(frozen=True, slots=True)
class MarkHere:
    """Mark the open section of the paper book, or take the mark away."""


@dataclass(frozen=True, slots=True)
class EndBook:
    """The paper book ends here: `victory`, `defeat` or `death`."""

    kind: str


PaperAction = (
    TestValue
    | AddFoe
    | SetMode
    | EndFight
    | Adjust
    | AddModifier
    | LiftModifier
    | TakeThing
    | NoteWord
    | StrikeWord
    | NoteOffers
    | AddField
    | RemoveField
    | SetField
    | SetLast
    | MarkHere
    | EndBook
)
"""What is accepted beside a paper book only."""

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
    RollDice,
    TestValue,
    AddFoe,
    SetMode,
    EndFight,
    Adjust,
    AddModifier,
    LiftModifier,
    TakeThing,
    NoteWord,
    StrikeWord,
    NoteOffers,
    AddField,
    RemoveField,
    SetField,
    SetLast,
    MarkHere,
    EndBook,
)
