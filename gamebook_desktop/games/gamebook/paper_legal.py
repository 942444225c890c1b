"""What a reader of a paper book would do next: few, sensible, and all of it accepted."""

from __future__ import annotations

from collections.abc import Iterator

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.content_paper import FieldValue, KnownFoe
from gamebook_desktop.games.gamebook.paper_fields import fields
from gamebook_desktop.games.gamebook.paper_fight import MODES
from gamebook_desktop.games.gamebook.paper_log import foes_to_come, known_at, last_of, offers_of
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State

SOMEBODY = KnownFoe(name="?", skill=7, stamina=6)
SOMETHING = "?"
ENOUGH_FOES = 3
ENOUGH_THINGS = 8
LONG = 40
"""After so many sections a book may well end."""


def legal(rules: Ruleset, state: State) -> Iterator[do.TurnTo | do.RollDice | do.PaperAction]:
    """Actions beyond those of any adventure, those a reader would think of first coming first."""
    if state.fight is not None:
        yield from _in_fight(rules, state)
    else:
        yield from (do.TurnTo(section) for section in _next_sections(rules, state))
        yield from _foes(rules, state)
        yield from _on_the_sheet(rules, state)
        yield from _on_the_map(rules, state)
    yield from (do.RollDice(1), do.RollDice(2))


def _in_fight(rules: Ruleset, state: State) -> Iterator[do.PaperAction]:
    fight = state.fight
    if fight is None or fight.fleeing:
        return
    yield do.EndFight()
    if fight.mode != "as_one" and len(fight.foes) < ENOUGH_FOES:
        yield from _foes(rules, state)
    for mode in MODES:
        if mode != fight.mode and (mode != "as_one" or len(fight.foes) == 1):
            yield do.SetMode(mode)
    yield do.Adjust("stamina", -1)


def _foes(rules: Ruleset, state: State) -> Iterator[do.AddFoe]:
    for foe in foes_to_come(rules, state)[:1] or (SOMEBODY,):
        yield do.AddFoe(foe.name, foe.skill, foe.stamina, foe.damage)


def _next_sections(rules: Ruleset, state: State) -> Iterator[str]:
    """Where this section leads as far as anybody has noted; else simply further on."""
    here = state.visit.section
    noted = dict.fromkeys((*offers_of(state.paper, here), *known_at(rules, here).to))
    if noted:
        yield from noted
        return
    yield _further(rules, here)
    if last := last_of(rules, state):
        yield str(last + 1)


def _further(rules: Ruleset, here: str) -> str:
    number = int(here) + 1 if here.isdecimal() else 0
    return str(number) if 0 < number < 100_000 else rules.book.head.start


def _on_the_sheet(rules: Ruleset, state: State) -> Iterator[do.PaperAction]:
    sheet = state.sheet
    yield from (do.TestValue(kind) for kind in ("skill", "luck"))
    yield do.TestValue("stamina", 4)
    yield from (do.Adjust(what, by) for what in ("stamina", "luck", "gold") for by in (-1, 2))
    yield do.Adjust("skill", -1)
    yield do.Adjust("meals", 1)
    if sheet.potion:
        yield do.Adjust("doses", 1)
    if sheet.carried.count(SOMETHING) < ENOUGH_THINGS:
        yield do.TakeThing(SOMETHING)
    yield do.AddModifier(SOMETHING, -1)
    yield from (do.LiftModifier(modifier.id) for modifier in sheet.modifiers)
    for field, value in fields(rules, state):
        yield do.SetField(field.id, _other(value))


def _other(value: FieldValue) -> FieldValue:
    if isinstance(value, bool):
        return not value
    return min(value + 1, 99) if isinstance(value, int) else SOMETHING


def _on_the_map(rules: Ruleset, state: State) -> Iterator[do.PaperAction]:
    here, own = state.visit.section, state.paper.own
    yield do.MarkHere()
    offers = () if offers_of(state.paper, here) else (_further(rules, here), rules.book.head.start)
    yield do.NoteOffers(offers)
    there = SOMETHING in state.world.codewords
    yield do.StrikeWord(SOMETHING) if there else do.NoteWord(SOMETHING)
    yield do.RemoveField(own[0].id) if own else do.AddField(SOMETHING, "list")
    if len(state.world.path) > LONG:
        yield do.EndBook("victory")
