"""Content: a YAML file validated against a model, with every error's line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import to_json

from gamebook_desktop.store.errors import ContentError, Problem
from gamebook_desktop.store.model_errors import findings
from gamebook_desktop.store.yaml_strict import Document, KeyPath, load_yaml

M = TypeVar("M", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Loaded(Generic[M]):
    """Valid content, and where each piece of it was written."""

    value: M
    document: Document

    def place(self, path: KeyPath) -> tuple[str, int]:
        """File and line of a key path of the content, for checks that go beyond the model."""
        return self.document.name, self.document.lines[path]

    def problem(self, code: str, path: KeyPath, *facts: Any) -> Problem:
        """A problem at a key path of the content."""
        file, line = self.place(path)
        return Problem(code, facts, file, line, dotted(path))


def load_model(path: Path, model: type[M], root: Path | None = None) -> Loaded[M]:
    """Load a file; raises `ContentError` with all that is wrong with it.

    Validation is strict: a text is never taken for a number, nor `yes` for true. The file is
    named relative to `root` where it lies inside.
    """
    inside = root is not None and path.is_relative_to(root)
    name = path.relative_to(root).as_posix() if root is not None and inside else path.name
    return validated(load_yaml(path, name), model)


def validated(document: Document, model: type[M]) -> Loaded[M]:
    """A document against a model; raises `ContentError` with all that does not fit."""
    try:
        value = model.model_validate_json(to_json(document.data), strict=True)
    except ValidationError as error:
        raise ContentError(_problems(error, model, document)) from None
    return Loaded(value, document)


def dotted(path: KeyPath) -> str:
    """A key path as people write it: `sections[3].choices[0].to`."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return text.removeprefix(".")


def _problems(
    error: ValidationError, model: type[BaseModel], document: Document
) -> Iterator[Problem]:
    for finding in findings(error, model):
        path = _written(finding.at, document.data)
        line = document.lines[path]
        yield Problem(finding.code, finding.facts, document.name, line, dotted(path))


def _written(at: tuple[str | int, ...], value: Any) -> KeyPath:
    """A location without what pydantic puts in between (tags, names of types)."""
    path: KeyPath = ()
    for step in at:
        if isinstance(value, dict) and str(step) in value:
            path, value = (*path, str(step)), value[str(step)]
        elif isinstance(value, list) and isinstance(step, int) and step < len(value):
            path, value = (*path, step), value[step]
    return path
