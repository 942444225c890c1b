"""Whether a condition of the book holds."""

from __future__ import annotations

from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.content_effects import Between, Condition
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State


def within(bounds: Between | None, number: int) -> bool:
    """Whether a number lies within bounds; no bounds: yes."""
    if bounds is None:
        return True
    return (bounds.least is None or number >= bounds.least) and (
        bounds.most is None or number <= bounds.most
    )


def holds(rules: Ruleset, state: State, condition: Condition | None) -> bool:
    """Whether every key of the condition holds now; no condition always holds (R34)."""
    if condition is None:
        return True
    sheet, world = state.sheet, state.world
    c = condition
    return (
        (c.talent is None or c.talent in sheet.talents)
        and (c.item is None or c.item in sheet.carried)
        and (c.wields is None or c.wields == sheet.wielded)
        and (c.codeword is None or c.codeword in world.codewords)
        and (c.gold is None or sheet.gold >= c.gold)
        and (c.meals is None or sheet.meals >= c.meals)
        and (c.potion is None or (sheet.potion == c.potion and sheet.doses > 0))
        and (c.skill is None or within(c.skill, totals.skill(rules, sheet)))
        and within(c.stamina, sheet.stamina.value)
        and within(c.luck, sheet.luck.value)
        and (c.counter is None or within(c.counter, totals.counter(rules, state, c.counter.id)))
        and (c.visited is None or c.visited in world.visited)
        and (c.all is None or all(holds(rules, state, part) for part in c.all))
        and (c.any is None or any(holds(rules, state, part) for part in c.any))
        and (c.none is None or not holds(rules, state, c.none))
    )
