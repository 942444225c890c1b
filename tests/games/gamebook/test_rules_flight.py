"""Running from a fight, and coming back to it (R11, R12, R40)."""

from __future__ import annotations

from typing import Any

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.actions import (
    Accept,
    Attack,
    Choose,
    Engage,
    Flee,
    TurnTo,
)
from gamebook_desktop.games.gamebook.events import Died, Entered, GoldChanged, LuckTested
from gamebook_desktop.games.gamebook.events_fight import FightEnded, HeroWounded
from gamebook_desktop.games.gamebook.state import Ending, Modifier, Stat, State, Wound
from tests.games.gamebook.helpers import (
    HIT,
    LUCK,
    LUCKY,
    PARRY,
    UNLUCKY,
    WOUND,
    Dice,
    at,
    events,
    fight,
    foe,
    game,
    open_choices,
    play,
    refused,
    sheet,
)


def met(
    *actions: Any,
    dice: Dice = (),
    stamina: int = 10,
    foes: Any = None,
    flee: dict[str, Any] | None = None,
    hero: dict[str, Any] | None = None,
    **said: Any,
) -> Session[State]:
    """A fight one can run from, begun, and what is done in it."""
    section = fight(*(foes or [foe(8, 8)]), flee={"to": 2, **(flee or {})}, **said)
    rules = game({1: section, 2: {"choices": [{"text": "…", "to": 1}]}, 3: {}})
    held = sheet(stamina=(stamina, 18), **(hero or {}))
    return play(rules, at(held, fight="open"), Engage(), *actions, dice=dice)


@pytest.mark.parametrize(
    ("stamina", "luck", "left"),
    [
        pytest.param(10, None, 8, id="G62-none"),
        pytest.param(10, LUCKY, 9, id="G62-lucky"),
        pytest.param(10, UNLUCKY, 7, id="G62-unlucky"),
        pytest.param(2, LUCKY, 1, id="two-lucky"),
        pytest.param(3, None, 1, id="three"),
    ],
)
def test_G62_R11_flight_costs_a_wound_then_leads_away(
    stamina: int, luck: tuple[int, int] | None, left: int
) -> None:
    then, dice = (Accept(), []) if luck is None else (LUCK, [luck])
    session = met(Flee(), then, dice=dice, stamina=stamina)
    lucky = None if luck is None else luck == LUCKY
    assert session.state.sheet.stamina == Stat(18, left)
    assert session.state.sheet.luck == Stat(9, 9 if luck is None else 8)
    assert (session.state.visit.section, session.state.fight) == ("2", None)
    assert events(session, HeroWounded, FightEnded, Entered) == [
        HeroWounded("Garde", stamina, left, lucky, flight=True),
        FightEnded("flight", 0, stamina - left),
        Entered("2"),
    ]


@pytest.mark.parametrize(
    ("stamina", "luck"),
    [
        pytest.param(2, None, id="G63"),
        pytest.param(1, LUCKY, id="G65"),
        pytest.param(3, UNLUCKY, id="G66"),
    ],
)
def test_G63_G65_G66_R11_death_cancels_the_move(stamina: int, luck: tuple[int, int] | None) -> None:
    then, dice = (Accept(), []) if luck is None else (LUCK, [luck])
    session = met(Flee(), then, dice=dice, stamina=stamina)
    assert session.state.sheet.stamina == Stat(18, 0)
    assert session.state.ending == Ending("death", "", "Garde")
    assert (session.state.visit.section, session.state.world.path) == ("1", ("1",))
    assert events(session, Died, FightEnded, Entered) == [Died("Garde")]


def test_R11_the_wound_waits_before_the_move() -> None:
    session = met(Flee())
    assert session.state.visit.section == "1"
    assert session.state.fight is not None
    assert session.state.fight.wounds == (Wound(0, True, 2, flight=True),)
    legal = list(session.game.legal(session.state))
    assert legal == [Accept(), LUCK]
    assert refused(session, Attack(0)) == ("wound_pending", "R11")
    assert refused(session, Flee()) == ("wound_pending", "R11")


def test_R11_only_where_the_section_offers_it() -> None:
    session = play(game({1: fight()}), at(sheet(), fight="open"), Engage())
    assert refused(session, Flee()) == ("no_flight", "1", "R11")
    assert Flee() not in list(session.game.legal(session.state))


