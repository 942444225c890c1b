"""What stands on a printed adventure sheet, filled in or blank."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.content_effects import STATS, Dice
from gamebook_desktop.games.gamebook.content_paper import FieldValue
from gamebook_desktop.games.gamebook.met_foes import MetFoe
from gamebook_desktop.games.gamebook.paper_fields import fields
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_documents import sorted_notes
from gamebook_desktop.games.gamebook.words_names import Names, modifier
from gamebook_desktop.games.gamebook.words_text import labelled, stat_label


@dataclass(frozen=True, slots=True)
class PrintedValue:
    """Skill, stamina or luck; None: to be written in. `boxes`: how many points to cross."""

    label: str
    now: int | None
    initial: int | None
    boxes: int


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in the bag; with `boxes`, how many there are to cross and how many are used."""

    name: str = ""
    boxes: int = 0
    used: int = 0


@dataclass(frozen=True, slots=True)
class PrintedSheet:
    """Everything on the page; empty texts are lines to write on."""

    book: str
    values: tuple[PrintedValue, ...]
    name: str = ""
    place: str = ""
    talents: tuple[tuple[str, bool], ...] = ()
    talents_chosen: int = 0
    bag: tuple[Slot, ...] = ()
    places: int = 0
    """How much the bag may hold."""
    worn: tuple[str, ...] = ()
    gold: int | None = None
    marks: tuple[str, ...] = ()
    """Codewords, counters, modifiers in force."""
    notes: tuple[tuple[str, str], ...] = ()
    foes: tuple[MetFoe, ...] = ()


def blank_sheet(words: GamebookWords, book: str) -> PrintedSheet:
    """The sheet as a reader has it before the first roll."""
    rules, names = words.names.rules, words.names
    sheet = rules.sheet
    dice = (sheet.skill, sheet.stamina, sheet.luck)
    places = []
    if sheet.meals:
        places.append(Slot(names.item("meals"), sheet.meals))
    if sheet.potions:
        potion = labelled(names.item("potion"), "")
        places.append(Slot(potion, rules.number("potion_doses")))
    places += [Slot()] * (sheet.bag - len(places))
    return PrintedSheet(
        book,
        tuple(
            PrintedValue(stat_label(name), None, None, _most(rolled))
            for name, rolled in zip(STATS, dice, strict=True)
        ),
        talents=tuple((names.talent(talent), False) for talent in sheet.talents),
        talents_chosen=sheet.talents_chosen,
        bag=tuple(places),
        places=sheet.bag,
        worn=tuple(names.item(item) for item in sheet.kit),
        marks=tuple(_asked(names)),
    )


def filled_sheet(
    words: GamebookWords, book: str, state: State, foes: tuple[MetFoe, ...]
) -> PrintedSheet:
    """The sheet of a play as it stands."""
    rules, names, sheet = words.names.rules, words.names, state.sheet
    place = QCoreApplication.translate("Printed", "section {0}").format(state.visit.section)
    return PrintedSheet(
        book,
        tuple(
            PrintedValue(
                stat_label(name),
                totals.value(rules, sheet, name),
                totals.stat(sheet, name).initial,
                max(totals.stat(sheet, name).initial, totals.value(rules, sheet, name)),
            )
            for name in ("skill", "stamina", "luck")
        ),
        name=sheet.name,
        place=place if state.begun else "",
        talents=tuple((names.talent(t), t in sheet.talents) for t in rules.sheet.talents),
        talents_chosen=rules.sheet.talents_chosen,
        bag=tuple(_bag(names, state)),
        places=rules.sheet.bag,
        worn=tuple(_worn(names, state)),
        gold=sheet.gold,
        marks=tuple(_marks(names, state)),
        notes=(
            *((str(clue.number), clue.about) for clue in state.world.clues),
            *((note.section, note.text) for note in sorted_notes(state.world)),
        ),
        foes=foes,
    )


def _most(rolled: Dice) -> int:
    return max(1, 6 * rolled.dice + rolled.plus)


def _bag(names: Names, state: State) -> Iterator[Slot]:
    rules, sheet = names.rules, state.sheet
    filled = totals.bag(rules, sheet)
    for item in filled:
        if item == "meals":
            boxes = max(rules.sheet.meals, sheet.meals)
            yield Slot(names.item(item), boxes, boxes - sheet.meals)
        elif item == "potion":
            boxes = max(rules.number("potion_doses"), sheet.doses)
            yield Slot(names.potion(sheet.potion), boxes, boxes - sheet.doses)
        else:
            yield Slot(names.item(item))
    yield from [Slot()] * (rules.sheet.bag - len(filled))


def _worn(names: Names, state: State) -> Iterator[str]:
    bag = set(totals.bag(names.rules, state.sheet))
    for item in state.sheet.carried:
        if item == state.sheet.wielded:
            hand = QCoreApplication.translate("Printed", "{0} (in hand)")
            yield hand.format(names.item(item))
        elif item not in bag:
            yield names.item(item)


def _marks(names: Names, state: State) -> Iterator[str]:
    yield from state.world.codewords
    for counter in names.rules.book.head.counters:
        if label := names.counter(counter):
            yield labelled(label, str(totals.counter(names.rules, state, counter)))
    for field, value in fields(names.rules, state):
        yield labelled(field.name, _shown(value))
    for found in state.sheet.modifiers:
        yield labelled(*modifier(found))


def _shown(value: FieldValue) -> str:
    """The value of an extra field: a word for yes and no, a list on one line."""
    if isinstance(value, bool):
        if value:
            return QCoreApplication.translate("Printed", "yes")
        return QCoreApplication.translate("Printed", "no")
    return ", ".join(str(value).split("\n"))


def _asked(names: Names) -> Iterator[str]:
    """What the book counts, to be written in."""
    head = names.rules.book.head
    for counter in head.counters:
        if label := names.counter(counter):
            yield labelled(label, "")
    for field in head.paper.fields if head.paper is not None else ():
        yield labelled(field.name, "")
