"""A turn: rolling, locking dice, stopping, the double back, the stall."""

from __future__ import annotations

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.outatime.changes import end_turn, lose, set_now
from gamebook_desktop.games.outatime.events import DoubledBack, Locked, Rolled, Stalled
from gamebook_desktop.games.outatime.paradox import resolve
from gamebook_desktop.games.outatime.ripple import advance, ripple, ripplers
from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import (
    DICE,
    FACES,
    FLUX,
    NUMBERS,
    SPEED,
    Face,
    Now,
    State,
)


def roll(turn: Turn[State], rules: Ruleset) -> None:
    """Roll the dice that are not locked; each FLUX is locked by force (B01)."""
    now = turn.state.now
    if now.rolls:
        _something_added(now)
        if rules.bound(now):
            raise Illegal("paradox_stands", rule="B20")
        if len(now.locked) == DICE:
            raise Illegal("no_dice_left", rule="double_back")
    _roll(turn, rules, now.locked, "after" if now.back else "")


def take_back(turn: Turn[State], rules: Ruleset) -> None:
    """Double back: roll the number dice again, for two boxes if nothing fits (B14, B16)."""
    now = turn.state.now
    if rules.bound(now):
        raise Illegal("paradox_stands", rule="B20")
    if not rules.may_take_back(now):
        if rules.double_back == "never":
            raise Illegal("no_double_back", rule="B14")
        raise Illegal("six_not_locked", rule="double_back")
    kept = tuple([face for face in now.locked if face not in NUMBERS])
    turn.emit(DoubledBack(now.player, turn.state.players[now.player].name, DICE - len(kept)))
    _roll(turn, rules, kept, "rolled")


def lock(turn: Turn[State], rules: Ruleset, face: Face) -> None:
    """Put one die on the DeLorean; a number covers a box and ripples (B09, B12)."""
    state = turn.state
    now = state.now
    player = state.players[now.player]
    need = rules.needed(player)
    _lockable(now, face, need)
    at = now.loose.index(face)
    locked, loose = (*now.locked, face), now.loose[:at] + now.loose[at + 1 :]
    placed = now.placed + 1
    set_now(
        turn, Now(now.player, now.rolls, locked, loose, placed, now.back, now.closed, now.sated)
    )
    number = face in NUMBERS
    turn.emit(Locked(now.player, player.name, face, False, "numbers" if number else "speed"))
    if face == need and not now.closed:
        others = tuple(ripplers(rules, state, face)) if number else ()
        completed = advance(turn, rules, now.player, "own", face)
        if turn.state.winner is not None:
            return
        if completed and not rules.carry_on_after_card:
            _close(turn)
        if others:
            ripple(turn, rules, face, others)
    _settle(turn, rules, now.locked)


def stop(turn: Turn[State], rules: Ruleset) -> None:
    """Add no more dice: the paradox that stands, or else the end of the turn."""
    now = turn.state.now
    if not now.rolls:
        raise Illegal("roll_first", rule="flow")
    _something_added(now)
    level = rules.level_at_stop(now)
    if not level or not resolve(turn, rules, level):
        end_turn(turn, rules, "stop", "luck")


def stall_on_purpose(turn: Turn[State], rules: Ruleset) -> None:
    """Refuse the dice that could be added, where the options allow it (B03).

    Where a correction has left nothing to add, there is no other way on.
    """
    now = turn.state.now
    if not now.rolls:
        raise Illegal("roll_first", rule="flow")
    if now.placed:
        raise Illegal("already_added", rule="luck")
    if not rules.may_refuse and rules.addable(turn.state.players[now.player], now):
        raise Illegal("must_add", rule="B03")
    _stall(turn, rules)


def stall_price(rules: Ruleset, now: Now, *, next_roll: bool = False) -> int:
    """Boxes at stake if the newest roll (or the next one) stalls (B16, B17)."""
    if not now.back:
        return 1
    return 2 if now.back == "rolled" and not next_roll else rules.later_stall


def _something_added(now: Now) -> None:
    if not now.placed:
        raise Illegal("must_add", rule="B02")


def _lockable(now: Now, face: Face, need: Face) -> None:
    if not now.rolls:
        raise Illegal("roll_first", rule="flow")
    if face == FLUX:
        raise Illegal("flux_by_force", rule="flux")
    if face not in now.loose:
        raise Illegal("no_such_die", face, rule="flow")
    if face != SPEED and face != need:
        raise Illegal("not_next", face, need, rule="note")
    if face != SPEED and now.closed:
        raise Illegal("numbers_closed", face, rule="B13")


def _roll(turn: Turn[State], rules: Ruleset, locked: tuple[Face, ...], back: str) -> None:
    now = turn.state.now
    name = turn.state.players[now.player].name
    if now.rolls:  # the dice are off the table while they are rolled
        set_now(turn, Now(now.player, now.rolls, locked, (), 0, back, False, now.sated))
    faces = turn.roll("dice", now.player, name, dice=DICE - len(locked), faces=FACES)
    turn.emit(Rolled(now.player, name, faces))
    flux = faces.count(FLUX)
    loose = tuple([face for face in faces if face != FLUX]) if flux else faces
    added = locked + (FLUX,) * flux
    set_now(turn, Now(now.player, now.rolls + 1, added, loose, flux, back, False, now.sated))
    for _ in range(flux):
        turn.emit(Locked(now.player, name, FLUX, True, "flux"))
        if turn.state.now.closed or rules.needed(turn.state.players[now.player]) != FLUX:
            continue
        completed = advance(turn, rules, now.player, "own", FLUX)
        if turn.state.winner is not None:
            return
        if completed and not rules.carry_on_after_card:
            _close(turn)
    _settle(turn, rules, locked)


def _close(turn: Turn[State]) -> None:
    now = turn.state.now
    set_now(
        turn,
        Now(now.player, now.rolls, now.locked, now.loose, now.placed, now.back, True, now.sated),
    )


def _settle(turn: Turn[State], rules: Ruleset, before: tuple[Face, ...]) -> None:
    """What follows by itself once dice have been added to those locked `before`."""
    state = turn.state
    now = state.now
    level = rules.level(now.locked) if len(now.locked) > 3 else 0
    if rules.paradox_at_once:
        if level > rules.level(before) and resolve(turn, rules, level):
            return
        level = 0
    if rules.addable(state.players[now.player], now):
        return
    if not now.placed:
        _stall(turn, rules)
        return
    full = not now.loose and not rules.may_take_back(now)
    if level and (full or not rules.paradox_optional) and resolve(turn, rules, level):
        return
    if full:
        end_turn(turn, rules, "full", "B14" if now.back else _why_full(rules))


def _why_full(rules: Ruleset) -> str:
    return "B14" if rules.double_back == "never" else "B15"


def _stall(turn: Turn[State], rules: Ruleset) -> None:
    now = turn.state.now
    price = stall_price(rules, now)
    rule = {"": "luck", "rolled": "B16", "after": "B17"}[now.back]
    turn.emit(Stalled(now.player, turn.state.players[now.player].name, price, rule))
    lose(turn, now.player, price, "stall", rule)
    end_turn(turn, rules, "stall", rule)
