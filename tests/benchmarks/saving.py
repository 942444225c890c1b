"""A play of 2,000 actions: what one more action costs, and how long it takes to open."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from typing import Any

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.session import Session
from gamebook_desktop.games.gamebook import GAME
from gamebook_desktop.store.save_file import SaveFile
from gamebook_desktop.store.saves import create_play, open_play
from tests.benchmarks.long_play import SEED, SETUP, LargeBook, Reader, played
from tests.benchmarks.measure import Row, in_turn, row_of_medians

ACTIONS = 2000
APPENDS = 300
ROUNDS = 7


def rows(book: LargeBook) -> Iterator[Row]:
    """Appending to a long play against appending to a new one; opening the long one."""
    long = _Play(book, played(book, ACTIONS))
    new = _Play(book, played(book, 2))
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(APPENDS):
        for place, play in enumerate((new, long)):
            spent = play.one_more()
            if number:
                times[place].append(spent)
    yield row_of_medians(
        "one action more: save of 2,000 actions, against a new one", times, ratio=1.3
    )
    path = long.save.path
    for play in (long, new):
        play.save.close()

    def open_long() -> None:
        opened = open_play(book.profile, path, rules_for)
        assert len(opened.session.log) >= ACTIONS
        assert not opened.warnings
        opened.save.close()

    def rules_for(_game: str, _setup: dict[str, Any]) -> Game[Any]:
        return book.rules(book.profile.cache)

    opening = in_turn(book.parse_only, open_long, ROUNDS)
    yield row_of_medians(
        f"play of {ACTIONS + APPENDS} actions opened, against CSafeLoader", opening, limit=500
    )


class _Play:
    """A play with its file."""

    def __init__(self, book: LargeBook, session: Session[Any]) -> None:
        self.session = session
        self.reader = Reader(session.game)
        self.words = GAME.make_words(session.game)
        self.save: SaveFile = create_play(book.profile, GAME.id, "Mesure", SETUP, SEED, session)

    def one_more(self) -> float:
        """Play an action; the milliseconds that keeping it took."""
        self.reader.play(self.session, 1)
        summary = {"fr": self.words.summary(self.session.state)}
        gc.collect()
        start = time.perf_counter()
        assert self.save.sync(self.session, summary)
        return (time.perf_counter() - start) * 1000
