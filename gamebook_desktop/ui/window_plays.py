"""What an open play may ask of its window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from gamebook_desktop.ui.desk import OpenPlay
    from gamebook_desktop.ui.frame import PlayFrame
    from gamebook_desktop.ui.main_window import MainWindow


def connect_play(window: MainWindow, play: OpenPlay, frame: PlayFrame) -> None:
    """Join the signals of a play and its panel to the parts of the window that answer them."""
    controller, panel = play.controller, play.panel
    controller.refused.connect(window.news.show)
    controller.saved.connect(window.news.show_saved)
    controller.changed.connect(window.news.settle)
    panel.rule_requested.connect(window.show_rule)
    panel.said.connect(window.news.say)
    panel.leave_requested.connect(window.show_library)
    panel.restart_requested.connect(window.starting.again)
    panel.options_chosen.connect(window.starting.under_options, Qt.ConnectionType.QueuedConnection)
    panel.scrolled.connect(window.news.show_below)
    panel.side_requested.connect(frame.on_side_requested)
    panel.bookmark_requested.connect(window.commands.add_bookmark)
    panel.bookmarks_requested.connect(window.commands.show_bookmarks)
    panel.papers_requested.connect(window.commands.papers.pop_up)
