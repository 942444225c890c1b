"""Rows of “what if”: a preparation in words, its chance to win, the difference in points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.core.turn import Plays
from gamebook_desktop.games.gamebook.panel.what_if import Row, what_if
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words_names import Names
from gamebook_desktop.games.gamebook.words_text import stat
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.typography import MINUS, percent
from gamebook_desktop.ui.widgets.bar import Bar
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty

WORDS, BAR, CHANGE, CHANCE, COLUMNS = 0, 1, 2, 3, 4


@dataclass(frozen=True, slots=True, eq=False)
class Waiting:
    """A fight that waits to begin, and what is needed to reckon with it."""

    names: Names
    game: Plays[State]
    state: State


class WhatIfRows(Themed, QWidget):
    """The rows, each with its bar: under it where they are `stacked`, else within the line."""

    def __init__(self, *, stacked: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stacked = stacked
        self._shown: tuple[tuple[Row, ...], str] = ((), "")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for column in (WORDS,) if stacked else (WORDS, BAR):
            self._grid.setColumnStretch(column, 1)
        self.restyle()

    def show_rows(self, rows: Sequence[Row], item: Callable[[str], str] = str) -> None:
        """Show these rows instead; `item` says what a thing is called."""
        self.setVisible(bool(rows))
        shown = (tuple(rows), theme().language)
        if shown == self._shown:
            return
        self._shown = shown
        empty(self._grid)
        for at, row in enumerate(rows):
            self._add(2 * at, row, row_words(row, item))

    def restyle(self) -> None:
        """Gaps follow the theme."""
        self._grid.setHorizontalSpacing(theme().px(10))
        self._grid.setVerticalSpacing(theme().px(4))
        super().restyle()

    def _add(self, line: int, row: Row, words: str) -> None:
        name = Label(words, "small", wrap=True)
        if row.chance is None:
            self._grid.addWidget(name, line, WORDS, 1, COLUMNS)
            return
        self._grid.addWidget(name, line, WORDS)
        bar = Bar(words, float(row.chance))
        if self._stacked:
            self._grid.addWidget(bar, line + 1, WORDS, 1, COLUMNS)
        else:
            self._grid.addWidget(bar, line, BAR, Qt.AlignmentFlag.AlignVCenter)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if row.kind != "as_you_are":
            tone = "good" if row.change > 0 else "bad" if row.change < 0 else "ink2"
            self._grid.addWidget(Label(points(row), "small", tone), line, CHANGE, right)
        chance = Label(percent(row.chance, theme().language), "strong")
        self._grid.addWidget(chance, line, CHANCE, right)


class WaitingFight(Themed, QWidget):
    """On the page, before a fight: the chance to win as one is, and after each preparation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fight: Waiting | None = None
        self._rows_of: tuple[State, tuple[Row, ...]] | None = None
        self._advice = True
        self._title = Label("", "caption", "ink2", bold=True)
        self._exact = Label("", "caption", "ink2")
        self.rows = WhatIfRows(stacked=False)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._exact)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.rows)
        self.hide()
        self.restyle()

    def show_fight(self, fight: Waiting | None) -> None:
        """Show the odds of a fight waiting to begin; hidden where there is none."""
        self._fight = fight
        self._refresh()

    def set_advice(self, on: bool) -> None:
        """Whether chances to win are wanted."""
        self._advice = on
        self._refresh()

    def restyle(self) -> None:
        """Gaps follow the theme."""
        look = theme()
        self._column.setContentsMargins(0, look.px(12), 0, look.px(4))
        self._column.setSpacing(look.px(6))
        super().restyle()

    def _refresh(self) -> None:
        fight = self._fight if self._advice else None
        rows = self._rows(fight) if fight is not None else ()
        self.setVisible(bool(rows))
        if fight is None or not rows:
            return
        translate = QCoreApplication.translate
        self._title.setText(translate("Fight", "Winning this fight"))
        best, exact = translate("Fight", "Best use of Luck"), translate("Fight", "exact")
        self._exact.setText(f"{best}, {exact}")
        self.rows.show_rows(rows, fight.names.item)

    def _rows(self, fight: Waiting) -> tuple[Row, ...]:
        if self._rows_of is None or self._rows_of[0] is not fight.state:
            rows = what_if(fight.names.rules, fight.game, fight.state)
            self._rows_of = (fight.state, rows)
        return self._rows_of[1]


def row_words(row: Row, item: Callable[[str], str]) -> str:
    """What is prepared."""
    translate = QCoreApplication.translate
    match row.kind:
        case "meals":
            return translate("Fight", "After %n meal(s)", "", row.meals)
        case "dose":
            return translate("Fight", "After a dose")
        case "weapon":
            return translate("Fight", "In hand: {0}").format(item(row.item))
        case "flight":
            before, after = row.stamina
            words = translate("Fight", "Run: −{0} {1}, {2} → {3}")
            return words.format(before - after, stat("stamina"), before, after)
    return translate("Fight", "As you are")


def points(row: Row) -> str:
    """The difference in points of a hundred, with its sign."""
    sign = "+" if row.change > 0 else MINUS if row.change < 0 else ""
    number = one_decimal(abs(float(row.change)) * 100)
    return QCoreApplication.translate("Fight", "{0} points").format(sign + number)


def one_decimal(value: Fraction | float) -> str:
    """A number with one decimal, written as the language in force does."""
    comma = "," if theme().language.startswith("fr") else "."
    return f"{float(value):.1f}".replace(".", comma)
