"""Scenario files: exact, and never passing what they do not know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import person
from gamebook_desktop.store.errors import ContentError
from gamebook_desktop.store.plain_data import (
    NoSuchPathError,
    at_path,
    laid_over,
    missing_from,
    same,
)
from gamebook_desktop.store.scenario import Report, run_scenario
from gamebook_desktop.store.scenario_export import export_scenario
from gamebook_desktop.store.scenario_file import load_scenario
from tests.helpers_game import Draw, Flux, Go, Hit, Meet, Mood, Toy, ToyState
from tests.store.helpers_saves import automatic

HEAD = "id: T1\ngame: toy\nsetup: {life: 12}\n"


def run(tmp_path: Path, text: str, game: Toy | None = None) -> Report:
    path = tmp_path / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    return run_scenario(load_scenario(path), game or Toy(), "toy")


def test_a_scenario_that_holds(tmp_path: Path) -> None:
    report = run(
        tmp_path,
        HEAD
        + """
given: {hero: {luck: 8}, visits: {"3": 4}}
steps:
  - do: {type: Go, to: "3"}
    expect:
      events: [{type: Moved, to: "3"}]
      state: {visits.3: 5, hero.luck: 8, busy: null}
  - do: {type: Meet, foe: rat}
  - do: {type: Go, to: "1"}
    refused: {reason: fighting, rule: T2, facts: [rat]}
    expect: {state: {place: "3"}}
  - do: {type: Hit}
    answers: [[6, 6], [1, 1], ["yes"], [1, 2]]
    expect:
      events: [{type: Rolled, who: hero, dice: [1, 1]}, {type: Wounded, lucky: true, by: 1}]
      state: {hero.life: 11, hero.mood: grim, busy.rounds.0: [12, 2], weight: 0.5}
  - do: {type: Flux}
    answers: [[FLUX, 2, "88"]]
    expect: {events: [{type: Fluxed, faces: [FLUX, 2, "88"]}], state: {weight: 1}}
  - do: {type: Draw}
    answers: [[king]]
    expect: {state: {pile: [ace, queen]}}
