"""What is said beside a paper book: events, names for undo, refusals."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import events as fact
from gamebook_desktop.games.gamebook import events_fight as blow
from gamebook_desktop.games.gamebook import events_paper as noted
from gamebook_desktop.games.gamebook.state import Modifier, OwnField, PaperLog, State
from tests.games.gamebook import helpers

_HERE = helpers.at(helpers.sheet(modifiers=(Modifier("attack Nuit", "Nuit", "attack", -1),)))
HERE = replace(_HERE, paper=PaperLog(own=(OwnField("own_1", "Honneur", "number"),)))

PAPER: list[tuple[Any, str, str, str, str, str]] = [
    (
        noted.FoeAdded("Rat", 5, 4),
        "Rat: SKILL 5, STAMINA 4",
        "Rat : HABILETÉ 5, ENDURANCE 4",
        "sword",
        "neutral",
        "fight",
    ),
    (
        noted.ModeSet("together"),
        "Several foes: all together",
        "Plusieurs adversaires : tous ensemble",
        "sword",
        "neutral",
        "R13",
    ),
    (noted.DiceRolled((4,), 4), "Dice: 4", "Dés : 4", "dice", "neutral", ""),
    (noted.DiceRolled((4, 3), 7), "Dice: 4 + 3 = 7", "Dés : 4 + 3 = 7", "dice", "neutral", ""),
    (
        noted.OffersNoted("88", ("134", "217")),
        "Ways on from 88: 134 or 217",
        "Suites du 88 : 134 ou 217",
        "branch",
        "neutral",
        "",
    ),
    (
        noted.OffersNoted("88", ()),
        "Ways on from 88 taken away.",
        "Suites du 88 effacées.",
        "branch",
        "neutral",
        "",
    ),
    (
        noted.FieldAdded("Honneur"),
        "New on the sheet: Honneur",
        "Nouveau sur la feuille : Honneur",
        "sheet",
        "neutral",
        "",
    ),
    (
        noted.FieldRemoved("Honneur"),
        "No longer on the sheet: Honneur",
        "Retiré de la feuille : Honneur",
        "sheet",
        "neutral",
        "",
    ),
    (
        noted.FieldChanged("Honneur", 3, 4),
        "Honneur 3 → 4",
        "Honneur 3 → 4",
        "sheet",
        "neutral",
        "",
    ),
    (
        noted.FieldChanged("Maudit", False, True),
        "Maudit no → yes",
        "Maudit non → oui",
        "sheet",
        "neutral",
        "",
    ),
    (
        noted.LastSet(400, 380),
        "Last section of the book: 380",
        "Dernière section du livre : 380",
        "book",
        "neutral",
        "",
    ),
    (
        noted.Marked("88", True),
        "Section 88 marked.",
        "Section 88 marquée.",
        "bookmark",
        "neutral",
        "",
    ),
    (
        noted.Marked("88", False),
        "Mark at 88 taken away.",
        "Marque du 88 retirée.",
        "bookmark",
        "neutral",
        "",
    ),
    (
        noted.BeyondBook("412", 400),
        "412 is beyond this book of 400 sections, noted all the same.",
        "Le 412 dépasse ce livre de 400 sections, noté quand même.",
        "warn",
        "neutral",
        "",
    ),
    (
        noted.BeyondBook("2", 1),
        "2 is beyond this book of 1 section, noted all the same.",
        "Le 2 dépasse ce livre de 1 section, noté quand même.",
        "warn",
        "neutral",
        "",
    ),
    (
        fact.Begun("Tam", (), ""),
        "The adventure begins.",
        "L'aventure commence.",
        "book",
        "neutral",
        "talents",
    ),
    (
        fact.GoldChanged(5, 17, "paper"),
        "+12 gold pieces (5 → 17): as the book says",
        "+12 pièces d'or (5 → 17) : selon le livre",
        "coin",
        "good",
        "",
    ),
    (
        blow.FightEnded("stopped", 3, 4),
        "Fight ended by the book: 3 rounds, −4 STAMINA",
        "Combat arrêté par le livre : 3 assauts, −4 ENDURANCE",
        "flag",
        "neutral",
        "fight",
    ),
    (
        fact.Died("book_end"),
        "The book ends in death here.",
        "Ici, le livre s'achève par la mort.",
        "skull",
        "bad",
        "death",
    ),
    (fact.Ended("victory", ""), "Ending: victory", "Fin : victoire", "flag", "good", ""),
    (fact.Ended("defeat", ""), "Ending: defeat", "Fin : défaite", "flag", "bad", ""),
]

BESIDE_PAPER: list[tuple[Any, State, str, str]] = [
    (do.RollDice(1), HERE, "roll of 1 die", "lancer de 1 dé"),
    (do.RollDice(3), HERE, "roll of 3 dice", "lancer de 3 dés"),
    (do.TestValue("luck"), HERE, "luck test", "tentative de Chance"),
    (do.TestValue("skill"), HERE, "skill test", "test d'Habileté"),
    (do.TestValue("stamina", 4), HERE, "stamina test", "test d'Endurance"),
    (do.AddFoe("Rat", 5, 4), HERE, "foe: Rat", "adversaire : Rat"),
    (
        do.SetMode("together"),
        HERE,
        "several foes: all together",
        "plusieurs adversaires : tous ensemble",
    ),
    (do.EndFight(), HERE, "end of the fight", "fin du combat"),
    (do.Adjust("stamina", -2), HERE, "−2 STAMINA", "−2 ENDURANCE"),
    (do.Adjust("luck", 1), HERE, "+1 LUCK", "+1 CHANCE"),
    (do.Adjust("gold", 5), HERE, "+5 gold pieces", "+5 pièces d'or"),
    (do.Adjust("meals", -1), HERE, "−1 meal", "−1 repas"),
    (do.Adjust("doses", 2), HERE, "+2 doses", "+2 doses"),
    (
        do.AddModifier("Nuit", -2),
        HERE,
        "Nuit: −2 to Attack Strength",
        "Nuit : −2 à la Force d'Attaque",
    ),
    (
        do.LiftModifier("attack Nuit"),
        HERE,
        "no longer in force: Nuit",
        "n'a plus cours : Nuit",
    ),
    (do.TakeThing("Corde"), HERE, "taken: Corde", "objet pris : Corde"),
    (do.NoteWord("grisou"), HERE, "codeword: grisou", "mot de code : grisou"),
    (
        do.StrikeWord("grisou"),
        HERE,
        "codeword crossed out: grisou",
        "mot de code rayé : grisou",
    ),
    (do.NoteOffers(("5",)), HERE, "ways on from 1", "suites du 1"),
    (do.AddField("Jours", "number"), HERE, "new field: Jours", "nouveau champ : Jours"),
    (do.RemoveField("own_1"), HERE, "field taken away: Honneur", "champ retiré : Honneur"),
    (do.SetField("own_1", 3), HERE, "Honneur", "Honneur"),
    (do.SetLast(380), HERE, "last section of the book", "dernière section du livre"),
    (do.MarkHere(), HERE, "mark at 1", "marque du 1"),
    (do.EndBook("victory"), HERE, "end of the book", "fin du livre"),
]

PAPER_REFUSALS: list[tuple[str, tuple[Any, ...], str, str]] = [
    (
        "single_block",
        (),
        "A single foe stands for all of them: nobody else joins it.",
        "Un seul adversaire les vaut tous : aucun autre ne s'y ajoute.",
    ),
    (
        "not_on_paper",
        (),
        "That is for paper books only.",
        "Cela ne vaut qu'à côté d'un livre de papier.",
    ),
    (
        "luck_not_on_wounds",
        (),
        "These rules have no luck test on a wound.",
        "Ces règles n'ont pas de tentative de Chance sur une blessure.",
    ),
    ("name_needed", (), "A name is needed.", "Il faut un nom."),
    ("nothing_changes", (), "That would change nothing.", "Cela ne changerait rien."),
    (
        "no_potion",
        (),
        "There is no potion on the sheet.",
        "Il n'y a pas de potion sur la feuille.",
    ),
    (
        "no_such_modifier",
        (),
        "Nothing of the kind is in force.",
        "Rien de tel n'est en vigueur.",
    ),
    (
        "no_such_field",
        (),
        "There is no such field on the sheet.",
        "La feuille n'a pas ce champ.",
    ),
    ("name_too_long", (60,), "A name has 60 characters at most.", "Un nom a 60 signes au plus."),
    (
        "section_unwritten",
        ("1234567",),
        "“1234567” is no section: 1 to 6 characters are written.",
        "« 1234567 » n'est pas une section : on écrit de 1 à 6 signes.",
    ),
    (
        "not_known",
        ("melee",),
        "These rules do not know “melee”.",
        "Ces règles ne connaissent pas « melee ».",
    ),
    ("word_there", ("grisou",), "Already written down: grisou.", "Déjà noté : grisou."),
    ("no_such_word", ("grisou",), "Not written down: grisou.", "Pas noté : grisou."),
    (
        "too_many_offers",
        (60,),
        "A section has 60 ways on at most.",
        "Une section a 60 suites au plus.",
    ),
    (
        "too_many_foes",
        (12,),
        "A fight has 12 foes at most.",
        "Un combat a 12 adversaires au plus.",
    ),
    (
        "field_there",
        ("Honneur",),
        "The sheet has this field already: Honneur.",
        "La feuille a déjà ce champ : Honneur.",
    ),
    (
        "too_many_fields",
        (40,),
        "A sheet has 40 fields of its own at most.",
        "Une feuille a 40 champs à elle au plus.",
    ),
    (
        "field_value",
        ("Honneur",),
        "This cannot stand there: Honneur.",
        "Cela ne peut pas s'y écrire : Honneur.",
    ),
    *[
        ("out_of_range", (what, 1, 6), f"{en} lies between 1 and 6.", f"{fr} : de 1 à 6.")
        for what, en, fr in (
            ("gold", "Gold", "Or"),
            ("meals", "The number of meals", "Nombre de repas"),
            ("doses", "The number of doses", "Nombre de doses"),
            ("dice", "The number of dice", "Nombre de dés"),
            ("damage", "What a wound takes", "Perte par blessure"),
            ("change", "The change", "Changement"),
            ("modifier", "The change", "Changement"),
            ("last", "The last section", "Dernière section"),
        )
    ],
]
