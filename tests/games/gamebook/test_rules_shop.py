"""Buying and selling in a section (R35)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from gamebook_desktop.games.gamebook.actions import Buy, Choose, Engage, Sell
from gamebook_desktop.games.gamebook.content import Offer
from gamebook_desktop.games.gamebook.events import (
    GoldChanged,
    ItemGained,
    ItemLost,
    ItemRefused,
    MealsChanged,
    Wielded,
)
from gamebook_desktop.games.gamebook.goods import good_of, stock_left
from gamebook_desktop.games.gamebook.rules import Gamebook
from tests.games.gamebook.helpers import (
    at,
    events,
    fight,
    game,
    play,
    refused,
    sheet,
)

ITEMS: dict[str, Any] = {
    "corde": {"name": "Corde"},
    "hache": {"name": "Hache", "kind": "weapon"},
    "bijou": {"name": "Bijou"},
}
SHOP: dict[str, Any] = {
    "sells": [
        {"item": "corde", "price": 3, "stock": 2},
        {"item": "hache", "price": 4},
        {"meals": 2, "price": 1, "stock": 3},
        {"item": "bijou", "price": 1, "when": {"codeword": "AMI"}},
        {"item": "bijou", "price": 5},
    ],
    "buys": {"epee": 2, "bijou": 7, "lanterne": 1},
}


def shop(more: dict[str, Any] | None = None, **fields: Any) -> Gamebook:
    """A section with a shop, and one to come back from."""
    section = {"shop": {**SHOP, **fields}, "choices": [{"text": "…", "to": 2}], **(more or {})}
    back = {"choices": [{"text": "…", "to": 1}]}
    return game({1: section, 2: back}, items=ITEMS, codewords={"AMI": "…"})


def buyable(rules: Gamebook, **fields: Any) -> list[str]:
    """What can be bought now."""
    state = at(sheet(**fields))
    return [action.good for action in rules.legal(state) if isinstance(action, Buy)]


def test_buying_an_item() -> None:
    session = play(shop(), at(sheet(gold=5)), Buy("corde"))
    assert (session.state.sheet.gold, session.state.sheet.carried[-1]) == (2, "corde")
    assert session.state.world.stock == (("1/corde", 1),)
    assert events(session) == [ItemGained("corde"), GoldChanged(5, 2, "bought")]


def test_buying_meals() -> None:
    session = play(shop(), at(sheet(gold=5)), Buy("meals"), Buy("meals"))
    assert (session.state.sheet.gold, session.state.sheet.meals) == (3, 14)
    assert events(session)[:2] == [MealsChanged(10, 12, "bought"), GoldChanged(5, 4, "bought")]


def test_stock_runs_out_and_stays_out() -> None:
    rules = shop()
    session = play(rules, at(sheet(gold=20)), Buy("corde"), Buy("corde"))
    assert refused(session, Buy("corde")) == ("sold_out", "corde", "")
    session = play(rules, session.state, Choose("2"), Choose("1"))
    assert refused(session, Buy("corde")) == ("sold_out", "corde", "")
    offer = rules.book.sections["1"].shop
    assert offer is not None
    assert [stock_left(session.state, each) for each in offer.sells[:3]] == [0, 1, 3]


@pytest.mark.parametrize(
    ("gold", "goods"),
    [
        (0, []),
        (1, ["meals"]),
        (3, ["corde", "meals"]),
        (4, ["corde", "hache", "meals"]),
        (5, ["corde", "hache", "meals", "bijou"]),
    ],
)
def test_R35_only_what_one_can_pay(gold: int, goods: list[str]) -> None:
    assert buyable(shop(), gold=gold) == goods
    session = play(shop(), at(sheet(gold=gold)))
    if "hache" not in goods:
        assert refused(session, Buy("hache")) == ("cannot_pay_gold", 4, gold, "R35")


@pytest.mark.parametrize(("friend", "price"), [(True, 1), (False, 5)])
def test_the_offer_whose_condition_holds_is_the_one_that_counts(friend: bool, price: int) -> None:
    start = at(sheet(gold=5), codewords=("AMI",) if friend else ())
    session = play(shop(), start, Buy("bijou"))
    assert session.state.sheet.gold == 5 - price
    assert refused(session, Buy("bijou"))[0] == "sold_out", "one stock for one good"


def test_an_offer_whose_condition_fails_is_not_made() -> None:
    rules = shop(sells=SHOP["sells"][3:4])
    assert buyable(rules, gold=9) == []
    assert refused(play(rules, at(sheet())), Buy("bijou")) == ("not_sold", "bijou", "")


def test_what_is_not_sold() -> None:
    assert refused(play(shop(), at(sheet())), Buy("lune")) == ("not_sold", "lune", "")


FULL = ("epee", "a", "b", "c", "d")


def test_R29_a_full_bag_asks_before_the_gold_is_paid() -> None:
    session = play(shop(), at(sheet(carried=FULL)), Buy("corde"), dice=[("a",)])
    assert session.state.sheet.carried == ("epee", "b", "c", "d", "corde")
    assert events(session) == [
        ItemLost("a", "dropped"),
        ItemGained("corde"),
        GoldChanged(5, 2, "bought"),
    ]


def test_R29_what_is_left_after_all_costs_nothing() -> None:
    session = play(shop(), at(sheet(carried=FULL)), Buy("corde"), dice=[("",)])
    assert (session.state.sheet.gold, session.state.world.stock) == (5, ())
    assert events(session) == [ItemRefused("corde")]


def test_R29_meals_bought_again_need_a_place() -> None:
    start = at(sheet(carried=(*FULL, "e"), meals=0))
    session = play(shop(), start, Buy("meals"), dice=[("",)])
    assert (session.state.sheet.gold, session.state.sheet.meals) == (5, 0)
    session = play(shop(), start, Buy("meals"), dice=[("e",)])
    assert (session.state.sheet.gold, session.state.sheet.meals) == (4, 2)


def test_G77_a_weapon_is_bought_with_a_full_bag_and_stays_out_of_the_hand() -> None:
    session = play(shop(), at(sheet(carried=FULL)), Buy("hache"))
    assert (session.state.sheet.carried, session.state.sheet.wielded) == ((*FULL, "hache"), "epee")


def test_selling() -> None:
    session = play(shop(), at(sheet()), Sell("lanterne"), Sell("epee"))
    assert (session.state.sheet.gold, session.state.sheet.wielded) == (8, "")
    assert events(session) == [
        ItemLost("lanterne", "sold"),
        GoldChanged(5, 6, "sold"),
        ItemLost("epee", "sold"),
        Wielded(""),
        GoldChanged(6, 8, "sold"),
    ]


@pytest.mark.parametrize(
    ("item", "said"),
    [("torche", ("not_bought", "torche", "")), ("bijou", ("not_carried", "bijou", ""))],
)
def test_what_cannot_be_sold(item: str, said: tuple[str, ...]) -> None:
    assert refused(play(shop(), at(sheet())), Sell(item)) == said


def test_legal_sales_are_what_one_has() -> None:
    sales = [action.item for action in shop().legal(at(sheet())) if isinstance(action, Sell)]
    assert sales == ["epee", "lanterne"]


@pytest.mark.parametrize("action", [Buy("corde"), Sell("epee")])
def test_no_shop_here_or_during_a_fight(action: Any) -> None:
    assert refused(play(game({1: {}}), at(sheet())), action) == ("no_shop", "")
    session = play(shop(fight()), at(sheet(), fight="open"), Engage())
    assert refused(session, action) == ("no_shop", "")


@pytest.mark.parametrize(
    "said", [{"price": 1}, {"item": "x", "meals": 1, "price": 1}, {"item": "x"}]
)
def test_an_offer_sells_one_thing_at_a_price(said: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Offer.model_validate(said)


def test_the_name_of_a_good() -> None:
    offers = [Offer.model_validate(said) for said in SHOP["sells"]]
    assert [good_of(offer) for offer in offers] == ["corde", "hache", "meals", "bijou", "bijou"]
