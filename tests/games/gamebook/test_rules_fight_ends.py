"""What blows bring besides, and how a fight ends: won, lost, broken off (R9, R16, R39)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.core.sources import scripted
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.actions import Accept, Attack, Choose, Engage, TurnTo
from gamebook_desktop.games.gamebook.events import Died, Told
from gamebook_desktop.games.gamebook.events_fight import (
    Clashed,
    FightBegan,
    FightEnded,
    FoeFell,
    FoeWounded,
    HeroWounded,
)
from gamebook_desktop.games.gamebook.state import Ending, Stat, Wound
from tests.games.gamebook.helpers import (
    HIT,
    LUCK,
    LUCKY,
    UNLUCKY,
    WOUND,
    Dice,
    at,
    engaged,
    events,
    fight,
    foe,
    game,
    open_choices,
    play,
    refused,
    rules_of,
    sheet,
    standing,
)


@pytest.mark.parametrize("stamina", [5, 16, 18])
def test_what_a_fight_took_is_what_its_wounds_took(stamina: int) -> None:
    """Neither a correction by hand nor a dose counts."""
    session = engaged(Attack(0), Accept(), dice=WOUND, foes=[foe(8, 2)])
    sheet_now = replace(session.state.sheet, stamina=Stat(18, stamina))
    session.override(replace(session.state, sheet=sheet_now))
    session.source = scripted(HIT)
    if stamina < 18:
        session.do(do.Drink(sure=True))
    session.do(Attack(0))
    session.do(Accept())
    assert events(session, FightEnded) == [FightEnded("win", 2, 2)]


@pytest.mark.parametrize(("now", "yields_at", "left"), [(8, 6, 6), (8, 7, 6), (6, 4, 4)])
def test_a_foe_that_yields(now: int, yields_at: int, left: int) -> None:
    foes = [foe(8, now, yields_at=yields_at)]
    session = engaged(Attack(0), Accept(), dice=HIT, foes=foes)
    assert (session.state.fight, session.state.visit.fight) == (None, "win")
    assert events(session)[2:] == [
        FoeWounded("Garde", now, left),
        FoeFell("Garde", yielded=True),
        FightEnded("win", 1, 0),
    ]


def test_a_foe_that_would_yield_still_counts_as_a_killing_blow() -> None:
    session = engaged(Attack(0), dice=HIT, foes=[foe(8, 8, yields_at=6)])
    assert refused(session, do.TestLuck()) == ("luck_on_killing_blow", "R9")


def test_a_foe_struck_past_its_yielding_is_dead() -> None:
    session = engaged(Attack(0), Accept(), dice=HIT, foes=[foe(8, 2, yields_at=1)])
    assert events(session, FoeFell) == [FoeFell("Garde", yielded=False)]


SILVER = {"wounded_by": {"wields": "argent"}}


@pytest.mark.parametrize(
    ("wielded", "result", "pending"), [("argent", "hit", 1), ("epee", "miss", 0)]
)
def test_a_foe_only_some_blades_harm(wielded: str, result: str, pending: int) -> None:
    hero = sheet(carried=("epee", "argent"), wielded=wielded)
    session = engaged(Attack(0), dice=HIT, foes=[foe(8, 8, **SILVER)], hero=hero)
    (clash,) = events(session, Clashed)
    assert clash.result == result
    assert len(standing(session).wounds) == pending


def test_a_foe_no_blade_harms_still_wounds() -> None:
    session = engaged(Attack(0), dice=WOUND, foes=[foe(8, 8, **SILVER)])
    assert standing(session).wounds == (Wound(0, True, 2),)


def test_what_a_foes_blows_do_besides() -> None:
    foes = [
        foe(
            8,
            8,
            first_hit=[{"codeword": "VENIN"}],
            hits=[{"change": "skill", "by": -1, "why": "La morsure"}],
        )
    ]
    session = engaged(Attack(0), Accept(), Attack(0), LUCK, dice=[*WOUND, *WOUND, LUCKY], foes=foes)
    assert session.state.world.codewords == ("VENIN",)
    assert session.state.sheet.skill == Stat(9, 7)
    assert session.state.sheet.stamina == Stat(18, 18 - 2 - 1)
    assert [type(event).__name__ for event in events(session)[2:6]] == [
        "HeroWounded",
        "CodewordNoted",
        "StatChanged",
        "Clashed",
    ]


def test_what_a_foes_blow_does_can_be_rolled() -> None:
    foes = [foe(8, 8, hits=[{"gold": {"dice": 1, "times": -1}}])]
    session = engaged(Attack(0), Accept(), dice=[*WOUND, (3,)], foes=foes)
    assert session.state.sheet.gold == 2


def test_a_blow_that_disarms() -> None:
    foes = [foe(8, 8, hits=[{"take": "epee"}])]
    session = engaged(Attack(0), Accept(), Attack(0), dice=[*WOUND, *WOUND], foes=foes)
    assert (session.state.sheet.wielded, "epee" in session.state.sheet.carried) == ("", False)


def test_a_hit_of_the_hero_does_nothing_to_the_hero() -> None:
    foes = [foe(8, 8, hits=[{"change": "skill", "by": -1}])]
    session = engaged(Attack(0), Accept(), dice=HIT, foes=foes)
    assert session.state.sheet.skill == Stat(9, 9)


@pytest.mark.parametrize("lose", [None, {"text": "Assommé.", "to": 3}])
def test_hits_that_kill_kill_even_where_losing_is_not_death(lose: Any) -> None:
    foes = [foe(8, 8, hits=[{"change": "stamina", "by": -30, "why": "Le venin"}])]
    said = {} if lose is None else {"lose": lose}
    session = engaged(Attack(0), Accept(), dice=WOUND, foes=foes, **said)
    assert session.state.ending == Ending("death", "", "Le venin")
    assert list(session.game.legal(session.state)) == []


def test_the_dead_do_not_fight_the_round_they_asked_for() -> None:
    session = engaged(Attack(0), Attack(0), dice=WOUND, hero=sheet(stamina=(2, 18)))
    assert session.state.ending == Ending("death", "", "Garde")
    assert standing(session).round == 1


def test_killed_by_what_a_blow_brings_no_round_follows() -> None:
    foes = [foe(8, 8, hits=[{"change": "stamina", "by": -30}])]
    session = engaged(Attack(0), Attack(0), dice=WOUND, foes=foes)
    assert session.state.ending == Ending("death", "", "book")
    assert standing(session).round == 1


def test_a_pending_blow_that_kills_ends_the_fight_before_another_round() -> None:
    session = engaged(Attack(0), Attack(0), dice=HIT, foes=[foe(8, 2)])
    assert events(session)[2:] == [
        FoeWounded("Garde", 2, 0),
        FoeFell("Garde", yielded=False),
        FightEnded("win", 1, 0),
    ]


def test_winning_leads_on_by_one_more_choice() -> None:
    win = {"to": 3, "text": "Il tombe.", "effects": [{"gold": 4}]}
    session = engaged(Attack(0), Accept(), dice=HIT, foes=[foe(8, 2)], win=win)
    assert (session.state.visit.section, session.state.visit.onward) == ("1", "3")
    assert session.state.sheet.gold == 9
    assert events(session, Told) == [Told("Il tombe.")]
    assert open_choices(rules_of(session), session.state) == ["onward"]
    session.do(Choose("onward"))
    assert session.state.visit.section == "3"


def test_winning_where_the_section_goes_on() -> None:
    rules = game(
        {
            1: {
                **fight(foe(8, 2)),
                "choices": [
                    {"text": "past", "id": "past", "to": 2},
                    {"text": "won", "id": "won", "to": 2, "after": "win"},
                    {"text": "any", "id": "any", "to": 2, "after": "fight"},
                    {"text": "lost", "id": "lost", "to": 2, "after": "defeat"},
                ],
            },
            2: {},
        }
    )
    start = at(sheet(), fight="open")
    assert open_choices(rules, start) == ["past"]
    session = play(rules, start, Engage())
    assert open_choices(rules, session.state) == []
    session = play(rules, session.state, Attack(0), Accept(), dice=HIT)
    assert open_choices(rules, session.state) == ["won", "any"]
    assert refused(session, Choose("past")) == ("after_fight", "past", "")
    assert refused(session, Choose("lost")) == ("after_fight", "lost", "")


def test_losing_that_is_not_death() -> None:
    lose = {"to": 3, "text": "Le noir.", "effects": [{"gold": -99}]}
    hero = sheet(stamina=(2, 18))
    session = engaged(Attack(0), LUCK, dice=[*WOUND, UNLUCKY], hero=hero, lose=lose)
    assert (session.state.fight, session.state.ending) == (None, None)
    assert (session.state.sheet.stamina, session.state.sheet.gold) == (Stat(18, 1), 0)
    assert (session.state.visit.fight, session.state.visit.onward) == ("defeat", "3")
    assert events(session, HeroWounded, FightEnded, Told, Died) == [
        HeroWounded("Garde", 2, 1, lucky=False),
        FightEnded("defeat", 1, 1),
        Told("Le noir."),
    ]


def test_losing_at_stamina_one_leaves_one() -> None:
    hero = sheet(stamina=(1, 18))
    session = engaged(Attack(0), Accept(), dice=WOUND, hero=hero, lose={"to": 3})
    assert session.state.sheet.stamina == Stat(18, 1)
    assert session.state.visit.fight == "defeat"


def test_luck_that_saves_at_the_last_point_is_no_defeat() -> None:
    hero = sheet(stamina=(2, 18))
    session = engaged(Attack(0), LUCK, dice=[*WOUND, LUCKY], hero=hero, lose={"to": 3})
    assert standing(session).wounds == ()
    assert session.state.sheet.stamina == Stat(18, 1)


def test_a_wound_that_leaves_just_one_is_no_defeat() -> None:
    hero = sheet(stamina=(3, 18))
    session = engaged(Attack(0), Accept(), dice=WOUND, hero=hero, lose={"to": 3})
    assert session.state.sheet.stamina == Stat(18, 1)
    assert session.state.visit.fight == "open"


def test_effects_of_losing_can_kill() -> None:
    lose = {"to": 3, "effects": [{"change": "stamina", "by": -1, "why": "Le froid"}]}
    hero = sheet(stamina=(2, 18))
    session = engaged(Attack(0), Accept(), dice=WOUND, hero=hero, lose=lose)
    assert session.state.ending == Ending("death", "", "Le froid")
    assert session.state.visit.onward == ""


def test_a_limit_of_rounds() -> None:
    limit = {"after": 2, "text": "La cloche.", "to": 2}
    session = engaged(Attack(0), Attack(0), dice=[(3, 4), (3, 3)] * 2, limit=limit)
    assert (session.state.fight, session.state.visit.fight) == (None, "limit")
    assert session.state.visit.onward == "2"
    assert events(session, FightEnded, Told) == [FightEnded("limit", 2, 0), Told("La cloche.")]


def test_a_limit_waits_for_the_last_wound() -> None:
    limit = {"after": 1, "to": 2}
    session = engaged(Attack(0), dice=WOUND, limit=limit)
    assert standing(session).wounds == (Wound(0, True, 2),)
    assert LUCK in list(session.game.legal(session.state))
    session = engaged(Attack(0), LUCK, dice=[*WOUND, LUCKY], limit=limit)
    assert (session.state.visit.fight, session.state.sheet.stamina) == ("limit", Stat(18, 17))


def test_a_kill_in_the_last_round_is_a_victory() -> None:
    limit = {"after": 1, "to": 2}
    session = engaged(Attack(0), Accept(), dice=HIT, foes=[foe(8, 2)], limit=limit)
    assert session.state.visit.fight == "win"


def test_another_round_after_the_limit_is_not_fought() -> None:
    limit = {"after": 1, "to": 2}
    session = engaged(Attack(0), Attack(0), dice=WOUND, limit=limit)
    assert events(session, FightEnded) == [FightEnded("limit", 1, 2)]
    assert session.state.visit.onward == "2"


def test_what_a_limit_leaves_open() -> None:
    section = {
        **fight(limit={"after": 1}),
        "choices": [
            {"text": "…", "id": "won", "to": 2, "after": "win"},
            {"text": "…", "id": "any", "to": 2, "after": "fight"},
        ],
    }
    rules = game({1: section, 2: {}})
    start = at(sheet(), fight="open")
    session = play(rules, start, Engage(), Attack(0), dice=[(3, 4), (3, 3)])
    assert open_choices(rules, session.state) == ["any"]


def test_the_hero_who_dies_in_a_fight_can_do_nothing_more() -> None:
    session = engaged(Attack(0), Accept(), dice=WOUND, hero=sheet(stamina=(1, 18)))
    for action in (Attack(0), Accept(), LUCK, do.Flee(), Engage()):
        assert refused(session, action) == ("over", "death")


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (Attack(1), ("no_such_foe", 1, "")),
        (Attack(-1), ("no_such_foe", -1, "")),
        (Engage(), ("in_fight", "")),
        (Choose("2"), ("in_fight", "")),
        (TurnTo("2"), ("in_fight", "")),
    ],
)
def test_what_a_fight_refuses(action: Any, said: tuple[Any, ...]) -> None:
    assert refused(engaged(), action) == said


@pytest.mark.parametrize("action", [Attack(0), Accept(), LUCK, do.Flee()])
def test_what_needs_a_fight(action: Any) -> None:
    session = play(game({1: fight()}), at(sheet(), fight="open"))
    assert refused(session, action) == ("not_in_fight", "")


def test_no_fight_where_the_section_has_none() -> None:
    session = play(game({1: {}}), at(sheet()))
    assert refused(session, Engage()) == ("no_fight", "")


def test_a_fight_that_is_over_is_not_begun_again() -> None:
    session = engaged(Attack(0), Accept(), dice=HIT, foes=[foe(8, 2)])
    assert refused(session, Engage()) == ("no_fight", "")


def test_no_fight_is_begun_once_a_result_leads_on() -> None:
    test = {"kind": "skill", "success": {"to": 2, "text": "Passé."}, "failure": {}}
    section = {**fight(), "choices": [{"id": "slip", "text": "…", "test": test}]}
    rules = game({1: section, 2: {}})
    session = play(rules, at(sheet(), fight="open"), Choose("slip"), dice=[(1, 1)])
    assert refused(session, Engage()) == ("no_fight", "")
    assert next(iter(rules.legal(session.state))) == Choose("onward")


@pytest.mark.parametrize(
    ("dice", "then", "sections"),
    [(HIT, [Accept()], "won"), (WOUND, [Accept()], "lost"), ([], [do.Flee(), Accept()], "fled")],
)
def test_C16_an_exit_opens_however_a_fight_ends(dice: Dice, then: list[Any], sections: str) -> None:
    section = {
        **fight(foe(8, 2), flee={"to": 2}, lose={}),
        "choices": [
            {"text": "…", "id": "won", "to": 3, "after": "win"},
            {"text": "…", "id": "lost", "to": 3, "after": "defeat"},
        ],
    }
    rules = game({1: section, 2: {"choices": [{"text": "…", "id": "fled", "to": 3}]}, 3: {}})
    start = at(sheet(stamina=(3 if sections == "fled" else 2, 18)), fight="open")
    attacks = [] if sections == "fled" else [Attack(0)]
    session = play(rules, start, Engage(), *attacks, *then, dice=dice)
    assert open_choices(rules, session.state) == [sections]


def test_a_foe_that_gives_up_at_once_is_no_fight_without_end() -> None:
    session = engaged(foes=[foe(8, 4, yields_at=4)], win={"to": 3})
    assert events(session) == [FightBegan(("Garde",), "in_turn"), FightEnded("win", 0, 0)]
    assert session.state.visit.onward == "3"
