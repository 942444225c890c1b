"""Where a reader is: the sheet, what the book remembers, the open section, the fight."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stat:
    """A value and its Initial. `value` is the base: weapons and modifiers are kept apart (R18)."""

    initial: int = 0
    value: int = 0


@dataclass(frozen=True, slots=True)
class Modifier:
    """A named term on a total, with its end (R19)."""

    id: str
    name: str
    on: str
    by: int
    ends: str = "lifted"
    """`fight`, `sections` (then `left` counts down) or `lifted`."""
    left: int = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """The adventure sheet."""

    name: str = ""
    skill: Stat = Stat()
    stamina: Stat = Stat()
    luck: Stat = Stat()
    talents: tuple[str, ...] = ()
    potion: str = ""
    doses: int = 0
    meals: int = 0
    gold: int = 0
    carried: tuple[str, ...] = ()
    """Ids of everything owned: objects, weapons, worn things, tools, tokens."""
    wielded: str = ""
    modifiers: tuple[Modifier, ...] = ()
    light: tuple[str, ...] = ()
    """Things taken beside a paper book that need no place in the bag."""


@dataclass(frozen=True, slots=True)
class Clue:
    """A number worth keeping (R36)."""

    number: int
    about: str


@dataclass(frozen=True, slots=True)
class Note:
    """Something written down at a section, by the book or (one a section) by the reader."""

    section: str
    text: str
    by_book: bool = False


@dataclass(frozen=True, slots=True)
class Visit:
    """The section being read."""

    section: str = ""
    fight: str = ""
    """"": none here; `open`: still to be fought; else how it ended."""
    tried: tuple[str, ...] = ()
    """Choices used up during this visit."""
    onward: str = ""
    """The only section that follows, where a result has settled it."""


@dataclass(frozen=True, slots=True)
class World:
    """What the book remembers between sections."""

    codewords: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    used: tuple[str, ...] = ()
    """Once-only choices taken, as `section/key`."""
    stock: tuple[tuple[str, int], ...] = ()
    """What is left of each offer touched, as `section/good`."""
    uses: tuple[tuple[str, int], ...] = ()
    """How often each item has been used."""
    fights: tuple[tuple[str, str], ...] = ()
    """How the fight of a section ended; `open`: it was met and not fought yet."""
    visited: tuple[str, ...] = ()
    """Sections in the order of their first visit."""
    path: tuple[str, ...] = ()
    """Sections in the order they were turned to."""
    returns: tuple[Visit, ...] = ()
    """The visits that detours go back to, innermost last."""
    clues: tuple[Clue, ...] = ()
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Foe:
    """A creature as it stands. `index` is its place in the section's fight."""

    name: str
    skill: int
    stamina: int
    now: int
    damage: int = 2
    taken: int = 2
    yields_at: int = 0
    index: int = -1
    hit_hero: bool = False

    @property
    def out(self) -> bool:
        """Dead, or given up."""
        return self.now <= self.yields_at


@dataclass(frozen=True, slots=True)
class Ally:
    """A companion in the fight."""

    name: str
    skill: int
    stamina: int
    now: int


@dataclass(frozen=True, slots=True)
class Wound:
    """A wound given or received, not yet taken off: luck may still change it (R5, R7)."""

    foe: int
    on_hero: bool
    damage: int
    flight: bool = False


@dataclass(frozen=True, slots=True)
class Clash:
    """One exchange of a round with its dice, kept in view."""

    round: int
    foe: int
    foe_dice: tuple[int, ...]
    foe_total: int
    own_dice: tuple[int, ...]
    own_total: int
    result: str
    """`hit`, `wound`, `parry`, or `miss` where a blow could not harm."""
    ally: str = ""
    lucky: bool | None = None


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight under way."""

    mode: str
    foes: tuple[Foe, ...]
    allies: tuple[Ally, ...] = ()
    round: int = 0
    """Rounds fought so far."""
    target: int = 0
    wounds: tuple[Wound, ...] = ()
    """Waiting for the reader: luck or not, first one first."""
    clashes: tuple[Clash, ...] = ()
    lost: int = 0
    """Stamina that its wounds have taken from the hero."""

    @property
    def fleeing(self) -> bool:
        """Whether the wound of a flight waits for luck."""
        return bool(self.wounds) and self.wounds[0].flight

    @property
    def standing(self) -> tuple[int, ...]:
        """Indexes of the foes still in the fight."""
        return tuple(n for n, foe in enumerate(self.foes) if not foe.out)


@dataclass(frozen=True, slots=True)
class Ending:
    """How it ended."""

    kind: str
    name: str
    cause: str = ""


@dataclass(frozen=True, slots=True)
class Met:
    """A foe met beside a paper book. `result`: `win` if it fell, else how the fight ended."""

    section: str
    name: str
    skill: int
    stamina: int
    result: str
    damage: int = 2


@dataclass(frozen=True, slots=True)
class OwnField:
    """A field that the reader has added to the sheet; kinds as in `content_paper`."""

    id: str
    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class PaperLog:
    """What a reader has recorded of a paper book."""

    offers: tuple[tuple[str, str], ...] = ()
    """Ways on that sections offer, as (section, target)."""
    met: tuple[Met, ...] = ()
    """Foes of fights that are over, in the order of the fights."""
    fields: tuple[tuple[str, int | str | bool], ...] = ()
    """Values of the extra fields that were set, by id."""
    marks: tuple[str, ...] = ()
    """Sections marked by the reader."""
    mode: str = ""
    """How the next fight is fought; empty: as the option says."""
    own: tuple[OwnField, ...] = ()
    """Extra fields beyond those of the book's head."""
    last: int = 0
    """The last section's number as the reader gives it; 0: as the book's head says."""


@dataclass(frozen=True, slots=True)
class State:
    """One position of an adventure."""

    sheet: Sheet = Sheet()
    world: World = World()
    visit: Visit = Visit()
    fight: Fight | None = None
    ending: Ending | None = None
    begun: bool = False
    paper: PaperLog = PaperLog()
