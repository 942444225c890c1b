"""Odds of the fight as it stands, for its panel (rules/gamebook.md section 4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

from gamebook_desktop.games.gamebook import odds, totals
from gamebook_desktop.games.gamebook.fights import attack_bonus, can_harm, fight_in
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
from gamebook_desktop.games.gamebook.state import Fight as FightState
from gamebook_desktop.games.gamebook.state import State

MOST_FOES = 3
"""With more at once the calculation would keep the reader waiting."""
_DIGITS = 12
"""Chances calculated with floats are equal where so many digits are."""
NotCovered = Literal["allies", "limit", "hits", "flight", "harm", "many", "another", "endless"]
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


def at_its_round(state: State) -> State:
    """The fight as the round being rolled found it: what its dice bring counts once all are known.

    Wounds of earlier rounds have been taken before the first die.
    """
    fight = state.fight
    return state if fight is None else replace(state, fight=replace(fight, wounds=()))


class LastOdds:
    """The odds of the state asked about last, calculated once."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._last: tuple[State, FightOdds | None] | None = None

    def of(self, state: State) -> FightOdds | None:
        """As `fight_odds`."""
        if self._last is None or self._last[0] != state:
            self._last = (state, fight_odds(self._rules, state))
        return self._last[1]


def fight_case(rules: Ruleset, state: State) -> Case | None:
    """The fight under way; None where there is none, or `not_covered` says why."""
    if state.fight is None or not state.fight.standing or not_covered(rules, state):
        return None
    return _case(rules, state, state.fight)


def not_covered(rules: Ruleset, state: State) -> NotCovered | None:
    """Why the calculation does not cover the fight under way; None where it does.

    `allies`; a round `limit`; foes whose `hits` do more than wound; a pending wound of `flight`;
    blows that do no `harm`; `many` foes at once; fights that are `endless`; a pending wound of
    `another` foe than the one struck.
    """
    fight, said = state.fight, fight_in(rules, state)
    if fight is None or not fight.standing:
        return None
    if fight.allies:
        return "allies"
    if said is not None and said.limit:
        return "limit"
    if said is not None and any(foe.hits or foe.first_hit for foe in said.foes):
        return "hits"
    if fight.fleeing:
        return "flight"
    if not all(can_harm(rules, state, fight.foes[n]) for n in fight.standing):
        return "harm"
    if fight.mode in _MODES and len(fight.standing) > MOST_FOES:
        return "many"
    if any(not wound.on_hero and wound.foe != _order(fight)[0] for wound in fight.wounds):
        return "another"
    return None if _ends(_case(rules, state, fight)) else "endless"


def _order(fight: FightState) -> list[int]:
    """The foes left, the one struck first."""
    order = list(fight.standing)
    if fight.mode in _MODES:
        order.sort(key=lambda n: n != fight.target)
    return order


def _case(rules: Ruleset, state: State, fight: FightState) -> Case:
    return Case(
        hero_fighter(rules, state),
        tuple(
            Opponent(f.skill, f.now, f.damage, f.taken, f.yields_at)
            for f in (fight.foes[n] for n in _order(fight))
        ),
        _MODES.get(fight.mode, "in_turn"),
        tuple(Pending(wound.on_hero, wound.damage) for wound in fight.wounds),
    )


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
