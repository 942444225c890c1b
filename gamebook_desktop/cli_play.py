"""`play`: random legal play with the program's own engine, checked as it goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

from gamebook_desktop.cli_content import (
    content_at,
    game_entry,
    problem_line,
    profile_roots,
)
from gamebook_desktop.cli_report import DONE, FAILED, Report, UsageError
from gamebook_desktop.core.game import Game, GameEntry, Startable
from gamebook_desktop.core.random_play import random_play
from gamebook_desktop.core.session import Session
from gamebook_desktop.store.codec import Codec
from gamebook_desktop.store.content_files import Root
from gamebook_desktop.store.errors import ContentError
from gamebook_desktop.store.game_content import load_game
from gamebook_desktop.store.listing import catalogue

EVERY = 25
"""How many steps lie between two trips through the save format."""


def play(
    game: str, book: str | None, games: int, seed: int, data_dir: Path | None, language: str
) -> Report:
    """Play so many games by chance from consecutive seeds; any broken promise fails."""
    try:
        rules, startable = _rules(game_entry(game), book, data_dir)
    except ContentError as error:
        lines = [problem_line(problem, language) for problem in error.problems]
        return Report(FAILED, lines, {"problems": lines})
    moves, endings, broken = 0, Counter[str](), []
    started = perf_counter()
    for number in range(seed, seed + games):
        session = None
        for session in random_play(rules, number):
            moves += 1
            broken += [f"seed {number}, step {moves}: {what}" for what in _broken(session, moves)]
        endings[_last_event(session)] += 1
    seconds = perf_counter() - started
    rate = round(moves / seconds) if seconds else 0
    ended = ", ".join(f"{name} {count}" for name, count in endings.most_common())
    return Report(
        FAILED if broken else DONE,
        [
            *broken,
            f"{startable.title}: games {games}, moves {moves}, moves per second {rate}",
            f"last events: {ended}",
        ],
        {
            "game": game,
            "setup": startable.setup,
            "games": games,
            "seed": seed,
            "moves": moves,
            "moves_per_second": rate,
            "last_events": dict(endings),
            "broken": broken,
        },
    )


def _rules(
    entry: GameEntry, book: str | None, data_dir: Path | None
) -> tuple[Game[Any], Startable]:
    if book is not None and Path(book).exists():
        with content_at(Path(book)) as found:
            for place in found:
                if place.entry.id == entry.id:
                    return _first(entry, place.roots, place.own)
        raise UsageError(f"{book}: this is no content of {entry.id}")
    return _first(entry, profile_roots(entry, data_dir), None, book)


def _first(
    entry: GameEntry, roots: tuple[Root, ...], own: tuple[Root, ...] | None, book: str | None = None
) -> tuple[Game[Any], Startable]:
    """The first book wanted, ready to play; raises `UsageError`, `ContentError`."""
    found = catalogue(entry, roots if own is None else own)
    listed = sorted(found, key=lambda line: line.startable.rank)
    for line in listed:
        if line.problems and own is not None:
            raise ContentError(line.problems)
        startable = line.startable
        if not line.problems and (book is None or book in startable.setup.values()):
            content = load_game(entry.parts(startable.setup), roots, entry.id)
            return entry.make_rules(content.parts, startable.setup), startable
    known = ", ".join(str(v) for line in listed for v in line.startable.setup.values())
    what = f"there is no book “{book}”" if book is not None else "there is no book"
    raise UsageError(f"{what}; there are: {known or '-'}")


def _broken(session: Session[Any], step: int) -> Iterator[str]:
    yield from session.game.invariants(session.shown)
    if step % EVERY:
        return
    codec = Codec(session.game)
    state = session.state
    if codec.state(codec.state_text(state)) != state:
        yield "the state does not survive a save"
    if session.last is not None:
        action = session.last.action
        if codec.action(codec.action_text(action)) != action:
            yield f"{action} does not survive a save"


def _last_event(session: Session[Any] | None) -> str:
    events = session.last.events if session is not None and session.last is not None else ()
    return type(events[-1]).__name__ if events else "-"
