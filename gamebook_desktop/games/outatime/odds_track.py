"""A player's boxes as one row: from the left edge of the active card to the end of 0.01."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import Face, Player


@dataclass(frozen=True, slots=True)
class Track:
    """Boxes of the active card and of the cards after it, in the order of filling.

    A place counts the boxes covered from the left edge of the active card on.
    """

    boxes: tuple[Face, ...]
    edges: tuple[int, ...]
    """The place at which each card begins, and after them the end of the row."""

    @classmethod
    def of(cls, cards: Sequence[tuple[Face, ...]]) -> Track:
        """The row of these cards' boxes; the last of them is 0.01."""
        edges = [0]
        for card in cards:
            edges.append(edges[-1] + len(card))
        return cls(tuple(box for card in cards for box in card), tuple(edges))

    @property
    def end(self) -> int:
        """The place after all boxes: the game is won there."""
        return self.edges[-1]

    def on_last(self, place: int) -> bool:
        """Whether 0.01 is the active card."""
        return place >= self.edges[-2]

    def card_end(self, place: int) -> int:
        """Where the card that is active at a place ends."""
        return self.edges[min(bisect_right(self.edges, place), len(self.edges) - 1)]

    def loss(self, place: int, boxes: int) -> int:
        """The place after losing boxes, down to the left edge of the active card (B06)."""
        return max(self.edges[bisect_right(self.edges, place) - 1], place - boxes)


@dataclass(frozen=True, slots=True)
class Ahead:
    """The rows that may lie before a player; they part where the active card ends.

    Which it is will be the player's choice of a card there, or is `hidden` until then: the next
    card lies face down, and each that it may be counts alike.
    """

    tracks: tuple[Track, ...]
    hidden: bool = False


def ahead(rules: Ruleset, player: Player) -> Ahead:
    """What a player has before him as far as it is known: a hidden next card is ""."""
    boxes, last = rules.boxes, [card for card in player.reserve if card in rules.last]
    free = [card for card in player.reserve if card not in rules.last]
    known = [card for card in (player.active, player.next) if card]
    orders = [[card, *(other for other in free if other != card)] for card in free] or [[]]
    tracks = tuple(Track.of([boxes[card] for card in (*known, *row, *last)]) for row in orders)
    if player.next:
        return Ahead(tuple(dict.fromkeys(tracks)))
    return Ahead(tracks, len(tracks) > 1)
