"""Writing a play as a text, and the list of keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from gamebook_desktop.games.gamebook.panel import GamebookPanel
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.ui import dialogs
from gamebook_desktop.ui.command_list import COMMANDS
from gamebook_desktop.ui.keys_help import GROUPS, KeysDrawer, in_words
from tests.ui.commands.hands import (
    commands,
    press,
)
from tests.ui.window import Screen

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize("trouble", [None, "disk_full"])
def test_export(
    trouble: str | None, shown: Screen, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = data_dir / "play.yaml"
    asked: list[tuple[str, str]] = []

    def where(_parent: QWidget, caption: str, name: str, _kind: str) -> Path:
        asked.append((caption, name))
        return target

    def export(_path: Path, to: Path) -> None:
        if trouble is not None:
            raise SaveError(trouble, to)

    monkeypatch.setattr(dialogs, "where_to_write", where)
    monkeypatch.setattr(shown.window.desk, "export", export)
    commands(shown).actions["export"].trigger()
    assert shown.play.save is not None
    assert asked == [("Write as a text", f"{shown.play.save.path.stem}.yaml")]
    failed = SaveError("disk_full", target).text("en")
    assert shown.message() == (failed if trouble else "Written: play.yaml.")


def test_the_list_of_keys(shown: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    own = (("C", "test your luck"),)
    monkeypatch.setattr(GamebookPanel, "shortcuts", lambda _self: own)
    commands(shown).show_keys()
    drawer = shown.window.findChildren(KeysDrawer)[0]
    assert drawer.is_open()
    said = {label.accessibleName() or label.text() for label in _labels(drawer)}
    assert {"In this play", "test your luck", "undo", "menu"} <= said
    press(shown, Qt.Key.Key_Escape)
    assert not drawer.is_open()
    shown.panel.main.setFocus()
    commands(shown).show_keys()
    shown.panel.focus_home()
    press(shown, Qt.Key.Key_Escape)
    assert not drawer.is_open()


def _labels(drawer: KeysDrawer) -> list[Any]:
    from gamebook_desktop.ui.widgets.label import Label

    return drawer.findChildren(Label)


def test_about_stands_at_the_foot_of_the_keys(shown: Screen) -> None:
    commands(shown).actions["about"].trigger()
    QApplication.processEvents()
    drawer = shown.window.findChildren(KeysDrawer)[0]
    bar = drawer.scroll_bar()
    assert bar is not None
    assert bar.value() > 0
    assert any(label.text().startswith("Gamebook Desktop 0.") for label in _labels(drawer))


@pytest.mark.parametrize(
    ("keys", "words"), [("Ctrl Shift Z", "Ctrl Shift Z"), ("1 … 9", "1 … 9"), ("F6", "F6")]
)
def test_names_of_keys(keys: str, words: str) -> None:
    assert in_words(keys) == words


def test_every_key_of_a_command_is_in_the_list() -> None:
    listed = {key for _, rows in GROUPS for keys, _ in rows for key in keys}
    used = {
        key.replace("++", "+\x00").replace("+", " ").replace("\x00", "+")
        for command in COMMANDS
        for key in command.keys
    }
    other_ways = {"Ctrl =", "Ctrl À", "Ctrl Shift Tab"}
    assert used - other_ways <= {key.replace("−", "-") for key in listed}
