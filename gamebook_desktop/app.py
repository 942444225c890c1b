"""The composition root: profile, settings, language, theme, log, and the window."""

from __future__ import annotations

import os
import sys
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from gamebook_desktop import quick_start
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.settings import Kept, load_settings
from gamebook_desktop.ui.first_paint import AfterFirstPaint, FirstPicture
from gamebook_desktop.ui.main_window import MainWindow

if TYPE_CHECKING:
    from pathlib import Path

    from gamebook_desktop.store.settings import Settings

NAME = "Gamebook Desktop"
SIZE = (1366, 768)
FRAME = (16, 40)
"""The most that the system's frame and title bar add to a window, in pixels."""
NO_DISPLAY = 2
_ARGUMENTS = [*sys.argv[:1], "-style", "Fusion"]
"""Qt takes the style from here: setting it later costs the wrapping of the style it replaces."""


def run(data_dir: Path | None, language: str | None, smoke: bool) -> int:
    """Open the window and run until it is closed; returns the exit status.

    With `smoke` it opens every game once and leaves by itself.
    """
    if not _has_display():
        print(f"{NAME}: no display; set DISPLAY or WAYLAND_DISPLAY", file=sys.stderr)  # noqa: T201
        return NO_DISPLAY
    app, profile = make_application(), Profile(data_dir)
    if smoke:
        from gamebook_desktop.smoke import run_smoke

        _collect_garbage(app)
        window = make_window(app, profile, language)
        window.show()
        return run_smoke(app, window)
    kept = load_settings(profile.settings_file)
    window = bare_window(kept[0])
    AfterFirstPaint(window, partial(begin, app, window, profile, kept, language))
    window.ready.connect(quick_start.end)
    window.ready.connect(partial(_collect_garbage, app))
    if kept[0].window or fits(window, window.screen().availableSize()):
        window.show()
    else:
        window.showMaximized()
    return app.exec()


def make_application() -> QApplication:
    """The Qt application, with its style, name and icon."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(_ARGUMENTS)
    app.setApplicationName("gamebook-desktop")
    app.setApplicationDisplayName(NAME)
    app.setDesktopFileName("gamebook-desktop")
    return app


def make_window(app: QApplication, profile: Profile, language: str | None = None) -> MainWindow:
    """The window with everything in it; content is read only by its `load`."""
    kept = load_settings(profile.settings_file)
    window = bare_window(kept[0])
    _furnish(app, window, profile, kept, language)
    window.fill()
    return window


def bare_window(settings: Settings) -> MainWindow:
    """The window in its place and its colours, with nothing on them yet."""
    window = MainWindow()
    window.setCentralWidget(FirstPicture(settings.theme, settings.text_scale))
    window.resize(*SIZE)
    window.restore_window(settings.window)
    return window


def begin(
    app: QApplication, window: MainWindow, profile: Profile, kept: Kept, language: str | None
) -> None:
    """Put everything in the bare window, the listed library first."""
    _furnish(app, window, profile, kept, language, sheet=False)
    window.begin()


def fits(window: QWidget, room: QSize) -> bool:
    """Whether a window fits in the room of its screen, frame and all; shrinks it otherwise."""
    size = window.size().boundedTo(room - QSize(*FRAME))
    if size == window.size():
        return True
    window.resize(size)
    return False


def _collect_garbage(app: QApplication) -> None:
    """From now on; `quick_start` has stopped Python's own collector."""
    from gamebook_desktop.ui.garbage import GarbageCollector

    GarbageCollector(app)


def _furnish(
    app: QApplication,
    window: MainWindow,
    profile: Profile,
    kept: Kept,
    language: str | None,
    *,
    sheet: bool = True,
) -> None:
    """Give the window its desk; dress the application and have it speak as the settings say."""
    from gamebook_desktop.plays import ProgramDesk
    from gamebook_desktop.ui.apply_settings import apply_look
    from gamebook_desktop.ui.design.theme import theme
    from gamebook_desktop.ui.errors import install_excepthook
    from gamebook_desktop.ui.i18n import LANGUAGES, install, system_language
    from gamebook_desktop.ui.widgets.focus_ring import FOCUS_RING, FocusRing

    settings = kept[0]
    chosen = language or settings.language
    tongue = chosen if chosen in LANGUAGES else system_language()
    window.desk = ProgramDesk(profile, tongue, forced_language=language, kept=kept)
    install_excepthook(window)
    install(app, tongue)
    apply_look(settings, tongue)
    theme().apply(app, sheet=sheet)
    if app.findChild(FocusRing, FOCUS_RING) is None:
        FocusRing(app)


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
