"""`check` is itself checked: a good book broken in every way, and the right message demanded."""

from __future__ import annotations

import string
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from gamebook_desktop.cli_check import check
from gamebook_desktop.games.gamebook import checks_graph
from gamebook_desktop.games.gamebook.check_words import TEXTS
from gamebook_desktop.games.gamebook.checks_walk import walk_book
from gamebook_desktop.games.gamebook.content import BookHead, Section
from gamebook_desktop.games.gamebook.content_effects import Model
from gamebook_desktop.games.gamebook.content_paper import Paper
from gamebook_desktop.registry import entry
from gamebook_desktop.store.content_files import Root
from gamebook_desktop.store.game_content import load_game
from gamebook_desktop.store.paths import content_root
from tests.games.gamebook.checking import GOOD, broken, copy_of_good, says, way, written

MUTATIONS: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parent / "checks_mutations.yaml").read_text("utf-8")
)


def test_the_good_book_is_good() -> None:
    """C10: no valid text is flagged, not even with a warning."""
    assert says(GOOD) == []


@cache
def told(number: int) -> tuple[list[str], set[str]]:
    """What `check` says of a mutation, and the codes of it."""
    mutation = MUTATIONS[number]
    with tempfile.TemporaryDirectory() as folder:
        book = broken(Path(folder), mutation["file"], mutation["old"], mutation["new"])
        report = check([book], "en")
        lines = [line.replace(f"{book}/", "") for line in report.lines[:-1]]
    return lines, {problem["code"] for problem in report.data["problems"]}


@pytest.mark.parametrize(
    "number", range(len(MUTATIONS)), ids=[mutation["name"] for mutation in MUTATIONS]
)
def test_a_broken_book_is_told_so_by_file_and_line(number: int) -> None:
    assert MUTATIONS[number]["says"]
    assert told(number)[0] == MUTATIONS[number]["says"]


def test_every_message_is_demanded_by_some_test() -> None:
    seen = {code for number in range(len(MUTATIONS)) for code in told(number)[1]}
    elsewhere = {"no_way_on_perhaps", "back_without_detour", "counter_never_given"}
    of_paper_books = {"beyond_last", "field_twice", "paper_section"}  # test_paper_profile
    assert set(TEXTS) - seen == elsewhere | of_paper_books


@pytest.mark.parametrize("code", TEXTS)
def test_messages_say_the_same_in_both_languages(code: str) -> None:
    english, french = (
        {name for _, name, _, _ in string.Formatter().parse(text) if name} for text in TEXTS[code]
    )
    assert english == french
    assert TEXTS[code][0] != TEXTS[code][1]


def test_the_good_book_uses_the_whole_vocabulary() -> None:
    """Each key of each kind of piece stands somewhere in it (defaults do not count).

    A profile for a paper book has no sections; its keys are the subject of `test_paper_profile`.
    """
    found = entry("gamebook")
    roots = [Root(content_root() / "gamebook"), Root(GOOD, f"books/{GOOD.name}")]
    parts = load_game(found.parts({"book": GOOD.name}), roots, "gamebook").parts
    sections = {n: s for file in parts["sections"] for n, s in file.sections.items()}
    used: dict[type[Model], set[str]] = {}
    for piece in walk_book(parts["head"][0], sections):
        used.setdefault(type(piece.model), set()).update(piece.model.model_fields_set)
    kinds = (_kinds(BookHead) | _kinds(Section)) - _kinds(Paper)
    left = {
        f"{kind.__name__}.{name}"
        for kind in kinds
        for name in kind.model_fields
        if name not in used.get(kind, ())
    }
    assert left - {"BookHead.paper", "Restore.when", "Clue.when"} <= _WHY_AND_WHEN(kinds)


def _WHY_AND_WHEN(kinds: set[type[Model]]) -> set[str]:
    """Cause and condition, which all effects share: some effects carry them, not all."""
    return {f"{kind.__name__}.{name}" for kind in kinds for name in ("why", "when")}


def _kinds(model: type[Model]) -> set[type[Model]]:
    found: set[type[Model]] = set()
    todo: list[Any] = [model]
    while todo:
        kind = todo.pop()
        if isinstance(kind, type) and issubclass(kind, Model):
            if kind not in found:
                found.add(kind)
                todo += [info.annotation for info in kind.model_fields.values()]
        else:
            todo += getattr(kind, "__args__", ())
    return found


def test_wrong_encoding_names_file_and_line(tmp_path: Path) -> None:
    book = copy_of_good(tmp_path)
    path = book / "sections/quai.yaml"
    path.write_bytes(path.read_text("utf-8").encode("latin-1"))
    assert says(book) == [
        "sections/quai.yaml:5: The text is not UTF-8: byte 0xE8 at position 116 is no part of it. "
        "Save the file as UTF-8."
    ]


def test_a5_an_empty_file_is_reported(tmp_path: Path) -> None:
    book = copy_of_good(tmp_path)
    (book / "sections/vide.yaml").write_text("", "utf-8")
    assert says(book) == ["sections/vide.yaml:1: The file is empty."]


def test_missing_files_are_named_as_they_should_be(tmp_path: Path) -> None:
    book = copy_of_good(tmp_path)
    for path in (book / "sections").iterdir():
        path.unlink()
    assert says(book) == ["sections/*.yaml: There is no such file."]


def test_all_broken_files_are_told_at_once(tmp_path: Path) -> None:
    book = copy_of_good(tmp_path)
    for path in (book / "sections").iterdir():
        path.write_text("sections: [1]\n", "utf-8")
    assert says(book) == [
        "sections/entrepot.yaml:1: Keys with values are expected here. (sections)",
        "sections/quai.yaml:1: Keys with values are expected here. (sections)",
    ]


def test_codewords_are_called_in_french_as_on_screen() -> None:
    french = [TEXTS[code][1] for code in TEXTS if code.startswith("codeword")]
    assert [text for text in french if "mot de code" not in text] == []


def test_a_wrong_start_is_told_alone(tmp_path: Path) -> None:
    book = written(tmp_path, {1: {"choices": [way("2")]}, 2: {"choices": [way()]}}, start="1O")
    assert says(book) == ["book.yaml:7: There is no section “1O”. (start)"]


def test_a_foe_without_stamina_is_told_once(tmp_path: Path) -> None:
    fight = {"foes": [{"name": "Rat", "skill": 5}], "win": {"to": "fin"}}
    assert says(written(tmp_path, {1: {"fight": fight}})) == [
        "sections/a.yaml:6: “stamina” is missing. (sections.1.fight.foes[0])"
    ]


def test_no_foe_at_all_is_told(tmp_path: Path) -> None:
    assert says(written(tmp_path, {1: {"fight": {"foes": []}}})) == [
        "sections/a.yaml:5: Too short: at least 1. (sections.1.fight.foes)"
    ]


def test_messages_in_french(tmp_path: Path) -> None:
    book = broken(tmp_path, "book.yaml", "start: 1\n", "start: 0\n")
    assert says(book, "fr") == ["book.yaml:8: Il n’y a pas de section « 0 ». (start)"]


def test_a_book_too_intricate_is_told_so_and_never_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks_graph, "PER_LOOK", 0)
    book = written(
        tmp_path,
        {1: {"choices": [way("2")]}, 2: {"choices": [way(when={"talent": "crocheteur"})]}},
    )
    assert says(book) == [
        "sections/a.yaml:7: warning: Some readers may have no way on from section “2”; "
        "the book is too intricate to follow all of them. (sections.2)"
    ]
