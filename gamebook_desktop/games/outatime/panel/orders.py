"""What can be done now: each order with its key, or the reason and the rule that close it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.outatime import actions as do
from gamebook_desktop.games.outatime.advice import Advice
from gamebook_desktop.games.outatime.panel.card_boxes import face_word
from gamebook_desktop.games.outatime.panel.turn_view import TurnView
from gamebook_desktop.games.outatime.panel.wording import name_of
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import DICE, State
from gamebook_desktop.ui.controller import Controller

LOCK, ROLL, STOP, TAKE_BACK, STALL = "lock", "roll", "stop", "back", "stall"
GO_ON, HAND_OVER = "go_on", "hand_over"


@dataclass(frozen=True, slots=True)
class Order:
    """A button: its words and key, what it plays, why it is closed."""

    name: str
    text: str
    key: str
    action: Any = None
    reason: str = ""
    rule: str = ""
    primary: bool = False
    """What Enter does."""
    worth: Fraction | None = None
    """Boxes it brings on average until the turn ends, where that is told."""
    advised: bool = False


def orders(controller: Controller, game: Outatime, view: TurnView, waiting: bool) -> list[Order]:
    """The orders of the turn in hand; `waiting`: a computer player waits for leave.

    None while a person is asked, who answers where the question stands.
    """
    if waiting:
        return [_go_on()]
    state: State = controller.state
    if controller.question is not None or state.winner is not None:
        return []
    if state.players[view.player].seat != "person":
        return []
    return [_closed(controller, order) for order in _open(game, state, view)]


def weighed(found: list[Order], advice: Advice | None) -> list[Order]:
    """The orders with what each brings, the best one marked."""
    if advice is None:
        return found
    worth = {advised.action: advised.progress for advised in advice.actions}
    best = advice.best.action
    return [replace(one, worth=worth.get(one.action), advised=one.action == best) for one in found]


def hand_over(controller: Controller) -> Order:
    """To give the screen to whoever has to choose in secret."""
    question = controller.question
    assert question is not None
    text = QCoreApplication.translate("Outatime", "Hand the screen to {0}")
    name = name_of(controller.state, question.who)
    return Order(HAND_OVER, text.format(name), enter_word(), primary=True)


def enter_word() -> str:
    """The name of the Enter key."""
    return QCoreApplication.translate("Outatime", "Enter")


def go_on_words() -> str:
    """What the order says that lets computer players go on after an undo."""
    return QCoreApplication.translate("Outatime", "Let the computer go on")


def _go_on() -> Order:
    return Order(GO_ON, go_on_words(), enter_word(), primary=True)


def _open(game: Outatime, state: State, view: TurnView) -> Iterator[Order]:
    translate, now = QCoreApplication.translate, state.now
    if not now.rolls:
        text = translate("Outatime", "Roll the six dice")
        yield Order(ROLL, text, enter_word(), do.Roll(), primary=True)
        return
    face = view.face
    if face is not None:
        text = translate("Outatime", "Lock the {0}").format(face_word(face))
        yield Order(LOCK, text, enter_word(), do.Lock(face), primary=True)
    full = len(now.locked) == DICE
    if full:
        yield Order(TAKE_BACK, translate("Outatime", "Take the numbers back"), "R", do.TakeBack())
    else:
        yield Order(ROLL, translate("Outatime", "Roll again"), "R", do.Roll())
    causes = game.rules.level_at_stop(now) > 0
    stop = translate("Outatime", "Cause the paradox") if causes else translate("Outatime", "Stop")
    bound = causes and face is None
    yield Order(STOP, stop, enter_word() if bound else "A", do.Stop(), primary=bound)
    if game.rules.may_refuse and not now.placed:
        yield Order(STALL, translate("Outatime", "Stall on purpose"), "X", do.Stall())


def _closed(controller: Controller, order: Order) -> Order:
    reason, rule = controller.why_not(order.action)
    return replace(order, reason=reason, rule=rule)
