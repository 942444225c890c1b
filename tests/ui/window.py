"""The whole window over a play of a small book, and hands on its keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.game import Startable
from gamebook_desktop.core.session import Session
from gamebook_desktop.games.gamebook.panel import GamebookPanel
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.plays import ProgramDesk
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.save_file import SaveFile
from gamebook_desktop.store.saves import create_play
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.desk import OpenPlay
from gamebook_desktop.ui.frame import PlayFrame
from gamebook_desktop.ui.main_window import MainWindow
from tests.games.gamebook import helpers
from tests.games.gamebook.table import over

SIZE = (1366, 768)
ENTER, BACK, ESCAPE, TAB, SPACE = "\r", "\b", "\x1b", "\t", " "
_NAMED = {
    ENTER: Qt.Key.Key_Return,
    BACK: Qt.Key.Key_Backspace,
    ESCAPE: Qt.Key.Key_Escape,
    TAB: Qt.Key.Key_Tab,
    SPACE: Qt.Key.Key_Space,
}
_NONE = Qt.KeyboardModifier.NoModifier


class OneGame(ProgramDesk):
    """The real desk, but what it starts is a play made beforehand."""

    def __init__(self, profile: Profile, language: str, plays: list[Controller]) -> None:
        super().__init__(profile, language)
        self.made = plays

    def start(self, startable: Startable, options: dict[str, Any] | None = None) -> OpenPlay:
        """The next of the plays."""
        play = self.made.pop(0)
        return OpenPlay(play, GamebookPanel(play))


@dataclass
class Screen:
    """The window with one play in front."""

    qtbot: QtBot
    window: MainWindow
    play: Controller

    @property
    def panel(self) -> GamebookPanel:
        """The panel in front."""
        found = self.window.current()
        assert found is not None
        assert isinstance(found[0].panel, GamebookPanel)
        return found[0].panel

    @property
    def frame(self) -> PlayFrame:
        """The frame in front."""
        found = self.window.current()
        assert found is not None
        return found[1]

    @property
    def state(self) -> State:
        """The state shown."""
        assert isinstance(self.play.state, State)
        return self.play.state

    def type(self, keys: str, *, repeat: bool = False) -> None:
        """Press keys where the focus is; letters, signs, and the named ones above."""
        type_keys(self.window, keys, repeat=repeat)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = _NONE) -> None:
        """Press one key by its code, with modifiers, as the system hands it on."""
        QTest.keyClick(self.window.windowHandle(), key, modifiers)
        QApplication.processEvents()

    def message(self) -> str:
        """What the message line says."""
        return self.window.line.text()


def type_keys(window: QWidget, keys: str, *, repeat: bool = False) -> None:
    """Press keys one after another where the focus is."""
    for sign in keys:
        target = QApplication.focusWidget() or window
        key = _NAMED.get(sign, Qt.Key(ord(sign.upper())) if sign.isascii() else Qt.Key.Key_unknown)
        text = "" if sign == ESCAPE else sign
        if sign == TAB:
            QTest.keyClick(target, Qt.Key.Key_Tab)
        else:
            kinds = [QEvent.Type.KeyPress] + ([] if repeat else [QEvent.Type.KeyRelease])
            for kind in kinds:
                QApplication.sendEvent(target, QKeyEvent(kind, key, _NONE, text, repeat))
        QApplication.processEvents()


def saved(profile: Profile, session: Session[State], **meta: Any) -> SaveFile:
    """The file of a new play of a small book."""
    setup = {"book": "test"}
    return create_play(profile, "gamebook", "Essai", setup, 7, session, extra=meta)


def screen(
    qtbot: QtBot,
    data_dir: Path,
    sections: Mapping[Any, Any],
    state: State | None = None,
    *,
    dice: helpers.Dice | None = None,
    size: tuple[int, int] = SIZE,
    language: str = "en",
    options: dict[str, Any] | None = None,
    kept: bool = False,
    **head: Any,
) -> Screen:
    """The window with a play of a small book; see `tests.games.gamebook.table.controller`.

    With `kept` the play has its file.
    """
    profile = Profile(data_dir)
    play = over(
        helpers.game(sections, options, **head),
        state or helpers.at(helpers.sheet()),
        dice=dice,
        save=(lambda session: saved(profile, session)) if kept else None,
    )
    source = play.session.source
    window = MainWindow()
    window.desk = OneGame(profile, language, [play])
    window.fill()
    qtbot.addWidget(window)
    window.resize(*size)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.start(Startable("gamebook", {}, "Essai", "", ""))
    play.session.source = source
    QApplication.processEvents()
    return Screen(qtbot, window, play)
