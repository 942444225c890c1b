"""What those at the screen may know of the hidden cards (B30)."""

from __future__ import annotations

from dataclasses import replace

from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import Player, State
from gamebook_desktop.games.outatime.view import seen_by


def known(game: Outatime, state: State) -> State:
    """The state as it may be shown to all who look at the screen."""
    people = [at for at, player in enumerate(state.players) if player.seat == "person"]
    viewer = people[0] if len(people) == 1 else None
    return seen_by(game.rules, state, viewer)


def possible(game: Outatime, state: State) -> tuple[State, ...]:
    """The states that may be, for all they can tell: one for each card that may be the next one
    of the player whose turn it is. Hidden cards of the others are any that may be.
    """
    seen = known(game, state)
    here = seen.now.player
    whole = [_with_next(game, player, 0) for player in seen.players]
    mine = seen.players[here]
    found = []
    for at in range(len(_choices(game, mine)) or 1):
        players = (*whole[:here], _with_next(game, mine, at), *whole[here + 1 :])
        found.append(replace(seen, players=players))
    return tuple(found)


def _choices(game: Outatime, player: Player) -> tuple[str, ...]:
    """The cards of which one is a player's hidden next card; none where it is no secret."""
    if player.next or not player.active or player.active in game.rules.last:
        return ()
    return tuple(card for card in player.reserve if card not in game.rules.last)


def _with_next(game: Outatime, player: Player, at: int) -> Player:
    choices = _choices(game, player)
    if not choices:
        return player
    card = choices[at]
    return replace(player, next=card, reserve=tuple(c for c in player.reserve if c != card))
