"""Everything that the registered games can start: what is shipped, and the fixtures beside this."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

from gamebook_desktop.core.game import Game, Startable
from gamebook_desktop.registry import GAMES, entry
from gamebook_desktop.store.content_files import Root
from gamebook_desktop.store.game_content import load_game
from gamebook_desktop.store.listing import catalogue
from gamebook_desktop.store.paths import content_root

FIXTURES = Path(__file__).parent / "fixtures"
NIGHTLY = "GAMEBOOK_NIGHTLY"


def roots(game: str) -> tuple[Root, ...]:
    """Shipped content, and the fixtures over it."""
    return (Root(content_root() / game), Root(FIXTURES / game))


def startables() -> list[Startable]:
    """All that can be started, of every game."""
    return [listed.startable for game in GAMES for listed in catalogue(game, roots(game.id))]


def name_of(startable: Startable) -> str:
    """A short name for test ids and files."""
    return "-".join(map(str, (startable.game, *startable.setup.values())))


@cache
def rules_of(name: str) -> Game[Any]:
    """The rules of a startable, by its short name."""
    startable = next(found for found in startables() if name_of(found) == name)
    game = entry(startable.game)
    content = load_game(game.parts(startable.setup), roots(game.id), game.id)
    return game.make_rules(content.parts, startable.setup)


NAMES = [name_of(startable) for startable in startables()]

FIXED = {name for name in NAMES if any(FIXTURES.rglob(name.partition("-")[2] or "?"))}
GOLDEN = [
    name
    for name in NAMES
    if name in FIXED or not any(other.startswith(f"{name.partition('-')[0]}-") for other in FIXED)
]
"""What golden games are played with: of each game its fixtures, or what it ships."""


def seeds() -> range:
    """20 plays in an ordinary run, 500 where the environment asks for a night's work."""
    return range(500 if os.environ.get(NIGHTLY) else 20)
