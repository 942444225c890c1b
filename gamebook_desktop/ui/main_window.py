"""The window: rail, top bar, library, plays, rules, settings, message line."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QDateTime, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from gamebook_desktop.store.errors import ContentError, SaveError
from gamebook_desktop.ui.commands import Commands
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.keys import key_name
from gamebook_desktop.ui.library import LibraryPage
from gamebook_desktop.ui.message_line import MessageLine
from gamebook_desktop.ui.rail import OpenPlay as RailPlay
from gamebook_desktop.ui.rail import Rail
from gamebook_desktop.ui.starting import Starting
from gamebook_desktop.ui.tab_order import first_stop, move_focus
from gamebook_desktop.ui.top_bar import TopBar
from gamebook_desktop.ui.widgets.drawer import Drawer
from gamebook_desktop.ui.window_keys import regions_of, take_key, walk_regions
from gamebook_desktop.ui.window_news import WindowNews
from gamebook_desktop.ui.window_plays import connect_play

if TYPE_CHECKING:
    from gamebook_desktop.core.game import Startable
    from gamebook_desktop.store.save_file import SaveFile
    from gamebook_desktop.ui.controller import Controller
    from gamebook_desktop.ui.desk import Desk, OpenPlay
    from gamebook_desktop.ui.frame import PlayFrame

LIBRARY, RULES = "library", "rules"
LEAST = (640, 480)
SHORT = 600
"""Below this height (at 100 %) the message line shows less."""


class MainWindow(QMainWindow):
    """Everything on screen. Signal: `ready()` once the library is listed."""

    ready = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.setMinimumSize(*LEAST)
        self.plays: dict[str, tuple[OpenPlay, PlayFrame]] = {}
        self.here = LIBRARY
        self.rail = Rail()
        self.top = TopBar()
        self.stack = QStackedWidget()
        self.line = MessageLine()
        self.library = LibraryPage(desk)
        self.stack.addWidget(self.library)
        self.commands = Commands(self)
        self.news = WindowNews(self)
        self.starting = Starting(self)
        self._build()
        self._connect()
        self.library.listed.connect(self._on_library_listed)
        theme().changed.connect(self._on_theme_changed)
        self._arrange()
        self.refresh()

    def load(self) -> None:
        """List plays and books; done after the first paint so that the window shows at once."""
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
            target = first_stop(found[1].question)
            if target is not None:
                target.setFocus(Qt.FocusReason.OtherFocusReason)
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
        found = self.current()
        translate = QCoreApplication.translate
        if found is None:
            self.top.show_play(
                "Gamebook Desktop", translate("MainWindow", "all plays are saved"), None
            )
            self.line.say("")
            self.line.show_saved(None)
            self.line.show_more("")
            self.setWindowTitle("Gamebook Desktop")
        else:
            panel = found[0].panel
            self.top.show_play(panel.title(), panel.place(), found[0].controller)
            self.setWindowTitle(f"{panel.title()} — Gamebook Desktop")
            self.news.show()
            self.news.show_below()
        shown = tuple(
            RailPlay(place, play.panel.title(), play.controller.icon)
            for place, (play, _) in self.plays.items()
        )
        self.rail.set_plays(shown, self.here)
        self.line.setVisible(found is not None or bool(self.line.text()))
        self.commands.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may want another layout."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Every word again when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "commands"):
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
        name = key_name(event)
        if (
            not name
            or (event.isAutoRepeat() and name not in ("Up", "Down", "Left", "Right"))
            or not take_key(self, name)
        ):
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl and the wheel change the text size."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.angleDelta().y():
            self.commands.zoom(1 if event.angleDelta().y() > 0 else -1)
        else:
            super().wheelEvent(event)

    def next_region(self, step: int) -> None:
        """Walk the regions of the window."""
        walk_regions(regions_of(self), step)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes on as one reads, and stays in a drawer until that is closed."""
        here = QApplication.focusWidget()
        drawers = [d for d in self.findChildren(Drawer) if here and d.isAncestorOf(here)]
        return move_focus(drawers or regions_of(self), back=not next)

    def show_library(self) -> None:
        """Turn to the library."""
        self.go(LIBRARY)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is written before the window goes."""
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
    def _build(self) -> None:
        from gamebook_desktop.ui.rules_drawer import RulesDrawer
        from gamebook_desktop.ui.settings_drawer import SettingsDrawer

        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.top)
        middle.addWidget(self.stack, 1)
        middle.addWidget(self.line)
        whole = QWidget()
        across = QHBoxLayout(whole)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(0)
        across.addWidget(self.rail)
        across.addLayout(middle, 1)
        self.setCentralWidget(whole)
        self.settings_drawer = SettingsDrawer(self.desk, whole)
        self.rules_drawer = RulesDrawer(whole)

    def _connect(self) -> None:
        self.rail.menu_clicked.connect(self.commands.pop_up)
        self.top.menu_clicked.connect(self.commands.pop_up)
        self.rail.library_clicked.connect(self.show_library)
        self.rail.play_clicked.connect(self.go)
        self.rail.rules_clicked.connect(self._on_rules_clicked)
        self.rail.display_clicked.connect(self.settings_drawer.toggle)
        self.rail.help_clicked.connect(self.commands.show_keys)
        self.top.undo_clicked.connect(self.commands.undo)
        self.top.redo_clicked.connect(self.commands.redo)
        self.top.search_clicked.connect(self._on_rules_clicked)
        self.top.refused.connect(self.news.refuse)
        self.line.rule_activated.connect(self.show_rule)
        self.line.action_clicked.connect(self.news.act)
        self.line.more_clicked.connect(self.news.go_below)
        self.library.open_requested.connect(self.open)
        self.library.start_requested.connect(self.start)
        self.library.closing_requested.connect(self._on_closing_requested)
        self.library.listed.connect(self._on_listed)
        self.library.orders.open_save = self._open_save
        self.library.orders.changed.connect(self.refresh)
        self.settings_drawer.changed.connect(self._on_settings_changed)

    def _arrange(self) -> None:
        layout = theme().metrics.layout(self.width())
        narrow = layout == "narrow"
        self.rail.setVisible(not narrow)
        self.top.set_narrow(narrow)
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
            self.line.say(error.text(theme().language), "warn", "bad")
            self.line.show()
            return
        from gamebook_desktop.ui.frame import PlayFrame

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
            self.line.show_saved(QDateTime.currentDateTime())
        for warning in play.warnings:
            self.line.say(warning.text(theme().language), "warn", "warn")

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

    def _on_listed(self) -> None:
        if self.here == LIBRARY and not self.settings_drawer.is_open():
            self.library.focus_home()

    def _on_settings_changed(self) -> None:
        from gamebook_desktop.ui.apply_settings import apply_to_play

        for play, _ in self.plays.values():
            apply_to_play(play.controller, self.desk.settings)
            play.panel.set_advice(self.desk.settings.advice)

    def _on_library_listed(self) -> None:
        """What the library did not have to wait for."""
        from gamebook_desktop.ui.apply_settings import apply_settings

        if isinstance(app := QApplication.instance(), QApplication):
            apply_settings(app, self.desk.settings, self.desk.language)
        for problem in self.desk.warnings:
            self.line.say(problem.text(theme().language), "warn", "warn")
            self.line.show()
        self.ready.emit()

    def _on_rules_clicked(self) -> None:
        self.show_rule("")

    def _on_closing_requested(self, path: Path) -> None:
        self.close_play(self._place_of(path))

    def _place_of(self, path: Path) -> str:
        """Where the play of a file is open; "" if it is not."""
        for place, (play, _) in self.plays.items():
            if play.controller.save is not None and play.controller.save.path == path:
                return place
        return ""

    def _open_save(self, path: Path) -> SaveFile | None:
        found = self.plays.get(self._place_of(path))
        return found[0].controller.save if found else None

    def _on_theme_changed(self) -> None:
        self._arrange()
