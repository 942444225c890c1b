"""One fighter's attack strength as a sum in columns: dice, skill, what is added, total."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.panel.fight_view import DICE, Row
from gamebook_desktop.games.gamebook.words_text import signed
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.die_view import DieView
from gamebook_desktop.ui.widgets.label import Label

COLUMNS = (120, 112, 28, 58, 28, 58, 28, 66)
"""Least widths at 100 %: name, dice, +, skill, ±, added, =, total."""
NARROW_COLUMNS = (0, 0, 20, 46, 20, 46, 20, 58)
"""The same where the name and the dice stand on a line of their own, above the sum."""
_CENTER = Qt.AlignmentFlag.AlignCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def set_columns(grid: QGridLayout, *, narrow: bool) -> None:
    """The same columns for the heading and both rows."""
    look = theme()
    for column, width in enumerate(NARROW_COLUMNS if narrow else COLUMNS):
        grid.setColumnMinimumWidth(column, look.px(width))
    grid.setColumnStretch(0, 1)
    grid.setHorizontalSpacing(0)


class AttackRow(Card):
    """A row of the table. Signal: `die_clicked(die)` asks to enter that die again."""

    die_clicked = Signal(int)

    def __init__(self, *, hero: bool, parent: QWidget | None = None) -> None:
        super().__init__(None, None, radius=6, parent=parent)
        self._narrow = False
        self._name = Label("", "strong", bold=True, wrap=True)
        self._why = Label("", "caption", "ink2", wrap=True)
        self.dice = [DieView("", inverse=not hero, clickable=True) for _ in range(DICE)]
        for die in self.dice:
            die.clicked.connect(self._on_die_clicked)
        self._skill = Label("", "head")
        self._sign = Label("+", "title", "ink2")
        self._added = Label("", "head")
        self._total = Label("", "figure")
        self._best = Label("", "figure", bold=True)
        self._names = QVBoxLayout()
        self._names.setSpacing(0)
        self._names.addStretch(1)
        self._names.addWidget(self._name)
        self._names.addWidget(self._why)
        self._names.addStretch(1)
        self._dice_row = QHBoxLayout()
        for die in self.dice:
            self._dice_row.addWidget(die)
        self._dice_row.addStretch(1)
        self._plus, self._equals = (Label(sign, "title", "ink2") for sign in "+=")
        self._grid = QGridLayout(self)
        self._place()
        self.restyle()

    def show_row(self, row: Row, name: str, why: str) -> None:
        """Show a fighter; `why` explains what is added, or who rolls first."""
        if row.wins:
            self.set_look("accent_soft", None, bar="accent")
        else:
            self.set_look(None, None)
        self._name.setText(name)
        self._why.setText(why)
        for at, (die, face) in enumerate(zip(self.dice, row.dice, strict=True)):
            die.setText(name)
            die.set_face(face, current=at == row.current)
            open_to_retype = row.place is not None
            die.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if open_to_retype else Qt.FocusPolicy.NoFocus
            )
            die.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not open_to_retype)
        self._skill.setText(str(row.skill))
        self._sign.setText("−" if row.modifier < 0 else "+")
        self._added.setText(str(abs(row.modifier)))
        self._added.set_token("ink" if row.modifier else "ink2")
        total = "?" if row.total is None else str(row.total)
        for label, shown in ((self._total, not row.wins), (self._best, row.wins)):
            label.setText(total)
            label.setVisible(shown)
        self._total.set_token("ink" if row.total is not None else "ink2")
        self.setAccessibleName(self._spoken(row, name, total))

    def set_narrow(self, narrow: bool) -> None:
        """Put the sum under the name and the dice where there is no room beside them."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._place()
            self.restyle()

    def restyle(self) -> None:
        """Columns grow with the text."""
        look = theme()
        self._grid.setContentsMargins(look.px(14), look.px(8), look.px(18), look.px(8))
        self._dice_row.setSpacing(look.px(6))
        set_columns(self._grid, narrow=self._narrow)
        self.setMinimumHeight(look.px(70))
        super().restyle()

    def _place(self) -> None:
        grid, sum_row = self._grid, int(self._narrow)
        for part in (self._names, self._dice_row):
            grid.removeItem(part)
        dice_at, dice_span = (2, 6) if self._narrow else (1, 1)
        grid.addLayout(self._names, 0, 0, 1, dice_at)
        grid.addLayout(self._dice_row, 0, dice_at, 1, dice_span)
        sums = (self._plus, self._skill, self._sign, self._added, self._equals)
        for column, label in enumerate(sums, 2):
            grid.addWidget(label, sum_row, column, _CENTER)
        for label in (self._total, self._best):
            grid.addWidget(label, sum_row, 7, _RIGHT)

    @staticmethod
    def _spoken(row: Row, name: str, total: str) -> str:
        dice = " + ".join("?" if face is None else str(face) for face in row.dice)
        words = QCoreApplication.translate("Fight", "{0}: dice {1}, skill {2}, {3}, total {4}")
        return words.format(name, dice, row.skill, signed(row.modifier), total)

    def _on_die_clicked(self) -> None:
        self.die_clicked.emit(self.dice.index(self.sender()))  # type: ignore[arg-type]


class AttackHeading(Themed, QWidget):
    """The names of the columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._narrow = False
        self._labels = [Label("", "caption", "ink2") for _ in range(4)]
        self._grid = QGridLayout(self)
        dice, skill, added, total = self._labels
        self._grid.addWidget(dice, 0, 1, _LEFT)
        self._grid.addWidget(skill, 0, 3, _CENTER)
        self._grid.addWidget(added, 0, 5, _CENTER)
        self._grid.addWidget(total, 0, 6, 1, 2, _RIGHT)
        self.retranslate()
        self.restyle()

    def set_narrow(self, narrow: bool) -> None:
        """Name only the columns of the sum."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._labels[0].setVisible(not narrow)
            self.restyle()

    def retranslate(self) -> None:
        """Words in the language in force."""
        translate = QCoreApplication.translate
        words = (
            translate("Fight", "Dice"),
            translate("Fight", "Skill"),
            translate("Fight", "Mod."),
            translate("Fight", "Attack Strength"),
        )
        for label, text in zip(self._labels, words, strict=True):
            label.setText(text)

    def restyle(self) -> None:
        """Columns grow with the text."""
        look = theme()
        self._grid.setContentsMargins(look.px(14), 0, look.px(18), 0)
        set_columns(self._grid, narrow=self._narrow)
        super().restyle()
