"""Exact odds of the fight as it stands, for its panel (rules/gamebook.md section 4)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from gamebook_desktop.games.gamebook import odds, totals
from gamebook_desktop.games.gamebook.fights import attack_bonus, can_harm
from gamebook_desktop.games.gamebook.odds import (
    AfterWound,
    Fighter,
    Mode,
    Opponent,
    Pending,
    Policy,
)
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State

MOST_FOES = 3
"""With more at once the exact calculation would keep the reader waiting."""
_MODES: dict[str, Mode] = {"together": "together", "one_roll": "one_roll"}


@dataclass(frozen=True, slots=True)
class FightOdds:
    """Chances to win; the half-step chances only while a wound is pending."""

    never: Fraction
    best: Fraction
    left: dict[int, Fraction]
    """Stamina left at the end under the best use of luck; 0 is death."""
    after: AfterWound | None = None


def fight_odds(rules: Ruleset, state: State) -> FightOdds | None:
    """The odds now; None where the fight has what the calculation does not cover.

    Not covered: allies, round limits, blows that do no harm, foes whose hits do more than wound,
    a pending wound of flight, and more than three foes at once.
    """
    fight = state.fight
    section = rules.section(state.visit.section)
    said = section.fight if section else None
    if fight is None or fight.allies or not fight.standing:
        return None
    if said is not None and (said.limit or any(foe.hits or foe.first_hit for foe in said.foes)):
        return None
    if any(wound.flight for wound in fight.wounds):
        return None
    if not all(can_harm(rules, state, fight.foes[n]) for n in fight.standing):
        return None
    if fight.mode in _MODES and len(fight.standing) > MOST_FOES:
        return None
    hero, order = hero_fighter(rules, state), list(fight.standing)
    if fight.mode in _MODES:
        order.sort(key=lambda n: n != fight.target)
    foes = tuple(
        Opponent(f.skill, f.now, f.damage, f.taken, f.yields_at)
        for f in (fight.foes[n] for n in order)
    )
    pending = tuple(Pending(wound.on_hero, wound.damage) for wound in fight.wounds)
    if any(not w.on_hero and w.foe != order[0] for w in fight.wounds):
        return None
    mode: Mode = _MODES.get(fight.mode, "in_turn")
    return FightOdds(
        odds.win_chance(hero, foes, Policy.NEVER, mode, pending),
        odds.win_chance(hero, foes, Policy.BEST, mode, pending),
        odds.distribution(hero, foes, Policy.BEST, mode, pending),
        odds.after_wound(hero, foes, pending, Policy.BEST, mode) if pending else None,
    )


def hero_fighter(rules: Ruleset, state: State) -> Fighter:
    """The hero as the calculation sees them."""
    sheet = state.sheet
    return Fighter(
        totals.skill(rules, sheet),
        sheet.stamina.value,
        sheet.luck.value if rules.on("luck_in_fight") else 0,
        attack_bonus(rules, state),
        totals.damage_dealt(rules, sheet),
        totals.modified(sheet, "damage_taken"),
        totals.modified(sheet, "luck_test"),
    )
