"""A book's profile: written by one reader, read by another (D2); checks of paper books."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from gamebook_desktop.core.random_play import random_play
from gamebook_desktop.exchange import take_in_book
from gamebook_desktop.games.gamebook import GAME
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.content import BookHead
from gamebook_desktop.games.gamebook.paper_log import foes_to_come, known_at
from gamebook_desktop.games.gamebook.paper_profile import book_id, profile_of
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import State, Visit
from gamebook_desktop.store.book_file import write_book
from gamebook_desktop.store.content import load_model
from gamebook_desktop.store.content_files import Root
from gamebook_desktop.store.game_content import load_game, problems_of
from gamebook_desktop.store.listing import catalogue
from gamebook_desktop.store.paths import Profile, content_root
from gamebook_desktop.ui.desk import BookThereError
from gamebook_desktop.ui.library_words import blurb
from tests.games.gamebook.helpers import play, sheet
from tests.games.gamebook.paper_book import paper, reading

TITLE = "Les Caves de Brisemont"


def evening(rules: Gamebook) -> State:
    """A reader's evening: five sections, two fights, a note, ways on, a mark."""
    return play(
        rules,
        reading("1"),
        do.NoteOffers(("27", "153")),
        do.TurnTo("27"),
        do.AddFoe("Rat", 5, 4),
        do.AddFoe("Chien", 6, 6, 3),
        do.EndFight(),
        do.WriteNote("Revenir avec la corde."),
        do.TurnTo("88"),
        do.MarkHere(),
        do.TurnTo("401"),
        do.AddFoe("Ogre", 9, 12),
    ).state


def brought(profile: Profile, data: dict[str, Any], folder: Path) -> Gamebook:
    """Write a profile as a pack, take it in as another reader does, and load it."""
    own = folder / data["id"]
    own.mkdir(exist_ok=True)
    (own / "book.yaml").write_text(yaml.safe_dump(data, allow_unicode=True), "utf-8")
    try:
        startable = take_in_book(profile, own, replacing=False)
    except BookThereError:
        startable = take_in_book(profile, own, replacing=True)
    roots = [Root(place) for place in profile.content_folders("gamebook")]
    content = load_game(GAME.parts(startable.setup), roots, "gamebook")
    rules = GAME.make_rules(content.parts, startable.setup)
    assert isinstance(rules, Gamebook)
    return rules


def counts(rules: Gamebook) -> tuple[int, int, int]:
    """How many sections, foes and ways on a profile knows."""
    known = rules.rules.paper.known.values() if rules.rules.paper else ()
    return (
        len(known),
        sum(len(section.foes) for section in known),
        sum(len(section.to) for section in known),
    )


def test_what_an_evening_leaves() -> None:
    rules = paper()
    profile = profile_of(evening(rules), rules.book.head, title=TITLE, options={"start_gold": 10})
    assert profile == {
        "id": "les_caves_de_brisemont",
        "title": TITLE,
        "author": "nobody",
        "language": "fr",
        "about": "…",
        "minutes": 1,
        "start": "1",
        "options": {"start_gold": 10},
        "paper": {
            "last": 400,
            "sheet": "plain",
            "known": {
                "1": {"to": ["27", "153"]},
                "27": {
                    "foes": [
                        {"name": "Rat", "skill": 5, "stamina": 4},
                        {"name": "Chien", "skill": 6, "stamina": 6, "damage": 3},
                    ],
                    "to": ["88"],
                    "note": "Revenir avec la corde.",
                },
                "88": {"to": ["401"]},
                "401": {"foes": [{"name": "Ogre", "skill": 9, "stamina": 12}]},
            },
        },
    }
    assert BookHead.model_validate(profile).paper is not None


def test_another_reader_finds_foes_links_and_notes(tmp_path: Path) -> None:
    first = paper()
    data = profile_of(evening(first), first.book.head, title=TITLE)
    rules = brought(Profile(tmp_path / "profile"), data, tmp_path)
    start = play(rules, rules.new(), do.Transcribe(sheet(talents=()), "1"), do.TurnTo("27")).state
    assert [foe.name for foe in foes_to_come(rules.rules, start)] == ["Rat", "Chien"]
    assert known_at(rules.rules, "1").to == ("27", "153")
    assert known_at(rules.rules, "27").note == "Revenir avec la corde."
    assert do.TurnTo("88") in list(rules.legal(start))
    assert do.AddFoe("Rat", 5, 4) in list(rules.legal(start))


