"""`replay`: a scenario or a save played again, step by step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamebook_desktop.cli_content import (
    game_entry,
    problem_data,
    problem_line,
    profile_roots,
    typeset,
)
from gamebook_desktop.cli_plays import find_play
from gamebook_desktop.cli_report import DONE, FAILED, Report, UsageError
from gamebook_desktop.core.game import Game
from gamebook_desktop.core.session import Session
from gamebook_desktop.store.codec import Codec
from gamebook_desktop.store.content_files import Root
from gamebook_desktop.store.errors import ContentError, Problem, SaveError
from gamebook_desktop.store.game_content import load_game
from gamebook_desktop.store.save_format import SUFFIX

if TYPE_CHECKING:
    from gamebook_desktop.store.restore import Restored


def replay(play: str, data_dir: Path | None, language: str) -> Report:
    """Play a file, or a play of the profile, again and say what each step did.

    Fails where it does not go as it should; raises `UsageError` for what cannot be meant.
    """
    path = find_play(play, data_dir)
    suffix = path.suffix.lower()
    if suffix not in (SUFFIX, *SCENARIOS):
        raise UsageError(f"{path}: replay reads plays ({SUFFIX}) and scenarios ({KINDS})")
    try:
        if suffix == SUFFIX:
            return _save(path, data_dir, language)
        return _scenario(path, data_dir, language)
    except ContentError as error:
        return _failed(error.problems, language)
    except SaveError as error:
        line = f"{error.path}: {typeset(error.text(language), language)}"
        return Report(FAILED, [line], {"problems": [{"code": error.kind, "text": line}]})


SCENARIOS = (".yaml", ".yml")
KINDS = ", ".join(SCENARIOS)
BESIDE = "content"
"""The folder beside a scenario whose content lies over what the profile has."""


def _scenario(path: Path, data_dir: Path | None, language: str) -> Report:
    from gamebook_desktop.store.scenario import run_scenario
    from gamebook_desktop.store.scenario_file import load_scenario

    scenario = load_scenario(path)
    beside = (Root(path.parent / BESIDE),)
    rules = _rules(scenario.game, scenario.setup, data_dir, beside)
    report = run_scenario(scenario, rules, scenario.game)
    if report.session is None:
        return _failed([replace(problem, file=str(path)) for problem in report.problems], language)
    lines, steps = [], []
    for step in report.steps:
        events = [_name(event) for event in step.events]
        lines.append(_line(step.number, step.do, step.outcome, events))
        problems = [replace(problem, file=str(path)) for problem in step.problems]
        lines += [f"    {problem_line(problem, language)}" for problem in problems]
        steps.append(
            {
                "step": step.number,
                "do": step.do,
                "outcome": step.outcome,
                "events": events,
                "problems": [problem_data(problem, language) for problem in problems],
            }
        )
    return Report(DONE if report.ok else FAILED, lines, {"id": scenario.id, "steps": steps})


def restored_play(path: Path, data_dir: Path | None) -> tuple[Mapping[str, Any], Restored]:
    """A save as it was left, and its `meta` table; the file is only read.

    Raises `SaveError`, `ContentError`, `UsageError` for an unknown game.
    """
    from gamebook_desktop.store.restore import restore
    from gamebook_desktop.store.save_format import open_checked
    from gamebook_desktop.store.save_rows import read_rows

    connection = open_checked(path, "ro")
    try:
        rows = read_rows(connection, path)
    finally:
        connection.close()
    game = _rules(str(rows.meta.get("game")), rows.meta.get("setup") or {}, data_dir)
    return rows.meta, restore(game, Codec(game), rows, path)


def _save(path: Path, data_dir: Path | None, language: str) -> Report:
    _, restored = restored_play(path, data_dir)
    lines, steps = _records(restored.session)
    lines += [
        f"{path}: {typeset(warning.text(language), language)}" for warning in restored.warnings
    ]
    warnings = [problem_data(warning, language) for warning in restored.warnings]
    status = FAILED if restored.warnings else DONE
    return Report(status, lines, {"steps": steps, "problems": warnings})


def _records(session: Session[Any]) -> tuple[list[str], list[dict[str, Any]]]:
    lines, steps = [], []
    for number, record in enumerate(session.done, session.first + 1):
        events = [_name(event) for event in record.events]
        lines.append(_line(number, _name(record.action), "done", events))
        steps.append({"step": number, "do": _name(record.action), "events": events})
    if session.question is not None:
        lines.append(f"? {session.question.why}")
    return lines, steps


def _rules(
    game: str, setup: Mapping[str, Any], data_dir: Path | None, over: tuple[Root, ...] = ()
) -> Game[Any]:
    entry = game_entry(game)
    try:
        roots = (*profile_roots(entry, data_dir), *over)
        content = load_game(entry.parts(setup), roots, entry.id)
        return entry.make_rules(content.parts, setup)
    except (KeyError, ValueError) as error:
        raise ContentError([Problem("scenario.setup", (str(error),))]) from error


def _failed(problems: list[Problem], language: str) -> Report:
    return Report(
        FAILED,
        [problem_line(problem, language) for problem in problems],
        {"problems": [problem_data(problem, language) for problem in problems]},
    )


def _name(value: Any) -> str:
    return type(value).__name__


def _line(number: int, do: str, outcome: str, events: list[str]) -> str:
    happened = f": {', '.join(events)}" if events else ""
    return f"{number}. {do} ({outcome}){happened}"
