"""The advice of the turn in hand: what brings most boxes on average, in words."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.outatime import actions as do
from gamebook_desktop.games.outatime.advice import advise
from gamebook_desktop.games.outatime.panel.card_boxes import face_word
from gamebook_desktop.games.outatime.panel.outlook import known
from gamebook_desktop.games.outatime.panel.turn_view import TurnView
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.design.typography import MINUS


def best_action(game: Outatime, state: State, view: TurnView) -> do.Action | None:
    """The action that brings most; None where there is nothing to choose."""
    found = advise(game, known(game, state)) if view.rolls else None
    return found.best.action if found is not None else None


def advice_words(game: Outatime, state: State, view: TurnView) -> str:
    """The advice in one line; "" where there is none."""
    found = advise(game, known(game, state)) if view.rolls else None
    if found is None:
        return ""
    text = QCoreApplication.translate("Outatime", "Advised: {0}, {1} boxes on average this turn")
    return text.format(_name(found.best.action), average(found.best.progress))


def average(boxes: Fraction) -> str:
    """Boxes to be expected from now on, with a sign and two decimals."""
    point = "," if theme().language.startswith("fr") else "."
    shown = f"{abs(float(boxes)):.2f}".replace(".", point)
    return f"{MINUS if boxes < 0 else '+'}{shown}"


def _name(action: do.Action) -> str:
    translate = QCoreApplication.translate
    match action:
        case do.Lock(face):
            return translate("Outatime", "lock the {0}").format(face_word(face))
        case do.Roll():
            return translate("Outatime", "roll again")
        case do.TakeBack():
            return translate("Outatime", "take the numbers back")
        case do.Stall():
            return translate("Outatime", "stall on purpose")
        case _:
            return translate("Outatime", "stop")
