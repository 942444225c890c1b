"""The ways on from a section: which are offered, which are closed and why."""

from __future__ import annotations

from dataclasses import dataclass

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.games.gamebook.actions import Choose, Engage
from gamebook_desktop.games.gamebook.conditions import holds
from gamebook_desktop.games.gamebook.content import Choice, Section
from gamebook_desktop.games.gamebook.content_effects import Condition
from gamebook_desktop.games.gamebook.renames import renamed
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State

ONWARD = "onward"
"""The key of the one way on that a result has settled."""


@dataclass(frozen=True, slots=True)
class Offered:
    """One line of the list of choices."""

    action: Choose | Engage
    choice: Choice | None = None
    """None for the fight, and for the way on that a result has settled."""
    closed: Illegal | None = None
    to: str = ""
    """The section it surely leads to, if there is one."""


def choice_keys(section: Section) -> tuple[str, ...]:
    """A key for each choice, by its id or destination, so that order does not matter."""
    ids = {choice.id for choice in section.choices if choice.id}
    keys: list[str] = []
    for choice in section.choices:
        base = choice.id or _destination(choice)
        key, same = base, 1
        while key in keys or (key in ids and not choice.id):
            same += 1
            key = f"{base}#{same}"
        keys.append(key)
    return tuple(keys)


def _destination(choice: Choice) -> str:
    if choice.to is not None:
        return choice.to
    if choice.test is not None:
        success, failure = choice.test.success.to or "", choice.test.failure.to or ""
        return f"{choice.test.kind}/{success}/{failure}"
    if choice.table is not None:
        return "table/" + "/".join(part.to or "" for part in choice.table.ranges)
    return "number" if choice.number is not None else "back"


def offered(rules: Ruleset, state: State) -> tuple[Offered, ...]:
    """What the open section offers now, in the book's order; empty once it is over."""
    state = renamed(rules, state)
    visit = state.visit
    section = rules.section(visit.section)
    if not state.begun or state.ending or state.fight or section is None:
        return ()
    if visit.onward:
        return (Offered(Choose(ONWARD), to=visit.onward),)
    waits = visit.fight == "open" and section.fight is not None
    ways = [Offered(Engage())] if waits else []
    for key, choice in zip(choice_keys(section), section.choices, strict=True):
        if not fits_fight(choice, visit.fight) or (choice.back and not state.world.returns):
            continue
        closed = why_closed(rules, state, key, choice)
        hides = choice.hidden or rules.options["closed_choices"] == "hidden"
        if closed and closed.reason == "closed" and hides:
            continue
        ways.append(Offered(Choose(key), choice, closed, choice.to or ""))
    return tuple(ways)


def fits_fight(choice: Choice, fight: str) -> bool:
    """Whether a choice is there while the section's fight stands so."""
    if fight in ("", "open"):
        return choice.after is None
    return choice.after in ("fight", fight)


def why_closed(rules: Ruleset, state: State, key: str, choice: Choice) -> Illegal | None:
    """The refusal a choice would meet, or None (R33 to R35)."""
    sheet, visit = state.sheet, state.visit
    if choice.when is not None and not holds(rules, state, choice.when):
        return Illegal("closed", choice.when, rule=_rule_of(choice.when))
    if key in visit.tried or f"{visit.section}/{key}" in state.world.used:
        return Illegal("choice_used")
    if choice.back and not state.world.returns:
        return Illegal("no_such_choice", key)
    cost = choice.cost
    if cost is None:
        return None
    if sheet.gold < cost.gold:
        return Illegal("cannot_pay_gold", cost.gold, sheet.gold, rule="R35")
    if sheet.meals < cost.meals:
        return Illegal("cannot_pay_meals", cost.meals, sheet.meals, rule="R35")
    if cost.stamina and sheet.stamina.value <= cost.stamina:
        return Illegal("cannot_pay_stamina", cost.stamina, sheet.stamina.value, rule="R35")
    if sheet.luck.value < cost.luck:
        return Illegal("cannot_pay_luck", cost.luck, sheet.luck.value, rule="R35")
    if cost.item is not None and cost.item not in sheet.carried:
        return Illegal("cannot_pay_item", cost.item, rule="R35")
    return None


def _rule_of(condition: Condition) -> str:
    if condition.any is not None:
        return "R34"
    return "R33" if condition.talent is not None else ""
