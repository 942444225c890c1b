"""Wounds that wait for luck, flight, and the end of a fight (R5, R7 to R12)."""

from __future__ import annotations

from dataclasses import replace

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.actions import TestLuck
from gamebook_desktop.games.gamebook.changes import (
    change_stat,
    die,
    note_fight,
    set_sheet,
    set_visit,
)
from gamebook_desktop.games.gamebook.effects import carry_out, end_modifiers
from gamebook_desktop.games.gamebook.events import LuckTested
from gamebook_desktop.games.gamebook.events_fight import (
    FightEnded,
    FoeFell,
    FoeWounded,
    HeroWounded,
)
from gamebook_desktop.games.gamebook.fights import (
    ends_fight,
    fight_in,
    fight_of,
    kills,
    set_fight,
    set_foe,
    with_luck,
    wound_on_hero,
)
from gamebook_desktop.games.gamebook.paper_log import note_met
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.sections import enter, resolve
from gamebook_desktop.games.gamebook.state import State, Wound


def accept(turn: Turn[State], rules: Ruleset) -> None:
    """Take the first pending wound as it is; with nobody left to fight, leave the fight."""
    fight = fight_of(turn.state)
    if not fight.wounds and not fight.standing:
        finish_if_over(turn, rules)
        return
    _pending(turn.state)
    settle(turn, rules, lucky=None)


def test_luck(turn: Turn[State], rules: Ruleset, action: TestLuck) -> None:
    """Test luck on the first pending wound, once (R5); warned where it cannot help (R2, R9)."""
    wound, luck = _pending(turn.state), turn.state.sheet.luck.value
    sure = replace(action, sure=True)
    if not rules.on("luck_in_fight"):
        raise Illegal("luck_not_on_wounds", rule="R5")
    if luck == 0:
        raise Illegal("luck_spent", rule="R2")
    against = luck + totals.modified(turn.state.sheet, "luck_test")
    if against < 2 and not action.sure:
        raise Illegal("luck_cannot_succeed", luck, rule="R2", confirm=sure)
    if not wound.on_hero and kills(turn.state, wound) and not action.sure:
        raise Illegal("luck_on_killing_blow", rule="R9", confirm=sure)
    dice = turn.roll("luck_test", against, dice=2)
    lucky = sum(dice) <= against
    turn.emit(LuckTested(dice, against, lucky))
    change_stat(turn, "luck", -1, "luck_test")
    settle(turn, rules, lucky=lucky)


def flee(turn: Turn[State], rules: Ruleset) -> None:
    """Run, if the section offers it (R11) and enough rounds are over (R12); one wound follows."""
    if (refusal := flight_refusal(rules, turn.state)) is not None:
        raise refusal
    if not take_wounds(turn, rules):
        return
    striker = fight_of(turn.state).standing[0]
    set_fight(turn, wounds=(wound_on_hero(turn.state, striker, flight=True),))


def flight_refusal(rules: Ruleset, state: State) -> Illegal | None:
    """Why the hero cannot run now, or None. Beside a paper book the reader knows where to.

    Flight takes the pending wounds first; where these end the fight there is nothing to run from.
    """
    said, fight = fight_in(rules, state), fight_of(state)
    offered = said.flee if said is not None else None
    if offered is None and rules.paper is None:
        return Illegal("no_flight", state.visit.section, rule="R11")
    if offered is not None and fight.round + 1 < offered.from_round:
        return Illegal("flight_too_early", offered.from_round, rule="R12")
    if fight.fleeing:
        return Illegal("wound_pending", rule="R11")
    if ends_fight(rules, state):
        return Illegal("flight_too_late", rule="R11")
    return None


def take_wounds(turn: Turn[State], rules: Ruleset) -> bool:
    """Take every pending wound as it is; whether the fight goes on after that."""
    finish_if_over(turn, rules)
    while turn.state.fight is not None and turn.state.ending is None:
        if not turn.state.fight.wounds:
            return True
        settle(turn, rules, lucky=None)
    return False


