"""What the rules of a play rest on: the book, the sheet's figures, the options chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gamebook_desktop.games.gamebook.content import Bonus, Book, Item, Section
from gamebook_desktop.games.gamebook.content_paper import Paper
from gamebook_desktop.games.gamebook.content_rules import OptionValue, Sheet

_BLANK = Section(text="")
_LONGEST = 6
"""How many characters the number of a paper book's section has at most."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The data the rules read; it never changes during a play."""

    book: Book
    sheet: Sheet
    options: Mapping[str, OptionValue]

    def on(self, option: str) -> bool:
        """Whether a yes-or-no option is set."""
        return bool(self.options[option])

    def number(self, option: str) -> int:
        """The value of a numeric option."""
        return int(self.options[option])

    def current(self, name: str) -> str:
        """The id that a section or an item has by now."""
        return self.book.head.renamed.get(name, name)

    @property
    def paper(self) -> Paper | None:
        """What makes this a paper book; None for a book with sections."""
        return self.book.head.paper

    def place(self, section: str) -> str:
        """A section as the book writes it by now; beside a paper book `012` is 12."""
        if self.paper is None:
            return self.current(section)
        written = section.strip()
        return str(int(written)) if written.isdecimal() else written

    def section(self, section: str) -> Section | None:
        """A section of the book, found under its old id too; None if there is none.

        A paper book has a blank one for whatever its reader can write down.
        """
        place = self.place(section)
        if self.paper is None:
            return self.book.sections.get(place)
        return _BLANK if 0 < len(place) <= _LONGEST and place.isprintable() else None

    def item(self, item: str) -> Item | None:
        """An item the book defines."""
        return self.book.head.items.get(self.current(item))

    def kind(self, item: str) -> str:
        """object, weapon, worn, token or tool; unknown things count as objects."""
        if found := self.item(item):
            return found.kind
        return self.sheet.kit[item].kind if item in self.sheet.kit else "object"

    def bonus(self, item: str) -> Bonus:
        """What an item adds while wielded or worn."""
        found = self.item(item)
        return found.bonus if found and found.bonus else Bonus()
