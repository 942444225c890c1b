"""The library: the play left last, the other plays, and everything one can start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from gamebook_desktop.core.game import Startable
from gamebook_desktop.store.errors import Problem
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.desk import Desk, Offer
from gamebook_desktop.ui.library_card import FirstCard, ResumeCard, first_card, resume_card
from gamebook_desktop.ui.library_import import Importer, dropped
from gamebook_desktop.ui.library_lines import line_of
from gamebook_desktop.ui.library_orders import LibraryOrders
from gamebook_desktop.ui.library_parts import pop_up
from gamebook_desktop.ui.library_tiles import adding, face_of
from gamebook_desktop.ui.library_view import LibraryView
from gamebook_desktop.ui.library_words import free_name, last_saved
from gamebook_desktop.ui.when import right_now
from gamebook_desktop.ui.widgets.painted_button import PaintedButton
from gamebook_desktop.ui.widgets.scroll_pane import ScrollPane

if TYPE_CHECKING:
    from gamebook_desktop.store.backups import Backup
    from gamebook_desktop.store.save_header import PlayHeader
    from gamebook_desktop.ui.library_sheets import Sheet
    from gamebook_desktop.ui.widgets.drawer import Drawer

OTHERS, DRAWER = 3, 420
"""How many other plays are shown before one asks for all; width of the drawer."""


class LibraryPage(QWidget):
    """The start page. Reads nothing before `load()`.

    Signals: `open_requested(Path)`, `start_requested(Startable, options or None)`,
    `closing_requested(Path)` before a file that may be open is touched, `listed()` once plays and
    adventures are shown.
    """

    open_requested = Signal(Path)
    start_requested = Signal(object, object)
    closing_requested = Signal(Path)
    listed = Signal()

    def __init__(
        self,
        desk: Desk,
        now: Callable[[], datetime] = right_now,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk, self._now = desk, now
        self._loaded = self._all_shown = False
        self._offers: list[Offer] | None = None
        self._card_shown: object = None
        self.view = LibraryView()
        self.orders = LibraryOrders(desk, self.view.banner, now, self)
        self.importer = Importer(desk, self.view.banner, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._pane = ScrollPane(self.view)
        column.addWidget(self._pane)
        self.setAcceptDrops(True)
        self._connect()
        self.view.retranslate(0, False)

    @cached_property
    def drawer(self) -> Drawer:
        """Where backups and problems are shown; made when there is one to show."""
        from gamebook_desktop.ui.widgets.drawer import Drawer

        return Drawer(self, "", width=DRAWER)

    # ------------------------------------------------------------------ for the window
    def load(self) -> None:
        """List plays and adventures, laid out and painted once; `listed` follows."""
        self._loaded = True
        self.orders.headers = self._desk.plays()
        self._list_offers()

    def refresh(self) -> None:
        """Read the plays again and show everything in the language in force."""
        if not self._loaded:
            self.view.retranslate(0, False)
            return
        self.orders.headers = self._desk.plays()
        self._show()

    def show_problems(self, problems: Sequence[Problem], title: str = "") -> None:
        """Show what is wrong with an adventure, with file and line."""
        from gamebook_desktop.ui.library_sheets import ProblemSheet

        self._show_sheet(ProblemSheet(title, list(problems)))

    def key(self, name: str) -> bool:
        """Take a key that nothing else wanted: Enter presses what has the focus, else resumes."""
        if name != "Enter":
            return False
        focused = QApplication.focusWidget()
        if not (isinstance(focused, PaintedButton) and self.isAncestorOf(focused)):
            focused = self._primary()
        if focused is None:
            return False
        focused.click()
        return True

    def focus_home(self) -> None:
        """Focus what Enter presses, or what one can start."""
        primary = self._primary()
        if primary is None:
            self.focus_tiles()
        else:
            primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_tiles(self) -> None:
        """Focus the first thing one can start: a new play begins there."""
        tiles = self.view.tiles.tiles
        target = tiles[0] if tiles else self.view.new
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def take_in(self, paths: Sequence[Path]) -> None:
        """Import what was dropped on the window: plays, their texts, adventures."""
        self.importer.take_in(paths)

    # ------------------------------------------------------------------ events
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the drawer, wherever the focus is."""
        if event.key() == Qt.Key.Key_Escape and self.drawer.is_open():
            self.drawer.close_drawer()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files and folders that can be taken in are welcome."""
        if dropped(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take them in once the drag is over."""
        paths = dropped(event.mimeData())
        event.acceptProposedAction()
        QTimer.singleShot(0, self, partial(self.take_in, paths))

    # ------------------------------------------------------------------ inside
    def _connect(self) -> None:
        view, orders, importer = self.view, self.orders, self.importer
        view.banner.said.connect(self._on_banner_said)
        self.open_requested.connect(view.banner.hide)
        self.start_requested.connect(view.banner.hide)
        view.importing.clicked.connect(lambda: pop_up(importer.menu(), view.importing))
        view.new.clicked.connect(self.focus_tiles)
        view.all.clicked.connect(self._on_all_clicked)
        view.lines.open_requested.connect(self.open_requested)
        view.lines.repair_requested.connect(lambda path: orders.repair(self._header(path)))
        view.lines.menu_requested.connect(
            lambda path, at: pop_up(orders.menu(self._header(path)), at)
        )
        view.lines.refused.connect(lambda reason: view.banner.say(reason, "warn"))
        view.tiles.chosen.connect(self._on_tile_chosen)
        orders.closing.connect(self.closing_requested)
        orders.changed.connect(self._on_plays_changed)
        orders.opened.connect(self.open_requested)
        orders.backups_wanted.connect(self._show_backups)
        orders.failed.connect(self.show_problems)
        importer.changed.connect(self._on_imported)
        importer.opened.connect(self.open_requested)
        importer.started.connect(self._begin)
        importer.failed.connect(self.show_problems)

    def _primary(self) -> PaintedButton | None:
        card = self.view.card
        if isinstance(card, ResumeCard):
            return card.resume
        return card.begin if isinstance(card, FirstCard) else None

    def _header(self, path: Path) -> PlayHeader:
        return next(header for header in self.orders.headers if header.path == path)

    def _list_offers(self) -> None:
        first = self._offers is None
        self._offers = self._desk.offers()
        self._show()
        if not first:
            return
        focused = QApplication.focusWidget()
        if focused is None or focused is self or self.isAncestorOf(focused):
            QTimer.singleShot(0, self, self.focus_home)  # once the card has its place
        self.listed.emit()

    def _show(self) -> None:
        headers = self.orders.headers
        last = next((header for header in headers if header.problem is None), None)
        others = [header for header in headers if header is not last]
        shown = others if self._all_shown else others[:OTHERS]
        now, desk = self._now(), self._desk
        books = [self._book(header) for header in shown]
        tongues = [book.language if book is not None else "" for book in books]
        lines = [
            line_of(desk.profile, header, desk.icon(header.game), now, tongue)
            for header, tongue in zip(shown, tongues, strict=True)
        ]
        self.view.lines.show_lines(lines)
        self._show_card(last)
        if self._offers is not None:
            self.view.tiles.show_faces([*map(face_of, self._told()), adding()])
        self.view.show_parts(lines=bool(others), tiles=self._offers is not None)
        self.view.all.setVisible(len(others) > OTHERS)
        self.view.retranslate(len(headers), self._all_shown)

    def _show_card(self, last: PlayHeader | None) -> None:
        offer = self._first_offer() if last is None and not self.orders.headers else None
        saved = "" if last is None else last_saved(last.updated, last.created, self._now())
        book = self._book(last) if last is not None else None
        content = (last, book, offer, saved, theme().language)
        if content == self._card_shown:
            return
        self._card_shown = content
        self.view.show_card(
            self._resume_card(last, saved, book)
            if last is not None
            else self._first_card(offer.startable)
            if offer is not None
            else None
        )

    def _resume_card(self, last: PlayHeader, saved: str, book: Startable | None) -> ResumeCard:
        card = resume_card(last, saved, book)
        card.resumed.connect(lambda: self.open_requested.emit(last.path))
        card.backups_requested.connect(lambda: self._show_backups(last))
        card.menu_requested.connect(lambda at: pop_up(self.orders.menu(last), at))
        return card

    def _first_card(self, startable: Startable) -> FirstCard:
        card = first_card(startable)
        card.started.connect(lambda: self._begin(startable))
        return card

    def _told(self) -> list[Offer]:
        """What one can start, in the language in force as far as it has words in it."""
        spoken = theme().language
        return [o._replace(startable=o.startable.told(spoken)) for o in self._offers or ()]

    def _first_offer(self) -> Offer | None:
        return next((offer for offer in self._told() if not offer.problems), None)

    def _book(self, header: PlayHeader) -> Startable | None:
        """What a play was started from, if it is still there."""
        setup = header.meta.get("setup")
        plain = setup.items() if isinstance(setup, dict) else ()
        own = {key: value for key, value in plain if key != "options"}
        found = (offer.startable for offer in self._told() if not offer.problems)
        return next((s for s in found if (s.game, s.setup) == (header.game, own)), None)

    def _begin(self, startable: Startable) -> None:
        name = free_name(startable.title, self.orders.names())
        if name == startable.title:
            self.start_requested.emit(startable, None)
            return
        from gamebook_desktop.ui.dialogs import NameDialog

        translate = QCoreApplication.translate
        dialog = NameDialog(
            self,
            translate("Library", "Another play of {0}").format(startable.title),
            translate("Library", "Begin"),
            name,
            self.orders.names(),
        )
        dialog.named.connect(
            lambda name: self.start_requested.emit(replace(startable, title=name), None)
        )
        dialog.open()

    def _show_backups(self, header: PlayHeader) -> None:
        from gamebook_desktop.store.backups import list_backups
        from gamebook_desktop.ui.library_sheets import BackupSheet

        backups = list_backups(self._desk.profile, header.path)
        sheet = BackupSheet(header.title, backups, self._now())
        sheet.restored.connect(partial(self._use_backup, self.orders.restore, header))
        sheet.opened.connect(partial(self._use_backup, self.orders.open_backup, header))
        self._show_sheet(sheet)

    def _use_backup(
        self,
        order: Callable[[PlayHeader, Backup], None],
        header: PlayHeader,
        backup: Backup,
    ) -> None:
        self.drawer.close_drawer()
        order(header, backup)

    def _show_sheet(self, sheet: Sheet) -> None:
        sheet.closed.connect(self.drawer.close_drawer)
        self.drawer.setAccessibleName(sheet.accessibleName())
        self.drawer.set_content(sheet)
        self.drawer.open()

    def _on_tile_chosen(self, position: int) -> None:
        offers = self._told()
        if position == len(offers):
            pop_up(self.importer.menu(plays=False), self.view.tiles.tiles[position])
        elif offers[position].problems:
            offer = offers[position]
            self.show_problems(offer.problems, offer.startable.title)
        else:
            self._begin(offers[position].startable)

    def _on_all_clicked(self) -> None:
        self._all_shown = not self._all_shown
        self._show()

    def _on_plays_changed(self) -> None:
        self.refresh()
        self.focus_home()

    def _on_banner_said(self) -> None:
        QTimer.singleShot(0, self, lambda: self._pane.verticalScrollBar().setValue(0))

    def _on_imported(self) -> None:
        self.refresh()
        self._list_offers()
