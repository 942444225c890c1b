"""What somebody brings to the library: plays, texts of plays, adventures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from gamebook_desktop.core.game import Startable
from gamebook_desktop.store.errors import ContentError, SaveError
from gamebook_desktop.ui import dialogs
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.desk import BookThereError, Desk
from gamebook_desktop.ui.library_parts import Action, Banner

ENDINGS = (".gamebook", ".yaml", ".yml", ".zip")


class Importer(QObject):
    """Takes in files and folders one by one and says what came of each.

    Signals: `changed()` when plays or adventures were added, `opened(Path)` and
    `started(Startable)` when the person wants to go on with one, `failed(problems)`.
    """

    changed = Signal()
    opened = Signal(Path)
    started = Signal(object)
    failed = Signal(object)

    def __init__(self, desk: Desk, banner: Banner, page: QWidget) -> None:
        super().__init__(page)
        self._desk, self._banner, self._page = desk, banner, page

    def menu(self, below: QWidget, *, plays: bool = True) -> QMenu:
        """What can be taken in, as a menu below a button; `plays` or only adventures."""
        translate = QCoreApplication.translate
        menu = QMenu(self._page)
        if plays:
            words = translate("Library", "A play or its text…")
            menu.addAction(theme().typeset(words)).triggered.connect(self._ask_for_plays)
        words = translate("Library", "An adventure, from a .zip file…")
        menu.addAction(theme().typeset(words)).triggered.connect(self._ask_for_books)
        words = translate("Library", "An adventure, from its folder…")
        menu.addAction(theme().typeset(words)).triggered.connect(self._ask_for_folder)
        menu.popup(below.mapToGlobal(QPoint(0, below.height())))
        return menu

    def take_in(self, paths: Sequence[Path], *, replacing: bool = False) -> None:
        """Take in files and folders; what cannot be taken in changes nothing."""
        for path in paths:
            try:
                made = self._desk.take_in(path, replacing=replacing)
            except BookThereError as error:
                self._ask_to_replace(path, error.title)
            except ContentError as error:
                self.failed.emit(error.problems)
            except SaveError as error:
                words = QCoreApplication.translate("Library", "“{0}”: {1} Nothing has changed.")
                text = error.text(theme().language)
                self._banner.say(words.format(path.name, text), "bad")
            else:
                self._say(path, made)

    def _say(self, path: Path, made: Path | Startable) -> None:
        translate = QCoreApplication.translate
        words = translate("Library", "Imported: {0}.")
        if isinstance(made, Path):
            action: Action = (translate("Library", "Open"), partial(self.opened.emit, made))
            words = words.format(path.name)
        else:
            action = (translate("Library", "Begin"), partial(self.started.emit, made))
            words = words.format(made.title)
        self.changed.emit()
        self._banner.say(words, "good", action)

    def _ask_to_replace(self, path: Path, title: str) -> None:
        translate = QCoreApplication.translate
        dialog = dialogs.question(
            self._page,
            translate("Library", "“{0}” is there already").format(title),
            translate("Library", "Its plays stay, and go on with the adventure now brought."),
            translate("Library", "Replace"),
            translate("Library", "Keep the one there is"),
        )
        dialog.accepted.connect(partial(self.take_in, [path], replacing=True))
        dialog.open()

    def _ask_for_plays(self) -> None:
        caption = QCoreApplication.translate("Library", "Import plays")
        self.take_in(dialogs.files_to_read(self._page, caption, dialogs.PLAY, dialogs.TEXT))

    def _ask_for_books(self) -> None:
        caption = QCoreApplication.translate("Library", "Import adventures")
        self.take_in(dialogs.files_to_read(self._page, caption, dialogs.BOOK))

    def _ask_for_folder(self) -> None:
        caption = QCoreApplication.translate("Library", "Import an adventure's folder")
        self.take_in(dialogs.folder_to_read(self._page, caption))


def dropped(data: QMimeData) -> list[Path]:
    """The files and folders of a drop that can be taken in."""
    places = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [place for place in places if place.suffix.lower() in ENDINGS or place.is_dir()]
