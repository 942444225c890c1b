"""The map of a play: what its reader has seen of the book, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from gamebook_desktop.games.gamebook.choices import Offered, offered
from gamebook_desktop.games.gamebook.content_paper import Paper
from gamebook_desktop.games.gamebook.renames import renamed
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.section_graph import Badge, SectionGraph, section_graph
from gamebook_desktop.games.gamebook.state import State, Visit

_LOST = ("death", "defeat")


def graph_of(rules: Ruleset, state: State, marked: Iterable[str] = ()) -> SectionGraph:
    """The map of a play; `marked` sections have a bookmark, besides those marked in the state.

    Of the sections read it shows the choices open by now that lead straight somewhere: closed
    and hidden ones, tests, numbers, and answers that all lead to one place give nothing away.
    Beside a paper book it shows the ways on that were noted.
    """
    state = renamed(rules, state)
    path = state.world.path or (rules.book.head.start,)
    paper = rules.book.head.paper
    offers = _noted(paper, state) if paper is not None else _open(rules, state)
    badges: dict[str, dict[Badge, None]] = {}
    for section, badge in _facts(rules, state):
        badges.setdefault(section, {})[badge] = None
    for section in marked:
        badges.setdefault(rules.current(section), {})["mark"] = None
    return section_graph(path, offers, {name: tuple(found) for name, found in badges.items()})


def sections_in_all(rules: Ruleset, state: State) -> int:
    """How many sections the book has, 0 where nobody said."""
    paper = rules.book.head.paper
    if paper is None:
        return rules.book.size
    return state.paper.last or paper.last or 0


def _open(rules: Ruleset, state: State) -> dict[str, list[str]]:
    fights = dict(state.world.fights)
    found = {}
    for section in state.world.visited:
        here = section == state.visit.section
        visit = state.visit if here else Visit(section, fights.get(section, ""))
        ways = offered(rules, replace(state, visit=visit, fight=None, ending=None))
        straight = Counter(way.to for way in ways if way.to and _shows(way))
        known = state.world.visited
        found[section] = [to for to, count in straight.items() if count == 1 or to in known]
    return found


def _shows(way: Offered) -> bool:
    return way.closed is None and not (way.choice and way.choice.hidden)


def _noted(paper: Paper, state: State) -> dict[str, list[str]]:
    found = {section: list(known.to) for section, known in paper.known.items()}
    for section, target in state.paper.offers:
        found.setdefault(section, []).append(target)
    return found


def _facts(rules: Ruleset, state: State) -> Iterator[tuple[str, Badge]]:
    """What happened at which section, in the order badges are shown."""
    world, here = state.world, state.visit.section
    yield from ((section, "fight") for section, _ in world.fights)
    yield from ((met.section, "fight") for met in state.paper.met)
    if state.fight is not None:
        yield here, "fight"
    for section in world.visited:
        page = rules.section(section)
        if page is not None and page.ending is not None and page.ending.kind in _LOST:
            yield section, "death"
    yield from ((met.section, "death") for met in state.paper.met if met.result == "defeat")
    if state.ending is not None and state.ending.kind in _LOST:
        yield here, "death"
    yield from ((note.section, "note") for note in world.notes)
    yield from ((section, "mark") for section in state.paper.marks)
