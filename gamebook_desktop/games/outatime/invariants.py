"""What holds in every position that the rules can reach; random play looks for a breach."""

from __future__ import annotations

from collections.abc import Iterator

from gamebook_desktop.games.outatime.content import SHARE
from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import DICE, FACES, FLUX, Player, State

ALL_GIGAWATTS = 121


def breaches(rules: Ruleset, state: State) -> Iterator[str]:
    """Each a short English sentence for the person who mends it."""
    if not state.players:
        return
    for number, player in enumerate(state.players):
        yield from _of_player(rules, number, player)
    choosing = [p for p in state.players if p.active and not p.next and p.reserve]
    if len(choosing) > 1:
        yield "several players are without a next card at once"
    yield from _of_dice(state)
    yield from _of_end(rules, state)


def _of_player(rules: Ruleset, number: int, player: Player) -> Iterator[str]:
    hand = [card for card in (player.active, player.next) if card] + [*player.reserve, *player.done]
    values = [rules.cards[card].value for card in hand]
    if len(set(hand)) != len(hand) or any(values.count(v) != n for v, n in SHARE.items()):
        yield f"player {number} holds {hand}"
    if player.active and not 0 <= player.covered < len(rules.boxes[player.active]):
        yield f"player {number} has covered {player.covered} boxes of {player.active}"
    if not player.active and player.covered:
        yield f"player {number} covers boxes without an active card"
    if player.active in rules.last and (player.next or player.reserve):
        yield f"player {number} fills 0.01 before the last card"
    if player.next in rules.last and player.reserve:
        yield f"player {number} has 0.01 as next card too early"


def _of_dice(state: State) -> Iterator[str]:
    now = state.now
    if not 0 <= now.player < len(state.players):
        yield "nobody's turn"
    if any(face not in FACES for face in (*now.locked, *now.loose)):
        yield "a die shows no face of a die"
    if len(now.locked) > DICE or (now.loose and len(now.locked) + len(now.loose) != DICE):
        yield "locked and loose dice are not six"
    if FLUX in now.loose:
        yield "FLUX lies loose"
    if now.placed > len(now.locked):
        yield "more dice added than lie locked"
    if not now.rolls and (now.locked or now.loose or now.back):
        yield "dice lie there before the first roll"


def _of_end(rules: Ruleset, state: State) -> Iterator[str]:
    for number, player in enumerate(state.players):
        full = rules.gigawatts(player) == ALL_GIGAWATTS
        if full and state.winner is None:
            yield f"player {number} has 1.21 gigawatts and has not won"
        if state.winner == number and not full:
            yield f"player {number} won without 1.21 gigawatts"
    if len(state.course) != state.turn - (state.winner is None):
        yield "the course does not hold one entry a turn"