def test_d2_taken_in_three_times_over_nothing_doubles(tmp_path: Path) -> None:
    first = paper()
    data = profile_of(evening(first), first.book.head, title=TITLE)
    profile = Profile(tmp_path / "profile")
    found = [counts(brought(profile, data, tmp_path)) for _ in range(3)]
    assert found == [(4, 3, 4)] * 3
    books = catalogue(GAME, [Root(place) for place in profile.content_folders("gamebook")])
    assert (
        sum(book.startable.setup == {"book": data["id"], "sheet": "plain"} for book in books) == 1
    )


def test_d2_read_again_and_written_again_nothing_doubles(tmp_path: Path) -> None:
    """The second reader goes the same way: the profile they write says no more."""
    first = paper()
    data = profile_of(evening(first), first.book.head, title=TITLE)
    rules = brought(Profile(tmp_path / "profile"), data, tmp_path)
    assert profile_of(evening(rules), rules.book.head)["paper"]["known"] == data["paper"]["known"]


def test_what_was_met_last_is_right() -> None:
    known = {27: {"foes": [{"name": "Rat", "skill": 4, "stamina": 3}], "note": "?", "to": [5]}}
    rules = paper(known=known)
    profile = profile_of(evening(rules), rules.book.head)
    assert profile["id"] == "test"
    assert profile["paper"]["known"]["27"] == {
        "foes": [
            {"name": "Rat", "skill": 5, "stamina": 4},
            {"name": "Chien", "skill": 6, "stamina": 6, "damage": 3},
        ],
        "to": ["5", "88"],
        "note": "Revenir avec la corde.",
    }


def test_a_profile_keeps_what_it_started_from() -> None:
    fields = [{"id": "jours", "name": "Jours", "kind": "number", "start": 9}]
    known = {300: {"note": "Sans issue."}, "12bis": {"to": [13]}}
    rules = paper(known=known, fields=fields)
    session = play(rules, reading("1"), do.AddField("Jours restants", "list"), do.SetLast(380))
    found = profile_of(session.state, rules.book.head)["paper"]
    assert found["known"] == {"300": {"note": "Sans issue."}, "12bis": {"to": ["13"]}}
    assert [field["id"] for field in found["fields"]] == ["jours", "jours_restants"]
    assert found["last"] == 380


@pytest.mark.parametrize(
    ("title", "made"),
    [
        ("Les Caves d'Été", "les_caves_d_ete"),
        ("Œuvre n° 3", "uvre_n_3"),
        ("!!!", "livre"),
        ("x" * 60, "x" * 40),
    ],
)
def test_ids_made_of_titles(title: str, made: str) -> None:
    assert book_id(title) == made


# ---------------------------------------------------------------------------- checks
def found_in(text: str, folder: Path, sections: str = "") -> list[tuple[str, int]]:
    """Code and line of all that is wrong with a paper book."""
    own = folder / "books" / "essai"
    own.mkdir(parents=True)
    (own / "book.yaml").write_text(HEAD + text, "utf-8")
    if sections:
        (own / "sections").mkdir()
        (own / "sections" / "a.yaml").write_text(sections, "utf-8")
    content = load_game(
        GAME.parts({"book": "essai", "sheet": "plain"}),
        [Root(content_root() / "gamebook"), Root(folder)],
        "gamebook",
    )
    problems = problems_of(content, GAME.check, GAME.findings())
    assert all(problem.text("en") and problem.text("fr") for problem in problems)
    return [(problem.code, problem.line) for problem in problems]


HEAD = """\
id: essai
title: Essai
author: Nous
language: fr
about: Un livre.
minutes: 60
start: 1
"""
FIELD = "{id: jours, name: Jours, kind: number}"

WRONG: list[tuple[str, str, list[tuple[str, int]]]] = [
    ("paper: {last: 400, sheet: plain}\n", "", []),
    (f"paper:\n  fields:\n  - {FIELD}\n  - {FIELD}\n", "", [("field_twice", 11)]),
    ("paper:\n  last: 300\n  known:\n    301: {note: x}\n", "", [("beyond_last", 11)]),
    ("paper:\n  last: 300\n  known:\n    2:\n      to: [3, 312]\n", "", [("beyond_last", 12)]),
    ("paper:\n  known:\n    2: {to: [9999]}\n", "", []),
    ("options:\n  luck: 3\npaper: {}\n", "", [("option_unknown", 9)]),
    ("paper: {}\n", "sections: {1: {text: Un.}}\n", [("paper_section", 1)]),
]


