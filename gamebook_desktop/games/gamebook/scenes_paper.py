"""Telling moments beside a paper book, for pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gamebook_desktop.core.game import Scene
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import (
    Met,
    Note,
    PaperLog,
    Sheet,
    Stat,
    State,
    Visit,
    World,
)

_PATH = ("1", "153", "12", "94", "27", "66", "340", "310", "27", "201", "175", "121", "19", "45")
_OFFERS = (
    ("1", "27"),
    ("1", "153"),
    ("340", "8"),
    ("94", "57"),
    ("88", "134"),
    ("88", "217"),
)
_HERE = "88"
_HIT = (2, 4, 6, 5)
_WOUND = (5, 6, 1, 3)


def paper_scenes(game: Gamebook) -> Iterator[Scene]:
    """The sheet to be made, the page between sections, a fight with two foes together."""
    here = _under_way(game)
    yield Scene("companion_creation", game.new())
    yield Scene("companion", here)
    foes = (do.SetMode("together"), do.AddFoe("Rat des caves", 7, 6), do.AddFoe("Passeur", 6, 5))
    rounds = (*_WOUND, *_HIT, *_HIT, *_WOUND)
    yield Scene("companion_fight", here, (*foes, do.Attack(0), do.Attack(0)), rounds)
    yield Scene("companion_fight_dice", here, (*foes, do.Attack(0)), (5, 6, 1), real_dice=True)


def _under_way(game: Gamebook) -> State:
    talents = tuple(game.sheet.talents)[: game.sheet.talents_chosen]
    sheet = Sheet(
        "Tam",
        Stat(8, 8),
        Stat(19, 15),
        Stat(11, 9),
        talents,
        next(iter(game.sheet.potions)),
        1,
        6,
        3,
        (*game.sheet.kit, "Lampe de mineur", "Corde, dix brasses"),
        next(iter(game.sheet.kit)),
    )
    path = (*_PATH, _HERE)
    notes = (
        Note("12", "La porte basse ne s'ouvre que de l'autre côté."),
        Note(_HERE, "Le puits sonne creux. Revenir avec la corde ; le passeur veut 3 pièces."),
    )
    world = World(("grisou",), visited=tuple(dict.fromkeys(path)), path=path, notes=notes)
    met = (Met("66", "Chien borgne", 6, 5, "win"), Met("121", "Contremaître", 8, 9, "win"))
    log = PaperLog(_OFFERS, met, marks=("175",))
    return replace(State(sheet, world, Visit(_HERE), begun=True), paper=log)
