"""Changing the sheet by one fact at a time, each with its event and its cause."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.content_effects import Stat as StatName
from gamebook_desktop.games.gamebook.events import (
    Died,
    DosesChanged,
    Entered,
    GoldChanged,
    InitialChanged,
    ItemGained,
    ItemLost,
    ItemRefused,
    MealsChanged,
    PlaceFreed,
    StatChanged,
    Wielded,
)
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import Ending, State

HERO = 0
"""The only player: who is asked for choices."""


def set_sheet(turn: Turn[State], **changes: Any) -> None:
    """Replace fields of the sheet."""
    turn.set(sheet=replace(turn.state.sheet, **changes))


def set_world(turn: Turn[State], **changes: Any) -> None:
    """Replace fields of the world."""
    turn.set(world=replace(turn.state.world, **changes))


def set_visit(turn: Turn[State], **changes: Any) -> None:
    """Replace fields of the visit."""
    turn.set(visit=replace(turn.state.visit, **changes))


def change_stat(
    turn: Turn[State], name: StatName, by: int, cause: str, *, above: bool = False
) -> None:
    """Add to a base value: never below 0, never raised past the Initial unless `above` (R15)."""
    old = totals.stat(turn.state.sheet, name)
    wanted = old.value + by
    cap = max(old.value, old.initial) if by > 0 and not above else wanted
    after = max(0, min(wanted, cap))
    set_sheet(turn, **{name: replace(old, value=after)})
    turn.emit(StatChanged(name, old.value, after, wanted, cause))
    if name == "stamina" and after == 0:
        die(turn, cause)


def change_initial(turn: Turn[State], name: StatName, by: int, cause: str) -> None:
    """Move an Initial value, and the value with it."""
    old = totals.stat(turn.state.sheet, name)
    initial = max(0, old.initial + by)
    set_sheet(turn, **{name: replace(old, initial=initial)})
    turn.emit(InitialChanged(name, old.initial, initial, cause))
    change_stat(turn, name, by, cause, above=True)


def restore_stat(turn: Turn[State], name: StatName, cause: str) -> None:
    """Bring the base back to its Initial; a value above it stays (R28)."""
    old = totals.stat(turn.state.sheet, name)
    change_stat(turn, name, max(0, old.initial - old.value), cause)


def die(turn: Turn[State], cause: str) -> None:
    """Stamina is gone: the adventure is over, unless it was already."""
    if turn.state.ending is None:
        turn.set(ending=Ending("death", "", cause))
        turn.emit(Died(cause))


def change_gold(turn: Turn[State], by: int, cause: str) -> None:
    """Gold found or lost; a loss takes what is there (R35)."""
    before = turn.state.sheet.gold
    after = max(0, before + by)
    set_sheet(turn, gold=after)
    turn.emit(GoldChanged(before, after, cause))


def change_meals(turn: Turn[State], rules: Ruleset, by: int, cause: str) -> bool:
    """Meals found, eaten or lost, never below 0 (R23); the last one frees its place (R31).

    Whether it was done: the first meals need a place in the bag again (R29).
    """
    if by > 0 and not _stowed(turn, rules, "meals"):
        return False
    before = turn.state.sheet.meals
    after = max(0, before + by)
    set_sheet(turn, meals=after)
    turn.emit(MealsChanged(before, after, cause))
    if before and not after and rules.on("empty_frees_place"):
        turn.emit(PlaceFreed("meals"))
    return True


def change_doses(turn: Turn[State], rules: Ruleset, by: int) -> None:
    """Doses drunk or found (R24); the last one frees its place (R31), the first needs one (R29)."""
    potion, before = turn.state.sheet.potion, turn.state.sheet.doses
    if not potion:
        return
    if by > 0 and not _stowed(turn, rules, "potion"):
        return
    after = max(0, before + by)
    set_sheet(turn, doses=after)
    turn.emit(DosesChanged(potion, before, after))
    if before and not after and rules.on("empty_frees_place"):
        turn.emit(PlaceFreed("potion"))


def gain_item(turn: Turn[State], rules: Ruleset, item: str) -> bool:
    """Take an item, if there is room for it. Whether it was taken."""
    placed = totals.takes_place(rules, item) and item not in turn.state.sheet.light
    if placed and not _make_room(turn, rules, item):
        return False
    set_sheet(turn, carried=(*turn.state.sheet.carried, item))
    turn.emit(ItemGained(item))
    return True


def _stowed(turn: Turn[State], rules: Ruleset, good: str) -> bool:
    return good in totals.bag(rules, turn.state.sheet) or _make_room(turn, rules, good)


def _make_room(turn: Turn[State], rules: Ruleset, good: str) -> bool:
    """With a full bag the reader leaves something in it or this good (R29)."""
    sheet = turn.state.sheet
    if not totals.bag_full(rules, sheet):
        return True
    objects = dict.fromkeys(totals.objects(rules, sheet))
    left = turn.pick(HERO, "swap", (*objects, ""), good)
    if not left:
        turn.emit(ItemRefused(good))
        return False
    lose_item(turn, left, "dropped")
    return True


def lose_item(turn: Turn[State], item: str, how: str) -> None:
    """Remove one such item, if it is there; a wielded weapon leaves the hand with it (R18)."""
    carried = list(turn.state.sheet.carried)
    if item not in carried:
        return
    carried.remove(item)
    light = tuple(name for name in turn.state.sheet.light if name in carried)
    set_sheet(turn, carried=tuple(carried), light=light)
    turn.emit(ItemLost(item, how))
    if turn.state.sheet.wielded == item and item not in carried:
        wield(turn, "")


def wield(turn: Turn[State], item: str) -> None:
    """Take a weapon in hand; an empty id: none."""
    set_sheet(turn, wielded=item)
    turn.emit(Wielded(item))


def note_fight(turn: Turn[State], section: str, result: str) -> None:
    """Remember how the fight of a section stands."""
    others = tuple(pair for pair in turn.state.world.fights if pair[0] != section)
    set_world(turn, fights=(*others, (section, result)))


def visited_now(turn: Turn[State], section: str, by_hand: bool) -> bool:
    """Note that a section was turned to; whether for the first time."""
    world = turn.state.world
    first = section not in world.visited
    set_world(
        turn,
        path=(*world.path, section),
        visited=(*world.visited, section) if first else world.visited,
    )
    turn.emit(Entered(section, by_hand))
    return first
