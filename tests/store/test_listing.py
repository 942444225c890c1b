"""The remembered list of what can be started: true, or not used."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gamebook_desktop.core.game import GameEntry, Startable
from gamebook_desktop.registry import GAMES
from gamebook_desktop.store import listing
from gamebook_desktop.store.content_files import Root
from gamebook_desktop.store.listing import remember, remembered

ENTRY: GameEntry = GAMES[0]
FOUND = [Startable("gamebook", {"book": "a"}, "Épée", "…", "key")]
PATTERN = "books/*/book.yaml"


@pytest.fixture
def roots(tmp_path: Path) -> list[Root]:
    write(tmp_path, "a")
    return [Root(tmp_path / "content")]


def write(folder: Path, book: str, text: str = "id: a\n") -> None:
    place = folder / "content" / "books" / book
    place.mkdir(parents=True, exist_ok=True)
    (place / "book.yaml").write_text(text)


def keep(roots: list[Root], cache: Path) -> None:
    remember(ENTRY, PATTERN, roots, FOUND, cache)


def test_what_was_found_is_remembered(tmp_path: Path, roots: list[Root]) -> None:
    assert remembered(ENTRY, roots, tmp_path) is None
    keep(roots, tmp_path)
    assert remembered(ENTRY, roots, tmp_path) == FOUND


@pytest.mark.parametrize(("book", "text"), [("a", "id: b\n"), ("b", "id: a\n")])
def test_a_changed_or_another_file_is_noticed(
    tmp_path: Path, roots: list[Root], book: str, text: str
) -> None:
    keep(roots, tmp_path)
    write(tmp_path, book, text)
    assert remembered(ENTRY, roots, tmp_path) is None


def test_a_file_gone_is_noticed(tmp_path: Path, roots: list[Root]) -> None:
    keep(roots, tmp_path)
    (tmp_path / "content/books/a/book.yaml").unlink()
    assert remembered(ENTRY, roots, tmp_path) is None


def test_another_version_asks_again(
    tmp_path: Path, roots: list[Root], monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(roots, tmp_path)
    monkeypatch.setattr(listing, "__version__", "999")
    assert remembered(ENTRY, roots, tmp_path) is None


@pytest.mark.parametrize(
    "damage",
    [b"", b"\0\0", b"[]", b"{}", b'{"pattern": 1}', b"[" * 100_000, b'{"pattern": "", "key": 1}'],
)
def test_damage_only_costs_time(tmp_path: Path, roots: list[Root], damage: bytes) -> None:
    keep(roots, tmp_path)
    next(tmp_path.glob("listing-*.json")).write_bytes(damage)
    assert remembered(ENTRY, roots, tmp_path) is None


@pytest.mark.parametrize("startables", [None, [1], [{"game": "gamebook"}], [{"other": 1}]])
def test_entries_that_are_none_are_not_used(
    tmp_path: Path, roots: list[Root], startables: Any
) -> None:
    keep(roots, tmp_path)
    file = next(tmp_path.glob("listing-*.json"))
    file.write_text(json.dumps({**json.loads(file.read_text()), "startables": startables}))
    assert remembered(ENTRY, roots, tmp_path) is None
