"""Fights as a section offers them: foes, allies, modes, flight and limits (R11 to R14, R39)."""

from __future__ import annotations

from typing import Literal, Self

from pydantic import Field, model_validator

from gamebook_desktop.games.gamebook.content_effects import (
    Condition,
    Effects,
    Id,
    Line,
    Model,
    Outcome,
)


class Foe(Model):
    """One creature. `damage` is what its hits take, `yields_at` ends its fight early."""

    name: Line
    skill: int = Field(ge=0, le=30)
    stamina: int = Field(ge=1, le=99)
    damage: int = Field(default=2, ge=0, le=24)
    hits: Effects = ()
    """Done each time it wounds the hero."""
    first_hit: Effects = ()
    """Done the first time only."""
    wounded_by: Condition | None = None
    """Without this, blows do it no harm (a creature only silver bites, say)."""
    taken: int = Field(default=2, ge=0, le=24)
    """What a plain blow takes from it."""
    yields_at: int = Field(default=0, ge=0, le=98)


class Ally(Model):
    """Someone who fights beside the hero: each round they cross blades with the target."""

    name: Line
    skill: int = Field(ge=0, le=30)
    stamina: int = Field(ge=1, le=99)


class FightModifier(Model):
    """A named term of the hero's attack strength in this fight only."""

    name: Line
    attack: int = Field(ge=-12, le=12)
    when: Condition | None = None


class Flight(Model):
    """Where fleeing leads, and from which round on (R11, R12)."""

    to: Id
    from_round: int = Field(default=1, ge=1, le=99)
    """1: before any round is fought; 3: once two rounds are over."""
    effects: Effects = ()


class RoundLimit(Outcome):
    """What happens if the fight is not over after so many rounds."""

    after: int = Field(ge=1, le=99)


Mode = Literal["in_turn", "as_one", "together", "one_roll"]
"""in_turn: one after the other. as_one: a single block. together: a target is chosen, the others
can only wound; one hero roll for each. one_roll: the same with one hero roll against all (R13)."""


class FightIn(Model):
    """A fight a section offers."""

    mode: Mode | None = None
    """Left out: the option `default_fight_mode`."""
    foes: tuple[Foe, ...] = Field(min_length=1, max_length=12)
    allies: tuple[Ally, ...] = ()
    modifiers: tuple[FightModifier, ...] = ()
    flee: Flight | None = None
    limit: RoundLimit | None = None
    win: Outcome = Outcome()
    lose: Outcome | None = None
    """Left out: losing is death. Else the hero goes on with 1 stamina. (`hits` that kill, kill.)"""
    when: Condition | None = None
    """The fight takes place only if this holds on the first visit."""
    again: bool = False
    """Fought anew on each visit."""

    @model_validator(mode="after")
    def _one_block(self) -> Self:
        if self.mode == "as_one" and len(self.foes) != 1:
            raise ValueError("as_one takes a single block of values")
        return self
