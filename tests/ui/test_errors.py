from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.plays import ProgramDesk
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.ui import errors
from gamebook_desktop.ui.crash_dialog import CrashDialog
from gamebook_desktop.ui.crash_report import LAST, Facts, build_report, facts_of, without_person
from gamebook_desktop.ui.errors import LateFile, Net
from gamebook_desktop.ui.main_window import MainWindow
from gamebook_desktop.ui.widgets.label import Label
from tests.ui.widgets.conftest import look  # noqa: F401 - set back after each test
from tests.ui.window import Screen, screen

SECTIONS: dict[Any, Any] = {
    1: {"choices": [{"text": "Là.", "to": 2}]},
    2: {"choices": [{"text": "Retour.", "to": 1}]},
}
PLAIN = Facts("1.2", "Linux, xcb", "6.11", "3.12", "Traceback\n  boom\n")


# --------------------------------------------------------------------------------- the report
@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        (PLAIN, "Gamebook Desktop 1.2\nLinux, xcb; Qt 6.11; Python 3.12\n\nTraceback\n  boom\n"),
        (
            Facts("1", "Mac", "6", "3", "T", "gamebook, 2 actions", ("Go(1)", "Go(\n 2)"), "Hit()"),
            "Gamebook Desktop 1\nMac; Qt 6; Python 3\n\nT\n\nPlay: gamebook, 2 actions\n"
            "  1. Go(1)\n  2. Go( 2)\nOpen: Hit()\n",
        ),
        (
            Facts("1", "Mac", "6", "3", "T", "g, 1 actions", ("x" * 301,)),
            "Gamebook Desktop 1\nMac; Qt 6; Python 3\n\nT\n\nPlay: g, 1 actions\n"
            f"  1. {'x' * 299}…\n",
        ),
    ],
)
def test_report(facts: Facts, expected: str) -> None:
    assert build_report(facts, "/home/ada") == expected


@pytest.mark.parametrize(
    ("home", "text", "shown"),
    [
        ("/home/ada", 'File "/home/ada/x.py", line 3', 'File "~/x.py", line 3'),
        ("/home/ada/", "in /home/ada", "in ~"),
        ("/home/ada", "/home/adamant/x.py", "/home/adamant/x.py"),
        ("/home/ada", "/media/ada/disk", "/media/~/disk"),
        ("/home/ada", "ada is a name, canada too", "ada is a name, canada too"),
        ("/Users/Ada L", "'/Users/Ada L/Library'", "'~/Library'"),
        (r"C:\Users\ada", r"C:\Users\ada\x.py", r"~\x.py"),
        (r"C:\Users\ada", r"'C:\\Users\\ada\\x.py'", r"'~\\x.py'"),
        (r"C:\Users\ada", "C:/Users/ada/x.py", "~/x.py"),
        (r"C:\Users\ada", r"D:\data\ada\x.py", r"D:\data\~\x.py"),
        ("/", "/usr/lib", "/usr/lib"),
        ("", "/usr/lib", "/usr/lib"),
    ],
)
def test_nobody_is_named(home: str, text: str, shown: str) -> None:
    assert without_person(text, home) == shown


def _raised(text: str = "boom") -> ValueError:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


@pytest.fixture
def shown(qtbot: QtBot, data_dir: Path) -> Screen:
    return screen(qtbot, data_dir, SECTIONS, kept=True)


def test_the_last_actions_of_the_play_are_told(shown: Screen) -> None:
    for n in range(LAST + 2):
        assert shown.play.do(do.Choose(str(2 - n % 2)))
    shown.play.override(shown.play.session.state, note="secret")
    facts = facts_of(_raised(), shown.play)
    assert facts.play == "gamebook, 23 actions"
    assert len(facts.actions) == LAST
    assert (facts.actions[-2], facts.actions[-1]) == (repr(do.Choose("1")), "Override correction")
    assert facts.trace.endswith("ValueError: boom\n")


def test_without_a_play_there_is_the_failure_alone() -> None:
    facts = facts_of(_raised(), None)
    assert (facts.play, facts.actions, facts.waiting) == ("", (), "")


