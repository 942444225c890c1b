"""What a player can make of one roll: boxes filled and paradoxes, over every order of adding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gamebook_desktop.games.outatime.state import FACES, FLUX, NUMBERS, SPEED, Face

_PLACE = {face: place for place, face in enumerate(FACES)}


class Reach(NamedTuple):
    """The most that one roll can be made to bring."""

    stalls: bool
    filled: int
    level: int
    """The highest paradox that can be caused: 2 small, 3 large, 0 none."""


class Course(NamedTuple):
    """The position before a roll, and the options that rule it, as in `odds.roll_on`."""

    need: tuple[Face, ...]
    flux: int
    eights: int
    exact: bool
    at_once: bool
    optional: bool
    wins: bool

    def reach(self, counts: Sequence[int]) -> Reach:
        """What dice that show these counts, in the order of `FACES`, can be made to bring."""
        return _Walk(self, counts).reach()


class _Walk:
    """Every way to add the dice of one roll. A point is (boxes filled, 88 added)."""

    def __init__(self, course: Course, counts: Sequence[int]) -> None:
        self._course = course
        self._counts = counts
        self._forced = counts[_PLACE[FLUX]]
        self._flux = course.flux + self._forced
        self._filled = 0
        self._level = 0
        self._met: set[tuple[int, int]] = set()

    def reach(self) -> Reach:
        """FLUX is locked first, all of it; the rest die by die."""
        need, forced = self._course.need, self._forced
        start = 0
        while start < min(forced, len(need)) and need[start] == FLUX:
            start += 1
        if forced:
            self._added(start, 0, paradox_level(self._course.flux, *self._locked(0)))
        else:
            self._choose(0, 0)
        return Reach(not forced and not self._goes_on(0, 0), self._filled, self._level)

    def _added(self, filled: int, eights: int, before: int) -> None:
        """Dice have been added: the game may be won, a paradox may come at once."""
        course = self._course
        self._filled = max(self._filled, filled)
        if course.wins and filled == len(course.need):
            return
        level = paradox_level(self._flux, *self._locked(eights))
        if not course.at_once:
            self._level = max(self._level, level)
        elif level > before:
            self._level = max(self._level, level)
            if not course.optional:
                return
        self._choose(filled, eights)

    def _choose(self, filled: int, eights: int) -> None:
        if (filled, eights) in self._met:
            return
        self._met.add((filled, eights))
        before = paradox_level(self._flux, *self._locked(eights))
        if self._number_fits(filled):
            self._added(filled + 1, eights, before)
        if eights < self._counts[_PLACE[SPEED]]:
            self._added(filled + (self._needed(filled) == SPEED), eights + 1, before)

    def _goes_on(self, filled: int, eights: int) -> bool:
        return self._number_fits(filled) or eights < self._counts[_PLACE[SPEED]]

    def _number_fits(self, filled: int) -> bool:
        face = self._needed(filled)
        if face not in NUMBERS:
            return False
        return self._course.need[:filled].count(face) < self._counts[_PLACE[face]]

    def _needed(self, filled: int) -> Face:
        need = self._course.need
        return need[filled] if filled < len(need) else ""

    def _locked(self, eights: int) -> tuple[int, bool]:
        return self._course.eights + eights, self._course.exact


def paradox_level(flux: int, eights: int, exact: bool) -> int:
    """2: small, 3: large, 0: none (B18)."""
    if exact:
        return flux if flux == eights and flux in (2, 3) else 0
    level = min(flux, eights, 3)
    return level if level >= 2 else 0
