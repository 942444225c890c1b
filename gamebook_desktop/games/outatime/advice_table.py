"""The best expected progress of a turn, by dynamic programming over all it can come to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import repeat
from math import comb
from operator import mul

from gamebook_desktop.games.outatime.advice_grid import (
    Grid,
    after_eight,
    after_number,
    cell,
    size,
)
from gamebook_desktop.games.outatime.advice_points import Dice, Loose, TurnOptions
from gamebook_desktop.games.outatime.odds import paradox_level
from gamebook_desktop.games.outatime.odds_dice import SIDES, loose_ways
from gamebook_desktop.games.outatime.odds_track import Ahead
from gamebook_desktop.games.outatime.state import DICE, FLUX, NUMBERS, SPEED

LONGEST = DICE * (DICE + 1) // 2
"""Dice rolled at most until six are locked: six, five, … one."""


class AdviceTable:
    """The values of every point of a turn; a point once met is remembered.

    A value is the place expected at the end of the turn if every choice is the best one: an
    integer, times `scale`, a power of six that makes all values whole.
    """

    def __init__(self, ahead: Ahead, options: TurnOptions) -> None:
        """Only the first row is followed until the rows part."""
        track, *others = ahead.tracks
        self.track = track
        self.options = options
        self._hidden = ahead.hidden
        self._others = [AdviceTable(Ahead((other,)), options) for other in others]
        self.scale: int = SIDES ** _most_rolled(track.end, options.double_back)
        free = options.double_back == "every_time" and options.later_stall == 1
        self._lying = "" if free else "after"
        """The `back` of dice that lie after a double back, for as far as it makes a difference."""
        self._end = track.end
        self._boxes = (*track.boxes, None)
        self._levels = [
            [paradox_level(flux, eights, options.exact) for eights in range(DICE + 1)]
            for flux in range(DICE + 1)
        ]
        self._rolls: dict[Dice, int] = {}
        self._rests: dict[Dice, int] = {}
        self._grids: dict[tuple[Dice, int], Grid] = {}
        self._ways: dict[tuple[int, int, int], tuple[int, ...]] = {}

    def roll(self, dice: Dice) -> int:
        """Rolling the dice that are left; `back` is that of this roll."""
        value = self._rolls.get(dice)
        if value is None:
            value = self._rolls[dice] = self._expected(dice)
        return value

    def add(self, dice: Dice, loose: Loose) -> int:
        """Adding any of the loose dice, or no more of them."""
        return self._grid(dice, loose.limit)[cell(dice.left, loose.eights, loose.numbers)]

    def number(self, dice: Dice, loose: Loose) -> int:
        """Locking the number of the next box."""
        grid = self._after_number(dice, loose.limit)
        return grid[cell(dice.left - 1, loose.eights, loose.numbers - 1)]

    def eight(self, dice: Dice, loose: Loose) -> int:
        """Locking an 88."""
        grid = self._after_eight(dice, loose.limit)
        return grid[cell(dice.left - 1, loose.eights - 1, loose.numbers)]

    def rest(self, dice: Dice) -> int:
        """Adding no more: the best of stopping, rolling on and the double back."""
        value = self._rests.get(dice)
        if value is None:
            value = self._rests[dice] = max((self.stop(dice), *self._going_on(dice)))
        return value

    def stop(self, dice: Dice) -> int:
        """Ending the turn of dice that were rolled, with the paradox that stands."""
        return self.ending(dice, paradox=bool(self._level(dice)) and not self.options.at_once)

    def ending(self, dice: Dice, *, paradox: bool) -> int:
        """Ending the turn with the paradox of the locked dice, or without one."""
        return self.paradox(dice) if paradox else dice.place * self.scale

    def paradox(self, dice: Dice) -> int:
        """Causing the paradox of the locked dice (B21, B23 to B25)."""
        track, options = self.track, self.options
        place, boxes = dice.place, self._level(dice) - 1
        while boxes and place < track.end and (options.on_last or not track.on_last(place)):
            kept = track.on_last(place) and not options.may_win
            step = min(boxes, track.card_end(place) - place - kept)
            place += step
            boxes = boxes - step if options.carried and step else 0
        return place * self.scale

    def stall(self, dice: Dice) -> int:
        """Losing boxes for a roll of which nothing was added (B16, B17)."""
        price = {"": 1, "rolled": 2, "after": self.options.later_stall}[dice.back]
        return self.track.loss(dice.place, price) * self.scale

    def limit(self, place: int) -> int:
        """Up to where the numbers of one roll can fill boxes."""
        return self.track.end if self.options.carry_on else self.track.card_end(place)

    def wanted(self, place: int, limit: int) -> tuple[int, ...]:
        """The numbers that dice of one roll can fill, in order: no FLUX is loose any more."""
        found: list[int] = []
        for box in self.track.boxes[place:limit]:
            if box == FLUX:
                break
            if isinstance(box, int) and box in NUMBERS:
                found.append(box)
        return tuple(found)

    def _expected(self, dice: Dice) -> int:
        left = dice.left
        total = 0
        limit = self.limit(dice.place)
        for flux in range(left + 1):
            after = self._with_flux(dice, flux, limit)
            if not flux:
                grid = self._choices(after, limit, self.stall(dice))
            else:
                grid = self._struck(dice, after, self._entered(dice, after, limit))
            ways = self._loose_ways(after.place, limit, left - flux)
            total += comb(left, flux) * sum(map(mul, ways, grid))
        scale: int = SIDES**left
        return total // scale

    def _loose_ways(self, place: int, limit: int, dice: int) -> tuple[int, ...]:
        """Ways in 5^dice of what dice without FLUX can show, in the order of a grid."""
        ways = self._ways.get((place, limit, dice))
        if ways is None:
            wanted = self.wanted(place, limit)
            ways = self._ways[place, limit, dice] = loose_ways(dice, wanted[:dice])
        return ways

    def _grid(self, dice: Dice, limit: int) -> Grid:
        """The values of adding any of the loose dice or none, for all there can be."""
        if dice.place == self._end:
            return [dice.place * self.scale] * size(dice.left)
        grid = self._grids.get((dice, limit))
        if grid is None:
            grid = self._grids[dice, limit] = self._choices(dice, limit, self.rest(dice))
        return grid

    def _choices(self, dice: Dice, limit: int, floor: int) -> Grid:
        """The best of locking a number, locking an 88, and what is had without."""
        left = dice.left
        if not left:
            return [floor]
        eights = after_eight(left, self._after_eight(dice, limit), floor)
        if dice.place >= limit or self._boxes[dice.place] not in NUMBERS:
            return [value if value > floor else floor for value in eights]
        numbers = after_number(left, self._after_number(dice, limit), floor)
        return list(map(max, numbers, eights, repeat(floor)))

    def _after_number(self, dice: Dice, limit: int) -> Grid:
        place, flux, eights, numbers, back = dice
        return self._entered(dice, Dice(place + 1, flux, eights, numbers + 1, back), limit)

    def _after_eight(self, dice: Dice, limit: int) -> Grid:
        place, flux, eights, numbers, back = dice
        place += place < limit and self._boxes[place] == SPEED
        after = Dice(place, flux, eights + 1, numbers, back)
        return self._struck(dice, after, self._entered(dice, after, limit))

    def _entered(self, before: Dice, after: Dice, limit: int) -> Grid:
        """The grid of a point reached; where the rows part, that of all rows together."""
        grid = self._grid(after, limit)
        if not self._others or not before.place < self.track.edges[1] <= after.place:
            return grid
        grids = (grid, *(other._grid(after, limit) for other in self._others))
        if self._hidden:
            return [sum(values) // len(values) for values in zip(*grids, strict=True)]
        return list(map(max, *grids))

    def _struck(self, before: Dice, after: Dice, grid: Grid) -> Grid:
        """The grid of a point where a paradox may be met at once (B19, B20)."""
        if not self.options.at_once or self._level(after) <= self._level(before):
            return grid
        if after.place == self._end:
            return grid
        value = self.paradox(after)
        if not self.options.optional:
            return [value] * size(after.left)
        return [max(value, other) for other in grid]

    def _going_on(self, dice: Dice) -> Iterator[int]:
        options = self.options
        if self._level(dice) and not (options.optional or options.at_once):
            return
        if dice.left:
            yield self.roll(dice.rolled_on())
        elif options.double_back == "never":
            return
        elif dice.numbers and (not dice.back or options.double_back == "every_time"):
            yield self.roll(dice.doubled_back())

    def _with_flux(self, dice: Dice, flux: int, limit: int) -> Dice:
        place = dice.place
        while place < min(dice.place + flux, limit) and self._boxes[place] == FLUX:
            place += 1
        back = self._lying if dice.back else ""
        return Dice(place, dice.flux + flux, dice.eights, dice.numbers, back)

    def _level(self, dice: Dice) -> int:
        return self._levels[dice.flux][dice.eights]


def _most_rolled(boxes: int, double_back: str) -> int:
    """Powers of six that make all values whole: dice rolled one after another, at most.

    Every double back of so many dice has had as many boxes covered before it, but for the first;
    one power more is for the mean of rows.
    """
    rolled = {"never": LONGEST, "once": 2 * LONGEST}
    return 1 + rolled.get(double_back, 2 * LONGEST + boxes * (DICE + 1) // 2)


@lru_cache(maxsize=8)
def table_for(ahead: Ahead, options: TurnOptions) -> AdviceTable:
    """The table of what lies before a player, kept for the next question about it."""
    return AdviceTable(ahead, options)
