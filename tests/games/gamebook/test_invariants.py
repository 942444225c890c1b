"""Each promise of a state, broken once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gamebook_desktop.games.gamebook.state import (
    Ally,
    Clash,
    Fight,
    Foe,
    Modifier,
    Stat,
    State,
    Visit,
    World,
    Wound,
)
from tests.games.gamebook.helpers import at, fight, foe, game, sheet

ITEMS = {
    **{f"objet{n}": {"name": f"Objet {n}"} for n in range(5)},
    "fiole": {"name": "Fiole", "use": {"times": 2}},
}
RULES = game(
    {1: fight(foe())},
    items=ITEMS,
    counters={"pas": {"most": 3}},
)
BATTLE = Fight("in_turn", (Foe("Rat", 5, 4, 4),), (Ally("Chat", 6, 5, 5),))


def fighting(**changes: object) -> State:
    """A state in a fight."""
    state = at(sheet(), fight="open")
    return replace(state, fight=replace(BATTLE, **changes))  # type: ignore[arg-type]


MODIFIER = Modifier("m", "M", "attack", -1)
BROKEN: dict[str, State] = {
    "skill is -1": at(sheet(skill=(-1, 9))),
    "luck is 10, above its Initial 9": at(sheet(luck=(10, 9))),
    "gold is -1": at(sheet(gold=-1)),
    "meals is -2": at(sheet(meals=-2)),
    "doses is -1": at(sheet(doses=-1)),
    "the bag holds 7": at(sheet(carried=tuple(f"objet{n}" for n in range(5)), wielded="")),
    "sabre is in hand and not carried": at(sheet(wielded="sabre")),
    "a modifier is there twice": at(sheet(modifiers=(MODIFIER, MODIFIER))),
    "the talents are a, b": at(sheet(talents=("a", "b"))),
    "the talents are a, a, b": at(sheet(talents=("a", "a", "b"))),
    "stamina is 0 and nobody is dead": at(sheet(stamina=(0, 18))),
    "the path does not end at 2": replace(at(sheet()), visit=Visit("2")),
    "the sections visited are not those of the path": replace(
        at(sheet()), world=World(visited=("1", "2"), path=("1",))
    ),
    "a codeword is noted twice": at(sheet(), codewords=("a", "a")),
    "a choice is noted twice": at(sheet(), used=("1/a", "1/a")),
    "-1 left of 1/meals": at(sheet(), stock=(("1/meals", -1),)),
    "fiole used 3 times": at(sheet(), uses=(("fiole", 3),)),
    "counter pas is 4": at(sheet(), counters=(("pas", 4),)),
    "a fight is on and the section says ''": replace(at(sheet()), fight=BATTLE),
    "Rat has 5 of 4": fighting(foes=(Foe("Rat", 5, 4, 5),)),
    "Chat has -1 of 5": fighting(allies=(Ally("Chat", 6, 5, -1),)),
    "a wound of 2 by foe 1": fighting(wounds=(Wound(1, on_hero=True, damage=2),)),
    "dice (0, 6) (1, 1)": fighting(clashes=(Clash(1, 0, (0, 6), 11, (1, 1), 11, "parry"),)),
}


@pytest.mark.parametrize("breach", BROKEN)
def test_a_broken_promise_is_named(breach: str) -> None:
    assert RULES.invariants(BROKEN[breach]) == [breach]


@pytest.mark.parametrize("state", [State(), at(sheet()), fighting()])
def test_sound_states_break_none(state: State) -> None:
    assert RULES.invariants(state) == []


def test_a_book_may_lift_a_value_above_its_initial() -> None:
    lifts = {"change": "luck", "by": 2, "above": True}
    rules = game({1: {"effects": [lifts]}})
    assert rules.invariants(at(sheet(luck=(11, 9)))) == []
    assert rules.invariants(at(replace(sheet(), skill=Stat(9, 11)))) == [
        "skill is 11, above its Initial 9"
    ]
