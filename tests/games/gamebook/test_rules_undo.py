"""Taking back, and coming back to the same half-step (G81, G83, G84, A25, A28 to A34, B23)."""

from __future__ import annotations

from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Override, Session, UndoPolicy
from gamebook_desktop.core.sources import person, seeded
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
    TurnTo,
    UseItem,
    Wield,
    WriteNote,
)
from gamebook_desktop.games.gamebook.events import GoldChanged, LuckTested
from gamebook_desktop.games.gamebook.events_fight import Clashed
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import Stat, State
from gamebook_desktop.store.codec import Codec
from tests.games.gamebook.helpers import (
    HIT,
    LUCK,
    WOUND,
    at,
    events,
    fight,
    foe,
    game,
    play,
    sheet,
)

HEAD: dict[str, Any] = {
    "items": {
        "herbe": {"name": "Herbe", "use": {"effects": [{"change": "stamina", "by": 2}]}},
        "carte": {"name": "Carte", "use": {"to": 3, "keep": True, "times": 9}},
        "hache": {"name": "Hache", "kind": "weapon", "bonus": {"attack": 1}},
    },
    "codewords": {"LUNE": "…"},
}
TEST = {"kind": "luck", "success": {"to": 2}, "failure": {"to": 2}}
CITY: dict[Any, Any] = {
    1: {
        "effects": [{"gold": 10}, {"give": "carte"}],
        "shop": {"sells": [{"item": "herbe", "price": 2, "stock": 2}]},
        "choices": [
            {"text": "…", "id": "luck", "test": TEST},
            {"text": "…", "to": 2, "cost": {"gold": 1}, "effects": [{"codeword": "LUNE"}]},
            {"text": "…", "to": 3, "detour": True},
        ],
    },
    2: {
        **fight(foe(8, 8), flee={"to": 3}),
        "effects": [{"give": "hache"}],
        "choices": [{"text": "…", "id": "won", "to": 1, "after": "win"}],
    },
    3: {
        "effects": [{"modifier": "noir", "name": "Noir", "on": "attack", "by": -1}],
        "choices": [{"text": "…", "back": True}, {"text": "…", "to": 1}],
    },
}
LONG: list[Any] = [
    RollSheet(),
    Begin("Mirre", ("crocheteur", "pas_de_loup", "cache_tampon"), "vigueur"),
    Buy("herbe"),
    UseItem("carte"),
    Choose("back"),
    Drop("torche"),
    WriteNote("vu"),
    Choose("2"),
    Wield("hache"),
    Engage(),
    Attack(0),
    LUCK,
    Attack(0),
    Accept(),
    Drink(sure=True),
    Attack(0),
    Flee(),
    Accept(),
    Eat(sure=True),
    UseItem("herbe"),
    TurnTo("2"),
    Engage(),
]
DICE = [(3,), (4, 5), (2,), *HIT, (2, 3), *WOUND, (3, 4), (2, 3)]


def long_play() -> Session[State]:
    """A play in which nearly everything happens once."""
    return play(game(CITY, **HEAD), State(), *LONG, dice=DICE)


def test_G83_undo_gives_a_luck_point_back_and_redo_shows_the_same_dice() -> None:
    session = play(game(CITY, **HEAD), at(sheet()), Choose("luck"), dice=[(4, 5)])
    assert session.state.sheet.luck == Stat(9, 8)
    session.undo()
    assert session.state == at(sheet())
    session.redo()
    assert session.state.sheet.luck == Stat(9, 8)
    assert events(session, LuckTested) == [LuckTested((4, 5), 9, True)]


def twice(new_dice: bool) -> tuple[Any, Any]:
    """A luck test, taken back and asked for again."""
    session = Session(game(CITY, **HEAD), at(sheet()), seeded(7), new_dice_after_undo=new_dice)
    session.do(Choose("luck"))
    first = events(session, LuckTested)
    session.undo()
    session.do(Choose("luck"))
    return first, events(session, LuckTested)


def test_G83_the_same_dice_again_or_new_ones_by_option() -> None:
    first, second = twice(new_dice=False)
    assert first == second
    first, second = twice(new_dice=True)
    assert first != second


def test_G84_A29_undo_all_the_way_back_exactly() -> None:
    session = long_play()
    states = [session.start, *(record.after for record in session.done)]
    assert len(states) == len(LONG) + 1
    for state in reversed(states[:-1]):
        session.undo()
        assert session.state == state
    assert session.state == State()
    for state in states[1:]:
        session.redo()
        assert session.state == state


