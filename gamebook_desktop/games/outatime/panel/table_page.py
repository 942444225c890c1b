"""The table: the turn in hand, the DeLorean with its dice, a row for each player."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime import actions as do
from gamebook_desktop.games.outatime.events import Rolled
from gamebook_desktop.games.outatime.panel.delorean import DeLorean
from gamebook_desktop.games.outatime.panel.player_row import PlayerRow
from gamebook_desktop.games.outatime.panel.table_head import TableHead
from gamebook_desktop.games.outatime.panel.table_rows import row_views
from gamebook_desktop.games.outatime.panel.turn_view import CLOSED, TurnView, turn_view
from gamebook_desktop.games.outatime.panel.typed_roll import typed_faces
from gamebook_desktop.games.outatime.panel.wording import name_of, roll_words, with_name
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import FLUX, SPEED, Face, State
from gamebook_desktop.ui.controller import PROGRAM, REAL, Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.lines import HLine
from gamebook_desktop.ui.widgets.scroll_pane import ScrollPane

FACE_KEYS: dict[str, Face] = {"F": FLUX, "2": 2, "3": 3, "4": 4, "5": 5, "8": SPEED}
COMPACT_BELOW, NARROW_BELOW, STACKED_BELOW, ROW_FROM = 850, 700, 640, 460
"""Widths (at 100 %) below which notes, and loose dice, move to a line of their own."""


class TablePage(Themed, QWidget):
    """The main surface of a game under way. Signals: `refused(reason, rule)`, `chosen()` when
    another die is in hand, `peek_clicked(player)`, `cards_clicked()`, `correct_clicked()`,
    `scrolled()`.
    """

    refused = Signal(str, str)
    chosen = Signal()
    peek_clicked = Signal(int)
    cards_clicked = Signal()
    correct_clicked = Signal()
    scrolled = Signal()

    def __init__(self, controller: Controller, game: Outatime, parent: QWidget | None = None):
        super().__init__(parent)
        self._controller, self._game = controller, game
        self._wish = -1
        self._wish_at: object = None
        self._seen: object = None
        self.view: TurnView | None = None
        self.head = TableHead(controller)
        self.head.cards_clicked.connect(self.cards_clicked)
        self.head.correct_clicked.connect(self.correct_clicked)
        self.delorean = DeLorean()
        self.delorean.die_clicked.connect(self.choose)
        self.delorean.typed_clicked.connect(self._on_typed_clicked)
        self.delorean.refused.connect(self.refused)
        self.delorean.typed.retyped.connect(self._on_retyped)
        self._rows_title = Label("", "caption", "ink2", bold=True)
        self._secret = Label("", "caption", "ink2", wrap=True)
        self._secret_icon = Icon("hidden", 16, "ink2")
        self.rows: list[PlayerRow] = []
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.addWidget(self.head)
        self._column.addWidget(self.delorean)
        across = QHBoxLayout()
        across.addWidget(self._rows_title, 1)
        across.addWidget(self._secret)
        across.addWidget(self._secret_icon)
        self._column.addLayout(across)
        self._column.addLayout(self._rows)
        self._column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._pane = ScrollPane(inner)
        bar = self._pane.verticalScrollBar()
        bar.valueChanged.connect(self.scrolled)
        bar.rangeChanged.connect(self.scrolled)
        whole.addWidget(self._pane)
        self.restyle()

    # ------------------------------------------------------------------ orders
    def choose(self, place: int) -> None:
        """Take a loose die in hand, from 0; one that cannot be locked says why."""
        view = self.view
        if view is None or not 0 <= place < len(view.dice):
            return
        die = view.dice[place]
        if die.use == CLOSED:
            self.refused.emit(die.reason, die.rule)
            return
        self._wish, self._wish_at = place, self._controller.session.state
        on_dice = QApplication.focusWidget() in self.delorean.dice()
        self.refresh()
        if on_dice:
            self.delorean.dice()[place].setFocus(Qt.FocusReason.OtherFocusReason)
        self.chosen.emit()

    def suggest(self, face: Face) -> None:
        """Take a die of this face in hand, where no other one is."""
        view = self.view
        if view is not None and view.chosen < 0:
            faces = [die.face if die.use != CLOSED else None for die in view.dice]
            if face in faces:
                self._wish, self._wish_at = faces.index(face), self._controller.session.state
                self.refresh()

    def lock(self) -> None:
        """Lock the die in hand."""
        if self.view is not None and self.view.face is not None:
            self._controller.do(do.Lock(self.view.face))

    def move_choice(self, step: int) -> bool:
        """Take the next die that can be chosen in hand."""
        view = self.view
        if view is None or view.chosen < 0:
            return False
        places = [at for at, die in enumerate(view.dice) if die.use != CLOSED]
        at = places.index(view.chosen) + step
        if 0 <= at < len(places):
            self.choose(places[at])
        return True

    def may_type(self) -> bool:
        """Whether a face typed now begins a turn's first roll, as it does with real dice."""
        state: State = self._controller.state
        return (
            not state.now.rolls
            and state.winner is None
            and state.ready
            and self._controller.dice_mode == REAL
            and self._controller.question is None
            and state.players[state.now.player].seat == "person"
        )

    def type_first(self, name: str) -> bool:
        """Begin the first roll with a face typed; whether the key was one."""
        if name not in FACE_KEYS or not self.may_type():
            return False
        self._controller.do(do.Roll())
        return self._controller.question is not None and self._controller.enter(FACE_KEYS[name])

    def rows_below(self) -> int:
        """How many players' rows lie below the fold, wholly or in part."""
        port = self._pane.viewport()
        foot = port.height()
        return sum(row.mapTo(port, row.rect().bottomLeft()).y() >= foot for row in self.rows)

    def go_to(self, *, foot: bool) -> None:
        """Scroll to the last player, or to the heading."""
        bar = self._pane.verticalScrollBar()
        if foot:
            bar.setValue(bar.maximum())
        else:
            self.focus_home()
            bar.setValue(0)

    def focus_home(self) -> None:
        """Give the focus to the heading."""
        self.head.focus_home()

    # ------------------------------------------------------------------ drawing
    def refresh(self) -> None:
        """Redraw the table."""
        state: State = self._controller.state
        translate = QCoreApplication.translate
        if self._wish_at is not self._controller.session.state:
            self._wish = -1
        view = turn_view(self._controller, self._game, self._wish)
        self.view = view
        title = with_name(translate("Outatime", "{0}'s turn"), name_of(state, view.player))
        self.head.show_head(title, roll_words(view.rolls), sample=self._game.cards.sample)
        self.delorean.show_view(
            view, self._empty_words(state), self._last_roll(state), roll_now=self._just_rolled()
        )
        self.delorean.typed.show_faces(typed_faces(self._controller))
        self._rows_title.setText(translate("Outatime", "Active cards"))
        secret = self._game.rules.secret_next
        self._secret.setText(translate("Outatime", "the next card stays hidden") if secret else "")
        self._secret_icon.setVisible(secret)
        if len(self.rows) != len(state.players):
            self._make_rows(len(state.players))
        views = row_views(self._game, state, view)
        for row, shown in zip(self.rows, views, strict=True):
            row.show_row(shown, tuple(one.name for one in views))
        self._fit()
        QTimer.singleShot(0, self, self._show_die)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may want another arrangement."""
        super().resizeEvent(event)
        self._fit()
        QTimer.singleShot(0, self, self._show_die)

    def restyle(self) -> None:
        """Margins grow with the text."""
        look = theme()
        self._column.setContentsMargins(look.px(26), look.px(14), look.px(24), look.px(12))
        self._column.setSpacing(look.px(10))
        super().restyle()
        self._fit()

    def _fit(self) -> None:
        look = theme()
        width = self.width() / look.metrics.scale
        self.delorean.set_narrow(width < NARROW_BELOW, row=width >= ROW_FROM)
        self.delorean.set_tight(width < COMPACT_BELOW)
        for row in self.rows:
            row.set_compact((width < COMPACT_BELOW) + (width < STACKED_BELOW))

    def _show_die(self) -> None:
        """Keep the die in hand, or the place of the next one to type, in view."""
        view, dice = self.view, self.delorean.dice()
        at = -1 if view is None else len(view.typed) if view.slots else view.chosen
        if 0 <= at < len(dice):
            self._pane.ensureWidgetVisible(dice[at], 0, theme().px(8))

    def _make_rows(self, players: int) -> None:
        empty(self._rows)
        self.rows = []
        for number in range(players):
            row = PlayerRow(number)
            row.peek_clicked.connect(self.peek_clicked)
            self._rows.addWidget(row)
            if number < players - 1:
                self._rows.addWidget(HLine())
            self.rows.append(row)

    def _empty_words(self, state: State) -> str:
        """What stands in place of the loose dice where there are none."""
        translate = QCoreApplication.translate
        if self._controller.question is not None or state.now.loose:
            return ""
        if len(state.now.locked) == len(self.delorean.slots()):
            return translate("Outatime", "All six dice are on the DeLorean.")
        name = name_of(state, state.now.player)
        return translate("Outatime", "{0} has six dice to roll.").format(name)

    def _last_roll(self, state: State) -> tuple[Face, ...]:
        """The newest roll, where a turn has ended and the next one has no dice yet."""
        if state.now.rolls or self._controller.question is not None:
            return ()
        if typed_faces(self._controller):
            return ()
        rolls = [event.faces for event in self._controller.events() if isinstance(event, Rolled)]
        return rolls[-1] if rolls else ()

    def _just_rolled(self) -> bool:
        """Whether the newest thing that happened is a roll of the program not yet seen."""
        events: tuple[Any, ...] = self._controller.events()
        seen, self._seen = self._seen, events
        if seen is None or seen is events or self._controller.dice_mode != PROGRAM:
            return False
        return any(isinstance(event, Rolled) for event in events)

    def _on_retyped(self, die: int, face: Face) -> None:
        """Another face for a die of the roll just typed; what the rules make of it follows."""
        self._controller.retype(0, die, face)

    def _on_typed_clicked(self, place: int) -> None:
        """Take back the dice typed from this one on."""
        typed = len(self.view.typed) if self.view is not None else 0
        for _ in range(typed - place):
            self._controller.take_back()
