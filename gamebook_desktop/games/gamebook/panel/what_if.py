"""What each preparation the rules allow now would make of the chance to win a fight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Literal

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Plays, Turn, apply
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import goods, wounds
from gamebook_desktop.games.gamebook.fights import begin, fight_in
from gamebook_desktop.games.gamebook.odds import Fighter, Policy
from gamebook_desktop.games.gamebook.odds_round import luck_ways, stages
from gamebook_desktop.games.gamebook.odds_solver import Solver
from gamebook_desktop.games.gamebook.panel.fight_odds import Case, fight_case
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State

MOST_MEALS = 3
Chance = Fraction | float
Kind = Literal["as_you_are", "meals", "dose", "weapon", "flight"]


@dataclass(frozen=True, slots=True)
class Row:
    """One preparation. Flight is no win: it has the stamina before and after, and no chance."""

    kind: Kind
    chance: Chance | None = None
    """To win at the best use of luck; a fraction against one foe."""
    change: Chance = 0
    """How much better than the fight as it stands."""
    meals: int = 0
    item: str = ""
    stamina: tuple[int, int] = (0, 0)


class Preparing:
    """The actions of a fight's preparation, where only the rules are at hand."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules

    def play(self, turn: Turn[State], action: Any) -> None:
        """Drink or run; raises `Illegal` for anything else, or where the rules refuse it."""
        match action:
            case do.Drink():
                goods.drink(turn, self._rules, action)
            case do.Flee():
                wounds.flee(turn, self._rules)
            case _:
                raise Illegal("in_fight")


def what_if(rules: Ruleset, game: Plays[State], state: State) -> tuple[Row, ...]:
    """The rows of a fight under way or waiting to begin, best first, flight last.

    Before a fight the first row to be compared with is the hero as they are. Nothing where there
    is no fight, or none that the calculation covers.
    """
    if state.fight is not None:
        return _in_fight(rules, game, state)
    return _before_fight(rules, game, state)


def _in_fight(rules: Ruleset, game: Plays[State], state: State) -> tuple[Row, ...]:
    case = fight_case(rules, state)
    if case is None:
        return ()
    rows = []
    drunk = _done(game, state, do.Drink(sure=True))
    after = fight_case(rules, drunk) if drunk is not None else None
    if after is not None and after != case:
        chance = after.chance(Policy.BEST)
        rows.append(Row("dose", chance, chance - case.chance(Policy.BEST)))
    fled = _done(game, state, do.Flee())
    if fled is not None and fled.fight is not None and fled.fight.fleeing:
        left = max(0, fled.sheet.stamina.value - fled.fight.wounds[0].damage)
        rows.append(Row("flight", stamina=(state.sheet.stamina.value, left)))
    return tuple(rows)


def fight_begun(rules: Ruleset, state: State) -> State | None:
    """How the fight that waits would begin now; None where none waits."""
    said = fight_in(rules, state)
    if said is None or state.visit.fight != "open" or state.visit.onward or state.ending:
        return None
    return replace(state, fight=begin(rules, said))


def _before_fight(rules: Ruleset, game: Plays[State], state: State) -> tuple[Row, ...]:
    begun = fight_begun(rules, state)
    if begun is None:
        return ()
    found: list[tuple[Row, Case]] = []
    plain = Row("as_you_are")
    for row, prepared in ((plain, state), *_prepared(rules, game, state)):
        case = fight_case(rules, replace(prepared, fight=begun.fight))
        if case is not None and (row is plain or case != found[0][1]):
            found.append((row, case))
        elif row is plain:
            return ()
    chances = _chances([case for _, case in found])
    rows = [
        replace(row, chance=chance, change=chance - chances[0])
        for (row, _), chance in zip(found, chances, strict=True)
    ]
    return tuple(sorted(rows, key=lambda row: row.change, reverse=True))


def _prepared(rules: Ruleset, game: Plays[State], state: State) -> Iterator[tuple[Row, State]]:
    fed = state
    for meals in range(1, MOST_MEALS + 1):
        eaten = _done(game, fed, do.Eat(sure=True))
        if eaten is None or eaten.sheet.stamina.value <= fed.sheet.stamina.value:
            break
        yield Row("meals", meals=meals), eaten
        fed = eaten
    for action in goods.legal(rules, state):
        done = _done(game, state, action) if isinstance(action, do.Drink | do.Wield) else None
        if done is not None:
            item = action.item if isinstance(action, do.Wield) else ""
            yield Row("weapon" if item else "dose", item=item), done


def _done(game: Plays[State], state: State, action: Any) -> State | None:
    try:
        step = apply(game, state, action)
    except Illegal:
        return None
    return step.state if step.question is None else None


def _chances(cases: Iterable[Case]) -> list[Chance]:
    """The best chances of fights not yet begun; what differs in stamina and luck is solved once."""
    every = list(cases)
    most = {_kin(case): (0, 0) for case in every}
    for case in every:
        stamina, luck = most[_kin(case)]
        most[_kin(case)] = max(stamina, case.hero.stamina), max(luck, case.hero.luck)
    solved = {kin: _solved(kin, *numbers) for kin, numbers in most.items()}
    return [_chance(solved[_kin(case)], case) for case in every]


def _kin(case: Case) -> Case:
    return replace(case, hero=replace(case.hero, stamina=0, luck=0))


def _solved(kin: Case, stamina: int, luck: int) -> Solver:
    hero: Fighter = kin.hero
    ways = [luck_ways(left + hero.luck_modifier) if left else 0 for left in range(luck + 1)]
    fight = stages(hero, kin.foes, kin.mode)
    return Solver(fight, stamina, ways, Policy.BEST, exact=kin.alone)


def _chance(solver: Solver, case: Case) -> Chance:
    chance = solver.chance(case.foes[0].to_take, case.hero.stamina, case.hero.luck)
    return chance if case.alone else min(1.0, float(chance))
