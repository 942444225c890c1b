"""A game's content: files found, packs laid over, every problem with its file and line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict

from gamebook_desktop.core.game import ContentPart, Finding, GameEntry, Startable
from gamebook_desktop.store.content_files import Root, find
from gamebook_desktop.store.errors import ContentError
from gamebook_desktop.store.game_content import GameContent, load_game, problems_of
from gamebook_desktop.store.listing import catalogue


class Head(BaseModel):
    """What starts."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    id: str
    title: str


class Rooms(BaseModel):
    """Rooms by name."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    rooms: dict[str, str]


HEAD = ContentPart("head", "books/one/book.yaml", Head)
ROOMS = ContentPart("rooms", "books/one/rooms/*.yaml", Rooms)
TEXTS = {"odd": ("{0} is odd.", "{0} est impair.")}


def files(folder: Path, **texts: str) -> Path:
    """Files by their place, written with `__` for `/` and without `.yaml`."""
    for place, text in texts.items():
        path = folder / f"{place.replace('__', '/')}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    return files(
        tmp_path / "shipped",
        books__one__book="id: one\ntitle: One\n",
        books__one__rooms__a="rooms:\n  hall: A hall\n  attic: An attic\n",
        books__one__rooms__b="rooms:\n  cellar: A cellar\n",
    )


def rooms(content: GameContent) -> dict[str, str]:
    return {name: text for file in content.parts["rooms"] for name, text in file.rooms.items()}


def load(*folders: Path, cache: Path | None = None) -> GameContent:
    return load_game((HEAD, ROOMS), [Root(folder) for folder in folders], "toy", cache)


def problems(*folders: Path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load(*folders)
    return [str(problem) for problem in caught.value.problems]


def test_parts_come_in_the_order_of_the_file_names(shipped: Path) -> None:
    content = load(shipped)
    assert content.parts["head"] == (Head(id="one", title="One"),)
    assert list(rooms(content)) == ["hall", "attic", "cellar"]


def test_a_pack_replaces_a_file_at_its_place(shipped: Path, tmp_path: Path) -> None:
    pack = files(tmp_path / "pack", books__one__book="id: one\ntitle: Uno\n")
    assert load(shipped, pack).parts["head"] == (Head(id="one", title="Uno"),)


def test_a_pack_replaces_an_entry_by_its_id(shipped: Path, tmp_path: Path) -> None:
    pack = files(tmp_path / "pack", books__one__rooms__mine="rooms:\n  attic: Mine\n  den: New\n")
    content = load(shipped, pack)
    assert rooms(content) == {
        "hall": "A hall",
        "cellar": "A cellar",
        "attic": "Mine",
        "den": "New",
    }
    found = content.locate(Finding("rooms", ("rooms", "attic"), "odd", (3,)), TEXTS)
    assert str(found) == "books/one/rooms/mine.yaml:2: 3 is odd. (rooms.attic)"


def test_the_same_id_in_two_files_names_both_lines(shipped: Path) -> None:
    files(shipped, books__one__rooms__c="rooms:\n  den: New\n  attic: Again\n")
    assert problems(shipped) == [
        "books/one/rooms/c.yaml:3: “attic” is already given in books/one/rooms/a.yaml, line 3."
    ]


def test_everything_wrong_is_told_at_once(shipped: Path) -> None:
    (shipped / "books/one/book.yaml").unlink()
    files(
        shipped,
        books__one__rooms__a="room:\n  hall: A hall\n",
        books__one__rooms__b="rooms: {cellar: [1]}\n",
    )
    assert problems(shipped) == [
        "books/one/book.yaml: There is no such file.",
        "books/one/rooms/a.yaml:1: “rooms” is missing.",
        "books/one/rooms/a.yaml:1: “room” is not known here; did you mean “rooms”? (room)",
        "books/one/rooms/b.yaml:1: Text is expected here, not […]. Write it in quotes. "
        "(rooms.cellar)",
    ]


def test_a_finding_is_located_in_the_file_that_holds_it(shipped: Path) -> None:
    def check(_: Any) -> list[Finding]:
        return [
            Finding("rooms", ("rooms", "cellar"), "odd", (1,), warning=True),
            Finding("head", ("title",), "odd", (2,)),
            Finding("rooms", ("rooms", "attic"), "odd", (3,)),
        ]

    found = problems_of(load(shipped), check, TEXTS)
    assert [(p.file, p.line, p.warning) for p in found] == [
        ("books/one/book.yaml", 2, False),
        ("books/one/rooms/a.yaml", 3, False),
        ("books/one/rooms/b.yaml", 2, True),
    ]
    assert (found[0].text("en"), found[0].text("fr")) == ("2 is odd.", "2 est impair.")


def test_a_mounted_folder_stands_where_it_is_told(shipped: Path, tmp_path: Path) -> None:
    draft = files(tmp_path / "draft", book="id: one\ntitle: Draft\n", rooms__a="rooms: {x: 1}\n")
    roots = [Root(shipped), Root(draft, "books/one", "draft/")]
    with pytest.raises(ContentError) as caught:
        load_game((HEAD, ROOMS), roots, "toy")
    assert [problem.file for problem in caught.value.problems] == ["draft/rooms/a.yaml"]
    (draft / "rooms/a.yaml").unlink()
    assert load_game((HEAD, ROOMS), roots, "toy").parts["head"][0].title == "Draft"


@pytest.mark.parametrize(
    "pattern",
    [
        "../shipped/books/one/book.yaml",
        "books/../books/one/book.yaml",
        "",
        "/",
        "/etc",
        "books/one/\0",
        "C:\\x",
    ],
)
def test_nothing_outside_is_found(pattern: str, shipped: Path) -> None:
    assert find(pattern, [Root(shipped)]) == ()


def test_hidden_files_and_other_kinds_are_passed_over(shipped: Path) -> None:
    folder = shipped / "books/one/rooms"
    for name in (".a.yaml.123.draft", ".b.yaml", "c.yml", "d.txt"):
        (folder / name).write_text("nonsense: [", "utf-8")
    found = find(ROOMS.pattern, [Root(shipped)])
    assert [source.path.name for source in found] == ["a.yaml", "b.yaml"]


def test_the_cache_gives_the_same_and_notices_a_change(shipped: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    first = load(shipped, cache=cache)
    kept = sorted(path.name for path in cache.iterdir())
    assert len(kept) == 3
    assert load(shipped, cache=cache).parts == first.parts
    assert sorted(path.name for path in cache.iterdir()) == kept
    files(shipped, books__one__rooms__b="rooms:\n  cellar: Wet\n")
    assert rooms(load(shipped, cache=cache))["cellar"] == "Wet"
    assert len(list(cache.iterdir())) == 3


def test_two_files_of_one_name_keep_their_own_cache(shipped: Path, tmp_path: Path) -> None:
    long = "a_name_that_is_longer_than_forty_characters_in_all"
    files(shipped, **{f"books__one__rooms__{long}": "rooms: {long: Long}\n"})
    other = files(tmp_path / "other", **{f"books__one__rooms__{long}2": "rooms: {two: Two}\n"})
    cache = tmp_path / "cache"
    load(shipped, other, cache=cache)
    before = {path.name for path in cache.iterdir()}
    load(shipped, other, cache=cache)
    assert {path.name for path in cache.iterdir()} == before
    assert len(before) == 5


def entry() -> GameEntry:
    """A game whose catalogue is its heads."""

    def unused(*_: Any) -> Any:
        raise AssertionError

    return GameEntry(
        id="toy",
        icon="die",
        parts=lambda setup: (ContentPart("head", f"books/{setup['book']}/book.yaml", Head),),
        make_rules=unused,
        make_words=unused,
        make_panel=unused,
        catalogue=lambda: ContentPart("head", "books/*/book.yaml", Head),
        describe=lambda head: Startable("toy", {"book": head.id}, head.title, "", "die"),
        check=unused,
        scenes=unused,
        findings=unused,
    )


def test_the_catalogue_lists_good_and_broken(shipped: Path) -> None:
    files(shipped, books__bad__book="id: bad\n", books__moved__book="id: other\ntitle: Moved\n")
    listed = catalogue(entry(), [Root(shipped)])
    assert [(line.startable.title, line.startable.setup) for line in listed] == [
        ("bad", {}),
        ("Moved", {}),
        ("One", {"book": "one"}),
    ]
    assert [[str(problem) for problem in line.problems] for line in listed] == [
        ["books/bad/book.yaml:1: “title” is missing."],
        [
            "books/moved/book.yaml:1: The folder is called “moved”, the id says “other”: "
            "give both the same name."
        ],
        [],
    ]


def test_importing_it_costs_neither_yaml_nor_pydantic() -> None:
    code = (
        "import sys, gamebook_desktop.store.game_content\n"
        "print({'yaml', 'pydantic', 'PySide6'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "set()\n"
