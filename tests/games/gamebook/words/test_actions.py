"""Names for undo, headings of questions, options."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.core.session import Override
from gamebook_desktop.core.turn import CHANCE, D6, Question
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.state import Ending, State, Visit, Wound
from tests.games.gamebook import helpers
from tests.games.gamebook.words.paper_cases import BESIDE_PAPER
from tests.games.gamebook.words.small_book import FIGHT, FIGHTING, FLEEING, HERE, WOUNDED, words

ACTIONS: list[tuple[Any, State, str, str]] = [
    (do.RollSheet(), State(), "dice of the sheet", "dés de la feuille"),
    (do.SetSheet(9, 18, 9), State(), "values of the sheet", "valeurs de la feuille"),
    (do.Begin("", (), ""), State(), "start of the adventure", "début de l'aventure"),
    (
        do.Transcribe(helpers.sheet(), "1"),
        State(),
        "adventure taken over",
        "aventure reprise en cours",
    ),
    (do.Choose("3"), HERE, "choice 2 of 1", "choix 2 du 1"),
    (do.Choose("onward"), replace(HERE, visit=Visit("1", onward="2")), "on to 2", "suite au 2"),
    (do.TurnTo("2"), HERE, "turning to 2", "passage au 2"),
    (do.WriteNote("x"), HERE, "note at 1", "note du 1"),
    (do.Engage(), HERE, "start of the fight", "début du combat"),
    (do.Attack(0), FIGHTING, "dice of round 3", "dés de l'assaut 3"),
    (do.Accept(), WOUNDED, "round 2 without luck", "assaut 2 sans Chance"),
    (do.TestLuck(), WOUNDED, "luck in round 2", "Chance de l'assaut 2"),
    (do.Accept(), FLEEING, "flight without luck", "fuite sans Chance"),
    (do.TestLuck(), FLEEING, "luck in flight", "Chance dans la fuite"),
    (do.Flee(), FIGHTING, "flight", "fuite"),
    (do.Eat(), HERE, "meal", "repas"),
    (do.Drink(), HERE, "a dose of Potion of Strength", "une dose de Potion de Vigueur"),
    (do.UseItem("clou"), HERE, "use: Passe-partout", "objet utilisé : Passe-partout"),
    (do.Drop("torche"), HERE, "left behind: Torch", "objet laissé : Torche"),
    (do.Wield("epee"), HERE, "in hand: Sword", "en main : Épée"),
    (do.Buy("meals"), HERE, "purchase: Provisions", "achat : Provisions"),
    (do.Sell("torche"), HERE, "sale: Torch", "vente : Torche"),
    *BESIDE_PAPER,
]


@pytest.mark.parametrize(("action", "before", "en", "fr"), ACTIONS)
def test_action(tongue: int, action: Any, before: State, en: str, fr: str) -> None:
    assert words().action(action, before, before) == (en, fr)[tongue]


HURT = replace(FIGHTING, fight=replace(FIGHT, wounds=(Wound(0, on_hero=True, damage=2),)))
DYING = replace(HURT, sheet=helpers.sheet(stamina=(2, 18)))
ROUNDS = [
    (HURT, replace(HURT, fight=replace(FIGHT, round=3)), "dice of round 3"),
    (DYING, replace(DYING, ending=Ending("death", "", "Loup")), "round 2 without luck"),
    (DYING, replace(DYING, fight=None), "round 2 without luck"),
    (HURT, replace(HURT, fight=None), "dice of round 3"),
]


@pytest.mark.parametrize(("before", "after", "name"), ROUNDS)
def test_a_wound_that_ends_the_fight_names_its_own_round(
    before: State, after: State, name: str
) -> None:
    assert words().action(do.Attack(0), before, after) == name


def test_every_action_is_in_the_table() -> None:
    assert {type(row[0]) for row in ACTIONS} == set(do.ACTIONS)


def test_overrides_are_named(tongue: int) -> None:
    richer = replace(HERE, sheet=replace(HERE.sheet, gold=7))
    back = replace(HERE, visit=Visit("61"))
    said = [
        words().action(Override(richer), HERE, richer),
        words().action(Override(back, "bookmark"), HERE, back),
    ]
    assert (
        said
        == [
            ["correction: gold 5 → 7", "return to the bookmark at 61"],
            ["correction : or 5 → 7", "retour au marque-page du 61"],
        ][tongue]
    )


def roll(why: str, *facts: Any, count: int = 2) -> Question:
    return Question(CHANCE, why, D6, count, repeat=True, facts=facts)


QUESTIONS: list[tuple[Question, int, str, str]] = [
    (roll("skill", 6, count=1), 0, "Skill", "Habileté"),
    (roll("stamina", 12), 1, "Stamina, second die", "Endurance, second dé"),
    (roll("luck", 6, count=1), 0, "Luck", "Chance"),
    (
        roll("attack_foe", "Sergent du guet", 3),
        0,
        "Sergent du guet, first die",
        "Sergent du guet, premier dé",
    ),
    (roll("attack_hero", "Mirre", 3), 1, "Mirre, second die", "Mirre, second dé"),
    (roll("attack_hero", "", 3), 0, "You, first die", "Vous, premier dé"),
    (
        roll("defend_hero", "Mirre", 3),
        0,
        "Mirre in defence, first die",
        "Mirre en défense, premier dé",
    ),
    (roll("ally_foe", "Loup", "Odile"), 0, "Loup, first die", "Loup, premier dé"),
    (roll("ally", "Odile", 3), 0, "Odile, first die", "Odile, premier dé"),
    (
        roll("luck_test", 8),
        0,
        "Luck test, 8 or less, first die",
        "Tentative de Chance, 8 ou moins, premier dé",
    ),
    (
        roll("skill_test", -1),
        0,
        "Skill test, 0 or less, first die",
        "Test d'Habileté, 0 ou moins, premier dé",
    ),
    (
        roll("stamina_test", 18, count=4),
        3,
        "Stamina test, 18 or less, die 4",
        "Test d'Endurance, 18 ou moins, dé 4",
    ),
    (
        roll("table", 0, count=3),
        2,
        "Dice of the section, third die",
        "Dés de la section, troisième dé",
    ),
    (roll("free_roll", 1, count=1), 0, "Your roll", "Votre lancer"),
    (roll("free_roll", 2), 1, "Your roll, second die", "Votre lancer, second dé"),
    (roll("amount", "book", count=1), 0, "Dice of the section", "Dés de la section"),
    (roll("amount", "La chute", count=1), 0, "La chute", "La chute"),
    (
        Question(0, "swap", ("corde", ""), facts=("clou",)),
        0,
        "The bag is full: what do you leave for “Passe-partout”?",
        "Sac plein : que laissez-vous pour « Passe-partout » ?",
    ),
]


@pytest.mark.parametrize(("question", "nth", "en", "fr"), QUESTIONS)
def test_question(tongue: int, question: Question, nth: int, en: str, fr: str) -> None:
    assert words().question(question, nth) == (en, fr)[tongue]


def test_options(tongue: int) -> None:
    swap = Question(0, "swap", ("corde", ""), facts=("clou",))
    assert [words().option(swap, option) for option in swap.options] == [
        ["Leave here: Corde et grappin", "Leave here: Passe-partout"],
        ["Laisser ici : Corde et grappin", "Laisser ici : Passe-partout"],
    ][tongue]
    assert words().option(roll("table", 0), 5) == "5"
