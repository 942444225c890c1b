"""Actions and questions in words."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.core.turn import Question
from gamebook_desktop.games.outatime import actions as do
from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.games.outatime.words_text import card_with_boxes, player, value


def action_name(action: Any, before: State) -> str:
    """What "Undo: …" names."""
    match action:
        case do.SetTable():
            return QCoreApplication.translate("Outatime", "the table")
        case do.Prepare(number):
            text = QCoreApplication.translate("Outatime", "first cards of {0}")
            return text.format(player(before.players[number].name, number))
        case do.Roll():
            return QCoreApplication.translate("Outatime", "roll")
        case do.Lock(face):
            return QCoreApplication.translate("Outatime", "locking the {0}").format(face)
        case do.Stop():
            return QCoreApplication.translate("Outatime", "stopping")
        case do.TakeBack():
            return QCoreApplication.translate("Outatime", "double back")
        case do.Stall():
            return QCoreApplication.translate("Outatime", "stall on purpose")
        case do.SetRipples(number):
            text = QCoreApplication.translate("Outatime", "ripples of {0}")
            return text.format(player(before.players[number].name, number))
    raise TypeError(f"no words for {type(action).__name__}")


def question_heading(rules: Ruleset, question: Question, nth: int) -> str:
    """The heading of an open question; for dice, of the die `nth` (from 0)."""
    facts = question.facts
    match question.why:
        case "dice":
            number, name = facts
            text = QCoreApplication.translate("Outatime", "{0}: die {1} of {2}")
            return text.format(player(name, number), nth + 1, question.count)
        case "next_card":
            text = QCoreApplication.translate(
                "Outatime", "{0}: {1} is completed, which card is next?"
            )
            return text.format(player(facts[0], question.who), value(rules, facts[1]))
        case "ripple":
            text = QCoreApplication.translate("Outatime", "{0}: ride the ripple of the {1}?")
            return text.format(player(facts[0], question.who), facts[1])
        case "victim":
            text = QCoreApplication.translate("Outatime", "{0}: who loses a box by the paradox?")
            return text.format(player(facts[0], question.who))
        case "paradox":
            text = QCoreApplication.translate("Outatime", "{0}: cause the paradox?")
            return text.format(player(facts[0], question.who))
    raise KeyError(question.why)


def option_name(rules: Ruleset, question: Question, option: Any) -> str:
    """One option of a question."""
    match question.why:
        case "next_card":
            return card_with_boxes(rules, option)
        case "victim":
            name = question.facts[1 + question.options.index(option)]
            return player(name, option)
        case "ripple" | "paradox" if option:
            return QCoreApplication.translate("Outatime", "Yes")
        case "ripple" | "paradox":
            return QCoreApplication.translate("Outatime", "No")
    return str(option)
