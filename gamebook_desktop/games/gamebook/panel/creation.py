"""Making a sheet: roll or enter the values, three talents, one potion, a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.content_effects import STATS, Dice
from gamebook_desktop.games.gamebook.panel.creation_dice import DiceSlots, typed_so_far
from gamebook_desktop.games.gamebook.panel.creation_totals import TotalsForm
from gamebook_desktop.games.gamebook.panel.options import OptionsPart
from gamebook_desktop.games.gamebook.panel.pick_button import PickButton
from gamebook_desktop.games.gamebook.panel.transcription import TranscriptionForm
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_names import told
from gamebook_desktop.games.gamebook.words_text import pick, stat_label
from gamebook_desktop.ui.controller import PROGRAM, REAL, Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.field import TextField
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.lines import HLine, Ornament
from gamebook_desktop.ui.widgets.prose import Prose
from gamebook_desktop.ui.widgets.scroll_pane import scroll_in_the_middle
from gamebook_desktop.ui.widgets.segmented import Segmented
from gamebook_desktop.ui.widgets.stat_box import StatBox

if TYPE_CHECKING:
    from gamebook_desktop.games.gamebook.panel.companion_creation import PaperPart

WIDTH = 700
BESIDE_FROM = 480
"""Width (at 100 %) from which picks stand beside each other."""


class CreationPage(Themed, QWidget):
    """The first page of a play. Signal: `refused(reason, rule)`, with no reason once it is past."""

    refused = Signal(str, str)

    def __init__(
        self, controller: Controller, words: GamebookWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._words = controller, words
        game = controller.session.game
        assert isinstance(game, Gamebook)
        self._game = game
        self._title = Label("", "head", wrap=True)
        self._minutes = Label("", "small", "ink2")
        self._title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._about = Prose()
        self._dice_word = Label("", "small", "ink2")
        self.dice_mode = Segmented("")
        self.dice_mode.chosen.connect(self._on_dice_mode_chosen)
        self._heads = [Label("", "strong", bold=True) for _ in range(4)]
        self.paper = self._beside_paper()
        self.boxes = [StatBox("") for _ in STATS]
        self._hints = [Label("", "caption", "ink2") for _ in STATS]
        self.slots = [DiceSlots(dice.dice) for dice in self._spans()]
        self.roll = Button("", "primary", icon="dice", height=44)
        self.roll.clicked.connect(self.roll_sheet)
        self.by_hand = Button("", "quiet", icon="pencil")
        self.by_hand.clicked.connect(self._on_by_hand_clicked)
        self.totals = TotalsForm()
        self.totals.entered.connect(self.enter_values)
        self._columns = 0
        self.talents = {name: PickButton() for name in game.sheet.talents}
        self.potions = {name: PickButton(single=True) for name in game.sheet.potions}
        for button in (*self.talents.values(), *self.potions.values()):
            button.toggled.connect(self._on_pick_toggled)
        self._count = Label("", "small", "ink2")
        self._too_many = Icon("warn", 18, "bad")
        self._too_many.hide()
        self.name = TextField("")
        self.begin = Button("", "primary", icon="play", height=44)
        self.name.entered.connect(self._on_name_entered)
        self.begin.clicked.connect(self.start)
        self.begin.refused.connect(self._on_begin_refused)
        self._told = False
        self.under_way = Button("", "quiet", icon="sheet")
        self.under_way.clicked.connect(self._on_under_way_clicked)
        self.options = OptionsPart(game)
        self.options.refused.connect(self.refused)
        self._form = TranscriptionForm(controller, words)
        self._form.finished.connect(self._on_form_finished)
        self._build()
        self.restyle()

    # ------------------------------------------------------------------ orders
    def roll_sheet(self) -> None:
        """Roll the three values, by the program or with real dice."""
        if self._controller.do(do.RollSheet()) and self._controller.question is None:
            self.focus_home()

    def enter_values(self) -> None:
        """Take the values typed in."""
        values = self.totals.values()
        if values is not None and self._controller.do(do.SetSheet(*values)):
            self.totals.hide()

    def start(self) -> None:
        """Sign the sheet and read the first section."""
        signed = do.Begin(self.name.text().strip(), self._picked(), self._potion())
        if self._controller.do(signed) and self.paper is not None:
            self.paper.keep_last()

    def key(self, name: str) -> bool:
        """Enter does the next thing there is to do."""
        if name != "Enter":
            return False
        state: State = self._controller.state
        (self.begin if state.sheet.skill.initial else self.roll).click()
        return True

    def focus_home(self) -> None:
        """Give the focus to the heading; once rolled, to the first pick, values in view."""
        state: State = self._controller.state
        if not state.sheet.skill.initial:
            self._title.setFocus(Qt.FocusReason.OtherFocusReason)
            self._pane.verticalScrollBar().setValue(0)
            return
        first = next(iter((*self.talents.values(), *self.potions.values())))
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_boxes()

    # ------------------------------------------------------------------ drawing
    def refresh(self) -> None:
        """Redraw everything."""
        translate, state = QCoreApplication.translate, self._controller.state
        head = self._game.book.head
        texts = told(head)
        self._title.setText(texts.title)
        self._minutes.setText(translate("Creation", "%n minute(s)", "", head.minutes))
        self._minutes.setVisible(self.paper is None)
        self._about.set_source(texts.prologue or texts.about)
        self._dice_word.setText(translate("Creation", "Dice"))
        modes = (translate("Fight", "the program's"), translate("Fight", "real"))
        self.dice_mode.set_options(modes, int(self._controller.dice_mode == REAL))
        for label, words in zip(self._heads, self._headings(), strict=True):
            label.setText(words)
        if self.paper is not None:
            self.paper.refresh()
        self._show_values(state)
        self._show_picks(state)
        self.name.field.setAccessibleName(
            translate("Creation", "Name of your thief")
            if self.talents
            else translate("Creation", "Name of your adventurer")
        )
        self.options.refresh(rolled=bool(state.sheet.skill.initial))
        self.under_way.setText(translate("Creation", "An adventure already under way"))

    def _headings(self) -> tuple[str, str, str, str]:
        """The steps, numbered as far as this book's sheet has them."""
        translate = QCoreApplication.translate
        strengths = translate("Creation", "1. Your strengths")
        if not self.talents:
            potion = translate("Creation", "2. One potion")
            return strengths, "", potion, translate("Creation", "3. Your name")
        talents, potion = (
            translate("Creation", "2. Three talents"),
            translate("Creation", "3. One potion"),
        )
        return strengths, talents, potion, translate("Creation", "4. Your name")

    def _show_values(self, state: State) -> None:
        translate = QCoreApplication.translate
        rolled = bool(state.sheet.skill.initial)
        waiting = self._controller.question is not None
        values = (state.sheet.skill, state.sheet.stamina, state.sheet.luck)
        for at, (name, dice) in enumerate(zip(STATS, self._spans(), strict=True)):
            self.boxes[at].setText(stat_label(name))
            initial = values[at].initial
            self.boxes[at].set_value(initial if rolled else None, initial if rolled else None)
            formula = translate("Creation", "%n die(dice) + {0}", "", dice.dice)
            self._hints[at].setText(formula.format(dice.plus))
        real = self._controller.dice_mode == REAL
        words = translate("Creation", "Enter your dice") if real else translate("Creation", "Roll")
        self.roll.setText(words)
        self.roll.set_key(translate("Fight", "Enter"))
        self.roll.setVisible(not rolled and not waiting)
        self.by_hand.setText(translate("Creation", "Enter totals by hand"))
        self.by_hand.setVisible(not waiting)
        self.totals.refresh(self._spans())
        faces, asked = typed_so_far(self._controller)
        for name, slots in zip(STATS, self.slots, strict=True):
            slots.show_dice(stat_label(name), faces.get(name), current=name == asked)
        if waiting:
            QTimer.singleShot(0, self, self._show_boxes)

    def _show_boxes(self) -> None:
        """Bring the three values into view, each with its dice under it."""
        for part in (*self.boxes, *self._hints):
            self._pane.ensureWidgetVisible(part, 0, theme().px(8))

    def _show_picks(self, state: State) -> None:
        translate, data = QCoreApplication.translate, self._game.sheet
        for name, button in self.talents.items():
            found = data.talents[name]
            button.show_pick(pick(found.name), pick(found.about))
        about = {
            "skill": translate("Creation", "Brings Skill back to its start."),
            "stamina": translate("Creation", "Brings Stamina back to its start."),
            "luck": translate("Creation", "Brings Luck back to its start, and one above."),
        }
        for name, button in self.potions.items():
            potion = data.potions[name]
            button.show_pick(pick(potion.name), about[potion.stat])
        count, picked = translate("Creation", "{0} of {1} chosen"), len(self._picked())
        self._count.setText(count.format(picked, data.talents_chosen))
        self._count.set_token("bad" if picked > data.talents_chosen else "ink2")
        self._too_many.setVisible(picked > data.talents_chosen)
        self.begin.setText(translate("Creation", "Begin"))
        self.begin.set_key(translate("Fight", "Enter"))
        self.begin.set_locked(*self._missing(state))

    def _missing(self, state: State) -> tuple[str, str]:
        translate = QCoreApplication.translate
        if not state.sheet.skill.initial:
            return translate("Creation", "Your strengths are not rolled yet."), "creation"
        wanted = self._game.sheet.talents_chosen
        if len(self._picked()) != wanted:
            words = translate("Creation", "Choose exactly {0} talents; {1} are chosen.")
            return words.format(wanted, len(self._picked())), "R33"
        if not self._potion():
            return translate("Creation", "Choose one potion."), "potions"
        return "", ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The values stay in view above a question that takes its room at the foot."""
        super().resizeEvent(event)
        self._arrange()
        if self._controller.question is not None:
            QTimer.singleShot(0, self, self._show_boxes)

    def restyle(self) -> None:
        """Margins grow with the text."""
        look = theme()
        self._inner.setMaximumWidth(look.px(WIDTH))
        self._arrange()
        self._column.setSpacing(look.px(10))
        self._grid.setSpacing(look.px(10))
        self._potion_row.setSpacing(look.px(10))
        super().restyle()

    # ------------------------------------------------------------------ parts
    def _arrange(self) -> None:
        """Picks below each other and slim margins where there is no room for two."""
        look = theme()
        narrow = self.width() / look.metrics.scale < BESIDE_FROM
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        for row in (self._top, self._potion_row):
            row.setDirection(down if narrow else across)
        self.totals.set_narrow(narrow)
        self._place_talents(1 if narrow else 2)
        side = look.px(12 if narrow else 28)
        self._column.setContentsMargins(side, look.px(18), side, look.px(20))

    def _place_talents(self, columns: int) -> None:
        if columns != self._columns:
            self._columns = columns
            for at, button in enumerate(self.talents.values()):
                self._grid.addWidget(button, *divmod(at, columns))

    def _build(self) -> None:
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        dice = QHBoxLayout()
        dice.addWidget(self._minutes)
        dice.addWidget(self._dice_word)
        dice.addWidget(self.dice_mode)
        dice.addStretch(1)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.addWidget(self._title, 1)
        self._top.addLayout(dice)
        self._column.addLayout(self._top)
        self._column.addWidget(self._about)
        self._column.addWidget(Ornament())
        if self.paper is not None:
            self._column.addWidget(self.paper)
            self._column.addWidget(HLine())
        self._column.addWidget(self._heads[0])
        values = QHBoxLayout()
        for box, hint, slots in zip(self.boxes, self._hints, self.slots, strict=True):
            part, below = QVBoxLayout(), QHBoxLayout()
            part.addWidget(box)
            below.addWidget(hint)
            below.addWidget(slots)
            below.addStretch(1)
            part.addLayout(below)
            values.addLayout(part, 1)
        self._column.addLayout(values)
        orders = QHBoxLayout()
        orders.addWidget(self.roll)
        orders.addWidget(self.by_hand)
        orders.addStretch(1)
        self._column.addLayout(orders)
        self.totals.hide()
        self._column.addWidget(self.totals)
        self._column.addWidget(HLine())
        self._grid = QGridLayout()
        if self.talents:
            talents = QHBoxLayout()
            talents.addWidget(self._heads[1])
            talents.addStretch(1)
            talents.addWidget(self._too_many)
            talents.addWidget(self._count)
            self._column.addLayout(talents)
            self._place_talents(2)
            self._column.addLayout(self._grid)
            self._column.addWidget(HLine())
        self._column.addWidget(self._heads[2])
        self._potion_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in self.potions.values():
            self._potion_row.addWidget(button, 1)
        self._column.addLayout(self._potion_row)
        self._column.addWidget(HLine())
        self._column.addWidget(self._heads[3])
        self._column.addWidget(self.name)
        last = QHBoxLayout()
        last.addWidget(self.begin)
        last.addStretch(1)
        last.addWidget(self.under_way)
        self._column.addLayout(last)
        self._column.addWidget(self.options)
        self._form.hide()
        self._column.addWidget(self._form)
        self._column.addStretch(1)
        self._pane = scroll_in_the_middle(self, self._inner)

    def _beside_paper(self) -> PaperPart | None:
        if self._game.rules.paper is None:
            return None
        from gamebook_desktop.games.gamebook.panel.companion_creation import PaperPart

        return PaperPart(self._controller, self._game.rules)

    def _spans(self) -> tuple[Dice, Dice, Dice]:
        sheet = self._game.sheet
        return sheet.skill, sheet.stamina, sheet.luck

    def _picked(self) -> tuple[str, ...]:
        return tuple(name for name, button in self.talents.items() if button.isChecked())

    def _potion(self) -> str:
        return next((name for name, b in self.potions.items() if b.isChecked()), "")

    def _on_pick_toggled(self, checked: bool) -> None:
        sender = self.sender()
        if checked and sender in self.potions.values():
            for button in self.potions.values():
                if button is not sender:
                    button.setChecked(False)
        self._show_picks(self._controller.state)
        if self._told:
            self._told = False
            self.refused.emit("", "")

    def _on_begin_refused(self, reason: str, rule: str) -> None:
        self._told = True
        self.refused.emit(reason, rule)

    def _on_by_hand_clicked(self) -> None:
        self.totals.setVisible(not self.totals.isVisible())
        if self.totals.isVisible():
            self.totals.start()

    def _on_name_entered(self) -> None:
        self.begin.click()

    def _on_under_way_clicked(self) -> None:
        self._form.load()
        self._form.setVisible(not self._form.isVisible())

    def _on_form_finished(self) -> None:
        self._form.hide()

    def _on_dice_mode_chosen(self, index: int) -> None:
        self._controller.set_dice_mode(REAL if index else PROGRAM)
