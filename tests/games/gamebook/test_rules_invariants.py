"""What no dice and no choices can break: the laws of `legal`, B14, B25, C7."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import person, seeded
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.actions import (
    Accept,
    Attack,
    Buy,
    Choose,
    Drink,
    Eat,
    Engage,
    Flee,
    Sell,
    UseItem,
    Wield,
)
from gamebook_desktop.games.gamebook.events import StatChanged
from gamebook_desktop.games.gamebook.events_fight import HeroWounded
from gamebook_desktop.games.gamebook.state import Sheet, Stat, State
from tests.games.gamebook.helpers import (
    OPTIONS,
    DiceTurn,
    at,
    fight,
    foe,
    game,
    sheet,
)

ITEMS: dict[str, Any] = {
    "herbe": {"name": "Herbe", "use": {"times": 2, "effects": [{"change": "stamina", "by": 3}]}},
    "carte": {"name": "Carte", "use": {"to": 7, "keep": True, "times": 99}},
    "hache": {"name": "Hache", "kind": "weapon", "bonus": {"skill": 1}},
    "bijou": {"name": "Bijou"},
}


TOWN: dict[Any, Any] = {
    1: {
        "effects": [{"give": "carte"}, {"give": "herbe"}],
        "each_time": [{"give": "bijou"}],
        "choices": [
            {"text": "…", "to": 2},
            {"text": "…", "to": 3, "cost": {"gold": 1}},
            {"text": "…", "to": 4, "detour": True, "cost": {"meals": 2}},
            {"text": "…", "to": 5, "once": True, "when": {"talent": "pas_de_loup"}},
        ],
    },
    2: {
        **fight(foe(6, 4), foe(7, 5), flee={"to": 1}),
        "choices": [
            {"text": "…", "to": 3, "after": "win"},
            {
                "text": "…",
                "id": "slip",
                "test": {"kind": "luck", "success": {"to": 1}, "failure": {}},
            },
        ],
    },
    3: {
        "shop": {
            "sells": [
                {"item": "herbe", "price": 1, "stock": 3},
                {"meals": 2, "price": 1, "stock": 2},
                {"item": "hache", "price": 2},
            ],
            "buys": {"bijou": 3, "epee": 1},
        },
        "choices": [
            {"text": "…", "to": 1},
            {"text": "…", "number": {"prompt": "…", "right": {3: 6}, "wrong": {"to": 1}}},
        ],
    },
    4: {
        "effects": [{"counter": "jours", "by": 2}, {"meals": 3}, {"doses": 1}],
        "choices": [
            {"text": "…", "back": True},
            {
                "text": "…",
                "table": {
                    "ranges": [
                        {"least": 1, "most": 2, "to": 1, "effects": [{"gold": 4}]},
                        {"least": 3, "most": 6, "text": "…", "to": 2},
                    ]
                },
            },
        ],
    },
    5: {
        **fight(foe(9, 6), lose={"to": 1}, again=True, limit={"after": 3}),
        "choices": [{"text": "…", "id": "on", "to": 1}, {"text": "…", "to": 3, "after": "fight"}],
    },
    6: {
        "effects": [
            {
                "modifier": "noir",
                "name": "Noir",
                "on": "attack",
                "by": -1,
                "lasts": {"sections": 2},
            },
        ],
        "each_time": [{"change": "stamina", "by": {"dice": 2, "times": -1}}],
        "choices": [
            {"text": "…", "to": 8, "when": {"gold": 9}},
            {"text": "…", "to": 1},
        ],
    },
    7: {"choices": [{"text": "…", "back": True}, {"text": "…", "to": 1}]},
    8: {"ending": {"kind": "victory", "name": "Fin"}},
}


TOWN_HEAD: dict[str, Any] = {"items": ITEMS, "counters": {"jours": {"most": 5}}}


@pytest.mark.parametrize("seed", range(40))
def test_law_3_what_legal_lists_is_accepted_and_keeps_every_promise(seed: int) -> None:
    rng = random.Random(seed)
    options = {name: rng.choice(option.values) for name, option in OPTIONS.root.items()}
    rules = game(TOWN, options, **TOWN_HEAD)
    state = rules.new()
    for _ in range(120):
        legal = list(rules.legal(state))
        if not legal:
            assert state.ending is not None
            break
        assert len(set(legal)) == len(legal), "each action is listed once"
        after: dict[Any, State] = {}
        tried: list[Any] = legal if len(legal) < 50 else rng.sample(legal, 20)
        for action in tried:
            turn = DiceTurn(state, rng)
            rules.play(turn, action)
            assert rules.invariants(turn.state) == []
            after[action] = turn.state
        state = after[rng.choice(list(after))]


def test_B25_random_play_reaches_every_section_and_ending() -> None:
    rules = game(TOWN, **TOWN_HEAD)
    seen: set[str] = set()
    endings: set[str] = set()
    rng = random.Random(3)
    for _ in range(100):
        state = rules.new()
        for _ in range(80):
            legal = list(rules.legal(state))
            if not legal:
                break
            turn = DiceTurn(state, rng)
            rules.play(turn, rng.choice(legal))
            state = turn.state
        seen.update(state.world.visited)
        endings.add(state.ending.kind if state.ending else "")
    assert seen == {str(number) for number in TOWN}
    assert endings >= {"victory", "death"}


def test_legal_lists_what_a_reader_may_do() -> None:
    rules = game(TOWN, **TOWN_HEAD)
    held = sheet(carried=("epee", "hache", "bijou", "carte", "herbe"), gold=1)
    assert list(rules.legal(at(held, "3"))) == [
        Choose("1"),
        Choose("number", 3),
        Choose("number", 0),
        Eat(sure=True),
        Drink(sure=True),
        Wield("hache"),
        UseItem("carte"),
        UseItem("herbe"),
        Buy("herbe"),
        Buy("meals"),
        Sell("bijou"),
        Sell("epee"),
    ]


def test_legal_in_a_fight() -> None:
    rules = game(TOWN, **TOWN_HEAD)
    turn: Turn[State] = Turn(at(sheet(), "2", "open"))
    rules.play(turn, Engage())
    assert list(rules.legal(turn.state)) == [Attack(0), Flee(), Drink(sure=True)]
    turn = Turn(turn.state, [(5, 5), (0, 0)])
    rules.play(turn, Attack(0))
    assert list(rules.legal(turn.state)) == [
        Attack(0),
        Flee(),
        Accept(),
        do.TestLuck(sure=True),
    ]


def test_C7_the_program_and_a_person_play_by_the_same_rules() -> None:
    rules = game(TOWN, **TOWN_HEAD)
    by_program = Session(rules, rules.new(), seeded(5))
    by_hand = Session(rules, rules.new(), person)
    rng = random.Random(5)
    for _ in range(60):
        legal = list(rules.legal(by_program.state))
        if not legal:
            break
        action = rng.choice(legal)
        by_program.do(action)
        while by_program.question is not None:
            by_program.answer(by_program.question.options[0])
        record = by_program.last
        assert record is not None
        by_hand.do(action)
        for answer in record.answers:
            assert by_hand.question is not None
            by_hand.answer(*by_hand.question.values(answer))
        assert by_hand.last == record


@pytest.mark.parametrize("seed", range(5))
def test_B14_every_change_in_a_random_play_names_its_cause(seed: int) -> None:
    rules = game(TOWN, **TOWN_HEAD)
    rng = random.Random(seed)
    state = rules.new()
    causes: set[str] = set()
    for _ in range(200):
        legal = list(rules.legal(state))
        if not legal:
            break
        turn = DiceTurn(state, rng)
        rules.play(turn, rng.choice(legal))
        told = {event.stat for event in turn.events if isinstance(event, StatChanged)}
        hurt = any(isinstance(event, HeroWounded) for event in turn.events)
        before, after = state.sheet, turn.state.sheet
        if before.skill.initial:
            for name in ("skill", "stamina", "luck"):
                if _stat(before, name) != _stat(after, name):
                    assert name in told or (name == "stamina" and hurt)
        causes.update(event.cause for event in turn.events if isinstance(event, StatChanged))
        state = turn.state
    assert "" not in causes


def _stat(shown: Sheet, name: str) -> Stat:
    return {"skill": shown.skill, "stamina": shown.stamina, "luck": shown.luck}[name]
