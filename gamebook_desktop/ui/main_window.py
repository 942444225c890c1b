"""The window: rail, top bar, library, plays, rules, settings, message line."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QEventLoop, QTimer, Signal
from PySide6.QtWidgets import QApplication, QMainWindow
from shiboken6 import isValid

from gamebook_desktop.store.errors import ContentError, SaveError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QWheelEvent
    from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

    from gamebook_desktop.core.game import Startable
    from gamebook_desktop.store.save_file import SaveFile
    from gamebook_desktop.ui.commands import Commands
    from gamebook_desktop.ui.controller import Controller
    from gamebook_desktop.ui.desk import Desk, OpenPlay
    from gamebook_desktop.ui.frame import PlayFrame
    from gamebook_desktop.ui.library import LibraryPage
    from gamebook_desktop.ui.message_line import MessageLine
    from gamebook_desktop.ui.rail import Rail
    from gamebook_desktop.ui.rules_drawer import RulesDrawer
    from gamebook_desktop.ui.settings_drawer import SettingsDrawer
    from gamebook_desktop.ui.starting import Starting
    from gamebook_desktop.ui.top_bar import TopBar
    from gamebook_desktop.ui.window_keys import WindowKeys
    from gamebook_desktop.ui.window_news import WindowNews

LIBRARY, RULES = "library", "rules"
LEAST = (640, 480)


class MainWindow(QMainWindow):
    """Everything on screen; bare until `fill` or `begin`, so that it can be shown at once.

    Its `desk` is set before either.

    Signals: `listed()` once the library is listed and painted, `ready()` once all the rest is
    there too.
    """

    listed = Signal()
    ready = Signal()

    desk: Desk
    whole: QWidget
    middle: QVBoxLayout
    rail: Rail
    top: TopBar
    stack: QStackedWidget
    library: LibraryPage
    line: MessageLine
    commands: Commands
    news: WindowNews
    starting: Starting
    keys: WindowKeys
    settings_drawer: SettingsDrawer
    rules_drawer: RulesDrawer

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(*LEAST)
        self.plays: dict[str, tuple[OpenPlay, PlayFrame]] = {}
        self.here = LIBRARY
        self._listing = self._whole = False
        """Whether there is what lists the library, and whether there is everything."""

    # ------------------------------------------------------------------ beginning
    def fill(self) -> None:
        """Make everything the window shows; the library stays empty until `load`."""
        self._make_library()
        self.setCentralWidget(self.whole)
        self._make_rest()

    def begin(self) -> None:
        """Fill the window, the library first; what a person presses meanwhile comes after it."""
        self._make_library()
        self.library.load()
        self.setCentralWidget(self.whole)
        self.whole.show()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self.listed.emit()
        self._make_rest()
        self._settle()
        self.ready.emit()

    def load(self) -> None:
        """List plays and books in a window that is filled."""
        self.library.load()

    # ------------------------------------------------------------------ places
    def current(self) -> tuple[OpenPlay, PlayFrame] | None:
        """The play in front, if it is one."""
        return self.plays.get(self.here)

    @property
    def controller(self) -> Controller | None:
        """The controller of the play in front."""
        found = self.current()
        return found[0].controller if found else None

    def go(self, place: str) -> None:
        """Bring the library, the rules or an open play to the front."""
        found = self.plays.get(place)
        self.here = place if found else LIBRARY if place != RULES else RULES
        if found:
            self.stack.setCurrentWidget(found[1])
        elif place == LIBRARY:
            self.stack.setCurrentWidget(self.library)
            self.library.refresh()
        self._arrange()
        self.refresh()
        QTimer.singleShot(0, self, self.focus_home)

    def focus_home(self) -> None:
        """Put the focus where reading starts, or on the open question."""
        found = self.current()
        if found is None:
            self.library.focus_home()
        elif found[1].question.isVisible():
            self.keys.enter(found[1].question)
        else:
            found[0].panel.focus_home()

    def start(self, startable: Startable, options: dict[str, object] | None = None) -> None:
        """Begin a play and go there."""
        self._bring(lambda: self.desk.start(startable, options))

    def open(self, path: Path) -> None:
        """Open a play's file, or go to it if it is open already."""
        if place := self._place_of(path):
            self.go(place)
        else:
            self._bring(lambda: self.desk.open(path))

    def close_play(self, place: str) -> None:
        """Put a play away; what was on the screen is on the disk."""
        found = self.plays.pop(place, None)
        if found is None:
            return
        play, frame = found
        play.controller.settle()
        play.controller.write()
        if play.controller.save is not None:
            play.controller.save.close()
        self.stack.removeWidget(frame)
        play.panel.close()
        frame.deleteLater()
        if self.here == place:
            self.go(LIBRARY)
        else:
            self.refresh()

    def show_rule(self, rule: str) -> None:
        """Open the rules at an entry; Esc returns to the same place."""
        controller = self.controller
        game = controller.game_id if controller is not None else ""
        found = self.current()
        governing = found[0].panel.governing_rules() if found is not None else ()
        self.rules_drawer.show_rule(self.desk, game, rule, governing)

    # ------------------------------------------------------------------ drawing
    def refresh(self) -> None:
        """Redraw everything around the plays."""
        from gamebook_desktop.ui.rail import OpenPlay as RailPlay

        found = self.current()
        if found is None:
            saved = QCoreApplication.translate("MainWindow", "all plays are saved")
            self.top.show_play("Gamebook Desktop", saved, None)
            self.setWindowTitle("Gamebook Desktop")
        else:
            panel = found[0].panel
            self.top.show_play(panel.title(), panel.place(), found[0].controller)
            self.setWindowTitle(f"{panel.title()} — Gamebook Desktop")
        shown = tuple(
            RailPlay(place, play.panel.title(), play.controller.icon)
            for place, (play, _) in self.plays.items()
        )
        self.rail.set_plays(shown, self.here)
        if self._whole:
            self.news.refresh()
            self.commands.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may want another layout."""
        super().resizeEvent(event)
        if self._listing:
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Every word again when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._whole:
            self.retranslate()

    def retranslate(self) -> None:
        """Every word in the language in force."""
        self.rail.retranslate()
        self.commands.retranslate()
        self.library.refresh()
        self.settings_drawer.retranslate()
        self.rules_drawer.retranslate()
        for play, frame in self.plays.values():
            play.panel.refresh()
            frame.refresh()
        self.refresh()

    # ------------------------------------------------------------------ keys
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no widget wanted: the open question first, then the panel, then the frame."""
        if not self._whole or not self.keys.press(event):
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl and the wheel change the text size."""
        if not self._whole or not self.keys.turn_wheel(event):
            super().wheelEvent(event)

    def next_region(self, step: int) -> None:
        """Walk the regions of the window."""
        self.keys.walk(step)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes on as one reads, and stays in a drawer until that is closed."""
        return self._whole and self.keys.tab(back=not next)

    def show_library(self) -> None:
        """Turn to the library."""
        self.go(LIBRARY)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is written before the window goes."""
        if not self._whole:
            event.accept()
            return
        for play, _ in self.plays.values():
            play.controller.settle()
            play.controller.write()
        if any(play.controller.failure for play, _ in self.plays.values()):
            from gamebook_desktop.ui.dialogs import may_leave_unsaved

            if not may_leave_unsaved(self):
                event.ignore()
                return
        geometry = self.saveGeometry().toBase64().toStdString()
        with suppress(OSError):  # where the window stood is not worth keeping it open
            self.desk.keep_settings(replace(self.desk.settings, window=geometry))
        self.here = LIBRARY
        for place in list(self.plays):
            self.close_play(place)
        event.accept()

    def restore_window(self, geometry: str) -> None:
        """Where the window was last time."""
        if geometry:
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii", "ignore")))

    # ------------------------------------------------------------------ inside
    def _make_library(self) -> None:
        from gamebook_desktop.ui.window_parts import make_library

        make_library(self)
        self._listing = True
        self._arrange()
        self.refresh()

    def _make_rest(self) -> None:
        from gamebook_desktop.ui.window_parts import make_rest

        make_rest(self)
        self._whole = True
        self._arrange()
        self.refresh()

    def _settle(self) -> None:
        """Dress Qt's own widgets, ask what the system wishes, say what the settings lacked."""
        from gamebook_desktop.ui.apply_settings import apply_settings
        from gamebook_desktop.ui.design.theme import theme

        theme().apply_sheet()
        if isinstance(app := QApplication.instance(), QApplication):
            apply_settings(app, self.desk.settings, self.desk.language)
        for problem in self.desk.warnings:
            self.line.say(problem.text(self.desk.language), "warn", "warn")
            self.line.show()

    def _arrange(self) -> None:
        from gamebook_desktop.ui.design.theme import theme

        layout = theme().metrics.layout(self.width())
        narrow = layout == "narrow"
        self.rail.setVisible(not narrow)
        self.top.set_narrow(narrow)
        if self._whole:
            self.line.set_short(narrow)
        found = self.current()
        if found is not None:
            found[1].arrange(layout)

    def _bring(self, make: Callable[[], OpenPlay]) -> None:
        try:
            play = make()
        except ContentError as error:
            self.library.show_problems(error.problems)
            self.go(LIBRARY)
            return
        except SaveError as error:
            self.go(LIBRARY)
            self.line.say(error.text(self.desk.language), "warn", "bad")
            self.line.show()
            return
        from gamebook_desktop.ui.frame import PlayFrame
        from gamebook_desktop.ui.window_plays import connect_play

        frame = PlayFrame(play.panel)
        place = play.controller.save.id if play.controller.save is not None else str(id(play))
        self.plays[place] = (play, frame)
        self.stack.addWidget(frame)
        play.controller.changed.connect(self._on_changed)
        connect_play(self, play, frame)
        play.panel.set_advice(self.desk.settings.advice)
        play.panel.refresh()
        frame.refresh()
        frame.turned()
        self.go(place)
        if not play.controller.read_only:
            self.news.show_saved()
        for warning in play.warnings:
            self.line.say(warning.text(self.desk.language), "warn", "warn")

    def _on_changed(self) -> None:
        found = self.current()
        if found is None or self.sender() is not found[0].controller:
            return
        play, frame = found
        focused = QApplication.focusWidget()
        play.panel.refresh()
        frame.refresh()
        self.refresh()
        gone = focused is None or not isValid(focused) or not focused.isVisible()
        if frame.turned() or gone:
            self.focus_home()

    def on_settings_changed(self) -> None:
        """Open plays follow the settings at once."""
        from gamebook_desktop.ui.apply_settings import apply_to_play

        for play, _ in self.plays.values():
            apply_to_play(play.controller, self.desk.settings)
            play.panel.set_advice(self.desk.settings.advice)

    def on_rules_clicked(self) -> None:
        """Open the rules at their search."""
        self.show_rule("")

    def on_closing_requested(self, path: Path) -> None:
        """Put a file's play away, if it is open."""
        self.close_play(self._place_of(path))

    def _place_of(self, path: Path) -> str:
        """Where the play of a file is open; "" if it is not."""
        for place, (play, _) in self.plays.items():
            if play.controller.save is not None and play.controller.save.path == path:
                return place
        return ""

    def open_save(self, path: Path) -> SaveFile | None:
        """The file of a play that is open in this window."""
        found = self.plays.get(self._place_of(path))
        return found[0].controller.save if found else None

    def on_theme_changed(self) -> None:
        """Another text size may want another layout."""
        self._arrange()
