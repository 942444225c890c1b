"""The commands of the menu: their words, keys and places."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QAction

_Role = QAction.MenuRole


class Command(NamedTuple):
    """One command; `name` is its slot in `Commands`, `mark` is its English name."""

    name: str
    menu: str
    mark: object
    keys: tuple[str, ...] = ()
    letter: str = ""
    """A single key shown beside it, which the window handles."""
    in_play: bool = False
    """Whether it needs a play in front."""
    apart: bool = False
    """Whether a line stands above it."""
    role: QAction.MenuRole = _Role.NoRole

    def words(self) -> str:
        """Its name in the language in force."""
        text = str(self.mark)
        return QCoreApplication.translate("Commands", text)


MENUS: tuple[tuple[str, object], ...] = (
    ("play", QT_TRANSLATE_NOOP("Commands", "&Play")),
    ("view", QT_TRANSLATE_NOOP("Commands", "&View")),
    ("help", QT_TRANSLATE_NOOP("Commands", "&Help")),
)

# fmt: off
COMMANDS = (
    Command("new", "play", QT_TRANSLATE_NOOP("Commands", "New play"), ("Ctrl+N",)),
    Command("close", "play", QT_TRANSLATE_NOOP("Commands", "Close the play"), ("Ctrl+W",),
            in_play=True),
    Command("undo", "play", QT_TRANSLATE_NOOP("Commands", "Undo"), ("Ctrl+Z",),
            in_play=True, apart=True),
    Command("redo", "play", QT_TRANSLATE_NOOP("Commands", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"),
            in_play=True),
    Command("bookmark", "play", QT_TRANSLATE_NOOP("Commands", "Keep a bookmark"), ("Ctrl+D",),
            in_play=True, apart=True),
    Command("restart", "play", QT_TRANSLATE_NOOP("Commands", "Start again from the beginning"),
            in_play=True),
    Command("export", "play", QT_TRANSLATE_NOOP("Commands", "Export the play…"),
            in_play=True, apart=True),
    Command("papers", "play", QT_TRANSLATE_NOOP("Commands", "Print, PDF, Markdown…"), ("Ctrl+P",),
            in_play=True),
    Command("quit", "play", QT_TRANSLATE_NOOP("Commands", "Quit"), ("Ctrl+Q",),
            apart=True, role=_Role.QuitRole),
    Command("library", "view", QT_TRANSLATE_NOOP("Commands", "Library")),
    Command("next_play", "view", QT_TRANSLATE_NOOP("Commands", "Next play"), ("Ctrl+Tab",)),
    Command("previous_play", "view", QT_TRANSLATE_NOOP("Commands", "Previous play"),
            ("Ctrl+Shift+Tab",)),
    Command("sheet", "view", QT_TRANSLATE_NOOP("Commands", "Sheet"), letter="F",
            in_play=True, apart=True),
    Command("next_region", "view", QT_TRANSLATE_NOOP("Commands", "Next region"), ("F6",)),
    Command("previous_region", "view", QT_TRANSLATE_NOOP("Commands", "Previous region"),
            ("Shift+F6",)),
    Command("larger", "view", QT_TRANSLATE_NOOP("Commands", "Larger text"),
            ("Ctrl++", "Ctrl+="), apart=True),
    Command("smaller", "view", QT_TRANSLATE_NOOP("Commands", "Smaller text"), ("Ctrl+-",)),
    Command("usual_size", "view", QT_TRANSLATE_NOOP("Commands", "Text at 100 %"),
            ("Ctrl+0", "Ctrl+À")),
    Command("display", "view", QT_TRANSLATE_NOOP("Commands", "Display…"),
            apart=True, role=_Role.PreferencesRole),
    Command("rules", "help", QT_TRANSLATE_NOOP("Commands", "Search the rules"), ("Ctrl+K",)),
    Command("rule", "help", QT_TRANSLATE_NOOP("Commands", "Rule of this step"), ("F1",),
            in_play=True),
    Command("keys", "help", QT_TRANSLATE_NOOP("Commands", "Keys"), apart=True),
    Command("about", "help", QT_TRANSLATE_NOOP("Commands", "About this program"),
            role=_Role.AboutRole),
)
# fmt: on