def test_G84_undo_across_a_fight_a_meal_and_a_pick_up() -> None:
    rules = game(CITY, **HEAD)
    before = at(sheet(stamina=(12, 18), carried=("epee",)))
    session = play(
        rules,
        before,
        *[Eat(), Choose("2"), Engage(), Attack(0), LUCK, Attack(0), Accept()],
        dice=[*HIT, (1, 1), *HIT],
    )
    assert (session.state.sheet.stamina, session.state.sheet.meals) == (Stat(18, 16), 9)
    assert session.state.sheet.carried == ("epee", "hache")
    for _ in range(7):
        session.undo()
    assert session.state == before


def test_undo_takes_a_whole_action_with_all_its_answers() -> None:
    rules = game(CITY, **HEAD)
    start = at(sheet(), "2", "open")
    session = play(rules, start, Engage(), Attack(0), dice=WOUND)
    session.undo()
    assert session.state.fight is not None
    assert (session.state.fight.round, session.state.fight.wounds) == (0, ())


def test_undo_brings_back_the_one_who_died() -> None:
    session = play(
        game(CITY, **HEAD),
        at(sheet(stamina=(2, 18)), "2", "open"),
        *[Engage(), Attack(0), Accept()],
        dice=WOUND,
    )
    assert session.state.ending is not None
    session.undo()
    assert session.state.ending is None
    session.source = lambda question, _place: question.find((1, 1))
    session.do(LUCK)
    assert session.state.sheet.stamina == Stat(18, 1)


def test_undo_gives_a_choice_used_once_back() -> None:
    sections = {1: {"choices": [{"text": "…", "to": 1, "once": True, "effects": [{"gold": 1}]}]}}
    session = play(game(sections), at(sheet()), Choose("1"))
    session.undo()
    session.do(Choose("1"))
    assert (session.state.sheet.gold, session.state.world.used) == (6, ("1/1",))


def test_undo_gives_stock_and_uses_back() -> None:
    session = play(game(CITY, **HEAD), at(sheet()), Buy("herbe"), UseItem("herbe"))
    session.undo()
    session.undo()
    assert (session.state.world.stock, session.state.world.uses) == ((), ())
    assert session.state.sheet.gold == 5


def test_undo_past_the_dice_is_forbidden_where_the_policy_says_so() -> None:
    session = play(game(CITY, **HEAD), at(sheet()), Choose("luck"), dice=[(1, 1)])
    session.policy = UndoPolicy.NOT_PAST_CHANCE
    with pytest.raises(Illegal, match="undo_forbidden"):
        session.undo()
    session.do(WriteNote("…"))
    session.undo()
    assert session.state.world.notes == ()


def test_B23_a_die_corrected_undoes_all_it_did() -> None:
    test = {
        "kind": "skill",
        "success": {"to": 2, "effects": [{"gold": 5}]},
        "failure": {"to": 3, "effects": [{"change": "stamina", "by": -4}]},
    }
    rules = game({1: {"choices": [{"id": "jump", "text": "…", "test": test}]}, 2: {}, 3: {}})
    session = play(rules, at(sheet()), Choose("jump"), dice=[(6, 6)])
    assert (session.state.sheet.gold, session.state.sheet.stamina.value) == (5, 14)
    session.retype(0, 0, 1)
    assert (session.state.visit.section, session.state.sheet.gold) == ("2", 10)
    assert session.state.sheet.stamina == Stat(18, 18)
    assert len(session.done) == 1


def test_A28_a_state_set_by_hand_is_that_state_and_can_be_taken_back() -> None:
    session = long_play()
    earlier = session.done[7].after
    now = session.state
    session.override(earlier, cause="bookmark", note="avant le combat")
    assert session.state == earlier
    assert session.last is not None
    assert session.last.action == Override(earlier, "bookmark", "avant le combat")
    session.undo()
    assert session.state == now


def resumed(rules: Gamebook, session: Session[State]) -> Session[State]:
    """The session after its state, its open action and its answers went through JSON."""
    codec = Codec(rules)
    state = codec.state(codec.state_text(session.state))
    again = Session(rules, state, person)
    again.first = session.first + session.cursor
    if session.open is not None:
        again.do(codec.action(codec.action_text(session.open.action)))
        for answer in session.open.answers:
            assert again.question is not None
            again.answer(*again.question.values(answer))
    return again


