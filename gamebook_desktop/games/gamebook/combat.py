"""A round of a fight: who strikes whom, with which dice (R6, R13, R14, R37)."""

from __future__ import annotations

from dataclasses import replace

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.events_fight import AllyWounded, Clashed, FightBegan
from gamebook_desktop.games.gamebook.fights import (
    attack_bonus,
    begin,
    can_harm,
    fight_in,
    fight_of,
    set_fight,
    wound_on_foe,
    wound_on_hero,
)
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import Clash, State
from gamebook_desktop.games.gamebook.wounds import finish_if_over, hurt_foe, take_wounds

Rolled = tuple[int, ...]


def engage(turn: Turn[State], rules: Ruleset) -> None:
    """Begin the fight of the open section."""
    said = fight_in(rules, turn.state)
    if said is None or turn.state.visit.fight != "open" or turn.state.visit.onward:
        raise Illegal("no_fight")
    turn.set(fight=begin(rules, said))
    fight = fight_of(turn.state)
    turn.emit(FightBegan(tuple(foe.name for foe in fight.foes), fight.mode))
    finish_if_over(turn, rules)


def attack(turn: Turn[State], rules: Ruleset, target: int) -> None:
    """Take pending wounds as they are, then fight a round, unless that ended the fight (R5)."""
    fight = fight_of(turn.state)
    if not 0 <= target < len(fight.foes):
        raise Illegal("no_such_foe", target)
    if fight.foes[target].out:
        raise Illegal("foe_out", fight.foes[target].name)
    if fight.fleeing:
        raise Illegal("wound_pending", rule="R11")
    if fight.mode == "in_turn" and target != fight.standing[0]:
        raise Illegal("not_your_turn", fight.foes[fight.standing[0]].name, rule="R14")
    if not take_wounds(turn, rules):
        return
    standing = fight_of(turn.state).standing
    _round(turn, rules, target if target in standing else standing[0])


def _round(turn: Turn[State], rules: Ruleset, target: int) -> None:
    fight = fight_of(turn.state)
    set_fight(turn, round=fight.round + 1, target=target)
    others = tuple(n for n in fight.standing if n != target) if _all_strike(fight.mode) else ()
    number = fight.round + 1
    foe_dice = turn.roll("attack_foe", fight.foes[target].name, number, dice=2)
    own_dice = turn.roll("attack_hero", turn.state.sheet.name, number, dice=2)
    _clash(turn, rules, target, foe_dice, own_dice, struck=True)
    for other in others:
        foe_dice = turn.roll("attack_foe", fight.foes[other].name, number, dice=2)
        if fight.mode == "together":
            own_dice = turn.roll("defend_hero", turn.state.sheet.name, number, dice=2)
        _clash(turn, rules, other, foe_dice, own_dice, struck=False)
    _allies(turn, rules, target)
    finish_if_over(turn, rules)


def _all_strike(mode: str) -> bool:
    return mode in ("together", "one_roll")


def _clash(
    turn: Turn[State], rules: Ruleset, number: int, foe_dice: Rolled, own_dice: Rolled, struck: bool
) -> None:
    """Compare two attack strengths; only the target of the round can be wounded (R13)."""
    state = turn.state
    fight = fight_of(state)
    foe = fight.foes[number]
    foe_total = sum(foe_dice) + foe.skill
    own_total = sum(own_dice) + totals.skill(rules, state.sheet) + attack_bonus(rules, state)
    result, wound = "parry", None
    if own_total > foe_total and struck:
        harms = can_harm(rules, state, foe)
        result, wound = ("hit", wound_on_foe(rules, state, number)) if harms else ("miss", None)
    elif own_total < foe_total:
        result, wound = "wound", wound_on_hero(state, number)
    clash = Clash(fight.round, number, foe_dice, foe_total, own_dice, own_total, result)
    set_fight(
        turn,
        clashes=(*fight.clashes, clash),
        wounds=(*fight.wounds, wound) if wound else fight.wounds,
    )
    turn.emit(Clashed(fight.round, foe.name, foe_dice, foe_total, own_dice, own_total, result))


def _allies(turn: Turn[State], rules: Ruleset, target: int) -> None:
    """Each ally still up crosses blades with the target; no luck is involved."""
    for number, ally in enumerate(fight_of(turn.state).allies):
        fight = fight_of(turn.state)
        foe = fight.foes[target]
        if ally.now <= 0 or foe.out:
            continue
        foe_dice = turn.roll("ally_foe", foe.name, ally.name, dice=2)
        own_dice = turn.roll("ally", ally.name, fight.round, dice=2)
        foe_total, own_total = sum(foe_dice) + foe.skill, sum(own_dice) + ally.skill
        result = "wound" if own_total < foe_total else "parry"
        if own_total > foe_total:
            result = "hit" if can_harm(rules, turn.state, foe) else "miss"
        clash = Clash(
            fight.round, target, foe_dice, foe_total, own_dice, own_total, result, ally.name
        )
        set_fight(turn, clashes=(*fight.clashes, clash))
        turn.emit(
            Clashed(
                fight.round, foe.name, foe_dice, foe_total, own_dice, own_total, result, ally.name
            )
        )
        if result == "hit":
            hurt_foe(turn, target, foe.taken)
        elif result == "wound":
            left = max(0, ally.now - foe.damage)
            allies = list(fight_of(turn.state).allies)
            allies[number] = replace(ally, now=left)
            set_fight(turn, allies=tuple(allies))
            turn.emit(AllyWounded(ally.name, ally.now, left))
