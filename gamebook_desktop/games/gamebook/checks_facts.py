"""What conditions look at, and what is known of it: yes, no, or not known.

A fact is something of the sheet or the world that a condition can ask about. An abstract position
knows some facts and leaves the others open; a condition then holds, fails, or may do either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from gamebook_desktop.games.gamebook.conditions import within
from gamebook_desktop.games.gamebook.content import Choice, Cost, Offer
from gamebook_desktop.games.gamebook.content_effects import (
    STATS,
    Between,
    Condition,
    CounterIs,
    Model,
)


class Fact(NamedTuple):
    """A kind (talent, item, codeword, visited, used, fight: of an id; gold, meals …) and an id."""

    kind: str
    id: str = ""


class Amount(NamedTuple):
    """So many; where not `exact`, so many or more."""

    number: int
    exact: bool = True


Value = bool | int | str | Amount
See = Callable[[Fact], Value | None]
"""The value of a fact; None where it is not known."""

GOLD, MEALS, POTION, DOSES = Fact("gold"), Fact("meals"), Fact("potion"), Fact("doses")
CAPS = {GOLD: 30, MEALS: 20, DOSES: 9}
"""From this number on, nobody counts these any more."""


class Verdict(NamedTuple):
    """Whether a condition holds; where that is not known, what one would have to know."""

    holds: bool | None
    open: frozenset[Fact] = frozenset()


YES, NO = Verdict(True), Verdict(False)
MAYBE = Verdict(None)
"""Known as well as it can be: the reader decides it, or chance does."""


def closer(amount: Fact) -> Fact:
    """The fact to follow where an amount must be known up to its cap."""
    return Fact(f"{amount.kind}_exact", amount.id)


def judge(condition: Condition | None, see: See) -> Verdict:
    """Whether a condition holds as far as the facts are known."""
    if condition is None:
        return YES
    return both(*_keys(condition, see))


def payable(cost: Cost | None, see: See) -> Verdict:
    """Whether a cost can be paid as far as the facts are known."""
    if cost is None:
        return YES
    parts = [_at_least(GOLD, cost.gold, see), _at_least(MEALS, cost.meals, see)]
    if cost.stamina:
        parts.append(_between(Between(least=cost.stamina + 1), Fact("stamina"), see))
    if cost.luck:
        parts.append(_between(Between(least=cost.luck), Fact("luck"), see))
    if cost.item is not None:
        parts.append(_yes(Fact("item", cost.item), see))
    return both(*parts)


def both(*parts: Verdict) -> Verdict:
    """Whether all of several conditions hold."""
    if any(part.holds is False for part in parts):
        return NO
    doubtful = [part.open for part in parts if part.holds is None]
    return Verdict(None, frozenset().union(*doubtful)) if doubtful else YES


def facts_of(condition: Condition | None) -> Iterator[Fact]:
    """The facts a condition asks about."""
    if condition is None:
        return
    for kind in ("talent", "item", "codeword", "visited"):
        if (name := getattr(condition, kind)) is not None:
            yield Fact(kind, name)
    if condition.wields is not None:
        yield Fact("item", condition.wields)
    if condition.gold:
        yield GOLD
    if condition.meals:
        yield MEALS
    if condition.potion is not None:
        yield from (POTION, DOSES)
    if condition.counter is not None:
        yield Fact("counter", condition.counter.id)
    yield from (Fact(kind) for kind in STATS if getattr(condition, kind) is not None)
    for part in (*(condition.all or ()), *(condition.any or ()), condition.none):
        yield from facts_of(part)


def facts_of_choice(choice: Choice) -> Iterator[Fact]:
    """The facts that decide whether a choice is open."""
    yield from facts_of(choice.when)
    if (cost := choice.cost) is None:
        return
    asked = ((GOLD, cost.gold), (MEALS, cost.meals))
    yield from (fact for fact, number in asked if number)
    yield from (Fact(kind) for kind in ("stamina", "luck") if getattr(cost, kind))
    if cost.item is not None:
        yield Fact("item", cost.item)


def most_asked(model: Model) -> Iterator[tuple[Fact, int]]:
    """The amounts and counters a piece asks about, with the greatest number that matters."""
    match model:
        case Cost(gold=gold, meals=meals):
            yield from ((GOLD, gold), (MEALS, meals))
        case Offer(price=price):
            yield GOLD, price
        case Condition(gold=wanted, meals=fed):
            yield from ((GOLD, wanted or 0), (MEALS, fed or 0))
        case CounterIs(id=name, least=least, most=most):
            bounds = (least, most + 1 if most is not None else None)
            yield Fact("counter", name), max(n for n in bounds if n is not None)


def bounds_of(condition: Condition | None, stat: str) -> Iterator[int]:
    """The numbers at which a condition on a value starts or stops holding."""
    if condition is None:
        return
    between = getattr(condition, stat)
    if between is not None:
        yield from (n for n in (between.least,) if n is not None)
        yield from (n + 1 for n in (between.most,) if n is not None)
    for part in (*(condition.all or ()), *(condition.any or ()), condition.none):
        yield from bounds_of(part, stat)


def _keys(condition: Condition, see: See) -> Iterator[Verdict]:
    c = condition
    for kind in ("talent", "item", "codeword", "visited"):
        if (name := getattr(c, kind)) is not None:
            yield _yes(Fact(kind, name), see)
    if c.wields is not None:
        carried = _yes(Fact("item", c.wields), see)
        yield MAYBE if carried.holds else carried  # the reader takes it in hand or not
    if c.gold:
        yield _at_least(GOLD, c.gold, see)
    if c.meals:
        yield _at_least(MEALS, c.meals, see)
    if c.potion is not None:
        yield both(_is(POTION, c.potion, see), _at_least(DOSES, 1, see))
    for stat in STATS:
        if (between := getattr(c, stat)) is not None:
            yield _between(between, Fact(stat), see)
    if c.counter is not None:
        yield _counts(c.counter, Fact("counter", c.counter.id), see)
    if c.all is not None:
        yield both(*(judge(part, see) for part in c.all))
    if c.any is not None:
        yield _not(both(*(_not(judge(part, see)) for part in c.any)))
    if c.none is not None:
        yield _not(judge(c.none, see))


def _not(verdict: Verdict) -> Verdict:
    return verdict if verdict.holds is None else Verdict(not verdict.holds)


def _yes(fact: Fact, see: See) -> Verdict:
    return _is(fact, True, see)


def _is(fact: Fact, wanted: Value, see: See) -> Verdict:
    value = see(fact)
    return Verdict(None, frozenset((fact,))) if value is None else Verdict(value == wanted)


def _at_least(fact: Fact, number: int, see: See) -> Verdict:
    if number <= 0:
        return YES
    value = see(fact)
    if not isinstance(value, Amount):
        return Verdict(None, frozenset((fact,)))
    if value.exact or value.number >= number:
        return Verdict(value.number >= number)
    return Verdict(None, frozenset((closer(fact),)))


def _counts(bounds: Between, fact: Fact, see: See) -> Verdict:
    value = see(fact)
    if not isinstance(value, Amount):
        return Verdict(None, frozenset((fact,)))
    if value.exact:
        return Verdict(within(bounds, value.number))
    if bounds.most is not None and bounds.most < value.number:
        return NO
    if bounds.most is None and within(bounds, value.number):
        return YES
    return Verdict(None, frozenset((closer(fact),)))


def _between(bounds: Between, fact: Fact, see: See) -> Verdict:
    value = see(fact)
    return MAYBE if value is None else Verdict(isinstance(value, int) and within(bounds, value))
