"""The small moves on a state that all rules are made of."""

from __future__ import annotations

from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.outatime.events import LostBox, TurnEnded, Won
from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import Now, Player, State


def set_player(turn: Turn[State], number: int, player: Player) -> None:
    """Put a player's record in place of the old one."""
    state = turn.state
    players = state.players
    turn.state = State(
        (*players[:number], player, *players[number + 1 :]),
        state.now,
        state.turn,
        state.winner,
        state.course,
    )


def set_now(turn: Turn[State], now: Now) -> None:
    """Put the record of the turn in hand in place of the old one."""
    state = turn.state
    turn.state = State(state.players, now, state.turn, state.winner, state.course)


def with_covered(player: Player, covered: int) -> Player:
    """The player with so many boxes of the active card covered."""
    return Player(
        player.name,
        player.seat,
        player.ripples,
        player.active,
        covered,
        player.next,
        player.reserve,
        player.done,
    )


def lose(turn: Turn[State], number: int, wanted: int, how: str, rule: str) -> None:
    """Uncover boxes of the active card, down to its left edge (B05, B06)."""
    player = turn.state.players[number]
    boxes = min(wanted, player.covered)
    covered = player.covered - boxes
    if boxes:
        set_player(turn, number, with_covered(player, covered))
    turn.emit(
        LostBox(
            number,
            player.name,
            player.active,
            boxes,
            wanted,
            covered,
            how,
            rule if boxes else "B05",
        )
    )


def end_turn(turn: Turn[State], rules: Ruleset, reason: str, rule: str) -> None:
    """Pass all six dice to the player on the left (B31)."""
    state = turn.state
    number = state.now.player
    turn.emit(TurnEnded(number, state.players[number].name, reason, rule))
    turn.state = State(
        state.players,
        Now((number + 1) % len(state.players)),
        state.turn + 1,
        None,
        (*state.course, _progress(rules, state)),
    )


def win(turn: Turn[State], rules: Ruleset) -> None:
    """End the game: the player whose turn it is has completed the fifth card (B32)."""
    state = turn.state
    number = state.now.player
    turn.state = State(
        state.players, state.now, state.turn, number, (*state.course, _progress(rules, state))
    )
    winner = state.players[number]
    turn.emit(Won(number, winner.name, rules.gigawatts(winner)))
    turn.emit(TurnEnded(number, winner.name, "win", "winning"))


def _progress(rules: Ruleset, state: State) -> tuple[int, ...]:
    return tuple([rules.progress(player) for player in state.players])
