"""What a window is made of: first what lists the library, then everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.library import LibraryPage
from gamebook_desktop.ui.rail import Rail
from gamebook_desktop.ui.top_bar import TopBar

if TYPE_CHECKING:
    from gamebook_desktop.ui.main_window import MainWindow


def make_library(window: MainWindow) -> None:
    """Rail, top bar and library in the widget they fill, which is not shown yet."""
    window.rail, window.top, window.stack = Rail(), TopBar(), QStackedWidget()
    window.library = LibraryPage(window.desk)
    window.stack.addWidget(window.library)
    window.whole = QWidget()
    window.middle = QVBoxLayout()
    window.middle.setSpacing(0)
    window.middle.addWidget(window.top)
    window.middle.addWidget(window.stack, 1)
    across = QHBoxLayout(window.whole)
    across.setContentsMargins(0, 0, 0, 0)
    across.setSpacing(0)
    across.addWidget(window.rail)
    across.addLayout(window.middle, 1)
    theme().changed.connect(window.on_theme_changed)


def make_rest(window: MainWindow) -> None:
    """Message line, drawers, commands and keys."""
    from gamebook_desktop.ui.commands import Commands
    from gamebook_desktop.ui.message_line import MessageLine
    from gamebook_desktop.ui.rules_drawer import RulesDrawer
    from gamebook_desktop.ui.settings_drawer import SettingsDrawer
    from gamebook_desktop.ui.starting import Starting
    from gamebook_desktop.ui.window_keys import WindowKeys
    from gamebook_desktop.ui.window_news import WindowNews

    window.line = MessageLine()
    window.line.hide()
    window.middle.addWidget(window.line)
    window.settings_drawer = SettingsDrawer(window.desk, window.whole)
    window.rules_drawer = RulesDrawer(window.whole)
    window.commands = Commands(window)
    window.news = WindowNews(window)
    window.starting = Starting(window)
    window.keys = WindowKeys(window)
    _connect(window)


def _connect(window: MainWindow) -> None:
    rail, top, line, library = window.rail, window.top, window.line, window.library
    rail.menu_clicked.connect(window.commands.pop_up)
    top.menu_clicked.connect(window.commands.pop_up)
    rail.library_clicked.connect(window.show_library)
    rail.play_clicked.connect(window.go)
    rail.rules_clicked.connect(window.on_rules_clicked)
    rail.display_clicked.connect(window.settings_drawer.toggle)
    rail.help_clicked.connect(window.commands.show_keys)
    top.undo_clicked.connect(window.commands.undo)
    top.redo_clicked.connect(window.commands.redo)
    top.search_clicked.connect(window.on_rules_clicked)
    top.refused.connect(window.news.refuse)
    line.rule_activated.connect(window.show_rule)
    line.action_clicked.connect(window.news.act)
    line.more_clicked.connect(window.news.go_below)
    library.open_requested.connect(window.open)
    library.start_requested.connect(window.start)
    library.closing_requested.connect(window.on_closing_requested)
    library.orders.open_save = window.open_save
    library.orders.changed.connect(window.refresh)
    window.settings_drawer.changed.connect(window.on_settings_changed)