def settle(turn: Turn[State], rules: Ruleset, *, lucky: bool | None) -> None:
    """Take the first pending wound off, luck included; unclamped until the end (R8)."""
    wound, *waiting = fight_of(turn.state).wounds
    _mark_luck(turn, wound, lucky)
    set_fight(turn, wounds=tuple(waiting))
    lost = with_luck(wound, lucky)
    if wound.on_hero:
        _hurt_hero(turn, rules, wound, lost, lucky)
    else:
        hurt_foe(turn, wound.foe, lost, lucky)
    if wound.flight and turn.state.fight is not None and turn.state.ending is None:
        end_fight(turn, rules, "flight")
    finish_if_over(turn, rules)


def finish_if_over(turn: Turn[State], rules: Ruleset) -> None:
    """End the fight if nothing is pending and one side, or the rounds, have run out."""
    fight, said = turn.state.fight, fight_in(rules, turn.state)
    if fight is None or turn.state.ending is not None or fight.wounds:
        return
    if not fight.standing:
        end_fight(turn, rules, "win")
    elif said is not None and said.limit is not None and fight.round >= said.limit.after:
        end_fight(turn, rules, "limit")


def end_fight(turn: Turn[State], rules: Ruleset, result: str) -> None:
    """Leave the fight and follow what the section says of this result."""
    fight, said, here = fight_of(turn.state), fight_in(rules, turn.state), turn.state.visit.section
    turn.emit(FightEnded(result, fight.round, fight.lost))
    if rules.paper is not None:
        note_met(turn, fight, result)
    turn.set(fight=None)
    end_modifiers(turn, lambda modifier: modifier.ends == "fight")
    note_fight(turn, here, result)
    set_visit(turn, fight=result)
    if said is None:
        return
    if result == "flight" and said.flee is not None:
        carry_out(turn, rules, said.flee.effects)
        if turn.state.ending is None:
            enter(turn, rules, said.flee.to)
        return
    outcome = {"win": said.win, "defeat": said.lose, "limit": said.limit}[result]
    if outcome is not None:
        resolve(turn, rules, outcome, wait=True)


def _pending(state: State) -> Wound:
    fight = fight_of(state)
    if not fight.wounds:
        raise Illegal("no_wound", rule="R5")
    return fight.wounds[0]


def _mark_luck(turn: Turn[State], wound: Wound, lucky: bool | None) -> None:
    clashes = list(fight_of(turn.state).clashes)
    for n in range(len(clashes) - 1, -1, -1):
        if clashes[n].foe == wound.foe and not clashes[n].ally and not wound.flight:
            clashes[n] = replace(clashes[n], lucky=lucky)
            set_fight(turn, clashes=tuple(clashes))
            return


def hurt_foe(turn: Turn[State], number: int, lost: int, lucky: bool | None = None) -> None:
    """Take stamina from a foe; once it is out, no wound of its own waits any more."""
    fight = fight_of(turn.state)
    foe = fight.foes[number]
    left = max(0, foe.now - lost)
    set_foe(turn, number, now=left)
    turn.emit(FoeWounded(foe.name, foe.now, left, lucky))
    if left <= foe.yields_at:
        turn.emit(FoeFell(foe.name, yielded=left > 0))
        set_fight(turn, wounds=tuple(w for w in fight.wounds if w.on_hero or w.foe != number))


def _hurt_hero(
    turn: Turn[State], rules: Ruleset, wound: Wound, lost: int, lucky: bool | None
) -> None:
    foe, stamina = fight_of(turn.state).foes[wound.foe], turn.state.sheet.stamina
    said = fight_in(rules, turn.state)
    spared = said is not None and said.lose is not None
    left = max(1 if spared else 0, stamina.value - lost)
    set_sheet(turn, stamina=replace(stamina, value=left))
    set_fight(turn, lost=fight_of(turn.state).lost + stamina.value - left)
    turn.emit(HeroWounded(foe.name, stamina.value, left, lucky, wound.flight))
    if lost >= stamina.value and spared:
        end_fight(turn, rules, "defeat")
        return
    if left == 0:
        die(turn, foe.name)
        return
    if said is None or wound.flight or not 0 <= foe.index < len(said.foes):
        return
    set_foe(turn, wound.foe, hit_hero=True)
    source = said.foes[foe.index]
    carry_out(turn, rules, source.hits if foe.hit_hero else (*source.first_hit, *source.hits))
