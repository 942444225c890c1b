"""The best play of a turn by exact expected progress, for any position a person may be in."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple, Protocol

from gamebook_desktop.games.outatime.actions import Action, Lock, Roll, Stall, Stop, TakeBack
from gamebook_desktop.games.outatime.advice_points import Dice, Loose, TurnOptions
from gamebook_desktop.games.outatime.advice_table import AdviceTable, table_for
from gamebook_desktop.games.outatime.odds_track import ahead
from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import FLUX, NUMBERS, SPEED, Now, State


class Rules(Protocol):
    """What is asked of the game: its rules, and what they allow."""

    rules: Ruleset

    def legal(self, state: State) -> Iterable[Action]: ...


class Advised(NamedTuple):
    """An action, and the boxes the player may expect to gain (or lose) from here on by it."""

    action: Action
    progress: Fraction


class Advice(NamedTuple):
    """Every action of the turn with its worth, in the order of `legal`, and the best of them."""

    actions: tuple[Advised, ...]
    best: Advised

    def worth(self, action: Action) -> Fraction:
        """The progress expected of an action; `KeyError` where it is not among them."""
        for advised in self.actions:
            if advised.action == action:
                return advised.progress
        raise KeyError(action)


def advise(game: Rules, state: State) -> Advice | None:
    """The worth of each action of the turn in hand; None where there is no turn to play.

    Counts the player's own boxes until the turn ends, paradox, double back and stall included,
    if he chooses the best at every later point. Where his next card is hidden (see `seen_by`),
    each that it may be counts alike.
    """
    if state.winner is not None or not state.ready:
        return None
    table, dice, loose = _point(game.rules, state)
    found = tuple(
        Advised(action, Fraction(value, table.scale) - dice.place)
        for action in game.legal(state)
        if (value := _value(table, dice, loose, action, state.now, game.rules)) is not None
    )
    return Advice(found, max(found, key=lambda advised: advised.progress)) if found else None


def worth_a_paradox(rules: Ruleset, state: State) -> bool:
    """Whether the paradox that stands is worth at least what the turn can bring without it."""
    table, dice, loose = _point(rules, state)
    return table.paradox(dice) >= table.add(dice, loose)


def _point(rules: Ruleset, state: State) -> tuple[AdviceTable, Dice, Loose]:
    now = state.now
    player = state.players[now.player]
    table = table_for(ahead(rules, player), TurnOptions.of(rules))
    flux, eights = now.locked.count(FLUX), now.locked.count(SPEED)
    dice = Dice(player.covered, flux, eights, len(now.locked) - flux - eights, now.back)
    limit = player.covered if now.closed else table.limit(player.covered)
    left = [face for face in now.loose if face in NUMBERS]
    numbers = 0
    for number in table.wanted(player.covered, limit):
        if number not in left:
            break
        left.remove(number)
        numbers += 1
    return table, dice, Loose(now.loose.count(SPEED), numbers, limit)


def _value(
    table: AdviceTable, dice: Dice, loose: Loose, action: Action, now: Now, rules: Ruleset
) -> int | None:
    match action:
        case Roll():
            return table.roll(dice.rolled_on() if now.rolls else dice)
        case Lock(face):
            return table.eight(dice, loose) if face == SPEED else table.number(dice, loose)
        case Stop():
            return table.ending(dice, paradox=rules.level_at_stop(now) > 0)
        case TakeBack():
            return table.roll(dice.doubled_back())
        case Stall():
            return table.stall(dice)
        case _:
            return None
