"""The printed sheet: what stands on it, blank and filled, and that it stays one page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.games.gamebook.met_foes import MetFoe
from gamebook_desktop.games.gamebook.panel.exports import drawn_pages
from gamebook_desktop.games.gamebook.panel.sheet_facts import (
    PrintedSheet,
    Slot,
    blank_sheet,
    filled_sheet,
)
from gamebook_desktop.games.gamebook.panel.sheet_pdf import sheet_pages
from gamebook_desktop.games.gamebook.state import Clue, Modifier, Note, PaperLog, State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_documents import BLANK, MAP, SHEET
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.pdf import pdf
from tests.games.gamebook.helpers import at, game, play, sheet
from tests.pdf_text import page_texts

HEAD: dict[str, Any] = {
    "items": {
        "cle": {"name": "Clé d'étain"},
        "huile": {"name": "Fiole d'huile"},
        "sceau": {"name": "Sceau", "kind": "token"},
        **{f"objet{n}": {"name": f"Objet numéro {n} au nom vraiment bien long"} for n in range(9)},
    },
    "counters": {"bruit": {"name": "Bruit", "start": 2}, "cache": {}},
}
KIT = ("epee", "armure_de_cuir", "lanterne", "torche", "briquet")


@pytest.fixture(autouse=True)
def _look(look: object) -> None:
    """Set back afterwards."""


def words(**head: Any) -> GamebookWords:
    return GamebookWords(game(**{**HEAD, **head}))


def filled(state: State, foes: tuple[MetFoe, ...] = (), **head: Any) -> PrintedSheet:
    return filled_sheet(words(**head), "Sept clés", state, foes)


def printed(sheet: PrintedSheet) -> list[str]:
    """The lines of the page; there is only one."""
    (page,) = page_texts(pdf(sheet_pages(sheet), ""))
    return page.split("\n")


# ------------------------------------------------------------------ what stands on it
def test_the_bag_has_its_places_with_what_is_used_crossed() -> None:
    carried = (*KIT, "cle", "huile", "sceau")
    made = filled(at(sheet(meals=8, doses=1, carried=carried)))
    assert made.bag == (
        Slot("Provisions", 10, 2),
        Slot("Potion of Strength", 2, 1),
        Slot("Clé d'étain"),
        Slot("Fiole d'huile"),
        Slot(),
        Slot(),
    )
    assert made.worn == (
        "Sword (in hand)",
        "Leather armour",
        "Lantern",
        "Torch",
        "Tinderbox",
        "Sceau",
    )


@pytest.mark.parametrize(("meals", "slot"), [(13, (13, 0)), (10, (10, 0)), (1, (10, 9))])
def test_meals_beyond_the_first_ten_have_boxes_too(meals: int, slot: tuple[int, int]) -> None:
    made = filled(at(sheet(meals=meals)))
    assert (made.bag[0].boxes, made.bag[0].used) == slot


def test_values_have_a_box_for_each_point_up_to_the_initial_or_above() -> None:
    made = filled(at(sheet(skill=(8, 10), stamina=(20, 18), luck=(0, 12))))
    assert [(v.now, v.initial, v.boxes) for v in made.values] == [
        (8, 10, 10),
        (20, 18, 20),
        (0, 12, 12),
    ]


def test_marks_are_codewords_counters_fields_and_what_is_in_force() -> None:
    modifier = Modifier("m", "Cut hand", "attack", -1)
    state = at(sheet(modifiers=(modifier,)), codewords=("Corbeau",))
    paper = {
        "fields": [
            {"id": "honneur", "name": "Honneur", "kind": "number", "start": 3},
            {"id": "blesse", "name": "Blessure", "kind": "yes_no"},
            {"id": "noms", "name": "Noms", "kind": "list"},
        ]
    }
    log = PaperLog(fields=(("honneur", 5), ("noms", "Ada\nBob")))
    made = filled(replace(state, paper=log), paper=paper)
    assert made.marks == (
        "Corbeau",
        "Bruit: 2",
        "Honneur: 5",
        "Blessure: no",
        "Noms: Ada, Bob",
        "Cut hand: −1 to Attack Strength, until further notice",
    )


def test_notes_are_clues_then_notes_by_section() -> None:
    notes = (Note("88", "deux"), Note("9", "un", True))
    made = filled(at(sheet(), notes=notes, clues=(Clue(14, "marches"),)))
    assert made.notes == (("14", "marches"), ("9", "un"), ("88", "deux"))


def test_a_blank_sheet_has_places_to_write_in() -> None:
    made = blank_sheet(words(), "Sept clés")
    assert [(v.now, v.initial, v.boxes) for v in made.values] == [
        (None, None, 12),
        (None, None, 24),
        (None, None, 12),
    ]
    assert made.bag == (Slot("Provisions", 10), Slot("Potion: ", 2), *[Slot()] * 4)
    assert len(made.talents) == 7
    assert not any(mine for _, mine in made.talents)
    assert made.marks == ("Bruit: ",)
    assert (made.name, made.place, made.gold, made.notes, made.foes) == ("", "", None, (), ())


# ------------------------------------------------------------------ on paper
@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ["ADVENTURE SHEET", "SKILL", "STAMINA", "LUCK", "BAG", "TALENTS", "GOLD"]),
        ("fr", ["HABILETÉ", "ENDURANCE", "CHANCE"]),
    ],
)
def test_the_page_says_all_of_it(
    language: Callable[[str], None], code: str, expected: list[str]
) -> None:
    language(code)
    theme().set(language=code)
    foes = (MetFoe("12", "Sergent", 6, 8, 3),)
    lines = printed(filled(at(sheet(gold=7), section="147", clues=(Clue(14, "marches"),)), foes))
    for text in (*expected, "Mirre", "Sept clés", "7", "14", "marches", "Sergent", "12", "8 → 3"):
        assert text in lines
    assert sum("147" in line for line in lines) == 1


def test_a_blank_page_says_what_to_write() -> None:
    lines = printed(blank_sheet(words(), "Sept clés"))
    for text in ("Name", "Provisions", "Potion:", "3 to choose", "ENCOUNTERS WITH MONSTERS"):
        assert text in lines
    assert lines.count("STAMINA") == 1 + 12
    assert "0" not in lines


FULL = at(
    sheet(
        stamina=(24, 24),
        meals=99,
        doses=9,
        gold=9999,
        carried=(*KIT, *(f"objet{n}" for n in range(9))),
        modifiers=tuple(Modifier(f"m{n}", "Long " * 20, "attack", -1) for n in range(9)),
    ),
    codewords=tuple(f"Mot{n}" for n in range(60)),
    notes=tuple(Note(str(n), "une note bien longue " * 30) for n in range(60)),
)


@pytest.mark.parametrize("what", [SHEET, BLANK])
def test_it_is_one_page_however_much_there_is(what: str) -> None:
    rules = game(**HEAD)
    session = play(rules, FULL)
    assert len(drawn_pages(what, session, GamebookWords(rules), "Titre " * 40)) == 1


def test_too_much_is_cut_with_an_ellipsis() -> None:
    foes = tuple(MetFoe(str(n), f"Rat {n}", 5, 5, 0) for n in range(15))
    lines = printed(filled(FULL, foes))
    assert {"99", "9999"} <= set(lines)
    assert any(line.startswith("0 une note") for line in lines)
    assert any(line.endswith("…") for line in lines)
    assert [line for line in lines if line.startswith("Rat")] == [f"Rat {n}" for n in range(3, 15)]


def test_a_sheet_without_talents_has_room_for_equipment_instead() -> None:
    rules = game()
    plain = replace(rules.rules, sheet=rules.rules.sheet.model_copy(update={"talents": {}}))
    names = GamebookWords(rules)
    names.names.rules = plain
    lines = printed(filled_sheet(names, "Livre", at(sheet()), ()))
    assert "TALENTS" not in lines
    assert {"EQUIPMENT", "Sword (in hand)", "Tinderbox"} <= set(lines)


def test_a_bag_without_limit_has_as_many_lines_as_fit() -> None:
    names = GamebookWords(game(**HEAD))
    rules = names.names.rules
    names.names.rules = replace(rules, sheet=rules.sheet.model_copy(update={"bag": 99}))
    lines = printed(filled_sheet(names, "Livre", FULL, ()))
    assert "Objet numéro 3 au nom vraiment bien long" in lines
    assert any(line.startswith("Objet numéro 4") and line.endswith("…") for line in lines)
    assert not any("place" in line for line in lines)
    blank = printed(blank_sheet(names, "Livre"))
    assert {"Provisions", "Potion:"} <= set(blank)
    assert "3" not in blank


# ------------------------------------------------------------------ the map
def test_the_map_of_a_short_play_is_one_page_with_its_sections() -> None:
    sections = {
        1: {"choices": [{"text": "a", "to": 27}, {"text": "b", "to": 153}]},
        27: {},
        153: {},
    }
    rules = game(sections)
    state = at(sheet())
    world = replace(state.world, visited=("1", "27"), path=("1", "27"))
    state = replace(state, world=world, visit=replace(state.visit, section="27"))
    (page,) = page_texts(
        pdf(drawn_pages(MAP, play(rules, state), GamebookWords(rules), "Livre"), "")
    )
    assert {"1", "27", "153", "Livre", "Map of the sections"} <= set(page.split("\n"))
