"""What can happen in a section, on abstract sheets: every fight result, test, range and choice."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from gamebook_desktop.games.gamebook.checks_facts import (
    NO,
    YES,
    Fact,
    See,
    Verdict,
    both,
    judge,
    payable,
)
from gamebook_desktop.games.gamebook.checks_map import LinkMap
from gamebook_desktop.games.gamebook.checks_sheets import NOTHING, Open, Sheets, Values, Ways, keep
from gamebook_desktop.games.gamebook.checks_walk import Subject
from gamebook_desktop.games.gamebook.checks_willing import Goods
from gamebook_desktop.games.gamebook.choices import choice_keys, fits_fight
from gamebook_desktop.games.gamebook.content import Choice
from gamebook_desktop.games.gamebook.content_effects import Effects
from gamebook_desktop.games.gamebook.content_fight import FightIn


class Entry(NamedTuple):
    """Where a detour begins, and with which sheet."""

    section: str
    values: Values


class Moment(NamedTuple):
    """A moment in a section: the sheet, how the fight stands, choices used up."""

    values: Values
    fight: str
    tried: frozenset[str] = frozenset()


class Node(NamedTuple):
    """A section turned to, with a sheet; `resumed` after a detour, as it was left for it."""

    section: str
    values: Values
    detour: Entry | None = None
    """The detour that this is part of, if it can still go back."""
    resumed: Moment | None = None


class Call(NamedTuple):
    """A detour taken, and the moment to which it goes back."""

    entry: Entry
    moment: Moment


class End(NamedTuple):
    """Where something leads, and what it does on the way."""

    to: str | None
    effects: Effects = ()


@dataclass(slots=True)
class Visit:
    """All that a visit can become, each with the facts that had to be guessed."""

    moments: dict[Moment, Open] = field(default_factory=dict)
    exits: dict[Node, Open] = field(default_factory=dict)
    calls: dict[Call, Open] = field(default_factory=dict)
    backs: Ways = field(default_factory=dict)
    opened: set[int] = field(default_factory=set)
    """Choices that are open at some moment."""


class Moves:
    """The rules of a book on abstract sheets."""

    def __init__(
        self,
        subject: Subject,
        links: LinkMap,
        facts: Iterable[Fact],
        asked: Mapping[Fact, int],
        closed: frozenset[tuple[str, int]],
    ) -> None:
        """`closed`: choices, by section and number, that are known to be never open."""
        self.subject = subject
        self.links = links
        self.sheets = Sheets(subject, facts, asked)
        self.goods = Goods(self.sheets)
        self.closed = closed
        self.keys = {name: choice_keys(section) for name, section in subject.sections.items()}

    def starts(self) -> Iterator[Node]:
        """Where plays begin: the first section, and those reached by typing their number."""
        for section in (self.subject.head.start, *self.subject.head.unreached):
            if self.subject.target(section) in self.subject.sections:
                for values in self.sheets.starts():
                    yield Node(self.subject.target(section), values)

    def visit(self, node: Node) -> Visit:
        """Everything that can happen on turning to a section."""
        return _Reader(self, node).read()

    def verdict(
        self, node: Node, moment: Moment, index: int, stats: Mapping[Fact, int] | None = None
    ) -> Verdict:
        """Whether a choice of the section is open at a moment."""
        section = self.subject.sections[node.section]
        choice, key = section.choices[index], self.keys[node.section][index]
        if (
            not fits_fight(choice, moment.fight)
            or key in moment.tried
            or (choice.back and node.detour is None)
            or (node.section, index) in self.closed
        ):
            return NO
        see = self.sheets.see(moment.values, stats)
        unused = self._unused(node.section, choice, key, see)
        return both(judge(choice.when, see), payable(choice.cost, see), unused)

    def willing(self, section: str, values: Values) -> Iterator[tuple[Values, Open]]:
        """What a sheet becomes by what the reader may do in a section without leaving it."""
        return self.goods.willing(self.subject.sections[section], values)

    def _unused(self, section: str, choice: Choice, key: str, see: See) -> Verdict:
        fact = used_fact(section, key)
        value = see(fact)
        if not choice.once or (value is None and not self.links.comes_again(section)):
            return YES
        return Verdict(None, frozenset((fact,))) if value is None else Verdict(not value)


class _Reader:
    """Reads one section on one sheet."""

    def __init__(self, moves: Moves, node: Node) -> None:
        self.moves = moves
        self.sheets = moves.sheets
        self.node = node
        self.section = moves.subject.sections[node.section]
        self.keys = moves.keys[node.section]
        self.found = Visit()
        self.todo: deque[Moment] = deque()

    def read(self) -> Visit:
        if self.node.resumed is not None:
            self._come(self.node.resumed, NOTHING)
        else:
            for values, first, guessed in self._arrivals():
                for fight, more in self._fight_here(values, first):
                    self._come(self._met(values, fight), guessed | more)
        while self.todo and self.section.ending is None:
            moment = self.todo.popleft()
            self._go_on(moment, self.found.moments[moment])
        return self.found

    def _come(self, moment: Moment, guessed: Open) -> None:
        if keep(self.found.moments, moment, guessed):
            self.todo.append(moment)

    def _leave(self, to: str, moment: Moment, guessed: Open, *, detour: bool = False) -> None:
        target, links = self.moves.subject.target(to), self.moves.links
        if target not in self.moves.subject.sections:
            return
        goes_back = target in links.goes_back
        if detour and goes_back:
            keep(self.found.calls, Call(Entry(target, moment.values), moment), guessed)
        else:
            inside = self.node.detour if goes_back else None
            keep(self.found.exits, Node(target, moment.values, inside), guessed)

    def _arrivals(self) -> Iterator[tuple[Values, bool, Open]]:
        """The sheets after the section's effects, and whether this is the first visit."""
        node, fact = self.node, Fact("visited", self.node.section)
        seen = self.sheets.see(node.values)(fact)
        if seen is None and node.section not in self.moves.links.again:
            seen = False
        doubt = frozenset((fact,)) if seen is None else NOTHING
        here = self.sheets.put(node.values, fact, True)
        for first in (True, False) if seen is None else (not seen,):
            told = self.sheets.after(self.section.effects if first else (), here)
            for values, guessed in told.items():
                for after, more in self.sheets.after(self.section.each_time, values).items():
                    yield after, first, doubt | guessed | more

    def _fight_here(self, values: Values, first: bool) -> Iterator[tuple[str, Open]]:
        """How the fight of the section may stand on arrival."""
        fight, fact = self.section.fight, Fact("fight", self.node.section)
        if fight is None:
            yield "", NOTHING
            return
        past = "" if first else self.sheets.see(values)(fact)
        doubt = frozenset((fact,)) if past is None else NOTHING
        for so_far in ("", "open", *results(fight)) if past is None else (str(past),):
            if so_far in ("win", "limit", "defeat") and not fight.again:
                yield so_far, doubt
                continue
            waits = bool(first or so_far or fight.again)
            verdict = judge(fight.when, self.sheets.see(values)) if waits else NO
            if verdict.holds is not False:
                yield "open", doubt | verdict.open
            if verdict.holds is not True:
                yield "", doubt | verdict.open

    def _met(self, values: Values, fight: str) -> Moment:
        """The first moment of a visit; a fight once met waits until it is fought out."""
        fact = Fact("fight", self.node.section)
        new = fight == "open" and not self.sheets.see(values)(fact)
        return Moment(self.sheets.put(values, fact, "open") if new else values, fight)

    def _go_on(self, moment: Moment, guessed: Open) -> None:
        node = self.node
        for values, more in self.moves.willing(node.section, moment.values):
            self._come(moment._replace(values=values), guessed | more)
        for to, values, more in self.moves.goods.read(moment.values):
            self._leave(to, moment._replace(values=values), guessed | more, detour=True)
        if self.section.fight is not None and moment.fight == "open":
            self._fight(self.section.fight, moment, guessed)
        for index, choice in enumerate(self.section.choices):
            verdict = self.moves.verdict(node, moment, index)
            if verdict.holds is not False:
                self.found.opened.add(index)
                self._choose(choice, self.keys[index], moment, guessed | verdict.open)

    def _fight(self, fight: FightIn, moment: Moment, guessed: Open) -> None:
        for hurt, more in self._hits(fight, moment.values).items():
            for result, end in results(fight).items():
                values = self.sheets.put(hurt, Fact("fight", self.node.section), result)
                after = Moment(values, result, moment.tried)
                self._resolve(end, after, guessed | more)

    def _hits(self, fight: FightIn, values: Values) -> dict[Values, Open]:
        """What the wounds of a fight may do to a sheet, however many there are."""
        blows = [blow for foe in fight.foes for blow in (foe.first_hit, foe.hits)]
        hurt: dict[Values, Open] = {values: NOTHING}
        todo = [values] if any(map(self.sheets.matters, blows)) else []
        while todo:
            now = todo.pop()
            for blow in blows:
                for after, guessed in self.sheets.after(blow, now).items():
                    if keep(hurt, after, hurt[now] | guessed):
                        todo.append(after)
        return hurt

    def _choose(self, choice: Choice, key: str, moment: Moment, guessed: Open) -> None:
        stays = choice.to is None and not choice.back
        tried = moment.tried | {key} if stays else moment.tried
        for paid, change in self.sheets.paid(choice.cost, moment.values).items():
            used = used_fact(self.node.section, key)
            marked = self.sheets.put(paid, used, True) if choice.once else paid
            for values, more in self.sheets.after(choice.effects, marked).items():
                so_far = guessed | change | more
                if choice.back:
                    keep(self.found.backs, values, so_far)
                for end in _ends(choice):
                    after = Moment(values, moment.fight, tried)
                    self._resolve(end, after, so_far, detour=choice.detour)

    def _resolve(self, end: End, moment: Moment, guessed: Open, *, detour: bool = False) -> None:
        for values, more in self.sheets.after(end.effects, moment.values).items():
            after = moment._replace(values=values)
            if end.to is None:
                self._come(after, guessed | more)
            else:
                self._leave(end.to, after, guessed | more, detour=detour)


def used_fact(section: str, key: str) -> Fact:
    """Whether a once-only choice has been taken."""
    return Fact("used", f"{section}/{key}")


def results(fight: FightIn) -> dict[str, End]:
    """How a fight can end for a hero who lives, and what each end leads to."""
    found = {"win": End(fight.win.to, fight.win.effects)}
    if fight.flee is not None:
        found["flight"] = End(fight.flee.to, fight.flee.effects)
    if fight.limit is not None:
        found["limit"] = End(fight.limit.to, fight.limit.effects)
    if fight.lose is not None:
        found["defeat"] = End(fight.lose.to, fight.lose.effects)
    return found


def _ends(choice: Choice) -> Iterator[End]:
    """What a choice can lead to, `back` aside."""
    if choice.to is not None:
        yield End(choice.to)
    if choice.number is not None:
        yield from map(End, choice.number.right.values())
    outcomes = (
        *((choice.test.success, choice.test.failure) if choice.test is not None else ()),
        *(choice.table.ranges if choice.table is not None else ()),
        *((choice.number.wrong,) if choice.number is not None else ()),
    )
    yield from (End(outcome.to, outcome.effects) for outcome in outcomes)
