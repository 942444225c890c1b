"""What one person at the table can see of a game."""

from __future__ import annotations

from dataclasses import replace

from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import State


def seen_by(rules: Ruleset, state: State, viewer: int | None) -> State:
    """The state without what lies face down before the others (B30); None sees nobody's.

    A hidden next card is back among the waiting ones, in the order of the values, so that nothing
    tells them apart. 0.01 as next card is no secret: everybody can tell that it is.
    """
    if not rules.secret_next:
        return state
    players = tuple(
        player
        if number == viewer or not player.next or not player.reserve
        else replace(player, next="", reserve=tuple(sorted((player.next, *player.reserve))))
        for number, player in enumerate(state.players)
    )
    return replace(state, players=players)
