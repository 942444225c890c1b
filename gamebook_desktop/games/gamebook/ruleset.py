"""What the rules of a play rest on: the book, the sheet's figures, the options chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gamebook_desktop.games.gamebook.content import Bonus, Book, Item, Section
from gamebook_desktop.games.gamebook.content_rules import OptionValue, Sheet


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

    def section(self, section: str) -> Section | None:
        """A section of the book, found under its old id too; None if there is none."""
        return self.book.sections.get(self.current(section))

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
