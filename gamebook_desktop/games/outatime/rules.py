"""OUTATIME Dice as a Game: which actions there are, and who carries them out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, assert_never

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.rule_options import settled
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.outatime import actions as do
from gamebook_desktop.games.outatime import table, turns
from gamebook_desktop.games.outatime.changes import set_player
from gamebook_desktop.games.outatime.content import CardSet, Option, OptionValue
from gamebook_desktop.games.outatime.events import EVENTS, RipplesSet
from gamebook_desktop.games.outatime.invariants import breaches
from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import DICE, FACES, Face, Player, State

ROLL = (do.Roll(),)
LOCKS: dict[Face, do.Lock] = {face: do.Lock(face) for face in FACES}
STOP = (do.Stop(),)
STOP_OR_ROLL = (do.Stop(), do.Roll())
STOP_OR_TAKE_BACK = (do.Stop(), do.TakeBack())
STALL = (do.Stall(),)


class Outatime(Game[State]):
    """The rules over one set of cards, with the options chosen at creation."""

    state = State
    actions = do.ACTIONS
    events = EVENTS

    def __init__(
        self,
        cards: CardSet,
        options: Mapping[str, Option],
        chosen: Mapping[str, OptionValue] | None = None,
    ) -> None:
        """Raises `ValueError` for an option or a value that does not exist."""
        defaults = {name: option.default for name, option in options.items()}
        values = settled(options, defaults, chosen or {})
        self.cards = cards
        self.known_options = options
        self.options = values
        self.rules = Ruleset(cards, values)

    def new(self, *, players: Iterable[str] = (), first: int = 0, **_setup: Any) -> State:
        """A table without players, or one set for these names; raises `ValueError`."""
        names = tuple(players)
        if not names:
            return State()
        try:
            seats = tuple(do.Seat(name) for name in names)
            return table.seated(self.rules, do.SetTable(seats, first))
        except Illegal as refusal:
            raise ValueError(f"players {names!r}: {refusal.reason}") from refusal

    def play(self, turn: Turn[State], action: do.Action) -> None:
        """Carry out one action; raises `Illegal`, changing nothing, where the rules refuse it."""
        state = turn.state
        if state.winner is not None:
            raise Illegal("over", rule="winning")
        match action:
            case do.Lock(face):
                self._ready(state)
                turns.lock(turn, self.rules, face)
            case do.Roll():
                self._ready(state)
                turns.roll(turn, self.rules)
            case do.Stop():
                self._ready(state)
                turns.stop(turn, self.rules)
            case do.TakeBack():
                self._ready(state)
                turns.take_back(turn, self.rules)
            case do.Stall():
                self._ready(state)
                turns.stall_on_purpose(turn, self.rules)
            case do.Prepare():
                if not state.players:
                    raise Illegal("no_table", rule="setup")
                table.prepare(turn, self.rules, action)
            case do.SetTable():
                if state.players:
                    raise Illegal("table_set", rule="setup")
                table.set_table(turn, self.rules, action)
            case do.SetRipples():
                self._set_ripples(turn, action)
            case _:
                assert_never(action)

    def legal(self, state: State) -> Iterable[do.Action]:
        """Actions that the rules accept now; `SetRipples` is left out, being always possible."""
        if state.winner is not None:
            return ()
        now = state.now
        if now.rolls:
            return self._in_turn(state)
        if state.ready:
            return ROLL
        return table.preparations(self.rules, state) if state.players else table.tables(self.rules)

    def invariants(self, state: State) -> list[str]:
        """What can never be true of a state and is."""
        return list(breaches(self.rules, state))

    def _in_turn(self, state: State) -> tuple[do.Action, ...]:
        rules, now = self.rules, state.now
        found: tuple[do.Action, ...] = ()
        for face in rules.addable(state.players[now.player], now):
            found = (*found, LOCKS[face])
        if not now.placed:
            return found + STALL if rules.may_refuse or not found else found
        if rules.bound(now):
            return found + STOP
        if len(now.locked) < DICE:
            return found + STOP_OR_ROLL
        return STOP_OR_TAKE_BACK if rules.may_take_back(now) else STOP

    @staticmethod
    def _ready(state: State) -> None:
        if not state.now.rolls and not state.ready:
            raise Illegal("not_prepared", rule="setup")

    @staticmethod
    def _set_ripples(turn: Turn[State], action: do.SetRipples) -> None:
        players = turn.state.players
        if not 0 <= action.player < len(players):
            raise Illegal("no_such_player", action.player + 1)
        old = players[action.player]
        changed = Player(
            old.name,
            old.seat,
            action.ripples,
            old.active,
            old.covered,
            old.next,
            old.reserve,
            old.done,
        )
        set_player(turn, action.player, changed)
        turn.emit(RipplesSet(action.player, old.name, action.ripples))
