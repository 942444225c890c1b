"""Refusals and conditions in words."""

from __future__ import annotations

from typing import Any

import pytest

from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.core.turn import CHANCE, D6, Question
from gamebook_desktop.games.gamebook.content_effects import Condition
from tests.games.gamebook.words.paper_cases import PAPER_REFUSALS
from tests.games.gamebook.words.small_book import words

DICE = Question(CHANCE, "attack_hero", D6, 2, repeat=True, facts=("Mirre", 3))

REFUSALS: list[tuple[str, tuple[Any, ...], str, str]] = [
    (
        "answer_first",
        (DICE,),
        "A question is open: answer it first.",
        "Une question attend : répondez-y d'abord.",
    ),
    (
        "bad_answer",
        (DICE, (7, 1)),
        "Asked for: 2 dice, each from 1 to 6.",
        "Il faut 2 dés, de 1 à 6.",
    ),
    (
        "bad_answer",
        (Question(0, "swap", ("corde", ""), facts=("clou",)), ("x",)),
        "This is no answer to the question.",
        "Ce n'est pas une réponse à la question.",
    ),
    ("nothing_asked", (), "Nothing is being asked.", "Rien n'est demandé."),
    (
        "undo_forbidden",
        (UndoPolicy.OFF,),
        "This play allows no undo.",
        "Cette partie ne permet pas de revenir en arrière.",
    ),
    (
        "undo_forbidden",
        (UndoPolicy.NOT_PAST_CHANCE,),
        "In this play, dice stay rolled.",
        "Dans cette partie, les dés lancés restent lancés.",
    ),
    (
        "closed",
        (Condition(talent="crocheteur"),),
        "You need the talent Lockpick.",
        "Il faut le talent Crocheteur.",
    ),
    (
        "cannot_pay_gold",
        (5, 3),
        "This costs 5 gold pieces, you have 3.",
        "Cela coûte 5 pièces d'or, vous en avez 3.",
    ),
    (
        "cannot_pay_meals",
        (1, 0),
        "This costs 1 meal, you have 0.",
        "Cela coûte 1 repas, vous en avez 0.",
    ),
    (
        "cannot_pay_luck",
        (2, 1),
        "This costs 2 LUCK points, you have 1.",
        "Cela coûte 2 points de CHANCE, vous en avez 1.",
    ),
    (
        "cannot_pay_stamina",
        (2, 2),
        "This costs 2 STAMINA points; with 2 it would be death.",
        "Cela coûte 2 points d'ENDURANCE ; avec 2, ce serait la mort.",
    ),
    (
        "cannot_pay_item",
        ("corde",),
        "This costs an item you do not have: Corde et grappin.",
        "Cela coûte un objet que vous n'avez pas : Corde et grappin.",
    ),
    ("not_carried", ("torche",), "Not on the sheet: Torch.", "Pas sur la feuille : Torche."),
    (
        "out_of_range",
        ("skill", 7, 12),
        "SKILL lies between 7 and 12.",
        "HABILETÉ : de 7 à 12.",
    ),
    (
        "talents_three",
        (3,),
        "It takes exactly 3 different talents.",
        "Il faut exactement 3 talents différents.",
    ),
    (
        "talent_unknown",
        ("vol",),
        "These rules know no talent vol.",
        "Ces règles ne connaissent pas le talent vol.",
    ),
    (
        "potion_unknown",
        ("",),
        "One of the potions has to be chosen.",
        "Il faut choisir une des potions.",
    ),
    ("foe_out", ("Loup",), "Loup is out of the fight.", "Loup est hors de combat."),
    (
        "not_your_turn",
        ("Loup",),
        "One after the other: Loup comes first.",
        "Tour à tour : Loup vient d'abord.",
    ),
    (
        "flight_too_late",
        (),
        "The wound that waits already ends this fight: go on.",
        "La blessure en attente met déjà fin à ce combat : continuez.",
    ),
    ("flight_too_early", (3,), "No flight before round 3.", "Pas de fuite avant l'assaut 3."),
    (
        "section_unknown",
        ("401",),
        "This book has no section 401.",
        "Ce livre n'a pas de section 401.",
    ),
    (
        "luck_cannot_succeed",
        (1,),
        "With LUCK at 1 the test cannot succeed.",
        "Avec une CHANCE de 1, la tentative ne peut pas réussir.",
    ),
    ("meal_in_fight", (), "No meal during a fight.", "Pas de repas pendant un combat."),
    *PAPER_REFUSALS,
]


