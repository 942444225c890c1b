"""Single settings read early: sound ones, or nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamebook_desktop.store.first_settings import known_plays, plain_settings


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ('{"plays_elsewhere": ["/a.gamebook", "b"]}', ("/a.gamebook", "b")),
        ('{"plays_elsewhere": [1]}', ()),
        ('{"plays_elsewhere": "a"}', ()),
        ('{"plays_elsewhere": null}', ()),
        ("{}", ()),
        ("[]", ()),
        ("{", ()),
        ("[" * 100_000, ()),
    ],
)
def test_plays_elsewhere(tmp_path: Path, text: str, known: tuple[str, ...]) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    assert known_plays(path) == known


def test_no_file_says_nothing(tmp_path: Path) -> None:
    assert plain_settings(tmp_path / "settings.json") == {}
