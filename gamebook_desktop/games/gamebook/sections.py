"""Turning to a section, and following a choice through its test, table or number."""

from __future__ import annotations

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook import content, totals
from gamebook_desktop.games.gamebook.actions import Choose
from gamebook_desktop.games.gamebook.changes import (
    change_gold,
    change_meals,
    change_stat,
    lose_item,
    note_fight,
    set_visit,
    set_world,
    visited_now,
)
from gamebook_desktop.games.gamebook.choices import ONWARD, choice_keys, fits_fight, why_closed
from gamebook_desktop.games.gamebook.conditions import holds
from gamebook_desktop.games.gamebook.content_effects import Outcome
from gamebook_desktop.games.gamebook.content_effects import Stat as StatName
from gamebook_desktop.games.gamebook.content_fight import FightIn
from gamebook_desktop.games.gamebook.effects import carry_out, pass_section
from gamebook_desktop.games.gamebook.events import (
    Chosen,
    Ended,
    LuckTested,
    NumberTyped,
    TableRolled,
    Tested,
    Told,
)
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import Ending, State, Visit


def enter(
    turn: Turn[State],
    rules: Ruleset,
    section: str,
    *,
    by_hand: bool = False,
) -> None:
    """Turn to a section: its effects, its fight, its ending.

    First-visit effects happen once in a play.
    """
    section = rules.place(section)
    pass_section(turn)
    first = visited_now(turn, section, by_hand)
    found = rules.section(section)
    turn.set(visit=Visit(section))
    if found is None:
        return
    if first:
        carry_out(turn, rules, found.effects)
    carry_out(turn, rules, found.each_time)
    if turn.state.ending is not None:
        return
    if found.fight is not None:
        _meet(turn, rules, found.fight, first)
    if found.ending is not None:
        turn.set(ending=Ending(found.ending.kind, found.ending.name))
        turn.emit(Ended(found.ending.kind, found.ending.name))


def _meet(turn: Turn[State], rules: Ruleset, fight: FightIn, first: bool) -> None:
    """Whether the section's fight waits: till it is fought out, flight and walking past left it."""
    here = turn.state.visit.section
    past = dict(turn.state.world.fights).get(here, "")
    if past in ("win", "limit", "defeat") and not fight.again:
        set_visit(turn, fight=past)
    elif (first or past or fight.again) and holds(rules, turn.state, fight.when):
        set_visit(turn, fight="open")
        if not past:
            note_fight(turn, here, "open")


def resolve(turn: Turn[State], rules: Ruleset, outcome: Outcome, *, wait: bool = False) -> None:
    """Tell an outcome, do its effects, then turn to its section, at once or by one more choice."""
    if outcome.text:
        turn.emit(Told(outcome.text))
    carry_out(turn, rules, outcome.effects)
    if turn.state.ending is not None or outcome.to is None:
        return
    if wait or outcome.text:
        set_visit(turn, onward=outcome.to)
    else:
        enter(turn, rules, outcome.to)


def choose(turn: Turn[State], rules: Ruleset, action: Choose) -> None:
    """Take a choice: pay, do its effects, follow it. Raises `Illegal` where it is closed."""
    visit = turn.state.visit
    if action.key == ONWARD and visit.onward:
        enter(turn, rules, visit.onward)
        return
    key, way = _find(turn.state, rules, action.key)
    if way.number is not None and action.number is None:
        raise Illegal("number_needed", rule="R36")
    turn.emit(Chosen(visit.section, way.text))
    _pay(turn, rules, way.cost or content.Cost())
    if way.once:
        set_world(turn, used=(*turn.state.world.used, f"{visit.section}/{key}"))
    if way.test or way.table or way.number:
        set_visit(turn, tried=(*visit.tried, key))
    carry_out(turn, rules, way.effects)
    if turn.state.ending is not None:
        return
    if way.detour:
        start_detour(turn)
    steps = len(turn.state.world.path)
    _follow(turn, rules, way, action.number)
    if way.detour and len(turn.state.world.path) == steps and not turn.state.visit.onward:
        set_world(turn, returns=turn.state.world.returns[:-1])


def _find(state: State, rules: Ruleset, wanted: str) -> tuple[str, content.Choice]:
    section = rules.section(state.visit.section)
    ways = dict(zip(choice_keys(section), section.choices, strict=True)) if section else {}
    key = wanted if wanted in ways else rules.current(wanted)
    way = ways.get(key)
    if way is None or state.visit.onward:
        raise Illegal("no_such_choice", wanted)
    if not fits_fight(way, state.visit.fight):
        raise Illegal("fight_first" if state.visit.fight == "open" else "after_fight", key)
    if (closed := why_closed(rules, state, key, way)) is not None:
        raise closed
    return key, way


def _pay(turn: Turn[State], rules: Ruleset, cost: content.Cost) -> None:
    if cost.gold:
        change_gold(turn, -cost.gold, "cost")
    if cost.meals:
        change_meals(turn, rules, -cost.meals, "cost")
    if cost.stamina:
        change_stat(turn, "stamina", -cost.stamina, "cost")
    if cost.luck:
        change_stat(turn, "luck", -cost.luck, "cost")
    if cost.item:
        lose_item(turn, cost.item, "paid")


def _follow(turn: Turn[State], rules: Ruleset, way: content.Choice, number: int | None) -> None:
    if way.to is not None:
        enter(turn, rules, way.to)
    elif way.test is not None:
        asked = way.test
        passed = roll_test(turn, rules, asked.kind, asked.dice, asked.modifier)
        resolve(turn, rules, asked.success if passed else asked.failure)
    elif way.table is not None:
        resolve(turn, rules, _roll_table(turn, way.table))
    elif way.number is not None and number is not None:
        right = way.number.right.get(number)
        turn.emit(NumberTyped(number, right is not None))
        if right is not None:
            enter(turn, rules, right)
        else:
            resolve(turn, rules, way.number.wrong)
    else:
        _go_back(turn)


def start_detour(turn: Turn[State]) -> None:
    """Remember this visit as the place that `back` leads to."""
    set_world(turn, returns=(*turn.state.world.returns, turn.state.visit))


def _go_back(turn: Turn[State]) -> None:
    """Take the visit where the innermost detour started up again; nothing in it is repeated."""
    *others, back = turn.state.world.returns
    set_world(turn, returns=tuple(others))
    pass_section(turn)
    visited_now(turn, back.section, by_hand=False)
    turn.set(visit=back)


def roll_test(
    turn: Turn[State], rules: Ruleset, kind: StatName, number: int = 2, modifier: int = 0
) -> bool:
    """Roll a test: dice at most the value pass (R21); luck costs a point either way (R1)."""
    sheet = turn.state.sheet
    against = totals.value(rules, sheet, kind) + modifier
    against += totals.modified(sheet, f"{kind}_test")
    dice = turn.roll(f"{kind}_test", against, dice=number)
    passed: bool = sum(dice) <= against
    if kind == "luck":
        turn.emit(LuckTested(dice, against, passed))
        change_stat(turn, "luck", -1, "luck_test")
    else:
        turn.emit(Tested(kind, dice, against, passed))
    return passed


def _roll_table(turn: Turn[State], table: content.Table) -> Outcome:
    dice = turn.roll("table", table.plus, dice=table.dice)
    total = sum(dice) + table.plus
    turn.emit(TableRolled(dice, total))
    for part in table.ranges:
        if part.least <= total <= part.most:
            return part
    return min(table.ranges, key=lambda part: abs(2 * total - part.least - part.most))
