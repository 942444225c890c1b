"""Bookmarks of the play in front: keeping one, and the menu that goes back to one."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu

from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.ui.design.theme import theme

if TYPE_CHECKING:
    from gamebook_desktop.ui.controller import Controller
    from gamebook_desktop.ui.main_window import MainWindow


def kept_state(controller: Controller, number: int) -> Any:
    """The state that a bookmark of a play keeps; None if the rules no longer know it."""
    from gamebook_desktop.store.codec import CodecError

    if controller.save is None or number not in controller.save.bookmarks:
        return None
    try:
        return controller.save.bookmark_state(controller.save.bookmarks[number])
    except CodecError:
        return None


class Bookmarks(QMenu):
    """The bookmarks of a window's play, newest first; choosing one goes back to it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.aboutToShow.connect(self._list)
        self.triggered.connect(self._on_triggered)

    def keep(self) -> None:
        """Keep the place of the play in front, under the place's own name."""
        window, controller = self._window, self._window.controller
        if controller is None or controller.save is None:
            return
        state = controller.session.state
        name = controller.words.summary(state)[0]
        try:
            controller.save.add_bookmark(name, state)
        except SaveError as error:
            controller.save.failure = error
        window.refresh()
        if (found := window.current()) is not None:
            found[0].panel.refresh()
        if controller.save.failure is None:
            text = QCoreApplication.translate("Commands", "Bookmark kept: {}").format(name)
            window.line.say(text, "bookmark")

    def pop_up(self) -> None:
        """Open under what has the focus; say so where there is no bookmark."""
        window, controller = self._window, self._window.controller
        if controller is None or controller.save is None or not controller.save.bookmarks:
            text = QCoreApplication.translate("Commands", "This play has no bookmark yet.")
            window.line.say(text, "bookmark")
            return
        below = QApplication.focusWidget() or window
        self.popup(below.mapToGlobal(below.rect().bottomLeft()))

    def refresh(self) -> None:
        """Closed while there is none."""
        controller = self._window.controller
        kept = controller.save.bookmarks if controller and controller.save else {}
        self.menuAction().setEnabled(bool(kept))

    def retranslate(self) -> None:
        """Its name in the language in force."""
        self.setTitle(QCoreApplication.translate("Commands", "Go back to a bookmark"))

    def _list(self) -> None:
        self.clear()
        controller = self._window.controller
        kept = controller.save.bookmarks if controller and controller.save else {}
        if not kept:
            return
        from gamebook_desktop.ui.when import day_in_words

        now = datetime.now().astimezone()
        for number, bookmark in sorted(kept.items(), reverse=True):
            name = theme().typeset(bookmark.name).replace("&", "&&")
            day = day_in_words(datetime.fromisoformat(bookmark.at), now)
            self.addAction(f"{name}\t{day}").setData(number)

    def _on_triggered(self, action: QAction) -> None:
        window, controller = self._window, self._window.controller
        if controller is None or controller.save is None:
            return
        state = kept_state(controller, action.data())
        if state is None:
            text = QCoreApplication.translate(
                "Commands", "The rules no longer know this bookmark. Nothing has changed."
            )
            window.line.say(text, "warn", "warn")
            return
        name = controller.save.bookmarks[action.data()].name
        controller.override(state, note=name, cause="bookmark")
