"""The paradox: two or three of both FLUX and 88 on the DeLorean."""

from __future__ import annotations

from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.outatime.changes import end_turn, lose
from gamebook_desktop.games.outatime.events import ParadoxCaused, ParadoxForgone
from gamebook_desktop.games.outatime.ripple import advance
from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import State

SMALL = 2
LARGE = 3
REACH = {SMALL: 1, LARGE: 2}
"""Boxes that a paradox moves its player forward and its victims back (B21)."""


def resolve(turn: Turn[State], rules: Ruleset, level: int) -> bool:
    """Cause the paradox that stands, which ends the turn; False where its player lets it be."""
    number = turn.state.now.player
    name = turn.state.players[number].name
    if rules.paradox_optional and not turn.pick(number, "paradox", (True, False), name, level):
        turn.emit(ParadoxForgone(number, name, level))
        return False
    turn.emit(ParadoxCaused(number, name, level))
    _forward(turn, rules, REACH[level])
    if turn.state.winner is None:
        for victim in _victims(turn, rules, level):
            if _moves(rules, turn.state, victim):
                lose(turn, victim, REACH[level], "paradox", "paradox")
        end_turn(turn, rules, "paradox", "paradox")
    return True


def possible_victims(rules: Ruleset, state: State) -> tuple[int, ...]:
    """Whom a small paradox may be aimed at, in table order (B26)."""
    count = len(state.players)
    order = [(state.now.player + step) % count for step in range(1, count)]
    return tuple(number for number in order if rules.any_victim or can_lose(rules, state, number))


def can_lose(rules: Ruleset, state: State, number: int) -> bool:
    """Whether a paradox would take a box from this player (B05, B23)."""
    return state.players[number].covered > 0 and _moves(rules, state, number)


def _victims(turn: Turn[State], rules: Ruleset, level: int) -> tuple[int, ...]:
    players = turn.state.players
    number = turn.state.now.player
    if level == LARGE:
        return tuple((number + step) % len(players) for step in range(1, len(players)))
    choices = possible_victims(rules, turn.state)
    if not choices:
        return ()
    names = [players[choice].name for choice in choices]
    return (turn.pick(number, "victim", choices, players[number].name, *names),)


def _forward(turn: Turn[State], rules: Ruleset, boxes: int) -> None:
    """Move the active player on; what a card cannot take is lost or carried over (B23-B25)."""
    number = turn.state.now.player
    while boxes and turn.state.winner is None and _moves(rules, turn.state, number):
        player = turn.state.players[number]
        room = len(rules.boxes[player.active]) - player.covered
        if player.active in rules.last and not rules.paradox_may_win:
            room -= 1
        step = min(boxes, room)
        if step:
            advance(turn, rules, number, "paradox", boxes=step)
        boxes = boxes - step if rules.paradox_carries and step else 0


def _moves(rules: Ruleset, state: State, number: int) -> bool:
    """Whether a paradox moves this player's active card (B23)."""
    return rules.paradox_on_last_card or state.players[number].active not in rules.last
