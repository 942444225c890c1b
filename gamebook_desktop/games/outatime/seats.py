"""Computer players: three tempers that see no more of the table than a person would.

`prudent`: covers the box needed, keeps 88 back unless it is all there is to add, rolls on only
with four dice or more, never doubles back. `bold`: adds all it can, every 88 for the sake of a
paradox, rolls on with two dice or more or where there is nothing to lose, always doubles back.
`expected`: plays by the exact advice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamebook_desktop.core.turn import Question
from gamebook_desktop.games.outatime.actions import (
    Action,
    Lock,
    Prepare,
    Roll,
    Stop,
    TakeBack,
)
from gamebook_desktop.games.outatime.advice import advise, worth_a_paradox
from gamebook_desktop.games.outatime.paradox import can_lose
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import SPEED, State
from gamebook_desktop.games.outatime.view import seen_by

PERSON = "person"
PRUDENT_DICE = 4
"""The prudent player rolls on with so many dice or more."""
BOLD_DICE = 2
"""The same for the bold one."""


def action_of(game: Outatime, state: State, seat: int) -> Action | None:
    """What the computer player in this seat does now; None for a person or out of turn."""
    if not 0 <= seat < len(state.players):
        return None
    state = seen_by(game.rules, state, seat)
    kind = state.players[seat].seat
    if kind == PERSON or state.winner is not None:
        return None
    if not state.players[seat].active:
        return _preparation(game, state, seat, kind)
    if not state.ready or state.now.player != seat:
        return None
    actions = tuple(game.legal(state))
    if len(actions) == 1:
        return actions[0]
    if kind == "expected":
        advice = advise(game, state)
        return advice.best.action if advice else None
    play = _prudent if kind == "prudent" else _bold
    return play(game, state, actions)


def answer_of(game: Outatime, state: State, question: Question, seat: int) -> Any:
    """The option the computer player in this seat takes; `state` is the half-way one shown.

    Raises `KeyError` for a question that no player is asked.
    """
    state = seen_by(game.rules, state, seat)
    kind = state.players[seat].seat
    match question.why:
        case "ripple":
            return True
        case "paradox":
            return (
                kind != "expected"
                or not game.rules.paradox_at_once
                or worth_a_paradox(game.rules, state)
            )
        case "victim":
            return max(question.options, key=lambda number: _to_lose(game, state, number))
        case "next_card":
            return _by_length(game, question.options, longest=kind == "bold")[0]
        case _:
            raise KeyError(question.why)


def _prudent(game: Outatime, state: State, actions: Sequence[Action]) -> Action:
    filling = _filling(game, state, actions)
    if filling is not None:
        return filling
    if not state.now.placed:
        return Lock(SPEED)
    if Roll() in actions and len(state.now.loose) >= PRUDENT_DICE:
        return Roll()
    return Stop()


def _bold(game: Outatime, state: State, actions: Sequence[Action]) -> Action:
    filling = _filling(game, state, actions)
    if filling is not None:
        return filling
    nothing_to_lose = not state.players[state.now.player].covered
    for action in (Lock(SPEED), TakeBack()):
        if action in actions:
            return action
    if Roll() in actions and (len(state.now.loose) >= BOLD_DICE or nothing_to_lose):
        return Roll()
    return Stop()


def _filling(game: Outatime, state: State, actions: Sequence[Action]) -> Action | None:
    """The lock that covers the next box, if the dice show it."""
    wanted = Lock(game.rules.needed(state.players[state.now.player]))
    return wanted if wanted in actions and not state.now.closed else None


def _preparation(game: Outatime, state: State, seat: int, kind: str) -> Action:
    choices = [card for card in state.players[seat].reserve if card not in game.rules.last]
    ranked = _by_length(game, choices, longest=kind == "bold")
    return Prepare(seat, ranked[0], ranked[1])


def _by_length(game: Outatime, cards: Sequence[str], *, longest: bool) -> list[str]:
    """Cards by how many boxes they have, equal ones in the order given."""
    sign = -1 if longest else 1
    return sorted(cards, key=lambda card: sign * len(game.rules.boxes[card]))


def _to_lose(game: Outatime, state: State, number: int) -> tuple[bool, int, int]:
    """How much a box lost hurts a player: any to lose, gigawatts completed, boxes covered."""
    player = state.players[number]
    return can_lose(game.rules, state, number), game.rules.gigawatts(player), player.covered
