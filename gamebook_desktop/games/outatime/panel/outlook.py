"""The chances of rolling on from a position, with what the person at the table may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from gamebook_desktop.games.outatime.odds import RollOdds, fills_last_box, roll_on
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import DICE, FLUX, NUMBERS, SPEED, State
from gamebook_desktop.games.outatime.turns import stall_price


@dataclass(frozen=True, slots=True)
class Outlook:
    """A roll that could be made: its dice, what stalling costs, its chances."""

    dice: int
    price: int
    """Boxes lost by a stall, as many as there are to lose."""
    odds: RollOdds
    back: bool = False
    """Whether it is the double back."""


def outlook(game: Outatime, states: Sequence[State]) -> Outlook | None:
    """The chances of the next roll of the turn in hand, each of the states being as likely.

    They differ in hidden cards only (see `possible`): boxes of a card that still lies hidden are
    not counted. None where in one of them no roll can follow.
    """
    sure = len(states) == 1
    found = [one for state in states if (one := _outlook(game, state, sure)) is not None]
    if not states or len(found) < len(states):
        return None
    first = found[0]
    return Outlook(first.dice, first.price, _mean([one.odds for one in found]), first.back)


def _outlook(game: Outatime, state: State, next_known: bool) -> Outlook | None:
    if state.winner is not None or not state.ready:
        return None
    now, rules = state.now, game.rules
    player = state.players[now.player]
    kept = now.locked
    back = len(kept) == DICE
    if rules.bound(now) or (back and not rules.may_take_back(now)):
        return None
    if back:
        kept = tuple(face for face in kept if face not in NUMBERS)
    price = 2 if back else stall_price(rules, now, next_roll=True)
    need = rules.boxes[player.active][player.covered :]
    if rules.carry_on_after_card and next_known and player.next:
        need = (*need, *rules.boxes[player.next])
    odds = roll_on(
        DICE - len(kept),
        need,
        kept.count(FLUX),
        kept.count(SPEED),
        exact=rules.exact_level,
        at_once=rules.paradox_at_once,
        optional=rules.paradox_optional,
        wins=fills_last_box(rules, player, need),
    )
    return Outlook(DICE - len(kept), min(price, player.covered), odds, back)


def _mean(found: Sequence[RollOdds]) -> RollOdds:
    def mean(values: Sequence[Fraction]) -> Fraction:
        return sum(values, Fraction(0)) / len(values)

    one, two, three = (mean(values) for values in zip(*(odds.fills for odds in found), strict=True))
    return RollOdds(
        mean([odds.stall for odds in found]),
        (one, two, three),
        mean([odds.small for odds in found]),
        mean([odds.large for odds in found]),
    )
