"""Names, covers, places and values in words: tables."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from gamebook_desktop.ui.library_words import (
    blurb,
    cover_of,
    free_name,
    last_saved,
    place_runs,
    trouble,
    value_runs,
)


@pytest.mark.parametrize(
    ("title", "taken", "name"),
    [
        ("Suie", (), "Suie"),
        ("Suie", ("Autre",), "Suie"),
        ("Suie", ("Suie",), "Suie (2)"),
        ("Suie", ("Suie", "Suie (2)"), "Suie (3)"),
        ("Suie (2)", ("Suie (2)",), "Suie (3)"),
        ("Suie (2)", ("Suie (2)", "Suie (3)"), "Suie (4)"),
        ("Suie (7)", (), "Suie (7)"),
        ("Suie (bis)", ("Suie (bis)",), "Suie (bis) (2)"),
    ],
)
def test_a_name_that_is_free(title: str, taken: tuple[str, ...], name: str) -> None:
    assert free_name(title, taken) == name


@pytest.mark.parametrize(
    ("about", "line"),
    [
        ("Aventure, 400 sections", "Aventure, 400 sections"),
        ("Une phrase\nsur deux lignes.", "Une phrase sur deux lignes."),
        (f"{'Long ' * 30}.\n\nUne aventure courte.", "Une aventure courte."),
        (f"Court. {'Long ' * 30}.", "Court."),
        ("x" * 200, ""),
        ("", ""),
    ],
)
def test_the_line_of_a_tile(about: str, line: str) -> None:
    assert blurb(about) == line


@pytest.mark.parametrize(
    ("place", "pieces"),
    [
        ("Section 212", [[("Section ", "ink"), ("212", "rubric")]]),
        (
            "Section 212, assaut 3",
            [[("Section ", "ink"), ("212", "rubric"), (",", "ink")], [("assaut 3", "ink")]],
        ),
        (
            "3 joueurs, à Bob de jouer",
            [[("3 joueurs,", "ink")], [("à Bob de jouer", "ink")]],
        ),
        ("Feuille à tirer", [[("Feuille à tirer", "ink")]]),
        ("", [[("", "ink")]]),
    ],
)
def test_the_number_of_the_place_is_rubric(place: str, pieces: list[list[tuple[str, str]]]) -> None:
    assert [[(run.text, run.token) for run in runs] for runs in place_runs(place)] == pieces


@pytest.mark.parametrize(
    ("values", "pieces"),
    [
        ("Skill 9/9 · Luck 8/10", [["Skill", "9", "/ 9"], ["Luck", "8", "/ 10"]]),
        ("Life 30", [["Life", "30"]]),
        ("Ada 0,50 · Bob -2", [["Ada 0,50"], ["Bob", "-2"]]),
        ("", []),
    ],
)
def test_values_stand_in_their_types(values: str, pieces: list[list[str]]) -> None:
    assert [[run.text for run in runs] for runs in value_runs(values)] == pieces


def test_a_book_keeps_its_cover_whatever_the_options() -> None:
    plain = cover_of("gamebook", {"book": "a"}, "keys")
    assert plain[0] == "keys"
    assert cover_of("gamebook", {"options": {"x": 1}, "book": "a"}, "keys") == plain
    assert len({cover_of("gamebook", {"book": name}, "?") for name in "abcdefgh"}) > 3


@pytest.mark.parametrize(
    ("created", "words"),
    [
        (None, "Last play, saved this evening at 21:42"),
        (datetime(2031, 5, 14, 1, tzinfo=UTC), "Last play, saved this evening at 21:42"),
        (
            datetime(2031, 5, 10, 9, tzinfo=UTC),
            "Last play, saved this evening at 21:42 · begun: Saturday",
        ),
    ],
)
def test_when_the_last_play_was_left(created: datetime | None, words: str) -> None:
    now = datetime(2031, 5, 14, 22, tzinfo=UTC)
    assert last_saved(datetime(2031, 5, 14, 21, 42, tzinfo=UTC), created, now) == words


def test_every_trouble_has_a_word_of_its_own() -> None:
    kinds = ("damaged", "foreign", "empty", "missing", "newer", "busy", "io")
    assert len({trouble(kind) for kind in kinds}) == len(kinds)
