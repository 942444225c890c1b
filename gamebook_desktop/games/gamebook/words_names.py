"""Names that come from data: items and options in the book's or the interface's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook.content import BookHead, Told
from gamebook_desktop.games.gamebook.content_rules import Option, OptionValue
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import Modifier
from gamebook_desktop.games.gamebook.totals import Term
from gamebook_desktop.games.gamebook.words_text import labelled, language, pick, signed


class Names:
    """Ids of a play turned into names; an id that is no longer known stands for itself."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules

    def item(self, item: str) -> str:
        """An item of the book, a thing of the kit, or `meals` and `potion` of the bag."""
        if item == "meals":
            return QCoreApplication.translate("Gamebook", "Provisions")
        if item == "potion":
            return QCoreApplication.translate("Gamebook", "Potion")
        if found := self.rules.item(item):
            return found.name
        kit = self.rules.sheet.kit.get(item)
        return pick(kit.name) if kit else item

    def icon(self, item: str) -> str:
        """The icon of an item; a bag for what is unknown."""
        if found := self.rules.item(item):
            return found.icon
        kit = self.rules.sheet.kit.get(item)
        return kit.icon if kit else "bag"

    def talent(self, talent: str) -> str:
        """A talent."""
        found = self.rules.sheet.talents.get(talent)
        return pick(found.name) if found else talent

    def potion(self, potion: str) -> str:
        """A potion."""
        found = self.rules.sheet.potions.get(potion)
        return pick(found.name) if found else potion

    def counter(self, counter: str) -> str:
        """A counter of the book; empty if readers do not see it."""
        found = self.rules.book.head.counters.get(counter)
        return found.name or "" if found else ""


def told(head: BookHead) -> Told:
    """Title, about and prologue of the book in the language of the moment, as far as given."""
    return head.told(language())


def fight_mode(mode: str) -> str:
    """How several foes are fought (R13)."""
    match mode:
        case "in_turn":
            return QCoreApplication.translate("Gamebook", "one after the other")
        case "as_one":
            return QCoreApplication.translate("Gamebook", "as a single foe")
        case "together":
            return QCoreApplication.translate("Gamebook", "all together")
        case "one_roll":
            return QCoreApplication.translate("Gamebook", "all together, one roll of yours")
    return mode


def ending_kind(kind: str) -> str:
    """What an ending is that the book gives no name."""
    match kind:
        case "victory":
            return QCoreApplication.translate("Gamebook", "victory")
        case "defeat":
            return QCoreApplication.translate("Gamebook", "defeat")
        case "death":
            return QCoreApplication.translate("Gamebook", "death")
    return kind


def modified(on: str) -> str:
    """What a lasting modifier changes, as in "−1 to Attack Strength"."""
    match on:
        case "attack":
            return QCoreApplication.translate("Gamebook", "to Attack Strength")
        case "skill_test":
            return QCoreApplication.translate("Gamebook", "to SKILL tests")
        case "luck_test":
            return QCoreApplication.translate("Gamebook", "to LUCK tests")
        case "damage_dealt":
            return QCoreApplication.translate("Gamebook", "to wounds given")
        case "damage_taken":
            return QCoreApplication.translate("Gamebook", "to wounds received")
    return on


def modifier(found: Modifier) -> tuple[str, str]:
    """A modifier in force: its name, and what it does until when (R19)."""
    match found.ends:
        case "fight":
            end = QCoreApplication.translate("Gamebook", "this fight")
        case "sections":
            left = found.left
            end = QCoreApplication.translate("Gamebook", "%n more section(s)", "", left)
        case _:
            end = QCoreApplication.translate("Gamebook", "until further notice")
    return found.name, f"{signed(found.by)} {modified(found.on)}, {end}"


def term(names: Names, found: Term) -> tuple[str, str]:
    """One term of a total: what it is, and its number; the base has no sign."""
    match found.key:
        case "base":
            return QCoreApplication.translate("Gamebook", "Base"), str(found.by)
        case "cap" if found.by < 0:
            return QCoreApplication.translate("Gamebook", "Not above the Initial"), signed(found.by)
        case "cap":
            return QCoreApplication.translate("Gamebook", "Not below 0"), signed(found.by)
        case "weapon" | "worn":
            return names.item(found.name), signed(found.by)
    return found.name, signed(found.by)


def option(found: Option) -> str:
    """The name of a rule option."""
    return pick(found.name)


def option_value(value: OptionValue) -> str:
    """One value of a rule option."""
    match value:
        case True:
            return QCoreApplication.translate("Gamebook", "yes")
        case False:
            return QCoreApplication.translate("Gamebook", "no")
        case "shown":
            return QCoreApplication.translate("Gamebook", "shown, with the reason")
        case "hidden":
            return QCoreApplication.translate("Gamebook", "hidden")
        case str():
            return fight_mode(value)
    return str(value)


def dose_left(names: Names, potion: str, doses: int) -> str:
    """“Potion of Skill: 1 dose left”."""
    left = QCoreApplication.translate("Gamebook", "%n dose(s) left", "", doses)
    return labelled(names.potion(potion), left)
