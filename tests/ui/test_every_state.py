"""Every state of the window: names, sizes, nothing cut, nothing a window of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.apply_settings import change_settings
from gamebook_desktop.ui.design.theme import theme
from tests.ui.looks import cut_words, hidden_sideways, nameless, overlaps
from tests.ui.states import every_state, window

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_everything_that_takes_the_focus_has_a_name_in_both_languages(
    qtbot: QtBot, data_dir: Path, language: Callable[[str], None]
) -> None:
    language("fr")
    theme().set(language="fr", reduced_motion=True)
    shown = window(qtbot, data_dir, language="fr")
    faults: dict[str, list[str]] = {}
    for name in every_state(shown):
        found = nameless(shown.window)
        for tongue in ("en", "fr"):
            change_settings(shown.window.desk, language=tongue)
            QApplication.processEvents()
            found += nameless(shown.window)
        if found:
            faults[name] = found
    assert faults == {}


SIZES = {
    "800x600": ((800, 600), 1.0),
    "1366x768": ((1366, 768), 1.0),
    "1920x1080": ((1920, 1080), 1.0),
    "1366x768 at 200 %": ((1366, 768), 2.0),
}


@pytest.mark.parametrize(
    ("tongue", "size"), [*(("fr", size) for size in SIZES), ("en", "1366x768 at 200 %")]
)
def test_no_words_are_cut_and_nothing_lies_on_anything_else(
    qtbot: QtBot, data_dir: Path, language: Callable[[str], None], tongue: str, size: str
) -> None:
    language(tongue)
    extent, scale = SIZES[size]
    theme().set(language=tongue, scale=scale, reduced_motion=True)
    shown = window(qtbot, data_dir, size=extent, language=tongue)
    faults: dict[str, list[str]] = {}
    for name in every_state(shown):
        for _ in range(10):  # until the layouts have come to rest
            found = [*cut_words(shown.window), *overlaps(shown.window)]
            found += hidden_sideways(shown.window)
            if not found:
                break
            shown.qtbot.wait(10)
        if found:
            faults[name] = found
    assert faults == {}


def test_nothing_lies_sideways_out_of_reach_in_a_small_window_at_200(
    qtbot: QtBot, data_dir: Path, language: Callable[[str], None]
) -> None:
    language("fr")
    theme().set(language="fr", scale=2.0, reduced_motion=True)
    shown = window(qtbot, data_dir, size=(800, 600), language="fr")
    for name in every_state(shown):
        for _ in range(10):  # until the layouts have come to rest
            if not (found := hidden_sideways(shown.window)):
                break
            qtbot.wait(10)
        assert (name, found) == (name, [])


class Watch(QObject):
    """Notes every widget that comes on the screen as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.Show
            and isinstance(watched, QWidget)
            and watched.isWindow()
            and not isinstance(watched, QMenu)
        ):
            self.seen.append(type(watched).__name__)
        return False


def test_no_piece_is_ever_a_window_of_its_own(
    qtbot: QtBot, data_dir: Path, qapp: QApplication
) -> None:
    watch = Watch()
    qapp.installEventFilter(watch)
    shown = window(qtbot, data_dir)
    for _ in every_state(shown):
        pass
    shown.window.resize(800, 600)
    shown.window.resize(1920, 1000)
    qtbot.wait(5)
    qapp.removeEventFilter(watch)
    assert watch.seen == ["MainWindow"]
