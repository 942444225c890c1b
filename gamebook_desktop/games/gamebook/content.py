"""An adventure in YAML: sections, choices, shops, and the head of the book.

Conditions and effects are in `content_effects`, fights in `content_fight`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from gamebook_desktop.games.gamebook.content_effects import (
    Condition,
    Effects,
    Id,
    Line,
    Model,
    Outcome,
    Stat,
    Text,
)
from gamebook_desktop.games.gamebook.content_fight import FightIn
from gamebook_desktop.games.gamebook.content_paper import Paper


class Test(Model):
    """Two dice (or more) against a value. `luck` costs a point (R1), `skill` nothing (R21)."""

    kind: Stat
    dice: int = Field(default=2, ge=1, le=6)
    modifier: int = Field(default=0, ge=-12, le=12)
    """Added to the value tested: negative is harder."""
    success: Outcome
    failure: Outcome


class Range(Outcome):
    """What a total from `least` to `most` leads to."""

    least: int
    most: int


class Table(Model):
    """A roll of dice with what each total leads to."""

    dice: int = Field(default=1, ge=1, le=6)
    plus: int = Field(default=0, ge=-20, le=20)
    ranges: tuple[Range, ...] = Field(min_length=1)


class Number(Model):
    """A number the reader types in (R36): `right` numbers lead somewhere, others to `wrong`."""

    prompt: Line
    right: dict[Annotated[int, Field(ge=0, le=99_999)], Id] = Field(min_length=1)
    wrong: Outcome


class Cost(Model):
    """What choosing takes. The choice is closed to those who cannot pay (R35)."""

    gold: int = Field(default=0, ge=0, le=999)
    meals: int = Field(default=0, ge=0, le=99)
    stamina: int = Field(default=0, ge=0, le=24)
    luck: int = Field(default=0, ge=0, le=12)
    item: Id | None = None


class Choice(Model):
    """One way on: straight `to` a section, through a `test`, a `table` or a `number`, or `back`."""

    id: Id | None = None
    """Keeps saves true when choices are reordered; left out, the destination serves."""
    text: Line
    to: Id | None = None
    test: Test | None = None
    table: Table | None = None
    number: Number | None = None
    back: bool = False
    """Return to where a detour started."""
    detour: bool = False
    """Remember this section for a later `back`."""
    when: Condition | None = None
    hidden: bool = False
    """Not shown at all while its condition fails (instead of closed with the reason)."""
    after: Literal["win", "defeat", "limit", "fight"] | None = None
    """Only once this section's fight has ended so."""
    cost: Cost | None = None
    effects: Effects = ()
    once: bool = False
    """Can be taken only once in a play."""
    risky: bool = False
    """The text warns against it; the careful reader of the solver keeps away."""

    @model_validator(mode="after")
    def _one_way_on(self) -> Self:
        ways = (self.to, self.test, self.table, self.number, self.back or None)
        if sum(way is not None for way in ways) != 1:
            raise ValueError("give exactly one of to, test, table, number, back")
        return self


class Offer(Model):
    """Something for sale: an item, or meals by the piece."""

    item: Id | None = None
    meals: int | None = Field(default=None, ge=1, le=20)
    price: int = Field(ge=0, le=999)
    stock: int = Field(default=1, ge=1, le=99)
    when: Condition | None = None

    @model_validator(mode="after")
    def _one_good(self) -> Self:
        if (self.item is None) == (self.meals is None):
            raise ValueError("give either item or meals")
        return self


class Shop(Model):
    """What a section sells, and what it buys from the hero (item: price)."""

    sells: tuple[Offer, ...] = ()
    buys: dict[Id, Annotated[int, Field(ge=0, le=999)]] = Field(default_factory=dict)


class Ending(Model):
    """The adventure stops here."""

    kind: Literal["victory", "defeat", "death"]
    name: Line


class Section(Model):
    """One numbered passage."""

    title: Line | None = None
    """Running head: where the reader is."""
    text: Text
    effects: Effects = ()
    """Done on the first visit."""
    each_time: Effects = ()
    """Done on every visit."""
    fight: FightIn | None = None
    shop: Shop | None = None
    choices: tuple[Choice, ...] = ()
    ending: Ending | None = None


class Bonus(Model):
    """What a wielded weapon or a worn thing adds. `skill` is capped at the Initial (R16)."""

    skill: int = Field(default=0, ge=-6, le=6)
    attack: int = Field(default=0, ge=-6, le=6)
    damage: int = Field(default=0, ge=-6, le=12)


class Use(Model):
    """Using an item by hand: its effects, how often, and whether in a fight."""

    effects: Effects = ()
    times: int = Field(default=1, ge=1, le=99)
    in_fight: bool = False
    keep: bool = False
    """Kept when used up."""
    when: Condition | None = None
    to: Id | None = None
    """A section to read as a detour."""


class Item(Model):
    """A thing of the book. Objects take a place in the bag; weapons, worn things, tokens do not."""

    name: Line
    kind: Literal["object", "weapon", "worn", "token"] = "object"
    icon: str = "bag"
    text: Line | None = None
    bonus: Bonus | None = None
    use: Use | None = None


class Counter(Model):
    """A number the book keeps; shown on the sheet if it has a name."""

    name: Line | None = None
    start: int = 0
    least: int = 0
    most: int = 99


Language = Literal["fr", "en"]


class Told(Model):
    """The texts of a book's head in another language."""

    title: Line
    about: Text
    prologue: Text = ""


class BookHead(Model):
    """`book.yaml`: everything but the sections."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9_]+$", max_length=40)]
    title: Line
    author: Annotated[str, Field(max_length=300)] = ""
    language: Language = "fr"
    about: Text
    minutes: int = Field(ge=1, le=6000)
    start: Id
    prologue: Text = ""
    translations: dict[Language, Told] = Field(default_factory=dict)
    """Title, about and prologue for interfaces in another language than the book's."""
    emblem: str = "book"
    items: dict[Id, Item] = Field(default_factory=dict)
    codewords: dict[Id, Line] = Field(default_factory=dict)
    """Each codeword with what it stands for (for the author; readers see only the word)."""
    counters: dict[Id, Counter] = Field(default_factory=dict)
    options: dict[str, str | int | bool] = Field(default_factory=dict)
    """Rule options this book fixes; beside a paper book only what they are unless chosen."""
    renamed: dict[Id, Id] = Field(default_factory=dict)
    """Old section or item id: new one, so that old saves find their way."""
    unreached: tuple[Id, ...] = ()
    """Sections meant to be reached only by typing a number."""
    paper: Paper | None = None
    """Given for a book that is read on paper, with this program beside it."""

    def titles(self) -> tuple[str, ...]:
        """The title in every language there is, the book's own first."""
        return (self.title, *(told.title for told in self.translations.values()))

    def told(self, language: str) -> Told:
        """Title, about and prologue in a language, or in the book's own."""
        for spoken, texts in self.translations.items():
            if spoken == language:
                return texts
        return Told(title=self.title, about=self.about, prologue=self.prologue)


class Book(Model):
    """An adventure: its head and its sections by id."""

    head: BookHead
    sections: Mapping[Id, Section]

    @cached_property
    def size(self) -> int:
        """How many sections there are."""
        return len(self.sections)


class SectionFile(Model):
    """One file of `sections/`: section id to section."""

    sections: Mapping[Id, Section]