@pytest.mark.parametrize("round_trips", [1, 5])
def test_G81_A32_a_gift_is_given_once_whatever_is_saved_and_loaded(round_trips: int) -> None:
    rules = game({1: {"choices": [{"text": "…", "to": 2}]}, 2: {"effects": [{"gold": 2}]}})
    session = play(rules, at(sheet()), Choose("2"))
    for _ in range(round_trips):
        session = resumed(rules, session)
        assert session.state.sheet.gold == 7
        assert events(session, GoldChanged) == []


HALF_STEPS: list[tuple[str, tuple[int, ...] | None]] = [
    ("attack_foe", (6, 5)),
    ("attack_hero", (1, 2)),
    ("luck_test", (2, 3)),
]


def test_A34_each_half_step_of_a_round_comes_back_with_the_same_dice() -> None:
    rules = game({1: fight(foe(8, 8), flee={"to": 1})})
    session = Session(rules, at(sheet(), fight="open"), person)
    session.do(Engage())
    session.do(Attack(0))
    seen = []
    for why, dice in HALF_STEPS:
        if why == "luck_test":
            session = resumed(rules, session)
            session.do(LUCK)
        again = resumed(rules, session)
        assert again.question == session.question
        assert again.shown == session.shown
        assert again.question is not None
        seen.append(again.question.why)
        session = again
        session.answer(*(dice or ()))
    assert seen == ["attack_foe", "attack_hero", "luck_test"]
    assert session.state == resumed(rules, session).state
    assert session.state.sheet.stamina == Stat(18, 17)
    assert session.state.fight is not None
    (clash,) = session.state.fight.clashes
    assert (clash.foe_dice, clash.own_dice, clash.lucky) == ((6, 5), (1, 2), True)


def test_A34_the_programs_dice_are_the_same_after_a_resume() -> None:
    rules = game({1: fight(foe(8, 20))})

    def fought(stop: int) -> list[Any]:
        session = Session(rules, at(sheet(), fight="open"), seeded(11))
        session.do(Engage())
        for number in range(6):
            if number == stop:
                again = Session(rules, session.state, seeded(11))
                again.first = session.first + session.cursor
                again.log, again.cursor = [], 0
                session = again
            session.do(Attack(0))
        assert session.state.fight is not None
        return [(clash.foe_dice, clash.own_dice) for clash in session.state.fight.clashes]

    whole = fought(99)
    assert all(fought(stop) == whole for stop in range(6))


def test_A25_a_choice_gated_by_what_one_has_is_taken_after_a_reload() -> None:
    sections = {
        1: {"choices": [{"text": "…", "to": 2, "when": {"item": "hache"}}]},
        2: {},
    }
    rules = game(sections, **HEAD)
    start = at(sheet(carried=("hache",), wielded="hache"))
    session = resumed(rules, Session(rules, start, person))
    session.do(Choose("2"))
    assert session.state.visit.section == "2"


def test_A26_A41_G89_every_state_of_a_long_play_survives_json() -> None:
    session = long_play()
    codec = Codec(session.game)
    for record in session.done:
        text = codec.state_text(record.after)
        for _ in range(3):
            state = codec.state(text)
            assert state == record.after
            text = codec.state_text(state)
        assert codec.action(codec.action_text(record.action)) == record.action
        told, unknown = codec.events(codec.events_text(record.events))
        assert (told, unknown) == (record.events, 0)


def test_A41_G89_six_different_numbers_stay_six_different_numbers() -> None:
    rules = game()
    state = at(sheet((7, 9), (13, 20), (4, 11)))
    found = resumed(rules, Session(rules, state, person)).state.sheet
    assert (found.skill, found.stamina, found.luck) == (Stat(9, 7), Stat(20, 13), Stat(11, 4))


@pytest.mark.parametrize("value", [24, 30])
def test_A38_B17_what_is_above_its_initial_is_not_cut_by_loading(value: int) -> None:
    rules = game()
    state = at(sheet(stamina=(value, 20)))
    session = resumed(rules, Session(rules, state, person))
    assert session.state.sheet.stamina == Stat(20, value)
    session.do(WriteNote("…"))
    assert session.state.sheet.stamina == Stat(20, value)


def test_a_refused_action_leaves_no_trace() -> None:
    session = long_play()
    before = (session.state, list(session.log))
    for action in (RollSheet(), Choose("1"), Eat(), Attack(9), Buy("herbe"), Wield("epee")):
        with pytest.raises(Illegal):
            session.do(action)
    assert (session.state, session.log) == before


def test_the_long_play_is_as_long_as_it_says() -> None:
    session = long_play()
    assert {type(record.action) for record in session.done} == {type(action) for action in LONG}
    assert [clash.result for clash in events(session, Clashed)] == ["hit", "wound", "wound"]
