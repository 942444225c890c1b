"""Meals and potions (R22 to R28, R31)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.actions import (
    Accept,
    Attack,
    Choose,
    Drink,
    Eat,
    Engage,
    Flee,
)
from gamebook_desktop.games.gamebook.events import (
    DosesChanged,
    InitialChanged,
    ItemRefused,
    MealsChanged,
    PlaceFreed,
    StatChanged,
)
from gamebook_desktop.games.gamebook.state import Modifier, Stat
from tests.games.gamebook.helpers import (
    HIT,
    PARRY,
    WOUND,
    at,
    events,
    fight,
    foe,
    game,
    play,
    refused,
    sheet,
)

QUIET = game({1: {"choices": [{"text": "…", "to": 1}]}})
FIGHT = {1: {**fight(foe(8, 8), flee={"to": 2}), "choices": []}, 2: {}}


def test_G11_a_meal_gives_four() -> None:
    session = play(QUIET, at(sheet(stamina=(10, 18))), Eat())
    assert (session.state.sheet.stamina, session.state.sheet.meals) == (Stat(18, 14), 9)
    assert events(session) == [
        MealsChanged(10, 9, "meal"),
        StatChanged("stamina", 10, 14, 14, "meal"),
    ]


def test_G12_R22_at_the_maximum_a_warning_and_then_nothing_gained() -> None:
    session = play(QUIET, at(sheet(stamina=(18, 18))))
    with pytest.raises(Illegal) as warned:
        session.do(Eat())
    assert (warned.value.reason, warned.value.rule) == ("meal_at_maximum", "R22")
    session.do(warned.value.confirm)
    assert (session.state.sheet.stamina, session.state.sheet.meals) == (Stat(18, 18), 9)


@pytest.mark.parametrize(("now", "then"), [(15, 18), (17, 18), (14, 18), (1, 5)])
def test_R22_a_meal_never_lifts_above_the_initial(now: int, then: int) -> None:
    session = play(QUIET, at(sheet(stamina=(now, 18))), Eat())
    assert session.state.sheet.stamina == Stat(18, then)


def test_R22_a_meal_above_the_initial_is_warned_of_and_takes_nothing_off() -> None:
    session = play(QUIET, at(sheet(stamina=(20, 18))))
    assert refused(session, Eat())[0] == "meal_at_maximum"
    session.do(Eat(sure=True))
    assert session.state.sheet.stamina == Stat(18, 20)


@pytest.mark.parametrize("sure", [False, True])
def test_G14_no_meal_in_a_fight(sure: bool) -> None:
    rules = game(FIGHT)
    opened = play(rules, at(sheet(stamina=(10, 18)), fight="open"), Engage())
    assert refused(opened, Eat(sure)) == ("meal_in_fight", "R22")
    fought = play(rules, opened.state, Attack(0), Accept(), dice=WOUND)
    assert refused(fought, Eat(sure)) == ("meal_in_fight", "R22")


def test_R22_a_meal_before_the_fight_is_opened_is_allowed() -> None:
    session = play(game(FIGHT), at(sheet(stamina=(10, 18)), fight="open"), Eat())
    assert session.state.sheet.stamina == Stat(18, 14)


def test_G15_a_meal_right_after_winning() -> None:
    rules = game({1: fight(foe(8, 2))})
    start = at(sheet(stamina=(10, 18)), fight="open")
    session = play(rules, start, Engage(), Attack(0), Accept(), Eat(), dice=HIT)
    assert (session.state.visit.fight, session.state.sheet.stamina) == ("win", Stat(18, 14))


def test_R23_ten_meals_each_one_and_not_an_eleventh() -> None:
    session = play(QUIET, at(sheet(stamina=(1, 24))), *[Eat(sure=True)] * 10)
    assert (session.state.sheet.meals, session.state.sheet.stamina) == (0, Stat(24, 24))
    assert refused(session, Eat(sure=True)) == ("no_meal", "R23")


@pytest.mark.parametrize(("by", "left"), [(-3, 7), (-10, 0), (-12, 0), (2, 12)])
def test_R23_a_book_gives_and_takes_meals_never_below_none(by: int, left: int) -> None:
    sections = {1: {"choices": [{"text": "…", "to": 2, "effects": [{"meals": by}]}]}, 2: {}}
    session = play(game(sections), at(sheet()), Choose("2"))
    assert session.state.sheet.meals == left
    freed = [PlaceFreed("meals")] if not left else []
    assert events(session, MealsChanged, PlaceFreed) == [MealsChanged(10, left, "book"), *freed]


def test_meals_can_be_rolled() -> None:
    effect = {"meals": {"dice": 1, "times": -1}, "why": "Les rats"}
    sections = {1: {"choices": [{"text": "…", "to": 2, "effects": [effect]}]}, 2: {}}
    session = play(game(sections), at(sheet()), Choose("2"), dice=[(4,)])
    assert events(session, MealsChanged) == [MealsChanged(10, 6, "Les rats")]


@pytest.mark.parametrize("frees", [True, False])
def test_G78_R31_last_meal(frees: bool) -> None:
    rules = game(options={"empty_frees_place": frees})
    session = play(rules, at(sheet(stamina=(10, 18), meals=1)), Eat())
    assert ("meals" in totals.bag(rules.rules, session.state.sheet)) is not frees
    assert events(session)[:-1] == [
        MealsChanged(1, 0, "meal"),
        *([PlaceFreed("meals")] if frees else []),
    ]


@pytest.mark.parametrize("frees", [True, False])
def test_G78_R31_last_dose(frees: bool) -> None:
    rules = game(options={"empty_frees_place": frees})
    session = play(rules, at(sheet(stamina=(10, 18), doses=1)), Drink())
    assert ("potion" in totals.bag(rules.rules, session.state.sheet)) is not frees
    assert events(session)[:-1] == [
        DosesChanged("vigueur", 1, 0),
        *([PlaceFreed("potion")] if frees else []),
    ]


FULL = ("epee", "a", "b", "c", "d", "e")


@pytest.mark.parametrize(
    ("answer", "carried", "meals"),
    [("b", ("epee", "a", "c", "d", "e", "f"), 2), ("", (*FULL, "f"), 0)],
)
def test_R29_meals_found_again_need_a_place_again(
    answer: str, carried: tuple[str, ...], meals: int
) -> None:
    sections = {1: {"choices": [{"text": "…", "to": 2, "effects": [{"meals": 2}]}]}, 2: {}}
    full = sheet(meals=0, potion="", doses=0, carried=(*FULL, "f"))
    session = play(game(sections), at(full), Choose("2"), dice=[(answer,)])
    assert (session.state.sheet.carried, session.state.sheet.meals) == (carried, meals)
    refusal = [] if answer else [ItemRefused("meals")]
    assert events(session, ItemRefused) == refusal


def test_R29_meals_found_beside_others_need_no_place() -> None:
    sections = {1: {"choices": [{"text": "…", "to": 2, "effects": [{"meals": 2}]}]}, 2: {}}
    session = play(game(sections), at(sheet(meals=1, carried=FULL)), Choose("2"))
    assert session.state.sheet.meals == 3


@pytest.mark.parametrize(("answer", "doses"), [("a", 1), ("", 0)])
def test_R29_a_dose_found_after_the_last_needs_a_place_again(answer: str, doses: int) -> None:
    sections = {1: {"choices": [{"text": "…", "to": 2, "effects": [{"doses": 1}]}]}, 2: {}}
    full = sheet(doses=0, carried=FULL)
    session = play(game(sections), at(full), Choose("2"), dice=[(answer,)])
    assert session.state.sheet.doses == doses


@pytest.mark.parametrize(("by", "left"), [(1, 3), (-1, 1), (-2, 0), (-5, 0)])
def test_a_book_gives_and_spills_doses(by: int, left: int) -> None:
    sections = {1: {"choices": [{"text": "…", "to": 2, "effects": [{"doses": by}]}]}, 2: {}}
    session = play(game(sections), at(sheet()), Choose("2"))
    assert session.state.sheet.doses == left
    freed = [PlaceFreed("potion")] if not left else []
    assert events(session, DosesChanged, PlaceFreed) == [DosesChanged("vigueur", 2, left), *freed]


def test_doses_mean_nothing_without_a_potion() -> None:
    sections = {1: {"choices": [{"text": "…", "to": 2, "effects": [{"doses": 1}]}]}, 2: {}}
    session = play(game(sections), at(sheet(potion="", doses=0)), Choose("2"))
    assert session.state.sheet.doses == 0
    assert events(session, DosesChanged) == []


def test_G68_vigour() -> None:
    session = play(QUIET, at(sheet(stamina=(5, 20))), Drink())
    assert (session.state.sheet.stamina, session.state.sheet.doses) == (Stat(20, 20), 1)
    assert events(session) == [
        DosesChanged("vigueur", 2, 1),
        StatChanged("stamina", 5, 20, 20, "potion"),
    ]


@pytest.mark.parametrize(
    ("luck", "then"), [pytest.param((4, 9), 10, id="G69"), pytest.param((9, 9), 10, id="G71")]
)
def test_G69_G71_R26_fortune(luck: tuple[int, int], then: int) -> None:
    session = play(QUIET, at(sheet(luck=luck, potion="bonne_fortune")), Drink())
    assert (session.state.sheet.luck, session.state.sheet.doses) == (Stat(then, then), 1)
    assert events(session) == [
        DosesChanged("bonne_fortune", 2, 1),
        InitialChanged("luck", 9, 10, "potion"),
        StatChanged("luck", luck[0], 10, 10, "potion"),
    ]


def test_R26_the_second_dose_of_fortune_raises_again() -> None:
    session = play(QUIET, at(sheet(luck=(4, 9), potion="bonne_fortune")), Drink(), Drink())
    assert session.state.sheet.luck == Stat(11, 11)


def test_G72_B1_no_third_dose() -> None:
    session = play(QUIET, at(sheet(stamina=(5, 20))), Drink(), Drink(sure=True))
    assert refused(session, Drink(sure=True)) == ("no_dose", "R24")


@pytest.mark.parametrize("potion", ["adresse", "vigueur"])
def test_G74_R27_at_the_maximum_a_warning_and_the_dose_is_spent(potion: str) -> None:
    session = play(QUIET, at(sheet(stamina=(20, 20), potion=potion)))
    with pytest.raises(Illegal) as warned:
        session.do(Drink())
    assert (warned.value.reason, warned.value.rule) == ("potion_at_maximum", "R27")
    session.do(warned.value.confirm)
    assert (session.state.sheet.stamina, session.state.sheet.doses) == (Stat(20, 20), 1)


@pytest.mark.parametrize(
    ("potion", "changed"),
    [
        ("adresse", {"skill": Stat(9, 9)}),
        ("vigueur", {"stamina": Stat(18, 18)}),
        ("bonne_fortune", {"luck": Stat(10, 10)}),
    ],
)
def test_B16_each_potion_touches_its_own_value(potion: str, changed: dict[str, Any]) -> None:
    before = sheet((4, 9), (5, 18), (3, 9), potion=potion)
    session = play(QUIET, at(before), Drink())
    assert session.state.sheet == replace(before, doses=1, **changed)


def test_R28_skill_restored_keeps_timed_penalties_and_heals_losses() -> None:
    dark = Modifier("dark", "Noir", "attack", -2, "sections", 2)
    session = play(QUIET, at(sheet((5, 9), potion="adresse", modifiers=(dark,))), Drink())
    assert (session.state.sheet.skill, session.state.sheet.modifiers) == (Stat(9, 9), (dark,))


def test_R28_skill_restored_under_a_bonus_weapon_is_the_base() -> None:
    items = {"lame": {"name": "Lame", "kind": "weapon", "bonus": {"skill": 1}}}
    rules = game({1: {}}, items=items)
    mine = sheet((6, 9), potion="adresse", carried=("lame",), wielded="lame")
    session = play(rules, at(mine), Drink())
    assert session.state.sheet.skill == Stat(9, 9)
    assert totals.skill(rules.rules, session.state.sheet) == 9


@pytest.mark.parametrize(("in_fight", "said"), [(True, None), (False, ("potion_in_fight", "R25"))])
def test_R25_a_potion_between_rounds(in_fight: bool, said: tuple[str, str] | None) -> None:
    rules = game(FIGHT, {"potion_in_fight": in_fight})
    start = at(sheet(stamina=(5, 18)), fight="open")
    session = play(rules, start, Engage(), Attack(0), dice=PARRY)
    assert (Drink(sure=True) in list(rules.legal(session.state))) is in_fight
    if said is not None:
        assert refused(session, Drink()) == said
        return
    session.do(Drink())
    assert session.state.sheet.stamina == Stat(18, 18)
    assert session.state.fight is not None


@pytest.mark.parametrize("dice", [WOUND, HIT])
@pytest.mark.parametrize("between", [False, True])
def test_R25_a_potion_between_a_wound_and_luck(between: bool, dice: list[tuple[int, int]]) -> None:
    rules = game(FIGHT, {"potion_between_wound_and_luck": between})
    start = at(sheet(stamina=(2, 18)), fight="open")
    session = play(rules, start, Engage(), Attack(0), dice=dice)
    waiting = session.state.fight
    assert (Drink(sure=True) in list(rules.legal(session.state))) is between
    if not between:
        assert refused(session, Drink(sure=True)) == ("potion_before_luck", "R25")
        return
    session.do(Drink())
    assert (session.state.sheet.stamina, session.state.fight) == (Stat(18, 18), waiting)
    session.do(Accept())
    assert session.state.sheet.stamina == Stat(18, 16 if dice == WOUND else 18)


def test_R25_no_potion_between_the_wound_of_flight_and_luck() -> None:
    start = at(sheet(stamina=(2, 18)), fight="open")
    session = play(game(FIGHT), start, Engage(), Flee())
    assert refused(session, Drink(sure=True)) == ("potion_before_luck", "R25")


def test_a_potion_right_after_a_fight_and_before_it_is_opened() -> None:
    rules = game(FIGHT, {"potion_in_fight": False})
    session = play(rules, at(sheet(stamina=(5, 18)), fight="open"), Drink())
    assert session.state.sheet.stamina == Stat(18, 18)


@pytest.mark.parametrize("odd", [{"potion": "soupe"}, {"potion": ""}])
def test_an_unknown_potion_is_neither_drunk_nor_offered(odd: dict[str, Any]) -> None:
    session = play(QUIET, at(sheet(**odd)))
    assert refused(session, Drink(sure=True)) == ("no_dose", "R24")
    assert Drink(sure=True) not in list(QUIET.legal(session.state))
