"""Beside a paper book: foes typed in, several at once, real dice, flight, the book's word (B19)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.events_fight import (
    Clashed,
    FightBegan,
    FightEnded,
    FoeFell,
    FoeWounded,
    HeroWounded,
)
from gamebook_desktop.games.gamebook.events_paper import FoeAdded, ModeSet
from gamebook_desktop.games.gamebook.fights import fight_of
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import Fight, Met, PaperLog, State, Visit
from tests.games.gamebook.helpers import events, play, refused
from tests.games.gamebook.paper_book import paper, reading

RAT = do.AddFoe("Rat", 5, 4)
CHIEN = do.AddFoe("Chien", 6, 6, 3)
OGRE = do.AddFoe("Ogre", 9, 12)
HIT, WOUND = [(1, 1), (6, 6)], [(6, 6), (1, 1)]
"""The foe's dice, then the hero's."""
CAVE_RAT = {"foes": [{"name": "Rat", "skill": 5, "stamina": 4}]}


def together(*actions: Any, state: State | None = None, **more: Any) -> Session[State]:
    """A fight in which all foes strike each round."""
    return play(paper(), state or reading(), do.SetMode("together"), *actions, **more)


def left(session: Session[State]) -> list[int]:
    """Stamina of the foes."""
    return [foe.now for foe in fight_of(session.state).foes]


def test_a_foe_begins_a_fight_and_others_join_it() -> None:
    session = play(paper(), reading("88"), RAT, CHIEN)
    fight = fight_of(session.state)
    assert [(f.name, f.skill, f.stamina, f.now, f.damage) for f in fight.foes] == [
        ("Rat", 5, 4, 4, 2),
        ("Chien", 6, 6, 6, 3),
    ]
    assert (fight.mode, session.state.visit) == ("in_turn", Visit("88", "open"))
    assert events(session) == [
        FightBegan(("Rat",), "in_turn"),
        FoeAdded("Rat", 5, 4),
        FoeAdded("Chien", 6, 6),
    ]
    assert paper().invariants(session.state) == []


def test_equal_names_are_told_apart() -> None:
    session = play(paper(), reading(), RAT, RAT, do.AddFoe("Rat 2", 5, 4), RAT)
    names = [foe.name for foe in fight_of(session.state).foes]
    assert names == ["Rat", "Rat 2", "Rat 2 2", "Rat 3"]


@pytest.mark.parametrize(
    ("foe", "refusal"),
    [
        (do.AddFoe("", 7, 6), ("name_needed", "")),
        (do.AddFoe("Rat", 31, 6), ("out_of_range", "skill", 0, 30, "")),
        (do.AddFoe("Rat", -1, 6), ("out_of_range", "skill", 0, 30, "")),
        (do.AddFoe("Rat", 7, 0), ("out_of_range", "stamina", 1, 99, "")),
        (do.AddFoe("Rat", 7, 100), ("out_of_range", "stamina", 1, 99, "")),
        (do.AddFoe("Rat", 7, 6, 25), ("out_of_range", "damage", 0, 24, "")),
    ],
)
def test_foes_that_cannot_be(foe: do.AddFoe, refusal: tuple[Any, ...]) -> None:
    assert refused(play(paper(), reading()), foe) == refusal


def test_twelve_foes_at_most() -> None:
    session = play(paper(), reading(), *[RAT] * 12)
    assert refused(session, RAT) == ("too_many_foes", 12, "R13")


@pytest.mark.parametrize(
    ("option", "wanted", "mode"),
    [
        ("in_turn", None, "in_turn"),
        ("together", None, "together"),
        ("one_roll", None, "one_roll"),
        ("one_roll", "in_turn", "in_turn"),
        ("in_turn", "as_one", "as_one"),
    ],
)
def test_how_a_fight_is_fought(option: str, wanted: str | None, mode: str) -> None:
    before = [do.SetMode(wanted)] if wanted else []
    session = play(paper({"default_fight_mode": option}), reading(), *before, RAT)
    assert fight_of(session.state).mode == mode
    assert session.state.paper.mode == ""


def test_the_mode_of_the_next_fight_is_for_that_fight_only() -> None:
    session = play(paper(), reading(), do.SetMode("together"), RAT, do.EndFight(), CHIEN)
    assert fight_of(session.state).mode == "in_turn"
    assert events(session, ModeSet) == [ModeSet("together")]


def test_the_mode_can_change_in_a_fight() -> None:
    session = play(paper(), reading(), RAT, CHIEN, do.SetMode("together"))
    assert fight_of(session.state).mode == "together"
    assert refused(session, do.SetMode("as_one")) == ("single_block", "R13")
    assert refused(session, do.SetMode("melee")) == ("not_known", "melee", "R13")


def test_g53_nobody_joins_a_single_block() -> None:
    session = play(paper(), reading(), do.SetMode("as_one"), OGRE)
    assert refused(session, RAT) == ("single_block", "R13")


def test_b19_one_round_against_two_at_once() -> None:
    """The first is hit, the second wounds: each has its own roll of the hero."""
    session = together(RAT, CHIEN, do.Attack(0), dice=[*HIT, *WOUND])
    assert events(session, Clashed) == [
        Clashed(1, "Rat", (1, 1), 7, (6, 6), 21, "hit"),
        Clashed(1, "Chien", (6, 6), 18, (1, 1), 11, "wound"),
    ]
    session = play(paper(), session.state, do.Accept(), do.Accept())
    assert (left(session), session.state.sheet.stamina.value) == ([2, 6], 15)


def test_b19_the_target_changes_after_a_kill() -> None:
    session = together(RAT, CHIEN, do.Attack(0), dice=[*HIT, *HIT])
    session = play(paper(), session.state, do.Attack(0), dice=[*HIT, *HIT])
    session = play(paper(), session.state, do.Accept())
    assert left(session) == [0, 6]
    assert refused(session, do.Attack(0)) == ("foe_out", "Rat", "")
    session = play(paper(), session.state, do.Attack(1), do.Accept(), dice=HIT)
    assert left(session) == [0, 4]


def test_b19_a_dead_target_hands_over_to_the_next_foe() -> None:
    """The blow that waited kills the first; the round asked for goes against the second."""
    state = together(do.AddFoe("Rat", 5, 2), CHIEN, do.Attack(0), dice=[*HIT, *HIT]).state
    session = play(paper(), state, do.Attack(0), dice=HIT)
    assert events(session, FoeFell) == [FoeFell("Rat", yielded=False)]
    assert fight_of(session.state).target == 1


@pytest.mark.parametrize(
    ("luck", "stamina"),
    [([], 16), ([(2, 2)], 17), ([(6, 6)], 15)],
    ids=["none", "lucky", "unlucky"],
)
def test_b19_flight_from_several_foes(luck: list[tuple[int, int]], stamina: int) -> None:
    """G62 beside a paper book: one wound of the first still up, then the reader turns the page."""
    answer = do.TestLuck() if luck else do.Accept()
    session = together(RAT, CHIEN, do.Flee(), answer, do.TurnTo("9"), dice=luck)
    assert session.state.sheet.stamina.value == stamina
    assert (session.state.fight, session.state.visit) == (None, Visit("9"))
    assert events(session, FightEnded) == [FightEnded("flight", 0, 18 - stamina)]
    assert dict(session.state.world.fights) == {"88": "flight"}


def test_flight_can_be_turned_straight_into_the_next_section() -> None:
    session = play(paper(), reading(), RAT, do.Flee(), do.TurnTo("9"))
    assert events(session, HeroWounded) == [HeroWounded("Rat", 18, 16, flight=True)]
    assert session.state.visit == Visit("9")


def test_g63_death_in_flight() -> None:
    session = play(paper(), reading("88", stamina=(2, 18)), RAT, do.Flee(), do.TurnTo("9"))
    assert (session.state.ending is not None, session.state.visit.section) == (True, "88")


def test_nobody_joins_and_nothing_is_called_off_while_fleeing() -> None:
    session = play(paper(), reading(), RAT, do.Flee())
    assert refused(session, CHIEN) == ("wound_pending", "R11")
    assert refused(session, do.EndFight()) == ("wound_pending", "R11")
    assert refused(session, do.Flee()) == ("wound_pending", "R11")


def test_the_book_calls_a_fight_off() -> None:
    """The blow that waits counts first."""
    session = play(paper(), reading("88"), OGRE, do.Attack(0), do.EndFight(), dice=HIT)
    assert events(session, FoeWounded, FightEnded) == [
        FoeWounded("Ogre", 12, 10),
        FightEnded("stopped", 1, 0),
    ]
    assert session.state.visit == Visit("88", "stopped")
    assert refused(session, do.EndFight()) == ("not_in_fight", "")


def test_calling_off_a_fight_that_the_blow_has_won() -> None:
    session = play(paper(), reading(), RAT, do.Attack(0), do.Attack(0), do.EndFight(), dice=HIT * 2)
    assert events(session, FightEnded) == [FightEnded("win", 2, 0)]


def test_a_book_that_knows_no_luck_in_fights() -> None:
    rules = paper(said={"luck_in_fight": False})
    session = play(rules, reading(), RAT, do.Attack(0), dice=WOUND)
    assert refused(session, do.TestLuck()) == ("luck_not_on_wounds", "R5")
    assert do.TestLuck(sure=True) not in list(rules.legal(session.state))
    session = play(rules, session.state, do.Accept(), do.TestValue("luck"), dice=[(1, 1)])
    assert (session.state.sheet.stamina.value, session.state.sheet.luck.value) == (16, 8)


def test_foes_are_recorded_once_their_fight_is_over() -> None:
    session = together(
        do.AddFoe("Rat", 5, 2), CHIEN, do.Attack(0), do.Accept(), do.EndFight(), dice=[*HIT, *HIT]
    )
    assert session.state.paper.met == (
        Met("88", "Rat", 5, 2, "win"),
        Met("88", "Chien", 6, 6, "stopped", 3),
    )


def test_another_fight_in_the_same_section() -> None:
    session = play(paper(), reading("88"), RAT, do.EndFight(), RAT)
    assert session.state.visit == Visit("88", "open")
    assert dict(session.state.world.fights) == {"88": "open"}
    assert paper().invariants(session.state) == []


def test_known_foes_come_before_others() -> None:
    rules = paper(known={88: CAVE_RAT})
    first = next(a for a in rules.legal(reading("88")) if isinstance(a, do.AddFoe))
    assert first == do.AddFoe("Rat", 5, 4)
    fought = play(rules, reading("88"), first, do.EndFight()).state
    assert first not in list(rules.legal(fought))


def test_a_foe_corrected_in_the_fight_is_recorded_as_corrected() -> None:
    """A mistyped skill, put right by hand: the record and the totals follow."""
    rules = paper()
    session = play(rules, reading(), do.AddFoe("Ogre", 6, 12))
    fight = fight_of(session.state)
    right = replace(session.state, fight=replace(fight, foes=(replace(fight.foes[0], skill=9),)))
    session.override(right)
    session = play(rules, session.state, do.Attack(0), do.EndFight(), dice=[(3, 3), (3, 3)])
    assert events(session, Clashed) == [Clashed(1, "Ogre", (3, 3), 15, (3, 3), 15, "parry")]
    assert session.state.paper.met == (Met("88", "Ogre", 9, 12, "stopped"),)


# ---------------------------------------------------------------------------- real dice
def asked(session: Session[State]) -> list[tuple[Any, ...]]:
    """Who throws what for the open question."""
    return [(q.why, q.facts[0], q.count) for q in [session.question] if q is not None]


def real(rules: Gamebook, state: State, *actions: Any) -> Session[State]:
    """A play with dice entered face by face."""
    session: Session[State] = Session(rules, state)
    for action in actions:
        session.do(action)
    return session


def test_real_dice_of_a_round_against_three() -> None:
    """G86: each creature first, then the hero; a die is corrected after the round."""
    session = real(paper(), reading(), do.SetMode("together"), RAT, CHIEN, OGRE, do.Attack(1))
    order = []
    for face in (1, 2, 5, 6, 6, 5, 1, 1, 3, 3, 2, 2):
        order += asked(session) if not session.open or not session.open.typed else []
        session.enter(face)
    assert order == [
        ("attack_foe", "Chien", 2),
        ("attack_hero", "Mirre", 2),
        ("attack_foe", "Rat", 2),
        ("defend_hero", "Mirre", 2),
        ("attack_foe", "Ogre", 2),
        ("defend_hero", "Mirre", 2),
    ]
    results = [(clash.foe, clash.result) for clash in fight_of(session.state).clashes]
    assert results == [(1, "hit"), (0, "wound"), (2, "wound")]
    session.retype(4, 0, 1)
    results = [(clash.foe, clash.result) for clash in fight_of(session.state).clashes]
    assert results == [(1, "hit"), (0, "wound"), (2, "parry")]


def test_real_dice_one_roll_against_all() -> None:
    session = real(paper(), reading(), do.SetMode("one_roll"), RAT, OGRE, do.Attack(0))
    order = []
    for face in (1, 2, 3, 3, 6, 6):
        order += asked(session) if not session.open or not session.open.typed else []
        session.enter(face)
    assert order == [
        ("attack_foe", "Rat", 2),
        ("attack_hero", "Mirre", 2),
        ("attack_foe", "Ogre", 2),
    ]
    clashes = [(c.foe, c.own_total, c.result) for c in fight_of(session.state).clashes]
    assert clashes == [(0, 15, "hit"), (1, 15, "wound")]


def test_a_round_takes_two_actions_beside_its_dice() -> None:
    """Fight, then the luck decision or simply the next round."""
    session = real(paper(), reading(), OGRE)
    for _ in range(2):
        session.do(do.Attack(0))
        for face in (1, 1, 6, 6):
            session.enter(face)
    assert len(session.done) == 3
    assert fight_of(session.state).foes[0].now == 10


def test_a_fight_in_a_half_step_is_kept_whole() -> None:
    """Undo through a fight typed in by hand leaves nothing behind."""
    rules, before = paper(), reading()
    session = play(rules, before, do.SetMode("together"), RAT, CHIEN, do.Attack(0), dice=HIT * 2)
    while session.may_undo():
        session.undo()
    assert session.state == before
    assert session.state.paper == PaperLog()
    assert session.state.fight is None


def test_a_fight_of_a_paper_book_has_its_mode_and_no_allies() -> None:
    session = play(paper(), reading(), RAT)
    assert fight_of(session.state) == Fight("in_turn", fight_of(session.state).foes)
