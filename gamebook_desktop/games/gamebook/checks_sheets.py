"""Abstract sheets: the values of a few facts, and what effects make of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any

from gamebook_desktop.games.gamebook import content_effects as say
from gamebook_desktop.games.gamebook.checks_facts import (
    CAPS,
    DOSES,
    GOLD,
    MEALS,
    Amount,
    Fact,
    See,
    Value,
    closer,
    judge,
)
from gamebook_desktop.games.gamebook.checks_walk import Subject
from gamebook_desktop.games.gamebook.content import Cost
from gamebook_desktop.games.gamebook.content_effects import STATS

Values = tuple[Value, ...]
"""The values of the facts followed, in their order."""
Open = frozenset[Fact]
Ways = dict[Values, Open]
"""Sheets that may come about, each with the facts that had to be guessed."""
NOTHING: Open = frozenset()


class Sheets:
    """Follows some facts exactly, and leaves all others open."""

    def __init__(self, subject: Subject, facts: Iterable[Fact], asked: Mapping[Fact, int]) -> None:
        """Amounts are told apart up to the number `asked` for, unless they must be exact."""
        self.subject = subject
        self._asked = asked
        self.facts = tuple(sorted({fact for fact in facts if fact.kind not in STATS}))
        self._index = {fact: n for n, fact in enumerate(self.facts)}
        self._relevant: dict[int, tuple[say.Effect, ...]] = {}

    def follows(self, fact: Fact) -> bool:
        """Whether the values of a fact are known."""
        return fact in self._index

    def see(self, values: Values, stats: Mapping[Fact, int] | None = None) -> See:
        """Reads facts off a sheet, and the given skill, stamina and luck."""

        def value(fact: Fact) -> Value | None:
            index = self._index.get(fact)
            return values[index] if index is not None else (stats or {}).get(fact)

        return value

    def put(self, values: Values, fact: Fact, value: Value) -> Values:
        """A sheet with one fact changed, if that fact is followed."""
        index = self._index.get(fact)
        if index is None or values[index] == value:
            return values
        return (*values[:index], value, *values[index + 1 :])

    def starts(self) -> Iterator[Values]:
        """Every sheet that a play can begin with."""
        for values in product(*(self._first(fact) for fact in self.facts)):
            talents = [
                held for fact, held in zip(self.facts, values, strict=True) if fact.kind == "talent"
            ]
            chosen, sheet = sum(map(bool, talents)), self.subject.sheet
            others = len(sheet.talents) - len(talents)
            if chosen <= sheet.talents_chosen <= chosen + others:
                yield values

    def after(self, effects: say.Effects, start: Values) -> Ways:
        """The sheets that effects may lead to."""
        ways: Ways = {start: NOTHING}
        for effect in self._that_matter(effects) if effects else ():
            following: Ways = {}
            for values, guessed in ways.items():
                verdict = judge(effect.when, self.see(values))
                if verdict.holds is not True:
                    keep(following, values, guessed | verdict.open)
                if verdict.holds is not False:
                    for changed, more in self._one(effect, values):
                        keep(following, changed, guessed | verdict.open | more)
            ways = following
        return ways

    def paid(self, cost: Cost | None, start: Values) -> Ways:
        """The sheets that are left after paying."""
        if cost is None:
            return {start: NOTHING}
        if cost.item is not None:
            start = self.put(start, Fact("item", cost.item), False)
        ways: Ways = {}
        for values, guessed in self.add(start, GOLD, -cost.gold):
            for left, more in self.add(values, MEALS, -cost.meals):
                keep(ways, left, guessed | more)
        return ways

    def add(self, values: Values, fact: Fact, by: int) -> Iterator[tuple[Values, Open]]:
        """A sheet with an amount changed; several where the amount is not known exactly."""
        index = self._index.get(fact)
        now = values[index] if index is not None else None
        if not isinstance(now, Amount) or not by:
            yield values, NOTHING
        elif now.exact:
            yield self.put(values, fact, self._amount(fact, now.number + by)), NOTHING
        else:
            yield values, NOTHING
            guessed = frozenset((closer(fact),))
            for number in range(now.number + by, now.number):
                yield self.put(values, fact, self._amount(fact, number)), guessed

    def matters(self, effects: say.Effects) -> bool:
        """Whether effects may change a fact that is followed."""
        return bool(self._that_matter(effects))

    def _amount(self, fact: Fact, number: int) -> Amount:
        """A number within the fact's bounds, told exactly only as far as it matters."""
        counter = self.subject.head.counters.get(fact.id)
        least = counter.least if counter is not None else 0
        most = counter.most if counter is not None else CAPS.get(fact, number)
        number = max(least, min(most, number))
        cap = most + (counter is not None)
        if not self.follows(closer(fact)):
            cap = min(cap, self._asked.get(fact, 1))
        return Amount(cap, exact=False) if number >= cap else Amount(number)

    def _first(self, fact: Fact) -> tuple[Any, ...]:
        subject = self.subject
        if fact.kind.endswith("_exact"):
            return (True,)
        match fact.kind:
            case "talent":
                return (False, True)
            case "item":
                return (fact.id in subject.sheet.kit,)
            case "counter":
                counter = subject.head.counters.get(fact.id)
                return self._amounts(fact, (counter.start if counter else 0,))
            case "potion":
                return tuple(subject.sheet.potions)
            case "doses":
                return self._amounts(fact, subject.values("potion_doses"))
            case "gold":
                return self._amounts(fact, subject.values("start_gold"))
            case "meals":
                return self._amounts(fact, (subject.sheet.meals,))
            case "fight":
                return ("",)
        return (False,)

    def _amounts(self, fact: Fact, numbers: Iterable[int]) -> tuple[Amount, ...]:
        return tuple(sorted({self._amount(fact, number) for number in numbers}))

    def _that_matter(self, effects: say.Effects) -> tuple[say.Effect, ...]:
        found = self._relevant.get(id(effects))
        if found is None:
            found = tuple(effect for effect in effects if self.follows(_written(effect)))
            self._relevant[id(effects)] = found
        return found

    def _one(self, effect: say.Effect, values: Values) -> Iterator[tuple[Values, Open]]:
        fact = _written(effect)
        match effect:
            case say.Gold(gold=amount) | say.Meals(meals=amount) | say.Doses(doses=amount):
                for by in _amounts(amount):
                    yield from self.add(values, fact, by)
            case say.Give() | say.Codeword():
                yield self.put(values, fact, True), NOTHING
            case say.Take() | say.Forget():
                yield self.put(values, fact, False), NOTHING
            case say.Count(by=by, at=at):
                if at is not None:
                    yield self.put(values, fact, self._amount(fact, at)), NOTHING
                else:
                    yield from self.add(values, fact, by or 0)


def keep(ways: dict[Any, Open], key: Any, guessed: Open) -> bool:
    """Note a way, the one with the fewest guesses where there are several; whether it is new."""
    known = ways.get(key)
    if known is None or len(guessed) < len(known):
        ways[key] = guessed
    return known is None


def _written(effect: say.Effect) -> Fact:
    """The fact that an effect changes; one that nothing follows if it changes none."""
    match effect:
        case say.Gold():
            return GOLD
        case say.Meals():
            return MEALS
        case say.Doses():
            return DOSES
        case say.Give(give=item) | say.Take(take=item):
            return Fact("item", item)
        case say.Codeword(codeword=word) | say.Forget(forget=word):
            return Fact("codeword", word)
        case say.Count(counter=counter):
            return Fact("counter", counter)
    return Fact("")


def _amounts(amount: say.Amount) -> range | tuple[int]:
    if isinstance(amount, int):
        return (amount,)
    least, most = amount.dice + amount.plus, 6 * amount.dice + amount.plus
    ends = sorted((amount.times * least, amount.times * most))
    return range(ends[0], ends[1] + 1)
