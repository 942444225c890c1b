"""What the library does to plays: rename, duplicate, delete, repair, copy, write as a text."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from gamebook_desktop.store.errors import ContentError, SaveError
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.desk import Desk
from gamebook_desktop.ui.library_parts import Banner
from gamebook_desktop.ui.library_words import MENDABLE, free_name
from gamebook_desktop.ui.when import moment_in_words

if TYPE_CHECKING:
    from gamebook_desktop.store.backups import Backup
    from gamebook_desktop.store.save_file import SaveFile
    from gamebook_desktop.store.save_header import PlayHeader
    from gamebook_desktop.store.save_list import Deleted


class LibraryOrders(QObject):
    """Carries out orders on plays and says in the banner what came of them.

    Signals: `closing(Path)` before a file is touched that may be open, `changed()` when the
    list has to be read again, `opened(Path)`, `backups_wanted(PlayHeader)`, `failed(problems)`.
    """

    closing = Signal(Path)
    changed = Signal()
    opened = Signal(Path)
    backups_wanted = Signal(object)
    failed = Signal(object)

    def __init__(
        self, desk: Desk, banner: Banner, now: Callable[[], datetime], page: QWidget
    ) -> None:
        super().__init__(page)
        self._desk, self._banner, self._now, self._page = desk, banner, now, page
        self.headers: list[PlayHeader] = []
        """The plays there are."""
        self.open_save: Callable[[Path], SaveFile | None] = lambda _path: None
        """The file of a play that is open in this window."""

    def names(self) -> set[str]:
        """The names of the plays there are."""
        return {header.title for header in self.headers}

    def menu(self, header: PlayHeader) -> QMenu:
        """The menu of a play."""
        translate = QCoreApplication.translate
        menu = QMenu(self._page)
        menu.setAccessibleName(header.title)

        def add(words: str, order: Callable[[PlayHeader], None]) -> None:
            menu.addAction(theme().typeset(words)).triggered.connect(lambda: order(header))

        if header.problem is None:
            add(translate("Library", "Rename…"), self.rename)
            add(translate("Library", "Duplicate"), self.duplicate)
        add(translate("Library", "Backups"), self.backups_wanted.emit)
        if header.problem is None:
            menu.addSeparator()
            add(translate("Library", "Save a copy…"), self.copy)
            add(translate("Library", "Export as a text…"), self.write_text)
        menu.addSeparator()
        add(translate("Library", "Delete"), self.delete)
        return menu

    def rename(self, header: PlayHeader) -> None:
        """Ask for another name."""
        from gamebook_desktop.ui.dialogs import NameDialog

        translate = QCoreApplication.translate
        dialog = NameDialog(
            self._page,
            translate("Library", "Rename the play"),
            translate("Library", "Rename"),
            header.title,
            self.names() - {header.title},
        )
        dialog.named.connect(lambda name: self.rename_to(header, name))
        dialog.open()

    def rename_to(self, header: PlayHeader, name: str) -> None:
        """Give a play another name; one that is open stays open."""
        from gamebook_desktop.store.save_list import rename_play

        save = self.open_save(header.path)
        if self._try(
            header.title,
            lambda: (
                rename_play(header.path, name)
                if save is None or save.read_only
                else save.rename(name)
            ),
        ):
            self.changed.emit()

    def duplicate(self, header: PlayHeader) -> None:
        """Make a play of its own that stands where this one does."""
        self._as_new(header.path, header.title)

    def open_backup(self, header: PlayHeader, backup: Backup) -> None:
        """Make a play of its own out of a backup."""
        self._as_new(backup.path, header.title)

    def delete(self, header: PlayHeader) -> None:
        """Put a play in the trash; the banner brings it back."""
        from gamebook_desktop.store.save_list import delete_play

        self.closing.emit(header.path)
        gone: list[Deleted] = []
        if not self._try(
            header.title, lambda: gone.append(delete_play(self._desk.profile, header.path))
        ):
            return
        self._desk.forget_play(header.path)
        self.changed.emit()
        translate = QCoreApplication.translate
        words = translate("Library", "“{0}” is deleted.").format(header.title)
        undo = (translate("Library", "Undo"), lambda: self._bring_back(header.title, gone[0]))
        self._banner.say(words, "good", undo)

    def repair(self, header: PlayHeader) -> None:
        """Put the newest sound backup in the place of a damaged file."""
        from gamebook_desktop.store.backups import newest_sound

        backup = newest_sound(self._desk.profile, header.path)
        if backup is not None:
            self.restore(header, backup)

    def restore(self, header: PlayHeader, backup: Backup) -> None:
        """Put a backup in a play's place; what was there is kept aside and named."""
        from gamebook_desktop.store.backups import restore_backup

        self.closing.emit(header.path)
        aside: list[Path | None] = []
        title = backup.header.title
        if not self._try(title, lambda: aside.append(restore_backup(header.path, backup.path))):
            return
        self.changed.emit()
        translate = QCoreApplication.translate
        taken = backup.header.updated
        when = moment_in_words(taken, self._now()) if taken is not None else backup.path.stem
        words = translate("Library", "“{0}” stands again as saved {1}.").format(title, when)
        former = aside[0]
        if former is None:
            self._banner.say(words)
            return
        kept = translate("Library", "The former file is kept: {0}.").format(former.name)
        mended = header.problem is not None and header.problem.kind in MENDABLE
        undo = (translate("Library", "Undo"), lambda: self._put_back(header, former))
        self._banner.say(f"{words} {kept}", "good", *([] if mended else [undo]))

    def copy(self, header: PlayHeader) -> None:
        """Ask for a place, and put a copy of the play's file there."""
        from gamebook_desktop.store.backups import copy_database
        from gamebook_desktop.store.save_format import open_checked
        from gamebook_desktop.ui.dialogs import PLAY

        def write(target: Path) -> None:
            connection = open_checked(header.path)
            try:
                copy_database(connection, target)
            finally:
                connection.close()

        self._write(
            header,
            QCoreApplication.translate("Library", "Save a copy"),
            header.path.name,
            PLAY,
            write,
        )

    def write_text(self, header: PlayHeader) -> None:
        """Ask for a place, and write the play there as a readable text."""
        from gamebook_desktop.ui.dialogs import TEXT

        caption = QCoreApplication.translate("Library", "Export as a text")
        self._write(
            header,
            caption,
            f"{header.path.stem}.yaml",
            TEXT,
            lambda target: self._desk.export(header.path, target),
        )

    # ------------------------------------------------------------------ inside
    def _as_new(self, path: Path, title: str) -> None:
        from gamebook_desktop.store.save_list import duplicate_play

        name = free_name(title, self.names())
        made: list[Path] = []
        if not self._try(
            title, lambda: made.append(duplicate_play(self._desk.profile, path, name))
        ):
            return
        self.changed.emit()
        translate = QCoreApplication.translate
        words = translate("Library", "A new play: “{0}”.").format(name)
        opens = (translate("Library", "Open"), lambda: self.opened.emit(made[0]))
        self._banner.say(words, "good", opens)

    def _bring_back(self, title: str, deleted: Deleted) -> None:
        from gamebook_desktop.store.save_list import undo_delete

        self._banner.hide()
        back: list[Path] = []
        if self._try(title, lambda: back.append(undo_delete(self._desk.profile, deleted))):
            self._desk.remember_play(back[0])
            self.changed.emit()

    def _put_back(self, header: PlayHeader, former: Path) -> None:
        from gamebook_desktop.store.backups import restore_backup

        self._banner.hide()
        self.closing.emit(header.path)
        if self._try(header.title, lambda: restore_backup(header.path, former)):
            self.changed.emit()

    def _write(
        self,
        header: PlayHeader,
        caption: str,
        name: str,
        kind: str,
        write: Callable[[Path], None],
    ) -> None:
        from gamebook_desktop.ui.dialogs import where_to_write

        target = where_to_write(self._page, caption, name, kind)
        if target is not None and self._try(header.title, lambda: write(target)):
            words = QCoreApplication.translate("Library", "Written: {0}.").format(target.name)
            self._banner.say(words)

    def _try(self, title: str, order: Callable[[], object]) -> bool:
        """Do something to a file; whether it worked, else the banner says why not."""
        try:
            order()
        except SaveError as error:
            self.refuse(title, error)
            return False
        except ContentError as error:
            self.failed.emit(error.problems)
            return False
        return True

    def refuse(self, title: str, error: SaveError) -> None:
        """Say why something could not be done to a play."""
        words = QCoreApplication.translate("Library", "“{0}”: {1} Nothing has changed.")
        self._banner.say(words.format(title, error.text(theme().language)), "bad")
