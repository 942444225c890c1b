"""What the map asks of a play: bookmarks, and going back to how it stood at a section."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.ui.bookmarks import kept_state
from gamebook_desktop.ui.controller import Controller


class BookmarkedSections:
    """The sections that a play's bookmarks stand at; each bookmark is read once."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._known: dict[int, str] = {}

    def now(self) -> tuple[str, ...]:
        """Those of the bookmarks there are by now."""
        save = self._controller.save
        numbers = tuple(save.bookmarks) if save is not None else ()
        for number in numbers:
            if number not in self._known:
                state: State | None = kept_state(self._controller, number)
                self._known[number] = state.visit.section if state is not None else ""
        return tuple(section for n in numbers if (section := self._known[n]))


def state_then(controller: Controller, section: str) -> State | None:
    """The play as it stood when a section was turned to last; None if the log does not go back
    so far.
    """
    for record in controller.records():
        before, after = record.before, record.after
        if after.visit.section != section or not after.begun:
            continue
        if not before.begun or len(before.world.path) != len(after.world.path):
            return after if isinstance(after, State) else None
    start: State = controller.session.start
    return start if start.begun and start.visit.section == section else None


def go_back(controller: Controller, section: str) -> str:
    """Take the play back to a section with everything as it was then: sheet, notes, the map.

    Returns why not, or "".
    """
    state = state_then(controller, section)
    if state is None:
        words = QCoreApplication.translate(
            "Map", "The journal of this play does not go back to {0}. Nothing has changed."
        )
        return words.format(section)
    controller.override(state, note=section, cause="return")
    return ""


def not_read(section: str) -> str:
    """Said of a section that the play has not come to."""
    words = QCoreApplication.translate("Map", "{0} is offered and not read yet.")
    return words.format(section)
