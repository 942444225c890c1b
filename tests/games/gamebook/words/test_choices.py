"""What stands under a choice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.games.gamebook.content import Choice
from gamebook_desktop.games.gamebook.state import Modifier
from gamebook_desktop.ui.design.icons import ICONS
from tests.games.gamebook import helpers
from tests.games.gamebook.words.small_book import words

OUT: dict[str, Any] = {"success": {"to": 2}, "failure": {"to": 3}}

CHOICES: list[tuple[dict[str, Any], list[tuple[str, str, str, str]]]] = [
    ({"to": 2}, []),
    (
        {"test": {"kind": "skill", **OUT}},
        [
            (
                "dice",
                "Skill test: 2 dice, 9 or less · 83%",
                "Test d'Habileté : 2 dés, 9 ou moins · 83 %",
                "neutral",
            )
        ],
    ),
    (
        {"test": {"kind": "luck", "modifier": -1, **OUT}},
        [
            (
                "luck",
                "Luck test: 2 dice, 8 − 1 = 7 or less · 58%",
                "Tentative de Chance : 2 dés, 8 − 1 = 7 ou moins · 58 %",
                "neutral",
            ),
            (
                "luck",
                "Costs 1 LUCK point, you have 8",
                "Coûte 1 point de CHANCE, vous en avez 8",
                "neutral",
            ),
        ],
    ),
    (
        {"test": {"kind": "stamina", "dice": 4, "modifier": 11, **OUT}},
        [
            (
                "dice",
                "Stamina test: 4 dice, 12 + 11 = 23 or less · 99.9%",
                "Test d'Endurance : 4 dés, 12 + 11 = 23 ou moins · 99,9 %",
                "neutral",
            )
        ],
    ),
    (
        {"table": {"dice": 1, "plus": 1, "ranges": [{"least": 2, "most": 7, "to": 2}]}},
        [("dice", "Dice decide: 1 die +1", "Les dés décident : 1 dé +1", "neutral")],
    ),
    (
        {"number": {"prompt": "Quel numéro ?", "right": {7: 2}, "wrong": {}}},
        [("pencil", "Quel numéro ?", "Quel numéro ?", "neutral")],
    ),
    (
        {"to": 2, "cost": {"gold": 1, "meals": 2, "stamina": 3, "luck": 1, "item": "corde"}},
        [
            (
                "coin",
                "Costs 1 gold piece, you have 7",
                "Coûte 1 pièce d'or, vous en avez 7",
                "neutral",
            ),
            ("meal", "Costs 2 meals, you have 10", "Coûte 2 repas, vous en avez 10", "neutral"),
            (
                "heart",
                "Costs 3 STAMINA points, you have 12",
                "Coûte 3 points d'ENDURANCE, vous en avez 12",
                "neutral",
            ),
            (
                "luck",
                "Costs 1 LUCK point, you have 8",
                "Coûte 1 point de CHANCE, vous en avez 8",
                "neutral",
            ),
            ("bag", "Costs Corde et grappin", "Coûte Corde et grappin", "neutral"),
        ],
    ),
    ({"to": 2, "cost": {"gold": 8, "meals": 11, "stamina": 12, "luck": 9, "item": "clou"}}, []),
    (
        {"to": 2, "when": {"any": [{"talent": "monte_en_l_air"}, {"item": "corde"}]}},
        [
            ("check", "Climber", "Monte-en-l'Air", "good"),
            ("check", "Corde et grappin", "Corde et grappin", "good"),
        ],
    ),
    ({"to": 2, "when": {"any": [{"talent": "crocheteur"}, {"codeword": "SAULE"}]}}, []),
]


@pytest.mark.parametrize(("choice", "notes"), CHOICES)
def test_choice_notes(
    tongue: int, choice: dict[str, Any], notes: list[tuple[str, str, str, str]]
) -> None:
    sheet = helpers.sheet(stamina=(12, 18), luck=(8, 10), gold=7)
    state = helpers.at(replace(sheet, carried=(*sheet.carried, "corde")), codewords=("SAULE",))
    said = words().choice_notes(Choice.model_validate({"text": "…", **choice}), state)
    assert list(said) == [(icon, (en, fr)[tongue], tone) for icon, en, fr, tone in notes]
    assert all(note.icon in ICONS for note in said)


@pytest.mark.parametrize(
    ("luck", "by", "asked", "limit"),
    [(6, 1, 0, "6 + 1 = 7"), (8, 1, -1, "8 + 1 − 1 = 8"), (1, -3, 0, "0"), (3, -3, 0, "3 − 3 = 0")],
)
def test_a_test_names_what_changes_its_limit(luck: int, by: int, asked: int, limit: str) -> None:
    modifiers = (Modifier("cross", "Croix", "luck_test", by), Modifier("x", "Fer", "skill_test", 1))
    state = helpers.at(replace(helpers.sheet(luck=(luck, 10)), modifiers=modifiers))
    test = {"kind": "luck", "modifier": asked, **OUT}
    choice = Choice.model_validate({"text": "…", "test": test})
    asks, because, _ = words().choice_notes(choice, state)
    assert f", {limit} or less" in asks.text
    assert because.text == f"Croix {'+' if by > 0 else '−'}{abs(by)}"
    assert because.icon in ICONS
