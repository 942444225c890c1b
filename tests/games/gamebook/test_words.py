"""The gamebook's sentences, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from gamebook_desktop.core.session import Override, UndoPolicy
from gamebook_desktop.core.turn import CHANCE, D6, Question
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import events as fact
from gamebook_desktop.games.gamebook.content import Choice
from gamebook_desktop.games.gamebook.content_effects import Condition
from gamebook_desktop.games.gamebook.state import (
    Clue,
    Ending,
    Fight,
    Foe,
    Modifier,
    Stat,
    State,
    Visit,
    Wound,
    World,
)
from gamebook_desktop.games.gamebook.totals import Term
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_names import modifier, option, option_value
from gamebook_desktop.games.gamebook.words_text import added_up, at_most, percent
from gamebook_desktop.ui.design.icons import ICONS
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
    return GamebookWords(helpers.game(SECTIONS, items=ITEMS, counters=COUNTERS))


@pytest.fixture(params=["en", "fr"])
def tongue(request: pytest.FixtureRequest, language: Callable[[str], None]) -> Iterator[int]:
    """0 in English, 1 in French: the place in the pairs below."""
    language(request.param)
    yield ("en", "fr").index(request.param)


EVENTS: list[tuple[Any, str, str, str, str, str]] = [
    (
        fact.SheetRolled(9, 18, 11, (3, 2, 4, 5)),
        "The sheet begins with SKILL 9, STAMINA 18 and LUCK 11.",
        "La feuille commence avec HABILETÉ 9, ENDURANCE 18 et CHANCE 11.",
        "dice",
        "neutral",
        "creation",
    ),
    (
        fact.Begun("Mirre", ("crocheteur", "pas_de_loup", "cache_tampon"), "adresse"),
        "The adventure begins: Lockpick, Silent step, Finder and Potion of Skill.",
        "L'aventure commence : Crocheteur, Pas de Loup, Cache-Tampon et Potion d'Adresse.",
        "book",
        "neutral",
        "talents",
    ),
    (
        fact.Transcribed("Mirre", "61"),
        "Adventure taken over at section 61.",
        "Aventure reprise à la section 61.",
        "book",
        "neutral",
        "creation",
    ),
    (fact.Entered("2"), "", "", "info", "neutral", ""),
    (
        fact.Entered("2", by_hand=True),
        "Turned to 2 by hand.",
        "Passage au 2, à la main.",
        "pencil",
        "neutral",
        "",
    ),
    (fact.Chosen("1", "Là."), "Choice: Là.", "Choix : Là.", "arrow", "neutral", ""),
    (fact.Told("La corde tient."), "La corde tient.", "La corde tient.", "book", "neutral", ""),
    (
        fact.StatChanged("stamina", 14, 12, 12, "L'ardoise casse."),
        "−2 STAMINA (14 → 12): L'ardoise casse.",
        "−2 ENDURANCE (14 → 12) : L'ardoise casse.",
        "heart",
        "bad",
        "stamina",
    ),
    (
        fact.StatChanged("stamina", 10, 14, 14, "meal"),
        "+4 STAMINA (10 → 14): a meal",
        "+4 ENDURANCE (10 → 14) : un repas",
        "heart",
        "good",
        "meals",
    ),
    (
        fact.StatChanged("skill", 6, 9, 11, "book"),
        "+3 SKILL (6 → 9), 2 beyond the Initial",
        "+3 HABILETÉ (6 → 9), 2 au-delà du départ",
        "sword",
        "good",
        "R15",
    ),
    (
        fact.StatChanged("luck", 9, 9, 11, "book"),
        "LUCK is already at its Initial",
        "CHANCE déjà au départ",
        "luck",
        "neutral",
        "R3",
    ),
    (
        fact.StatChanged("stamina", 20, 20, 20, "potion"),
        "STAMINA is already at its Initial: a dose of potion",
        "ENDURANCE déjà au départ : une dose de potion",
        "heart",
        "neutral",
        "potions",
    ),
    (
        fact.StatChanged("luck", 9, 8, 8, "luck_test"),
        "LUCK 9 → 8",
        "CHANCE 9 → 8",
        "luck",
        "neutral",
        "R1",
    ),
    (
        fact.StatChanged("luck", 0, 0, -1, "luck_test"),
        "LUCK stays at 0: testing luck",
        "CHANCE reste à 0 : tentative de Chance",
        "luck",
        "neutral",
        "R2",
    ),
    (
        fact.StatChanged("skill", 1, 0, -2, "book"),
        "−1 SKILL (1 → 0)",
        "−1 HABILETÉ (1 → 0)",
        "sword",
        "bad",
        "skill",
    ),
    (
        fact.InitialChanged("luck", 9, 10, "potion"),
        "Initial LUCK 9 → 10: a dose of potion",
        "CHANCE de départ 9 → 10 : une dose de potion",
        "luck",
        "good",
        "R26",
    ),
    (
        fact.InitialChanged("skill", 9, 8, "book"),
        "Initial SKILL 9 → 8",
        "HABILETÉ de départ 9 → 8",
        "sword",
        "bad",
        "R15",
    ),
    (
        fact.GoldChanged(5, 4, "cost"),
        "−1 gold piece (5 → 4): the price of the choice",
        "−1 pièce d'or (5 → 4) : le prix du choix",
        "coin",
        "bad",
        "R35",
    ),
    (
        fact.GoldChanged(5, 8, "Sous la dalle."),
        "+3 gold pieces (5 → 8): Sous la dalle.",
        "+3 pièces d'or (5 → 8) : Sous la dalle.",
        "coin",
        "good",
        "",
    ),
    (fact.GoldChanged(0, 0, "book"), "Gold unchanged", "Or inchangé", "coin", "neutral", "R35"),
    (
        fact.MealsChanged(10, 9, "meal"),
        "Meal eaten, 9 left",
        "Repas pris, il en reste 9",
        "meal",
        "neutral",
        "meals",
    ),
    (
        fact.MealsChanged(8, 10, "bought"),
        "+2 meals (8 → 10): bought",
        "+2 repas (8 → 10) : achat",
        "meal",
        "good",
        "R23",
    ),
    (
        fact.MealsChanged(0, 0, "book"),
        "Meals unchanged",
        "Repas inchangés",
        "meal",
        "neutral",
        "R23",
    ),
    (
        fact.DosesChanged("vigueur", 2, 1),
        "Potion of Strength: 1 dose left",
        "Potion de Vigueur : 1 dose restante",
        "potion",
        "neutral",
        "R24",
    ),
    (
        fact.ItemGained("corde"),
        "Received: Corde et grappin",
        "Objet reçu : Corde et grappin",
        "bag",
        "good",
        "R29",
    ),
    (
        fact.ItemLost("corde", "taken"),
        "Lost: Corde et grappin",
        "Objet perdu : Corde et grappin",
        "bag",
        "neutral",
        "",
    ),
    (
        fact.ItemLost("torche", "dropped"),
        "Left behind: Torch",
        "Objet laissé : Torche",
        "bag",
        "neutral",
        "",
    ),
    (
        fact.ItemLost("clou", "paid"),
        "Paid: Passe-partout",
        "Objet donné en paiement : Passe-partout",
        "bag",
        "neutral",
        "",
    ),
    (
        fact.ItemLost("clou", "sold"),
        "Sold: Passe-partout",
        "Objet vendu : Passe-partout",
        "bag",
        "neutral",
        "",
    ),
    (
        fact.ItemLost("clou", "used"),
        "Used up: Passe-partout",
        "Objet épuisé : Passe-partout",
        "bag",
        "neutral",
        "",
    ),
    (
        fact.ItemRefused("corde"),
        "The bag is full, left there: Corde et grappin",
        "Sac plein, objet laissé : Corde et grappin",
        "bag",
        "neutral",
        "R29",
    ),
    (
        fact.ItemUsed("clou"),
        "Used: Passe-partout",
        "Objet utilisé : Passe-partout",
        "bag",
        "neutral",
        "",
    ),
    (
        fact.PlaceFreed("meals"),
        "Provisions: nothing left, a place in the bag is free",
        "Provisions : plus rien, une place se libère dans le sac",
        "bag",
        "neutral",
        "R31",
    ),
    (fact.Wielded("epee"), "In hand: Sword", "En main : Épée", "sword", "neutral", "R17"),
    (fact.Wielded(""), "Nothing in hand.", "Mains nues.", "sword", "neutral", "R17"),
    (
        fact.CodewordNoted("SAULE"),
        "Codeword written down: SAULE",
        "Mot de code noté : SAULE",
        "note",
        "neutral",
        "",
    ),
    (
        fact.CodewordStruck("SAULE"),
        "Codeword crossed out: SAULE",
        "Mot de code rayé : SAULE",
        "note",
        "neutral",
        "",
    ),
    (fact.Counted("alarme", 2, 3), "Alarme 2 → 3", "Alarme 2 → 3", "flag", "neutral", ""),
    (fact.Counted("ombre", 2, 3), "", "", "info", "neutral", ""),
    (
        fact.ModifierBegan("Tuiles mouillées", "attack", -1),
        "Tuiles mouillées: −1 to Attack Strength",
        "Tuiles mouillées : −1 à la Force d'Attaque",
        "clock",
        "neutral",
        "R19",
    ),
    (
        fact.ModifierEnded("Tuiles mouillées"),
        "No longer in force: Tuiles mouillées",
        "N'est plus en vigueur : Tuiles mouillées",
        "clock",
        "neutral",
        "R19",
    ),
    (
        fact.NoteWritten("61", "Revenir ici."),
        "Note at 61: Revenir ici.",
        "Note du 61 : Revenir ici.",
        "note",
        "neutral",
        "",
    ),
    (
        fact.NoteWritten("61", ""),
        "Note at 61 removed.",
        "Note du 61 effacée.",
        "note",
        "neutral",
        "",
    ),
    (
        fact.ClueFound(212, "le chiffre du coffre"),
        "Number to remember: 212, le chiffre du coffre",
        "Numéro à retenir : 212, le chiffre du coffre",
        "note",
        "neutral",
        "R36",
    ),
    (
        fact.Tested("skill", (3, 4), 9, True),
        "SKILL test passed: 3 + 4 = 7, 9 or less was needed.",
        "Test d'HABILETÉ réussi : 3 + 4 = 7, il fallait 9 ou moins.",
        "dice",
        "good",
        "R21",
    ),
    (
        fact.Tested("stamina", (6, 6, 4, 4), 18, False),
        "STAMINA test failed: 6 + 6 + 4 + 4 = 20, 18 or less was needed.",
        "Test d'ENDURANCE manqué : 6 + 6 + 4 + 4 = 20, il fallait 18 ou moins.",
        "dice",
        "bad",
        "R38",
    ),
    (
        fact.LuckTested((2, 4), 9, True),
        "Lucky: 2 + 4 = 6, 9 or less was needed.",
        "Coup de chance : 2 + 4 = 6, il fallait 9 ou moins.",
        "luck",
        "good",
        "R1",
    ),
    (
        fact.LuckTested((5, 6), 12, True),
        "Lucky: 5 + 6 = 11, 12 or less was needed.",
        "Coup de chance : 5 + 6 = 11, il fallait 12 ou moins.",
        "luck",
        "good",
        "R4",
    ),
    (
        fact.LuckTested((1, 1), -1, False),
        "Unlucky: 1 + 1 = 2, 0 or less was needed.",
        "Malchance : 1 + 1 = 2, il fallait 0 ou moins.",
        "luck",
        "bad",
        "R2",
    ),
    (fact.TableRolled((4,), 4), "Dice: 4", "Dés : 4", "dice", "neutral", ""),
    (
        fact.TableRolled((3, 5), 9),
        "Dice: 3 + 5 + 1 = 9",
        "Dés : 3 + 5 + 1 = 9",
        "dice",
        "neutral",
        "",
    ),
    (
        fact.NumberTyped(212, True),
        "Number 212: the right one.",
        "Numéro 212 : c'est le bon.",
        "key",
        "good",
        "R36",
    ),
    (
        fact.NumberTyped(3, False),
        "Number 3: not the right one.",
        "Numéro 3 : ce n'est pas le bon.",
        "key",
        "bad",
        "R36",
    ),
    (
        fact.FightBegan(("Loup",), "in_turn"),
        "Fight: Loup",
        "Combat : Loup",
        "sword",
        "neutral",
        "fight",
    ),
    (
        fact.FightBegan(("Loup", "Chien"), "together"),
        "Fight: Loup and Chien (all together)",
        "Combat : Loup et Chien (tous ensemble)",
        "sword",
        "neutral",
        "R13",
    ),
    (
        fact.Clashed(3, "Sergent", (2, 4), 15, (6, 5), 19, "hit"),
        "Round 3, Sergent: 19 against 15, you hit.",
        "Assaut 3, Sergent : 19 contre 15, vous touchez.",
        "sword",
        "good",
        "fight_4",
    ),
    (
        fact.Clashed(2, "Sergent", (5, 2), 16, (1, 3), 12, "wound"),
        "Round 2, Sergent: 12 against 16, you take a wound.",
        "Assaut 2, Sergent : 12 contre 16, vous recevez une blessure.",
        "heart",
        "bad",
        "fight_5",
    ),
    (
        fact.Clashed(1, "Sergent", (4, 1), 14, (3, 3), 14, "parry"),
        "Round 1, Sergent: 14 against 14, both blows are parried.",
        "Assaut 1, Sergent : 14 contre 14, les deux coups sont parés.",
        "shield",
        "neutral",
        "R6",
    ),
    (
        fact.Clashed(1, "Chien", (1, 1), 8, (3, 3), 14, "parry"),
        "Round 1, Chien: 14 against 8, the attack is held off.",
        "Assaut 1, Chien : 14 contre 8, l'attaque est tenue à distance.",
        "shield",
        "neutral",
        "R13",
    ),
    (
        fact.Clashed(1, "Statue", (1, 1), 10, (3, 3), 14, "miss"),
        "Round 1, Statue: 14 against 10, the blow lands and does no harm.",
        "Assaut 1, Statue : 14 contre 10, le coup porte sans faire de mal.",
        "shield",
        "neutral",
        "R39",
    ),
    (
        fact.Clashed(1, "Loup", (1, 1), 8, (3, 3), 13, "hit", "Odile"),
        "Round 1, Loup: Odile, 13 against 8, a hit.",
        "Assaut 1, Loup : Odile, 13 contre 8, coup porté.",
        "sword",
        "good",
        "R13",
    ),
    (
        fact.Clashed(1, "Loup", (6, 6), 18, (3, 3), 13, "wound", "Odile"),
        "Round 1, Loup: Odile, 13 against 18, a wound.",
        "Assaut 1, Loup : Odile, 13 contre 18, blessure reçue.",
        "heart",
        "bad",
        "R13",
    ),
    (
        fact.FoeWounded("Sergent", 8, 6),
        "Sergent: −2 STAMINA (8 → 6)",
        "Sergent : −2 ENDURANCE (8 → 6)",
        "sword",
        "good",
        "fight_4",
    ),
    (
        fact.FoeWounded("Sergent", 8, 4, True),
        "Sergent: −4 STAMINA (8 → 4), lucky",
        "Sergent : −4 ENDURANCE (8 → 4), coup de chance",
        "sword",
        "good",
        "R8",
    ),
    (
        fact.HeroWounded("Sergent", 14, 12),
        "−2 STAMINA (14 → 12): Sergent",
        "−2 ENDURANCE (14 → 12) : Sergent",
        "heart",
        "bad",
        "fight_5",
    ),
    (
        fact.HeroWounded("Sergent", 10, 7, False, flight=True),
        "−3 STAMINA (10 → 7): in flight, Sergent, unlucky",
        "−3 ENDURANCE (10 → 7) : fuite, Sergent, malchance",
        "heart",
        "bad",
        "R11",
    ),
    (
        fact.HeroWounded("Rat", 10, 10, True),
        "no STAMINA lost: Rat, lucky",
        "aucune ENDURANCE perdue : Rat, coup de chance",
        "heart",
        "bad",
        "R8",
    ),
    (
        fact.AllyWounded("Odile", 8, 6),
        "Odile: −2 STAMINA (8 → 6)",
        "Odile : −2 ENDURANCE (8 → 6)",
        "heart",
        "bad",
        "R13",
    ),
    (fact.FoeFell("Loup", False), "Loup falls.", "Loup succombe.", "skull", "good", "fight_7"),
    (
        fact.FoeFell("Loup", True),
        "Loup gives up the fight.",
        "Loup abandonne le combat.",
        "flag",
        "good",
        "fight",
    ),
    (
        fact.FightEnded("win", 3, 4),
        "Fight won: 3 rounds, −4 STAMINA",
        "Combat gagné : 3 assauts, −4 ENDURANCE",
        "flag",
        "good",
        "fight",
    ),
    (
        fact.FightEnded("flight", 1, 2),
        "Fight left in flight: 1 round, −2 STAMINA",
        "Combat quitté en fuyant : 1 assaut, −2 ENDURANCE",
        "flag",
        "neutral",
        "R11",
    ),
    (
        fact.FightEnded("limit", 5, 0),
        "Fight broken off: 5 rounds",
        "Combat interrompu : 5 assauts",
        "flag",
        "neutral",
        "fight",
    ),
    (
        fact.FightEnded("defeat", 4, 12),
        "Fight lost: 4 rounds, −12 STAMINA",
        "Combat perdu : 4 assauts, −12 ENDURANCE",
        "flag",
        "bad",
        "fight",
    ),
    (
        fact.Died("Sergent"),
        "STAMINA at 0, the adventure ends here: Sergent",
        "ENDURANCE à 0, l'aventure s'arrête ici : Sergent",
        "skull",
        "bad",
        "death",
    ),
    (
        fact.Ended("victory", "La guilde"),
        "Ending: La guilde",
        "Fin : La guilde",
        "flag",
        "good",
        "",
    ),
    (fact.Ended("death", "Le puits"), "Ending: Le puits", "Fin : Le puits", "flag", "bad", ""),
]


@pytest.mark.parametrize(("event", "en", "fr", "icon", "tone", "rule"), EVENTS)
def test_event(tongue: int, event: Any, en: str, fr: str, icon: str, tone: str, rule: str) -> None:
    said = words()
    assert said.event(event) == (en, fr)[tongue]
    assert (said.event_icon(event), said.event_tone(event)) == (icon, tone)
    assert said.event_rule(event) == rule
    assert icon in ICONS


def test_every_event_is_in_the_table() -> None:
    assert {type(row[0]) for row in EVENTS} == set(fact.EVENTS)


def test_what_is_no_event_has_no_words() -> None:
    with pytest.raises(TypeError):
        words().event(object())


def test_change_and_cause_apart() -> None:
    line = words().line(fact.StatChanged("stamina", 14, 12, 12, "L'ardoise casse."))
    assert (line.lead, line.cause) == ("−2 STAMINA (14 → 12)", "L'ardoise casse.")


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ((fact.Chosen("1", "Là."), fact.Entered("2")), 0),
        ((fact.Chosen("1", "x"), fact.Tested("skill", (1, 2), 9, True), fact.Told("Oui.")), 1),
        (
            (
                fact.LuckTested((1, 2), 9, True),
                fact.StatChanged("luck", 9, 8, 8, "luck_test"),
                fact.Entered("2"),
            ),
            0,
        ),
        ((fact.MealsChanged(10, 9, "meal"), fact.StatChanged("stamina", 10, 14, 14, "meal")), 1),
        ((fact.Entered("2"),), None),
    ],
)
def test_message_line_tells_the_last_fact_of_weight(
    events: tuple[Any, ...], told: int | None
) -> None:
    assert words().news(events) == (None if told is None else events[told])


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
        {"meals": 1, "any": [{"talent": "crocheteur"}, {"item": "clou"}, {"wields": "dague"}]},
        "You need 1 meal, and the talent Lockpick, “Passe-partout” or “Dague d'argent” in hand.",
        "Il faut 1 repas, et le talent Crocheteur, « Passe-partout » ou « Dague d'argent » en main.",
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
        "You need to be without “Corde et grappin” and 1 gold piece.",
        "Il faut ne pas avoir « Corde et grappin » et 1 pièce d'or.",
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
                "Luck test: 2 dice, 7 or less · 58%",
                "Tentative de Chance : 2 dés, 7 ou moins · 58 %",
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
                "Stamina test: 4 dice, 23 or less · 99.9%",
                "Test d'Endurance : 4 dés, 23 ou moins · 99,9 %",
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


FIGHT = Fight("in_turn", (Foe("Loup", 7, 6, 6),), round=2)
HERE = helpers.at(helpers.sheet())
FIGHTING = replace(HERE, fight=FIGHT)
WOUNDED = replace(FIGHTING, fight=replace(FIGHT, wounds=(Wound(0, on_hero=False, damage=2),)))

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
    (do.Flee(), FIGHTING, "flight", "fuite"),
    (do.Eat(), HERE, "meal", "repas"),
    (do.Drink(), HERE, "a dose of Potion of Strength", "une dose de Potion de Vigueur"),
    (do.UseItem("clou"), HERE, "use: Passe-partout", "objet utilisé : Passe-partout"),
    (do.Drop("torche"), HERE, "left behind: Torch", "objet laissé : Torche"),
    (do.Wield("epee"), HERE, "in hand: Sword", "en main : Épée"),
    (do.Buy("meals"), HERE, "purchase: Provisions", "achat : Provisions"),
    (do.Sell("torche"), HERE, "sale: Torch", "vente : Torche"),
]


@pytest.mark.parametrize(("action", "before", "en", "fr"), ACTIONS)
def test_action(tongue: int, action: Any, before: State, en: str, fr: str) -> None:
    assert words().action(action, before, before) == (en, fr)[tongue]


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


VALUES = ("Skill 9/9 · Stamina 12/18 · Luck 8/10", "Habileté 9/9 · Endurance 12/18 · Chance 8/10")
SHEET = helpers.sheet(stamina=(12, 18), luck=(8, 10))
READING = helpers.at(SHEET, "212")

PLACES: list[tuple[State, str, str]] = [
    (State(SHEET), "Talents and potion not yet chosen", "Talents et potion à choisir"),
    (READING, "Section 212", "Section 212"),
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
        **{name: ("x",) for name in ("talents", "carried", "codewords", "used", "visited", "path")},
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


def test_terms(tongue: int) -> None:
    terms = (
        Term("base", 9),
        Term("weapon", 1, "dague"),
        Term("cap", -1),
        Term("modifier", -1, "Fièvre"),
        Term("cap", 2),
    )
    assert (
        words().terms(terms)
        == (
            (
                ("Base", "9"),
                ("Dague d'argent", "+1"),
                ("Not above the Initial", "−1"),
                ("Fièvre", "−1"),
                ("Not below 0", "+2"),
            ),
            (
                ("Base", "9"),
                ("Dague d'argent", "+1"),
                ("Pas au-dessus du départ", "−1"),
                ("Fièvre", "−1"),
                ("Pas sous 0", "+2"),
            ),
        )[tongue]
    )


@pytest.mark.parametrize(
    ("found", "en", "fr"),
    [
        (
            Modifier("m", "Fièvre", "attack", -1, "fight"),
            "−1 to Attack Strength, this fight",
            "−1 à la Force d'Attaque, ce combat",
        ),
        (
            Modifier("m", "Fièvre", "luck_test", 1, "sections", 2),
            "+1 to LUCK tests, 2 more sections",
            "+1 aux tentatives de CHANCE, encore 2 sections",
        ),
        (
            Modifier("m", "Fièvre", "damage_taken", 1),
            "+1 to wounds received, until further notice",
            "+1 aux blessures reçues, jusqu'à nouvel ordre",
        ),
    ],
)
def test_modifier_in_force(tongue: int, found: Modifier, en: str, fr: str) -> None:
    assert modifier(found) == ("Fièvre", (en, fr)[tongue])


def test_options_of_the_rules(tongue: int) -> None:
    options = helpers.OPTIONS.root
    assert option(options["potion_doses"]) == ("Doses in a potion", "Doses par potion")[tongue]
    values = [True, False, 2, "shown", "hidden", "in_turn", "together", "one_roll"]
    assert [option_value(value) for value in values] == [
        [
            *("yes", "no", "2", "shown, with the reason", "hidden"),
            *("one after the other", "all together", "all together, one roll of yours"),
        ],
        [
            *("oui", "non", "2", "montrés, avec la raison", "cachés"),
            *("tour à tour", "tous ensemble", "tous ensemble, un seul lancer de votre part"),
        ],
    ][tongue]


@pytest.mark.parametrize(
    ("share", "en", "fr"),
    [
        (Fraction(30, 36), "83%", "83 %"),
        (Fraction(0), "0%", "0 %"),
        (Fraction(1), "100%", "100 %"),
        (Fraction(1, 1296), "0.1%", "0,1 %"),
        (Fraction(1, 7776), "0.1%", "0,1 %"),
        (Fraction(7775, 7776), "99.9%", "99,9 %"),
    ],
)
def test_percent(tongue: int, share: Fraction, en: str, fr: str) -> None:
    assert percent(share) == (en, fr)[tongue]


def test_chance_of_two_dice_by_luck() -> None:
    """The luck row of the odds table: 0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36 of 36."""
    ways = [at_most(2, limit) * 36 for limit in range(14)]
    assert ways == [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36, 36]


@pytest.mark.parametrize(
    ("faces", "total", "said"),
    [
        ((4,), None, "4"),
        ((3, 4), None, "3 + 4 = 7"),
        ((3, 5), 9, "3 + 5 + 1 = 9"),
        ((3,), 1, "3 − 2 = 1"),
    ],
)
def test_added_up(faces: tuple[int, ...], total: int | None, said: str) -> None:
    assert added_up(faces, total) == said
