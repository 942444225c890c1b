"""Conditions of the book in words: what a closed choice needs, what opens an open one.

What the reader cannot know yet (codewords, sections read, unseen counters) is never named.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook.conditions import holds
from gamebook_desktop.games.gamebook.content_effects import Between, Condition
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words_names import Names
from gamebook_desktop.games.gamebook.words_text import both, either, gold, meals, quoted, stat


@dataclass(frozen=True, slots=True)
class _Part:
    text: str
    hidden: Literal["", "wanted", "unwanted"] = ""
    rank: Literal["plain", "without", "joined"] = "plain"


_ORDER = ("plain", "without", "joined")


def needed(names: Names, condition: Condition) -> str:
    """What a condition asks for: "You need the talent Lockpick or “Skeleton key”."."""
    part = _condition(names, condition, wanted=True)
    if part.hidden == "wanted":
        return QCoreApplication.translate(
            "Gamebook", "Something you have not lived through yet opens this."
        )
    if part.hidden == "unwanted":
        return QCoreApplication.translate(
            "Gamebook", "Something you have already lived through closes this."
        )
    return QCoreApplication.translate("Gamebook", "You need {0}.").format(part.text)


def openers(names: Names, state: State, condition: Condition) -> Iterator[str]:
    """Names of the talents and things that make a condition hold now."""
    if not holds(names.rules, state, condition):
        return
    if condition.talent is not None:
        yield names.talent(condition.talent)
    for item in (condition.item, condition.wields):
        if item is not None:
            yield names.item(item)
    if condition.potion is not None:
        yield names.potion(condition.potion)
    for part in (*(condition.all or ()), *(condition.any or ())):
        yield from openers(names, state, part)


def _condition(names: Names, c: Condition, *, wanted: bool) -> _Part:
    parts = list(_leaves(names, c, wanted=wanted))
    if c.all is not None:
        inner = [_condition(names, part, wanted=wanted) for part in c.all]
        parts.append(_join(inner, all_of=wanted))
    if c.any is not None:
        inner = [_condition(names, part, wanted=wanted) for part in c.any]
        parts.append(_join(inner, all_of=not wanted))
    if c.none is not None:
        parts.append(_condition(names, c.none, wanted=not wanted))
    return _join(parts, all_of=wanted)


def _join(parts: list[_Part], *, all_of: bool) -> _Part:
    """Several parts as one, plain ones first; parts that read the same are said once."""
    distinct = sorted(dict.fromkeys(parts), key=lambda part: _ORDER.index(part.rank))
    if len(distinct) == 1:
        return distinct[0]
    texts = [part.text for part in distinct]
    nested = any(part.rank == "joined" for part in distinct)
    together = both(texts, apart=nested) if all_of else either(texts, apart=nested)
    return _Part(together, rank="joined")


def _leaves(names: Names, c: Condition, *, wanted: bool) -> Iterator[_Part]:
    if c.talent is not None:
        text = QCoreApplication.translate("Gamebook", "the talent {0}")
        yield _have(text.format(names.talent(c.talent)), wanted)
    if c.item is not None:
        yield _have(quoted(names.item(c.item)), wanted)
    if c.wields is not None:
        text = QCoreApplication.translate("Gamebook", "{0} in hand")
        yield _have(text.format(quoted(names.item(c.wields))), wanted)
    if c.gold is not None:
        yield _have(gold(c.gold), wanted)
    if c.meals is not None:
        yield _have(meals(c.meals), wanted)
    if c.potion is not None:
        text = QCoreApplication.translate("Gamebook", "a dose of {0}")
        yield _have(text.format(names.potion(c.potion)), wanted)
    for name, bounds in (("skill", c.skill), ("stamina", c.stamina), ("luck", c.luck)):
        if bounds is not None:
            text = QCoreApplication.translate("Gamebook", "{0} of {1}")
            yield _Part(text.format(stat(name), _bounds(bounds, wanted)))
    if c.counter is not None:
        shown = names.counter(c.counter.id)
        yield _Part(f"{shown} {_bounds(c.counter, wanted)}") if shown else _lived(wanted)
    if c.codeword is not None or c.visited is not None:
        yield _lived(wanted)


def _have(thing: str, wanted: bool) -> _Part:
    if wanted:
        return _Part(thing)
    without = QCoreApplication.translate("Gamebook", "to be without {0}").format(thing)
    return _Part(without, rank="without")


def _lived(wanted: bool) -> _Part:
    if wanted:
        text = QCoreApplication.translate("Gamebook", "something lived through before")
        return _Part(text, "wanted")
    text = QCoreApplication.translate("Gamebook", "nothing in your past against it")
    return _Part(text, "unwanted", "without")


def _bounds(bounds: Between, wanted: bool) -> str:
    least, most = bounds.least, bounds.most
    if not wanted:
        below = None if least is None else _between(None, least - 1)
        above = None if most is None else _between(most + 1, None)
        return either([part for part in (below, above) if part], apart=True)
    return _between(least, most)


def _between(least: int | None, most: int | None) -> str:
    if least == most:
        return str(least)
    if most is None:
        return QCoreApplication.translate("Gamebook", "{0} or more").format(least)
    if least is None:
        return QCoreApplication.translate("Gamebook", "{0} or less").format(most)
    return QCoreApplication.translate("Gamebook", "{0} to {1}").format(least, most)
