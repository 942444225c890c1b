"""What the rules of a play rest on: the cards on the table, and the options chosen."""

from __future__ import annotations

from collections.abc import Mapping

from gamebook_desktop.games.outatime.content import Card, CardSet, OptionValue
from gamebook_desktop.games.outatime.state import DICE, FLUX, SPEED, Face, Now, Player

LEAST_PLAYERS = 2
MOST_PLAYERS = 6
MOST_AT_A_LARGE_TABLE = 10


class Ruleset:
    """Cards and options made ready for quick reading; it never changes during a play."""

    def __init__(self, cards: CardSet, options: Mapping[str, OptionValue]) -> None:
        self.set = cards
        self.cards: dict[str, Card] = dict(cards.cards)
        self.options = dict(options)
        self.boxes: dict[str, tuple[Face, ...]] = {n: c.boxes for n, c in self.cards.items()}
        self.hundredths = {name: card.hundredths for name, card in self.cards.items()}
        self.last = frozenset(name for name, card in self.cards.items() if card.last)
        """The time-travel cards."""
        table = MOST_AT_A_LARGE_TABLE if options["large_table"] else MOST_PLAYERS
        self.most_players = min(table, cards.hands)
        self.may_refuse = bool(options["refuse_only_die"])
        self.ripple = str(options["ripple"])
        self.ripple_next_card = bool(options["ripple_next_card"])
        self.ripple_from_last_card = bool(options["ripple_from_last_card"])
        self.carry_on_after_card = bool(options["carry_on_after_card"])
        self.double_back = str(options["double_back"])
        self.later_stall = int(options["later_double_back_stall"])
        self.exact_level = options["paradox_level"] == "exact"
        self.paradox_at_once = options["paradox_check"] == "at_once"
        self.paradox_optional = options["paradox_choice"] == "optional"
        self.paradox_on_last_card = bool(options["paradox_on_last_card"])
        self.paradox_carries = options["paradox_overflow"] == "carried"
        self.paradox_may_win = bool(options["paradox_may_win"])
        self.any_victim = bool(options["victim_without_progress"])
        self.secret_next = bool(options["secret_next"])

    def needed(self, player: Player) -> Face:
        """What the next box of a player's active card shows."""
        return self.boxes[player.active][player.covered]

    def gigawatts(self, player: Player) -> int:
        """Hundredths of a gigawatt on completed cards."""
        return sum([self.hundredths[card] for card in player.done])

    def progress(self, player: Player) -> int:
        """Boxes covered in all, on every card."""
        return sum([len(self.boxes[card]) for card in player.done]) + player.covered

    def addable(self, player: Player, now: Now) -> tuple[Face, ...]:
        """Faces among the loose dice that may be locked now: 88, and the number needed (B12)."""
        loose = now.loose
        found: tuple[Face, ...] = (SPEED,) if SPEED in loose else ()
        need = self.needed(player)
        if need in loose and need != SPEED and not now.closed:
            found = (need, *found)
        return found

    def level(self, locked: tuple[Face, ...]) -> int:
        """The paradox that locked dice make: 2 small, 3 large, 0 none (B18)."""
        flux, speed = locked.count(FLUX), locked.count(SPEED)
        if self.exact_level and flux != speed:
            return 0
        level = flux if flux < speed else speed
        return level if level > 1 else 0

    def level_at_stop(self, now: Now) -> int:
        """The paradox that stopping causes, or leaves to the player's choice (B19, B20).

        Checked at once it has been decided already, unless a correction put the dice there: then
        the others are off the table.
        """
        decided = self.paradox_at_once and self.paradox_optional
        if decided and (now.loose or len(now.locked) == DICE):
            return 0
        return self.level(now.locked)

    def bound(self, now: Now) -> bool:
        """Whether a paradox stands that must be resolved before any other roll (B19, B20)."""
        return len(now.locked) > 3 and not self.paradox_optional and self.level(now.locked) > 0

    def may_take_back(self, now: Now) -> bool:
        """Whether six locked dice leave the choice of a double back (B14, B15)."""
        return (
            len(now.locked) == DICE
            and self.double_back != "never"
            and (not now.back or self.double_back == "every_time")
            and any(face != FLUX and face != SPEED for face in now.locked)
        )