@pytest.mark.parametrize(("reason", "facts", "en", "fr"), REFUSALS)
def test_refusal(tongue: int, reason: str, facts: tuple[Any, ...], en: str, fr: str) -> None:
    assert words().refusal(reason, facts) == (en, fr)[tongue]


SECRET = (
    "Something you have not lived through yet opens this.",
    "Quelque chose que vous n'avez pas encore vécu ouvre ce choix.",
)

CONDITIONS: list[tuple[dict[str, Any], str, str]] = [
    (
        {"any": [{"talent": "crocheteur"}, {"item": "clou"}]},
        "You need the talent Lockpick or “Passe-partout”.",
        "Il faut le talent Crocheteur ou « Passe-partout ».",
    ),
    (
        {"talent": "crocheteur", "gold": 5},
        "You need the talent Lockpick and 5 gold pieces.",
        "Il faut le talent Crocheteur et 5 pièces d'or.",
    ),
    (
        {"meals": 1, "any": [{"gold": 2}, {"item": "clou"}, {"wields": "dague"}]},
        "You need 1 meal, and 2 gold pieces, “Passe-partout” or “Dague d'argent” in hand.",
        "Il faut 1 repas, et 2 pièces d'or, « Passe-partout » ou « Dague d'argent » en main.",
    ),
    (
        {"any": [{"all": [{"gold": 5}, {"item": "clou"}]}, {"talent": "crocheteur"}]},
        "You need the talent Lockpick, or 5 gold pieces and “Passe-partout”.",
        "Il faut le talent Crocheteur, ou 5 pièces d'or et « Passe-partout ».",
    ),
    (
        {"potion": "vigueur"},
        "You need a dose of Potion of Strength.",
        "Il faut une dose de Potion de Vigueur.",
    ),
    ({"skill": {"least": 9}}, "You need SKILL of 9 or more.", "Il faut une HABILETÉ de 9 ou plus."),
    ({"luck": {"most": 4}}, "You need LUCK of 4 or less.", "Il faut une CHANCE de 4 ou moins."),
    (
        {"stamina": {"least": 5, "most": 8}},
        "You need STAMINA of 5 to 8.",
        "Il faut une ENDURANCE de 5 à 8.",
    ),
    ({"skill": {"least": 9, "most": 9}}, "You need SKILL of 9.", "Il faut une HABILETÉ de 9."),
    (
        {"not": {"skill": {"least": 9}}},
        "You need SKILL of 8 or less.",
        "Il faut une HABILETÉ de 8 ou moins.",
    ),
    (
        {"not": {"skill": {"least": 5, "most": 8}}},
        "You need SKILL of 4 or less, or 9 or more.",
        "Il faut une HABILETÉ de 4 ou moins, ou 9 ou plus.",
    ),
    (
        {"not": {"item": "corde"}},
        "You need to be without “Corde et grappin”.",
        "Il faut ne pas avoir « Corde et grappin ».",
    ),
    (
        {"not": {"any": [{"item": "corde"}, {"not": {"gold": 1}}]}},
        "You need 1 gold piece and to be without “Corde et grappin”.",
        "Il faut 1 pièce d'or et ne pas avoir « Corde et grappin ».",
    ),
    ({"codeword": "SAULE"}, *SECRET),
    ({"visited": 12}, *SECRET),
    ({"counter": {"id": "ombre", "least": 2}}, *SECRET),
    ({"any": [{"codeword": "SAULE"}, {"visited": 12}]}, *SECRET),
    (
        {"not": {"codeword": "SAULE"}},
        "Something you have already lived through closes this.",
        "Quelque chose que vous avez déjà vécu ferme ce choix.",
    ),
    (
        {"any": [{"codeword": "SAULE"}, {"talent": "crocheteur"}]},
        "You need something lived through before or the talent Lockpick.",
        "Il faut quelque chose de vécu plus tôt ou le talent Crocheteur.",
    ),
    (
        {"talent": "crocheteur", "not": {"visited": 12}},
        "You need the talent Lockpick and nothing in your past against it.",
        "Il faut le talent Crocheteur et que rien dans votre passé ne s'y oppose.",
    ),
    (
        {"counter": {"id": "alarme", "most": 2}},
        "You need Alarme 2 or less.",
        "Il faut Alarme 2 ou moins.",
    ),
]


@pytest.mark.parametrize(("condition", "en", "fr"), CONDITIONS)
def test_condition(tongue: int, condition: dict[str, Any], en: str, fr: str) -> None:
    assert words().condition(Condition.model_validate(condition)) == (en, fr)[tongue]
