"""Where things are, and file names that serve everywhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gamebook_desktop.store import paths
from gamebook_desktop.store.files import slug
from gamebook_desktop.store.paths import Profile, content_root


def test_content_in_the_source_tree() -> None:
    assert content_root() == Path(__file__).resolve().parents[2] / "content"


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (["gamebook_desktop/content", "content"], "gamebook_desktop/content"),
        (["content"], "content"),
        (["bundle/gamebook_desktop/content", "content"], "bundle/gamebook_desktop/content"),
        ([], "content"),
    ],
)
def test_content_in_wheel_and_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: list[str], expected: str
) -> None:
    for folder in made:
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "gamebook_desktop/store/paths.py"))
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "bundle"), raising=False)
    assert content_root() == tmp_path / expected


def test_everything_lies_in_the_data_folder(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    assert [
        path.relative_to(tmp_path).as_posix()
        for path in (
            profile.saves,
            profile.backups,
            profile.trash,
            profile.content,
            profile.cache,
            profile.settings_file,
            profile.log_file,
        )
    ] == ["saves", "backups", "trash", "content", "cache", "settings.json", "gamebook-desktop.log"]
    assert list(tmp_path.iterdir()) == []


def test_the_system_s_places_otherwise() -> None:
    profile = Profile()
    assert profile.saves.parent.name == "gamebook-desktop"
    assert len({profile.data, profile.cache}) == 2
    assert profile.settings_file.is_absolute()


def test_own_content_comes_after_the_shipped(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    shipped = content_root() / "gamebook"
    assert profile.content_folders("gamebook") == (shipped,)
    own = tmp_path / "content" / "gamebook"
    own.mkdir(parents=True)
    assert profile.content_folders("gamebook") == (shipped, own)
    assert profile.content_folders("nothing") == ()


def test_a_window_waits_for_nothing_of_this() -> None:
    code = (
        "import sys, gamebook_desktop.store.paths; "
        "print({'platformdirs', 'pydantic', 'yaml', 'sqlite3'} & set(sys.modules))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout == "set()\n"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("L’Épée d’œuvre !", "l-epee-d-oeuvre"),
        ("Ænéas & Çà", "aeneas-ca"),
        ("../../etc/passwd", "etc-passwd"),
        ("CON", "con"),
        ("日本", "play"),
        ("", "play"),
        ("a" * 99, "a" * 40),
        ("a" * 39 + " b", "a" * 39),
    ],
)
def test_slug(text: str, name: str) -> None:
    assert slug(text) == name
