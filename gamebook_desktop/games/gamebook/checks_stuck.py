"""Somebody with no way on, and how to say it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from gamebook_desktop.core.game import Finding
from gamebook_desktop.games.gamebook.checks_facts import (
    Amount,
    Fact,
    facts_of_choice,
    judge,
    payable,
)
from gamebook_desktop.games.gamebook.checks_look import Look
from gamebook_desktop.games.gamebook.checks_moves import Moment, Node
from gamebook_desktop.games.gamebook.checks_walk import Path, Subject
from gamebook_desktop.games.gamebook.choices import choice_keys, fits_fight
from gamebook_desktop.games.gamebook.content import Choice, Section

Stats = Mapping[Fact, int]


@dataclass(frozen=True, slots=True)
class Stuck:
    """Somebody with no way on."""

    node: Node
    moment: Moment
    stats: Stats
    guesses: tuple[Fact, ...] = ()


def finding_of(subject: Subject, look: Look, found: Stuck, own: frozenset[Fact]) -> Finding:
    """What to tell the author: the sheet as far as the section's choices ask, and the route."""
    section = subject.sections[found.node.section]
    at: Path = ("sections", found.node.section)
    if not section.choices and section.fight is None:
        return Finding("sections", at, "dead_end", (found.node.section,))
    see = look.moves.sheets.see(found.moment.values, found.stats)
    route = ", ".join(step.section for step in look.route(found.node))
    waiting = list(_waiting(section, found.moment))
    if waiting and all(choice.back for choice in waiting) and found.node.detour is None:
        return Finding("sections", (*at, "choices"), "back_nowhere", (route,))
    poor = any(
        judge(choice.when, see).holds is not False and payable(choice.cost, see).holds is False
        for choice in waiting
    )
    events = [f"fight {found.moment.fight}"] if found.moment.fight else []
    events += [f"tried {key}" for key in sorted(found.moment.tried)]
    asked = {fact for choice in waiting for fact in facts_of_choice(choice)}
    told = sorted(fact for fact in own | asked if fact.kind != "fight" and see(fact) is not None)
    sheet = [_fact_text(fact, see(fact)) for fact in told]
    facts = (" · ".join((*events, *sheet)) or "—", route)
    inside: Path = (*at, "choices") if section.choices else (*at, "fight")
    return Finding("sections", inside, "no_way_on_poor" if poor else "no_way_on", facts)


def _waiting(section: Section, moment: Moment) -> Iterator[Choice]:
    """The choices that fit the moment, open or not."""
    for choice, key in zip(section.choices, choice_keys(section), strict=True):
        if fits_fight(choice, moment.fight) and key not in moment.tried:
            yield choice


def _fact_text(fact: Fact, value: object) -> str:
    """A fact in the words of the vocabulary: ✓ item rope, gold 3."""
    if isinstance(value, bool):
        return f"{'✓' if value else '✗'} {fact.kind} {fact.id}"
    if isinstance(value, Amount):
        value = f"{'' if value.exact else '≥ '}{value.number}"
    return " ".join(filter(None, (fact.kind, fact.id, str(value) or "—")))
