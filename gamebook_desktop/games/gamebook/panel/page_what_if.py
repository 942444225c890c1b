"""Rows of “what if”: a preparation in words, its chance to win, the difference in points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

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

WORDS, BAR, CHANGE, CHANCE, COLUMNS = 0, 1, 2, 3, 4


@dataclass(frozen=True, slots=True, eq=False)
class Waiting:
    """A fight that waits to begin, and what is needed to reckon with it."""

    names: Names
    game: Plays[State]
    state: State


class _Line(NamedTuple):
    """The widgets of a row; one without a chance has words only."""

    words: Label
    bar: Bar | None = None
    change: Label | None = None
    chance: Label | None = None

    def set_visible(self, shown: bool) -> None:
        for widget in self:
            if widget is not None:
                widget.setVisible(shown)


class WhatIfRows(Themed, QWidget):
    """The rows, each with its bar: under it where they are `stacked`, else within the line.

    Their widgets stay for the rows to come.
    """

    def __init__(self, *, stacked: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stacked = stacked
        self._shown: tuple[tuple[Row, ...], str] = ((), "")
        self._lines: dict[tuple[int, bool], _Line] = {}  # by place, and whether with a chance
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
        wanted = [(at, row.chance is not None) for at, row in enumerate(rows)]
        for place in self._lines.keys() - set(wanted):
            self._lines[place].set_visible(False)
        for place, row in zip(wanted, rows, strict=True):
            if place not in self._lines:
                self._lines[place] = self._add(*place)
            _fill(self._lines[place], row, row_words(row, item))

    def restyle(self) -> None:
        """Gaps follow the theme."""
        self._grid.setHorizontalSpacing(theme().px(10))
        self._grid.setVerticalSpacing(theme().px(4))
        super().restyle()

    def _add(self, at: int, with_chance: bool) -> _Line:
        """The widgets of a new row."""
        line, words = 2 * at, Label("", "small", wrap=True)
        if not with_chance:
            self._grid.addWidget(words, line, WORDS, 1, COLUMNS)
            return _Line(words)
        bar, change, chance = Bar(""), Label("", "small"), Label("", "strong")
        self._grid.addWidget(words, line, WORDS)
        if self._stacked:
            self._grid.addWidget(bar, line + 1, WORDS, 1, COLUMNS)
        else:
            self._grid.addWidget(bar, line, BAR, Qt.AlignmentFlag.AlignVCenter)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(change, line, CHANGE, right)
        self._grid.addWidget(chance, line, CHANCE, right)
        return _Line(words, bar, change, chance)


def _fill(line: _Line, row: Row, words: str) -> None:
    """Show a row in its widgets."""
    line.words.setText(words)
    line.set_visible(True)
    if row.chance is None or line.bar is None or line.change is None or line.chance is None:
        return
    line.bar.set_share(float(row.chance), words)
    line.change.set_token("good" if row.change > 0 else "bad" if row.change < 0 else "ink2")
    line.change.setText(points(row))
    line.change.setVisible(row.kind != "as_you_are")
    line.chance.setText(percent(row.chance, theme().language))


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
