"""Beside the fight table: chances to win, stamina left at the end, the rounds so far."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.panel.fight_odds import FightOdds
from gamebook_desktop.games.gamebook.panel.fight_words import short_result
from gamebook_desktop.games.gamebook.panel.page_what_if import WhatIfRows, one_decimal
from gamebook_desktop.games.gamebook.panel.what_if import Preparing, Row, what_if
from gamebook_desktop.games.gamebook.state import Clash
from gamebook_desktop.games.gamebook.words_text import labelled
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.typography import percent
from gamebook_desktop.ui.widgets.bar import Bar
from gamebook_desktop.ui.widgets.die_view import DieView
from gamebook_desktop.ui.widgets.histogram import Histogram
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.lines import HLine

SMALL_DIE, ROW, WIDTH = 20, 32, 272


class FightSide(Themed, QWidget):
    """The right part of the fight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clashes: tuple[Clash, ...] = ()
        self._shown: FightOdds | None = None
        self._rows: tuple[Row, ...] = ()
        self._odds = QWidget()
        self.why_none = Label("", "small", "ink2", wrap=True)
        self._title = Label("", "caption", "ink2", bold=True)
        self._exact = Label("", "caption", "ink2")
        self._names = (Label("", "small"), Label("", "small"))
        self._values = (Label("", "strong"), Label("", "strong"))
        self._bars = (Bar(""), Bar("", hatch=True))
        self._length_name = Label("", "small", wrap=True)
        self._length = Label("", "strong")
        self._what_if_title = Label("", "caption", "ink2", bold=True)
        self.what_if = WhatIfRows(stacked=True)
        self._left_title = Label("", "caption", "ink2", bold=True)
        self._left = Histogram("")
        self._rounds_title = Label("", "caption", "ink2", bold=True)
        self._rounds = QVBoxLayout()
        self._rounds.setSpacing(0)
        odds = QVBoxLayout(self._odds)
        odds.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._exact)
        odds.addLayout(head)
        for name, value, bar in zip(self._names, self._values, self._bars, strict=True):
            line = QHBoxLayout()
            line.addWidget(name, 1)
            line.addWidget(value)
            odds.addLayout(line)
            odds.addWidget(bar)
        line = QHBoxLayout()
        line.addWidget(self._length_name, 1)
        line.addWidget(self._length)
        odds.addLayout(line)
        odds.addSpacing(theme().px(8))
        odds.addWidget(self._what_if_title)
        odds.addWidget(self.what_if)
        odds.addSpacing(theme().px(8))
        odds.addWidget(self._left_title)
        odds.addWidget(self._left)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._odds)
        self._column.addWidget(self.why_none)
        self._column.addSpacing(theme().px(6))
        self._column.addWidget(self._rounds_title)
        self._column.addLayout(self._rounds)
        self._column.addStretch(1)
        self.restyle()

    def show_odds(self, odds: FightOdds | None, why_none: str = "") -> None:
        """Show the chances, or why there are none; nothing where they are not wanted."""
        self._odds.setVisible(odds is not None)
        self.why_none.setText(why_none)
        self.why_none.setVisible(odds is None and bool(why_none))
        if odds is None:
            self._shown = None
            return
        translate = QCoreApplication.translate
        self._title.setText(translate("Fight", "Winning this fight"))
        self._exact.setText(translate("Fight", "exact"))
        names = (translate("Fight", "Best use of Luck"), translate("Fight", "Without Luck"))
        language = theme().language
        for at, chance in enumerate((odds.best, odds.never)):
            self._names[at].setText(names[at])
            self._values[at].setText(percent(chance, language))
            self._bars[at].set_share(float(chance))
        self._show_what_if(odds)
        self._length_name.setText(translate("Fight", "Rounds to come, on average"))
        self._left_title.setText(translate("Fight", "STAMINA left at the end"))
        fresh, self._shown = odds is not self._shown, odds
        if odds.case.alone:
            self._show_course()
        elif fresh:
            QTimer.singleShot(0, self, self._show_course)

    def _show_what_if(self, odds: FightOdds) -> None:
        if odds is not self._shown:
            self._rows = what_if(odds.rules, Preparing(odds.rules), odds.state)
        self._what_if_title.setText(QCoreApplication.translate("Fight", "What if"))
        self._what_if_title.setVisible(bool(self._rows))
        self.what_if.show_rows(self._rows)

    def _show_course(self) -> None:
        """Against several foes this takes longest, and follows what else there is to see."""
        if self._shown is None:
            return
        left, rounds = self._shown.case.course()
        self._length.setText(one_decimal(rounds))
        dead = float(left.get(0, 0))
        bars = [(str(n), float(left.get(n, 0))) for n in range(1, max(left, default=0) + 1)]
        self._left.set_bars(bars, (QCoreApplication.translate("Fight", "death"), dead))

    def show_rounds(self, clashes: tuple[Clash, ...]) -> None:
        """The rounds, newest first."""
        self._rounds_title.setText(QCoreApplication.translate("Fight", "Rounds"))
        self._rounds_title.setVisible(bool(clashes))
        if clashes == self._clashes:
            return
        self._clashes = clashes
        empty(self._rounds)
        for clash in reversed(clashes):
            self._rounds.addWidget(_round(clash))
            self._rounds.addWidget(HLine())

    def restyle(self) -> None:
        """Gaps follow the text."""
        look = theme()
        odds = self._odds.layout()
        if odds is not None:
            odds.setSpacing(look.px(4))
        self._column.setSpacing(look.px(8))
        super().restyle()


def _round(clash: Clash) -> QWidget:
    row = QWidget()
    across = QHBoxLayout(row)
    across.setContentsMargins(0, 0, 0, 0)
    across.setSpacing(theme().px(4))
    across.addWidget(Label(str(clash.round), "small", "ink2"))
    for faces, total, inverse in (
        (clash.foe_dice, clash.foe_total, True),
        (clash.own_dice, clash.own_total, False),
    ):
        across.addSpacing(theme().px(4))
        for face in faces:
            die = DieView("", size=SMALL_DIE, inverse=inverse)
            die.set_face(face)
            across.addWidget(die)
        across.addWidget(Label(str(total), "small"))
    words, tone = short_result(clash.result, clash.lucky)
    words = labelled(clash.ally, words) if clash.ally else words
    label = Label(words, "small", tone, bold=True, wrap=True)
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    across.addWidget(label, 1)
    row.setMinimumHeight(theme().px(ROW))
    return row
