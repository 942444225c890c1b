"""What no dice and no choices can break: G95, B4, B13, B25, the laws of `legal`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import person, seeded
from gamebook_desktop.core.turn import Question, Turn
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
from gamebook_desktop.games.gamebook.events import FightEnded, FoeWounded, HeroWounded, StatChanged
from gamebook_desktop.games.gamebook.fights import fight_of
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import Fight, Modifier, Sheet, Stat, State, Visit, World
from tests.games.gamebook.helpers import DATA, OPTIONS, at, fight, foe, game, sheet


class DiceTurn(Turn[State]):
    """A turn whose questions chance answers at once."""

    def __init__(self, state: State, rng: random.Random) -> None:
        super().__init__(state)
        self.rng = rng

    def _ask(self, question: Question) -> tuple[Any, ...]:
        return tuple(self.rng.choice(question.options) for _ in range(question.count))


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


HERB = {
    "herbe": {
        "name": "Herbe",
        "use": {"in_fight": True, "effects": [{"change": "stamina", "by": 1}]},
    }
}


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
    rules = game(TOWN, **TOWN_HEAD)
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


def chi_square(counts: Counter[int], expected: dict[int, float]) -> float:
    """How far counts are from what is expected."""
    return sum((counts[value] - share) ** 2 / share for value, share in expected.items())


LIMITS = {1: 20.5, 2: 29.6}
"""Chi-square at 1 in 1,000, for 5 and 10 degrees of freedom."""
WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}


@pytest.mark.parametrize("dice", [1, 2])
def test_B13_the_programs_dice_are_fair(dice: int) -> None:
    rolls = 60_000
    source = seeded(2024)
    question = Question(-1, "attack_hero", (1, 2, 3, 4, 5, 6), dice, repeat=True)
    counts: Counter[int] = Counter()
    for place in range(rolls):
        answer = source(question, f"{place}.0")
        assert answer is not None
        counts[sum(question.values(answer))] += 1
    if dice == 1:
        expected = {face: rolls / 6 for face in range(1, 7)}
    else:
        expected = {total: rolls * ways / 36 for total, ways in WAYS.items()}
    assert set(counts) == set(expected)
    assert chi_square(counts, expected) < LIMITS[dice]


def test_B13_every_face_can_be_typed() -> None:
    test = {"kind": "skill", "success": {}, "failure": {}}
    rules = game({1: {"choices": [{"id": "jump", "text": "…", "test": test}]}})
    totals: Counter[int] = Counter()
    for first in range(1, 7):
        for second in range(1, 7):
            session = Session(rules, at(sheet()), person)
            session.do(Choose("jump"))
            session.enter(first)
            happened = session.enter(second)
            assert happened[-1].dice == (first, second)
            totals[sum(happened[-1].dice)] += 1
    assert totals == WAYS
    for wrong in (0, 7, "6", 1.5, None):
        session = Session(rules, at(sheet()), person)
        session.do(Choose("jump"))
        with pytest.raises(Illegal, match="bad_answer"):
            session.enter(wrong)


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
