"""Odds of the fight as it stands, for its panel (rules/gamebook.md section 4)."""

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
from gamebook_desktop.games.gamebook.odds_fight import Fight
from gamebook_desktop.games.gamebook.odds_round import stages
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State

MOST_FOES = 3
"""With more at once the calculation would keep the reader waiting."""
_DIGITS = 12
"""Chances calculated with floats are equal where so many digits are."""
_MODES: dict[str, Mode] = {"together": "together", "one_roll": "one_roll"}


@dataclass(frozen=True, slots=True)
class Case:
    """A fight as the calculation is asked about it."""

    hero: Fighter
    foes: tuple[Opponent, ...]
    mode: Mode
    pending: tuple[Pending, ...] = ()

    @property
    def alone(self) -> bool:
        """Whether one foe is left; only then are chances calculated as fractions."""
        return len(self.foes) == 1

    def chance(self, policy: Policy) -> Fraction | float:
        """The chance to win: a fraction against one foe, else good to 12 digits."""
        asked = (self.hero, self.foes, policy, self.mode, self.pending)
        return odds.win_chance(*asked) if self.alone else odds.win_chance_float(*asked)

    def course(self) -> tuple[dict[int, Fraction], Fraction]:
        """Stamina left at the end (0 is death) and rounds to come, at the best use of luck."""
        asked = (self.hero, self.foes, Policy.BEST, self.mode, self.pending)
        return odds.distribution(*asked), odds.expected_rounds(*asked)

    def after_wound(self) -> AfterWound | None:
        """What luck is worth on the first pending wound; None where none is pending."""
        if not self.pending:
            return None
        fight = Fight(self.hero, self.foes, Policy.BEST, self.mode, exact=self.alone)
        after = fight.after_wound(self.pending)
        if self.alone:
            return after
        luck = None if after.luck is None else round(after.luck, _DIGITS)
        return AfterWound(round(after.plain, _DIGITS), luck)


@dataclass(frozen=True, slots=True)
class FightOdds:
    """Chances to win; the half-step chances only while a wound is pending."""

    rules: Ruleset
    state: State
    case: Case
    never: Fraction | float
    best: Fraction | float
    after: AfterWound | None = None


def fight_odds(rules: Ruleset, state: State) -> FightOdds | None:
    """The odds now; None where there is no fight that the calculation covers."""
    case = fight_case(rules, state)
    if case is None:
        return None
    never, best = case.chance(Policy.NEVER), case.chance(Policy.BEST)
    return FightOdds(rules, state, case, never, best, case.after_wound())


def fight_case(rules: Ruleset, state: State) -> Case | None:
    """The fight under way; None where it has what the calculation does not cover.

    Not covered: allies, round limits, blows that do no harm, foes whose hits do more than wound,
    a pending wound of flight, more than three foes at once, and fights that cannot end.
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
    order = list(fight.standing)
    if fight.mode in _MODES:
        order.sort(key=lambda n: n != fight.target)
    if any(not w.on_hero and w.foe != order[0] for w in fight.wounds):
        return None
    case = Case(
        hero_fighter(rules, state),
        tuple(
            Opponent(f.skill, f.now, f.damage, f.taken, f.yields_at)
            for f in (fight.foes[n] for n in order)
        ),
        _MODES.get(fight.mode, "in_turn"),
        tuple(Pending(wound.on_hero, wound.damage) for wound in fight.wounds),
    )
    return case if _ends(case) else None


def _ends(case: Case) -> bool:
    try:
        stages(case.hero, case.foes, case.mode)
    except ValueError:
        return False
    return True


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
