"""A small book whose words the tests ask for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gamebook_desktop.games.gamebook.state import Fight, Foe, Wound
from gamebook_desktop.games.gamebook.words import GamebookWords
from tests.games.gamebook import helpers

ITEMS = {
    "corde": {"name": "Corde et grappin"},
    "clou": {"name": "Passe-partout"},
    "dague": {"name": "Dague d'argent", "kind": "weapon", "bonus": {"skill": 1}},
}
COUNTERS = {"alarme": {"name": "Alarme"}, "ombre": {}}
SECTIONS: dict[Any, dict[str, Any]] = {
    1: {"choices": [{"text": "Là.", "to": 2}, {"text": "Ici.", "to": 3}]},
    2: {},
    3: {},
}


def words() -> GamebookWords:
    """The words over that book."""
    return GamebookWords(helpers.game(SECTIONS, items=ITEMS, counters=COUNTERS))


FIGHT = Fight("in_turn", (Foe("Loup", 7, 6, 6),), round=2)
HERE = helpers.at(helpers.sheet())
FIGHTING = replace(HERE, fight=FIGHT)
WOUNDED = replace(FIGHTING, fight=replace(FIGHT, wounds=(Wound(0, on_hero=False, damage=2),)))
FLEEING = replace(
    FIGHTING, fight=replace(FIGHT, wounds=(Wound(0, on_hero=True, damage=2, flight=True),))
)
