"""The fields a sheet has beside a paper book: those of its head, and the reader's own."""

from __future__ import annotations

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook.content_paper import EMPTY, ExtraField, FieldValue, fits
from gamebook_desktop.games.gamebook.events_paper import FieldAdded, FieldChanged, FieldRemoved
from gamebook_desktop.games.gamebook.paper_log import set_log
from gamebook_desktop.games.gamebook.paper_text import line
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import OwnField, State

MOST = 40
"""How many extra fields a sheet has at most."""
Field = ExtraField | OwnField


def fields(rules: Ruleset, state: State) -> tuple[tuple[Field, FieldValue], ...]:
    """Every extra field of the sheet with its value, the book's before the reader's own."""
    given = dict(state.paper.fields)
    return tuple((field, given.get(field.id, _first(field))) for field in _all(rules, state))


def add_field(turn: Turn[State], rules: Ruleset, name: str, kind: str) -> None:
    """Add a field of the reader's own to the sheet."""
    name, there = line(name), _all(rules, turn.state)
    if kind not in EMPTY:
        raise Illegal("not_known", kind)
    if any(field.name == name for field in there):
        raise Illegal("field_there", name)
    if len(there) == MOST:
        raise Illegal("too_many_fields", MOST)
    taken = {field.id for field in there}
    number = next(n for n in range(1, MOST + 1) if f"own_{n}" not in taken)
    own = OwnField(f"own_{number}", name, kind)
    set_log(turn, own=(*turn.state.paper.own, own))
    turn.emit(FieldAdded(name))


def remove_field(turn: Turn[State], name: str) -> None:
    """Take one of the reader's own fields off the sheet, with its value."""
    log = turn.state.paper
    own = next((field for field in log.own if field.id == name), None)
    if own is None:
        raise Illegal("no_such_field")
    set_log(
        turn,
        own=tuple(field for field in log.own if field.id != name),
        fields=tuple(pair for pair in log.fields if pair[0] != name),
    )
    turn.emit(FieldRemoved(own.name))


def set_field(turn: Turn[State], rules: Ruleset, name: str, value: FieldValue) -> None:
    """Set an extra field; raises `Illegal` for a value of another kind."""
    for field, before in fields(rules, turn.state):
        if field.id != name:
            continue
        if not fits(field.kind, value):
            raise Illegal("field_value", field.name)
        others = tuple(pair for pair in turn.state.paper.fields if pair[0] != name)
        set_log(turn, fields=(*others, (name, value)))
        turn.emit(FieldChanged(field.name, before, value))
        return
    raise Illegal("no_such_field")


def _all(rules: Ruleset, state: State) -> tuple[Field, ...]:
    return (*(rules.paper.fields if rules.paper else ()), *state.paper.own)


def _first(field: Field) -> FieldValue:
    return field.first if isinstance(field, ExtraField) else EMPTY[field.kind]
