"""Plays of the toy game on disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import Source, seeded
from gamebook_desktop.core.turn import Answer, Question
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.save_file import SaveFile
from gamebook_desktop.store.saves import OpenedPlay, create_play, open_play
from tests.helpers_game import Toy, ToyState

SETUP = {"life": 30}
SEED = 7


def summary(state: ToyState) -> dict[str, tuple[str, str]]:
    """What the library shows of a state."""
    return {
        "fr": (f"Lieu {state.place}", f"Vie {state.hero.life}"),
        "en": (f"Place {state.place}", f"Life {state.hero.life}"),
    }


def automatic(question: Question, place: str) -> Answer | None:
    """Everything is answered: dice by the seed, choices with the first option."""
    return seeded(SEED)(question, place) or (0,)


def ticking(start: datetime = datetime(2030, 1, 1, tzinfo=UTC)) -> Callable[[], datetime]:
    """A clock that goes on by a second with each look."""

    def ticks() -> Iterator[datetime]:
        moment = start
        while True:
            moment += timedelta(seconds=1)
            yield moment

    clock = ticks()
    return lambda: next(clock)


def start(
    profile: Profile, title: str = "Une épée", source: Source = automatic, **more: Any
) -> tuple[SaveFile, Session[ToyState]]:
    """A new play and its file."""
    game = Toy()
    session = Session(game, game.new(**SETUP), source)
    save = create_play(
        profile, "toy", title, SETUP, SEED, session, summary=summary(session.state), **more
    )
    return save, session


def play(save: SaveFile, session: Session[ToyState], *actions: Any) -> None:
    """Do actions, each written at once and followed by a quiet moment."""
    for action in actions:
        session.do(action)
        save.sync(session, summary(session.state))
        save.back_up_when_due()


def make_toy(game_id: str, setup: dict[str, Any]) -> Toy:
    """The rules a save asks for."""
    return {"toy": Toy}[game_id]()


def reopen(profile: Profile, path: Path, game: Toy | None = None, **more: Any) -> OpenedPlay:
    """Open a play, perhaps under other rules."""

    def make(game_id: str, setup: dict[str, Any]) -> Toy:
        return game or make_toy(game_id, setup)

    return open_play(profile, path, make, **more)


def same_play(opened: Session[Any], session: Session[Any]) -> bool:
    """Whether two sessions stand at the same point with the same past and future."""
    return (
        opened.log == session.log
        and opened.cursor == session.cursor
        and opened.state == session.state
        and opened.start == session.start
        and opened.branch == session.branch
        and opened.open == session.open
    )
