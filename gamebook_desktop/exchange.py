"""Plays and adventures in and out: files somebody brings, a play as a readable text."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from gamebook_desktop.cli_content import Found, content_at
from gamebook_desktop.cli_report import UsageError
from gamebook_desktop.core.game import Game, GameEntry, Startable, Words
from gamebook_desktop.registry import entry
from gamebook_desktop.store.errors import ContentError, Problem, SaveError
from gamebook_desktop.store.game_content import GameProblem
from gamebook_desktop.store.listing import catalogue
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.ui.desk import BookThereError

if TYPE_CHECKING:
    from gamebook_desktop.store.saves import MakeGame


@dataclass(frozen=True, slots=True)
class _Book:
    """A book to take in: its place in the profile's content, where it lies now, what it starts."""

    at: str
    folder: Path
    startable: Startable


_NO_BOOK = ("There is no adventure in it.", "Il ne contient aucune aventure.")

NewGame = Callable[[GameEntry, dict[str, Any]], Game[Any]]
Summaries = Callable[[Words, Any], dict[str, tuple[str, str]]]


def take_in_play(profile: Profile, path: Path) -> Path:
    """Copy a play's file among the plays; returns the new file. Raises `SaveError`."""
    from gamebook_desktop.store.save_header import read_header
    from gamebook_desktop.store.save_list import duplicate_play

    header = read_header(path)
    if header.problem is not None:
        raise header.problem
    try:
        entry(header.game)
    except KeyError:
        raise SaveError("unknown_game", path, header.game) from None
    return duplicate_play(profile, path, header.title)


def take_in_scenario(
    profile: Profile, path: Path, new_game: NewGame, summaries: Summaries, dice: str
) -> Path:
    """Play a scenario file to its end and keep it as a play; returns its file.

    Raises `ContentError` if anything in it does not go as it says, `SaveError`.
    """
    from gamebook_desktop.store.restore import RULES_FAIL
    from gamebook_desktop.store.saves import create_play
    from gamebook_desktop.store.scenario import run_scenario
    from gamebook_desktop.store.scenario_file import load_scenario

    scenario = load_scenario(path)
    try:
        found = entry(scenario.game)
    except KeyError:
        facts = (scenario.game,)
        raise ContentError([Problem("save.unknown_game", facts, path.name)]) from None
    try:
        game = new_game(found, scenario.setup)
    except RULES_FAIL as error:
        facts = (f"{type(error).__name__}: {error}",)
        raise ContentError([Problem("scenario.setup", facts, path.name)]) from error
    report = run_scenario(scenario, game, scenario.game)
    problems = [*report.problems, *(p for step in report.steps for p in step.problems)]
    if report.session is None or problems:
        raise ContentError(replace(problem, file=path.name) for problem in problems)
    words = found.make_words(game)
    save = create_play(
        profile,
        scenario.game,
        scenario.title or path.stem,
        scenario.setup,
        scenario.seed if scenario.seed is not None else secrets.randbits(48),
        report.session,
        summary=summaries(words, report.session.shown),
        extra={"dice": dice, "icon": found.icon},
    )
    save.close()
    return save.path


def take_in_book(profile: Profile, source: Path, *, replacing: bool) -> Startable:
    """Copy an adventure's folder or zip file into the profile; returns what it starts.

    It is checked first, whole. Raises `ContentError`, and `BookThereError` where one of the same
    name is there and may not be replaced; then nothing has changed.
    """
    from gamebook_desktop.store.packs import import_pack

    try:
        with content_at(source) as places:
            books = [book for place in places for book in _books(place)]
            if not books:
                raise UsageError(source.name)
            for book in books:
                if (profile.content / book.at).exists() and not replacing:
                    raise BookThereError(book.startable.title)
            for book in books:
                import_pack(book.folder, profile.content / book.at, lambda _draft: None)
    except UsageError:
        problem = GameProblem("pack.no_book", (), source.name, texts=_NO_BOOK)
        raise ContentError([problem]) from None
    except ContentError as error:
        above = f"{source.parent}/"
        raise ContentError(
            replace(problem, file=problem.file.removeprefix(above)) for problem in error.problems
        ) from None
    return books[0].startable


def export_play(profile: Profile, path: Path, make_game: MakeGame, target: Path) -> None:
    """Write a play as a scenario file. Raises `ContentError` or `SaveError`."""
    from gamebook_desktop.store.files import write_atomic
    from gamebook_desktop.store.save_format import save_error
    from gamebook_desktop.store.saves import open_play
    from gamebook_desktop.store.scenario_export import export_scenario

    opened = open_play(profile, path, make_game)
    try:
        save, meta = opened.save, opened.save.meta
        text = export_scenario(
            opened.session, str(meta["game"]), meta["setup"], save.title, save.seed
        )
    finally:
        opened.save.close()
    try:
        write_atomic(target, text.encode())
    except OSError as error:
        raise save_error(target, error) from error


def _books(place: Found) -> Iterator[_Book]:
    """Every book in a place; raises `ContentError` with what is wrong with the first bad one."""
    from gamebook_desktop.store.content_files import find
    from gamebook_desktop.store.game_content import load_game, problems_of

    game = place.entry
    part = game.catalogue()
    if part is None:
        return
    sources = find(part.pattern, place.own)
    for source, line in zip(sources, catalogue(game, place.own), strict=True):
        if line.problems:
            raise ContentError(line.problems)
        content = load_game(game.parts(line.startable.setup), place.roots, game.id)
        found = problems_of(content, game.check, game.findings())
        errors = [problem for problem in found if not problem.warning]
        if errors:
            raise ContentError(errors)
        at = PurePosixPath(game.id, source.at).parent.as_posix()
        yield _Book(at, source.path.parent, line.startable)
