"""The chances of rolling on from a position, with what the person at the table may know."""

from __future__ import annotations

from dataclasses import dataclass

from gamebook_desktop.games.outatime.odds import RollOdds, roll_on
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import DICE, FLUX, NUMBERS, SPEED, Face, State
from gamebook_desktop.games.outatime.turns import stall_price
from gamebook_desktop.games.outatime.view import seen_by


@dataclass(frozen=True, slots=True)
class Outlook:
    """A roll that could be made: its dice, what stalling costs, its chances."""

    dice: int
    price: int
    """Boxes lost by a stall, as many as there are to lose."""
    odds: RollOdds
    back: bool = False
    """Whether it is the double back."""


def outlook(game: Outatime, state: State) -> Outlook | None:
    """The chances of the next roll of the turn in hand; None where no roll can follow."""
    if state.winner is not None or not state.ready:
        return None
    now, rules = state.now, game.rules
    player = state.players[now.player]
    kept = now.locked
    back = len(kept) == DICE
    if back:
        if not rules.may_take_back(now):
            return None
        kept = tuple(face for face in kept if face not in NUMBERS)
    price = 2 if back else stall_price(rules, now, next_roll=True)
    odds = roll_on(
        DICE - len(kept),
        needs(game, state),
        kept.count(FLUX),
        kept.count(SPEED),
        exact=rules.exact_level,
        at_once=rules.paradox_at_once,
    )
    return Outlook(DICE - len(kept), min(price, player.covered), odds, back)


def needs(game: Outatime, state: State) -> tuple[Face, ...]:
    """The boxes a roll can fill in order, as far as those at the screen may see them."""
    rules = game.rules
    player = known(game, state).players[state.now.player]
    left = rules.boxes[player.active][player.covered :]
    if rules.carry_on_after_card and player.next:
        return (*left, *rules.boxes[player.next])
    return left


def known(game: Outatime, state: State) -> State:
    """The state as it may be shown to all who look at the screen (B30)."""
    people = [at for at, player in enumerate(state.players) if player.seat == "person"]
    viewer = people[0] if len(people) == 1 else None
    return seen_by(game.rules, state, viewer)
