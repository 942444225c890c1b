"""A profile that holds the large book, and a reader who walks through it without end."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import seeded
from gamebook_desktop.games.gamebook import GAME
from gamebook_desktop.games.gamebook.actions import Accept, Attack, Begin, Choose, Engage, RollSheet
from gamebook_desktop.games.gamebook.choices import Offered, offered
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.store.content_files import Root
from gamebook_desktop.store.game_content import load_game
from gamebook_desktop.store.paths import Profile
from tests.benchmarks.make_book import BOOK, SECTIONS, write_book

SETUP = {"book": BOOK}
SEED = 29


@dataclass(frozen=True, slots=True)
class LargeBook:
    """The book in a profile of its own, with the files that are read to open it."""

    profile: Profile
    files: tuple[Path, ...]

    @classmethod
    def in_folder(cls, folder: Path) -> LargeBook:
        """Write the book where a person's own books lie."""
        profile = Profile(folder)
        written = write_book(profile.content / GAME.id)
        shipped = profile.content_folders(GAME.id)[0]
        return cls(profile, (shipped / "sheets" / "df29.yaml", shipped / "options.yaml", *written))

    def parse_only(self) -> None:
        """The files through PyYAML's C loader alone, which nothing here would be content with."""
        for file in self.files:
            yaml.CSafeLoader(file.read_bytes()).get_single_data()

    def rules(self, cache: Path | None = None) -> Game[Any]:
        """The rules over the book, read from its files or from a cache."""
        roots = [Root(place) for place in self.profile.content_folders(GAME.id)]
        content = load_game(GAME.parts(SETUP), roots, GAME.id, cache)
        return GAME.make_rules(content.parts, SETUP)


class Reader:
    """Chooses at random what leads on, fights every fight, never ends the adventure."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, Gamebook)
        self.game = game
        self._draw = random.Random(SEED)

    def begun(self) -> Session[State]:
        """A play whose first section is open."""
        session = Session(self.game, self.game.new(**SETUP), seeded(SEED))
        session.do(RollSheet())
        talents = tuple(self.game.sheet.talents)[:3]
        session.do(Begin("", talents, next(iter(self.game.sheet.potions))))
        return session

    def next_action(self, state: State) -> Any:
        """What the reader does now."""
        if state.fight is not None:
            if state.fight.wounds:
                return Accept()
            return Attack(state.fight.standing[0]) if state.fight.standing else Accept()
        ways = [way for way in offered(self.game.rules, state) if self._leads_on(way)]
        fights = [way.action for way in ways if isinstance(way.action, Engage)]
        return fights[0] if fights else self._draw.choice(ways).action

    def play(self, session: Session[State], actions: int) -> None:
        """Go on for so many actions."""
        for _ in range(actions):
            session.do(self.next_action(session.state))
            while session.question is not None:  # a bag too full: the new thing stays behind
                session.answer(session.question.options[-1])

    def _leads_on(self, way: Offered) -> bool:
        if way.closed is not None or isinstance(way.action, Engage):
            return way.closed is None
        to = self.game.rules.section(way.to) if way.to else None
        return isinstance(way.action, Choose) and (to is None or to.ending is None)


def played(book: LargeBook, actions: int) -> Session[State]:
    """A play of so many actions."""
    reader = Reader(book.rules())
    session = reader.begun()
    reader.play(session, actions - len(session.log))
    assert len(session.log) == actions, len(session.log)
    assert len(set(session.state.world.visited)) > min(actions, SECTIONS) / 10
    return session
