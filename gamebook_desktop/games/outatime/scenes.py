"""Telling moments of a game, for pictures: set-up, a turn, a paradox, the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from gamebook_desktop.core.game import Game, Scene
from gamebook_desktop.games.outatime import actions as do
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import FLUX, SPEED, Face, Now, Player, State

NAMES = ("Ada", "Bob", "Cléo", "Dan")


def scenes(game: Game[State]) -> Iterable[Scene]:
    """Each scene stands on the cards of the play it is shown in."""
    assert isinstance(game, Outatime)
    return list(_scenes(game))


def _scenes(game: Outatime) -> Iterator[Scene]:
    yield Scene("setup", game.new())
    yield Scene("first_cards", game.new(players=NAMES))
    state = table(game)
    mine = Now(0, 2, (FLUX, 4), loose_with(game, state))
    yield Scene("turn", replace(state, now=mine))
    six = Now(0, 1, (), (*mine.loose, 4, 5))
    yield Scene("six_dice", replace(state, now=six))
    yield Scene("dice", state, (do.Roll(),), (FLUX, 4, 4), real_dice=True)
    locked = (do.Lock(game.rules.needed(state.players[0])),)
    yield Scene("ripple", replace(state, now=mine), locked)
    waiting = replace(with_last_box(game, state), now=mine)
    yield Scene("next_card", waiting, locked, (False,))
    paradox = Now(0, 3, (FLUX, FLUX, SPEED), (SPEED, 2, 5))
    yield Scene("paradox", replace(state, now=paradox), (do.Lock(SPEED),))
    large = Now(0, 3, (FLUX, FLUX, FLUX, SPEED, SPEED, SPEED), (), 1)
    yield Scene("large_paradox", replace(state, now=large))
    full = Now(0, 3, (FLUX, 4, 2, SPEED, 4, 3), (), 2)
    yield Scene("double_back", replace(state, now=full))
    yield Scene("end", end(game))


def table(game: Outatime) -> State:
    """Four players in the middle of a game, the first one's turn to come; the second is asked
    about ripples, the fourth is on the last card.
    """
    fresh = game.new(players=NAMES)
    ada, bob, cleo, dan = fresh.players
    players = (
        placed(ada, active=1, following=3, done=(0, 2), covered=2),
        replace(placed(bob, active=3, following=1, done=(0,), covered=3), ripples=False),
        placed(cleo, active=0, following=3, done=(1, 2), covered=3),
        replace(placed(dan, active=4, following=4, done=(0, 1, 2, 3), covered=0), next=""),
    )
    course = tuple((2 * turn, turn + 1, 2 * turn + 1, 3 * turn + 2) for turn in range(6))
    return replace(fresh, players=players, turn=7, course=course)


def with_last_box(game: Outatime, state: State) -> State:
    """The third player's card lacks nothing but the box that the first one needs."""
    need = game.rules.needed(state.players[0])
    cleo = state.players[2]
    fits = [
        card for card in (cleo.active, cleo.next, *cleo.done) if game.rules.boxes[card][-1] == need
    ]
    active = fits[0] if fits else cleo.active
    hand = [card for card in (cleo.active, cleo.next, *cleo.done) if card != active]
    waiting = replace(
        cleo,
        active=active,
        covered=len(game.rules.boxes[active]) - 1,
        next=hand[0],
        reserve=(*hand[1:], *cleo.reserve),
        done=(),
    )
    return replace(state, players=(*state.players[:2], waiting, state.players[3]))


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
    """Four loose dice: the number needed, the one after it, an 88 and one that is no use."""
    player = state.players[state.now.player]
    need, after = game.rules.boxes[player.active][player.covered :][:2]
    idle = next(face for face in (2, 3, 4, 5) if face not in (need, after))
    return (need, after, SPEED, idle)


def end(game: Outatime) -> State:
    """The first player has just won."""
    state = table(game)
    ada = state.players[0]
    hand = (*ada.done, ada.active, ada.next, *ada.reserve)
    won = replace(ada, active="", next="", covered=0, reserve=(), done=hand)
    course = tuple((turn * 2, turn + 2, turn + turn // 2, turn * 5 // 3) for turn in range(13))
    now = Now(0, 2, (FLUX, 4, 3), (2, 5, SPEED), 2)
    return State((won, *state.players[1:]), now, 13, 0, course)
