"""Summaries and corrections."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.games.gamebook.state import Clue, Ending, Modifier, Stat, State, Visit, World
from tests.games.gamebook import helpers
from tests.games.gamebook.words.small_book import FIGHT, FIGHTING, HERE, WOUNDED, words

VALUES = ("Skill 9/9 · Stamina 12/18 · Luck 8/10", "Habileté 9/9 · Endurance 12/18 · Chance 8/10")
SHEET = helpers.sheet(stamina=(12, 18), luck=(8, 10))
READING = helpers.at(SHEET, "212")

PLACES: list[tuple[State, str, str]] = [
    (State(SHEET), "Talents and potion not yet chosen", "Talents et potion à choisir"),
    (READING, "Section 212", "Section 212"),
    (
        replace(READING, fight=replace(FIGHT, round=0)),
        "Section 212, start of the fight",
        "Section 212, début du combat",
    ),
    (replace(READING, fight=FIGHT), "Section 212, round 2", "Section 212, assaut 2"),
    (
        replace(READING, fight=WOUNDED.fight),
        "Section 212, round 2, luck offered",
        "Section 212, assaut 2, offre de Chance",
    ),
    (replace(READING, ending=Ending("death", "")), "Death at section 212", "Mort à la section 212"),
    (
        replace(READING, ending=Ending("victory", "La guilde")),
        "Ended at section 212: La guilde",
        "Fin à la section 212 : La guilde",
    ),
]


@pytest.mark.parametrize(("state", "en", "fr"), PLACES)
def test_summary(tongue: int, state: State, en: str, fr: str) -> None:
    assert words().summary(state) == ((en, fr)[tongue], VALUES[tongue])
    assert words().place(READING) == "212"


def test_summary_of_a_blank_sheet(tongue: int) -> None:
    assert words().summary(State()) == (("Sheet not yet rolled", "Feuille à tirer")[tongue], "")


def sheet_with(**fields: Any) -> State:
    return replace(HERE, sheet=replace(HERE.sheet, **fields))


def world_with(**fields: Any) -> State:
    return replace(HERE, world=replace(HERE.world, **fields))


CORRECTIONS: list[tuple[State, str, str]] = [
    (HERE, "nothing changed", "rien de changé"),
    (sheet_with(name=""), "name Mirre → none", "nom Mirre → rien"),
    (
        sheet_with(skill=Stat(10, 8), gold=6),
        "SKILL 9 → 8, Initial SKILL 9 → 10, gold 5 → 6",
        "HABILETÉ 9 → 8, HABILETÉ de départ 9 → 10, or 5 → 6",
    ),
    (
        sheet_with(talents=("crocheteur", "pas_de_loup", "cache_tampon")),
        "+ Lockpick, − Climber",
        "+ Crocheteur, − Monte-en-l'Air",
    ),
    (
        sheet_with(potion="adresse", doses=1, meals=9),
        "potion Potion of Strength → Potion of Skill, doses 2 → 1, meals 10 → 9",
        "potion Potion de Vigueur → Potion d'Adresse, doses 2 → 1, repas 10 → 9",
    ),
    (
        sheet_with(carried=(*HERE.sheet.carried, "corde", "corde"), wielded=""),
        "+ Corde et grappin, + Corde et grappin, in hand Sword → none",
        "+ Corde et grappin, + Corde et grappin, en main Épée → rien",
    ),
    (sheet_with(modifiers=(Modifier("m", "Fièvre", "attack", -1),)), "+ Fièvre", "+ Fièvre"),
    (
        world_with(codewords=("SAULE",), counters=(("alarme", 2), ("ombre", 0))),
        "+ SAULE, Alarme 0 → 2",
        "+ SAULE, Alarme 0 → 2",
    ),
    (world_with(clues=(Clue(212, "coffre"),)), "+ 212 coffre", "+ 212 coffre"),
    (
        world_with(used=("1/2",)),
        "what the book has counted: changed",
        "comptes du livre : changement",
    ),
    (world_with(visited=("1", "2")), "sections read: changed", "sections lues : changement"),
    (replace(HERE, visit=Visit("2")), "section 1 → 2", "section 1 → 2"),
    (FIGHTING, "fight: changed", "combat : changement"),
]


@pytest.mark.parametrize(("after", "en", "fr"), CORRECTIONS)
def test_correction(tongue: int, after: State, en: str, fr: str) -> None:
    assert words().correction(HERE, after) == (en, fr)[tongue]


def test_correction_in_a_fight(tongue: int) -> None:
    weaker = replace(FIGHT, foes=(replace(FIGHT.foes[0], skill=6, now=4),), round=1)
    said = words().correction(FIGHTING, replace(FIGHTING, fight=weaker))
    assert (
        said
        == (
            "Loup, SKILL 7 → 6, Loup, STAMINA 6 → 4, round 2 → 1",
            "Loup, HABILETÉ 7 → 6, Loup, ENDURANCE 6 → 4, assaut 2 → 1",
        )[tongue]
    )


def test_every_field_of_sheet_and_world_shows_in_a_correction() -> None:
    """A field added to the state without words in `correction` makes this fail."""
    other = {
        "name": "x",
        **{name: Stat(1, 1) for name in ("skill", "stamina", "luck")},
        **{name: ("x",) for name in ("talents", "carried", "light", "codewords", "used")},
        **{name: ("x",) for name in ("visited", "path")},
        **{name: "x" for name in ("potion", "wielded")},
        **{name: 99 for name in ("doses", "meals", "gold")},
        **{name: (("x", 9),) for name in ("counters", "stock", "uses")},
        "modifiers": (Modifier("x", "x", "attack", 1),),
        "fights": (("x", "win"),),
        "returns": (Visit("x"),),
        "clues": (Clue(1, "x"),),
        "notes": ("x",),
    }
    fields = [*HERE.sheet.__dataclass_fields__, *World.__dataclass_fields__]
    assert set(fields) == set(other)
    for name in HERE.sheet.__dataclass_fields__:
        assert words().correction(HERE, sheet_with(**{name: other[name]})) != "nothing changed"
    for name in World.__dataclass_fields__:
        assert words().correction(HERE, world_with(**{name: other[name]})) != "nothing changed"
