"""Correcting the table by hand: whose turn, locked dice, and everybody's cards and boxes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.games.outatime import corrections
from gamebook_desktop.games.outatime.panel.correction_player import PlayerFields
from gamebook_desktop.games.outatime.panel.own_cards import boxes_of, typed
from gamebook_desktop.games.outatime.panel.wording import name_of
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.field import ErrorLine, TextField
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.lines import HLine
from gamebook_desktop.ui.widgets.menu_button import MenuButton


class CorrectionForm(Themed, QWidget):
    """All values of the table as fields. Signal: `finished()` when kept or left."""

    finished = Signal()

    def __init__(self, controller: Controller, game: Outatime, parent: QWidget | None = None):
        super().__init__(parent)
        self._controller, self._game = controller, game
        self._state: State | None = None
        self._language = ""
        self.players: list[PlayerFields] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, theme().px(12), theme().px(4), 0)

    def load(self, state: State) -> None:
        """Show the values of a state as fields."""
        self._state = state
        self._language = theme().language
        empty(self._column)
        translate = QCoreApplication.translate
        names = [(str(at), name_of(state, at)) for at in range(len(state.players))]
        turn, dice = (
            translate("Outatime", "Whose turn"),
            translate("Outatime", "Dice on the DeLorean"),
        )
        self.turn = MenuButton(turn, names, str(state.now.player))
        self.locked = TextField(dice, typed(state.now.locked), placeholder="F 2 3 4 5 8")
        reason = translate("Correction", "Reason, if you like")
        self.reason = TextField(reason, placeholder=reason)
        self.error = ErrorLine()
        self._column.addWidget(self._head())
        self._column.addWidget(self.error)
        for words, part in ((turn, self.turn), (dice, self.locked)):
            self._column.addWidget(Label(words, "small"))
            self._column.addWidget(part)
        self.players = [PlayerFields(self._game, state, at) for at in range(len(names))]
        for fields in self.players:
            self._column.addWidget(HLine())
            self._column.addWidget(fields)
            fields.entered.connect(self.keep)
            fields.cancelled.connect(self.finished)
        self._column.addWidget(HLine())
        self._column.addWidget(self.reason)
        self._column.addStretch(1)
        for text in (self.locked, self.reason):
            text.entered.connect(self.keep)
            text.field.cancelled.connect(self.finished)

    def refresh(self) -> None:
        """Follow the play and the language: other values than those loaded are shown anew."""
        if self._state is None:
            return
        state: State = self._controller.session.state
        if (state != self._state and state.winner is None) or self._language != theme().language:
            self.load(state)

    def focus_home(self) -> None:
        """Give the focus to the first player's boxes."""
        if self.players:
            here = self.players[self._state.now.player if self._state else 0]
            here.covered.field.setFocus(Qt.FocusReason.OtherFocusReason)
            here.covered.field.selectAll()

    def keep(self) -> None:
        """Put what was changed on the table; where no table can be so, say why."""
        state = self._state
        if state is None:
            return
        try:
            changed = self._changed(state)
        except Illegal as refusal:
            words = self._controller.words.refusal(refusal.reason, refusal.facts)
            self.error.set_words(words)
            return
        if changed != state:
            self._controller.override(changed, self.reason.text().strip())
        self.finished.emit()

    def _changed(self, state: State) -> State:
        """The state as corrected; raises `Illegal`."""
        turn = int(self.turn.current())
        if turn != state.now.player:
            state = corrections.with_turn(state, turn)
        for fields in self.players:
            state = fields.applied(state)
        faces = boxes_of(self.locked.text())
        if faces is None:
            raise Illegal("no_such_face", self.locked.text())
        assert self._state is not None
        if faces != self._state.now.locked:
            state = corrections.with_locked(state, faces)
        return state

    def _head(self) -> QWidget:
        translate = QCoreApplication.translate
        head = QWidget()
        across = QHBoxLayout(head)
        across.setContentsMargins(0, 0, 0, 0)
        title = Label(translate("Correction", "Correct by hand"), "strong", bold=True, wrap=True)
        self.keep_button = Button(
            translate("Correction", "Keep"), "primary", icon="check", height=32
        )
        self.keep_button.clicked.connect(self.keep)
        self.leave_button = Button(translate("Correction", "Leave"), height=32)
        self.leave_button.clicked.connect(self.finished)
        across.addWidget(title, 1)
        across.addWidget(self.keep_button)
        across.addWidget(self.leave_button)
        return head
