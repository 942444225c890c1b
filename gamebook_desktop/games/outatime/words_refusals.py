"""Refusals in words: the reason, in one sentence."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.words_text import card_with_boxes, faces, player

_PLAIN = {
    # the session
    "answer_first": QT_TRANSLATE_NOOP("Outatime", "A question is open: answer it first."),
    "nothing_asked": QT_TRANSLATE_NOOP("Outatime", "Nothing is being asked."),
    "read_only": QT_TRANSLATE_NOOP(
        "Outatime", "This play is open elsewhere: here it can only be read."
    ),
    "over": QT_TRANSLATE_NOOP("Outatime", "The game is over."),
    # the table
    "no_table": QT_TRANSLATE_NOOP("Outatime", "Nobody sits at the table yet."),
    "table_set": QT_TRANSLATE_NOOP("Outatime", "The players sit at the table already."),
    "not_prepared": QT_TRANSLATE_NOOP(
        "Outatime", "Everybody chooses an active card and a next one first."
    ),
    "same_card": QT_TRANSLATE_NOOP("Outatime", "The active card and the next one are two cards."),
    "last_card_first": QT_TRANSLATE_NOOP(
        "Outatime", "The 0.01 card comes last: it cannot be chosen now."
    ),
    # corrections
    "no_active_card": QT_TRANSLATE_NOOP(
        "Outatime", "A card is always active, and 0.01 is completed in play only."
    ),
    "name_next_card": QT_TRANSLATE_NOOP(
        "Outatime", "With other cards laid open, the next card has to be named as well."
    ),
    "no_next_card": QT_TRANSLATE_NOOP("Outatime", "A next card lies face down."),
    # the turn
    "roll_first": QT_TRANSLATE_NOOP("Outatime", "The dice have not been rolled."),
    "must_add": QT_TRANSLATE_NOOP("Outatime", "At least one die of this roll has to be added."),
    "already_added": QT_TRANSLATE_NOOP("Outatime", "A die of this roll has been added: no stall."),
    "flux_by_force": QT_TRANSLATE_NOOP(
        "Outatime", "A FLUX is locked as it is rolled, and never rolled again."
    ),
    "paradox_stands": QT_TRANSLATE_NOOP(
        "Outatime", "A paradox stands: it has to be caused, there is no other roll."
    ),
    "no_dice_left": QT_TRANSLATE_NOOP("Outatime", "All six dice are locked."),
    "six_not_locked": QT_TRANSLATE_NOOP(
        "Outatime", "Numbers are taken back only with all six dice locked, once a turn."
    ),
    "no_double_back": QT_TRANSLATE_NOOP("Outatime", "This game is played without a double back."),
}

_WITH_FACTS = {
    "how_many": QT_TRANSLATE_NOOP("Outatime", "This game is for {0} to {1} players."),
    "no_such_player": QT_TRANSLATE_NOOP("Outatime", "There is no player {0}."),
    "no_such_seat": QT_TRANSLATE_NOOP("Outatime", "Nobody of this kind can play: {0}."),
    "no_such_card": QT_TRANSLATE_NOOP("Outatime", "There is no such card: {0}."),
    "covered_range": QT_TRANSLATE_NOOP("Outatime", "0 to {0} boxes can be covered there."),
    "no_such_face": QT_TRANSLATE_NOOP("Outatime", "No die has the face {0}."),
    "not_six_dice": QT_TRANSLATE_NOOP("Outatime", "There are six dice, not {0}."),
    "same_name": QT_TRANSLATE_NOOP("Outatime", "Two players cannot both be called {0}."),
    "no_such_die": QT_TRANSLATE_NOOP("Outatime", "No die of this roll shows {0}."),
    "not_next": QT_TRANSLATE_NOOP("Outatime", "The {0} does not fit: the next box shows {1}."),
    "numbers_closed": QT_TRANSLATE_NOOP(
        "Outatime", "The {0} cannot be used: a card was completed with this roll."
    ),
}

_ABOUT_CARD = {
    "card_twice": QT_TRANSLATE_NOOP("Outatime", "Two players cannot both have {0}."),
    "not_in_hand": QT_TRANSLATE_NOOP("Outatime", "Not among the cards to choose from: {0}."),
}

_ABOUT_PLAYER = {
    "already_prepared": QT_TRANSLATE_NOOP("Outatime", "{0} has chosen already."),
    "wrong_hand": QT_TRANSLATE_NOOP("Outatime", "{0} needs one 0.2, two 0.3, one 0.4, one 0.01."),
}


def refusal(rules: Ruleset, reason: str, facts: tuple[Any, ...]) -> str:
    """Why the rules refuse; raises `KeyError` for a reason that has no words."""
    if reason == "bad_answer":
        text = QCoreApplication.translate("Outatime", "That does not answer the question: {0}.")
        return text.format(faces(facts[1]))
    if reason == "undo_forbidden":
        return _undo(facts)
    if reason in _WITH_FACTS:
        text = str(_WITH_FACTS[reason])
        return QCoreApplication.translate("Outatime", text).format(*facts)
    if reason in _ABOUT_CARD:
        text = str(_ABOUT_CARD[reason])
        return QCoreApplication.translate("Outatime", text).format(card_with_boxes(rules, facts[0]))
    if reason in _ABOUT_PLAYER:
        number, name = facts
        text = str(_ABOUT_PLAYER[reason])
        return QCoreApplication.translate("Outatime", text).format(player(name, number))
    text = str(_PLAIN[reason])
    return QCoreApplication.translate("Outatime", text)


def _undo(facts: tuple[Any, ...]) -> str:
    if facts and facts[0] == UndoPolicy.NOT_PAST_CHANCE:
        return QCoreApplication.translate("Outatime", "Dice that were rolled stay as they fell.")
    return QCoreApplication.translate("Outatime", "Undoing is switched off in this play.")
