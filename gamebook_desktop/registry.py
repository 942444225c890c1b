"""The games of this program: one import and one name each."""

from __future__ import annotations

from gamebook_desktop.core.game import GameEntry
from gamebook_desktop.games.gamebook import GAME as GAMEBOOK
from gamebook_desktop.games.outatime import GAME as OUTATIME

GAMES: tuple[GameEntry, ...] = (GAMEBOOK, OUTATIME)


def entry(game: str) -> GameEntry:
    """The entry of a game by its id; raises `KeyError`."""
    return {found.id: found for found in GAMES}[game]
