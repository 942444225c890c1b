"""Everything the menu offers, with its keys, and what the window's buttons for it do."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from gamebook_desktop.store.errors import ContentError, SaveError
from gamebook_desktop.ui.bookmarks import Bookmarks
from gamebook_desktop.ui.command_keys import Keyboard
from gamebook_desktop.ui.command_list import COMMANDS, MENUS, Command
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.papers import Papers
from gamebook_desktop.ui.text_size import TextSize

if TYPE_CHECKING:
    from gamebook_desktop.ui.keys_help import KeysDrawer
    from gamebook_desktop.ui.main_window import MainWindow

LIBRARY = "library"
PLAY_KEYS = ("1&", "2É", '3"', "4'", "5(", "6", "7È", "8_", "9Ç")
"""Keys that reach the open plays with Ctrl, on any keyboard; Ctrl - is for the text size."""


class Commands(QObject):
    """The commands of a window, in its menu and under its keys."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._keys_drawer: KeysDrawer | None = None
        self.papers = Papers(window)
        self.text_size = TextSize(window)
        self._orders = self._all_orders()
        self.actions: dict[str, QAction] = {}
        self.menu = QMenu(window)
        self._menus: dict[str, QMenu] = {}
        self.bookmarks = Bookmarks(window)
        self._keyboard = Keyboard(window, self)
        self._build()
        self.retranslate()

    # ------------------------------------------------------------------ what buttons do too
    def pop_up(self) -> None:
        """Open the menu at its button."""
        button = self.menu_button()
        self.menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def menu_button(self) -> QWidget:
        """The button that opens the menu: in the rail, or in the top bar of a narrow window."""
        window = self._window
        return window.rail.menu if window.rail.isVisible() else window.top.menu

    def undo(self) -> None:
        """Take back the newest action of the play in front; where it may not be, that is said."""
        controller = self._window.controller
        if controller is not None:
            controller.undo()

    def redo(self) -> None:
        """Bring back what was undone last."""
        controller = self._window.controller
        if controller is not None:
            controller.redo()

    def add_bookmark(self) -> None:
        """Keep the place of the play in front."""
        self.bookmarks.keep()

    def show_bookmarks(self) -> None:
        """Open the list of bookmarks of the play in front."""
        self.bookmarks.pop_up()

    def show_keys(self) -> None:
        """Open the list of all keys, or close it."""
        self._help().toggle()

    def close_drawer(self) -> bool:
        """Close the list of keys; whether it was open."""
        if self._keys_drawer is None or not self._keys_drawer.is_open():
            return False
        self._keys_drawer.close_drawer()
        return True

    # ------------------------------------------------------------------ looks
    def refresh(self) -> None:
        """What can be done now, and the names of what undo and redo would do."""
        controller = self._window.controller
        translate = QCoreApplication.translate
        undo = controller.undo_name() if controller else ""
        redo = controller.redo_name() if controller else ""
        named = {
            "undo": translate("Commands", "Undo: {}").format(undo) if undo else "",
            "redo": translate("Commands", "Redo: {}").format(redo) if redo else "",
        }
        for command in COMMANDS:
            possible = controller is not None or not command.in_play
            if command.name in named:
                self._show_words(command, named[command.name])
                possible = bool(named[command.name])
            self.actions[command.name].setEnabled(possible)
        self.bookmarks.refresh()
        self._keyboard.watch()

    def retranslate(self) -> None:
        """Every word in the language in force."""
        for name, mark in MENUS:
            text = str(mark)
            self._menus[name].setTitle(QCoreApplication.translate("Commands", text))
        for command in COMMANDS:
            self._show_words(command)
        self.bookmarks.retranslate()
        if self._keys_drawer is not None:
            self._keys_drawer.retranslate()

    # ------------------------------------------------------------------ inside
    def _all_orders(self) -> dict[str, Callable[[], object]]:
        window = self._window
        return {
            "new": self._start_new,
            "close": self._close_play,
            "undo": self.undo,
            "redo": self.redo,
            "bookmark": self.add_bookmark,
            "restart": self._restart,
            "export": self._export,
            "papers": self.papers.pop_up,
            "quit": window.close,
            "library": partial(window.go, LIBRARY),
            "next_play": partial(self._walk_plays, 1),
            "previous_play": partial(self._walk_plays, -1),
            "sheet": self._toggle_side,
            "next_region": partial(window.next_region, 1),
            "previous_region": partial(window.next_region, -1),
            "larger": partial(self.text_size.step, 1),
            "smaller": partial(self.text_size.step, -1),
            "usual_size": partial(self.text_size.step, 0),
            "display": self._show_settings,
            "rules": partial(window.show_rule, ""),
            "rule": self._show_rule_of_step,
            "keys": self.show_keys,
            "about": self._show_about,
        }

    def _build(self) -> None:
        window = self._window
        for name, _ in MENUS:
            self._menus[name] = QMenu(window)
            self.menu.addMenu(self._menus[name])
            if sys.platform == "darwin":
                window.menuBar().addMenu(self._menus[name])
        for command in COMMANDS:
            action = self._action(command.name, command.keys)
            action.setMenuRole(command.role)
            self.actions[command.name] = action
            menu = self._menus[command.menu]
            if command.apart:
                menu.addSeparator()
            menu.addAction(action)
            if command.name == "bookmark":
                menu.addMenu(self.bookmarks)
        for at, keys in enumerate(PLAY_KEYS):
            self._orders[f"play {at}"] = partial(self._go_to_play, at)
            self._action(f"play {at}", [f"Ctrl+{key}" for key in keys])
        self._orders["menu"] = self.pop_up
        self._action("menu", ["F10"])

    def _action(self, order: str, keys: Iterable[str]) -> QAction:
        action = QAction(self)
        action.setData(order)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(self._on_triggered)
        self._window.addAction(action)
        return action

    def _on_triggered(self) -> None:
        action = self.sender()
        assert isinstance(action, QAction)
        self._orders[action.data()]()

    def _show_words(self, command: Command, words: str = "") -> None:
        shown = theme().typeset(words or command.words())
        if words:
            shown = shown.replace("&", "&&")
        letter = f"\t{command.letter}" if command.letter else ""
        self.actions[command.name].setText(shown + letter)

    def _help(self) -> KeysDrawer:
        if self._keys_drawer is None:
            from gamebook_desktop.ui.keys_help import KeysDrawer

            host = self._window.centralWidget()
            assert host is not None
            self._keys_drawer = KeysDrawer(host)
        found = self._window.current()
        self._keys_drawer.set_play(found[0].panel.shortcuts() if found else ())
        return self._keys_drawer

    # ------------------------------------------------------------------ orders of one line
    def _start_new(self) -> None:
        library = self._window.library
        self._window.go(LIBRARY)
        QTimer.singleShot(0, library, library.focus_tiles)  # after `go` has set the focus

    def _close_play(self) -> None:
        self._window.close_play(self._window.here)

    def _restart(self) -> None:
        if (found := self._window.current()) is not None:
            found[0].panel.restart_requested.emit()

    def _export(self) -> None:
        from gamebook_desktop.ui import dialogs

        window, controller = self._window, self._window.controller
        if controller is None or controller.save is None:
            return
        path = controller.save.path
        caption = QCoreApplication.translate("Library", "Write as a text")
        target = dialogs.where_to_write(window, caption, f"{path.stem}.yaml", dialogs.TEXT)
        if target is None:
            return
        try:
            window.desk.export(path, target)
        except SaveError as error:
            window.line.say(error.text(theme().language), "warn", "bad")
        except ContentError as error:
            window.line.say(error.problems[0].text(theme().language), "warn", "bad")
        else:
            text = QCoreApplication.translate("Library", "Written: {0}.").format(target.name)
            window.line.say(text, "export")

    def _go_to_play(self, at: int) -> None:
        places = list(self._window.plays)
        if at < len(places):
            self._window.go(places[at])

    def _walk_plays(self, step: int) -> None:
        window, places = self._window, list(self._window.plays)
        if not places:
            return
        outside = -1 if step > 0 else 0
        here = places.index(window.here) if window.here in places else outside
        window.go(places[(here + step) % len(places)])

    def _toggle_side(self) -> None:
        if (found := self._window.current()) is not None:
            found[1].toggle_side()

    def _show_settings(self) -> None:
        self._window.settings_drawer.toggle()

    def _show_rule_of_step(self) -> None:
        if (found := self._window.current()) is not None:
            self._window.show_rule(next(iter(found[0].panel.governing_rules()), ""))

    def _show_about(self) -> None:
        self._help().show_about()
