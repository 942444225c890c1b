"""Starting again what is in front: the same setup anew, or under other rule options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gamebook_desktop.ui.library_words import free_name

if TYPE_CHECKING:
    from gamebook_desktop.ui.desk import OpenPlay
    from gamebook_desktop.ui.main_window import MainWindow


class Starting(QObject):
    """Begins plays like the one in front."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def again(self) -> None:
        """The same thing from the beginning, in a play of its own, with the same kind of dice."""
        found = self._window.current()
        if found is None or found[0].controller.save is None:
            return
        taken = {header.title for header in self._window.desk.plays()}
        self._like(found[0], None, free_name(found[0].controller.save.title, taken))

    def under_options(self, options: dict[str, object]) -> None:
        """The play not yet begun, anew under these options; the old one is put away."""
        self._instead(options)

    def with_setup(self, changes: dict[str, object]) -> None:
        """The play not yet begun, anew with other content; the old one is put away."""
        self._instead(None, changes)

    def _instead(
        self, options: dict[str, object] | None, changes: dict[str, object] | None = None
    ) -> None:
        found, place = self._window.current(), self._window.here
        if found is None or found[0].controller.save is None:
            return
        save = found[0].controller.save
        self._like(found[0], options, save.title, changes)
        if self._window.here != place:
            self._window.close_play(place)
            self._window.desk.discard(save.path)

    def _like(
        self,
        play: OpenPlay,
        options: dict[str, object] | None,
        title: str,
        changes: dict[str, object] | None = None,
    ) -> None:
        save = play.controller.save
        if save is None:
            return
        from gamebook_desktop.core.game import Startable

        setup = dict(save.meta.get("setup", {}))
        before = setup.pop("options", None)
        setup |= changes or {}
        emblem = str(save.meta.get("emblem", ""))
        wanted = Startable(str(save.meta.get("game", "")), setup, title, "", emblem)
        self._window.start(wanted, before if options is None else options)
        begun = self._window.current()
        if begun is not None and begun[0] is not play:
            begun[0].controller.set_dice_mode(play.controller.dice_mode)
            begun[0].panel.take_draft(play.panel.draft())
