"""Corrections by hand: a state made right where the table and the program differ.

Each gives a whole state for `Session.override`, or raises `Illegal` where no table can be so.
"""

from __future__ import annotations

from dataclasses import replace

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.games.outatime.names import double
from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import DICE, FACES, Face, Now, Player, State


def with_covered(rules: Ruleset, state: State, number: int, covered: int) -> State:
    """So many boxes covered on a player's active card; a full card is completed in play only."""
    player = _player(state, number)
    most = len(rules.boxes[player.active]) - 1 if player.active else 0
    if not 0 <= covered <= most:
        raise Illegal("covered_range", most)
    return _with(state, number, replace(player, covered=covered))


def with_cards(
    rules: Ruleset,
    state: State,
    number: int,
    active: str,
    following: str | None,
    done: tuple[str, ...],
) -> State:
    """A player's five cards laid out anew; whoever changes the active card starts it afresh.

    0.01 is active or next only where nothing else is left to be (B28). Without a `following` card
    the next one stays as it lies: no refusal tells which of those not laid open it is (B30).
    """
    player = _player(state, number)
    hand = hand_of(player)
    if following is None:
        closed = {player.next, *player.reserve} if player.reserve else set()
        if not closed.isdisjoint((active, *done)):
            raise Illegal("name_next_card", rule="B30")
        following = "" if active == player.next else player.next
    out = [card for card in (active, following, *done) if card]
    for card in out:
        if card not in hand:
            raise Illegal("not_in_hand", card, rule="setup")
        if out.count(card) > 1:
            raise Illegal("same_card", rule="setup")
    reserve = tuple(card for card in hand if card not in out)
    if not active or any(card in rules.last for card in done):
        raise Illegal("no_active_card", rule="time_travel")
    if active in rules.last and (following or reserve):
        raise Illegal("last_card_first", rule="B28")
    if active not in rules.last and not following:
        raise Illegal("no_next_card", rule="setup")
    if following in rules.last and reserve:
        raise Illegal("last_card_first", rule="B28")
    covered = player.covered if active == player.active else 0
    changed = replace(
        player, active=active, next=following, done=done, reserve=reserve, covered=covered
    )
    return _with(state, number, changed)


def with_locked(state: State, locked: tuple[Face, ...]) -> State:
    """Other dice on the DeLorean; the rest is off the table and rolled next."""
    if not state.ready:
        raise Illegal("not_prepared", rule="setup")
    for face in locked:
        if face not in FACES:
            raise Illegal("no_such_face", face, rule="components")
    if len(locked) > DICE:
        raise Illegal("not_six_dice", len(locked), rule="components")
    now = state.now
    if not locked:
        return replace(state, now=Now(now.player))
    changed = replace(
        now, rolls=max(now.rolls, 1), locked=locked, loose=(), placed=len(locked), closed=False
    )
    return replace(state, now=changed)


def with_turn(state: State, number: int) -> State:
    """Another player's turn, from its beginning with all six dice."""
    _player(state, number)
    return replace(state, now=Now(number))


def with_name(state: State, number: int, name: str) -> State:
    """Another name for a player."""
    changed = _with(state, number, replace(_player(state, number), name=name.strip()))
    if (twice := double([player.name for player in changed.players])) is not None:
        raise Illegal("same_name", twice)
    return changed


def hand_of(player: Player) -> tuple[str, ...]:
    """All five cards of a player, those in play first."""
    out = tuple(card for card in (player.active, player.next) if card)
    return (*out, *player.reserve, *player.done)


def _player(state: State, number: int) -> Player:
    if state.winner is not None:
        raise Illegal("over", rule="winning")
    if not 0 <= number < len(state.players):
        raise Illegal("no_such_player", number + 1)
    return state.players[number]


def _with(state: State, number: int, player: Player) -> State:
    players = state.players
    return replace(state, players=(*players[:number], player, *players[number + 1 :]))
