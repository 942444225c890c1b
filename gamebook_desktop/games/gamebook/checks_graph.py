"""Every section on every sheet that can reach it: unread sections, dead choices, no way on.

Each section is looked at with just the facts its choices ask about; all else is guessed both
ways. Where that shows somebody stuck, the facts guessed on the way there are followed too, until
the way holds or is gone. So what is reported can happen, and what is not reported cannot.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from gamebook_desktop.core.game import Finding
from gamebook_desktop.games.gamebook.checks_facts import (
    Fact,
    bounds_of,
    facts_of_choice,
    most_asked,
)
from gamebook_desktop.games.gamebook.checks_look import Look
from gamebook_desktop.games.gamebook.checks_map import link_map
from gamebook_desktop.games.gamebook.checks_moves import Moment, Moves, Node, used_fact
from gamebook_desktop.games.gamebook.checks_sheets import NOTHING, Open
from gamebook_desktop.games.gamebook.checks_stuck import Stats, Stuck, finding_of
from gamebook_desktop.games.gamebook.checks_walk import Path, Subject
from gamebook_desktop.games.gamebook.choices import choice_keys
from gamebook_desktop.games.gamebook.content import Cost, Section

STEP = 4
"""How many more facts are followed after each look."""
PER_LOOK = 30_000
IN_ALL = 300_000
"""Bounds on the moments looked at, so that no book makes the check hang."""
AMOUNTS = (
    "gold",
    "meals",
    "doses",
    "counter",
    "gold_exact",
    "meals_exact",
    "doses_exact",
    "counter_exact",
)

LEAST = {"skill": 0, "stamina": 1, "luck": 0}
"""The least value of a hero who is alive."""


class Graph:
    """Looks at all sections of a book."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.links = link_map(subject)
        self.closed: frozenset[tuple[str, int]] = frozenset()
        self.asked = _most(subject)
        self._left = IN_ALL

    def check(self) -> tuple[list[Finding], frozenset[str]]:
        """What is wrong with the ways through the book; the sections that can be reached."""
        base = self._look(frozenset(), None)
        opened: dict[str, set[int]] = {}
        for node, visit in base.visits.items():
            opened.setdefault(node.section, set()).update(visit.opened)
        findings: list[Finding] = []
        for name in [name for name in self.subject.sections if name in opened]:
            findings += self._section(name, base, opened[name])
        self.closed = frozenset(
            (name, index)
            for name, known in opened.items()
            for index in range(len(self.subject.sections[name].choices))
            if index not in known
        )
        reached = frozenset(node.section for node in self._look(frozenset(), None).visits)
        findings += self._unread(reached)
        return findings, reached

    def _unread(self, reached: frozenset[str]) -> Iterator[Finding]:
        for name in self.subject.sections:
            if name not in reached:
                yield Finding("sections", ("sections", name), "section_unreachable", (name,))
        for name, index in sorted(self.closed):
            if self.subject.sections[name].ending is None and name in reached:
                at: Path = ("sections", name, "choices", index)
                yield Finding("sections", at, "choice_never", (index + 1,))

    def _section(self, name: str, base: Look, opened: set[int]) -> Iterator[Finding]:
        """Who is stuck in a section; takes choices off `opened` that turn out never to be."""
        section = self.subject.sections[name]
        if section.ending is not None:
            return
        asked = self._asked_facts(name, section)
        if self._stuck(name, base):
            yield from self._trapped(name, frozenset().union(*asked), opened)
            return
        together: frozenset[Fact] = frozenset().union(*asked)
        for facts in {together} if len(together) <= STEP else set(asked):
            if facts:
                self._narrow(name, self._look(facts, name), opened)

    def _trapped(self, name: str, own: frozenset[Fact], opened: set[int]) -> Iterator[Finding]:
        """Follows more and more facts until somebody is surely stuck, or surely nobody."""
        facts = own
        while True:
            look = self._look(facts, name)
            self._narrow(name, look, opened)
            stuck = self._stuck(name, look)
            certain = [found for found in stuck if facts.issuperset(found.guesses)]
            for found in _one_of_each(certain):
                yield finding_of(self.subject, look, found, own)
            if certain or (look.whole and not stuck):
                return
            if not look.whole:
                at: Path = ("sections", name)
                yield Finding("sections", at, "no_way_on_perhaps", (name,), warning=True)
                return
            facts |= frozenset(_next_facts(stuck, facts))

    @staticmethod
    def _narrow(name: str, look: Look, opened: set[int]) -> None:
        """Keep only the choices that a whole look has seen open."""
        if look.whole:
            opened &= {i for n, v in look.visits.items() if n.section == name for i in v.opened}

    def _asked_facts(self, name: str, section: Section) -> list[frozenset[Fact]]:
        """What each choice of a section asks about, and whether its fight has been fought."""
        again = self.links.comes_again(name)
        asked = [
            frozenset((*facts_of_choice(choice), *((used_fact(name, key),) if once else ())))
            for choice, key in zip(section.choices, choice_keys(section), strict=True)
            for once in (choice.once and again,)
        ]
        if section.fight is not None and again:
            asked.append(frozenset((Fact("fight", name),)))
        return asked

    def _look(self, facts: frozenset[Fact], target: str | None) -> Look:
        """Explore the book with some facts followed; only what lies before `target`, if given."""
        moves = Moves(self.subject, self.links, facts, self.asked, self.closed)
        if target is None:
            return Look(moves, IN_ALL, self.subject.sections)
        look = Look(moves, min(PER_LOOK, self._left), self.links.before[target])
        self._left -= look.moments
        return look

    def _stuck(self, name: str, look: Look) -> list[Stuck]:
        """Everybody who has no way on in a section, with what had to be guessed for it."""
        found = []
        for node, visit in look.visits.items():
            if node.section != name:
                continue
            for moment, guessed in visit.moments.items():
                for stats in self._stats(name) if moment.fight != "open" else ():
                    shut = self._shut(look.moves, node, moment, stats)
                    if shut is not None:
                        facts = (*sorted(shut | guessed), *look.guesses(node))
                        found.append(Stuck(node, moment, stats, tuple(dict.fromkeys(facts))))
        return found

    def _shut(self, moves: Moves, node: Node, moment: Moment, stats: Stats) -> Open | None:
        """None if some choice is open, or opens by what the reader can do; else what is guessed."""
        section, guessed = self.subject.sections[node.section], NOTHING
        seen, todo = {moment.values}, [moment.values]
        while todo:
            now = moment._replace(values=todo.pop())
            for index in range(len(section.choices)):
                verdict = moves.verdict(node, now, index, stats)
                if verdict.holds or (verdict.holds is None and not verdict.open):
                    return None
                guessed |= verdict.open
            for after, more in moves.willing(node.section, now.values):
                if after not in seen:
                    guessed |= more
                    if not more:
                        seen.add(after)
                        todo.append(after)
        return guessed

    def _stats(self, name: str) -> Iterator[Stats]:
        """One value of skill, stamina and luck for each way the section's choices tell apart."""
        spans = []
        for stat, least in LEAST.items():
            marks = {
                mark
                for choice in self.subject.sections[name].choices
                for mark in (*bounds_of(choice.when, stat), *_cost_marks(choice.cost, stat))
            }
            spans.append([least, *sorted(mark for mark in marks if mark > least)])
        for numbers in product(*spans):
            yield {Fact(stat): number for stat, number in zip(LEAST, numbers, strict=True)}


def _most(subject: Subject) -> dict[Fact, int]:
    """The greatest amounts that a book asks for; more is never told apart."""
    asked: dict[Fact, int] = {}
    for piece in subject.pieces:
        for fact, number in most_asked(piece.model):
            asked[fact] = max(1, number, asked.get(fact, 0))
    return asked


def _next_facts(stuck: list[Stuck], known: frozenset[Fact]) -> list[Fact]:
    """What to follow next: a few facts of the surest case, amounts after all others."""
    cases = [[fact for fact in found.guesses if fact not in known] for found in stuck]
    dear = {fact: fact.kind in AMOUNTS for case in cases for fact in case}
    surest = min(cases, key=lambda case: (sum(dear[fact] for fact in case), len(case)))
    return sorted(surest, key=lambda fact: dear[fact])[:STEP]


def _cost_marks(cost: Cost | None, stat: str) -> Iterator[int]:
    if cost is not None and stat == "stamina" and cost.stamina:
        yield cost.stamina + 1
    if cost is not None and stat == "luck" and cost.luck:
        yield cost.luck


def _one_of_each(stuck: list[Stuck]) -> list[Stuck]:
    """One case for each way the fight has ended."""
    return list({found.moment.fight: found for found in reversed(stuck)}.values())
