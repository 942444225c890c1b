"""The start: the bare window in its colours, the library, then everything else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.app import bare_window, begin
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.settings import Settings, load_settings
from gamebook_desktop.ui.design.tokens import THEMES
from gamebook_desktop.ui.first_paint import AfterFirstPaint
from gamebook_desktop.ui.main_window import MainWindow

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["system", *THEMES])
@pytest.mark.parametrize(
    ("width", "scale", "seen"),
    [
        (1366, 1.0, {(91, 700): "ground", (92, 51): "panel", (92, 52): "page"}),
        (1366, 1.25, {(114, 700): "ground", (115, 64): "panel", (115, 65): "page"}),
        (1000, 1.0, {(0, 43): "panel", (999, 43): "panel", (0, 44): "page", (0, 700): "page"}),
    ],
)
def test_the_bare_window_has_the_colours_of_the_theme(
    qtbot: QtBot, name: str, width: int, scale: float, seen: dict[tuple[int, int], str]
) -> None:
    window = bare_window(Settings(theme=name, text_scale=scale))
    qtbot.addWidget(window)
    window.resize(width, 768)
    picture = window.grab().toImage()
    palette = THEMES["light" if name == "system" else name]  # what the offscreen system asks for
    for (x, y), token in seen.items():
        assert picture.pixelColor(x, y).name().upper() == getattr(palette, token), (x, y)


def test_the_library_comes_first_and_keys_wait_for_all(
    qtbot: QtBot, dressed: QApplication, data_dir: Path
) -> None:
    profile = Profile(data_dir)
    told: list[tuple[str, ...]] = []
    profile.settings_file.write_text(json.dumps({"theme": "no such theme"}))
    kept = load_settings(profile.settings_file)
    window = bare_window(kept[0])
    qtbot.addWidget(window)
    window.listed.connect(lambda: told.append(_parts(window)))
    window.ready.connect(lambda: told.append(_parts(window)))
    AfterFirstPaint(window, lambda: begin(dressed, window, profile, kept, "en"))
    with qtbot.waitSignal(window.ready):
        window.show()
    assert told == [("library", "tiles"), ("library", "tiles", "commands", "drawers", "line")]
    assert window.line.text() == kept[1][0].text("en")
    assert window.windowTitle() == "Gamebook Desktop"
    window.close()


def _parts(window: MainWindow) -> tuple[str, ...]:
    """What there is, and is shown, of a window."""
    tiles = window.library.view.tiles
    found = {
        "library": window.library.isVisible(),
        "tiles": bool(tiles.tiles) and tiles.tiles[0].isVisible() and tiles.tiles[0].height() > 0,
        "commands": hasattr(window, "commands"),
        "drawers": hasattr(window, "settings_drawer") and hasattr(window, "rules_drawer"),
        "line": hasattr(window, "line") and window.line.isVisible(),
    }
    return tuple(name for name, there in found.items() if there)


@pytest.mark.parametrize("kind", [QEvent.Type.KeyPress, QEvent.Type.LanguageChange])
def test_a_bare_window_takes_any_event_calmly(qtbot: QtBot, kind: QEvent.Type) -> None:
    window = bare_window(Settings())
    qtbot.addWidget(window)
    window.show()
    event = (
        QKeyEvent(kind, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier, "\t")
        if kind == QEvent.Type.KeyPress
        else QEvent(kind)
    )
    QApplication.sendEvent(window, event)
    window.resize(700, 500)
    assert window.close()


WATCH = """
import sys
from gamebook_desktop import app, cli
begin = app.begin
def told(application, window, *rest):
    watched = {names}
    print(sorted(watched & set(sys.modules)))
    window.listed.connect(lambda: print(sorted(watched & set(sys.modules))))
    window.ready.connect(application.quit)
    begin(application, window, *rest)
app.begin = told
sys.exit(cli.run(["--data-dir", sys.argv[1]]))
"""
THEME, LIBRARY = "gamebook_desktop.ui.design.theme", "gamebook_desktop.ui.library"
LATER = {
    "gamebook_desktop.core.session",
    "gamebook_desktop.core.turn",
    "gamebook_desktop.games.gamebook.content",
    "gamebook_desktop.games.gamebook.rules",
    "gamebook_desktop.store.backups",
    "gamebook_desktop.store.game_content",
    "gamebook_desktop.ui.commands",
    "gamebook_desktop.ui.dialogs",
    "gamebook_desktop.ui.library_sheets",
    "gamebook_desktop.ui.settings_drawer",
    "PySide6.QtDBus",
    "hashlib",
    "pydantic",
    "yaml",
}


def test_nothing_is_imported_before_it_is_wanted(data_dir: Path) -> None:
    code = WATCH.format(names={THEME, LIBRARY, *LATER})
    shown = []
    for _ in range(2):  # the first start remembers what the books are called
        done = subprocess.run(
            [sys.executable, "-c", code, str(data_dir)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        shown.append(done.stdout.splitlines())
    assert shown[0][0] == shown[1][0] == "[]"
    assert shown[1][1] == str(sorted({THEME, LIBRARY}))


PLACES = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QWidget
from gamebook_desktop.app import bare_window, begin, make_application
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.settings import Settings
def places():
    parts = [window.rail, window.top, window.library, *window.library.findChildren(QWidget)]
    shown = [part for part in parts if part.isVisible() and type(part).__name__ != "_Ring"]
    return [(type(part).__name__, part.geometry().getRect()) for part in shown]
app, window, seen = make_application(), bare_window(Settings()), []
window.resize({width}, {height})
window.show()
app.processEvents()
window.listed.connect(lambda: seen.append(places()))
begin(app, window, Profile(Path(sys.argv[1])), (Settings(), []), "fr")
for _ in range(3):
    app.processEvents()
print(len(seen[0]) > 20, seen == [places()])
"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1100, 480), (700, 500)])
def test_what_is_made_later_moves_nothing(data_dir: Path, width: int, height: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLACES.format(width=width, height=height), str(data_dir)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.returncode) == ("True True\n", 0), done.stderr
