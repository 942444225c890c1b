"""Reading and writing what a reader records of a paper book."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook.content_paper import KnownFoe, KnownSection, Paper
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import Fight, Met, PaperLog, State


def set_log(turn: Turn[State], **changes: Any) -> None:
    """Replace fields of the log."""
    turn.set(paper=replace(turn.state.paper, **changes))


def note_met(turn: Turn[State], fight: Fight, result: str) -> None:
    """Record the foes of a fight that is over: `win` for those that fell, else its result."""
    set_log(turn, met=(*turn.state.paper.met, *met_in(turn.state.visit.section, fight, result)))


def met_in(section: str, fight: Fight, result: str) -> tuple[Met, ...]:
    """The foes of a fight as they are recorded."""
    return tuple(
        Met(section, foe.name, foe.skill, foe.stamina, "win" if foe.out else result, foe.damage)
        for foe in fight.foes
    )


def offers_of(log: PaperLog, section: str) -> tuple[str, ...]:
    """Where a section offers to go, as the reader noted it."""
    return tuple(target for source, target in log.offers if source == section)


def known_at(rules: Ruleset, section: str) -> KnownSection:
    """What the book's profile knows of a section; nothing, if it knows none."""
    paper = rules.paper or Paper()
    return paper.known.get(section, KnownSection())


def foes_to_come(rules: Ruleset, state: State) -> tuple[KnownFoe, ...]:
    """Known foes of the open section that are neither met nor in the fight yet."""
    here = state.visit.section
    seen = {met.name for met in state.paper.met if met.section == here}
    seen |= {foe.name for foe in state.fight.foes} if state.fight else set()
    return tuple(foe for foe in known_at(rules, here).foes if foe.name not in seen)


def last_of(rules: Ruleset, state: State) -> int:
    """The number of the last section: the reader's word, else the book's; 0 if unknown."""
    return state.paper.last or (rules.paper.last if rules.paper else None) or 0
