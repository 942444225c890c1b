from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from gamebook_desktop.app import make_window
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.ui.design.theme import Look, theme
from gamebook_desktop.ui.main_window import MainWindow
from gamebook_desktop.ui.widgets.focus_ring import FocusRing

Start = Callable[..., MainWindow]


@pytest.fixture
def dressed(qapp: QApplication, language: Callable[[str], None]) -> Iterator[QApplication]:
    """The application, which goes back to its own looks after the test."""
    language("fr")  # set back after the test
    yield qapp
    theme()._app = None
    for ring in qapp.findChildren(FocusRing):
        delete(ring)
    qapp.setStyleSheet("")
    theme().set(**Look()._asdict())


@pytest.fixture
def start(qtbot: QtBot, dressed: QApplication, data_dir: Path) -> Start:
    """Starts the program on a profile of its own, as often as wanted, one after the other."""

    def begin(tongue: str | None = "fr", size: tuple[int, int] = (1366, 768)) -> MainWindow:
        window = make_window(dressed, Profile(data_dir), tongue)
        qtbot.addWidget(window)
        window.resize(*size)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        with qtbot.waitSignal(window.library.listed):
            window.load()
        qtbot.wait(1)
        return window

    return begin
