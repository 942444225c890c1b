"""The sheet and its options as data: `sheets/df29.yaml` and `options.yaml`."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, RootModel

from gamebook_desktop.core.rule_options import OptionValue as OptionValue
from gamebook_desktop.games.gamebook.content_effects import Dice, Id, Line, Model, Stat


class InTwo(Model):
    """A name in both languages."""

    fr: Line
    en: Line


class Talent(Model):
    """One of the shameful talents."""

    name: InTwo
    about: InTwo


class Potion(Model):
    """What a dose brings back to its Initial; Fortune raises the Initial too (R26)."""

    stat: Stat
    raises: int = Field(default=0, ge=0, le=2)
    name: InTwo


class Kit(Model):
    """A thing every sheet starts with."""

    kind: Literal["weapon", "worn", "tool"]
    icon: str
    name: InTwo


class Sheet(Model):
    """`sheets/df29.yaml`: how a sheet is made and what is on it at the start."""

    skill: Dice
    stamina: Dice
    luck: Dice
    talents_chosen: int = Field(ge=0, le=12)
    talents: dict[Id, Talent]
    potions: dict[Id, Potion]
    meals: int = Field(ge=0, le=99)
    meal_gain: int = Field(ge=1, le=24)
    bag: int = Field(ge=1, le=99)
    kit: dict[Id, Kit]


class Option(Model):
    """A rule option: its values, the default, and the ruling that leaves it open."""

    default: OptionValue
    values: tuple[OptionValue, ...]
    rule: Id
    name: InTwo


class OptionFile(RootModel[dict[Id, Option]]):
    """`options.yaml`: options by name."""
