"""Telling moments of a game, for pictures: set-up, a turn, a paradox, the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from gamebook_desktop.core.game import Game, Scene
from gamebook_desktop.games.outatime import actions as do
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import FLUX, SPEED, Face, Now, Player, State

NAMES = ("Ada", "Bob", "Cléo")


def scenes(game: Game[State]) -> Iterable[Scene]:
    """Each scene stands on the cards of the play it is shown in."""
    assert isinstance(game, Outatime)
    return list(_scenes(game))


def _scenes(game: Outatime) -> Iterator[Scene]:
    yield Scene("setup", game.new())
    yield Scene("first_cards", game.new(players=NAMES))
    state = table(game)
    loose = loose_with(game, state)
    yield Scene("turn", replace(state, now=Now(0, 2, (FLUX, SPEED), loose)))
    yield Scene("dice", state, (do.Roll(),), (FLUX, 4, 4), real_dice=True)
    paradox = Now(0, 3, (FLUX, FLUX, SPEED), (SPEED, 2, 3))
    yield Scene("paradox", replace(state, now=paradox), (do.Lock(SPEED),))
    yield Scene("end", end(game))


def table(game: Outatime) -> State:
    """Three players in the middle of a game, the first one's turn to come."""
    fresh = game.new(players=NAMES)
    ada, bob, cleo = fresh.players
    players = (
        placed(ada, active=1, following=2, done=(0,), covered=2),
        placed(bob, active=3, following=0, done=(), covered=1),
        placed(cleo, active=0, following=1, done=(), covered=3),
    )
    course = tuple(tuple(min(5 + turn, 4 + turn + seat) for seat in range(3)) for turn in range(6))
    return replace(fresh, players=players, turn=7, course=course)


def placed(
    player: Player, *, active: int, following: int, done: tuple[int, ...], covered: int
) -> Player:
    """A player of a fresh table with some of the cards of the hand laid out, by position."""
    hand = player.reserve
    out = {active, following, *done}
    return replace(
        player,
        active=hand[active],
        next=hand[following],
        done=tuple(hand[at] for at in done),
        covered=covered,
        reserve=tuple(card for at, card in enumerate(hand) if at not in out),
    )


def loose_with(game: Outatime, state: State) -> tuple[Face, ...]:
    """Four loose dice: the number needed, one that is not, an 88 and another number."""
    need = game.rules.needed(state.players[state.now.player])
    others = tuple(face for face in (2, 3, 4, 5) if face != need)
    return (need, others[0], SPEED, others[1])


def end(game: Outatime) -> State:
    """The first player has just won."""
    state = table(game)
    ada = state.players[0]
    hand = (*ada.done, ada.active, ada.next, *ada.reserve)
    won = replace(ada, active="", next="", covered=0, reserve=(), done=hand)
    course = tuple((turn * 2, turn + 2, turn + turn // 2) for turn in range(13))
    now = Now(0, 2, (FLUX, 4, 3), (2, 5, SPEED), 2)
    return State((won, *state.players[1:]), now, 13, 0, course)
