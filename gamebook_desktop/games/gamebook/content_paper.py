"""A paper book as its reader's companion knows it: no texts, only numbers, foes and ways on."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from gamebook_desktop.games.gamebook.content_effects import Id, Line, Model

FieldKind = Literal["number", "yes_no", "text", "list"]
FieldValue = bool | int | str
"""A list is its lines, joined by line feeds."""
EMPTY: dict[str, FieldValue] = {"number": 0, "yes_no": False, "text": "", "list": ""}
"""What a field of each kind starts with where nothing is said."""
LINES = 100
"""The most lines a list may have."""


class ExtraField(Model):
    """A field of its own that a book's sheet has: honour, days left, a list of names."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9_]+$", max_length=40)]
    name: Line
    kind: FieldKind
    start: FieldValue | None = None
    """Left out: 0, no, or empty."""

    @model_validator(mode="after")
    def _start_fits(self) -> Self:
        if self.start is not None and not fits(self.kind, self.start):
            raise ValueError(f"start does not fit the kind {self.kind}")
        return self

    @property
    def first(self) -> FieldValue:
        """The value it has on a new sheet."""
        return EMPTY[self.kind] if self.start is None else self.start


class KnownFoe(Model):
    """A foe as the book gives it. `damage` is what its hits take."""

    name: Line
    skill: int = Field(ge=0, le=30)
    stamina: int = Field(ge=1, le=99)
    damage: int = Field(default=2, ge=0, le=24)


class KnownSection(Model):
    """What readers have recorded of a section."""

    foes: tuple[KnownFoe, ...] = Field(default=(), max_length=12)
    to: tuple[Id, ...] = Field(default=(), max_length=60)
    """Sections it leads to."""
    note: Annotated[str, Field(max_length=2_000)] | None = None


class Paper(Model):
    """What makes a book one that is read on paper. It has no sections of its own."""

    last: int | None = Field(default=None, ge=1, le=99_999)
    """The number of its last section, if known; numbers above it are remarked on."""
    sheet: Literal["df29", "plain"] = "plain"
    fields: tuple[ExtraField, ...] = Field(default=(), max_length=40)
    known: dict[Id, KnownSection] = Field(default_factory=dict)


def fits(kind: str, value: object) -> bool:
    """Whether a value can stand in a field of this kind."""
    match kind, value:
        case "yes_no", bool():
            return True
        case "number", int():
            return not isinstance(value, bool) and abs(value) <= 99_999
        case "text", str():
            return len(value) <= 300 and value.isprintable()
        case "list", str():
            lines = value.split("\n")
            return len(lines) <= LINES and all(fits("text", line) for line in lines)
    return False
