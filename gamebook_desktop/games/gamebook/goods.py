"""What is eaten, drunk, used, dropped, wielded, bought and sold (R17, R22 to R31)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.changes import (
    change_doses,
    change_gold,
    change_meals,
    change_stat,
    gain_item,
    lose_item,
    restore_stat,
    set_sheet,
    set_world,
    wield,
)
from gamebook_desktop.games.gamebook.conditions import holds
from gamebook_desktop.games.gamebook.content import Offer, Shop, Use
from gamebook_desktop.games.gamebook.content_rules import Potion
from gamebook_desktop.games.gamebook.effects import carry_out
from gamebook_desktop.games.gamebook.events import InitialChanged, ItemUsed, NoteWritten
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.sections import enter, start_detour
from gamebook_desktop.games.gamebook.state import Note, Stat, State


def eat(turn: Turn[State], rules: Ruleset, action: do.Eat) -> None:
    """One meal: stamina back, never in a fight; a warning at the maximum (R22)."""
    sheet = turn.state.sheet
    if turn.state.fight is not None:
        raise Illegal("meal_in_fight", rule="R22")
    if not sheet.meals:
        raise Illegal("no_meal", rule="R23")
    if sheet.stamina.value >= sheet.stamina.initial and not action.sure:
        raise Illegal("meal_at_maximum", rule="R22", confirm=replace(action, sure=True))
    change_meals(turn, rules, -1, "meal")
    change_stat(turn, "stamina", rules.sheet.meal_gain, "meal")


def drink(turn: Turn[State], rules: Ruleset, action: do.Drink) -> None:
    """One dose: a value back to its Initial, Fortune raising it first (R24 to R28)."""
    potion = _drinkable(rules, turn.state)
    old = totals.stat(turn.state.sheet, potion.stat)
    if old.value >= old.initial and not potion.raises and not action.sure:
        raise Illegal("potion_at_maximum", rule="R27", confirm=replace(action, sure=True))
    change_doses(turn, rules, -1)
    if potion.raises:
        initial = old.initial + potion.raises
        set_sheet(turn, **{potion.stat: Stat(initial, old.value)})
        turn.emit(InitialChanged(potion.stat, old.initial, initial, "potion"))
    restore_stat(turn, potion.stat, "potion")


def _drinkable(rules: Ruleset, state: State) -> Potion:
    sheet, fight = state.sheet, state.fight
    potion = rules.sheet.potions.get(sheet.potion)
    if potion is None or not sheet.doses:
        raise Illegal("no_dose", rule="R24")
    if fight is not None and not rules.on("potion_in_fight"):
        raise Illegal("potion_in_fight", rule="R25")
    if fight is not None and fight.wounds and not rules.on("potion_between_wound_and_luck"):
        raise Illegal("potion_before_luck", rule="R25")
    return potion


def use_item(turn: Turn[State], rules: Ruleset, item: str) -> None:
    """Use a thing as the book says, so many times."""
    use = _usable(rules, turn.state, item)
    used = dict(turn.state.world.uses).get(item, 0) + 1
    others = tuple(pair for pair in turn.state.world.uses if pair[0] != item)
    turn.emit(ItemUsed(item))
    last = used == use.times and not use.keep
    set_world(turn, uses=others if last else (*others, (item, used)))
    if last:
        lose_item(turn, item, "used")
    carry_out(turn, rules, use.effects)
    if use.to is not None and turn.state.ending is None:
        start_detour(turn)
        enter(turn, rules, use.to)


def _usable(rules: Ruleset, state: State, item: str) -> Use:
    if item not in state.sheet.carried:
        raise Illegal("not_carried", item)
    found = rules.item(item)
    if found is None or found.use is None or not holds(rules, state, found.use.when):
        raise Illegal("not_usable", item)
    if state.fight is not None and (not found.use.in_fight or found.use.to is not None):
        raise Illegal("not_in_this_fight", item)
    if state.fight is not None and state.fight.wounds:
        raise Illegal("wound_pending", rule="R25")
    if dict(state.world.uses).get(item, 0) >= found.use.times:
        raise Illegal("used_up", item)
    return found.use


def drop(turn: Turn[State], item: str) -> None:
    """Leave a thing behind."""
    if turn.state.fight is not None:
        raise Illegal("in_fight")
    if item not in turn.state.sheet.carried:
        raise Illegal("not_carried", item)
    lose_item(turn, item, "dropped")


def take_in_hand(turn: Turn[State], rules: Ruleset, item: str) -> None:
    """Swap the weapon in hand, free outside fights (R17)."""
    if turn.state.fight is not None:
        raise Illegal("swap_in_fight", rule="R17")
    if item not in turn.state.sheet.carried:
        raise Illegal("not_carried", item)
    if rules.kind(item) != "weapon":
        raise Illegal("not_a_weapon", item)
    wield(turn, item)


def stock_left(state: State, offer: Offer) -> int:
    """How many pieces of an offer of the open section are left."""
    return dict(state.world.stock).get(_stock_key(state, offer), offer.stock)


def good_of(offer: Offer) -> str:
    """The name of an offer in `Buy`: an item id, or `meals`."""
    return offer.item or "meals"


def buy(turn: Turn[State], rules: Ruleset, good: str) -> None:
    """Buy one piece, if there is room for it."""
    offer = _for_sale(rules, turn.state, good)
    if offer.item is not None:
        got = gain_item(turn, rules, offer.item)
    else:
        got = change_meals(turn, rules, offer.meals or 0, "bought")
    if not got:
        return
    key, left = _stock_key(turn.state, offer), stock_left(turn.state, offer)
    others = tuple(pair for pair in turn.state.world.stock if pair[0] != key)
    set_world(turn, stock=(*others, (key, left - 1)))
    change_gold(turn, -offer.price, "bought")


def _for_sale(rules: Ruleset, state: State, good: str) -> Offer:
    """The offer of a good that holds now: the first one, where several are written."""
    offers = (o for o in _shop(rules, state).sells if good_of(o) == good)
    offer = next((o for o in offers if holds(rules, state, o.when)), None)
    if offer is None:
        raise Illegal("not_sold", good)
    if not stock_left(state, offer):
        raise Illegal("sold_out", good)
    if state.sheet.gold < offer.price:
        raise Illegal("cannot_pay_gold", offer.price, state.sheet.gold, rule="R35")
    return offer


def sell(turn: Turn[State], rules: Ruleset, item: str) -> None:
    """Sell a thing at the shop's price."""
    price = _shop(rules, turn.state).buys.get(item)
    if price is None:
        raise Illegal("not_bought", item)
    if item not in turn.state.sheet.carried:
        raise Illegal("not_carried", item)
    lose_item(turn, item, "sold")
    change_gold(turn, price, "sold")


