"""What stands on the sheet below the three values, line by line, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_names import modifier
from gamebook_desktop.games.gamebook.words_text import gold, meals
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import theme

WITHOUT_LIMIT = 99
"""Places of a bag from which on it is one that takes everything."""


@dataclass(frozen=True, slots=True)
class Heading:
    """The name of a group, and how full it is."""

    words: str
    count: str = ""


@dataclass(frozen=True, slots=True)
class Order:
    """A button of a line; with a `reason` it is closed."""

    words: str
    key: str
    action: object
    reason: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A thing, what there is of it, what one can do with it."""

    icon: str
    name: str
    tail: str = ""
    order: Order | None = None


@dataclass(frozen=True, slots=True)
class FreePlaces:
    """What the bag still takes."""

    words: str


@dataclass(frozen=True, slots=True)
class Chips:
    """Words side by side, each with more to say on demand."""

    words: tuple[tuple[str, str], ...]


Line = Heading | Entry | FreePlaces | Chips


def sheet_lines(controller: Controller, words: GamebookWords) -> Iterator[Line]:
    """Every line for the play as it stands, in order."""
    return _Lines(controller, words).all()


class _Lines:
    def __init__(self, controller: Controller, words: GamebookWords) -> None:
        self._controller, self._names = controller, words.names
        self._state: State = controller.session.state

    def all(self) -> Iterator[Line]:
        """Talents, bag, what is worn, what is in force, counters, codewords."""
        yield from self._talents()
        yield from self._bag()
        yield from self._worn()
        yield from self._in_force()
        yield from self._counters()

    def _talents(self) -> Iterator[Line]:
        talents = self._state.sheet.talents
        if talents:
            yield Heading(QCoreApplication.translate("Sheet", "Talents"))
            yield Chips(
                tuple((self._names.talent(talent), self._about(talent)) for talent in talents)
            )

    def _about(self, talent: str) -> str:
        found = self._names.rules.sheet.talents.get(talent)
        return theme().typeset(getattr(found.about, theme().language)) if found else ""

    def _bag(self) -> Iterator[Line]:
        translate, names, sheet = QCoreApplication.translate, self._names, self._state.sheet
        filled = totals.bag(names.rules, sheet)
        places = names.rules.sheet.bag
        bounded = places < WITHOUT_LIMIT
        of = translate("Sheet", "{0} of {1} places")
        count = of.format(len(filled), places) if bounded else ""
        yield Heading(translate("Sheet", "Bag"), count)
        eat = self._order(translate("Sheet", "Eat"), "M", do.Eat())
        yield Entry("meal", names.item("meals"), meals(sheet.meals), eat)
        if sheet.potion:
            doses = translate("Sheet", "%n dose(s)", "", sheet.doses)
            drink = self._order(translate("Sheet", "Drink"), "P", do.Drink())
            yield Entry("potion", names.potion(sheet.potion), doses, drink)
        for item in filled:
            if item not in ("meals", "potion"):
                yield self._item(item)
        free = places - len(filled)
        if free > 0 and bounded:
            yield FreePlaces(translate("Sheet", "%n free place(s)", "", free))

    def _item(self, item: str) -> Entry:
        translate, names = QCoreApplication.translate, self._names
        found = names.rules.item(item)
        tail, order = "", None
        if names.rules.kind(item) == "weapon":
            if item == self._state.sheet.wielded:
                tail = translate("Sheet", "in hand")
            else:
                order = self._order(translate("Sheet", "Take in hand"), "", do.Wield(item))
        elif found is not None and found.use is not None:
            order = self._order(translate("Sheet", "Use"), "", do.UseItem(item))
        return Entry(names.icon(item), names.item(item), tail, order)

    def _worn(self) -> Iterator[Line]:
        names, sheet = self._names, self._state.sheet
        yield Heading(QCoreApplication.translate("Sheet", "On you"))
        bag = set(totals.bag(names.rules, sheet))
        tools = [item for item in sheet.carried if names.rules.kind(item) == "tool"]
        for item in sheet.carried:
            if item not in bag and item not in tools:
                yield self._item(item)
        if tools and not bag.intersection(tools):
            first, *others = map(names.item, tools)
            together = ", ".join([first, *(name.lower() for name in others)])
            yield Entry(names.icon(tools[0]), together)
        yield Entry("coin", gold(sheet.gold))

    def _in_force(self) -> Iterator[Line]:
        modifiers = self._state.sheet.modifiers
        if modifiers:
            yield Heading(QCoreApplication.translate("Sheet", "In force"))
        for found in modifiers:
            name, effect = modifier(found)
            yield Entry("warn" if found.by < 0 else "spark", name, effect)

    def _counters(self) -> Iterator[Line]:
        translate, names, state = QCoreApplication.translate, self._names, self._state
        shown = [c for c in names.rules.book.head.counters if names.counter(c)]
        if shown:
            yield Heading(translate("Sheet", "Counters"))
        for found in shown:
            yield Entry(
                "flag", names.counter(found), str(totals.counter(names.rules, state, found))
            )
        if state.world.codewords:
            yield Heading(translate("Sheet", "Codewords"))
            yield Chips(tuple((word, "") for word in state.world.codewords))

    def _order(self, words: str, key: str, action: object) -> Order:
        return Order(words, key, action, *self._controller.why_not(action))
