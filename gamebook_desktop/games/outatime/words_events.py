"""Events in words: what a player did, gained, lost."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.outatime import events as fact
from gamebook_desktop.games.outatime.paradox import LARGE
from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.words_text import (
    Line,
    boxes,
    dice,
    faces,
    gigawatts,
    player,
    value,
)

NOTHING = Line("", "info")
"""For facts that another line tells."""


def event_line(rules: Ruleset, event: Any) -> Line:
    """The line of any event of the game; raises `TypeError` for what is not one."""
    found = _cards(rules, event) or _dice(event) or _boxes(rules, event) or _ends(event)
    if found is None:
        raise TypeError(f"no words for {type(event).__name__}")
    return found


def _cards(rules: Ruleset, event: Any) -> Line | None:
    match event:
        case fact.TableSet(names, first):
            text = QCoreApplication.translate("Outatime", "{0} players at the table. {1} begins.")
            return Line(text.format(len(names), player(names[first], first)), "cards")
        case fact.Prepared(number, name, active, following):
            who = player(name, number)
            if rules.secret_next:
                text = QCoreApplication.translate("Outatime", "{0} has chosen the first two cards.")
                return Line(text.format(who), "cards")
            text = QCoreApplication.translate("Outatime", "{0} begins with {1}; {2} is next.")
            shown = value(rules, active), value(rules, following)
            return Line(text.format(who, *shown), "cards")
        case fact.CardChosen(number, name, card):
            if rules.secret_next:
                text = QCoreApplication.translate("Outatime", "{0} lays the next card face down.")
                return Line(text.format(player(name, number)), "cards")
            text = QCoreApplication.translate("Outatime", "{0} chooses {1} as the next card.")
            return Line(text.format(player(name, number), value(rules, card)), "cards")
        case fact.CardCompleted(number, name, card, hundredths):
            text = QCoreApplication.translate(
                "Outatime", "{0} completes {1}: {2} of 1.21 gigawatts."
            )
            told = text.format(player(name, number), value(rules, card), gigawatts(hundredths))
            return Line(told, "check", "good")
        case fact.RipplesSet(number, name, True):
            text = QCoreApplication.translate("Outatime", "{0} takes every ripple from now on.")
            return Line(text.format(player(name, number)), "spiral")
        case fact.RipplesSet(number, name, False):
            text = QCoreApplication.translate(
                "Outatime", "{0} is asked at each ripple from now on."
            )
            return Line(text.format(player(name, number)), "spiral")
    return None


def _dice(event: Any) -> Line | None:
    match event:
        case fact.Rolled(number, name, shown):
            text = QCoreApplication.translate("Outatime", "{0} rolls {1}.")
            return Line(text.format(player(name, number), faces(shown)), "dice")
        case fact.Locked(number, name, _, True):
            text = QCoreApplication.translate("Outatime", "{0}: a FLUX is locked.")
            return Line(text.format(player(name, number)), "flux")
        case fact.Locked(number, name, 88):
            text = QCoreApplication.translate("Outatime", "{0} locks an 88.")
            return Line(text.format(player(name, number)), "lock")
        case fact.Locked():
            return NOTHING
        case fact.DoubledBack(number, name, count):
            text = QCoreApplication.translate("Outatime", "Double back: {0} takes back {1}.")
            return Line(text.format(player(name, number), dice(count)), "undo")
    return None


def _boxes(rules: Ruleset, event: Any) -> Line | None:
    match event:
        case fact.Advanced(number, name, card, count, covered, how, by):
            return _advanced(rules, player(name, number), card, count, covered, how, by)
        case fact.LostBox(number, name, _, 0):
            text = QCoreApplication.translate("Outatime", "{0} has no box to lose.")
            return Line(text.format(player(name, number)), "shield")
        case fact.LostBox(number, name, card, count, _, covered):
            text = QCoreApplication.translate("Outatime", "{0} loses {1} on {2}: {3} left.")
            told = text.format(player(name, number), boxes(count), value(rules, card), covered)
            return Line(told, "minus", "bad")
        case fact.RippleDeclined(number, name, face):
            text = QCoreApplication.translate("Outatime", "{0} lets the ripple of the {1} go by.")
            return Line(text.format(player(name, number), face), "spiral")
    return None


def _advanced(
    rules: Ruleset, who: str, card: str, count: int, covered: int, how: str, by: Any
) -> Line:
    progress = (value(rules, card), covered, len(rules.boxes[card]))
    match how:
        case "own":
            text = QCoreApplication.translate("Outatime", "{0} uses a {1}: {2}, box {3} of {4}.")
            return Line(text.format(who, by, *progress), "plus", "good")
        case "ripple":
            text = QCoreApplication.translate(
                "Outatime", "{0} rides the ripple of the {1}: {2}, box {3} of {4}."
            )
            return Line(text.format(who, by, *progress), "spiral", "good")
    text = QCoreApplication.translate("Outatime", "{0} moves on by {1}: {2}, box {3} of {4}.")
    return Line(text.format(who, boxes(count), *progress), "bolt", "good")


def _ends(event: Any) -> Line | None:
    match event:
        case fact.Stalled(number, name):
            text = QCoreApplication.translate("Outatime", "{0} stalls: nothing to add.")
            return Line(text.format(player(name, number)), "warn", "bad")
        case fact.ParadoxCaused(number, name, level):
            text = QCoreApplication.translate("Outatime", "Small paradox caused by {0}.")
            if level == LARGE:
                text = QCoreApplication.translate("Outatime", "Large paradox caused by {0}.")
            return Line(text.format(player(name, number)), "bolt")
        case fact.ParadoxForgone(number, name):
            text = QCoreApplication.translate("Outatime", "{0} lets the paradox be.")
            return Line(text.format(player(name, number)), "bolt")
        case fact.Won(number, name, hundredths):
            text = QCoreApplication.translate("Outatime", "{0} wins with {1} gigawatts.")
            return Line(text.format(player(name, number), gigawatts(hundredths)), "crown", "good")
        case fact.TurnEnded(number, name, "stop"):
            text = QCoreApplication.translate("Outatime", "{0} stops and passes the dice.")
            return Line(text.format(player(name, number)), "arrow")
        case fact.TurnEnded(number, name, "full"):
            text = QCoreApplication.translate(
                "Outatime", "Six dice are locked: the turn of {0} is over."
            )
            return Line(text.format(player(name, number)), "arrow")
        case fact.TurnEnded():
            return NOTHING
    return None
