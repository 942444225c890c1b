"""Covering boxes: one's own, and those of others through the ripple; completing a card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.outatime.changes import set_now, set_player, win, with_covered
from gamebook_desktop.games.outatime.events import (
    Advanced,
    CardChosen,
    CardCompleted,
    RippleDeclined,
)
from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import Face, Player, State

RULE = {"own": "numbers", "ripple": "ripple", "paradox": "paradox"}


def advance(
    turn: Turn[State],
    rules: Ruleset,
    number: int,
    how: str,
    by: Face | None = None,
    boxes: int = 1,
) -> bool:
    """Cover boxes of a player's active card, no further than its end; whether that completed it."""
    player = turn.state.players[number]
    card = player.active
    length = len(rules.boxes[card])
    covered = min(player.covered + boxes, length)
    gained = covered - player.covered
    turn.emit(Advanced(number, player.name, card, gained, covered, how, by, RULE[how]))
    if covered < length:
        set_player(turn, number, with_covered(player, covered))
        return False
    _complete(turn, rules, number, player)
    return True


def _complete(turn: Turn[State], rules: Ruleset, number: int, player: Player) -> None:
    """Lay a full card aside for good; the next one becomes active, and another is chosen."""
    card = player.active
    done = (*player.done, card)
    reserve = player.reserve
    moved = replace(player, active=player.next, covered=0, next="", done=done)
    set_player(turn, number, moved)
    turn.emit(CardCompleted(number, player.name, card, rules.gigawatts(moved)))
    if not player.next:
        win(turn, rules)
        return
    if reserve:
        choices = [name for name in reserve if name not in rules.last] or reserve
        chosen = turn.pick(number, "next_card", choices, player.name, card)
        left = tuple(name for name in reserve if name != chosen)
        set_player(turn, number, replace(moved, next=chosen, reserve=left))
        turn.emit(CardChosen(number, player.name, chosen))


def ripplers(rules: Ruleset, state: State, face: Face) -> Iterator[int]:
    """Opponents whose next box shows the number that the active player uses, in table order."""
    now, players = state.now, state.players
    active = players[now.player].active
    if active in rules.last and not rules.ripple_from_last_card:
        return
    for step in range(1, len(players)):
        number = (now.player + step) % len(players)
        card = players[number].active
        if (
            rules.boxes[card][players[number].covered] == face
            and card not in rules.last
            and number not in now.sated
        ):
            yield number


def ripple(turn: Turn[State], rules: Ruleset, face: Face, numbers: tuple[int, ...]) -> None:
    """Let these opponents use a number too, one after another (B08, B09, B10)."""
    for number in numbers:
        player = turn.state.players[number]
        if rules.ripple == "always" or (player.ripples and rules.ripple == "automatic"):
            takes = True
        else:
            takes = turn.pick(number, "ripple", (True, False), player.name, face)
        if not takes:
            turn.emit(RippleDeclined(number, player.name, face))
        elif advance(turn, rules, number, "ripple", face) and not rules.ripple_next_card:
            now = turn.state.now
            set_now(turn, replace(now, sated=(*now.sated, number)))
