"""Sections and items that got new ids under a save (A22, A23)."""

from __future__ import annotations

from typing import Any

from gamebook_desktop.games.gamebook.actions import (
    Choose,
    TurnTo,
    Wield,
    WriteNote,
)
from gamebook_desktop.games.gamebook.state import (
    Note,
    State,
    Visit,
    World,
)
from tests.games.gamebook.helpers import (
    at,
    closed_choices,
    fight,
    game,
    open_choices,
    play,
    sheet,
)

RENAMED = {"2": "22", "corde": "cordelette", "old": "new"}


def renamed_book() -> dict[str, Any]:
    """A book that gave section 2 the number 22, and the rope another name."""
    return {
        "sections": {
            1: {
                "choices": [
                    {"text": "…", "to": 22, "once": True},
                    {"text": "…", "id": "new", "to": 1, "once": True},
                ],
                "shop": {"sells": [{"item": "cordelette", "price": 1, "stock": 2}]},
            },
            22: {
                **fight(),
                "choices": [
                    {"text": "…", "id": "won", "to": 1, "after": "win"},
                    {"text": "…", "id": "rope", "to": 1, "when": {"item": "cordelette"}},
                ],
            },
        },
        "head": {
            "renamed": RENAMED,
            "items": {"cordelette": {"name": "Corde", "kind": "weapon", "bonus": {"skill": -2}}},
        },
    }


def test_A22_a_state_with_old_ids_is_read_with_the_new_ones() -> None:
    made = renamed_book()
    rules = game(made["sections"], **made["head"])
    old = State(
        sheet(carried=("epee", "corde"), wielded="corde"),
        World(
            used=("1/2", "1/old"),
            stock=(("1/corde", 0),),
            uses=(("corde", 1),),
            fights=(("2", "win"),),
            visited=("1", "2"),
            path=("1", "2"),
            returns=(Visit("2", tried=("old",)),),
            notes=(Note("2", "…"),),
        ),
        Visit("2", "win"),
        begun=True,
    )
    assert open_choices(rules, old) == ["won"]
    session = play(rules, old, Choose("won"))
    now = session.state
    assert (now.sheet.carried, now.sheet.wielded) == (("epee", "cordelette"), "cordelette")
    assert now.world.used == ("1/22", "1/new")
    assert now.world.stock == (("1/cordelette", 0),)
    assert now.world.uses == (("cordelette", 1),)
    assert now.world.fights == (("22", "win"),)
    assert (now.world.visited, now.world.path) == (("1", "22"), ("1", "22", "1"))
    assert now.world.returns == (Visit("22", tried=("new",)),)
    assert now.world.notes == (Note("22", "…"),)
    assert closed_choices(rules, now) == {"22": "choice_used", "new": "choice_used"}


def test_A22_an_old_id_still_leads_to_its_section_and_item() -> None:
    made = renamed_book()
    rules = game(made["sections"], **made["head"])
    session = play(rules, at(sheet()), TurnTo("2"))
    assert (session.state.visit.section, session.state.world.visited) == ("22", ("1", "22"))
    held = at(sheet(carried=("corde",), wielded=""), "22")
    assert open_choices(rules, held) == ["rope"]
    assert play(rules, held, Wield("cordelette")).state.sheet.wielded == "cordelette"


def test_A23_an_old_key_finds_the_choice_of_today() -> None:
    made = renamed_book()
    session = play(game(made["sections"], **made["head"]), at(sheet()), Choose("2"))
    assert session.state.visit.section == "22"
    assert session.state.world.used == ("1/22",)


def test_a_book_without_renames_touches_no_state() -> None:
    state = at(sheet(), "2")
    rules = game({1: {}, 2: {}})
    assert play(rules, state, WriteNote("")).state.sheet is state.sheet


def test_unknown_ids_of_an_old_save_do_no_harm() -> None:
    rules = game({1: {"choices": [{"text": "…", "to": 1}]}})
    odd = at(
        sheet(carried=("fantôme",), wielded="fantôme", potion="soupe", talents=("vol",)),
        counters=(("x", 4),),
        stock=(("9/x", 1),),
        fights=(("9", "win"),),
        returns=(Visit("9"),),
    )
    session = play(rules, odd, Choose("1"))
    assert session.state.sheet == odd.sheet
    for action in rules.legal(session.state):
        play(rules, session.state, action)
