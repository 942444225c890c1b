"""`check`: everything that is wrong with content, with file and line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Any

from gamebook_desktop.cli_content import (
    EverySetup,
    Found,
    content_at,
    problem_data,
    problem_line,
    shipped_roots,
)
from gamebook_desktop.cli_report import DONE, FAILED, Report
from gamebook_desktop.core.game import ContentPart, GameEntry
from gamebook_desktop.registry import GAMES
from gamebook_desktop.store.book_file import ZIP
from gamebook_desktop.store.content_files import find
from gamebook_desktop.store.errors import ContentError, Problem
from gamebook_desktop.store.game_content import load_game, problems_of
from gamebook_desktop.store.listing import catalogue, misnamed


def check(paths: list[Path], language: str) -> Report:
    """Check what is at these paths, or all that is shipped. Warnings alone do not fail."""
    problems: list[Problem] = []
    files = 0
    for found in _everything(paths, problems):
        problems += _check(found)
        files += sum(len(find(part.pattern, found.own)) for part in _all_parts(found.entry))
    errors = [problem for problem in problems if not getattr(problem, "warning", False)]
    lines = [problem_line(problem, language) for problem in problems]
    counts = (files, len(errors), len(problems) - len(errors))
    return Report(
        FAILED if errors else DONE,
        [*lines, _SUMMARY[language].format(*counts)],
        {
            "files": files,
            "errors": len(errors),
            "problems": [problem_data(problem, language) for problem in problems],
        },
    )


_SUMMARY = {
    "en": "files: {0}, errors: {1}, warnings: {2}",
    "fr": "fichiers : {0}, erreurs : {1}, avertissements : {2}",
}


def schemas() -> Report:
    """JSON Schema of each kind of content file, by the place where such files stand."""
    data: dict[str, Any] = {}
    for entry in GAMES:
        for part in _all_parts(entry):
            model: Any = part.model
            data[f"{entry.id}/{part.pattern}"] = model.model_json_schema(by_alias=True)
    return Report(DONE, [], data)


def _everything(paths: list[Path], problems: list[Problem]) -> Iterator[Found]:
    if not paths:
        for entry in GAMES:
            yield Found(entry, (), shipped_roots(entry))
    for path in paths:
        try:
            with content_at(path) as found:
                if path.suffix.lower() != ZIP:
                    problems += _misnamed(found)
                yield from found
        except ContentError as error:
            problems += error.problems


def _misnamed(found: list[Found]) -> Iterator[Problem]:
    """Books whose folder is not called like their id; the folder of a zip has no name."""
    for root in (root for place in found for root in place.own if root.at):
        here, wanted = root.folder.resolve().name, PurePosixPath(root.at).name
        if wanted not in (here, "*"):
            yield misnamed(here, wanted, f"{root.name}/book.yaml")


def _check(found: Found) -> list[Problem]:
    """What is wrong with each thing that can be started, and with tables that stand alone."""
    entry, roots = found.entry, found.roots
    own = {source.path for part in _all_parts(entry) for source in find(part.pattern, found.own)}
    problems: list[Problem] = []
    for line in catalogue(entry, roots):
        if line.problems:
            problems += line.problems
            continue
        parts = entry.parts(line.startable.setup)
        if own.isdisjoint(source.path for part in parts for source in find(part.pattern, roots)):
            continue
        try:
            content = load_game(parts, roots, entry.id)
        except ContentError as error:
            problems += error.problems
        else:
            problems += problems_of(content, entry.check, entry.findings())
    return list(dict.fromkeys(problems))


def _all_parts(entry: GameEntry) -> Iterable[ContentPart]:
    return entry.parts(EverySetup())