@pytest.mark.parametrize(("from_round", "rounds"), [(1, 0), (2, 1), (3, 2)])
def test_R12_flight_from_a_round_on(from_round: int, rounds: int) -> None:
    flee = {"from_round": from_round}
    for fought in range(rounds):
        session = met(*[Attack(0)] * fought, dice=PARRY * fought, flee=flee)
        assert refused(session, Flee()) == ("flight_too_early", from_round, "R12")
        assert Flee() not in list(session.game.legal(session.state))
    session = met(*[Attack(0)] * rounds, Flee(), Accept(), dice=PARRY * rounds, flee=flee)
    assert session.state.visit.section == "2"


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        (HIT, {"stamina": 10, "foe": 2}),
        (WOUND, {"stamina": 2}),
        (WOUND, {"stamina": 2, "lose": {"to": 3}}),
        (HIT, {"stamina": 10, "limit": {"after": 1, "to": 3}}),
    ],
    ids=["kills the foe", "kills the hero", "beats the hero", "last round"],
)
def test_R11_no_flight_from_a_fight_that_the_pending_wound_ends(dice: Dice, said: Any) -> None:
    stamina, foe_stamina = said.pop("stamina"), said.pop("foe", 8)
    rules = game({1: fight(foe(8, foe_stamina), flee={"to": 2}, **said), 2: {}, 3: {}})
    hero = sheet(stamina=(stamina, 18))
    session = play(rules, at(hero, fight="open"), Engage(), Attack(0), dice=dice)
    assert refused(session, Flee()) == ("flight_too_late", "R11")
    assert Flee() not in list(rules.legal(session.state))


def test_running_takes_the_pending_wound_as_it_is_first() -> None:
    session = met(Attack(0), Flee(), Accept(), dice=WOUND)
    assert session.state.sheet.stamina == Stat(18, 10 - 2 - 2)
    assert events(session, HeroWounded) == [
        HeroWounded("Garde", 10, 8),
        HeroWounded("Garde", 8, 6, flight=True),
    ]


def test_running_before_the_fight_is_opened_is_not_asked() -> None:
    rules = game({1: fight(flee={"to": 2}), 2: {}})
    assert refused(play(rules, at(sheet(), fight="open")), Flee()) == ("not_in_fight", "")


def test_B19_running_from_several() -> None:
    foes = [foe(8, 8, name="Ours"), foe(7, 6, name="Loup")]
    session = met(Flee(), Accept(), foes=foes, mode="together")
    assert events(session, HeroWounded) == [HeroWounded("Ours", 10, 8, flight=True)]


def test_the_one_who_strikes_at_your_back_is_still_standing() -> None:
    foes = [foe(8, 2, name="Ours"), foe(7, 6, name="Loup")]
    session = met(Attack(0), Accept(), Flee(), Accept(), dice=HIT, foes=foes)
    assert events(session, HeroWounded) == [HeroWounded("Loup", 10, 8, flight=True)]


def test_R39_the_price_of_flight_is_the_foes_own_damage() -> None:
    session = met(Flee(), LUCK, dice=[LUCKY], foes=[foe(8, 8, damage=4)])
    assert session.state.sheet.stamina == Stat(18, 10 - 3)


def test_a_modifier_on_damage_taken_counts_in_flight() -> None:
    hero = {"modifiers": (Modifier("m", "M", "damage_taken", 1),)}
    assert met(Flee(), Accept(), hero=hero).state.sheet.stamina == Stat(18, 7)


def test_a_foes_special_blow_is_not_struck_in_flight() -> None:
    foes = [foe(8, 8, hits=[{"gold": -3}], first_hit=[{"codeword": "VENIN"}])]
    session = met(Flee(), Accept(), foes=foes)
    assert (session.state.sheet.gold, session.state.world.codewords) == (5, ())


def test_what_flight_brings_comes_before_the_move() -> None:
    flee = {"effects": [{"gold": -2, "why": "La bourse tombe"}]}
    session = met(Flee(), Accept(), flee=flee)
    assert events(session, GoldChanged, Entered) == [
        GoldChanged(5, 3, "La bourse tombe"),
        Entered("2"),
    ]


def test_what_flight_brings_can_kill() -> None:
    flee = {"effects": [{"change": "stamina", "by": -20}]}
    session = met(Flee(), Accept(), flee=flee)
    assert session.state.ending == Ending("death", "", "book")
    assert session.state.visit.section == "1"


def test_flight_where_losing_is_not_death() -> None:
    session = met(Flee(), Accept(), stamina=2, lose={"to": 3})
    assert (session.state.visit.fight, session.state.visit.onward) == ("defeat", "3")
    assert session.state.sheet.stamina == Stat(18, 1)


