"""A state in words: where a play is, its values, and what differs from another state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook.paper_fields import fields
from gamebook_desktop.games.gamebook.state import Ally, Fight, Foe, Sheet, State, World
from gamebook_desktop.games.gamebook.words_names import Names, ending_kind
from gamebook_desktop.games.gamebook.words_paper import moved
from gamebook_desktop.games.gamebook.words_text import arrow, stat, stat_label

MOST_NAMED = 4
"""More changes than this are counted, not named."""


def summary(state: State) -> tuple[str, str]:
    """Where the play is, and its values."""
    sheet = state.sheet
    if not sheet.skill.initial:
        return QCoreApplication.translate("Gamebook", "Sheet not yet rolled"), ""
    values = (("skill", sheet.skill), ("stamina", sheet.stamina), ("luck", sheet.luck))
    said = " · ".join(f"{stat_label(name)} {v.value}/{v.initial}" for name, v in values)
    return _where(state), said


def _where(state: State) -> str:
    if not state.begun:
        return QCoreApplication.translate("Gamebook", "Talents and potion not yet chosen")
    section = state.visit.section
    if state.ending is not None:
        if state.ending.kind == "death":
            return QCoreApplication.translate("Gamebook", "Death at section {0}").format(section)
        text = QCoreApplication.translate("Gamebook", "Ended at section {0}: {1}")
        return text.format(section, state.ending.name or ending_kind(state.ending.kind))
    if state.fight is not None:
        if not state.fight.round and not state.fight.wounds:
            text = QCoreApplication.translate("Gamebook", "Section {0}, start of the fight")
        elif state.fight.wounds:
            text = QCoreApplication.translate("Gamebook", "Section {0}, round {1}, luck offered")
        else:
            text = QCoreApplication.translate("Gamebook", "Section {0}, round {1}")
        return text.format(section, state.fight.round)
    return QCoreApplication.translate("Gamebook", "Section {0}").format(section)


def correction(names: Names, before: State, after: State) -> str:
    """Every difference between two states, in the order of the sheet."""
    changes = [
        *_sheet(names, before.sheet, after.sheet),
        *_world(names, before.world, after.world),
        *_place(before, after),
        *_fight(before.fight, after.fight),
        *_paper(names, before, after),
    ]
    if len(changes) > MOST_NAMED:
        number = len(changes)
        return QCoreApplication.translate("Gamebook", "%n value(s) changed", "", number)
    return ", ".join(changes) or QCoreApplication.translate("Gamebook", "nothing changed")


def _sheet(names: Names, old: Sheet, new: Sheet) -> Iterator[str]:
    yield from _moved(QCoreApplication.translate("Gamebook", "name"), old.name, new.name)
    for name in ("skill", "stamina", "luck"):
        was, now = getattr(old, name), getattr(new, name)
        initial = QCoreApplication.translate("Gamebook", "Initial {0}").format(stat(name))
        yield from _moved(stat(name), was.value, now.value)
        yield from _moved(initial, was.initial, now.initial)
    yield from _set(map(names.talent, old.talents), map(names.talent, new.talents))
    yield from _moved(
        QCoreApplication.translate("Gamebook", "potion"),
        names.potion(old.potion),
        names.potion(new.potion),
    )
    yield from _moved(QCoreApplication.translate("Gamebook", "doses"), old.doses, new.doses)
    yield from _moved(QCoreApplication.translate("Gamebook", "meals"), old.meals, new.meals)
    yield from _moved(QCoreApplication.translate("Gamebook", "gold"), old.gold, new.gold)
    yield from _set(map(names.item, old.carried), map(names.item, new.carried))
    yield from _moved(
        QCoreApplication.translate("Gamebook", "in hand"),
        names.item(old.wielded),
        names.item(new.wielded),
    )
    yield from _set((m.name for m in old.modifiers), (m.name for m in new.modifiers))
    label = QCoreApplication.translate("Gamebook", "what needs no place in the bag")
    yield from _changed(label, old.light == new.light)


def _world(names: Names, old: World, new: World) -> Iterator[str]:
    yield from _set(old.codewords, new.codewords)
    was, now = dict(old.counters), dict(new.counters)
    known = names.rules.book.head.counters
    for counter in dict.fromkeys((*was, *now)):
        start = known[counter].start if counter in known else 0
        label = names.counter(counter) or counter
        yield from _moved(label, was.get(counter, start), now.get(counter, start))
    yield from _set(
        (f"{clue.number} {clue.about}" for clue in old.clues),
        (f"{clue.number} {clue.about}" for clue in new.clues),
    )
    yield from _changed(QCoreApplication.translate("Gamebook", "notes"), old.notes == new.notes)
    yield from _changed(
        QCoreApplication.translate("Gamebook", "sections read"),
        (old.visited, old.path, old.returns) == (new.visited, new.path, new.returns),
    )
    yield from _changed(
        QCoreApplication.translate("Gamebook", "what the book has counted"),
        (old.used, old.stock, old.uses, old.fights) == (new.used, new.stock, new.uses, new.fights),
    )


def _place(old: State, new: State) -> Iterator[str]:
    label = QCoreApplication.translate("Gamebook", "section")
    yield from _moved(label, old.visit.section, new.visit.section)


def _fight(old: Fight | None, new: Fight | None) -> Iterator[str]:
    if old is None or new is None or len(old.foes) != len(new.foes):
        yield from _changed(QCoreApplication.translate("Gamebook", "fight"), old == new)
        return
    for was, now in zip(_fighters(old), _fighters(new), strict=False):
        yield from _moved(f"{now.name}, {stat('skill')}", was.skill, now.skill)
        yield from _moved(f"{now.name}, {stat('stamina')}", was.now, now.now)
    yield from _moved(QCoreApplication.translate("Gamebook", "round"), old.round, new.round)


def _paper(names: Names, before: State, after: State) -> Iterator[str]:
    was = {field.id: value for field, value in fields(names.rules, before)}
    for field, now in fields(names.rules, after):
        if field.id in was and was[field.id] != now:
            yield f"{field.name} {moved(was[field.id], now)}"
    old, new = before.paper, after.paper
    yield from _set((field.name for field in old.own), (field.name for field in new.own))
    yield from _changed(
        QCoreApplication.translate("Gamebook", "what is known of the book"),
        (old.offers, old.met, old.marks, old.mode, old.last)
        == (new.offers, new.met, new.marks, new.mode, new.last),
    )


def _fighters(fight: Fight) -> tuple[Foe | Ally, ...]:
    return (*fight.foes, *fight.allies)


def _moved(label: str, before: Any, after: Any) -> Iterator[str]:
    if before != after:
        none = QCoreApplication.translate("Gamebook", "none")
        yield f"{label} {arrow(before if before != '' else none, after if after != '' else none)}"


def _set(
    before: Iterator[str] | Sequence[str], after: Iterator[str] | Sequence[str]
) -> Iterator[str]:
    was, now = Counter(before), Counter(after)
    for name in (now - was).elements():
        yield f"+ {name}"
    for name in (was - now).elements():
        yield f"− {name}"


def _changed(label: str, same: bool) -> Iterator[str]:
    if not same:
        yield QCoreApplication.translate("Gamebook", "{0}: changed").format(label)
