"""A game's content: which files it is made of, loaded whole, and where each finding stands.

pydantic and YAML are imported when something is loaded, not before: the first window needs neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamebook_desktop.core.game import ContentPart, Finding, Loaded
from gamebook_desktop.store.content_files import Root, Source, find, missing_name
from gamebook_desktop.store.errors import ContentError, Problem

if TYPE_CHECKING:
    from gamebook_desktop.store.yaml_strict import KeyPath, Lines


@dataclass(frozen=True, slots=True)
class GameProblem(Problem):
    """A problem that a game found in content, in the game's own words; perhaps only a warning."""

    texts: tuple[str, str] = ("", "")
    """English, French."""
    warning: bool = False

    def text(self, language: str = "en") -> str:
        """What is wrong, in a sentence, without the file and the line."""
        return self.texts[language.startswith("fr")].format(*self.facts)


@dataclass(frozen=True, slots=True)
class GameContent:
    """The loaded parts of a game's content, and the files they came from."""

    game: str
    parts: Loaded
    sources: Mapping[str, tuple[Source, ...]]
    """By part, in the order of its models."""
    _lines: dict[Path, Lines] = field(default_factory=dict, compare=False, repr=False)

    def locate(self, finding: Finding, texts: Mapping[str, tuple[str, str]]) -> GameProblem:
        """A finding with its file, its line and the game's sentence for it."""
        from gamebook_desktop.store.content import dotted

        held = zip(self.sources[finding.part], self.parts[finding.part], strict=True)
        source = max(held, key=lambda pair: _depth(pair[1], finding.path))[0]
        return GameProblem(
            finding.code,
            finding.facts,
            source.name,
            _line(source, finding.path, self._lines),
            dotted(finding.path),
            texts[finding.code],
            finding.warning,
        )


def load_game(
    parts: Iterable[ContentPart], roots: Sequence[Root], game: str, cache: Path | None = None
) -> GameContent:
    """Load every part, files of later roots replacing those of earlier ones.

    A file replaces the file at the same place; in parts of several files, an entry of a mapping
    also replaces the entry of the same id. Raises `ContentError` with all that is wrong.
    """
    problems: list[Problem] = []
    loaded: dict[str, tuple[Any, ...]] = {}
    sources: dict[str, tuple[Source, ...]] = {}
    for part in parts:
        found = find(part.pattern, roots)
        if not found and not part.optional:
            problems.append(Problem("file.missing", (), missing_name(part.pattern, roots)))
        values = []
        for source in found:
            try:
                values.append(load_file(source, part.model, game, cache))
            except ContentError as error:
                problems += error.problems
        if len(values) == len(found):
            sources[part.key] = found
            loaded[part.key] = tuple(_joined(values, found, problems))
    if problems:
        raise ContentError(problems)
    return GameContent(game, loaded, sources)


def load_file(source: Source, model: type, game: str, cache: Path | None = None) -> Any:
    """One file against its model; raises `ContentError`."""
    from gamebook_desktop.store.cache import cached
    from gamebook_desktop.store.content import load_model

    def build() -> Any:
        try:
            return load_model(source.path, model).value
        except ContentError as error:
            raise ContentError(replace(p, file=source.name) for p in error.problems) from None

    if cache is None:
        return build()
    import hashlib  # only here: no first window waits for it

    place = hashlib.sha256(f"{game}/{source.at}".encode("utf-8", "surrogateescape")).hexdigest()
    return cached(cache, f"{place[:12]} {source.path.stem}", (source.path,), model, build)


def _joined(
    values: Sequence[Any], sources: Sequence[Source], problems: list[Problem]
) -> Iterator[Any]:
    """The models without the entries that later roots replace; entries given twice are noted."""
    last: dict[tuple[str, str], int] = {}
    replaced: set[tuple[int, str, str]] = set()
    for number in sorted(range(len(values)), key=lambda n: sources[n].root):
        for table, entries in _mappings(values[number]) if len(values) > 1 else ():
            for key in entries:
                earlier = last.get((table, key))
                if earlier is not None and sources[earlier].root == sources[number].root:
                    problems.append(_twice((table, key), sources[earlier], sources[number]))
                elif earlier is not None:
                    replaced.add((earlier, table, key))
                last[table, key] = number
    for number, value in enumerate(values):
        yield _without(value, {(t, k) for n, t, k in replaced if n == number})


def _twice(path: KeyPath, first: Source, second: Source) -> Problem:
    facts = (path[-1], first.name, _line(first, path, {}))
    return Problem("model.part_twice", facts, second.name, _line(second, path, {}))


def _mappings(value: Any) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for name in type(value).model_fields:
        held = getattr(value, name)
        if isinstance(held, Mapping):
            yield name, held


def _without(value: Any, gone: set[tuple[str, str]]) -> Any:
    tables = {table for table, _ in gone}
    kept = {
        table: {key: v for key, v in entries.items() if (table, key) not in gone}
        for table, entries in _mappings(value)
        if table in tables
    }
    return value.model_copy(update=kept) if kept else value


def _line(source: Source, path: KeyPath, known: dict[Path, Lines]) -> int:
    from gamebook_desktop.store.yaml_strict import load_yaml

    if source.path not in known:
        known[source.path] = load_yaml(source.path, source.name).lines
    return known[source.path][path]


def _depth(value: Any, path: KeyPath) -> int:
    """How many steps of a path lead to something, down to the first list."""
    for taken, step in enumerate(path):
        if isinstance(value, Mapping) and step in value:
            value = value[step]
        elif isinstance(step, str) and step in getattr(type(value), "model_fields", ()):
            value = getattr(value, step)
        else:
            return taken
    return len(path)


def problems_of(
    content: GameContent,
    check: Callable[[Loaded], Iterable[Finding]],
    texts: Mapping[str, tuple[str, str]],
) -> list[GameProblem]:
    """What a game finds wrong in its loaded content, in the order of files and lines."""
    found = (content.locate(finding, texts) for finding in check(content.parts))
    return sorted(found, key=lambda problem: (problem.file, problem.line, problem.code))
