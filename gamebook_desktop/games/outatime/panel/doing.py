"""What a computer player is doing, in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.core.turn import Question
from gamebook_desktop.games.outatime.panel.wording import name_of
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State


def doing(game: Outatime, state: State, question: Question | None, *, held: bool) -> str:
    """The sentence about the computer player who is to act or to answer; `held`: he waits."""
    translate = QCoreApplication.translate
    now = state.now
    name = name_of(state, now.player if question is None else question.who)
    if held:
        return translate("Outatime", "{0} waits until you let the computer go on.").format(name)
    if question is not None:
        asked = {
            "next_card": translate("Outatime", "{0} chooses the next card."),
            "victim": translate("Outatime", "{0} chooses who loses a box."),
            "ripple": translate("Outatime", "{0} decides whether to ride the ripple."),
            "paradox": translate("Outatime", "{0} decides whether to cause the paradox."),
        }
        return asked[question.why].format(name)
    if not now.rolls:
        return translate("Outatime", "{0} is about to roll the six dice.").format(name)
    if game.rules.addable(state.players[now.player], now):
        return translate("Outatime", "{0} looks at which die to lock.").format(name)
    return translate("Outatime", "{0} decides whether to roll on or to stop.").format(name)