""",
    )
    assert [(step.outcome, step.problems) for step in report.steps] == [
        ("done", ()),
        ("done", ()),
        ("refused", ()),
        ("done", ()),
        ("done", ()),
        ("done", ()),
    ]
    assert report.ok
    assert report.session is not None
    assert report.session.source is person
    assert report.session.state.hero.mood is Mood.GRIM


STEP = f"{HEAD}steps:\n  - "


@pytest.mark.parametrize(
    ("step", "code", "facts"),
    [
        ('do: {type: Fly, to: "2"}', "scenario.type", ("action", "Fly")),
        ("do: {to: x}", "scenario.type", ("action", "None")),
        (
            "do: {type: Go, to: 2}",
            "scenario.fields",
            ("Go", "to: Input should be a valid string"),
        ),
        ("do: {type: Go}", "scenario.fields", ("Go", "to: Field required")),
        ('do: {type: Go, to: "2", by: foot}', "scenario.fields", ("Go", "by")),
        ('do: {type: Meet, foe: rat, life: "4"}', "scenario.fields", ("Meet", "life")),
        ('do: {type: Go, to: "9"}', "scenario.refused", ("no_such_place",)),
        (
            'do: {type: Go, to: "2"}\n    refused: {reason: no}',
            "scenario.not_refused",
            (),
        ),
        (
            'do: {type: Go, to: "9"}\n    refused: {reason: fighting}',
            "scenario.other_refusal",
            ("no_such_place", "", "{reason: fighting}"),
        ),
        (
            'do: {type: Go, to: "9"}\n    refused: {reason: no_such_place, rule: T9}',
            "scenario.other_refusal",
            ("no_such_place", "", "{reason: no_such_place, rule: T9}"),
        ),
        (
            'do: {type: Go, to: "9"}\n    refused: {reason: no_such_place, facts: ["8"]}',
            "scenario.other_refusal",
            ("no_such_place", "", "{reason: no_such_place, facts: [8]}"),
        ),
        (
            'do: {type: Go, to: "2"}\n    expect: {state: {place: 2}}',
            "scenario.state",
            ("place", "2", "2"),
        ),
        (
            'do: {type: Go, to: "2"}\n    expect: {state: {hero.lif: 12}}',
            "scenario.path",
            ("hero.lif",),
        ),
        (
            'do: {type: Go, to: "2"}\n    expect: {state: {pile.3: ace}}',
            "scenario.path",
            ("pile.3",),
        ),
        (
            'do: {type: Go, to: "2"}\n    expect: {state: {hero.life: true}}',
            "scenario.state",
            ("hero.life", "12", "True"),
        ),
        (
            'do: {type: Go, to: "2"}\n    expect: {events: [{type: Mooved}]}',
            "scenario.type",
            ("event", "Mooved"),
        ),
        (
            'do: {type: Go, to: "2"}\n    expect: {events: [{type: Moved, at: "2"}]}',
            "scenario.field",
            ("Moved", "at"),
        ),
        (
            'do: {type: Go, to: "2"}\n    expect: {events: [{type: Moved, to: "3"}]}',
            "scenario.event",
            ("Moved(to: 3)", "Moved(came: 1, to: 2, rule: T1)"),
        ),
        (
            'do: {type: Go, to: "2"}\n    expect: {events: [{type: Moved}, {type: Moved}]}',
            "scenario.event",
            ("Moved()", "Moved(came: 1, to: 2, rule: T1)"),
        ),
        ("do: {type: Draw}", "scenario.unanswered", ("pile",)),
        ("do: {type: Draw}\n    expect: {question: luck}", "scenario.question", ("pile", "luck")),
        (
            'do: {type: Go, to: "2"}\n    expect: {question: pile}',
            "scenario.question",
            (None, "pile"),
        ),
        (
            "do: {type: Draw}\n    answers: [[jack]]",
            "scenario.answer",
            ("[jack]", "pile", "[ace, king, queen]"),
        ),
        (
            "do: {type: Draw}\n    answers: [[ace, king]]",
            "scenario.answer",
            ("[ace, king]", "pile", "[ace, king, queen]"),
        ),
        (
            'do: {type: Flux}\n    answers: [[FLUX, "2", 3]]',
            "scenario.answer",
            ("[FLUX, 2, 3]", "flux", "[FLUX, 2, 3, 4, 5, 88]"),
        ),
        ("do: {type: Draw}\n    answers: [[ace], [king]]", "scenario.unused", (1,)),
        ("do: {type: Override, state: {place: []}}", "scenario.fields", None),
        (
            "do: {type: Override, state: {plaice: x}}",
            "scenario.fields",
            ("Override", "state.plaice"),
        ),
    ],
)
def test_what_does_not_hold(tmp_path: Path, step: str, code: str, facts: Any) -> None:
    report = run(tmp_path, f"{STEP}{step}\n")
    (problem,) = report.steps[0].problems
    assert problem.code == code
    assert facts is None or problem.facts == facts
    assert problem.place == "steps[0]"
    assert not report.ok
    assert problem.text("en") != problem.text("fr")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("id: T1\ngame: chess\n", "scenario.game"),
        (f"{HEAD}given: {{hero: {{lfe: 3}}}}\n", "scenario.given"),
        (f'{HEAD}given: {{hero: {{life: "3"}}}}\n', "scenario.given"),
        (f"{HEAD}given: {{place: [1]}}\n", "scenario.fields"),
        ("id: T1\ngame: toy\nsetup: {life: {}}\nsteps: []\n", None),
    ],
)
def test_what_cannot_begin(tmp_path: Path, text: str, code: str | None) -> None:
    report = run(tmp_path, text)
    assert [problem.code for problem in report.problems] == ([code] if code else [])
    assert (report.session is None) is (code is not None)


class Picky(Toy):
    def new(self, **setup: Any) -> ToyState:
        return super().new(**{"life": setup["life"]})


class Broken(Toy):
    def play(self, turn: Any, action: Any) -> None:
        raise KeyError("section 412")


def test_rules_that_fail_are_reported(tmp_path: Path) -> None:
    report = run(tmp_path, "id: T1\ngame: toy\n", Picky())
    assert [(p.code, p.facts) for p in report.problems] == [
        ("scenario.setup", ("KeyError: 'life'",))
    ]
    report = run(tmp_path, f"{STEP}do: {{type: Hit}}\n", Broken())
    assert [p.code for p in report.steps[0].problems] == ["scenario.crash"]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (f"{HEAD}stpes: []\n", "model.unknown_near", 4),
        (f"{STEP}do: {{type: Hit}}\n    answer: []\n", "model.unknown_near", 6),
        (f"{STEP}do: {{type: Hit}}\n    expect: {{staet: {{}}}}\n", "model.unknown_near", 6),
        ("game: toy\n", "model.missing", 1),
        (f"{STEP}{{}}\n", "model.missing", 5),
    ],
)
def test_files_that_are_no_scenario(tmp_path: Path, text: str, code: str, line: int) -> None:
    with pytest.raises(ContentError) as caught:
        run(tmp_path, text)
    assert [(p.code, p.line) for p in caught.value.problems] == [(code, line)]


def test_it_stops_at_the_first_step_that_fails(tmp_path: Path) -> None:
    report = run(tmp_path, f'{STEP}do: {{type: Draw}}\n  - do: {{type: Go, to: "2"}}\n')
    assert [step.outcome for step in report.steps] == ["waiting"]


# ------------------------------------------------------------------------------- export
def exported(tmp_path: Path, session: Session[ToyState]) -> Session[ToyState]:
    text = export_scenario(session, "toy", {"life": 12}, "Été: « œuvre » # 1", 2**64)
    report = run(tmp_path, text)
    assert report.ok, [*report.problems, *report.steps[-1:]]
    assert report.session is not None
    return report.session


def test_an_exported_play_comes_back_equal(tmp_path: Path) -> None:
    for seed in range(8):
        rng = random.Random(seed)
        game = Toy()
        session = Session(game, game.new(life=12), automatic)
        for _ in range(30):
            if game.over(session.state) or rng.random() < 0.1:
                session.override(game.new(life=12, note="no"), "correction", "12:30")
            session.do(rng.choice(list(game.legal(session.state))))
        session.undo()
        again = exported(tmp_path, session)
        assert again.state == session.state
        assert again.log == session.done
        assert export_scenario(again, "toy", {"life": 12}) == export_scenario(
            session, "toy", {"life": 12}
        )


def test_an_open_question_stays_open(tmp_path: Path) -> None:
    session = Session(Toy(), Toy().new(life=12))
    session.do(Meet("rat"))
    session.do(Hit())
    session.answer(6, 6)
    again = exported(tmp_path, session)
    assert again.shown == session.shown
    assert again.question == session.question
    assert (again.state, again.log) == (session.state, session.log)


def test_a_play_that_starts_elsewhere(tmp_path: Path) -> None:
    state = ToyState(place="3", pile=(), weight=0.00001, visits={"no": 1, "é.1": 2, "12": 3})
    session = Session(Toy(), state, automatic)
    session.do(Go("1"))
    session.do(Flux())
    assert exported(tmp_path, session).state == session.state


def test_equal_cards_are_told_apart(tmp_path: Path) -> None:
    state = ToyState(pile=("ace", "ace", "king"))
    session = Session(Toy(), state, lambda *_: (1,))
    session.do(Draw())
    assert exported(tmp_path, session).state == session.state


def test_the_file_can_be_read_by_a_person() -> None:
    session = Session(Toy(), Toy().new(life=12))
    session.do(Go("2"))
    session.do(Draw())
    session.answer("king")
    assert export_scenario(session, "toy", {"life": 12}, "Été", 7) == (
        "id: play\ngame: toy\ntitle: Été\nseed: 7\nsetup:\n  life: 12\nsteps:\n"
        "  - do:\n      type: Go\n      to: '2'\n"
        "  - do:\n      type: Draw\n    answers:\n      - - king\n"
    )


# ------------------------------------------------------------------------------- plain data
@pytest.mark.parametrize(
    ("one", "other", "equal"),
    [
        (1, 1.0, True),
        (1, True, False),
        (0, False, False),
        (True, True, True),
        ("1", 1, False),
        (None, False, False),
        ([1, [2]], [1, [2]], True),
        ([1], [1, 2], False),
        ({"a": 1}, {"a": True}, False),
        ({"a": 1}, {"a": 1, "b": 2}, False),
    ],
)
def test_same(one: Any, other: Any, equal: bool) -> None:
    assert same(one, other) is equal
    assert same(other, one) is equal


def test_paths_into_plain_data() -> None:
    data = {"a": {"1.b": [10, {"c": 20}], "1": {"b": 30}}, "": 40}
    assert at_path(data, "a.1.b.1.c") == 20
    assert at_path(data, "a.1.b") == [10, {"c": 20}]
    assert at_path(data, "") == data
    for path in ("a.2", "a.1.b.2", "a.1.b.-1", "a.1.b.0.x", "b"):
        with pytest.raises(NoSuchPathError):
            at_path(data, path)


def test_laying_over_replaces_lists_and_values_but_joins_keys() -> None:
    base = {"a": {"b": 1, "c": [1, 2]}, "d": None}
    assert laid_over(base, {"a": {"c": [3]}, "d": {"e": 1}}) == {
        "a": {"b": 1, "c": [3]},
        "d": {"e": 1},
    }


PEOPLE: Any = {"people": [{"name": "Ada", "age": 3}, {"name": "Bob", "age": 4}]}


def test_items_of_a_list_by_number_or_name() -> None:
    assert at_path(PEOPLE, "people.Bob.age") == at_path(PEOPLE, "people.1.age") == 4
    for path in ("people.Cid.age", "people.2.age", "people.-1.age"):
        with pytest.raises(NoSuchPathError):
            at_path(PEOPLE, path)


@pytest.mark.parametrize(
    ("top", "ages", "lost"),
    [
        ({"Bob": {"age": 5}}, [3, 5], []),
        ({0: {"age": 6}, "1": {"age": 7}}, [6, 7], []),
        ({"Cid": {"age": 8}}, [3, 4], ["people.Cid"]),
        ({2: {"age": 8}}, [3, 4], ["people.2"]),
    ],
)
def test_single_items_of_a_list_are_laid_over(
    top: dict[Any, Any], ages: list[int], lost: list[str]
) -> None:
    laid = laid_over(PEOPLE, {"people": top})
    assert [item["age"] for item in laid["people"]] == ages
    assert list(missing_from({"people": top}, laid)) == lost
