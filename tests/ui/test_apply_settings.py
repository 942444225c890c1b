from __future__ import annotations

import plistlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.plays import ProgramDesk
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.settings import CHOICES, Settings, load_settings
from gamebook_desktop.ui import apply_settings, i18n, motion
from gamebook_desktop.ui.apply_settings import (
    apply_look,
    apply_to_play,
    change_settings,
)
from gamebook_desktop.ui.design import tokens
from gamebook_desktop.ui.design.theme import READING_FACES, Look, theme
from tests.games.gamebook.helpers import at, game, sheet
from tests.games.gamebook.table import over
from tests.ui.widgets.conftest import look  # noqa: F401 - set back after each test


def test_every_theme_and_face_that_can_be_set_is_there() -> None:
    assert set(CHOICES["theme"]) == {"system", *tokens.THEMES}
    assert set(CHOICES["face"]) == set(READING_FACES)
    assert set(CHOICES["language"]) == {"system", *i18n.LANGUAGES}


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({}, Look(language="en")),
        ({"theme": "sepia", "text_scale": 1.3}, Look("sepia", 1.3, language="en")),
        ({"face": "atkinson", "leading": 2.0}, Look("system", 1.0, "atkinson", 2.0, language="en")),
        ({"letter_spacing": 0.125}, Look(letter_spacing=2.375)),
        ({"measure": 80}, Look(measure=1.25)),
        ({"motion": "off"}, Look(reduced_motion=True)),
    ],
)
def test_settings_become_a_look(settings: dict[str, Any], expected: Look) -> None:
    apply_look(Settings(**settings), "en")
    assert theme().look == expected


@pytest.mark.parametrize(
    ("chosen", "of_the_system", "reduced"),
    [
        ("system", True, True),
        ("system", False, False),
        ("on", True, False),
        ("off", False, True),
    ],
)
def test_motion(
    chosen: str, of_the_system: bool, reduced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apply_settings, "system_reduces_motion", lambda: of_the_system)
    apply_look(Settings(motion=chosen), "en", ask_system=True)
    assert theme().reduced_motion is reduced


@pytest.mark.parametrize(
    ("content", "reduced"),
    [
        (plistlib.dumps({"reduceMotion": True}), True),
        (plistlib.dumps({"reduceMotion": 0}), False),
        (plistlib.dumps({}), False),
        (plistlib.dumps([1]), False),
        (b"no list", False),
        (None, False),
    ],
)
def test_what_a_mac_says_of_motion(content: bytes | None, reduced: bool, tmp_path: Path) -> None:
    file = tmp_path / "universalaccess.plist"
    if content is not None:
        file.write_bytes(content)
    assert motion._mac(file) is reduced


def test_the_language_that_is_set_is_installed(
    qtbot: QtBot, data_dir: Path, language: Callable[[str], None]
) -> None:
    language("en")
    desk = ProgramDesk(Profile(data_dir), "en")
    shown = []
    for code in ("fr", "en"):
        change_settings(desk, language=code)
        shown.append((desk.language, theme().language, desk.rules("gamebook")["R8"].title))
    assert shown == [("fr", "fr", "Ordre des calculs"), ("en", "en", "Order of the sums")]


def test_another_setting_leaves_a_language_of_the_command_line(
    qtbot: QtBot, data_dir: Path, language: Callable[[str], None]
) -> None:
    desk = ProgramDesk(Profile(data_dir), "en")
    change_settings(desk, language="fr")
    theme().set(language="en")
    change_settings(desk, theme="dark")
    assert (theme().language, desk.settings.language) == ("en", "fr")


def test_what_changed_is_on_the_disk(
    qtbot: QtBot, data_dir: Path, language: Callable[[str], None]
) -> None:
    desk = ProgramDesk(Profile(data_dir), "en")
    assert change_settings(desk, text_scale=1.6, advice=False) == ""
    kept, problems = load_settings(desk.profile.settings_file)
    assert (kept.text_scale, kept.advice, problems) == (1.6, False, [])
    assert theme().look.scale == 1.6


def test_what_cannot_be_kept_is_shown_all_the_same_and_said(
    qtbot: QtBot,
    data_dir: Path,
    language: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(path: Path, settings: Settings) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("gamebook_desktop.store.settings.save_settings", full)
    desk = ProgramDesk(Profile(data_dir), "en")
    assert change_settings(desk, text_scale=1.6) == "No space left on device"
    assert (theme().look.scale, desk.settings.text_scale) == (1.6, 1.6)


@pytest.mark.parametrize(
    ("changes", "policy", "new_dice"),
    [
        ({}, UndoPolicy.FREE, False),
        ({"undo": UndoPolicy.OFF}, UndoPolicy.OFF, False),
        ({"undo": UndoPolicy.NOT_PAST_CHANCE}, UndoPolicy.NOT_PAST_CHANCE, False),
        ({"new_dice_after_undo": True}, UndoPolicy.FREE, True),
    ],
)
def test_an_open_play_follows_the_settings_of_undo(
    changes: dict[str, Any], policy: UndoPolicy, new_dice: bool, qtbot: QtBot
) -> None:
    play = over(game({1: {"choices": [{"text": "On.", "to": 1}]}}), at(sheet()))
    apply_to_play(play, Settings(**changes))
    assert (play.session.policy, play.session.new_dice_after_undo) == (policy, new_dice)
