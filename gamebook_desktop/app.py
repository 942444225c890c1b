"""The composition root: profile, settings, language, theme, log, and the window."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from gamebook_desktop import quick_start
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.ui.apply_settings import apply_look
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.first_paint import AfterFirstPaint
from gamebook_desktop.ui.i18n import LANGUAGES, install, system_language

if TYPE_CHECKING:
    from gamebook_desktop.ui.main_window import MainWindow

NAME = "Gamebook Desktop"
SIZE = (1366, 768)
FRAME = (16, 40)
"""The most that the system's frame and title bar add to a window, in pixels."""
NO_DISPLAY = 2


def run(data_dir: Path | None, language: str | None, smoke: bool) -> int:
    """Open the window and run until it is closed; returns the exit status.

    With `smoke` it opens every game once and leaves by itself.
    """
    if not _has_display():
        print(f"{NAME}: no display; set DISPLAY or WAYLAND_DISPLAY", file=sys.stderr)  # noqa: T201
        return NO_DISPLAY
    app = make_application()
    profile = Profile(data_dir)
    window = make_window(app, profile, language)
    if not window.desk.settings.window:
        fit(window, window.screen().availableSize())
    AfterFirstPaint(window, window.load)
    window.ready.connect(quick_start.end)
    window.show()
    if smoke:
        from gamebook_desktop.smoke import run_smoke

        return run_smoke(app, window)
    return app.exec()


def make_application() -> QApplication:
    """The Qt application, with its name and icon."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("gamebook-desktop")
    app.setApplicationDisplayName(NAME)
    app.setDesktopFileName("gamebook-desktop")
    return app


def make_window(app: QApplication, profile: Profile, language: str | None = None) -> MainWindow:
    """The window, dressed as the settings say; content is read only by its `load`."""
    from gamebook_desktop.plays import ProgramDesk
    from gamebook_desktop.ui.errors import install_excepthook
    from gamebook_desktop.ui.main_window import MainWindow
    from gamebook_desktop.ui.widgets.focus_ring import FocusRing

    desk = ProgramDesk(profile, language or "", forced_language=language)
    chosen = language or desk.settings.language
    tongue = chosen if chosen in LANGUAGES else system_language()
    install(app, tongue)
    desk.language = tongue
    apply_look(desk.settings, tongue)
    theme().apply(app)
    if app.findChild(FocusRing) is None:
        FocusRing(app)
    window = MainWindow(desk)
    window.resize(*SIZE)
    window.restore_window(desk.settings.window)
    install_excepthook(window)
    return window


def fit(window: QWidget, room: QSize) -> None:
    """Leave a window that fits in the room of its screen, frame and all; maximize any other."""
    size = window.size().boundedTo(room - QSize(*FRAME))
    if size != window.size():
        window.resize(size)
        window.setWindowState(Qt.WindowState.WindowMaximized)


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
