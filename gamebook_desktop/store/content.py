"""Content: YAML files validated against a model, with every error's file and line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import to_json

from gamebook_desktop.store.errors import ContentError, Problem
from gamebook_desktop.store.model_errors import findings
from gamebook_desktop.store.yaml_strict import Document, KeyPath, load_yaml

M = TypeVar("M", bound=BaseModel)

Parts = Mapping[str, Sequence[Path]]
"""Files by the top-level key they are a part of; those under "" hold top-level keys."""


@dataclass(frozen=True, slots=True)
class Loaded(Generic[M]):
    """Valid content, and where each piece of it was written."""

    value: M
    merged: _Merged

    def place(self, path: KeyPath) -> tuple[str, int]:
        """File and line of a key path of the content, for checks that go beyond the model."""
        return self.merged.place(path)

    def problem(self, code: str, path: KeyPath, *facts: Any) -> Problem:
        """A problem at a key path of the content."""
        file, line = self.place(path)
        return Problem(code, facts, file, line, dotted(path))


def load_model(files: Path | Parts, model: type[M], root: Path | None = None) -> Loaded[M]:
    """Load one file, or several that make one document; raises `ContentError` with all errors.

    Validation is strict: a text is never taken for a number, nor `yes` for true. Files are named
    relative to `root` where it is given.
    """
    merged = _Merged()
    parts = {"": [files]} if isinstance(files, Path) else files
    for key, paths in parts.items():
        for path in paths:
            merged.add(key, path, _name(path, root))
    if merged.problems:
        raise ContentError(merged.problems)
    try:
        value = model.model_validate_json(to_json(merged.data), strict=True)
    except ValidationError as error:
        raise ContentError(merged.explain(error, model)) from None
    return Loaded(value, merged)


def dotted(path: KeyPath) -> str:
    """A key path as people write it: `sections[3].choices[0].to`."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return text.removeprefix(".")


def _name(path: Path, root: Path | None) -> str:
    if root is not None and path.is_relative_to(root):
        return path.relative_to(root).as_posix()
    return path.name


@dataclass(slots=True)
class _Merged:
    """Documents joined into one, and the way back from a key path to a line."""

    data: dict[str, Any] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    documents: list[Document] = field(default_factory=list)
    origins: dict[KeyPath, tuple[Document, KeyPath]] = field(default_factory=dict)

    def add(self, key: str, path: Path, name: str) -> None:
        """Join one more file; what is wrong with it is noted."""
        try:
            document = load_yaml(path, name)
        except ContentError as error:
            self.problems += error.problems
            return
        self.documents.append(document)
        if not key:
            self._add_top(document)
        elif isinstance(document.data, list):
            self._add_list(key, document)
        elif isinstance(document.data, dict):
            self._add_mapping(key, document)
        else:
            self.problems.append(Problem("model.list", (), name, 1))

    def place(self, path: KeyPath) -> tuple[str, int]:
        """File and line of a key path, or of its nearest parent that was written."""
        for length in range(min(len(path), 2), 0, -1):
            if found := self.origins.get(path[:length]):
                document, inside = found
                return document.name, document.lines[inside + path[length:]]
        if self.documents:
            return self.documents[0].name, self.documents[0].lines[path]
        return "", 0

    def explain(self, error: ValidationError, model: type[BaseModel]) -> Iterator[Problem]:
        """A validation's findings with file and line."""
        for finding in findings(error, model):
            path = self._written(finding.at)
            file, line = self.place(path)
            yield Problem(finding.code, finding.facts, file, line, dotted(path))

    def _written(self, at: tuple[str | int, ...]) -> KeyPath:
        """A location without what pydantic puts in between (tags, names of types)."""
        path: KeyPath = ()
        value: Any = self.data
        for step in at:
            if isinstance(value, dict) and str(step) in value:
                path, value = (*path, str(step)), value[str(step)]
            elif isinstance(value, list) and isinstance(step, int) and step < len(value):
                path, value = (*path, step), value[step]
        return path

    def _add_top(self, document: Document) -> None:
        if not isinstance(document.data, dict):
            self.problems.append(Problem("model.mapping", (), document.name, 1))
            return
        for key, value in document.data.items():
            self._put(self.data, (key,), value, document, (key,))

    def _add_list(self, key: str, document: Document) -> None:
        together = self.data.setdefault(key, [])
        if not isinstance(together, list):
            self._other_kind(key, document)
            return
        for index, value in enumerate(document.data):
            self.origins[(key, len(together))] = document, (index,)
            together.append(value)

    def _add_mapping(self, key: str, document: Document) -> None:
        together = self.data.setdefault(key, {})
        if not isinstance(together, dict):
            self._other_kind(key, document)
            return
        for inner, value in document.data.items():
            self._put(together, (key, inner), value, document, (inner,))

    def _put(
        self, target: dict[str, Any], path: KeyPath, value: Any, document: Document, at: KeyPath
    ) -> None:
        key = str(path[-1])
        if key in target:
            file, line = self.place(path)
            facts = (key, file, line)
            here = document.lines[at]
            self.problems.append(Problem("model.part_twice", facts, document.name, here))
            return
        target[key] = value
        self.origins[path] = document, at

    def _other_kind(self, key: str, document: Document) -> None:
        self.problems.append(Problem("model.part_kind", (key,), document.name, 1))
