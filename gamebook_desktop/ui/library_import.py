"""What somebody brings to the library: plays, texts of plays, adventures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, QTimer, Signal
from PySide6.QtWidgets import QMenu, QWidget

from gamebook_desktop.core.game import Startable
from gamebook_desktop.store.errors import ContentError, Problem, SaveError
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.desk import BookThereError, Desk
from gamebook_desktop.ui.library_parts import Action, Banner

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

EVERY_MS = 40
ENDINGS = (".gamebook", ".yaml", ".yml", ".zip")


class _Report:
    """What came of the files taken in together."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.refused: list[str] = []
        self.problems: list[Problem] = []
        self.last: Path | Startable | None = None


class Importer(QObject):
    """Takes in files and folders one after the other and says what came of each.

    The checks of a book take seconds, so the work is done in a thread beside the window.
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
        self._waiting: list[tuple[Path, bool]] = []
        self._workers: ThreadPoolExecutor | None = None
        self._work: Future[Path | Startable] | None = None
        self._report = _Report()
        self._look = QTimer(self)
        self._look.setInterval(EVERY_MS)
        self._look.timeout.connect(self._on_look_timeout)

    def menu(self, *, plays: bool = True) -> QMenu:
        """What can be taken in, as a menu; `plays` or only adventures."""
        translate = QCoreApplication.translate
        menu = QMenu(self._page)
        if plays:
            words = translate("Library", "A play or its text…")
            menu.addAction(theme().typeset(words)).triggered.connect(self._ask_for_plays)
        words = translate("Library", "An adventure, from a .zip file…")
        menu.addAction(theme().typeset(words)).triggered.connect(self._ask_for_books)
        words = translate("Library", "An adventure, from its folder…")
        menu.addAction(theme().typeset(words)).triggered.connect(self._ask_for_folder)
        return menu

    def take_in(self, paths: Sequence[Path], *, replacing: bool = False) -> None:
        """Take in files and folders; what cannot be taken in changes nothing."""
        self._waiting += [(path, replacing) for path in paths]
        if self._waiting and self._work is None:
            self._next()

    def busy(self) -> bool:
        """Whether something is being taken in."""
        return self._work is not None

    def _next(self) -> None:
        from concurrent.futures import ThreadPoolExecutor  # only here: no first window waits

        self._workers = self._workers or ThreadPoolExecutor(1)
        path, replacing = self._waiting[0]
        words = QCoreApplication.translate("Library", "Checking {0}…").format(path.name)
        self._banner.say(words, "info")
        self._work = self._workers.submit(self._desk.take_in, path, replacing=replacing)
        self._look.start()

    def _on_look_timeout(self) -> None:
        work = self._work
        if work is None or not work.done():
            return
        self._look.stop()
        self._work = None
        path, _ = self._waiting.pop(0)
        try:
            self._came(path, work)
        finally:
            if self._waiting:
                self._next()
            else:
                self._tell()

    def _came(self, path: Path, work: Future[Path | Startable]) -> None:
        """Note what came of one file."""
        translate = QCoreApplication.translate
        try:
            made = work.result()
        except BookThereError as error:
            self._ask_to_replace(path, error.title)
        except ContentError as error:
            self._report.problems += error.problems
        except SaveError as error:
            words = translate("Library", "“{0}”: {1} Nothing has changed.")
            self._report.refused.append(words.format(path.name, error.text(theme().language)))
        else:
            name = path.name if isinstance(made, Path) else made.title
            self._report.made.append(translate("Library", "Imported: {0}.").format(name))
            self._report.last = made

    def _tell(self) -> None:
        """Say what came of all of them."""
        report, self._report = self._report, _Report()
        translate = QCoreApplication.translate
        last = report.last
        actions: list[Action] = []
        if last is not None:
            self.changed.emit()
        if isinstance(last, Path):
            actions.append((translate("Library", "Open"), partial(self.opened.emit, last)))
        elif last is not None:
            actions.append((translate("Library", "Begin"), partial(self.started.emit, last)))
        words = " ".join((*report.made, *report.refused))
        if words:
            self._banner.say(words, "bad" if report.refused else "good", *actions)
        else:
            self._banner.hide()
        if report.problems:
            self.failed.emit(report.problems)

    def _ask_to_replace(self, path: Path, title: str) -> None:
        from gamebook_desktop.ui import dialogs

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
        from gamebook_desktop.ui import dialogs

        caption = QCoreApplication.translate("Library", "Import plays")
        self.take_in(dialogs.files_to_read(self._page, caption, dialogs.PLAY, dialogs.TEXT))

    def _ask_for_books(self) -> None:
        from gamebook_desktop.ui import dialogs

        caption = QCoreApplication.translate("Library", "Import adventures")
        self.take_in(dialogs.files_to_read(self._page, caption, dialogs.BOOK))

    def _ask_for_folder(self) -> None:
        from gamebook_desktop.ui import dialogs

        caption = QCoreApplication.translate("Library", "Import an adventure's folder")
        self.take_in(dialogs.folder_to_read(self._page, caption))


def dropped(data: QMimeData) -> list[Path]:
    """The files and folders of a drop that can be taken in."""
    places = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [place for place in places if place.suffix.lower() in ENDINGS or place.is_dir()]
