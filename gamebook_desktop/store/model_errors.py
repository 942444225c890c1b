"""What pydantic says about wrong content, as problems a writer can act on."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel, ValidationError

Location = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong, at pydantic's location for it."""

    at: Location
    code: str
    facts: tuple[Any, ...]


_EXPECTED = {
    "string_type": "model.text",
    "int_type": "model.integer",
    "int_parsing": "model.integer",
    "int_from_float": "model.integer",
    "float_type": "model.number",
    "float_parsing": "model.number",
    "bool_type": "model.boolean",
    "bool_parsing": "model.boolean",
}
_SHAPES = {
    "list_type": "model.list",
    "tuple_type": "model.list",
    "set_type": "model.list",
    "frozen_set_type": "model.list",
    "dict_type": "model.mapping",
    "mapping_type": "model.mapping",
    "model_type": "model.mapping",
    "model_attributes_type": "model.mapping",
    "dataclass_type": "model.mapping",
}
_LIMITS = {
    "greater_than_equal": ("model.least", "ge"),
    "greater_than": ("model.above", "gt"),
    "less_than_equal": ("model.most", "le"),
    "less_than": ("model.below", "lt"),
}
_LENGTHS = {
    "too_short": ("model.short", "min_length"),
    "string_too_short": ("model.short", "min_length"),
    "too_long": ("model.long", "max_length"),
    "string_too_long": ("model.long", "max_length"),
}


def findings(error: ValidationError, model: type[BaseModel]) -> Iterator[Finding]:
    """Everything a validation found, in pydantic's order.

    A list whose entries are wrong counts as empty to pydantic: its length is not told then.
    """
    details = error.errors(include_url=False)
    for detail in details:
        at = detail["loc"]
        inside = (d for d in details if d["loc"][: len(at)] == at and d["loc"] != at)
        if detail["type"] != "too_short" or not any(inside):
            yield _finding(detail, model)


def near(word: str, known: Sequence[str]) -> str:
    """The one of `known` that was probably meant, or an empty text."""
    return next(iter(difflib.get_close_matches(word, known, 1, 0.6)), "")


def shown(value: Any) -> str:
    """A value as a writer would recognise it, shortened."""
    if isinstance(value, str):
        text = f"“{value}”"
    elif value is None:
        text = "null"
    elif isinstance(value, bool):
        text = str(value).lower()
    elif isinstance(value, dict | list | tuple):
        text = "{…}" if isinstance(value, dict) else "[…]"
    else:
        text = str(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


def _finding(detail: Any, model: type[BaseModel]) -> Finding:
    kind, at, value = detail["type"], detail["loc"], detail["input"]
    facts = detail.get("ctx", {})
    if kind == "missing":
        return Finding(at, "model.missing", (at[-1],))
    if kind == "extra_forbidden":
        return _unknown(at, model)
    if kind in ("literal_error", "enum"):
        return _choice(at, value, _quoted(facts["expected"]))
    if kind == "union_tag_invalid":
        key = facts["discriminator"].strip("'")
        return _choice((*at, key), facts["tag"], _quoted(facts["expected_tags"]))
    if kind == "union_tag_not_found":
        if facts["discriminator"].endswith("()"):
            return _no_kind(at, value, model)
        return Finding(at, "model.missing", (facts["discriminator"].strip("'"),))
    if kind in _EXPECTED:
        return Finding(at, _EXPECTED[kind], (shown(value),))
    if kind in _SHAPES:
        return Finding(at, _SHAPES[kind], ())
    if kind in _LIMITS:
        code, limit = _LIMITS[kind]
        return Finding(at, code, (shown(value), facts[limit]))
    if kind in _LENGTHS:
        code, limit = _LENGTHS[kind]
        return Finding(at, code, (facts[limit],))
    if kind == "string_pattern_mismatch":
        return Finding(at, "model.pattern", (shown(value),))
    if kind in ("value_error", "assertion_error"):
        return Finding(at, "model.other", (str(facts["error"]),))
    return Finding(at, "model.other", (detail["msg"],))


def _unknown(at: Location, model: type[BaseModel]) -> Finding:
    key = str(at[-1])
    meant = near(key, sorted(_keys_at(at[:-1], model)))
    return Finding(
        at, "model.unknown_near" if meant else "model.unknown", (key, meant)[: 1 + bool(meant)]
    )


def _no_kind(at: Location, value: Any, model: type[BaseModel]) -> Finding:
    """A mapping whose keys do not tell what it is: the first key that nothing here has."""
    known = _keys_at(at, model)
    for key in value if isinstance(value, dict) else ():
        if key not in known:
            return _unknown((*at, key), model)
    return Finding(at, "model.no_kind", (", ".join(sorted(known)),))


def _choice(at: Location, value: Any, known: list[str]) -> Finding:
    meant = near(str(value), known)
    facts = (shown(value), ", ".join(known))
    if meant:
        return Finding(at, "model.choice_near", (*facts, meant))
    return Finding(at, "model.choice", facts)


def _quoted(text: str) -> list[str]:
    return re.findall(r"'((?:[^'\\]|\\.)*)'", text) or [text]


def _keys_at(at: Location, model: type[BaseModel]) -> set[str]:
    """The keys known at a location: models are followed field by field, and tag by tag."""
    models = [model]
    for step in at:
        inner = [
            found
            for current in models
            for name, info in current.model_fields.items()
            if step in (name, info.alias)
            for found in _models_in(info.annotation)
        ]
        tagged = [current for current in models if step in _tags(current)]
        models = inner or tagged or models
    return {info.alias or name for current in models for name, info in current.model_fields.items()}


def _models_in(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from _models_in(part)


def _tags(model: type[BaseModel]) -> Iterator[Any]:
    for info in model.model_fields.values():
        if get_origin(info.annotation) is Literal:
            yield from get_args(info.annotation)
