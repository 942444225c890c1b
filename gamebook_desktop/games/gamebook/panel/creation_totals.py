"""Totals rolled elsewhere, typed into fields under their values."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.content_effects import STATS, Dice
from gamebook_desktop.games.gamebook.creation import span
from gamebook_desktop.games.gamebook.panel.companion_form import Named
from gamebook_desktop.games.gamebook.words_text import stat, stat_label
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.counter import Counter


class TotalsForm(Themed, QWidget):
    """Three named fields and a button. Signal: `entered()` on Enter, or by the button."""

    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counters: list[Counter] = []
        self._named: list[Named] = []
        self._language = ""
        self.keep = Button("", icon="check")
        self.keep.clicked.connect(self.entered)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        below = QHBoxLayout()
        below.addWidget(self.keep)
        below.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._row)
        self._column.addLayout(below)
        self.restyle()

    def refresh(self, dice: tuple[Dice, Dice, Dice]) -> None:
        """Fields for what the dice can give, in the language in force; what is typed stays."""
        self.keep.setText(QCoreApplication.translate("Creation", "Keep these totals"))
        if self._language == theme().language:
            return
        self._language = theme().language
        typed = [counter.field.text() for counter in self.counters]
        for named in self._named:
            named.hide()
            named.deleteLater()
        self.counters, self._named = [], []
        for at, (name, rolled) in enumerate(zip(STATS, dice, strict=True)):
            counter = Counter(stat_label(name), sum(span(rolled)) // 2, *span(rolled))
            if typed:
                counter.field.setText(typed[at])
            counter.entered.connect(self.entered)
            named = Named(counter)
            named.set_name(stat(name))
            self.counters.append(counter)
            self._named.append(named)
            self._row.addWidget(named, 1)

    def values(self) -> tuple[int, ...] | None:
        """The three numbers, None unless each is one."""
        typed = [counter.value() for counter in self.counters]
        known = tuple(value for value in typed if value is not None)
        return known if len(known) == len(typed) else None

    def start(self) -> None:
        """The first field first."""
        self.counters[0].field.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_narrow(self, narrow: bool) -> None:
        """One below the other where there is no room for three."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(down if narrow else across)

    def restyle(self) -> None:
        """Gaps follow the text."""
        self._column.setSpacing(theme().px(8))
        super().restyle()
