"""The fight as it stands: its terms, its foes, the wounds that wait."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.conditions import holds
from gamebook_desktop.games.gamebook.content_fight import FightIn
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import Ally, Fight, Foe, State, Wound
from gamebook_desktop.games.gamebook.totals import Term


def fight_in(rules: Ruleset, state: State) -> FightIn | None:
    """What the open section says of its fight."""
    section = rules.section(state.visit.section)
    return section.fight if section else None


def fight_of(state: State) -> Fight:
    """The fight under way; raises `Illegal` where there is none."""
    if state.fight is None:
        raise Illegal("not_in_fight")
    return state.fight


def begin(rules: Ruleset, said: FightIn) -> Fight:
    """The fight a section describes, at its start."""
    several = len(said.foes) > 1
    mode = str(rules.options["default_fight_mode"]) if several and said.mode is None else said.mode
    return Fight(
        mode or "in_turn",
        tuple(
            Foe(
                foe.name,
                foe.skill,
                foe.stamina,
                foe.stamina,
                foe.damage,
                foe.taken,
                foe.yields_at,
                index,
            )
            for index, foe in enumerate(said.foes)
        ),
        tuple(Ally(ally.name, ally.skill, ally.stamina, ally.stamina) for ally in said.allies),
    )


def attack_terms(rules: Ruleset, state: State) -> tuple[Term, ...]:
    """Everything added to the hero's skill and dice in this fight, term by term."""
    said = fight_in(rules, state)
    here = tuple(
        Term("fight", term.attack, term.name)
        for term in (said.modifiers if said else ())
        if holds(rules, state, term.when)
    )
    return (*totals.attack_terms(rules, state.sheet), *here)


def attack_bonus(rules: Ruleset, state: State) -> int:
    """The sum of `attack_terms`: what stands in the column between skill and total."""
    return sum(term.by for term in attack_terms(rules, state))


def can_harm(rules: Ruleset, state: State, foe: Foe) -> bool:
    """Whether the hero's blows can wound this foe as they are armed now."""
    said = fight_in(rules, state)
    if said is None or not 0 <= foe.index < len(said.foes):
        return True
    return holds(rules, state, said.foes[foe.index].wounded_by)


def wound_on_foe(rules: Ruleset, state: State, number: int) -> Wound:
    """The wound a plain blow of the hero gives (R39)."""
    foe = fight_of(state).foes[number]
    damage = foe.taken + totals.damage_dealt(rules, state.sheet)
    return Wound(number, on_hero=False, damage=max(0, damage))


def wound_on_hero(state: State, number: int, *, flight: bool = False) -> Wound:
    """The wound a foe's blow gives the hero (R39)."""
    foe = fight_of(state).foes[number]
    damage = foe.damage + totals.modified(state.sheet, "damage_taken")
    return Wound(number, on_hero=True, damage=max(0, damage), flight=flight)


def with_luck(wound: Wound, lucky: bool | None) -> int:
    """What a wound takes off once luck has spoken: +2/-1 on a foe, -1/+1 on the hero (R8)."""
    if lucky is None:
        return wound.damage
    shift = (-1 if lucky else 1) if wound.on_hero else (2 if lucky else -1)
    return max(0, wound.damage + shift)


def kills(state: State, wound: Wound) -> bool:
    """Whether the wound, taken as it is, puts its victim out of the fight."""
    if wound.on_hero:
        return state.sheet.stamina.value <= wound.damage
    foe = fight_of(state).foes[wound.foe]
    return foe.now - wound.damage <= foe.yields_at


def ends_fight(rules: Ruleset, state: State) -> bool:
    """Whether the pending wounds, taken as they are, end the fight, its last round included."""
    fight, said = fight_of(state), fight_in(rules, state)
    if not fight.wounds:
        return False
    struck = {wound.foe for wound in fight.wounds if not wound.on_hero and kills(state, wound)}
    taken = sum(wound.damage for wound in fight.wounds if wound.on_hero)
    last = said is not None and said.limit is not None and fight.round >= said.limit.after
    return last or struck >= set(fight.standing) or taken >= state.sheet.stamina.value


def set_fight(turn: Turn[State], **changes: Any) -> None:
    """Replace fields of the fight."""
    turn.set(fight=replace(fight_of(turn.state), **changes))


def set_foe(turn: Turn[State], number: int, **changes: Any) -> None:
    """Replace fields of one foe."""
    foes = list(fight_of(turn.state).foes)
    foes[number] = replace(foes[number], **changes)
    set_fight(turn, foes=tuple(foes))
