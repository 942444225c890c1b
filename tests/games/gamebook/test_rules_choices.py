"""Choices: conditions, costs, once, hidden (R33 to R35)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from gamebook_desktop.games.gamebook.actions import Choose, Engage
from gamebook_desktop.games.gamebook.choices import offered
from gamebook_desktop.games.gamebook.conditions import holds
from gamebook_desktop.games.gamebook.content_effects import Condition
from gamebook_desktop.games.gamebook.events import (
    Chosen,
    Entered,
    GoldChanged,
    ItemLost,
    MealsChanged,
    PlaceFreed,
    StatChanged,
    Wielded,
)
from tests.games.gamebook.helpers import (
    at,
    closed_choices,
    events,
    fight,
    game,
    open_choices,
    play,
    refused,
    sheet,
)

HEAD: dict[str, Any] = {
    "items": {
        "corde": {"name": "Corde"},
        "lame": {"name": "Lame", "kind": "weapon", "bonus": {"skill": 2}},
    },
    "codewords": {"LUNE": "…"},
    "counters": {"heures": {"start": 3}},
}


HELD = sheet((7, 9), (12, 18), (5, 9), carried=("epee", "corde", "lame"), wielded="lame")


@pytest.mark.parametrize(
    ("condition", "truth"),
    [
        ({"talent": "pas_de_loup"}, True),
        ({"talent": "crocheteur"}, False),
        ({"item": "corde"}, True),
        ({"item": "lame"}, True),
        ({"item": "grappin"}, False),
        ({"wields": "lame"}, True),
        ({"wields": "epee"}, False),
        ({"codeword": "LUNE"}, True),
        ({"codeword": "SOLEIL"}, False),
        ({"gold": 0}, True),
        ({"gold": 5}, True),
        ({"gold": 6}, False),
        ({"meals": 10}, True),
        ({"meals": 11}, False),
        ({"potion": "vigueur"}, True),
        ({"potion": "adresse"}, False),
        ({"skill": {"least": 9}}, True),
        ({"skill": {"least": 10}}, False),
        ({"skill": {"most": 8}}, False),
        ({"stamina": {"least": 12, "most": 12}}, True),
        ({"stamina": {"most": 11}}, False),
        ({"luck": {"least": 5}}, True),
        ({"luck": {"least": 6}}, False),
        ({"counter": {"id": "heures", "least": 3, "most": 3}}, True),
        ({"counter": {"id": "heures", "least": 4}}, False),
        ({"counter": {"id": "inconnu", "most": 0}}, True),
        ({"visited": "1"}, True),
        ({"visited": 7}, False),
        ({"all": [{"gold": 5}, {"meals": 1}]}, True),
        ({"all": [{"gold": 5}, {"meals": 99}]}, False),
        ({"any": [{"gold": 99}, {"meals": 1}]}, True),
        ({"any": [{"gold": 99}, {"meals": 99}]}, False),
        ({"not": {"codeword": "LUNE"}}, False),
        ({"not": {"any": [{"gold": 99}, {"talent": "crocheteur"}]}}, True),
        ({"talent": "pas_de_loup", "gold": 5, "item": "corde"}, True),
        ({"talent": "pas_de_loup", "gold": 6, "item": "corde"}, False),
    ],
)
def test_every_condition(condition: dict[str, Any], truth: bool) -> None:
    state = at(HELD, codewords=("LUNE",))
    rules = game({1: {}}, **HEAD).rules
    assert holds(rules, state, Condition.model_validate(condition)) is truth


def test_no_condition_always_holds() -> None:
    assert holds(game().rules, at(sheet()), None)


def test_a_potion_drunk_up_is_no_potion() -> None:
    condition = Condition.model_validate({"potion": "vigueur"})
    assert not holds(game().rules, at(sheet(doses=0)), condition)


@pytest.mark.parametrize("said", [{}, {"gold": -1}, {"talents": "x"}, {"skill": {}}])
def test_a_condition_that_says_nothing_or_something_else_is_no_condition(said: Any) -> None:
    with pytest.raises(ValidationError):
        Condition.model_validate(said)


CLIMB = {"any": [{"talent": "monte_en_l_air"}, {"item": "grappin"}]}


@pytest.mark.parametrize(
    ("talents", "carried", "opened"),
    [
        (("monte_en_l_air",), (), True),
        (("crocheteur",), ("grappin",), True),
        (("monte_en_l_air",), ("grappin",), True),
        (("crocheteur",), ("corde",), False),
    ],
)
def test_G80_R34_a_talent_or_an_item(
    talents: tuple[str, ...], carried: tuple[str, ...], opened: bool
) -> None:
    rules = game({1: {"choices": [{"text": "…", "to": 2, "when": CLIMB}]}, 2: {}})
    state = at(sheet(talents=talents, carried=carried, wielded=""))
    assert (open_choices(rules, state) == ["2"]) is opened
    if not opened:
        assert closed_choices(rules, state) == {"2": "closed"}
        closed = offered(rules.rules, state)[0].closed
        assert closed is not None
        assert closed.rule == "R34"
        assert refused(play(rules, state), Choose("2"))[0] == "closed"


GATED = [
    {"text": "…", "id": "talent", "to": 2, "when": {"talent": "crocheteur"}},
    {"text": "…", "id": "secret", "to": 2, "when": {"talent": "crocheteur"}, "hidden": True},
    {"text": "…", "id": "dear", "to": 2, "cost": {"gold": 99}},
    {"text": "…", "id": "free", "to": 2},
]


@pytest.mark.parametrize(
    ("option", "closed"),
    [
        ("shown", {"talent": "closed", "dear": "cannot_pay_gold"}),
        ("hidden", {"dear": "cannot_pay_gold"}),
    ],
)
def test_R33_option_closed_choices(option: str, closed: dict[str, str]) -> None:
    rules = game({1: {"choices": GATED}, 2: {}}, {"closed_choices": option})
    state = at(sheet())
    assert open_choices(rules, state) == ["free"]
    assert closed_choices(rules, state) == closed
    for key in ("talent", "secret", "dear"):
        assert refused(play(rules, state), Choose(key))[0] in ("closed", "cannot_pay_gold")


def test_R33_the_reason_of_a_closed_door_is_its_rule() -> None:
    rules = game({1: {"choices": GATED}, 2: {}})
    ways = {
        way.action.key: way.closed
        for way in offered(rules.rules, at(sheet()))
        if isinstance(way.action, Choose)
    }
    assert ways["talent"] is not None
    assert (ways["talent"].rule, ways["talent"].facts) == (
        "R33",
        (Condition.model_validate({"talent": "crocheteur"}),),
    )


@pytest.mark.parametrize(
    ("cost", "said"),
    [
        pytest.param({"gold": 6}, ("cannot_pay_gold", 6, 5, "R35"), id="G23"),
        ({"meals": 11}, ("cannot_pay_meals", 11, 10, "R35")),
        ({"stamina": 18}, ("cannot_pay_stamina", 18, 18, "R35")),
        ({"luck": 10}, ("cannot_pay_luck", 10, 9, "R35")),
        ({"item": "corde"}, ("cannot_pay_item", "corde", "R35")),
        ({"gold": 5, "meals": 11}, ("cannot_pay_meals", 11, 10, "R35")),
    ],
)
def test_G23_R35_a_cost_one_cannot_pay_closes_the_choice(
    cost: dict[str, Any], said: tuple[Any, ...]
) -> None:
    rules = game({1: {"choices": [{"text": "…", "to": 2, "cost": cost}]}, 2: {}})
    state = at(sheet())
    assert closed_choices(rules, state) == {"2": said[0]}
    assert refused(play(rules, state), Choose("2")) == said
    assert Choose("2") not in list(rules.legal(state))


@pytest.mark.parametrize(
    ("cost", "paid"),
    [
        ({"gold": 5}, [GoldChanged(5, 0, "cost")]),
        ({"meals": 3}, [MealsChanged(10, 7, "cost")]),
        ({"meals": 10}, [MealsChanged(10, 0, "cost"), PlaceFreed("meals")]),
        ({"stamina": 17}, [StatChanged("stamina", 18, 1, 1, "cost")]),
        ({"luck": 9}, [StatChanged("luck", 9, 0, 0, "cost")]),
        ({"item": "epee"}, [ItemLost("epee", "paid"), Wielded("")]),
        (
            {"gold": 2, "meals": 1, "stamina": 4, "luck": 1, "item": "torche"},
            [
                GoldChanged(5, 3, "cost"),
                MealsChanged(10, 9, "cost"),
                StatChanged("stamina", 18, 14, 14, "cost"),
                StatChanged("luck", 9, 8, 8, "cost"),
                ItemLost("torche", "paid"),
            ],
        ),
    ],
)
def test_R35_a_cost_is_paid_once_then_the_choice_is_followed(
    cost: dict[str, Any], paid: list[Any]
) -> None:
    rules = game({1: {"choices": [{"text": "Payer", "to": 2, "cost": cost}]}, 2: {}})
    session = play(rules, at(sheet()), Choose("2"))
    assert events(session) == [Chosen("1", "Payer"), *paid, Entered("2")]
    assert session.state.ending is None


def test_G24_R35_a_loss_takes_what_is_there() -> None:
    rules = game({1: {"choices": [{"text": "…", "to": 2, "effects": [{"gold": -5}]}]}, 2: {}})
    session = play(rules, at(sheet(gold=3)), Choose("2"))
    assert session.state.sheet.gold == 0
    assert events(session, GoldChanged) == [GoldChanged(3, 0, "book")]


def test_C14_a_toll_with_no_gold_locks_nobody_in_where_there_is_another_way() -> None:
    rules = game(
        {
            1: {
                "choices": [
                    {"text": "pay", "id": "pay", "to": 2, "cost": {"gold": 3}},
                    {"text": "give all", "id": "all", "to": 2, "effects": [{"gold": -3}]},
                ]
            },
            2: {},
        }
    )
    state = at(sheet(gold=0))
    assert (open_choices(rules, state), closed_choices(rules, state)) == (
        ["all"],
        {"pay": "cannot_pay_gold"},
    )
    assert play(rules, state, Choose("all")).state.visit.section == "2"


def test_effects_of_a_choice_come_after_its_cost_and_before_its_section() -> None:
    rules = game(
        {
            1: {"choices": [{"text": "…", "to": 2, "cost": {"gold": 5}, "effects": [{"gold": 1}]}]},
            2: {"effects": [{"gold": 10}]},
        }
    )
    session = play(rules, at(sheet()), Choose("2"))
    assert events(session, GoldChanged, Entered) == [
        GoldChanged(5, 0, "cost"),
        GoldChanged(0, 1, "book"),
        Entered("2"),
        GoldChanged(1, 11, "book"),
    ]


def test_once_is_once_in_a_play() -> None:
    rules = game(
        {
            1: {"choices": [{"text": "…", "to": 2, "once": True, "effects": [{"gold": 1}]}]},
            2: {"choices": [{"text": "…", "to": 1}]},
        }
    )
    session = play(rules, at(sheet()), Choose("2"), Choose("1"))
    assert closed_choices(rules, session.state) == {"2": "choice_used"}
    assert refused(session, Choose("2")) == ("choice_used", "")
    assert session.state.world.used == ("1/2",)
    assert session.state.sheet.gold == 6


def test_once_counts_for_one_section_only() -> None:
    way = {"text": "…", "to": 3, "once": True}
    rules = game(
        {
            1: {"choices": [way]},
            2: {"choices": [way]},
            3: {"choices": [{"text": "…", "to": 2}]},
        }
    )
    session = play(rules, at(sheet()), Choose("3"), Choose("2"))
    assert open_choices(rules, session.state) == ["3"]


@pytest.mark.parametrize("key", ["9", "", "onward", "#2"])
def test_a_choice_that_is_not_there(key: str) -> None:
    session = play(game({1: {"choices": [{"text": "…", "to": 2}]}, 2: {}}), at(sheet()))
    assert refused(session, Choose(key)) == ("no_such_choice", key, "")


def test_a_choice_of_another_section_is_not_there() -> None:
    rules = game(
        {1: {"choices": [{"text": "…", "to": 2}]}, 2: {"choices": [{"text": "…", "to": 3}]}}
    )
    assert refused(play(rules, at(sheet())), Choose("3"))[0] == "no_such_choice"


def test_choices_while_a_fight_waits() -> None:
    section = {
        **fight(),
        "choices": [
            {"text": "…", "id": "past", "to": 2},
            {"text": "…", "id": "won", "to": 2, "after": "win"},
        ],
    }
    rules = game({1: section, 2: {}})
    state = at(sheet(), fight="open")
    assert [way.action for way in offered(rules.rules, state)] == [Engage(), Choose("past")]
    assert refused(play(rules, state), Choose("won")) == ("fight_first", "won", "")
    assert next(iter(rules.legal(state))) == Engage()
