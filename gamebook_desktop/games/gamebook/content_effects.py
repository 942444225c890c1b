"""Conditions and effects: the words a book uses to ask about the sheet and to change it.

Both are structured and closed; nothing in a book is ever evaluated.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Self, get_args

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    Tag,
    model_validator,
)


def _as_id(value: object) -> object:
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


Id = Annotated[str, BeforeValidator(_as_id), Field(min_length=1, max_length=60)]
"""A section number or a name; plain numbers may be written without quotes."""
Stat = Literal["skill", "stamina", "luck"]
STATS: tuple[Stat, ...] = get_args(Stat)
Text = Annotated[str, Field(max_length=20_000)]
Line = Annotated[str, Field(min_length=1, max_length=300)]


class Model(BaseModel):
    """Frozen, and unknown keys are errors."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Dice(Model):
    """A number rolled: `dice` six-sided dice, `plus` added, the whole times `times`."""

    dice: int = Field(ge=1, le=6)
    plus: int = Field(default=0, ge=-20, le=20)
    times: Literal[-1, 1] = 1


Amount = Annotated[int, Field(ge=-999, le=999)] | Dice


class Between(Model):
    """A number between `least` and `most`, both included; either may be left out."""

    least: int | None = None
    most: int | None = None

    @model_validator(mode="after")
    def _bounded(self) -> Self:
        if self.least is None and self.most is None:
            raise ValueError("give least, most or both")
        if self.least is not None and self.most is not None and self.least > self.most:
            raise ValueError("least is above most")
        return self


class CounterIs(Between):
    """A counter of the book within bounds."""

    id: Id


class Condition(Model):
    """All the keys given must hold. `any` needs one of its conditions, `not` forbids one."""

    talent: Id | None = None
    item: Id | None = None
    """Carried, worn or in hand."""
    wields: Id | None = None
    codeword: Id | None = None
    gold: int | None = Field(default=None, ge=0)
    """At least this much."""
    meals: int | None = Field(default=None, ge=0)
    potion: Id | None = None
    """This potion, with a dose left."""
    skill: Between | None = None
    stamina: Between | None = None
    luck: Between | None = None
    counter: CounterIs | None = None
    visited: Id | None = None
    all: tuple[Condition, ...] | None = Field(default=None, min_length=1)
    any: tuple[Condition, ...] | None = Field(default=None, min_length=1)
    none: Condition | None = Field(default=None, alias="not")

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        if not self.model_fields_set:
            raise ValueError("an empty condition says nothing")
        return self


class _Effect(Model):
    why: Line | None = None
    """The cause, shown to the reader and written in the journal."""
    when: Condition | None = None


class Change(_Effect):
    """Add to a value. Capped at its Initial unless `above`; `initial` moves the Initial too."""

    change: Stat
    by: Amount
    initial: bool = False
    above: bool = False


class Restore(_Effect):
    """Bring a value back to its Initial."""

    restore: Stat


class Gold(_Effect):
    """Gold found or lost; a loss takes what is there (R35)."""

    gold: Amount


class Meals(_Effect):
    """Meals found or lost."""

    meals: Amount


class Doses(_Effect):
    """Doses of the potion chosen at the start, more or fewer."""

    doses: int = Field(ge=-9, le=9)


class Give(_Effect):
    """An item received; with a full bag the reader chooses what to leave."""

    give: Id


class Take(_Effect):
    """An item lost, if there."""

    take: Id


class Codeword(_Effect):
    """A codeword to write down."""

    codeword: Id


class Forget(_Effect):
    """A codeword to cross out."""

    forget: Id


class Count(_Effect):
    """Move a counter `by` so much, or put it `at` a value."""

    counter: Id
    by: int | None = Field(default=None, ge=-99, le=99)
    at: int | None = Field(default=None, ge=-99, le=99)

    @model_validator(mode="after")
    def _one_way(self) -> Self:
        if (self.by is None) == (self.at is None):
            raise ValueError("give either by or at")
        return self


class Lasts(Model):
    """When a modifier ends by itself: with the fight, or after the next so many sections."""

    fight: Literal[True] | None = None
    sections: int | None = Field(default=None, ge=1, le=99)


class Modify(_Effect):
    """A lasting modifier with a name (R19). It never rewrites the value itself."""

    modifier: Id
    name: Line
    on: Literal["attack", "skill_test", "luck_test", "damage_dealt", "damage_taken"]
    by: int = Field(ge=-12, le=12)
    lasts: Lasts | None = None
    """Left out: until an effect lifts it."""


class Lift(_Effect):
    """End a modifier."""

    lift: Id


class Note(_Effect):
    """A sentence written on the notes page."""

    note: Line


class Clue(_Effect):
    """A number worth keeping: often a section to turn to later (R36)."""

    clue: int = Field(ge=0, le=99_999)
    about: Line


_EFFECTS: dict[str, type[_Effect]] = {
    "change": Change,
    "restore": Restore,
    "gold": Gold,
    "meals": Meals,
    "doses": Doses,
    "give": Give,
    "take": Take,
    "codeword": Codeword,
    "forget": Forget,
    "counter": Count,
    "modifier": Modify,
    "lift": Lift,
    "note": Note,
    "clue": Clue,
}


def _effect_kind(value: object) -> str | None:
    if isinstance(value, Mapping):
        return next((key for key in value if key in _EFFECTS), None)
    return next((key for key, kind in _EFFECTS.items() if type(value) is kind), None)


Effect = Annotated[
    Annotated[Change, Tag("change")]
    | Annotated[Restore, Tag("restore")]
    | Annotated[Gold, Tag("gold")]
    | Annotated[Meals, Tag("meals")]
    | Annotated[Doses, Tag("doses")]
    | Annotated[Give, Tag("give")]
    | Annotated[Take, Tag("take")]
    | Annotated[Codeword, Tag("codeword")]
    | Annotated[Forget, Tag("forget")]
    | Annotated[Count, Tag("counter")]
    | Annotated[Modify, Tag("modifier")]
    | Annotated[Lift, Tag("lift")]
    | Annotated[Note, Tag("note")]
    | Annotated[Clue, Tag("clue")],
    Discriminator(_effect_kind),
]
Effects = tuple[Effect, ...]


class Outcome(Model):
    """Where a result leads, with what it does on the way. Without `to`, the section goes on."""

    to: Id | None = None
    text: Text | None = None
    """A sentence or two shown before what follows."""
    effects: Effects = ()
