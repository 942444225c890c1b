"""Fights pressed through at random, and states no play leads to (G95, B4)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.actions import (
    Accept,
    Attack,
    Begin,
    Buy,
    Choose,
    Drink,
    Drop,
    Eat,
    Engage,
    Flee,
    RollSheet,
    Sell,
    SetSheet,
    TurnTo,
    UseItem,
    Wield,
    WriteNote,
)
from gamebook_desktop.games.gamebook.events_fight import FightEnded, FoeWounded, HeroWounded
from gamebook_desktop.games.gamebook.fights import fight_of
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import Fight, Modifier, Sheet, State, Visit, World
from tests.games.gamebook.helpers import (
    DATA,
    DiceTurn,
    at,
    fight,
    foe,
    game,
    sheet,
)

BREAKABLE: tuple[Any, ...] = (
    *[Attack(number) for number in range(-1, 4)],
    *[Accept(), do.TestLuck(), do.TestLuck(sure=True), Flee(), Engage()],
    *[Eat(), Eat(sure=True), Drink(), Drink(sure=True)],
    *[Choose("1"), TurnTo("1"), Drop("epee"), Wield("epee"), Buy("x"), Sell("x"), UseItem("herbe")],
)
"""Everything a reader could press in a fight, sense or nonsense."""


SENSIBLE: tuple[Any, ...] = (
    Attack(0),
    Attack(1),
    Attack(2),
    Accept(),
    do.TestLuck(sure=True),
    Flee(),
)


SECTIONS: dict[Any, Any] = {
    1: fight(foe(7, 5), flee={"to": 9}),
    2: fight(foe(7, 3), foe(8, 4, damage=3), flee={"to": 9, "from_round": 2}),
    3: fight(foe(6, 4), foe(7, 3), foe(8, 2), mode="together", limit={"after": 4, "to": 9}),
    4: fight(foe(6, 4, yields_at=2), foe(9, 3), mode="one_roll", lose={"to": 9}),
    5: fight(foe(8, 6, taken=1), mode="as_one", flee={"to": 9}),
    6: fight(
        *[foe(7, 6, hits=[{"change": "luck", "by": -1}]), foe(8, 4, wounded_by={"wields": "epee"})],
        allies=[{"name": "Sœur", "skill": 7, "stamina": 4}],
        mode="together",
    ),
    9: {},
}


MODIFIERS = [
    (),
    (Modifier("a", "A", "attack", -2, "fight"), Modifier("b", "B", "luck_test", 1)),
    (Modifier("c", "C", "damage_taken", 1), Modifier("d", "D", "damage_dealt", -1)),
]


def hero(rng: random.Random) -> Sheet:
    """Any hero who can still stand."""
    initial = rng.randint(4, 14)
    return sheet(
        (rng.randint(0, 12), 12),
        (rng.randint(1, initial), initial),
        (rng.randint(0, 9), 9),
        potion=rng.choice(["adresse", "vigueur", "bonne_fortune"]),
        doses=rng.randint(0, 2),
        carried=("epee", "herbe"),
        modifiers=rng.choice(MODIFIERS),
    )


def foes(state: State) -> list[int]:
    """Stamina of the foes of the fight under way."""
    return [each.now for each in state.fight.foes] if state.fight else []


HERB = {
    "herbe": {
        "name": "Herbe",
        "use": {"in_fight": True, "effects": [{"change": "stamina", "by": 1}]},
    }
}


def fought(rules: Gamebook, rng: random.Random) -> Iterator[tuple[State, Any, Turn[State]]]:
    """A fight pressed through at random, one accepted action after the other."""
    section = str(rng.randint(1, 6))
    state = at(hero(rng), section, "open")
    turn: Turn[State] = DiceTurn(state, rng)
    rules.play(turn, Engage())
    while turn.state.fight is not None and turn.state.ending is None:
        state = turn.state
        action = rng.choice(SENSIBLE if rng.random() < 0.8 else BREAKABLE)
        turn = DiceTurn(state, rng)
        try:
            rules.play(turn, action)
        except Illegal:
            assert turn.state == state
            assert not turn.events
            turn = DiceTurn(state, rng)
            continue
        yield state, action, turn


@pytest.mark.parametrize("part", range(10))
def test_G95_B4_ten_thousand_random_fights(part: int) -> None:
    """1,000 fights each: every exit is reached, and nothing grows that must not."""
    rules = game(SECTIONS, items=HERB)
    rng = random.Random(part)
    results: Counter[str] = Counter()
    for _ in range(1000):
        state = State()
        for state, action, turn in fought(rules, rng):
            after = turn.state
            if after.fight is not None and state.fight is not None:
                assert all(map(int.__ge__, foes(state), foes(after))), "no foe is ever healed"
            for event in turn.events:
                if isinstance(event, FoeWounded | HeroWounded):
                    assert event.after <= event.before
            shown = after.sheet
            for stat in (shown.skill, shown.stamina, shown.luck):
                assert 0 <= stat.value <= stat.initial
            assert shown.luck.initial - state.sheet.luck.initial == (
                isinstance(action, Drink) and shown.potion == "bonne_fortune"
            )
            results.update(event.result for event in turn.events if isinstance(event, FightEnded))
            results["death"] += after.ending is not None
            state = after
        assert rules.invariants(state) == []
    assert set(results) == {"win", "flight", "limit", "defeat", "death"}


ODDITIES = [
    State(),
    State(begun=True),
    State(sheet=Sheet(), world=World(), visit=Visit("1"), begun=True),
    at(sheet(stamina=(0, 0)), "1"),
    at(sheet(), "1", "open"),
    at(sheet(), "2", "win"),
    at(sheet(), "2", "strange"),
    at(sheet(carried=(), wielded="hache"), "3"),
    at(sheet(), "nowhere", "open"),
    State(sheet(), World(), Visit("2", "open"), Fight("in_turn", ()), begun=True),
    State(sheet(), World(), Visit("nowhere", "open"), Fight("together", ()), begun=True),
]


@pytest.mark.parametrize("state", ODDITIES)
def test_no_state_however_odd_breaks_the_rules(state: State) -> None:
    """Hand corrections and damaged saves lead anywhere; only `Illegal` may come out."""
    rules = game(SECTIONS, items=HERB)
    rng = random.Random(1)
    everything: tuple[Any, ...] = (
        *[RollSheet(), SetSheet(9, 18, 9), Begin("", tuple(DATA.talents)[:3], "vigueur")],
        *[WriteNote("…"), Choose("onward"), *BREAKABLE],
    )
    legal: set[Any] = set(rules.legal(state))
    for action in (*legal, *everything):
        turn = DiceTurn(state, rng)
        try:
            rules.play(turn, action)
        except Illegal:
            assert action not in legal


def test_a_fight_with_nobody_left_by_a_hand_correction_is_won() -> None:
    rules = game({1: fight(foe(8, 8), flee={"to": 2}), 2: {}})
    turn: Turn[State] = Turn(at(sheet(), "1", "open"))
    rules.play(turn, Engage())
    fallen = replace(fight_of(turn.state), foes=(replace(fight_of(turn.state).foes[0], now=0),))
    corrected = replace(turn.state, fight=fallen)
    assert list(rules.legal(corrected)) == [Flee(), Accept(), Drink(sure=True)]
    for action in (Accept(), Flee()):
        turn = Turn(corrected)
        rules.play(turn, action)
        assert turn.events == [FightEnded("win", 0, 0)]
        assert (turn.state.fight, turn.state.visit) == (None, Visit("1", "win"))


def test_A22_a_section_that_lost_its_fight_does_not_offer_it() -> None:
    rules = game({1: {"choices": [{"text": "…", "to": 1}]}})
    assert next(iter(rules.legal(at(sheet(), "1", "open")))) == Choose("1")


def test_A22_a_fight_under_way_that_the_book_has_lost_is_fought_out() -> None:
    old = game({1: fight(foe(8, 2), win={"to": 2}), 2: {}})
    turn: Turn[State] = Turn(at(sheet(), "1", "open"))
    old.play(turn, Engage())
    new = game({1: {"choices": [{"text": "…", "to": 2, "after": "win"}]}, 2: {}})
    turn = Turn(turn.state, [(0, 0), (5, 5)])
    new.play(turn, Attack(0))
    new.play(turn, Accept())
    assert (turn.state.fight, turn.state.visit) == (None, Visit("1", "win"))
    assert next(iter(new.legal(turn.state))) == Choose("2")
