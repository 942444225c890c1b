"""The bag of six, items given, taken, dropped and used (R29, R30)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import scripted
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.actions import (
    Attack,
    Choose,
    Drop,
    Engage,
    UseItem,
    Wield,
)
from gamebook_desktop.games.gamebook.events import (
    Entered,
    ItemGained,
    ItemLost,
    ItemRefused,
    ItemUsed,
    StatChanged,
    Wielded,
)
from gamebook_desktop.games.gamebook.state import Ending, Stat, State
from tests.games.gamebook.helpers import (
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

ITEMS = {
    "corde": {"name": "Corde"},
    "crochet": {"name": "Crochet"},
    "hache": {"name": "Hache", "kind": "weapon"},
    "cape": {"name": "Cape", "kind": "worn"},
    "sceau": {"name": "Sceau", "kind": "token"},
}
FOUR = ("a", "b", "c", "d")
"""Unknown things count as objects: with provisions and potion the bag is full."""


def found(
    *effects: dict[str, Any],
    carried: tuple[str, ...],
    dice: Dice = (),
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Session[State]:
    """Effects of a choice on what is carried."""
    sections = {1: {"choices": [{"text": "…", "to": 2, "effects": list(effects)}]}, 2: {}}
    start = at(sheet(carried=carried, **{"wielded": "", **fields}))
    return play(game(sections, options, items=ITEMS), start, Choose("2"), dice=dice)


def test_R29_provisions_and_potion_take_a_place_each_whatever_their_number() -> None:
    rules = game(items=ITEMS).rules
    for meals, doses in ((1, 1), (10, 2), (99, 3)):
        held = sheet(meals=meals, doses=doses, carried=("corde",), wielded="")
        assert totals.bag(rules, held) == ("meals", "potion", "corde")


@pytest.mark.parametrize(
    ("item", "counts"),
    [
        ("corde", True),
        ("inconnu", True),
        ("hache", False),
        ("cape", False),
        ("sceau", False),
        ("epee", False),
        ("armure_de_cuir", False),
        ("torche", False),
    ],
)
def test_G77_B34_what_counts_against_the_bag(item: str, counts: bool) -> None:
    rules = game(items=ITEMS).rules
    assert (item in totals.bag(rules, sheet(carried=(item,)))) is counts


@pytest.mark.parametrize(("count", "takes"), [(False, False), (True, True)])
@pytest.mark.parametrize("tool", ["lanterne", "torche", "briquet"])
def test_R30_tools_take_places_by_option(tool: str, count: bool, takes: bool) -> None:
    rules = game(options={"tools_take_places": count}).rules
    assert totals.takes_place(rules, tool) is takes


def test_with_room_an_object_is_simply_taken() -> None:
    session = found({"give": "corde"}, carried=FOUR[:3])
    assert session.state.sheet.carried == (*FOUR[:3], "corde")
    assert events(session, ItemGained, ItemLost) == [ItemGained("corde")]


def test_R29_with_a_full_bag_the_reader_leaves_something() -> None:
    session = found({"give": "corde"}, carried=FOUR, dice=[("b",)])
    assert session.state.sheet.carried == ("a", "c", "d", "corde")
    assert events(session, ItemGained, ItemLost, ItemRefused) == [
        ItemLost("b", "dropped"),
        ItemGained("corde"),
    ]


def test_R29_with_a_full_bag_the_reader_leaves_the_find() -> None:
    session = found({"give": "corde"}, carried=FOUR, dice=[("",)])
    assert session.state.sheet.carried == FOUR
    assert events(session, ItemGained, ItemLost, ItemRefused) == [ItemRefused("corde")]
    assert session.state.visit.section == "2"


def test_R29_the_swap_asks_with_every_object_once() -> None:
    sections = {1: {"choices": [{"text": "…", "to": 2, "effects": [{"give": "corde"}]}]}, 2: {}}
    full = at(sheet(carried=("epee", "torche", "a", "a", "b", "c"), wielded="epee"))
    session = Session(game(sections, items=ITEMS), full, scripted(()))
    session.do(Choose("2"))
    assert session.question is not None
    assert (session.question.why, session.question.options, session.question.facts) == (
        "swap",
        ("a", "b", "c", ""),
        ("corde",),
    )
    session.answer("a")
    assert session.state.sheet.carried == ("epee", "torche", "a", "b", "c", "corde")


def test_R30_tools_that_count_can_be_left_too() -> None:
    strict = {"tools_take_places": True}
    tools = ("lanterne", "torche", "briquet", "a")
    session = found({"give": "corde"}, carried=tools, options=strict, dice=[("torche",)])
    assert session.state.sheet.carried == ("lanterne", "briquet", "a", "corde")


@pytest.mark.parametrize(("count", "dice"), [(False, ()), (True, [("a",)])])
def test_R30_a_tool_found_needs_room_where_tools_count(count: bool, dice: Dice) -> None:
    options = {"tools_take_places": count}
    session = found({"give": "torche"}, carried=FOUR, options=options, dice=dice)
    assert ("torche" in session.state.sheet.carried) is True
    assert ("a" in session.state.sheet.carried) is not count


@pytest.mark.parametrize("item", ["hache", "cape", "sceau"])
def test_G77_a_weapon_and_the_like_are_taken_with_a_full_bag(item: str) -> None:
    session = found({"give": item}, carried=FOUR)
    assert session.state.sheet.carried == (*FOUR, item)


def test_G77_gold_is_taken_with_a_full_bag() -> None:
    assert found({"gold": 12}, carried=FOUR).state.sheet.gold == 17


def test_two_finds_with_one_place_ask_once() -> None:
    session = found({"give": "corde"}, {"give": "crochet"}, carried=FOUR[:3], dice=[("corde",)])
    assert session.state.sheet.carried == ("a", "b", "c", "crochet")


def test_a_dose_drunk_up_makes_room() -> None:
    session = found({"give": "corde"}, carried=FOUR, doses=0)
    assert session.state.sheet.carried == (*FOUR, "corde")


def test_an_item_taken_goes_once() -> None:
    session = found({"take": "corde"}, carried=("corde", "corde"))
    assert session.state.sheet.carried == ("corde",)
    assert events(session, ItemLost) == [ItemLost("corde", "taken")]


def test_an_item_that_is_not_there_is_not_taken() -> None:
    session = found({"take": "corde"}, carried=FOUR)
    assert session.state.sheet.carried == FOUR
    assert events(session, ItemLost) == []


def test_a_wielded_weapon_that_is_taken_leaves_the_hand() -> None:
    session = found({"take": "hache"}, carried=("hache", "epee"), wielded="hache")
    assert (session.state.sheet.carried, session.state.sheet.wielded) == (("epee",), "")
    assert events(session, ItemLost, Wielded) == [ItemLost("hache", "taken"), Wielded("")]


def test_the_second_of_two_axes_stays_in_hand() -> None:
    session = found({"take": "hache"}, carried=("hache", "hache"), wielded="hache")
    assert (session.state.sheet.carried, session.state.sheet.wielded) == (("hache",), "hache")


def test_dropping() -> None:
    session = play(game(items=ITEMS), at(sheet()), Drop("torche"), Drop("epee"))
    assert session.state.sheet.carried == ("armure_de_cuir", "lanterne", "briquet")
    assert session.state.sheet.wielded == ""
    assert events(session) == [
        ItemLost("torche", "dropped"),
        ItemLost("epee", "dropped"),
        Wielded(""),
    ]
    assert refused(session, Drop("torche")) == ("not_carried", "torche", "")


def test_nothing_is_dropped_in_a_fight() -> None:
    session = play(game({1: fight()}), at(sheet(), fight="open"), Engage())
    assert refused(session, Drop("torche")) == ("in_fight", "")


def using(use: dict[str, Any], sections: dict[Any, Any] | None = None, **head: Any) -> Any:
    items = {"herbe": {"name": "Herbe", "use": use}}
    return game(sections or {1: {"choices": [{"text": "…", "to": 1}]}}, items=items, **head)


HERB = {"effects": [{"change": "stamina", "by": 3}]}
WITH_HERB = sheet(stamina=(10, 18), carried=("epee", "herbe"))


def test_a_thing_used_up_is_gone() -> None:
    session = play(using(HERB), at(WITH_HERB), UseItem("herbe"))
    assert session.state.sheet == replace(WITH_HERB, stamina=Stat(18, 13), carried=("epee",))
    assert events(session) == [
        ItemUsed("herbe"),
        ItemLost("herbe", "used"),
        StatChanged("stamina", 10, 13, 13, "book"),
    ]
    assert refused(session, UseItem("herbe")) == ("not_carried", "herbe", "")


def test_a_thing_used_several_times() -> None:
    session = play(using({**HERB, "times": 2}), at(WITH_HERB), UseItem("herbe"))
    assert session.state.world.uses == (("herbe", 1),)
    assert "herbe" in session.state.sheet.carried
    session.do(UseItem("herbe"))
    assert not session.state.world.uses
    assert "herbe" not in session.state.sheet.carried


def test_B20_a_thing_kept_is_used_up_and_stays_so() -> None:
    rules = using({**HERB, "keep": True})
    session = play(rules, at(WITH_HERB), UseItem("herbe"))
    assert "herbe" in session.state.sheet.carried
    assert refused(session, UseItem("herbe")) == ("used_up", "herbe", "")
    assert UseItem("herbe") not in list(rules.legal(session.state))


def test_a_second_one_of_a_kind_is_fresh() -> None:
    two = replace(WITH_HERB, carried=("herbe", "herbe"))
    session = play(using({**HERB, "times": 2}), at(two), *[UseItem("herbe")] * 4)
    assert session.state.sheet.carried == ()
    assert session.state.sheet.stamina == Stat(18, 18)


@pytest.mark.parametrize("item", ["epee", "caillou"])
def test_a_thing_without_a_use_is_not_used(item: str) -> None:
    session = play(using(HERB), at(replace(WITH_HERB, carried=("epee", "caillou"))))
    assert refused(session, UseItem(item)) == ("not_usable", item, "")


def test_a_use_with_a_condition() -> None:
    rules = using({**HERB, "when": {"codeword": "LUNE"}}, codewords={"LUNE": "…"})
    assert refused(play(rules, at(WITH_HERB)), UseItem("herbe")) == ("not_usable", "herbe", "")
    session = play(rules, at(WITH_HERB, codewords=("LUNE",)), UseItem("herbe"))
    assert session.state.sheet.stamina == Stat(18, 13)


def test_a_use_in_a_fight_only_where_the_item_says_so() -> None:
    for said, allowed in ((HERB, False), ({**HERB, "in_fight": True}, True)):
        rules = using(said, {1: fight()})
        session = play(rules, at(WITH_HERB, fight="open"), Engage())
        assert (UseItem("herbe") in list(rules.legal(session.state))) is allowed
        if allowed:
            session.do(UseItem("herbe"))
            assert session.state.sheet.stamina == Stat(18, 13)
        else:
            assert refused(session, UseItem("herbe")) == ("not_in_this_fight", "herbe", "")


def test_no_use_between_a_wound_and_luck() -> None:
    rules = using({**HERB, "in_fight": True}, {1: fight(foe(8, 8))})
    start = at(replace(WITH_HERB, stamina=Stat(18, 2)), fight="open")
    session = play(rules, start, Engage(), Attack(0), dice=[(6, 6), (1, 1)])
    assert refused(session, UseItem("herbe")) == ("wound_pending", "R25")
    assert UseItem("herbe") not in list(rules.legal(session.state))


def test_a_use_that_kills() -> None:
    poison = {"effects": [{"change": "stamina", "by": -30}], "to": 2}
    session = play(using(poison, {1: {}, 2: {}}), at(WITH_HERB), UseItem("herbe"))
    assert session.state.ending == Ending("death", "", "book")
    assert session.state.visit.section == "1"


def test_a_use_that_kills_in_a_fight_ends_the_adventure() -> None:
    poison = {"effects": [{"change": "stamina", "by": -30}], "in_fight": True}
    rules = using(poison, {1: fight()})
    session = play(rules, at(WITH_HERB, fight="open"), Engage(), UseItem("herbe"))
    assert session.state.ending == Ending("death", "", "book")
    assert list(rules.legal(session.state)) == []


def test_a_thing_that_leads_to_a_section_and_back() -> None:
    sections = {
        1: {"choices": [{"text": "…", "to": 3}]},
        2: {"choices": [{"text": "…", "back": True}]},
        3: {},
    }
    rules = using({"to": 2, "keep": True}, sections)
    session = play(rules, at(WITH_HERB), UseItem("herbe"))
    assert (session.state.visit.section, open_choices(rules, session.state)) == ("2", ["back"])
    session.do(Choose("back"))
    assert (session.state.visit.section, session.state.world.returns) == ("1", ())
    assert [event.section for event in events(session, Entered)] == ["2", "1"]
    assert open_choices(rules, session.state) == ["3"]


def test_no_detour_out_of_a_fight() -> None:
    rules = using({"to": 2, "in_fight": True}, {1: fight(), 2: {}})
    session = play(rules, at(WITH_HERB, fight="open"), Engage())
    assert refused(session, UseItem("herbe")) == ("not_in_this_fight", "herbe", "")


def test_what_is_used_or_wielded_must_be_carried() -> None:
    session = play(using(HERB), at(replace(WITH_HERB, carried=())))
    assert refused(session, UseItem("herbe")) == ("not_carried", "herbe", "")
    assert refused(session, Wield("epee")) == ("not_carried", "epee", "")
