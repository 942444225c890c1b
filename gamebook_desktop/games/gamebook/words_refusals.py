"""Refusals in words: the reason, in one sentence."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.games.gamebook.words_conditions import needed
from gamebook_desktop.games.gamebook.words_names import Names
from gamebook_desktop.games.gamebook.words_text import dice, gold, meals, points, stat

_PLAIN = {
    # the session
    "answer_first": QT_TRANSLATE_NOOP("Gamebook", "A question is open: answer it first."),
    "nothing_asked": QT_TRANSLATE_NOOP("Gamebook", "Nothing is being asked."),
    # the sheet
    "not_begun": QT_TRANSLATE_NOOP("Gamebook", "The adventure has not begun."),
    "already_begun": QT_TRANSLATE_NOOP("Gamebook", "The adventure has already begun."),
    "already_rolled": QT_TRANSLATE_NOOP("Gamebook", "The sheet has already been rolled."),
    "not_rolled": QT_TRANSLATE_NOOP("Gamebook", "SKILL, STAMINA and LUCK have to be rolled first."),
    "read_only": QT_TRANSLATE_NOOP(
        "Gamebook", "This play is open elsewhere: here it can only be read."
    ),
    "over": QT_TRANSLATE_NOOP("Gamebook", "This adventure is over."),
    # choices
    "no_such_choice": QT_TRANSLATE_NOOP("Gamebook", "This section offers no such choice."),
    "choice_used": QT_TRANSLATE_NOOP("Gamebook", "This choice has been taken already."),
    "fight_first": QT_TRANSLATE_NOOP("Gamebook", "The fight of this section comes first."),
    "after_fight": QT_TRANSLATE_NOOP("Gamebook", "The fight did not end in the way this asks for."),
    "number_needed": QT_TRANSLATE_NOOP("Gamebook", "This choice needs a number."),
    # fights
    "no_fight": QT_TRANSLATE_NOOP("Gamebook", "There is nobody to fight here."),
    "in_fight": QT_TRANSLATE_NOOP("Gamebook", "Not during a fight."),
    "not_in_fight": QT_TRANSLATE_NOOP("Gamebook", "No fight is under way."),
    "no_such_foe": QT_TRANSLATE_NOOP("Gamebook", "There is no such foe in this fight."),
    "wound_pending": QT_TRANSLATE_NOOP("Gamebook", "The wound comes first: test luck, or not."),
    "no_wound": QT_TRANSLATE_NOOP("Gamebook", "No wound is waiting for luck."),
    "luck_not_on_wounds": QT_TRANSLATE_NOOP(
        "Gamebook", "These rules have no luck test on a wound."
    ),
    "luck_spent": QT_TRANSLATE_NOOP("Gamebook", "LUCK is at 0."),
    "luck_on_killing_blow": QT_TRANSLATE_NOOP(
        "Gamebook", "This blow is enough already: unlucky, it would lose a point."
    ),
    "no_flight": QT_TRANSLATE_NOOP("Gamebook", "This section offers no flight."),
    "single_block": QT_TRANSLATE_NOOP(
        "Gamebook", "A single foe stands for all of them: nobody else joins it."
    ),
    # beside a paper book
    "not_on_paper": QT_TRANSLATE_NOOP("Gamebook", "That is for paper books only."),
    "name_needed": QT_TRANSLATE_NOOP("Gamebook", "A name is needed."),
    "nothing_changes": QT_TRANSLATE_NOOP("Gamebook", "That would change nothing."),
    "no_potion": QT_TRANSLATE_NOOP("Gamebook", "There is no potion on the sheet."),
    "no_such_modifier": QT_TRANSLATE_NOOP("Gamebook", "Nothing of the kind is in force."),
    "no_such_field": QT_TRANSLATE_NOOP("Gamebook", "There is no such field on the sheet."),
    # meals and potions
    "no_meal": QT_TRANSLATE_NOOP("Gamebook", "There is no meal left."),
    "flight_too_late": QT_TRANSLATE_NOOP(
        "Gamebook", "The wound that waits already ends this fight: go on."
    ),
    "meal_in_fight": QT_TRANSLATE_NOOP("Gamebook", "No meal during a fight."),
    "meal_at_maximum": QT_TRANSLATE_NOOP(
        "Gamebook", "STAMINA is at its Initial: a meal would give nothing."
    ),
    "no_dose": QT_TRANSLATE_NOOP("Gamebook", "There is no dose left."),
    "potion_at_maximum": QT_TRANSLATE_NOOP(
        "Gamebook", "The value is at its Initial: a dose would give nothing."
    ),
    "potion_in_fight": QT_TRANSLATE_NOOP("Gamebook", "No potion during a fight."),
    "potion_before_luck": QT_TRANSLATE_NOOP(
        "Gamebook", "The wound comes first: no potion before the luck decision."
    ),
    # things and shops
    "swap_in_fight": QT_TRANSLATE_NOOP("Gamebook", "Weapons are not changed during a fight."),
    "no_shop": QT_TRANSLATE_NOOP("Gamebook", "Nothing is for sale here."),
}

_ABOUT_ITEM = {
    "cannot_pay_item": QT_TRANSLATE_NOOP("Gamebook", "This costs an item you do not have: {0}."),
    "not_carried": QT_TRANSLATE_NOOP("Gamebook", "Not on the sheet: {0}."),
    "not_usable": QT_TRANSLATE_NOOP("Gamebook", "Of no use here: {0}."),
    "used_up": QT_TRANSLATE_NOOP("Gamebook", "Used up: {0}."),
    "not_in_this_fight": QT_TRANSLATE_NOOP("Gamebook", "Not during this fight: {0}."),
    "not_a_weapon": QT_TRANSLATE_NOOP("Gamebook", "Not a weapon: {0}."),
    "not_sold": QT_TRANSLATE_NOOP("Gamebook", "Not sold here: {0}."),
    "sold_out": QT_TRANSLATE_NOOP("Gamebook", "Sold out: {0}."),
    "not_bought": QT_TRANSLATE_NOOP("Gamebook", "Nobody buys this here: {0}."),
}

_WITH_FACTS = {
    "foe_out": QT_TRANSLATE_NOOP("Gamebook", "{0} is out of the fight."),
    "not_your_turn": QT_TRANSLATE_NOOP("Gamebook", "One after the other: {0} comes first."),
    "flight_too_early": QT_TRANSLATE_NOOP("Gamebook", "No flight before round {0}."),
    "section_unknown": QT_TRANSLATE_NOOP("Gamebook", "This book has no section {0}."),
    "luck_cannot_succeed": QT_TRANSLATE_NOOP(
        "Gamebook", "With LUCK at {0} the test cannot succeed."
    ),
    "name_too_long": QT_TRANSLATE_NOOP("Gamebook", "A name has {0} characters at most."),
    "section_unwritten": QT_TRANSLATE_NOOP(
        "Gamebook", "“{0}” is no section: 1 to 6 characters are written."
    ),
    "not_known": QT_TRANSLATE_NOOP("Gamebook", "These rules do not know “{0}”."),
    "word_there": QT_TRANSLATE_NOOP("Gamebook", "Already written down: {0}."),
    "no_such_word": QT_TRANSLATE_NOOP("Gamebook", "Not written down: {0}."),
    "too_many_offers": QT_TRANSLATE_NOOP("Gamebook", "A section has {0} ways on at most."),
    "too_many_foes": QT_TRANSLATE_NOOP("Gamebook", "A fight has {0} foes at most."),
    "field_there": QT_TRANSLATE_NOOP("Gamebook", "The sheet has this field already: {0}."),
    "too_many_fields": QT_TRANSLATE_NOOP("Gamebook", "A sheet has {0} fields of its own at most."),
    "field_value": QT_TRANSLATE_NOOP("Gamebook", "This cannot stand there: {0}."),
    "talents_three": QT_TRANSLATE_NOOP("Gamebook", "It takes exactly {0} different talents."),
}


def refusal(names: Names, reason: str, facts: tuple[Any, ...]) -> str:
    """Why the rules refuse; raises `KeyError` for a reason that has no words."""
    if reason in _PLAIN:
        text = str(_PLAIN[reason])
        return QCoreApplication.translate("Gamebook", text)
    if reason in _ABOUT_ITEM:
        text = str(_ABOUT_ITEM[reason])
        return QCoreApplication.translate("Gamebook", text).format(names.item(facts[0]))
    if reason in _WITH_FACTS:
        text = str(_WITH_FACTS[reason])
        return QCoreApplication.translate("Gamebook", text).format(*facts)
    match reason:
        case "closed":
            return needed(names, facts[0])
        case "bad_answer":
            return _bad_answer(facts)
        case "out_of_range":
            text = QCoreApplication.translate("Gamebook", "{0} lies between {1} and {2}.")
            return text.format(_measure(facts[0]), *facts[1:])
        case "talent_unknown":
            text = QCoreApplication.translate("Gamebook", "These rules know no talent {0}.")
            return text.format(names.talent(facts[0]))
        case "potion_unknown":
            return QCoreApplication.translate("Gamebook", "One of the potions has to be chosen.")
        case "cannot_pay_gold":
            return _too_little(gold(facts[0]), facts[1])
        case "cannot_pay_meals":
            return _too_little(meals(facts[0]), facts[1])
        case "cannot_pay_luck":
            return _too_little(points("luck", facts[0]), facts[1])
        case "cannot_pay_stamina":
            text = QCoreApplication.translate(
                "Gamebook", "This costs {0}; with {1} it would be death."
            )
            return text.format(points("stamina", facts[0]), facts[1])
        case "undo_forbidden" if facts[0] is UndoPolicy.OFF:
            return QCoreApplication.translate("Gamebook", "This play allows no undo.")
        case "undo_forbidden":
            return QCoreApplication.translate("Gamebook", "In this play, dice stay rolled.")
    raise KeyError(reason)


def _measure(what: str) -> str:
    """What a number is that lies out of its bounds."""
    match what:
        case "gold":
            return QCoreApplication.translate("Gamebook", "Gold")
        case "meals":
            return QCoreApplication.translate("Gamebook", "The number of meals")
        case "doses":
            return QCoreApplication.translate("Gamebook", "The number of doses")
        case "dice":
            return QCoreApplication.translate("Gamebook", "The number of dice")
        case "damage":
            return QCoreApplication.translate("Gamebook", "What a wound takes")
        case "change" | "modifier":
            return QCoreApplication.translate("Gamebook", "The change")
        case "last":
            return QCoreApplication.translate("Gamebook", "The last section")
    return stat(what)


def _too_little(price: str, has: int) -> str:
    return QCoreApplication.translate("Gamebook", "This costs {0}, you have {1}.").format(
        price, has
    )


def _bad_answer(facts: tuple[Any, ...]) -> str:
    question = facts[0] if facts else None
    if question is None or not question.repeat:
        return QCoreApplication.translate("Gamebook", "This is no answer to the question.")
    least, most = question.options[0], question.options[-1]
    text = QCoreApplication.translate("Gamebook", "Asked for: {0}, each from {1} to {2}.")
    return text.format(dice(question.count), least, most)
