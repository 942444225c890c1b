"""Totals of the sheet, each with the terms it is made of (R15 to R19, R29 to R31)."""

from __future__ import annotations

from dataclasses import dataclass

from gamebook_desktop.games.gamebook.content_effects import Stat as StatName
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import Sheet, Stat, State


@dataclass(frozen=True, slots=True)
class Term:
    """One term of a total. `key`: base, weapon, worn, modifier, cap, fight."""

    key: str
    by: int
    name: str = ""
    """An item id, or the name of a modifier."""


def stat(sheet: Sheet, name: StatName) -> Stat:
    """The base value and Initial of skill, stamina or luck."""
    return {"skill": sheet.skill, "stamina": sheet.stamina, "luck": sheet.luck}[name]


def bearing(rules: Ruleset, sheet: Sheet) -> tuple[str, ...]:
    """Items whose bonus is in force: the wielded weapon (R17) and what is worn."""
    worn = dict.fromkeys(item for item in sheet.carried if rules.kind(item) == "worn")
    return (*((sheet.wielded,) if sheet.wielded in sheet.carried else ()), *worn)


def skill_terms(rules: Ruleset, sheet: Sheet) -> tuple[Term, ...]:
    """Skill as it counts now: base, then weapon and worn things, capped at the Initial (R16)."""
    terms = [Term("base", sheet.skill.value)]
    for item in bearing(rules, sheet):
        if by := rules.bonus(item).skill:
            terms.append(Term("weapon" if item == sheet.wielded else "worn", by, item))
    total = sum(term.by for term in terms)
    cap = max(sheet.skill.initial, sheet.skill.value)
    if total > cap and not rules.on("weapon_above_initial"):
        terms.append(Term("cap", cap - total))
    elif total < 0:
        terms.append(Term("cap", -total))
    return tuple(terms)


def skill(rules: Ruleset, sheet: Sheet) -> int:
    """Skill as it counts now, never below 0 (R20)."""
    return sum(term.by for term in skill_terms(rules, sheet))


def value(rules: Ruleset, sheet: Sheet, name: StatName) -> int:
    """A value as it counts now."""
    return skill(rules, sheet) if name == "skill" else stat(sheet, name).value


def modifier_terms(sheet: Sheet, on: str) -> tuple[Term, ...]:
    """The lasting modifiers on one kind of total."""
    return tuple(Term("modifier", m.by, m.name) for m in sheet.modifiers if m.on == on)


def modified(sheet: Sheet, on: str) -> int:
    """The sum of the lasting modifiers on one kind of total."""
    return sum(term.by for term in modifier_terms(sheet, on))


def attack_terms(rules: Ruleset, sheet: Sheet) -> tuple[Term, ...]:
    """What is added to skill and dice for the attack strength, term by term."""
    bonus = [
        Term("weapon" if item == sheet.wielded else "worn", rules.bonus(item).attack, item)
        for item in bearing(rules, sheet)
        if rules.bonus(item).attack
    ]
    return (*bonus, *modifier_terms(sheet, "attack"))


def attack_modifier(rules: Ruleset, sheet: Sheet) -> int:
    """The sum of `attack_terms`."""
    return sum(term.by for term in attack_terms(rules, sheet))


def damage_dealt(rules: Ruleset, sheet: Sheet) -> int:
    """What weapon and modifiers add to a blow."""
    arms = sum(rules.bonus(item).damage for item in bearing(rules, sheet))
    return arms + modified(sheet, "damage_dealt")


def takes_place(rules: Ruleset, item: str) -> bool:
    """Whether an item counts against the bag: objects do, tools by option (R29, R30)."""
    kind = rules.kind(item)
    return kind == "object" or (kind == "tool" and rules.on("tools_take_places"))


def objects(rules: Ruleset, sheet: Sheet) -> tuple[str, ...]:
    """The things on a sheet that take a place in the bag."""
    return tuple(i for i in sheet.carried if takes_place(rules, i) and i not in sheet.light)


def bag(rules: Ruleset, sheet: Sheet) -> tuple[str, ...]:
    """What takes a place in the bag: `meals`, `potion`, then items (R29 to R31)."""
    keeps = not rules.on("empty_frees_place")
    return (
        *(("meals",) if sheet.meals or keeps else ()),
        *(("potion",) if sheet.potion and (sheet.doses or keeps) else ()),
        *objects(rules, sheet),
    )


def bag_full(rules: Ruleset, sheet: Sheet) -> bool:
    """Whether one more object would be one too many."""
    return len(bag(rules, sheet)) >= rules.sheet.bag


def counter(rules: Ruleset, state: State, name: str) -> int:
    """A counter of the book as it stands."""
    known = rules.book.head.counters.get(name)
    return dict(state.world.counters).get(name, known.start if known else 0)
