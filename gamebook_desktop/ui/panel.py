"""What a game gives the frame: a main surface, a side column, a strip of values, its keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from gamebook_desktop.core.document import Document, Export
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.tokens import SHEET

if TYPE_CHECKING:
    from gamebook_desktop.ui.own_files import OwnFiles
    from gamebook_desktop.ui.pdf import Page


class GamePanel(QObject):
    """Base of each game's panel.

    Signals: `rule_requested(id)` opens the rules at an entry, `said(text, tone, rule)` puts a line
    in the message line (`locked` is the tone of a refusal), `restart_requested()` starts the same
    setup anew, `leave_requested()` goes to the library, `bookmark_requested()` keeps the place,
    `options_chosen(dict)` starts a play not yet begun anew under other rule options,
    `setup_chosen(dict)` starts it anew with these parts of its setup changed,
    `bookmarks_requested()` lists those kept, `side_requested(toggle)` shows the side column (or
    hides it again), `papers_requested()` opens the menu of what can be printed or written out,
    `scrolled()` says that what lies below the fold may have changed, `rearranged()` that the side
    column may be wanted or not wanted now.
    """

    rule_requested = Signal(str)
    said = Signal(str, str, str)
    restart_requested = Signal()
    leave_requested = Signal()
    bookmark_requested = Signal()
    bookmarks_requested = Signal()
    options_chosen = Signal(dict)
    setup_chosen = Signal(dict)
    side_requested = Signal(bool)
    scrolled = Signal()
    rearranged = Signal()
    papers_requested = Signal()

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.main: QWidget = QWidget()
        self.side: QWidget | None = None
        """The sheet or assistant column."""
        self.side_width = SHEET
        """Its width at 100 %."""
        self.strip: QWidget | None = None
        """Values kept in view where there is no room for the side column."""
        self.own: OwnFiles | None = None
        """The game's content files that the person may write with the panel."""
        self.papers: QWidget | None = None
        """The button that opens the menu of what can be printed or written out."""

    def refresh(self) -> None:
        """Redraw everything from the controller's state."""

    def side_wanted(self) -> bool:
        """Whether the side column has anything to show yet."""
        return True

    def side_name(self) -> str:
        """What the side column is called where it is a drawer."""
        return QCoreApplication.translate("Frame", "Sheet")

    def asks_itself(self) -> bool:
        """Whether the panel shows the open question, so that the frame's bar stays away."""
        return False

    def draft(self) -> object:
        """What was typed for a play not yet begun, for the play that takes its place."""
        return None

    def take_draft(self, draft: object) -> None:
        """Take over what was typed in the panel before."""

    def title(self) -> str:
        """The play's name in the top bar."""
        return ""

    def place(self) -> str:
        """Where it is, in quiet words after the title."""
        return ""

    def takes_first(self, _name: str) -> bool:
        """Whether it wants a key before the frame, which has F and Backspace itself."""
        return False

    def key(self, _name: str) -> bool:
        """Take a key of the interface (see `keys.key_name`); whether it was used."""
        return False

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Its own keys for the list of keys: the key, and what it does."""
        return ()

    def hidden_below(self) -> str:
        """What the message line says of what lies below the fold ("4 choices below"), or ""."""
        return ""

    def set_layout(self, layout: str) -> None:
        """`wide`, `normal` or `narrow`: how much room there is."""

    def reading(self) -> object:
        """What is being read: when it becomes another, the focus goes to its start."""
        return None

    def focus_home(self) -> None:
        """Give the focus to where reading starts."""
        self.main.setFocus()

    def set_advice(self, _on: bool) -> None:
        """Whether advice and chances to win are shown."""

    def governing_rules(self) -> tuple[str, ...]:
        """Rules of the current step, the most telling first."""
        return ()

    def exports(self) -> tuple[Export, ...]:
        """What the play can be written out as."""
        from gamebook_desktop.ui.documents import exports

        return exports(self.controller.words)

    def document(self, what: str, title: str) -> Document:
        """One of `exports` as a text, the play so titled; `KeyError` for what is none."""
        from gamebook_desktop.ui.documents import document

        return document(self.controller.words, self.controller.session, title, what)

    def pages(self, what: str, title: str) -> list[Page]:
        """One of `exports` as pages for a PDF or a printer: a text, unless a game draws it."""
        from gamebook_desktop.ui.text_pages import document_pages

        return document_pages(self.document(what, title))

    def close(self) -> None:
        """Let go of widgets that outlive the frame."""
        widgets: tuple[Any, ...] = (self.main, self.side, self.strip)
        for widget in widgets:
            if widget is not None:
                widget.deleteLater()
