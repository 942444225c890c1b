"""Settings: kept whole, mended where they are wrong."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.store.settings import CHOICES, Settings, load_settings, save_settings


def test_defaults_where_there_is_no_file(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json") == (Settings(), [])


def test_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "été" / "settings.json"
    settings = Settings(
        language="fr",
        theme="sepia",
        text_scale=2.5,
        face="lexend",
        leading=1.9,
        letter_spacing=0.05,
        measure=48,
        motion="off",
        advice=False,
        dice="real",
        undo=UndoPolicy.NOT_PAST_CHANCE,
        new_dice_after_undo=True,
        single_keys=False,
        read_aloud=True,
        first_run_done=True,
        window="AdnQywAD",
        plays_elsewhere=("/clé usb/a.gamebook",),
    )
    plain, usual = asdict(settings), asdict(Settings())
    assert not {name for name in usual if plain[name] == usual[name]}
    save_settings(path, settings)
    assert load_settings(path) == (settings, [])
    assert [p.name for p in path.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("data", [b"", b"\0" * 100, b"{", b"[]", b"12", b"\xff\xfe", b"[" * 9_999])
def test_a_damaged_file_is_kept_aside(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    settings, problems = load_settings(path)
    assert settings == Settings()
    assert [(p.code, p.facts) for p in problems] == [
        ("settings.damaged", ("settings.json.damaged",))
    ]
    assert (tmp_path / "settings.json.damaged").read_bytes() == data
    assert load_settings(path) == (Settings(), [])


@pytest.mark.parametrize(
    ("plain", "kept", "dropped"),
    [
        ({"text_scale": 9, "theme": "dark"}, Settings(theme="dark"), "text_scale"),
        (
            {"text_scale": "x", "measure": None, "advice": False},
            Settings(advice=False),
            "measure, text_scale",
        ),
        ({"theme": "pink", "undo": "sometimes"}, Settings(), "theme, undo"),
        ({"plays_elsewhere": [1]}, Settings(), "plays_elsewhere"),
    ],
)
def test_single_impossible_values_fall_back(
    tmp_path: Path, plain: dict[str, Any], kept: Settings, dropped: str
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(plain))
    settings, problems = load_settings(path)
    assert settings == kept
    assert [(p.code, p.facts) for p in problems] == [("settings.dropped", (dropped,))]


def test_settings_of_another_version_are_ignored(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"hologram": true, "measure": 50}')
    assert load_settings(path) == (Settings(measure=50), [])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("text_scale", 0.79),
        ("text_scale", 2.51),
        ("text_scale", True),
        ("text_scale", "2"),
        ("leading", float("nan")),
        ("leading", float("inf")),
        ("letter_spacing", 0.21),
        ("measure", 39),
        ("measure", 101),
        ("measure", 50.0),
        ("theme", "pink"),
        ("theme", ["dark"]),
        ("face", {"a": 1}),
        ("motion", None),
        ("undo", "sometimes"),
        ("advice", 1),
        ("window", 3),
        ("window", "x" * 4001),
        ("plays_elsewhere", ("\ud800",)),
        ("plays_elsewhere", ["a"]),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(field: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"^{field}$"):
        replace(Settings(), **{field: value})


@pytest.mark.parametrize(
    ("field", "value"),
    [("text_scale", 2), ("text_scale", 0.8), ("measure", 100), ("window", "x" * 4000)],
)
def test_the_ends_of_a_range_are_in_it(field: str, value: Any) -> None:
    assert getattr(replace(Settings(), **{field: value}), field) == value


def test_undo_names_the_policies_of_a_session() -> None:
    assert CHOICES["undo"] == tuple(UndoPolicy)


def test_A14_a_failed_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(measure=50))

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        save_settings(path, Settings(measure=60))
    assert load_settings(path) == (Settings(measure=50), [])
    assert [p.name for p in tmp_path.iterdir()] == ["settings.json"]
