"""Events of the adventure sheet in words: values, gold, meals, things, modifiers."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook import events as fact
from gamebook_desktop.games.gamebook.words_names import Names, dose_left, modified
from gamebook_desktop.games.gamebook.words_text import (
    NOTHING,
    Line,
    arrow,
    both,
    gold,
    labelled,
    meals,
    signed,
    stat,
    stat_icon,
    tone_of,
)


def sheet_line(names: Names, event: Any) -> Line | None:
    """The line of an event of the sheet; None for an event of another kind."""
    match event:
        case fact.SheetRolled():
            return _rolled(event)
        case fact.StatChanged():
            return _stat(event)
        case fact.InitialChanged():
            return _initial(event)
        case fact.GoldChanged():
            return _gold(event)
        case fact.MealsChanged():
            return _meals(event)
        case fact.DosesChanged():
            left = dose_left(names, event.potion, event.after)
            return Line(left, "potion", rule="R24")
        case fact.ModifierBegan(name, on, by):
            return Line(labelled(name, f"{signed(by)} {modified(on)}"), "clock", rule="R19")
        case fact.ModifierEnded(name):
            text = QCoreApplication.translate("Gamebook", "No longer in force: {0}")
            return Line(text.format(name), "clock", rule="R19")
    return _thing(names, event)


def cause(key: str) -> str:
    """Why something changed: the rules' own causes, or the words of the book as they are."""
    match key:
        case "book":
            return ""
        case "meal":
            return QCoreApplication.translate("Gamebook", "a meal")
        case "potion":
            return QCoreApplication.translate("Gamebook", "a dose of potion")
        case "wound":
            return QCoreApplication.translate("Gamebook", "a wound")
        case "luck_test":
            return QCoreApplication.translate("Gamebook", "testing luck")
        case "cost":
            return QCoreApplication.translate("Gamebook", "the price of the choice")
        case "bought":
            return QCoreApplication.translate("Gamebook", "bought")
        case "sold":
            return QCoreApplication.translate("Gamebook", "sold")
        case "paper":
            return QCoreApplication.translate("Gamebook", "as the book says")
        case "correction":
            return QCoreApplication.translate("Gamebook", "correction by hand")
    return key


def _rolled(event: fact.SheetRolled) -> Line:
    values = (("skill", event.skill), ("stamina", event.stamina), ("luck", event.luck))
    said = both([f"{stat(name)} {number}" for name, number in values])
    text = QCoreApplication.translate("Gamebook", "The sheet begins with {0}.")
    return Line(text.format(said), "dice", rule=event.rule)


_STAT_RULES = {"meal": "meals", "potion": "potions", "luck_test": "R1", "cost": "R35"}


def _stat(event: fact.StatChanged) -> Line:
    name, by, missed = stat(event.stat), event.after - event.before, event.wanted - event.after
    rule = _STAT_RULES.get(event.cause, event.stat)
    if missed > 0:
        rule = {"meal": "R22"}.get(event.cause, "R3" if event.stat == "luck" else event.rule)
    if event.cause == "luck_test" and by:
        return Line(f"{name} {arrow(event.before, event.after)}", "luck", rule=rule)
    if by:
        lead = f"{signed(by)} {name} ({arrow(event.before, event.after)})"
        if missed > 0:
            over = QCoreApplication.translate("Gamebook", "{0}, {1} beyond the Initial")
            lead = over.format(lead, missed)
    elif missed < 0:
        lead = QCoreApplication.translate("Gamebook", "{0} stays at 0").format(name)
        rule = {"luck": "R2", "skill": "R20"}.get(event.stat, rule)
    else:
        lead = QCoreApplication.translate("Gamebook", "{0} is already at its Initial").format(name)
    return Line(lead, stat_icon(event.stat), tone_of(by), cause(event.cause), rule)


def _initial(event: fact.InitialChanged) -> Line:
    lead = QCoreApplication.translate("Gamebook", "Initial {0} {1}")
    lead = lead.format(stat(event.stat), arrow(event.before, event.after))
    rule = event.rule if event.cause == "potion" else "R15"
    tone = tone_of(event.after - event.before)
    return Line(lead, stat_icon(event.stat), tone, cause(event.cause), rule)


def _gold(event: fact.GoldChanged) -> Line:
    by = event.after - event.before
    if by:
        lead = f"{'+' if by > 0 else '−'}{gold(abs(by))} ({arrow(event.before, event.after)})"
    else:
        lead = QCoreApplication.translate("Gamebook", "Gold unchanged")
    return Line(lead, "coin", tone_of(by), cause(event.cause), event.rule if by <= 0 else "")


def _meals(event: fact.MealsChanged) -> Line:
    by = event.after - event.before
    if event.cause == "meal":
        lead = QCoreApplication.translate("Gamebook", "Meal eaten, %n left", "", event.after)
        return Line(lead, "meal", rule="meals")
    if by:
        lead = f"{'+' if by > 0 else '−'}{meals(abs(by))} ({arrow(event.before, event.after)})"
    else:
        lead = QCoreApplication.translate("Gamebook", "Meals unchanged")
    return Line(lead, "meal", tone_of(by), cause(event.cause), event.rule)


def _thing(names: Names, event: Any) -> Line | None:
    match event:
        case fact.ItemGained(item):
            text = QCoreApplication.translate("Gamebook", "Received: {0}")
            rule = event.rule if names.rules.kind(item) == "object" else ""
            return Line(text.format(names.item(item)), "bag", "good", rule=rule)
        case fact.ItemLost(item, how):
            return Line(_lost(how).format(names.item(item)), "bag")
        case fact.ItemRefused(item):
            text = QCoreApplication.translate("Gamebook", "The bag is full, left there: {0}")
            return Line(text.format(names.item(item)), "bag", rule=event.rule)
        case fact.ItemUsed(item):
            text = QCoreApplication.translate("Gamebook", "Used: {0}")
            return Line(text.format(names.item(item)), "bag")
        case fact.PlaceFreed(good):
            text = QCoreApplication.translate(
                "Gamebook", "{0}: nothing left, a place in the bag is free"
            )
            return Line(text.format(names.item(good)), "bag", rule=event.rule)
        case fact.Wielded(""):
            text = QCoreApplication.translate("Gamebook", "Nothing in hand.")
            return Line(text, "sword", rule=event.rule)
        case fact.Wielded(item):
            text = QCoreApplication.translate("Gamebook", "In hand: {0}")
            return Line(text.format(names.item(item)), "sword", rule=event.rule)
        case fact.Counted(counter, before, after):
            name = names.counter(counter)
            return Line(f"{name} {arrow(before, after)}", "flag") if name else NOTHING
    return None


def _lost(how: str) -> str:
    match how:
        case "dropped":
            return QCoreApplication.translate("Gamebook", "Left behind: {0}")
        case "paid":
            return QCoreApplication.translate("Gamebook", "Paid: {0}")
        case "sold":
            return QCoreApplication.translate("Gamebook", "Sold: {0}")
        case "used":
            return QCoreApplication.translate("Gamebook", "Used up: {0}")
    return QCoreApplication.translate("Gamebook", "Lost: {0}")
