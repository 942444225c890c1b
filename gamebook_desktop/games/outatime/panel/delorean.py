"""The DeLorean card with its locked dice, beside the dice still to be placed or rolled again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime.panel.card_boxes import face_word
from gamebook_desktop.games.outatime.panel.rolled_die import MANY, RolledDie
from gamebook_desktop.games.outatime.panel.turn_view import AFTER, CLOSED, OWN, LooseDie, TurnView
from gamebook_desktop.games.outatime.panel.typed_roll import TypedRoll
from gamebook_desktop.games.outatime.state import DICE, FACES, Face
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.dice_tumble import DiceTumble
from gamebook_desktop.ui.widgets.die_view import DieView
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.lines import HLine, VLine

SLOT, LAST, ACROSS, LOCKED_WIDTH = 48, 34, 3, 168


class DeLorean(Card):
    """Locked and loose dice. Signals: `die_clicked(place)` for a loose one, `refused(reason,
    rule)` for one that cannot be locked, `typed_clicked(place)` for one typed by mistake.
    """

    die_clicked = Signal(int)
    typed_clicked = Signal(int)
    refused = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("ground", None, parent=parent)
        self._view: TurnView | None = None
        self._tight = False
        self._tumble = DiceTumble(self)
        self._locked_title = Label("", "caption", "ink2", bold=True)
        self._slots = [DieView(kind="sign", size=SLOT) for _ in range(DICE)]
        self._loose_title = Label("", "caption", "ink2", bold=True, wrap=True)
        self._dice: list[RolledDie] = []
        self._row = FlowRow(0, 4)
        self.typed = TypedRoll()
        self._empty = Label("", "body", "ink2", wrap=True)
        self._last_title = Label("", "caption", "ink2", bold=True, wrap=True)
        self._last_row = FlowRow(6)
        self._last: tuple[Face, ...] = ()
        self._line, self._under = VLine("edge"), HLine("edge")
        self._locked_part = QWidget()
        self._grid = QGridLayout()
        self._across = 0
        self._left = QVBoxLayout(self._locked_part)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.addWidget(self._locked_title)
        self._left.addLayout(self._grid)
        self._left.addStretch(1)
        self._right = QVBoxLayout()
        self._right.addWidget(self._loose_title)
        self._right.addWidget(self._row)
        self._right.addWidget(self.typed)
        self._right.addWidget(self._empty)
        self._right.addWidget(self._last_title)
        self._right.addWidget(self._last_row)
        self._right.addStretch(1)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.addWidget(self._locked_part)
        self._whole.addWidget(self._line)
        self._whole.addWidget(self._under)
        self._whole.addLayout(self._right, 1)
        self.set_narrow(False, row=False)
        self.restyle()

    def dice(self) -> list[RolledDie]:
        """The loose dice on screen, in order."""
        return list(self._dice)

    def slots(self) -> list[DieView]:
        """The six places on the card."""
        return list(self._slots)

    def set_narrow(self, narrow: bool, *, row: bool) -> None:
        """Where there is little width the loose dice lie under the card, its places in a row if
        there is room for one.
        """
        down = QBoxLayout.Direction.TopToBottom
        self._whole.setDirection(down if narrow else QBoxLayout.Direction.LeftToRight)
        across = DICE if narrow and row else ACROSS
        if across != self._across:
            self._lay_slots(across)
        self._line.setVisible(not narrow)
        self._under.setVisible(narrow)

    def _lay_slots(self, across: int) -> None:
        """The places in one row or in two."""
        for slot in self._slots:
            self._grid.removeWidget(slot)
        for at, slot in enumerate(self._slots):
            self._grid.addWidget(slot, at // across, at % across)
        for column in range(DICE + 1):
            self._grid.setColumnStretch(column, int(column == across))
        self._across = across
        self.restyle()

    def set_tight(self, tight: bool) -> None:
        """Where there is less width the dice stand closer together."""
        if tight != self._tight:
            self._tight = tight
            if self._view is not None:
                self._show_dice(self._view)

    def show_view(
        self, view: TurnView, empty_words: str, last: tuple[Face, ...], *, roll_now: bool
    ) -> None:
        """Draw a turn; without loose dice `empty_words` stand there, and the roll before this
        turn. `roll_now` lets the dice be seen to roll.
        """
        translate = QCoreApplication.translate
        self._view = view
        self._locked_title.setText(translate("Outatime", "DeLorean card"))
        for at, slot in enumerate(self._slots):
            locked = at < len(view.locked)
            slot.setText(
                translate("Outatime", "locked die") if locked else translate("Outatime", "place")
            )
            slot.set_face(view.locked[at] if locked else None)
        self._loose_title.setText(_title(view))
        self._empty.setText(empty_words)
        self._empty.setVisible(bool(empty_words))
        self._show_dice(view)
        self._show_last(last)
        if roll_now:
            self._tumble.start(self._dice, FACES)

    def restyle(self) -> None:
        """Room grows with the text."""
        look = theme()
        self._whole.setContentsMargins(look.px(24), look.px(14), look.px(10), look.px(12))
        self._whole.setSpacing(look.px(24))
        self._grid.setSpacing(look.px(8))
        self._left.setSpacing(look.px(8))
        self._right.setSpacing(look.px(4))
        wide = 2 * LOCKED_WIDTH if self._across == DICE else LOCKED_WIDTH
        self._locked_part.setFixedWidth(look.px(wide))
        super().restyle()

    def _show_dice(self, view: TurnView) -> None:
        count = view.slots or len(view.dice)
        many = self._tight or count > MANY
        if len(self._dice) != count:
            self._row.clear()
            self._dice = [self._new_die(at) for at in range(count)]
        self._row.setVisible(bool(count))
        for at, die in enumerate(self._dice):
            die.show_key(not view.slots)
            if view.slots:
                typed = at < len(view.typed)
                die.set_locked("")
                die.set_face(view.typed[at] if typed else None, current=at == len(view.typed))
                die.show_die("", chosen=False, many=many)
                continue
            loose = view.dice[at]
            die.set_face(loose.face)
            die.set_locked(loose.reason if loose.use == CLOSED else "", loose.rule)
            die.show_die(caption(loose, person=view.person), chosen=at == view.chosen, many=many)

    def _show_last(self, faces: tuple[Face, ...]) -> None:
        """The dice as they lay at the end of the turn before."""
        self._last_title.setText(QCoreApplication.translate("Outatime", "The roll before"))
        self._last_title.setVisible(bool(faces))
        self._last_row.setVisible(bool(faces))
        if faces == self._last:
            return
        self._last = faces
        self._last_row.clear()
        for face in faces:
            die = DieView(kind="sign", size=LAST)
            die.set_face(face)
            self._last_row.add(die)
            die.show()

    def _new_die(self, at: int) -> RolledDie:
        die = RolledDie(str(at + 1))
        die.setProperty("place", at)
        die.clicked.connect(self._on_die_clicked)
        die.refused.connect(self.refused)
        self._row.add(die)
        die.show()
        return die

    def _on_die_clicked(self) -> None:
        place = int(self.sender().property("place"))
        if self._view is not None and self._view.slots:
            self.typed_clicked.emit(place)
        else:
            self.die_clicked.emit(place)


def caption(die: LooseDie, *, person: bool) -> str:
    """What a loose die is good for, in a word or two."""
    translate = QCoreApplication.translate
    if die.use == OWN and not person:
        return translate("Outatime", "next box")
    if die.use == OWN:
        return translate("Outatime", "your box")
    if die.use == AFTER:
        assert die.after is not None
        return translate("Outatime", "after the {0}").format(face_word(die.after))
    if die.use == CLOSED:
        return translate("Outatime", "not needed")
    return translate("Outatime", "optional")


def _title(view: TurnView) -> str:
    translate = QCoreApplication.translate
    if view.slots:
        return translate("Outatime", "Dice to enter as they lie")
    if view.dice:
        return translate("Outatime", "Rolled dice, to place or to roll again")
    return ""
