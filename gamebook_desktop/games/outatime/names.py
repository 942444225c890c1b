"""Names at the table: those given, and what a seat is called without one."""

from __future__ import annotations

from collections.abc import Sequence

BY_SEAT = ("player {0}", "joueur {0}")
"""What a seat without a name is called, in each language a screen may show."""


def double(names: Sequence[str]) -> str | None:
    """A name that would call two seats alike; None where all differ.

    Large and small letters and blanks around a name make no difference.
    """
    met: set[str] = set()
    for number, name in enumerate(names):
        if not met.isdisjoint(calls := _calls(name, number)):
            return _given(names, met & calls)
        met |= calls
    return None


def _calls(name: str, number: int) -> set[str]:
    plain = name.strip().casefold()
    return {plain} if plain else {words.format(number + 1) for words in BY_SEAT}


def _given(names: Sequence[str], calls: set[str]) -> str:
    return next(name.strip() for name in names if name.strip().casefold() in calls)
