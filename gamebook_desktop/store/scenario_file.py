"""Scenario files: one format for rule tests, golden games, bug reports and exported plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from gamebook_desktop.store.content import load_model

Plain = Any


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Refused(_Part):
    """The refusal a step must meet; what is not given is not compared."""

    reason: str
    rule: str | None = None
    facts: list[Plain] | None = None


class Expect(_Part):
    """What must hold after a step.

    `events`: each happens in this step, in this order; the fields given are equal (others may
    happen in between). `state`: values by dotted path. `question`: why the step now waits.
    """

    events: list[dict[str, Plain]] = Field(default_factory=list)
    state: dict[str, Plain] = Field(default_factory=dict)
    question: str | None = None


class Step(_Part):
    """One action, the answers to what it asks (values, in the order of the questions)."""

    do: dict[str, Plain]
    answers: list[list[Plain]] = Field(default_factory=list)
    expect: Expect = Expect()
    refused: Refused | None = None


class Scenario(_Part):
    """A play from its setup on, with what must come of it."""

    id: str
    game: str
    title: str = ""
    seed: int | None = None
    """Only for going on from the end: the answers of a scenario are all written out."""
    setup: dict[str, Plain] = Field(default_factory=dict)
    given: dict[str, Plain] = Field(default_factory=dict)
    """Fields laid over the new state, by the state's own names."""
    steps: list[Step] = Field(default_factory=list)


def load_scenario(path: Path) -> Scenario:
    """Read a scenario file; raises `ContentError` with all that is wrong with it."""
    return load_model(path, Scenario).value
