"""A game's values to JSON and back: state, actions, events.

pydantic reads and writes the plain frozen dataclasses; actions and events carry their class name
as `type`. The adapters are made at first use.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json, to_json

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.session import Override

TYPE = "type"


class CodecError(ValueError):
    """Text that is not a value of this game: `kind` of value, its type's name, and why."""

    def __init__(self, kind: str, name: str, why: str) -> None:
        super().__init__(f"{kind} {name}: {why}")
        self.kind = kind
        self.name = name
        self.why = why


class Codec:
    """Reads and writes the values of one game. Reading what was written gives an equal value."""

    def __init__(self, game: Game[Any]) -> None:
        self._state = game.state
        self._actions = {kind.__name__: kind for kind in game.actions}
        self._events = {kind.__name__: kind for kind in game.events}
        self._adapters: dict[type, TypeAdapter[Any]] = {}

    def state_text(self, state: Any) -> str:
        """A state as JSON."""
        return self._adapter(self._state).dump_json(state).decode()

    def state(self, text: str | bytes) -> Any:
        """A state from JSON; raises `CodecError`."""
        return self.state_from(_parsed(text, "state"))

    def state_plain(self, state: Any) -> Any:
        """A state as plain data."""
        return self._adapter(self._state).dump_python(state, mode="json")

    def state_from(self, plain: Any) -> Any:
        """A state from plain data; raises `CodecError`."""
        return self._valid("state", self._state, plain)

    def action_text(self, action: Any) -> str:
        """An action as JSON."""
        return to_json(self.action_plain(action)).decode()

    def action(self, text: str | bytes) -> Any:
        """An action from JSON; raises `CodecError`."""
        return self.action_from(_parsed(text, "action"))

    def action_plain(self, action: Any) -> dict[str, Any]:
        """An action as plain data with its `type`."""
        if isinstance(action, Override):
            fields = {"cause": action.cause, "note": action.note}
            return {TYPE: "Override", "state": self.state_plain(action.state), **fields}
        return self._tagged(action)

    def action_from(self, plain: Any) -> Any:
        """An action from plain data with its `type`; raises `CodecError`."""
        if isinstance(plain, dict) and plain.get(TYPE) == "Override":
            return self._override(plain)
        return self._untagged("action", self._actions, plain)

    def events_text(self, events: Iterable[Any]) -> str:
        """Events as a JSON list."""
        return to_json([self._tagged(event) for event in events]).decode()

    def events(self, text: str | bytes) -> tuple[tuple[Any, ...], int]:
        """Events from a JSON list: those that are known, and how many are not."""
        try:
            plain = _parsed(text, "event")
        except CodecError:
            return (), 1
        found, unknown = [], 0
        for item in plain if isinstance(plain, list) else ():
            try:
                found.append(self._untagged("event", self._events, item))
            except CodecError:
                unknown += 1
        return tuple(found), unknown

    def event_plain(self, event: Any) -> dict[str, Any]:
        """An event as plain data with its `type`."""
        return self._tagged(event)

    def plain(self, value: Any) -> Any:
        """Any value of the game (an option, a fact) as plain data."""
        return from_json(to_json(value))

    def kinds(self, kind: str) -> dict[str, type]:
        """The classes of actions ("action") or events ("event") by name."""
        return dict(self._actions if kind == "action" else self._events)

    def _override(self, plain: dict[str, Any]) -> Override[Any]:
        unknown = set(plain) - {TYPE, "state", "cause", "note"}
        cause, note = plain.get("cause", "correction"), plain.get("note", "")
        if unknown or not isinstance(cause, str) or not isinstance(note, str):
            raise CodecError("action", "Override", ", ".join(sorted(unknown)) or "cause, note")
        return Override(self.state_from(plain.get("state")), cause, note)

    def _tagged(self, value: Any) -> dict[str, Any]:
        kind = type(value)
        fields = self._adapter(kind).dump_python(value, mode="json")
        return {TYPE: kind.__name__, **fields}

    def _untagged(self, kind: str, known: dict[str, type], plain: Any) -> Any:
        if not isinstance(plain, dict):
            raise CodecError(kind, "?", "no fields")
        name = plain.get(TYPE)
        if not isinstance(name, str) or name not in known:
            raise CodecError(kind, str(name), "unknown")
        return self._valid(kind, known[name], {k: v for k, v in plain.items() if k != TYPE})

    def _valid(self, kind: str, cls: type, plain: Any) -> Any:
        try:
            return self._adapter(cls).validate_python(plain)
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            place = ".".join(map(str, first["loc"]))
            raise CodecError(kind, cls.__name__, f"{place}: {first['msg']}") from None

    def _adapter(self, cls: type) -> TypeAdapter[Any]:
        found = self._adapters.get(cls)
        if found is None:
            found = self._adapters[cls] = TypeAdapter(cls)
        return found


def _parsed(text: str | bytes, kind: str) -> Any:
    try:
        return from_json(text, allow_inf_nan=True)
    except ValueError as error:
        raise CodecError(kind, "?", str(error)) from None