@pytest.mark.parametrize(("text", "sections", "codes"), WRONG)
def test_what_is_wrong_with_a_paper_book(
    text: str, sections: str, codes: list[tuple[str, int]], tmp_path: Path
) -> None:
    assert found_in(text, tmp_path, sections) == codes


def shipped() -> dict[str, tuple[Gamebook, dict[str, Any]]]:
    """The paper books that come with the program, by id."""
    root = Root(content_root() / "gamebook")
    found = {}
    for listed in catalogue(GAME, [root]):
        setup = listed.startable.setup
        if listed.startable.rank:
            rules = GAME.make_rules(load_game(GAME.parts(setup), [root], "gamebook").parts, setup)
            assert isinstance(rules, Gamebook)
            found[str(setup["book"])] = (rules, setup)
    return found


def test_the_templates_that_come_with_the_program() -> None:
    books = shipped()
    assert sorted(books) == ["livre_df29", "livre_ff"]
    (thief, setup), (plain, other) = books["livre_df29"], books["livre_ff"]
    assert (setup["sheet"], other["sheet"]) == ("df29", "plain")
    assert (thief.sheet.talents_chosen, plain.sheet.talents_chosen) == (3, 0)
    assert (thief.options["potion_doses"], plain.options["potion_doses"]) == (2, 1)
    assert (thief.options["start_gold"], plain.options["start_gold"]) == (5, 0)


@pytest.mark.parametrize(
    ("title", "language", "told"),
    [
        ("", "en", ("livre_ff", "À côté d'un livre : Défis Fantastiques", "fr", "Pour tout livre")),
        (
            "Beside a book: Fighting Fantasy",
            "en",
            ("livre_ff", "À côté d'un livre : Défis Fantastiques", "fr", "Pour tout livre"),
        ),
        ("The Pit", "en", ("the_pit", "The Pit", "en", "For any paper b")),
        ("Le Puits", "fr", ("le_puits", "Le Puits", "fr", "Pour tout livre")),
    ],
)
def test_a_book_of_its_own_is_in_one_language_and_nobody_s(
    title: str, language: str, told: tuple[str, ...], tmp_path: Path
) -> None:
    rules, _ = shipped()["livre_ff"]
    profile = profile_of(evening(rules), rules.book.head, title=title, language=language)
    found = tuple(profile[key] for key in ("id", "title", "language", "about"))
    assert (*found[:3], found[3][:15]) == told
    assert "author" not in profile
    assert ("translations" in profile) is (profile["id"] == "livre_ff")
    write_book(tmp_path, profile)
    text = (tmp_path / "book.yaml").read_text(encoding="utf-8")
    assert "\n\n" not in text
    assert load_model(tmp_path / "book.yaml", BookHead).value == BookHead.model_validate(profile)


def test_the_templates_speak_english_too() -> None:
    root = Root(content_root() / "gamebook")
    found = [line.startable for line in catalogue(GAME, [root]) if line.startable.rank]
    assert [one.told("fr") for one in found] == found
    assert [(one.told("en").title, one.told("en").language) for one in found] == [
        ("Beside a book: the thief (DF29)", "en"),
        ("Beside a book: Fighting Fantasy", "en"),
    ]
    assert [blurb(one.told(tongue).about) for one in found for tongue in ("fr", "en")] == [
        "Votre livre de papier est ouvert sur la table, les dés à côté.",
        "Your paper book lies open on the table, the dice beside it.",
        "Pour tout livre de papier aux règles ordinaires.",
        "For any paper book with the usual rules.",
    ]


@pytest.mark.parametrize("book", ["livre_df29", "livre_ff"])
def test_whatever_a_reader_does_the_sheet_stays_sound(book: str) -> None:
    rules, _ = shipped()[book]
    done: set[type] = set()
    for seed in range(25):
        for session in random_play(rules, seed, 150):
            assert rules.invariants(session.state) == []
            done |= {type(session.last.action)} if session.last else set()
        state: State = session.state
        profile = profile_of(state, rules.book.head)
        assert BookHead.model_validate(profile).paper is not None
    assert {do.AddFoe, do.Attack, do.Flee, do.EndFight, do.TurnTo, do.TakeThing} <= done
    assert {do.Adjust, do.SetField, do.NoteOffers, do.MarkHere, do.TestValue} <= done


def test_a_legal_move_is_always_there_until_the_end() -> None:
    rules, _ = shipped()["livre_ff"]
    state = reading("400")
    assert len(list(rules.legal(state))) < 60
    assert do.TurnTo("401") in list(rules.legal(state))
    assert state.visit == Visit("400")