def test_no_luck_in_flight_at_0_and_a_warning_at_1() -> None:
    spent = met(Flee(), hero={"luck": (0, 9)})
    assert refused(spent, LUCK) == ("luck_spent", "R2")
    last = met(Flee(), hero={"luck": (1, 9)})
    assert refused(last, do.TestLuck()) == ("luck_cannot_succeed", 1, "R2")


def test_luck_in_flight_is_tested_once() -> None:
    session = met(Flee(), LUCK, dice=[LUCKY])
    assert events(session, LuckTested) == [LuckTested(LUCKY, 9, True)]
    assert refused(session, LUCK) == ("not_in_fight", "")


def test_R40_a_foe_one_ran_from_is_whole_again() -> None:
    session = met(Attack(0), Accept(), Flee(), Accept(), Choose("1"), Engage(), dice=HIT)
    assert session.state.fight is not None
    assert [each.now for each in session.state.fight.foes] == [8]
    assert session.state.fight.lost == 0


def test_a_fight_that_is_won_stays_won() -> None:
    section = {
        **fight(foe(8, 2)),
        "choices": [{"text": "…", "id": "on", "to": 2, "after": "win"}],
    }
    rules = game({1: section, 2: {"choices": [{"text": "…", "to": 1}]}})
    start = at(sheet(), fight="open")
    session = play(rules, start, Engage(), Attack(0), Accept(), Choose("on"), Choose("1"), dice=HIT)
    assert (session.state.visit.fight, open_choices(rules, session.state)) == ("win", ["on"])
    assert refused(session, Engage()) == ("no_fight", "")


@pytest.mark.parametrize(("again", "then"), [(False, "win"), (True, "open")])
def test_a_fight_fought_anew_on_each_visit(again: bool, then: str) -> None:
    section = {
        **fight(foe(8, 2), again=again),
        "choices": [{"text": "…", "id": "on", "to": 2, "after": "win"}],
    }
    rules = game({1: section, 2: {"choices": [{"text": "…", "to": 1}]}})
    start = at(sheet(), fight="open")
    session = play(rules, start, Engage(), Attack(0), Accept(), Choose("on"), Choose("1"), dice=HIT)
    assert session.state.visit.fight == then


def test_a_fight_one_walked_past_still_waits() -> None:
    rules = game(
        {
            1: {"choices": [{"text": "…", "to": 2}]},
            2: {**fight(foe(8, 2)), "choices": [{"text": "…", "id": "past", "to": 1}]},
        }
    )
    session = play(rules, at(sheet()), Choose("2"), Choose("past"), Choose("2"))
    assert session.state.visit.fight == "open"
    session.do(Engage())
    assert session.state.fight is not None


def test_a_fight_one_left_by_hand_still_waits() -> None:
    rules = game({1: {"choices": [{"text": "…", "to": 2}]}, 2: fight()})
    session = play(rules, at(sheet()), Choose("2"), TurnTo("1"), Choose("2"))
    assert session.state.visit.fight == "open"


ONLY_SEEN = {"when": {"not": {"codeword": "CAPE"}}}


def test_a_fight_that_does_not_take_place_on_the_first_visit_never_does() -> None:
    rules = game(
        {
            1: {"choices": [{"text": "…", "to": 2}]},
            2: {
                **fight(**ONLY_SEEN),
                "choices": [{"text": "…", "id": "on", "to": 1, "effects": [{"forget": "CAPE"}]}],
            },
        },
        codewords={"CAPE": "…"},
    )
    session = play(rules, at(sheet(), codewords=("CAPE",)), Choose("2"))
    assert (session.state.visit.fight, open_choices(rules, session.state)) == ("", ["on"])
    session = play(rules, session.state, Choose("on"), Choose("2"))
    assert session.state.visit.fight == ""


def test_a_fight_whose_reason_is_gone_does_not_wait() -> None:
    rules = game(
        {
            1: {"choices": [{"text": "…", "to": 2}]},
            2: {
                **fight(**ONLY_SEEN),
                "choices": [{"text": "…", "id": "on", "to": 1, "effects": [{"codeword": "CAPE"}]}],
            },
        },
        codewords={"CAPE": "…"},
    )
    session = play(rules, at(sheet()), Choose("2"))
    assert session.state.visit.fight == "open"
    session = play(rules, session.state, Choose("on"), Choose("2"))
    assert session.state.visit.fight == ""
