"""What the table shows of the turn in hand, as plain data made from the play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from gamebook_desktop.core.turn import CHANCE, Question
from gamebook_desktop.games.outatime.actions import Lock, Stop
from gamebook_desktop.games.outatime.content import Card
from gamebook_desktop.games.outatime.panel.known import possible
from gamebook_desktop.games.outatime.panel.turn_preview import Preview, previews, surest
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import SPEED, Face, Player, State
from gamebook_desktop.ui.controller import Controller

OWN, AFTER, FREE, CLOSED = "own", "after", "free", "closed"


@dataclass(frozen=True, slots=True)
class LooseDie:
    """A die not locked: its face and what it is good for.

    `use` is `own` (the next box), `after` (once `after` is locked), `free` (an 88) or `closed`.
    """

    face: Face
    use: str
    after: Face | None = None
    reason: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class TurnView:
    """The turn in hand."""

    player: int
    rolls: int
    locked: tuple[Face, ...]
    dice: tuple[LooseDie, ...]
    slots: int
    """Dice still to be typed for an open roll, those typed included; 0 where none is open."""
    typed: tuple[Face, ...]
    chosen: int
    """The die in hand, -1 for none."""
    person: bool
    """Whether a person plays it."""
    preview: Preview | None
    """What locking the die in hand does; without one, the paradox that stands."""
    after: tuple[State, ...] = ()
    """Where a roll would be made from: once the die in hand is locked, without one as it is. Each
    for another card that may lie hidden; none where no person is to play.
    """

    @property
    def face(self) -> Face | None:
        """The face in hand."""
        return self.dice[self.chosen].face if self.chosen >= 0 else None


def turn_view(controller: Controller, game: Outatime, wish: int) -> TurnView:
    """The turn in hand; `wish` is the die the person chose, by its place among the loose ones."""
    state: State = controller.state
    now, question = state.now, controller.question
    if question is not None and question.who == CHANCE:
        return _rolling(controller, state, question)
    person = state.players[now.player].seat == "person"
    dice = tuple(_die(controller, game, state, face) for face in now.loose)
    chosen = _chosen(dice, wish, bool(now.placed)) if person and question is None else -1
    found: tuple[Preview, ...] = ()
    after: tuple[State, ...] = ()
    if chosen >= 0 and dice[chosen].use != AFTER:
        found = previews(game, state, Lock(dice[chosen].face))
        after = tuple(seen.state for seen in found)
    elif chosen < 0 and person and question is None:
        after = possible(game, state)
        if game.rules.level_at_stop(now):
            found = previews(game, state, Stop())
    seen = surest(found)
    return TurnView(now.player, now.rolls, now.locked, dice, 0, (), chosen, person, seen, after)


def card_of(game: Outatime, player: Player) -> Card:
    """The card a player is filling."""
    return game.cards.cards[player.active]


def boxes_left(game: Outatime, player: Player) -> tuple[Face, ...]:
    """Boxes still to be covered on the active card."""
    return card_of(game, player).boxes[player.covered :]


def chain(needs: Sequence[Face], dice: Sequence[Face], face: Face) -> int:
    """The first place among the boxes to come that this die can fill with what lies there.

    0 is the next box; -1 where it cannot be reached with the other dice.
    """
    spare = Counter(dice)
    for at, need in enumerate(needs):
        if need == face:
            return at
        if not spare[need]:
            return -1
        spare[need] -= 1
    return -1


def _rolling(controller: Controller, state: State, question: Question) -> TurnView:
    open_ = controller.session.open
    places = open_.typed if open_ is not None else ()
    typed = tuple(question.options[place] for place in places)
    now = state.now
    person = state.players[now.player].seat == "person"
    slots = question.count
    return TurnView(now.player, now.rolls, now.locked, (), slots, typed, -1, person, None)


def _die(controller: Controller, game: Outatime, state: State, face: Face) -> LooseDie:
    reason, rule = controller.why_not(Lock(face))
    if not reason:
        mine = boxes_left(game, state.players[state.now.player])
        return LooseDie(face, OWN if mine and mine[0] == face else FREE)
    if not state.now.closed and face != SPEED:
        needs = boxes_left(game, state.players[state.now.player])
        at = chain(needs, state.now.loose, face)
        if at > 0:
            return LooseDie(face, AFTER, needs[at - 1], reason, rule)
    return LooseDie(face, CLOSED, None, reason, rule)


def _chosen(dice: Sequence[LooseDie], wish: int, placed: bool) -> int:
    """The die wished for, else the one for the next box, else an 88 if something must be added."""
    if 0 <= wish < len(dice) and dice[wish].use != CLOSED:
        return wish
    for use in (OWN,) if placed else (OWN, FREE):
        for at, die in enumerate(dice):
            if die.use == use:
                return at
    return -1
