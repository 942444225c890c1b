"""The map's graph: routes, layers, columns, steps, and what it may give away."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebook_desktop.games.gamebook.actions import Choose, TurnTo
from gamebook_desktop.games.gamebook.section_graph import (
    Direction,
    Link,
    SectionGraph,
    section_graph,
)
from gamebook_desktop.games.gamebook.section_layout import apart
from gamebook_desktop.games.gamebook.section_map import graph_of, sections_in_all
from gamebook_desktop.games.gamebook.state import Ending, Met, Note, PaperLog, State, Visit, World
from tests.games.gamebook.helpers import at, fight, foe, game, play, sheet

TWICE = ["1", "27", "66", "340", "1", "27", "201", "175"]
"""A first try that stopped at 340, and a second one under way."""


def links(graph: SectionGraph, kind: str) -> set[tuple[str, str]]:
    return {(link.source, link.target) for link in graph.links if link.kind == kind}


def layers(graph: SectionGraph) -> dict[str, int]:
    return {node.id: node.layer for node in graph.nodes}


def rows(graph: SectionGraph) -> list[list[str]]:
    """Sections from left to right, layer by layer."""
    found: dict[int, list[str]] = {}
    for node in sorted(graph.nodes, key=lambda node: (node.layer, node.column)):
        found.setdefault(node.layer, []).append(node.id)
    return [found[layer] for layer in sorted(found)]


# ------------------------------------------------------------------------------ graph
@pytest.mark.parametrize(
    ("path", "route", "walked"),
    [
        ("1", "1", ""),
        ("1 2 3", "1 2 3", "1-2 2-3"),
        ("1 2 3 2 4", "1 2 4", "1-2 2-3 3-2 2-4"),  # a detour is left out of the route
        ("1 2 3 1 4", "1 4", "1-2 2-3 1-4"),  # starting anew is no link
        ("1 2 2 3", "1 2 3", "1-2 2-3"),  # reading on at the same section neither
        ("5 1 5", "5", "5-1"),  # the first section of an adventure taken over is its start
        ("1 2 3 4 2", "1 2", "1-2 2-3 3-4 4-2"),
    ],
)
def test_route_and_links(path: str, route: str, walked: str) -> None:
    graph = section_graph(path.split(), {})
    assert [node.id for node in graph.nodes if node.on_route] == route.split()
    steps = {tuple(pair.split("-")) for pair in walked.split()}
    bold = set(pairwise(route.split()))
    assert links(graph, "route") == bold
    assert links(graph, "walked") == steps - bold


def test_layers_follow_first_visits_and_visits_are_counted() -> None:
    graph = section_graph(TWICE, {})
    assert layers(graph) == {"1": 0, "27": 1, "66": 2, "340": 3, "201": 2, "175": 3}
    assert {node.id: node.visits for node in graph.nodes if node.visits > 1} == {"1": 2, "27": 2}
    assert graph.here == "175"
    assert graph.read == 6


def test_offers_hang_below_the_deepest_section_that_makes_them() -> None:
    graph = section_graph(["1", "2", "3"], {"1": ["9", "2", "3"], "3": ["9", "8", "3"], "7": ["6"]})
    assert [node.id for node in graph.nodes if not node.read] == ["9", "8"]
    assert layers(graph)["9"] == 3
    assert graph.by_id["9"].parent == "3"
    # to a section read already but not by this way it is an offer too; 7 was not read
    assert links(graph, "offered") == {("1", "9"), ("1", "3"), ("3", "9"), ("3", "8")}


def test_a_link_back_to_the_start_counts_where_it_is_offered() -> None:
    graph = section_graph(["1", "2", "1", "3"], {"2": ["1"]})
    assert ("2", "1") in links(graph, "walked")
    assert graph.lines == (Link("1", "2", "route"), Link("1", "3", "route"))


def test_of_two_opposite_links_one_line_is_drawn() -> None:
    graph = section_graph(["1", "2", "3", "2", "4", "2"], {})
    assert [(line.source, line.target) for line in graph.lines] == [
        ("1", "2"),
        ("2", "3"),
        ("2", "4"),
    ]


@pytest.mark.parametrize(
    ("path", "offers", "kind"),
    [
        ("88 134 217 134", {}, "route"),  # a branch walked there and back
        ("88 134 88 217 134 217 134", {}, "route"),  # the same between neighbours of a layer
        ("88 134 88 217 134", {"134": ["217"]}, "route"),  # there, and offered back
        ("88 134 88 217 134 88", {"134": ["217"]}, "walked"),
    ],
)
def test_a_way_that_leads_in_both_directions_is_drawn_as_it_was_walked(
    path: str, offers: dict[str, list[str]], kind: str
) -> None:
    graph = section_graph(path.split(), offers)
    assert [line.kind for line in graph.lines if {line.source, line.target} == {"134", "217"}] == [
        kind
    ]


# ------------------------------------------------------------------------------ layout
@pytest.mark.parametrize(
    ("wanted", "weights", "places"),
    [
        ([], [], []),
        ([0.0, 3.0], [1, 1], [0.0, 3.0]),
        ([0.0, 0.0], [1, 1], [-0.5, 0.5]),
        ([0.0, 0.0], [3, 1], [-0.25, 0.75]),
        ([0.0, 0.0, 0.0], [1, 1, 1], [-1.0, 0.0, 1.0]),
        ([0.0, 0.0, 5.0], [1, 1, 1], [-0.5, 0.5, 5.0]),
        ([2.0, 0.0], [1, 1], [0.5, 1.5]),  # the order given is kept
    ],
)
def test_apart(wanted: list[float], weights: list[float], places: list[float]) -> None:
    assert apart(wanted, weights) == pytest.approx(places)


def test_where_a_small_map_stands() -> None:
    graph = section_graph(TWICE, {"340": ["8"], "175": ["310", "121"]})
    assert rows(graph) == [["1"], ["27"], ["201", "66"], ["175", "340"], ["310", "121", "8"]]
    assert graph.by_id["1"].column == graph.by_id["27"].column == 0


def test_the_route_does_not_drift_away() -> None:
    path = [str(n) for n in range(1, 200)]
    graph = section_graph(path, {section: [f"{section}a", section + "b"] for section in path})
    assert max(abs(node.column) for node in graph.nodes if node.on_route) <= 1
    always_first = {section: [str(int(section) + 1), f"{section}b"] for section in path}
    graph = section_graph(path, always_first)
    assert max(abs(node.column) for node in graph.nodes) <= 1.5


def _wander(seed: int, steps: int = 60) -> tuple[list[str], dict[str, list[str]]]:
    draw = random.Random(seed)
    path, offers = ["1"], {}
    for _ in range(steps):
        offers[path[-1]] = [str(draw.randint(1, 80)) for _ in range(draw.randint(0, 3))]
        ways = offers[path[-1]] or path
        path.append(draw.choice(ways))
    return path, offers


@given(st.integers(0, 10_000))
def test_sections_never_overlap_and_the_same_play_looks_the_same(seed: int) -> None:
    path, offers = _wander(seed)
    graph = section_graph(path, offers)
    assert graph.nodes == section_graph(path, offers).nodes
    found: dict[int, list[float]] = {}
    for node in graph.nodes:
        found.setdefault(node.layer, []).append(node.column)
    for columns in found.values():
        columns.sort()
        assert all(b - a >= 1 - 1e-9 for a, b in pairwise(columns))
    parents = {node.id: node.parent for node in graph.nodes if node.parent}
    assert all(graph.by_id[n].layer == graph.by_id[p].layer + 1 for n, p in parents.items())
    assert {node.id for node in graph.nodes if node.read} == set(path)


# ------------------------------------------------------------------------------ steps
@pytest.mark.parametrize(
    ("section", "direction", "to"),
    [
        ("1", "down", "27"),
        ("27", "down", "201"),  # the route before older ways
        ("66", "down", "340"),
        ("340", "down", "8"),  # an offer where nothing was read
        ("175", "down", "310"),  # of offers the leftmost
        ("8", "down", ""),
        ("1", "up", ""),
        ("175", "up", "201"),
        ("8", "up", "340"),
        ("310", "up", "175"),
        ("201", "right", "66"),
        ("66", "left", "201"),
        ("66", "right", ""),
        ("310", "right", "121"),
    ],
)
def test_E3_arrows_walk_linked_sections(section: str, direction: Direction, to: str) -> None:
    graph = section_graph(TWICE, {"340": ["8"], "175": ["310", "121"]})
    assert graph.step(section, direction) == to


@given(st.integers(0, 10_000))
def test_E3_every_section_can_be_reached_with_the_arrows(seed: int) -> None:
    graph = section_graph(*_wander(seed))
    reached, todo = {graph.here}, [graph.here]
    directions: tuple[Direction, ...] = ("down", "up", "left", "right")
    while todo:
        here = todo.pop()
        for to in (graph.step(here, direction) for direction in directions):
            if to and to not in reached:
                reached.add(to)
                todo.append(to)
    assert reached == set(graph.by_id)


# ------------------------------------------------------------------------------ what it shows
WAYS: list[dict[str, Any]] = [
    {"text": "Là.", "to": 2},
    {"text": "Payer.", "to": 3, "cost": {"gold": 6}},
    {"text": "Crocheter.", "to": 4, "when": {"talent": "crochetage"}},
    {"text": "Secret.", "to": 5, "hidden": True},
    {"text": "Secret fermé.", "to": 6, "when": {"codeword": "ombre"}, "hidden": True},
    {"text": "Dés.", "test": {"kind": "luck", "success": {"to": 7}, "failure": {"to": 8}}},
    {"text": "Code.", "number": {"prompt": "?", "right": {12: 9}, "wrong": {"to": 10}}},
    {"text": "Encore.", "to": 11, "once": True},
]


def unread(rules: Any, state: State) -> list[str]:
    return [node.id for node in graph_of(rules.rules, state).nodes if not node.read]


def test_only_open_choices_that_lead_straight_on_are_shown() -> None:
    rules = game({1: {"choices": WAYS}, **{n: {} for n in range(2, 12)}})
    assert unread(rules, at(sheet())) == ["2", "11"]
    assert unread(rules, at(sheet(gold=6))) == ["2", "3", "11"]


def test_that_answers_lead_to_one_place_is_not_given_away() -> None:
    answers = [{"text": text, "to": 2} for text in ("Oui.", "Non.")]
    rules = game({1: {"choices": [*answers, {"text": "Là.", "to": 3}]}, 2: {}, 3: {}})
    before = at(sheet())
    assert unread(rules, before) == ["3"]
    after = play(rules, before, Choose("2")).state
    assert links(graph_of(rules.rules, after), "route") == {("1", "2")}


def test_choices_of_sections_left_behind_stay_as_far_as_they_are_open() -> None:
    rules = game({1: {"choices": WAYS}, **{n: {"choices": WAYS[:1]} for n in range(2, 12)}})
    session = play(rules, at(sheet()), Choose("11"))
    assert unread(rules, session.state) == ["2"]  # the way to 11 can be taken only once
    assert links(graph_of(rules.rules, session.state), "route") == {("1", "11")}


def test_ways_on_after_a_fight_are_shown_once_it_was_won() -> None:
    after = [
        {"text": "Là.", "to": 2, "after": "win"},
        {"text": "À terre.", "to": 3, "after": "defeat"},
    ]
    rules = game({1: {**fight(foe()), "choices": after}, 2: {}, 3: {}})
    before = at(sheet(), fight="open")
    assert unread(rules, before) == []
    won = replace(before, visit=Visit("1", "win"))
    assert unread(rules, won) == ["2"]
    gone = World(visited=("1", "2"), path=("1", "2"), fights=(("1", "defeat"),))
    assert unread(rules, replace(before, world=gone, visit=Visit("2"))) == ["3"]


def test_badges_tell_fights_deaths_notes_and_bookmarks() -> None:
    sections = {1: {}, 2: {}, 3: {"ending": {"kind": "death", "name": "Fin"}}, 4: {}}
    rules = game(sections)
    world = World(
        visited=("1", "2", "3"),
        path=("1", "2", "3"),
        fights=(("2", "open"),),
        notes=(Note("1", "…"), Note("2", "…")),
    )
    state = replace(at(sheet()), world=world, visit=Visit("3"))
    graph = graph_of(rules.rules, state, marked=("2", "9"))
    assert {node.id: node.badges for node in graph.nodes} == {
        "1": ("note",),
        "2": ("fight", "note", "mark"),
        "3": ("death",),
    }
    dead = replace(state, visit=Visit("2"), ending=Ending("death", "", "wound"))
    assert graph_of(rules.rules, dead).by_id["2"].badges == ("fight", "death", "note")


def test_old_ids_are_those_of_today() -> None:
    rules = game({1: {}, 20: {}}, renamed={2: 20})
    world = World(visited=("1", "2"), path=("1", "2"))
    graph = graph_of(rules.rules, replace(at(sheet()), world=world, visit=Visit("2")), ["2"])
    assert [node.id for node in graph.nodes] == ["1", "20"]
    assert graph.by_id["20"].here
    assert graph.by_id["20"].badges == ("mark",)


def test_before_the_first_section_there_is_the_start_alone() -> None:
    rules = game({7: {"choices": [{"text": "Là.", "to": 8}]}, 8: {}}, start=7)
    graph = graph_of(rules.rules, State())
    assert [node.id for node in graph.nodes] == ["7"]
    assert sections_in_all(rules.rules, State()) == 2


# ------------------------------------------------------------------------------ beside paper
def paper_play() -> tuple[Any, State]:
    known = {1: {"to": [153]}, 500: {"to": [501]}}
    rules = game({}, paper={"last": 400, "known": known})
    log = PaperLog(
        offers=(("1", "27"), ("27", "66")),
        met=(Met("27", "Rat", 7, 6, "win"), Met("1", "Ours", 9, 9, "defeat")),
        marks=("1",),
    )
    world = World(visited=("1", "27"), path=("1", "27"))
    return rules, replace(at(sheet()), world=world, visit=Visit("27"), paper=log)


def test_beside_paper_what_was_noted_or_known_is_offered() -> None:
    rules, state = paper_play()
    graph = graph_of(rules.rules, state)
    assert [node.id for node in graph.nodes] == ["1", "27", "153", "66"]
    assert {node.id: node.badges for node in graph.nodes if node.badges} == {
        "1": ("fight", "death", "mark"),
        "27": ("fight",),
    }
    assert sections_in_all(rules.rules, state) == 400
    assert sections_in_all(rules.rules, replace(state, paper=PaperLog(last=350))) == 350


def test_beside_paper_a_section_typed_in_takes_its_place() -> None:
    rules, state = paper_play()
    session = play(rules, state, TurnTo("66"))
    graph = graph_of(rules.rules, session.state)
    assert graph.here == "66"
    assert ("27", "66") in links(graph, "route")
