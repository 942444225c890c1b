"""All content that is shipped: every file loads, no file lies there unread, `check` is clean."""

from __future__ import annotations

import pytest

from gamebook_desktop.cli_check import check
from gamebook_desktop.cli_content import EverySetup
from gamebook_desktop.core.game import GameEntry
from gamebook_desktop.registry import GAMES
from gamebook_desktop.store.content_files import Root, find
from gamebook_desktop.store.listing import catalogue
from gamebook_desktop.store.paths import content_root
from gamebook_desktop.store.rules_text import load_rules


def test_check_is_clean() -> None:
    report = check([], "en")
    assert report.lines[:-1] == []
    assert report.status == 0


def test_content_is_of_registered_games() -> None:
    folders = {path.name for path in content_root().iterdir() if path.is_dir()}
    assert folders == {game.id for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_file_lies_unread(game: GameEntry) -> None:
    root = content_root() / game.id
    read = {
        source.path
        for part in game.parts(EverySetup())
        for source in find(part.pattern, (Root(root),))
    }
    read |= {root / "rules" / f"{language}.yaml" for language in ("fr", "en")}
    assert {path for path in root.rglob("*.y*ml")} == read


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rules_texts_load_and_hold_the_same_ids(game: GameEntry) -> None:
    french, english = (load_rules(content_root() / game.id, lang) for lang in ("fr", "en"))
    assert list(french) == list(english)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_something_can_be_started(game: GameEntry) -> None:
    listed = catalogue(game, (Root(content_root() / game.id),))
    assert listed
    assert [line.problems for line in listed] == [()] * len(listed)
    titles = [line.startable.title for line in listed]
    assert len(set(titles)) == len(titles)


def test_no_stray_file_kinds() -> None:
    kinds = {path.suffix for path in content_root().rglob("*") if path.is_file()}
    assert kinds <= {".yaml", ".md"}