# --------------------------------------------------------------------------------- the net
@pytest.fixture
def net(
    shown: Screen, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> Iterator[Net]:
    made = Net(shown.window)
    monkeypatch.setattr(sys, "__excepthook__", lambda *_: None)
    made.spread()
    yield made
    made.remove()
    for dialog in dialogs():
        dialog.accept()


def fail(net: Net, error: BaseException) -> None:
    """What PySide does when a slot raises."""
    sys.excepthook(type(error), error, error.__traceback__)
    QApplication.processEvents()


def dialogs() -> list[CrashDialog]:
    return [
        w for w in QApplication.topLevelWidgets() if isinstance(w, CrashDialog) and w.isVisible()
    ]


def texts(dialog: CrashDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(Label)]


def test_a_failure_is_shown_and_the_program_goes_on(net: Net, shown: Screen) -> None:
    fail(net, _raised("under the table"))
    (dialog,) = dialogs()
    assert texts(dialog) == [
        "Something went wrong",
        "The program made a mistake: ValueError: under the table",
        "The play is intact, as it was before this.",
    ]
    assert "ValueError: under the table" in dialog.report.toPlainText()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialogs() == []
    assert shown.window.isVisible()
    assert shown.play.do(do.Choose("2"))


def test_the_report_is_copied_and_the_dialog_stays(net: Net) -> None:
    fail(net, _raised())
    (dialog,) = dialogs()
    dialog.no.click()
    assert QGuiApplication.clipboard().text() == dialog.report.toPlainText()
    assert (dialog.no.text(), dialog.isVisible()) == ("Copied", True)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialogs() == []


def test_a_failed_save_is_not_called_intact(net: Net, shown: Screen) -> None:
    assert shown.play.save is not None
    shown.play.save.failure = SaveError("disk_full", shown.play.save.path)
    fail(net, _raised())
    assert texts(dialogs()[0])[-1] == "The play goes on in memory; its last save had failed before."


def test_one_dialog_at_a_time(net: Net, caplog: pytest.LogCaptureFixture) -> None:
    for text in ("one", "two"):
        fail(net, _raised(text))
    fail(net, KeyError("three"))
    assert len(dialogs()) == 1
    assert [record.message for record in caplog.records] == ["uncaught"] * 3


def test_the_same_failure_is_shown_once(net: Net) -> None:
    for _ in range(3):
        fail(net, _raised())
        for dialog in dialogs():
            dialog.accept()
    fail(net, RuntimeError("another"))
    assert len(dialogs()) == 1
    assert texts(dialogs()[0])[1] == "The program made a mistake: RuntimeError: another"


def test_a_failure_of_another_thread_is_shown_too(net: Net) -> None:
    def work() -> None:
        raise RuntimeError("far away")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    QApplication.processEvents()
    assert texts(dialogs()[0])[1] == "The program made a mistake: RuntimeError: far away"


def test_a_report_that_fails_is_only_logged(
    net: Net, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("gamebook_desktop.ui.crash_report.build_report", broken)
    fail(net, _raised())
    assert dialogs() == []
    assert [record.message for record in caplog.records] == [
        "uncaught",
        "the report could not be shown",
    ]


def test_a_failure_within_the_net_ends_there(net: Net, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "__excepthook__", lambda kind, *_: passed.append(kind))

    def failing(*_: object, **__: object) -> None:
        fail(net, KeyError("inner"))
        raise OSError

    monkeypatch.setattr(errors._log, "error", failing)
    fail(net, _raised())
    assert passed == [KeyError, ValueError]
    assert dialogs() == []


def test_control_c_is_not_ours(net: Net, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "__excepthook__", lambda kind, *_: passed.append(kind))
    fail(net, KeyboardInterrupt())
    assert (passed, dialogs()) == ([KeyboardInterrupt], [])


def test_it_goes_with_its_window(
    qtbot: QtBot, data_dir: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = sys.excepthook
    window = MainWindow()
    window.desk = ProgramDesk(Profile(data_dir), "en")
    window.fill()
    made = errors.install_excepthook(window)
    assert sys.excepthook == made.catch
    window.deleteLater()
    QApplication.sendPostedEvents(None, 52)  # deferred deletes
    assert sys.excepthook is before
    assert made.file not in logging.getLogger("gamebook_desktop").handlers


# --------------------------------------------------------------------------------- the log
def test_the_log_is_made_when_there_is_something_to_say(data_dir: Path) -> None:
    profile = Profile(data_dir)
    file = LateFile(profile)
    assert not profile.log_file.exists()
    file.handle(logging.LogRecord("a.b", logging.WARNING, "", 1, "mind %s", ("é",), None))
    file.close()
    assert profile.log_file.read_text("utf-8").endswith("WARNING a.b: mind é\n")


def test_the_log_turns(data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "LOG_SIZE", 400)
    profile = Profile(data_dir)
    file = LateFile(profile)
    for n in range(20):
        file.handle(logging.LogRecord("a", logging.ERROR, "", 1, f"{n} {'x' * 100}", (), None))
    file.close()
    logs = sorted(path.name for path in profile.log_file.parent.glob("*.log*"))
    name = profile.log_file.name
    assert logs == [name, f"{name}.1", f"{name}.2"]


def test_a_log_that_cannot_be_written_bothers_nobody(
    data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile = Profile(data_dir)
    profile.log_file.mkdir()
    LateFile(profile).handle(logging.LogRecord("a", logging.ERROR, "", 1, "text", (), None))
    assert capsys.readouterr() == ("", "")
