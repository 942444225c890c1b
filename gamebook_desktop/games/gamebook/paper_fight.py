"""Fights of a paper book: foes as the reader types them in, and how they are fought (R13)."""

from __future__ import annotations

from typing import get_args

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook import wounds
from gamebook_desktop.games.gamebook.actions import AddFoe, AddModifier
from gamebook_desktop.games.gamebook.changes import note_fight, set_visit
from gamebook_desktop.games.gamebook.content_effects import Modify
from gamebook_desktop.games.gamebook.content_fight import Mode
from gamebook_desktop.games.gamebook.effects import add_modifier, end_modifiers
from gamebook_desktop.games.gamebook.events_fight import FightBegan
from gamebook_desktop.games.gamebook.events_paper import FoeAdded, ModeSet
from gamebook_desktop.games.gamebook.fights import fight_of, set_fight
from gamebook_desktop.games.gamebook.paper_log import set_log
from gamebook_desktop.games.gamebook.paper_text import between, line
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import Fight, Foe, Modifier, State

MODES: tuple[str, ...] = get_args(Mode)
TOTALS: tuple[str, ...] = get_args(Modify.model_fields["on"].annotation)
"""What a lasting modifier can be on."""
MOST_FOES = 12


def add_foe(turn: Turn[State], rules: Ruleset, action: AddFoe) -> None:
    """Begin a fight with this foe, or let it join; a name already there gets a number."""
    name = line(action.name)
    between("skill", action.skill, 0, 30)
    between("stamina", action.stamina, 1, 99)
    between("damage", action.damage, 0, 24)
    if turn.state.fight is None:
        _start(turn, rules)
    fight = fight_of(turn.state)
    _refuse_joining(fight)
    name = _numbered(name, fight)
    foe = Foe(name, action.skill, action.stamina, action.stamina, action.damage)
    if not fight.foes:
        turn.emit(FightBegan((name,), fight.mode))
    set_fight(turn, foes=(*fight.foes, foe))
    turn.emit(FoeAdded(name, foe.skill, foe.stamina))


def _start(turn: Turn[State], rules: Ruleset) -> None:
    state = turn.state
    mode = state.paper.mode or str(rules.options["default_fight_mode"])
    turn.set(fight=Fight(mode, ()))
    set_log(turn, mode="")
    set_visit(turn, fight="open")
    note_fight(turn, state.visit.section, "open")


def _refuse_joining(fight: Fight) -> None:
    if fight.fleeing:
        raise Illegal("wound_pending", rule="R11")
    if fight.mode == "as_one" and fight.foes:
        raise Illegal("single_block", rule="R13")
    if len(fight.foes) == MOST_FOES:
        raise Illegal("too_many_foes", MOST_FOES, rule="R13")


def _numbered(name: str, fight: Fight) -> str:
    taken, number, new = {foe.name for foe in fight.foes}, 1, name
    while new in taken:
        number += 1
        new = f"{name} {number}"
    return new


def set_mode(turn: Turn[State], mode: str) -> None:
    """Settle how the fight under way, or the next one, is fought."""
    fight = turn.state.fight
    if mode not in MODES:
        raise Illegal("not_known", mode, rule="R13")
    if fight is None:
        set_log(turn, mode=mode)
    elif mode == "as_one" and len(fight.foes) > 1:
        raise Illegal("single_block", rule="R13")
    else:
        set_fight(turn, mode=mode)
    turn.emit(ModeSet(mode))


def end_fight(turn: Turn[State], rules: Ruleset) -> None:
    """Leave the fight because the book says so, once pending wounds are taken as they are."""
    fight = fight_of(turn.state)
    if fight.fleeing:
        raise Illegal("wound_pending", rule="R11")
    if wounds.take_wounds(turn, rules):
        wounds.end_fight(turn, rules, "stopped")


def add_term(turn: Turn[State], action: AddModifier) -> None:
    """Put a lasting modifier in force (R19); one of the same name and total is replaced."""
    name = line(action.name)
    between("modifier", action.by, -12, 12)
    if action.on not in TOTALS:
        raise Illegal("not_known", action.on, rule="R19")
    if not action.by:
        raise Illegal("nothing_changes")
    ends = "fight" if action.fight else "lifted"
    add_modifier(turn, Modifier(f"{action.on} {name}", name, action.on, action.by, ends))


def lift_term(turn: Turn[State], modifier: str) -> None:
    """End a lasting modifier."""
    if all(found.id != modifier for found in turn.state.sheet.modifiers):
        raise Illegal("no_such_modifier", rule="R19")
    end_modifiers(turn, lambda found: found.id == modifier)
