"""The chances of rolling on as bars: stalling, boxes gained, paradoxes."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime.panel.outlook import Outlook
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.typography import percent
from gamebook_desktop.ui.widgets.bar import Bar
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.segmented import Segmented


class ChanceLine(QWidget):
    """One chance: its words, the exact figure, its bar."""

    def __init__(
        self,
        words: str,
        chance: Fraction,
        token: str,
        *,
        hatch: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.words, self.chance = words, chance
        shown = percent(chance, theme().language)
        head = QHBoxLayout()
        head.addWidget(Label(words, "body", wrap=True), 1)
        head.addWidget(Label(shown, "strong"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme().px(3))
        column.addLayout(head)
        column.addWidget(Bar(words, float(chance), token=token, hatch=hatch))


class Chances(Themed, QWidget):
    """What rolling on can bring, for one of the numbers of dice kept. Signal: `changed()` when
    another number is looked at.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outlooks: tuple[Outlook, ...] = ()
        self._shown: object = None
        self._title = Label("", "caption", "ink2", bold=True, wrap=True)
        self.kept = Segmented("")
        self.kept.chosen.connect(self._on_kept_chosen)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.kept)
        self._lines = QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(head)
        self._column.addLayout(self._lines)
        self.restyle()

    def show_outlooks(self, found: tuple[Outlook, ...], locks_first: bool) -> None:
        """The rolls that could follow, by the number of dice; nothing where none can."""
        translate = QCoreApplication.translate
        self.setVisible(bool(found))
        if not found:
            return
        current = self.kept.current() if found == self._outlooks else 0
        self._outlooks = found
        then = translate("Outatime", "Then roll again")
        if found[0].back:
            then = translate("Outatime", "Double back with %n dice", "", found[0].dice)
        elif not locks_first:
            then = translate("Outatime", "Roll")
        self._title.setText(then)
        self.kept.setAccessibleName(then)
        options = [translate("Outatime", "%n dice", "", one.dice) for one in found]
        self.kept.set_options(options, current)
        self.kept.setVisible(len(found) > 1)
        self._draw()

    def lines(self) -> list[ChanceLine]:
        """The chances on screen."""
        items = (self._lines.itemAt(at) for at in range(self._lines.count()))
        found = (item.widget() for item in items if item is not None)
        return [line for line in found if isinstance(line, ChanceLine)]

    def restyle(self) -> None:
        """Gaps follow the text."""
        self._column.setSpacing(theme().px(8))
        self._lines.setSpacing(theme().px(9))
        self._shown = None
        super().restyle()
        if self._outlooks:
            self._draw()

    def _draw(self) -> None:
        now = self._outlooks[max(0, self.kept.current())]
        language = theme().language
        if (now, language) == self._shown:
            return
        self._shown = (now, language)
        empty(self._lines)
        translate, odds = QCoreApplication.translate, now.odds
        if now.price:
            words = translate("Outatime", "Nothing to add: %n box(es) lost", "", now.price)
        else:
            words = translate("Outatime", "Nothing to add: the turn ends")
        self._add(words, odds.stall, "bad", hatch=True)
        fills = (
            translate("Outatime", "At least one box"),
            translate("Outatime", "At least two boxes"),
            translate("Outatime", "At least three boxes"),
        )
        for at, (text, chance) in enumerate(zip(fills, odds.fills, strict=True)):
            if chance or not at:
                self._add(text, chance, "accent", hatch=False)
        paradoxes = (
            (translate("Outatime", "Small paradox"), odds.small),
            (translate("Outatime", "Large paradox"), odds.large),
        )
        for text, chance in paradoxes:
            if chance:
                self._add(text, chance, "warn", hatch=True)

    def _add(self, words: str, chance: Fraction, token: str, *, hatch: bool) -> None:
        self._lines.addWidget(ChanceLine(words, chance, token, hatch=hatch))

    def _on_kept_chosen(self) -> None:
        self._draw()
        self.changed.emit()