def _shop(rules: Ruleset, state: State) -> Shop:
    section = rules.section(state.visit.section)
    if section is None or section.shop is None or state.fight is not None:
        raise Illegal("no_shop")
    return section.shop


def _stock_key(state: State, offer: Offer) -> str:
    return f"{state.visit.section}/{good_of(offer)}"


def write_note(turn: Turn[State], text: str) -> None:
    """Replace the reader's note at this section; an empty text removes it."""
    here = turn.state.visit.section
    kept = tuple(n for n in turn.state.world.notes if n.by_book or n.section != here)
    set_world(turn, notes=(*kept, Note(here, text)) if text else kept)
    turn.emit(NoteWritten(here, text))


def legal(
    rules: Ruleset, state: State
) -> Iterator[do.Eat | do.Drink | do.UseItem | do.Wield | do.Buy | do.Sell]:
    """What can be done with the sheet's goods now."""
    sheet, fight = state.sheet, state.fight
    if fight is None and sheet.meals:
        yield do.Eat(sure=True)
    if _accepts(_drinkable, rules, state):
        yield do.Drink(sure=True)
    for item in dict.fromkeys(sheet.carried):
        if _accepts(_usable, rules, state, item):
            yield do.UseItem(item)
        if fight is None and rules.kind(item) == "weapon" and item != sheet.wielded:
            yield do.Wield(item)
    section = rules.section(state.visit.section)
    if fight is not None or section is None or section.shop is None:
        return
    for good in dict.fromkeys(map(good_of, section.shop.sells)):
        if _accepts(_for_sale, rules, state, good):
            yield do.Buy(good)
    for item in section.shop.buys:
        if item in sheet.carried:
            yield do.Sell(item)


def _accepts(check: Callable[..., object], *about: object) -> bool:
    try:
        check(*about)
    except Illegal:
        return False
    return True
