"""The quiet line under a choice: its test and chance, its cost, what opens it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.content import Choice, Cost, Table, Test
from gamebook_desktop.games.gamebook.state import Sheet, State
from gamebook_desktop.games.gamebook.words_conditions import openers
from gamebook_desktop.games.gamebook.words_names import Names, term
from gamebook_desktop.games.gamebook.words_text import (
    Tone,
    at_most,
    dice,
    gold,
    meals,
    percent,
    points,
    signed,
)


class Note(NamedTuple):
    """One remark under a choice."""

    icon: str
    text: str
    tone: Tone = "neutral"


def choice_notes(names: Names, choice: Choice, state: State) -> tuple[Note, ...]:
    """What a reader should know of a choice before taking it; costs only where affordable."""
    return tuple(_notes(names, choice, state))


def _notes(names: Names, choice: Choice, state: State) -> Iterator[Note]:
    if choice.when is not None:
        for name in dict.fromkeys(openers(names, state, choice.when)):
            yield Note("check", name, "good")
    if choice.test is not None:
        yield from _test(names, choice.test, state.sheet)
    if choice.table is not None:
        yield _table(choice.table)
    if choice.number is not None:
        yield Note("pencil", choice.number.prompt)
    if choice.cost is not None:
        yield from _cost(names, choice.cost, state.sheet)


def _test(names: Names, test: Test, sheet: Sheet) -> Iterator[Note]:
    value = totals.value(names.rules, sheet, test.kind)
    lasting = totals.modifier_terms(sheet, f"{test.kind}_test")
    added = [by for by in (*(found.by for found in lasting), test.modifier) if by]
    limit = value + sum(added)
    share = percent(at_most(test.dice, limit))
    text = QCoreApplication.translate("Gamebook", "{0}: {1}, {2} or less · {3}")
    said = text.format(_test_name(test.kind), dice(test.dice), _limit(value, added), share)
    yield Note("luck" if test.kind == "luck" else "dice", said)
    if lasting:
        yield Note("info", ", ".join(" ".join(term(names, found)) for found in lasting))
    if test.kind == "luck" and (luck := sheet.luck.value):
        yield Note("luck", _price(points("luck", 1), luck))


def _limit(value: int, added: list[int]) -> str:
    """What the dice may come to, as a sum where something is added: “8 + 1 − 1 = 8”."""
    limit = value + sum(added)
    if not added or limit < 0:
        return str(max(limit, 0))
    terms = [f"+ {by}" if by > 0 else f"− {-by}" for by in added]
    return f"{' '.join([str(value), *terms])} = {limit}"


def _test_name(kind: str) -> str:
    match kind:
        case "skill":
            return QCoreApplication.translate("Gamebook", "Skill test")
        case "stamina":
            return QCoreApplication.translate("Gamebook", "Stamina test")
    return QCoreApplication.translate("Gamebook", "Luck test")


def _table(table: Table) -> Note:
    thrown = dice(table.dice)
    if table.plus:
        thrown = f"{thrown} {signed(table.plus)}"
    text = QCoreApplication.translate("Gamebook", "Dice decide: {0}")
    return Note("dice", text.format(thrown))


def _cost(names: Names, cost: Cost, sheet: Sheet) -> Iterator[Note]:
    if 0 < cost.gold <= sheet.gold:
        yield Note("coin", _price(gold(cost.gold), sheet.gold))
    if 0 < cost.meals <= sheet.meals:
        yield Note("meal", _price(meals(cost.meals), sheet.meals))
    if 0 < cost.stamina < sheet.stamina.value:
        yield Note("heart", _price(points("stamina", cost.stamina), sheet.stamina.value))
    if 0 < cost.luck <= sheet.luck.value:
        yield Note("luck", _price(points("luck", cost.luck), sheet.luck.value))
    if cost.item in sheet.carried:
        text = QCoreApplication.translate("Gamebook", "Costs {0}")
        yield Note("bag", text.format(names.item(cost.item)))


def _price(price: str, has: int) -> str:
    return QCoreApplication.translate("Gamebook", "Costs {0}, you have {1}").format(price, has)
