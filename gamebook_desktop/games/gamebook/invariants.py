"""What holds in every position that the rules can reach; random play looks for a breach."""

from __future__ import annotations

from collections.abc import Iterator

from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.checks_walk import walk_book
from gamebook_desktop.games.gamebook.content import Book
from gamebook_desktop.games.gamebook.content_effects import Change
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import Fight, Sheet, State, World


def raised_above(book: Book) -> frozenset[str]:
    """The values that some effect of a book lifts above their Initial."""
    found = (piece.model for piece in walk_book(book.head, book.sections))
    return frozenset(model.change for model in found if isinstance(model, Change) and model.above)


def breaches(rules: Ruleset, state: State, raised: frozenset[str]) -> Iterator[str]:
    """Each promise that a state breaks; `raised` are the values a book may lift above Initial."""
    yield from _sheet(rules, state.sheet, raised)
    if state.begun:
        yield from _begun(rules, state)
    yield from _world(rules, state.world)
    if state.fight is not None:
        yield from _fight(state.fight)


def _sheet(rules: Ruleset, sheet: Sheet, raised: frozenset[str]) -> Iterator[str]:
    for name, stat in (("skill", sheet.skill), ("stamina", sheet.stamina), ("luck", sheet.luck)):
        if stat.value < 0:
            yield f"{name} is {stat.value}"
        if stat.value > stat.initial and name not in raised:
            yield f"{name} is {stat.value}, above its Initial {stat.initial}"
    for name, number in (("gold", sheet.gold), ("meals", sheet.meals), ("doses", sheet.doses)):
        if number < 0:
            yield f"{name} is {number}"
    if len(totals.bag(rules, sheet)) > rules.sheet.bag:
        yield f"the bag holds {len(totals.bag(rules, sheet))}"
    if sheet.wielded and sheet.wielded not in sheet.carried:
        yield f"{sheet.wielded} is in hand and not carried"
    if len({modifier.id for modifier in sheet.modifiers}) < len(sheet.modifiers):
        yield "a modifier is there twice"


def _begun(rules: Ruleset, state: State) -> Iterator[str]:
    talents, visit = state.sheet.talents, state.visit
    if len(set(talents)) != len(talents) or len(talents) != rules.sheet.talents_chosen:
        yield f"the talents are {', '.join(talents)}"
    if not state.sheet.stamina.value and state.ending is None:
        yield "stamina is 0 and nobody is dead"
    if not state.world.path or state.world.path[-1] != visit.section:
        yield f"the path does not end at {visit.section}"
    if state.fight is not None and visit.fight != "open":
        yield f"a fight is on and the section says {visit.fight!r}"


def _world(rules: Ruleset, world: World) -> Iterator[str]:
    if world.visited != tuple(dict.fromkeys(world.path)):
        yield "the sections visited are not those of the path"
    for name, values in (("codeword", world.codewords), ("choice", world.used)):
        if len(set(values)) < len(values):
            yield f"a {name} is noted twice"
    for key, left in world.stock:
        if left < 0:
            yield f"{left} left of {key}"
    for item, used in world.uses:
        found = rules.item(item)
        if found is not None and found.use is not None and used > found.use.times:
            yield f"{item} used {used} times"
    for name, number in world.counters:
        known = rules.book.head.counters.get(name)
        if known is not None and not known.least <= number <= known.most:
            yield f"counter {name} is {number}"


def _fight(fight: Fight) -> Iterator[str]:
    fighters = [(foe.name, foe.now, foe.stamina) for foe in fight.foes]
    fighters += [(ally.name, ally.now, ally.stamina) for ally in fight.allies]
    for name, now, stamina in fighters:
        if not 0 <= now <= stamina:
            yield f"{name} has {now} of {stamina}"
    for wound in fight.wounds:
        if wound.damage < 0 or not 0 <= wound.foe < len(fight.foes):
            yield f"a wound of {wound.damage} by foe {wound.foe}"
    for clash in fight.clashes:
        if not all(1 <= face <= 6 for face in (*clash.foe_dice, *clash.own_dice)):
            yield f"dice {clash.foe_dice} {clash.own_dice}"
