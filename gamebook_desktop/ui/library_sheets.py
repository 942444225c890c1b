"""What slides over the right of the library: the copies of a play, the errors of a book."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.store.errors import Problem
from gamebook_desktop.ui.announce import announce
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.when import moment_in_words
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.lines import HLine
from gamebook_desktop.ui.widgets.scroll_pane import ScrollPane

if TYPE_CHECKING:
    from gamebook_desktop.store.backups import Backup

SHOWN = 50


class Sheet(Themed, QWidget):
    """A heading with a button that closes, and a column that scrolls. Signal: `closed()`."""

    closed = Signal()

    def __init__(self, heading: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(heading)
        close = IconButton("cross", QCoreApplication.translate("Library", "Close"), token="ink2")
        close.clicked.connect(self.closed)
        self._top = QHBoxLayout()
        self._top.addWidget(Label(heading, "title", wrap=True), 1)
        self._top.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        inner = QWidget()
        self.column = QVBoxLayout(inner)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(self._top)
        self._whole.addWidget(ScrollPane(inner, "panel"), 1)
        self.restyle()

    def restyle(self) -> None:
        """Margins and gaps follow the text size."""
        look = theme()
        self._top.setContentsMargins(look.space(5), look.space(4), look.space(2), 0)
        self.column.setContentsMargins(look.space(5), 0, look.space(5), look.space(5))
        self.column.setSpacing(look.space(2))
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(look.space(3))
        super().restyle()


class BackupSheet(Sheet):
    """The copies of a play. Signals: `restored(Backup)`, `opened(Backup)` as a play of its own."""

    restored = Signal(object)
    opened = Signal(object)

    def __init__(
        self, title: str, backups: Sequence[Backup], now: datetime, parent: QWidget | None = None
    ) -> None:
        translate = QCoreApplication.translate
        super().__init__(translate("Library", "Backups of {0}").format(title), parent)
        if not backups:
            words = translate("Library", "None yet. One is made each time the play is opened.")
            self.column.addWidget(Label(words, "body", "ink2", wrap=True))
        for backup in backups:
            self._add(backup, now)
        self.column.addStretch(1)

    def _add(self, backup: Backup, now: datetime) -> None:
        translate = QCoreApplication.translate
        header, language = backup.header, theme().language
        taken = header.updated
        when = moment_in_words(taken, now) if taken is not None else backup.path.stem
        self.column.addWidget(Label(when[:1].upper() + when[1:], "strong", wrap=True))
        words = (header.where(language), header.values(language))
        for text in filter(None, words):
            self.column.addWidget(Label(text, "small", "ink2", wrap=True))
        restore = Button(translate("Library", "Restore"), icon="undo")
        opens = Button(translate("Library", "Open as a new play"), "quiet")
        for button in (restore, opens):
            button.set_spoken(f"{button.text()}, {when}")
        restore.clicked.connect(lambda: self.restored.emit(backup))
        opens.clicked.connect(lambda: self.opened.emit(backup))
        buttons = FlowRow(8)
        buttons.add(restore)
        buttons.add(opens)
        self.column.addWidget(buttons)
        self.column.addWidget(HLine())


class ProblemSheet(Sheet):
    """What is wrong with a book: file, line, message; all of it can be copied."""

    def __init__(
        self, title: str, problems: Sequence[Problem], parent: QWidget | None = None
    ) -> None:
        translate = QCoreApplication.translate
        count = translate("Library", "%n error(s)", "", len(problems))
        heading = translate("Library", "{0}: {1}").format(title, count) if title else count
        super().__init__(heading, parent)
        self._problems = problems
        copy = Button(translate("Library", "Copy the list"), icon="copy")
        copy.clicked.connect(self._on_copy_clicked)
        top = FlowRow(8)
        top.add(copy)
        self.column.addWidget(top)
        for problem in problems[:SHOWN]:
            self._add(problem)
        hidden = len(problems) - SHOWN
        if hidden > 0:
            words = translate("Library", "%n more error(s), all in the copied list.", "", hidden)
            self.column.addWidget(Label(words, "small", "ink2", wrap=True))
        self.column.addStretch(1)

    def text(self) -> str:
        """The whole list, a line each."""
        return "\n".join(map(_line, self._problems))

    def _add(self, problem: Problem) -> None:
        place = _place(problem)
        if place:
            self.column.addWidget(_selectable(Label(place, "small", "ink2", wrap=True)))
        words = problem.text(theme().language)
        self.column.addWidget(_selectable(Label(words, wrap=True)))
        self.column.addWidget(HLine())

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
        announce(self, QCoreApplication.translate("Library", "Copied."))


def _place(problem: Problem) -> str:
    if not problem.line:
        return problem.file
    words = QCoreApplication.translate("Library", "{0}, line {1}")
    return words.format(problem.file, problem.line)


def _line(problem: Problem) -> str:
    inside = f" ({problem.place})" if problem.place else ""
    at = f"{problem.file}:{problem.line}: " if problem.line else f"{problem.file}: "
    return f"{at if problem.file else ''}{problem.text(theme().language)}{inside}"


def _selectable(label: Label) -> Label:
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
