"""Power cards and rule options as data: `cards/*.yaml` and `options.yaml`."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, RootModel, model_validator

from gamebook_desktop.core.rule_options import OptionValue as OptionValue

Id = Annotated[str, Field(min_length=1, max_length=40)]
Line = Annotated[str, Field(min_length=1, max_length=300)]
Box = Literal["FLUX", 2, 3, 4, 5, 88]
Value = Literal["0.2", "0.3", "0.4", "0.01"]

HUNDREDTHS: dict[Value, int] = {"0.2": 20, "0.3": 30, "0.4": 40, "0.01": 1}
"""Gigawatts of each denomination, in hundredths."""
SHARE: dict[Value, int] = {"0.2": 1, "0.3": 2, "0.4": 1, "0.01": 1}
"""How many cards of each denomination a player gets."""


class Model(BaseModel):
    """Frozen, and unknown keys are errors."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class InTwo(Model):
    """A text in both languages."""

    fr: Line
    en: Line


class Card(Model):
    """One physical power card: copies of a denomination may show other boxes."""

    value: Value
    boxes: Annotated[tuple[Box, ...], Field(min_length=1, max_length=12)]
    """In the order in which they are covered."""
    direction: Literal["LR", "BT", "TB"] = "LR"
    """How the boxes lie on the card: left to right, bottom to top, top to bottom."""
    ripple: bool = True

    @property
    def hundredths(self) -> int:
        """Gigawatts, in hundredths."""
        return HUNDREDTHS[self.value]

    @property
    def last(self) -> bool:
        """Whether it is the time-travel card, which is always filled last."""
        return self.value == "0.01"

    @model_validator(mode="after")
    def _ripples_unless_last(self) -> Self:
        if self.ripple is self.last:
            raise ValueError("ripple is false for 0.01 and true for all others")
        return self


class CardSet(Model):
    """`cards/*.yaml`: the physical cards of one box, by id."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9_]+$", max_length=40)]
    sample: bool = False
    """Invented for this program: every panel says so."""
    name: InTwo
    about: InTwo
    cards: dict[Id, Card]

    def of(self, value: Value) -> tuple[str, ...]:
        """The cards of a denomination, in their order."""
        return tuple(name for name, card in self.cards.items() if card.value == value)

    def hand(self, number: int) -> tuple[str, ...]:
        """The five cards of set `number` (from 0): 0.2, two 0.3, 0.4, 0.01."""
        return tuple(
            name
            for value, share in SHARE.items()
            for name in self.of(value)[number * share : (number + 1) * share]
        )

    @property
    def hands(self) -> int:
        """How many players the cards are enough for."""
        return min(len(self.of(value)) // share for value, share in SHARE.items())


class Option(Model):
    """A rule option: its values, the default, and the ruling that leaves it open."""

    default: OptionValue
    values: tuple[OptionValue, ...]
    rule: Id
    name: InTwo


class OptionFile(RootModel[dict[Id, Option]]):
    """`options.yaml`: options by name."""
