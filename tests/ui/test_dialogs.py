"""The dialogs: names, a yes or no, another place for a play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.save_header import read_header
from gamebook_desktop.ui import dialogs
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.dialogs import Dialog, NameDialog
from tests.store.helpers_saves import start


@pytest.fixture
def window(qtbot: QtBot, language: Callable[[str], None]) -> QWidget:
    language("en")
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 600)
    window.show()
    return window


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("", "A play needs a name."),
        ("   ", "A play needs a name."),
        ("x" * 81, "At most 80 characters."),
        ("Taken", "Another play has this name."),
        ("  Taken ", "Another play has this name."),
        ("x" * 80, ""),
        ("  New one ", ""),
    ],
)
def test_names(typed: str, error: str, window: QWidget) -> None:
    dialog = NameDialog(window, "Rename", "Rename", "Old", {"Taken"})
    named: list[str] = []
    dialog.named.connect(named.append)
    dialog.open()
    assert dialog.field.text() == dialog.field.field.selectedText() == "Old"
    dialog.field.set_text(typed)
    QTest.keyClick(dialog.field.field, Qt.Key.Key_Return)
    assert (dialog.field.error.words(), named) == (error, [] if error else [typed.strip()])


def test_escape_names_nothing(window: QWidget) -> None:
    dialog = NameDialog(window, "Rename", "Rename", "Old", ())
    named: list[str] = []
    dialog.named.connect(named.append)
    dialog.open()
    QTest.keyClick(dialog.field.field, Qt.Key.Key_Escape)
    assert (dialog.isVisible(), named) == (False, [])


def press_when_open(key: Qt.Key) -> None:
    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Dialog)
        QTest.keyClick(dialog, key)

    QTimer.singleShot(0, press)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_neither_enter_nor_escape_leaves_a_play_unsaved(key: Qt.Key, window: QWidget) -> None:
    press_when_open(key)
    assert dialogs.may_leave_unsaved(window) is False


def test_leaving_a_play_unsaved_takes_a_click(window: QWidget) -> None:
    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Dialog)
        dialog.yes.click()

    QTimer.singleShot(0, press)
    assert dialogs.may_leave_unsaved(window) is True


@pytest.mark.parametrize(
    ("chosen", "kind", "target"),
    [
        ("", dialogs.PLAY, None),
        ("a", dialogs.PLAY, "a.gamebook"),
        ("a.gamebook", dialogs.PLAY, "a.gamebook"),
        ("a.b", dialogs.TEXT, "a.b"),
        ("a", dialogs.TEXT, "a.yaml"),
    ],
)
def test_files_to_write_get_their_ending(
    chosen: str,
    kind: str,
    target: str | None,
    window: QWidget,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = str(tmp_path / chosen) if chosen else ""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (name, ""))
    found = dialogs.where_to_write(window, "Save", "x", kind)
    assert (found and found.name) == target


def test_files_to_read(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (["a.zip", "b.zip"], ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    assert dialogs.files_to_read(window, "Import", dialogs.BOOK) == [Path("a.zip"), Path("b.zip")]
    assert dialogs.folder_to_read(window, "Import") == []


def controller_of(profile: Profile) -> Controller:
    save, session = start(profile)
    return Controller("toy", "key", session, None, save)  # type: ignore[arg-type]


def test_a_play_goes_on_in_another_place(
    window: QWidget, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = controller_of(Profile(data_dir))
    target = tmp_path / "away.gamebook"
    monkeypatch.setattr(dialogs, "where_to_write", lambda *_: target)
    assert dialogs.ask_where_to_save(window, controller) == target
    assert controller.save is not None
    assert (controller.save.path, controller.failure) == (target, None)
    assert read_header(target).title == "Une épée"
    controller.save.close()


def test_a_place_that_cannot_be_written_to_is_said(
    window: QWidget, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = controller_of(Profile(data_dir))
    save = controller.save
    assert save is not None
    before, told = save.path, []
    controller.saved.connect(lambda: told.append(controller.failure))
    monkeypatch.setattr(dialogs, "where_to_write", lambda *_: tmp_path / "no" / "x.gamebook")
    assert dialogs.ask_where_to_save(window, controller) is None
    assert save.path == before
    assert [failure is not None for failure in told] == [True]
    save.close()
