"""Set-up: who sits where, which cards they get, and their first two cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.outatime.actions import Prepare, Seat, SetTable
from gamebook_desktop.games.outatime.changes import set_player
from gamebook_desktop.games.outatime.content import SHARE
from gamebook_desktop.games.outatime.events import Prepared, TableSet
from gamebook_desktop.games.outatime.names import double
from gamebook_desktop.games.outatime.ruleset import LEAST_PLAYERS, Ruleset
from gamebook_desktop.games.outatime.state import SEATS, Now, Player, State


def set_table(turn: Turn[State], rules: Ruleset, action: SetTable) -> None:
    """Seat the players and hand out five cards each."""
    turn.state = seated(rules, action)
    names = tuple(player.name for player in turn.state.players)
    turn.emit(TableSet(names, action.first))


def seated(rules: Ruleset, action: SetTable) -> State:
    """The table before anybody has chosen a card; raises `Illegal` for one that cannot be."""
    seats = action.seats
    if not LEAST_PLAYERS <= len(seats) <= rules.most_players:
        raise Illegal("how_many", LEAST_PLAYERS, rules.most_players, rule="players")
    if not 0 <= action.first < len(seats):
        raise Illegal("no_such_player", action.first + 1, rule="B34")
    for seat in seats:
        if seat.kind not in SEATS:
            raise Illegal("no_such_seat", seat.kind)
    if (twice := double([seat.name for seat in seats])) is not None:
        raise Illegal("same_name", twice)
    hands = tuple(_hand(rules, number, seat) for number, seat in enumerate(seats))
    dealt = [card for hand in hands for card in hand]
    for card in dealt:
        if dealt.count(card) > 1:
            raise Illegal("card_twice", card, rule="setup")
    players = tuple(
        Player(seat.name.strip(), seat.kind, seat.ripples, reserve=hand)
        for seat, hand in zip(seats, hands, strict=True)
    )
    return State(players, Now(action.first))


def prepare(turn: Turn[State], rules: Ruleset, action: Prepare) -> None:
    """A player's active and next card, neither of them 0.01 (B28)."""
    state = turn.state
    if not 0 <= action.player < len(state.players):
        raise Illegal("no_such_player", action.player + 1)
    player = state.players[action.player]
    if player.active:
        raise Illegal("already_prepared", action.player, player.name, rule="setup")
    for card in (action.active, action.next):
        if card not in player.reserve:
            raise Illegal("not_in_hand", card, rule="setup")
        if card in rules.last:
            raise Illegal("last_card_first", rule="B28")
    if action.active == action.next:
        raise Illegal("same_card", rule="setup")
    left = tuple(card for card in player.reserve if card not in (action.active, action.next))
    chosen = replace(player, active=action.active, next=action.next, reserve=left)
    set_player(turn, action.player, chosen)
    turn.emit(Prepared(action.player, player.name, action.active, action.next))


def tables(rules: Ruleset) -> Iterator[SetTable]:
    """One table of persons for each number of players."""
    for count in range(LEAST_PLAYERS, rules.most_players + 1):
        yield SetTable((Seat(),) * count)


def preparations(rules: Ruleset, state: State) -> Iterator[Prepare]:
    """Every way in which those who have not chosen yet may do so."""
    for number, player in enumerate(state.players):
        if not player.active:
            hand = [card for card in player.reserve if card not in rules.last]
            for active in hand:
                yield from (Prepare(number, active, other) for other in hand if other != active)


def _hand(rules: Ruleset, number: int, seat: Seat) -> tuple[str, ...]:
    if not seat.cards:
        return rules.set.hand(number)
    for card in seat.cards:
        if card not in rules.cards:
            raise Illegal("no_such_card", card)
    values = [rules.cards[card].value for card in seat.cards]
    if any(values.count(value) != share for value, share in SHARE.items()):
        raise Illegal("wrong_hand", number, seat.name, rule="setup")
    return seat.cards
