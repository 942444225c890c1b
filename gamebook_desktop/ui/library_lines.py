"""The plays of the library, one line each; lines are made when they are shown, not before."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebook_desktop.store.paths import Profile
from gamebook_desktop.ui.design.icons import ICONS
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.library_walk import Arrows
from gamebook_desktop.ui.library_words import MENDABLE, in_tongue, trouble
from gamebook_desktop.ui.when import day_in_words
from gamebook_desktop.ui.widgets.play_row import PlayRow

if TYPE_CHECKING:
    from gamebook_desktop.store.save_header import PlayHeader

FIRST, BATCH = 30, 10


class Line(NamedTuple):
    """What one line shows; equal lines need not be drawn again."""

    path: Path
    icon: str
    title: str
    place: str
    values: str
    day: str
    warning: str = ""
    broken: bool = False
    closed: str = ""
    """Why a broken play cannot be repaired."""
    language: str = ""
    chip: str = ""


def line_of(
    profile: Profile, header: PlayHeader, icon: str, now: datetime, tongue: str = ""
) -> Line:
    """The line of a play whose book is in a tongue.

    Of a damaged play, what its newest sound backup says.
    """
    language = theme().language
    warning, broken, closed = "", header.problem is not None, ""
    shown = header
    if header.problem is not None:
        warning, broken, closed, shown = _trouble(profile, header, now)
    own = str(shown.meta.get("icon", ""))
    return Line(
        header.path,
        own if own in ICONS else icon,
        shown.title,
        shown.where(language),
        "" if broken else shown.values(language),
        day_in_words(header.updated, now) if header.updated is not None else "",
        warning,
        broken,
        closed,
        language,
        in_tongue(tongue),
    )


def _trouble(
    profile: Profile, header: PlayHeader, now: datetime
) -> tuple[str, bool, str, PlayHeader]:
    """Warning, whether repair is the thing to do, why it cannot be, and the header to show."""
    from gamebook_desktop.store.backups import newest_sound

    translate = QCoreApplication.translate
    assert header.problem is not None
    what = trouble(header.problem.kind)
    if header.problem.kind not in MENDABLE:
        return what, False, "", header
    backup = newest_sound(profile, header.path)
    if backup is None:
        closed = translate("Library", "There is no sound copy of this play.")
        return translate("Library", "{0}, no sound copy").format(what), True, closed, header
    taken = backup.header.updated
    day = day_in_words(taken, now) if taken is not None else backup.path.stem
    return translate("Library", "{0}, sound copy: {1}").format(what, day), True, "", backup.header


class PlayLines(QWidget):
    """The lines. Signals carry the play's file; `menu_requested` also the button of the menu.

    `refused(reason)`: a closed button was pressed.
    """

    open_requested = Signal(Path)
    repair_requested = Signal(Path)
    menu_requested = Signal(Path, QWidget)
    refused = Signal(str)

    def __init__(self, arrows: Arrows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._arrows = arrows
        self._column = _column(self)
        self._blocks: list[QWidget] = []
        """Each batch of lines in one, so that the next batch leaves it as it is."""
        self._rows: dict[Path, tuple[Line, PlayRow]] = {}
        self._lines: tuple[Line, ...] = ()
        self._waiting: tuple[Line, ...] = ()
        self._more = QTimer(self)
        self._more.setInterval(0)
        self._more.timeout.connect(self._on_more_timeout)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines, the first of them at once, the others a batch at a time."""
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        self._waiting = self._lines[FIRST:]
        kept, self._rows = self._rows, {}
        old, self._blocks = self._blocks, []
        self._add(self._lines[:FIRST], kept)
        for block in old:
            block.hide()
            block.deleteLater()
        if self._waiting:
            self._more.start()
        else:
            self._more.stop()

    def rows(self) -> list[PlayRow]:
        """The lines made so far, in their order."""
        return [row for _, row in self._rows.values()]

    def _add(self, lines: Sequence[Line], kept: dict[Path, tuple[Line, PlayRow]]) -> None:
        block = QWidget()
        column = _column(block)
        for line in lines:
            held = kept.get(line.path)
            row = held[1] if held is not None and held[0] == line else self._row(line)
            self._rows[line.path] = (line, row)
            column.addWidget(row)
        self._blocks.append(block)
        self._column.addWidget(block)

    def _row(self, line: Line) -> PlayRow:
        row = PlayRow(
            line.icon,
            line.title,
            line.place,
            line.values,
            line.day,
            warning=line.warning,
            broken=line.broken,
            chip=line.chip,
        )
        path = line.path
        row.button.set_locked(line.closed)
        row.button.refused.connect(self.refused)
        row.opened.connect(lambda: self.open_requested.emit(path))
        row.repair_requested.connect(lambda: self.repair_requested.emit(path))
        row.menu_requested.connect(lambda: self.menu_requested.emit(path, row.more))
        self._arrows.watch(row)
        return row

    def _on_more_timeout(self) -> None:
        batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        self._add(batch, {})
        if not self._waiting:
            self._more.stop()


def _column(widget: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return column
