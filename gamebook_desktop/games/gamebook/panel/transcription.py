"""Taking over an adventure already under way: the whole sheet typed in, and the section."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.content_effects import STATS
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import Sheet, Stat
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_text import pick, stat_label
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.counter import Counter
from gamebook_desktop.ui.widgets.field import TextField
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.menu_button import MenuButton

TWO_FROM = 480
"""Width of the window (at 100 %) from which two numbers stand on a line."""


class TranscriptionForm(Themed, QWidget):
    """Signal: `finished()` once the sheet was taken over."""

    finished = Signal()

    def __init__(
        self, controller: Controller, words: GamebookWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._words = controller, words
        game = controller.session.game
        assert isinstance(game, Gamebook)
        self._game = game
        self._numbers: dict[str, Counter] = {}
        self._talents: dict[str, Button] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def load(self) -> None:
        """Build the fields, in the language in force."""
        empty(self._column)
        self._numbers = {}
        translate, data = QCoreApplication.translate, self._game.sheet
        name = translate("Creation", "Name of your thief")
        self._name = TextField(name, placeholder=name)
        self._column.addWidget(self._name)
        fields = QWidget()
        grid = QGridLayout(fields)
        grid.setContentsMargins(0, 0, 0, 0)
        starts = {"skill": 9, "stamina": 18, "luck": 9}
        initial = translate("Correction", "{0}, Initial")
        for name in STATS:
            label = stat_label(name)
            self._number(grid, name, label, starts[name], 99)
            self._number(grid, f"{name}_initial", initial.format(label), starts[name], 99)
        gold = translate("Correction", "Gold pieces")
        doses = translate("Correction", "Doses of the potion")
        self._number(grid, "gold", gold, self._game.rules.number("start_gold"), 999)
        self._number(grid, "meals", translate("Correction", "Meals"), data.meals, 99)
        self._number(grid, "doses", doses, self._game.rules.number("potion_doses"), 9)
        self._column.addWidget(fields)
        self._column.addWidget(Label(translate("Sheet", "Talents"), "caption", "ink2", bold=True))
        flow = FlowRow(6)
        self._talents = {}
        for name, talent in data.talents.items():
            button = Button(pick(talent.name), height=30)
            button.setCheckable(True)
            self._talents[name] = button
            flow.add(button)
        self._column.addWidget(flow)
        options = [(name, pick(potion.name)) for name, potion in data.potions.items()]
        self._potion = MenuButton(translate("Creation", "Potion"), options, options[0][0])
        self._column.addWidget(self._potion)
        title = translate("Creation", "Section you are at")
        self._column.addWidget(Label(title, "caption", "ink2", bold=True))
        self._section = TextField(title, self._game.book.head.start)
        self._column.addWidget(self._section)
        take = Button(translate("Creation", "Take over this adventure"), icon="check")
        take.clicked.connect(self.take_over)
        self._column.addWidget(take)

    def take_over(self) -> None:
        """Hand the sheet to the rules."""
        value = {name: counter.value() or 0 for name, counter in self._numbers.items()}
        kit = tuple(self._game.sheet.kit)
        weapon = next((k for k, v in self._game.sheet.kit.items() if v.kind == "weapon"), "")
        sheet = Sheet(
            self._name.text().strip(),
            Stat(value["skill_initial"], value["skill"]),
            Stat(value["stamina_initial"], value["stamina"]),
            Stat(value["luck_initial"], value["luck"]),
            tuple(name for name, button in self._talents.items() if button.isChecked()),
            self._potion.current(),
            value["doses"],
            value["meals"],
            value["gold"],
            kit,
            weapon,
        )
        if self._controller.do(do.Transcribe(sheet, self._section.text().strip())):
            self.finished.emit()

    def _number(self, grid: QGridLayout, name: str, label: str, value: int, most: int) -> None:
        """Two numbers on a line, or one where there is no room for two."""
        pairs = 2 if self.window().width() / theme().metrics.scale >= TWO_FROM else 1
        row, pair = divmod(len(self._numbers), pairs)
        counter = Counter(label, value, 0, most)
        self._numbers[name] = counter
        grid.addWidget(Label(label, "small", wrap=True), row, 2 * pair)
        grid.addWidget(counter, row, 2 * pair + 1)
