"""The large card of the library: the play left last, or, with no play yet, the first adventure."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.core.game import Startable
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.library_words import cover_of, in_tongue, place_runs, value_runs
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.chip import Chip
from gamebook_desktop.ui.widgets.cover import SIZE, Cover
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.label import Label, TextLine

if TYPE_CHECKING:
    from gamebook_desktop.store.save_header import PlayHeader

BUTTON, LEAST_COLUMN = 40, 300


class CoverCard(Card):
    """A cover, and a column of words and buttons beside it; narrow, the cover goes."""

    def __init__(self, cover: Cover, parent: QWidget | None = None) -> None:
        super().__init__("raised", "line", parent=parent)
        self._cover = cover
        self.column = QVBoxLayout()
        self._across = QHBoxLayout(self)
        self._across.addWidget(cover, 0, Qt.AlignmentFlag.AlignTop)
        self._across.addLayout(self.column, 1)
        self.restyle()

    def restyle(self) -> None:
        """Margins and gaps follow the text size."""
        look = theme()
        edge = look.space(5)
        self._across.setContentsMargins(edge - 4, edge - 4, edge, edge - 4)
        self._across.setSpacing(edge)
        self.column.setSpacing(look.px(4))
        super().restyle()

    def add_chip(self, words: str) -> None:
        """Say something of the book under its title, if there is anything to say."""
        if words:
            self.column.addWidget(Chip(words), 0, Qt.AlignmentFlag.AlignLeft)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The words come first where both do not fit."""
        super().resizeEvent(event)
        look = theme()
        self._cover.setVisible(event.size().width() >= look.px(SIZE[0] + LEAST_COLUMN + 72))


class ResumeCard(CoverCard):
    """The play left last. Signals: `resumed()`, `backups_requested()`, `menu_requested(button)`."""

    resumed = Signal()
    backups_requested = Signal()
    menu_requested = Signal(QWidget)

    def __init__(
        self,
        cover: Cover,
        saved: str,
        title: str,
        place: str,
        values: str,
        chip: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(cover, parent)
        translate = QCoreApplication.translate
        self.setAccessibleName(", ".join(part for part in (title, chip, place, values) if part))
        self.column.addWidget(Label(saved, "small", "ink2", wrap=True))
        self.column.addWidget(Label(title, "head", wrap=True))
        self.add_chip(chip)
        if place:
            self.column.addWidget(_place(place))
        if values:
            self.column.addSpacing(6)
            self.column.addWidget(_values(values))
        self.column.addSpacing(8)
        self.column.addStretch(1)
        key = translate("Library", "Enter")
        self.resume = Button(
            translate("Library", "Resume"), "primary", icon="play", key=key, height=BUTTON
        )
        backups = Button(translate("Library", "Backups"), icon="clock", height=BUTTON)
        about = translate("Library", "More about {0}").format(title)
        more = IconButton("more", about, size=BUTTON, border=True)
        self.resume.clicked.connect(self.resumed)
        backups.clicked.connect(self.backups_requested)
        more.clicked.connect(lambda: self.menu_requested.emit(more))
        buttons = FlowRow(10)
        for button in (self.resume, backups, more):
            buttons.add(button)
        self.column.addWidget(buttons)


class FirstCard(CoverCard):
    """What to begin with while there is no play. Signal: `started()`."""

    started = Signal()

    def __init__(
        self, cover: Cover, title: str, about: str, chip: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(cover, parent)
        translate = QCoreApplication.translate
        self._about: list[Label] = []
        words = translate("Library", "Begin with {0}.").format(title)
        self.column.addWidget(Label(words, "head", wrap=True))
        self.add_chip(chip)
        for paragraph in re.split(r"\n\s*\n", about.strip()):
            text = " ".join(paragraph.split())
            if text:
                self._about.append(Label(text, "choice", "ink2", wrap=True))
                self.column.addWidget(self._about[-1])
        self.column.addSpacing(8)
        self.column.addStretch(1)
        key = translate("Library", "Enter")
        self.begin = Button(
            translate("Library", "Begin"), "primary", icon="play", key=key, height=BUTTON
        )
        self.begin.clicked.connect(self.started)
        buttons = FlowRow(10)
        buttons.add(self.begin)
        self.column.addWidget(buttons)
        self.restyle()

    def restyle(self) -> None:
        """What the adventure is about keeps to the measure of a page."""
        super().restyle()
        for label in getattr(self, "_about", ()):
            label.setMaximumWidth(theme().measure_width())


def resume_card(last: PlayHeader, saved: str, book: Startable | None) -> ResumeCard:
    """The card of a play of a book, if that is there; `saved` says when it was left."""
    language, setup = theme().language, last.meta.get("setup")
    emblem = book.emblem if book is not None else str(last.meta.get("emblem", ""))
    chip = in_tongue(book.language) if book is not None else ""
    look = cover_of(last.game, setup if isinstance(setup, dict) else {}, emblem)
    cover = Cover(last.title, *look)
    return ResumeCard(cover, saved, last.title, last.where(language), last.values(language), chip)


def first_card(startable: Startable) -> FirstCard:
    """The card of what to begin with."""
    cover = Cover(startable.title, *cover_of(startable.game, startable.setup, startable.emblem))
    return FirstCard(cover, startable.title, startable.about, in_tongue(startable.language))


def _place(place: str) -> QWidget:
    pieces = FlowRow(2, 0)
    for runs in place_runs(place):
        if len(runs) == 1:
            pieces.add(Label(runs[0].text, runs[0].role, wrap=True))
        else:
            pieces.add(TextLine(runs))
    return pieces


def _values(values: str) -> QWidget:
    row = FlowRow(26, 4)
    for runs in value_runs(values):
        row.add(TextLine(runs))
    return row
