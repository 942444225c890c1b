"""Turning to sections: effects done once, detours, notes, counters."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from gamebook_desktop.core.session import Session
from gamebook_desktop.games.gamebook.actions import (
    Choose,
    Engage,
    TurnTo,
    UseItem,
    WriteNote,
)
from gamebook_desktop.games.gamebook.choices import offered
from gamebook_desktop.games.gamebook.content_effects import Effects
from gamebook_desktop.games.gamebook.events import (
    ClueFound,
    CodewordNoted,
    CodewordStruck,
    Counted,
    Entered,
    GoldChanged,
    NoteWritten,
)
from gamebook_desktop.games.gamebook.state import (
    Clue,
    Note,
    State,
    Visit,
)
from tests.games.gamebook.helpers import (
    at,
    book,
    closed_choices,
    events,
    fight,
    game,
    open_choices,
    play,
    refused,
    sheet,
)


def done(
    *effects: dict[str, Any], world: dict[str, Any] | None = None, **head: Any
) -> Session[State]:
    """Effects done on the way from 1 to 2."""
    sections = {1: {"choices": [{"text": "…", "to": 2, "effects": list(effects)}]}, 2: {}}
    return play(game(sections, **head), at(sheet(), **(world or {})), Choose("2"))


def test_entry_effects_are_done_on_the_first_visit_only() -> None:
    rules = game(
        {
            1: {"choices": [{"text": "…", "to": 2}]},
            2: {
                "effects": [{"gold": 2}],
                "each_time": [{"gold": -1}],
                "choices": [{"text": "…", "to": 1}],
            },
        }
    )
    session = play(rules, at(sheet()), Choose("2"), Choose("1"), Choose("2"))
    assert events(session, GoldChanged) == [
        GoldChanged(5, 7, "book"),
        GoldChanged(7, 6, "book"),
        GoldChanged(6, 5, "book"),
    ]
    assert session.state.world.visited == ("1", "2")
    assert session.state.world.path == ("1", "2", "1", "2")


def test_an_effect_happens_where_its_condition_holds() -> None:
    session = done(
        {"gold": 1, "when": {"talent": "pas_de_loup"}},
        {"gold": 10, "when": {"talent": "crocheteur"}},
        {"codeword": "LUNE"},
        {"gold": 100, "when": {"codeword": "LUNE"}},
    )
    assert session.state.sheet.gold == 106, "each condition is asked when its turn comes"


def test_codewords_are_written_down_once_and_crossed_out() -> None:
    session = done({"codeword": "LUNE"}, {"codeword": "LUNE"}, {"codeword": "ASH"})
    assert session.state.world.codewords == ("LUNE", "ASH")
    assert events(session, CodewordNoted) == [CodewordNoted("LUNE"), CodewordNoted("ASH")]
    session = done({"forget": "LUNE"}, {"forget": "ASH"}, world={"codewords": ("LUNE",)})
    assert session.state.world.codewords == ()
    assert events(session, CodewordStruck) == [CodewordStruck("LUNE")]


HOURS = {"counters": {"heures": {"name": "Heures", "start": 3, "least": 1, "most": 5}}}


@pytest.mark.parametrize(
    ("effect", "after"),
    [
        ({"by": 1}, 4),
        ({"by": -1}, 2),
        ({"by": 9}, 5),
        ({"by": -9}, 1),
        ({"at": 2}, 2),
        ({"at": 50}, 5),
        ({"at": 0}, 1),
    ],
)
def test_counters_stay_within_their_bounds(effect: dict[str, int], after: int) -> None:
    session = done({"counter": "heures", **effect}, **HOURS)
    assert session.state.world.counters == (("heures", after),)
    assert events(session, Counted) == [Counted("heures", 3, after)]


def test_a_counter_the_book_does_not_declare_starts_at_nothing() -> None:
    session = done({"counter": "x", "by": -4}, {"counter": "x", "by": 1})
    assert events(session, Counted) == [Counted("x", 0, -4), Counted("x", -4, -3)]
    assert session.state.world.counters == (("x", -3),)


def test_R36_clues_and_notes_of_the_book() -> None:
    clue, note = {"clue": 107, "about": "Le puits"}, {"note": "Le puits sonne creux."}
    session = done(clue, clue, note, note)
    assert session.state.world.clues == (Clue(107, "Le puits"),)
    assert session.state.world.notes == (Note("1", "Le puits sonne creux.", by_book=True),)
    assert events(session, ClueFound, NoteWritten) == [
        ClueFound(107, "Le puits"),
        NoteWritten("1", "Le puits sonne creux."),
    ]


def test_a_note_of_the_reader_is_one_a_section_and_can_be_removed() -> None:
    start = at(sheet(), notes=(Note("1", "livre", by_book=True), Note("9", "ailleurs")))
    session = play(game(), start, WriteNote("un"), WriteNote("deux"))
    assert session.state.world.notes[-1] == Note("1", "deux")
    assert len(session.state.world.notes) == 3
    session.do(WriteNote(""))
    assert session.state.world.notes == start.world.notes
    assert events(session, NoteWritten)[-1] == NoteWritten("1", "")


@pytest.mark.parametrize(
    "said",
    [
        {"give": "x", "take": "y", "gold": 1},
        {"gol": 1},
        {"counter": "x"},
        {"counter": "x", "by": 1, "at": 1},
        {"change": "charm", "by": 1},
        {"change": "skill"},
        {"modifier": "x", "name": "X", "on": "gold", "by": 1},
        {},
    ],
)
def test_an_effect_outside_the_vocabulary_is_no_effect(said: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        book({1: {"effects": [said]}})


@pytest.mark.parametrize(
    "kind",
    [
        {"change": "skill", "by": 1},
        {"restore": "skill"},
        {"gold": 1},
        {"meals": 1},
        {"doses": 1},
        {"give": "x"},
        {"take": "x"},
        {"codeword": "x"},
        {"forget": "x"},
        {"counter": "x", "by": 1},
        {"modifier": "x", "name": "X", "on": "attack", "by": 1},
        {"lift": "x"},
        {"note": "x"},
        {"clue": 1, "about": "x"},
    ],
)
def test_every_kind_of_effect_is_read_carried_out_and_told(kind: dict[str, Any]) -> None:
    start: dict[str, Any] = {"codewords": ("x",)} if "forget" in kind else {}
    held = sheet((5, 9), carried=("x",)) if "take" in kind else sheet((5, 9))
    if "lift" in kind:
        kinds = [{"modifier": "x", "name": "X", "on": "attack", "by": 1}, kind]
    else:
        kinds = [kind]
    effects: Effects = book({1: {"effects": kinds}}).sections["1"].effects
    assert len(effects) == len(kinds)
    sections = {1: {"choices": [{"text": "…", "to": 2, "effects": kinds}]}, 2: {}}
    session = play(game(sections), at(held, **start), Choose("2"))
    assert len(events(session)) == len(kinds) + 2, "chosen, done, entered"


def test_turning_by_hand() -> None:
    rules = game({1: {}, 2: {"effects": [{"gold": 1}]}})
    session = play(rules, at(sheet()), TurnTo("2"), TurnTo("1"), TurnTo("2"))
    assert session.state.sheet.gold == 6
    assert [event for event in events(session, Entered) if event.by_hand] == [
        Entered("2", by_hand=True),
        Entered("1", by_hand=True),
        Entered("2", by_hand=True),
    ]
    assert refused(session, TurnTo("401")) == ("section_unknown", "401", "")


def test_a_section_the_book_lost_can_be_left_for_the_start() -> None:
    rules = game({1: {}})
    lost = at(sheet(), "120")
    assert offered(rules.rules, lost) == ()
    assert next(iter(rules.legal(lost))) == TurnTo("1")
    assert play(rules, lost, TurnTo("1")).state.visit == Visit("1")


HUB = {
    1: {
        "each_time": [{"gold": 1}],
        "choices": [
            {"text": "…", "to": 2, "detour": True},
            {
                "text": "…",
                "id": "jump",
                "test": {"kind": "skill", "success": {}, "failure": {}},
            },
            {"text": "…", "to": 5},
        ],
    },
    2: {
        "each_time": [{"meals": -1}],
        "choices": [{"text": "…", "back": True}, {"text": "…", "to": 3, "detour": True}],
    },
    3: {"choices": [{"text": "…", "back": True}, {"text": "…", "to": 4}]},
    4: {"choices": [{"text": "…", "back": True}]},
    5: {"choices": [{"text": "…", "back": True}, {"text": "…", "to": 1}]},
}


def test_a_detour_comes_back_and_repeats_nothing() -> None:
    rules = game(HUB)
    session = play(rules, at(sheet()), Choose("2"), Choose("back"))
    assert (session.state.visit, session.state.world.returns) == (Visit("1"), ())
    assert session.state.sheet.gold == 5, "each_time of section 1 is not done again"
    assert session.state.world.path == ("1", "2", "1")


def test_detours_within_detours_come_back_in_reverse() -> None:
    session = play(game(HUB), at(sheet()), Choose("2"), Choose("3"), Choose("4"))
    assert [visit.section for visit in session.state.world.returns] == ["1", "2"]
    session.do(Choose("back"))
    assert session.state.visit.section == "2"
    session.do(Choose("back"))
    assert session.state.visit.section == "1"
    assert session.state.sheet.meals == 9, "each_time of section 2 was done once"


def test_back_without_a_detour_is_not_there() -> None:
    rules = game(HUB)
    session = play(rules, at(sheet()), Choose("5"))
    assert (open_choices(rules, session.state), closed_choices(rules, session.state)) == (
        ["1"],
        {},
    )
    assert refused(session, Choose("back")) == ("no_such_choice", "back", "")


def test_what_was_tried_before_a_detour_stays_tried() -> None:
    rules = game(HUB)
    session = play(rules, at(sheet()), Choose("jump"), Choose("2"), Choose("back"), dice=[(6, 6)])
    assert closed_choices(rules, session.state) == {"jump": "choice_used"}


def test_a_way_on_that_is_settled_outlives_a_detour() -> None:
    test = {"kind": "skill", "success": {}, "failure": {"to": 3, "text": "Tu tombes."}}
    sections = {
        1: {"choices": [{"id": "jump", "text": "…", "test": test}]},
        2: {"choices": [{"text": "…", "back": True}]},
        3: {},
    }
    rules = game(sections, items={"carte": {"name": "Carte", "use": {"to": 2, "keep": True}}})
    session = play(
        rules,
        at(sheet(carried=("carte",), wielded="")),
        *[Choose("jump"), UseItem("carte"), Choose("back")],
        dice=[(6, 6)],
    )
    assert open_choices(rules, session.state) == ["onward"]


def test_a_fight_that_waits_outlives_a_detour() -> None:
    sections = {
        1: {"choices": [{"text": "…", "to": 4}]},
        4: {**fight(), "choices": [{"text": "…", "to": 2, "detour": True}]},
        2: {"choices": [{"text": "…", "back": True}]},
    }
    session = play(game(sections), at(sheet()), *map(Choose, ("4", "2", "back")))
    assert session.state.visit == Visit("4", "open")
    session.do(Engage())
    assert session.state.fight is not None


def test_a_detour_that_fails_leaves_no_way_back_behind() -> None:
    test = {"kind": "skill", "success": {"to": 2}, "failure": {"text": "Raté."}}
    sections = {
        1: {
            "choices": [
                {"id": "slip", "text": "…", "test": test, "detour": True},
                {"text": "…", "to": 5},
            ]
        },
        2: {"choices": [{"text": "…", "back": True}]},
        5: {"choices": [{"text": "…", "back": True}]},
    }
    rules = game(sections)
    failed = play(rules, at(sheet()), Choose("slip"), dice=[(6, 6)])
    assert failed.state.world.returns == ()
    assert open_choices(rules, play(rules, failed.state, Choose("5")).state) == []
    passed = play(rules, at(sheet()), Choose("slip"), Choose("back"), dice=[(1, 1)])
    assert passed.state.visit == Visit("1", tried=("slip",))


def test_a_detour_by_a_result_with_words_comes_back_too() -> None:
    test = {"kind": "skill", "success": {"to": 2, "text": "Ouf."}, "failure": {}}
    sections = {
        1: {"choices": [{"id": "slip", "text": "…", "test": test, "detour": True}]},
        2: {"choices": [{"text": "…", "back": True}]},
    }
    session = play(
        game(sections), at(sheet()), *map(Choose, ("slip", "onward", "back")), dice=[(1, 1)]
    )
    assert session.state.visit == Visit("1", tried=("slip",))
    assert session.state.world.returns == ()


def test_A37_undo_of_a_detour_leaves_no_stale_return() -> None:
    rules = game(HUB)
    session = play(rules, at(sheet()), Choose("2"), Choose("3"))
    session.undo()
    session.do(Choose("back"))
    assert (session.state.visit.section, session.state.world.returns) == ("1", ())
    session.undo()
    session.undo()
    assert session.state == at(sheet())
    session.do(Choose("5"))
    assert open_choices(rules, session.state) == ["1"]
