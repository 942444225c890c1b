"""What a reader types beside a paper book, looked at before it is written down."""

from __future__ import annotations

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.games.gamebook.ruleset import Ruleset

LONGEST = 60
"""How many characters a name has at most."""


def line(text: str) -> str:
    """A name without the space around it; raises `Illegal` where there is none, or too much."""
    found = " ".join(text.split())
    if not found:
        raise Illegal("name_needed")
    if len(found) > LONGEST or not found.isprintable():
        raise Illegal("name_too_long", LONGEST)
    return found


def between(what: str, number: int, least: int, most: int) -> None:
    """Raise `Illegal` for a number that is out of bounds."""
    if not least <= number <= most:
        raise Illegal("out_of_range", what, least, most)


def section(rules: Ruleset, typed: str) -> str:
    """A section as the book writes it; raises `Illegal` for what is none."""
    if rules.section(typed) is None:
        raise Illegal("section_unwritten", typed)
    return rules.place(typed)
