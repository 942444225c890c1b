"""Beside a paper book: where it sends the reader, what happens there, the map of what is read."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.panel import companion_more as more
from gamebook_desktop.games.gamebook.panel.companion_book import BookForm
from gamebook_desktop.games.gamebook.panel.companion_dice import DiceForm
from gamebook_desktop.games.gamebook.panel.companion_foe import FoeForm
from gamebook_desktop.games.gamebook.panel.companion_form import CompanionForm
from gamebook_desktop.games.gamebook.panel.companion_gains import GainsForm
from gamebook_desktop.games.gamebook.panel.companion_modifier import ModifierForm
from gamebook_desktop.games.gamebook.panel.companion_note import NotePart
from gamebook_desktop.games.gamebook.panel.companion_offers import OffersPart
from gamebook_desktop.games.gamebook.panel.companion_orders import OrdersPart
from gamebook_desktop.games.gamebook.panel.companion_things import ThingsForm
from gamebook_desktop.games.gamebook.panel.companion_turn import TurnPart
from gamebook_desktop.games.gamebook.panel.map_tab import SectionMap
from gamebook_desktop.games.gamebook.paper_log import foes_to_come, last_of
from gamebook_desktop.games.gamebook.paper_profile import profile_of
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_text import language
from gamebook_desktop.ui.book_export import export_book
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.lines import VLine
from gamebook_desktop.ui.widgets.scroll_pane import ScrollPane

LEFT, BESIDE, TWO_COLUMNS_FROM, LEAST_MAP = 284, 20, 700, 360
"""Widths at 100 %: the left column, the room at its right, the page from which the map stands
beside it; and the least height of the map below it."""
SLIM_BELOW = 480
"""Width (at 100 %) below which margins are slim."""
FOE, THINGS, DICE, GAINS, MODIFIER, BOOK = "A", "O", "D", "G", "T", "book"


class CompanionPage(Themed, QWidget):
    """The page of a paper book. Signals: `refused(reason, rule)`, `said(text, tone)`."""

    refused = Signal(str, str)
    said = Signal(str, str)

    def __init__(
        self, controller: Controller, words: GamebookWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._words = controller, words
        self._rules = words.names.rules
        self._open_form = FOE
        self._wide: bool | None = None
        self.turn = TurnPart(lambda: controller.question is not None)
        self.orders = OrdersPart()
        self.foe = FoeForm(controller)
        self.things = ThingsForm(controller, words)
        self.dice = DiceForm(controller)
        self.gains = GainsForm(controller, self._rules)
        self.modifier = ModifierForm(controller)
        self.book = BookForm(controller, self._rules)
        self.forms: dict[str, CompanionForm] = {
            FOE: self.foe,
            THINGS: self.things,
            DICE: self.dice,
            GAINS: self.gains,
            MODIFIER: self.modifier,
            BOOK: self.book,
        }
        self.note = NotePart(controller)
        self.offers = OffersPart(controller)
        self.more = self.orders.more
        self.map = SectionMap()
        self._build()
        self._connect()
        self.restyle()

    # ------------------------------------------------------------------ for the panel
    def refresh(self) -> None:
        """Redraw everything."""
        state: State = self._controller.session.state
        section = state.visit.section
        marked = section in state.paper.marks
        self.turn.show_place(section, marked=marked, last=self._beyond(state))
        self.orders.refresh(self._tinted(), self._controller.why_not(do.Eat()))
        self.foe.refresh(foes_to_come(self._rules, state))
        if self._open_form != FOE:
            self.forms[self._open_form].refresh()
        self.note.refresh()
        self.offers.refresh()
        self.map.show_state(state, self._rules)

    def key(self, name: str) -> bool:
        """The open form first, then the letters, then digits for the field; whether it was used."""
        if self.forms[self._open_form].key(name):
            return True
        if name.isdigit():
            self.turn.type(name)
        elif name == "Enter" and self.turn.field.text():
            self.turn_to(self.turn.field.text())
        elif name in ("A", "C", "H", "D", "M", "O", "G", "N", "T", "E"):
            self.order(name)
        elif name == "L":
            self.open_form(FOE)
            self.offers.start()
        elif name == "B":
            self._controller.do(do.MarkHere())
        elif name in ("Home", "Escape"):
            self.focus_home()
        else:
            return False
        return True

    def focus_home(self) -> None:
        """The field of the next section, with the foe's form below it again; nothing if hidden."""
        if not self.isVisible():
            return
        self.open_form(FOE)
        self.turn.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._pane.verticalScrollBar().setValue(0)

    # ------------------------------------------------------------------ orders
    def turn_to(self, section: str) -> None:
        """Turn to a section; the field is empty again once the rules took it."""
        if self._controller.do(do.TurnTo(section)):
            self.turn.field.setText("")

    def order(self, name: str) -> None:
        """Do what one of the letters stands for."""
        if name == "C":
            self._controller.do(do.TestValue("luck"))
        elif name == "H":
            self._controller.do(do.TestValue("skill"))
        elif name == "M":
            self._controller.do(do.Eat())
        elif name == "N":
            self.open_form(FOE)
            self.note.start()
        elif name in ("G", "E"):
            self.gains.choose("gold" if name == "G" else "stamina")
            self._start_form(GAINS)
        else:
            self._start_form(name)

    def open_form(self, name: str) -> None:
        """Show one of the forms; note and offers make room for all but the foe's."""
        self._open_form = name
        if name != FOE:
            self.forms[name].refresh()
        for part in (self.note, self.offers):
            part.setVisible(name == FOE)
        for key, form in self.forms.items():
            form.setVisible(key == name)
        self.orders.show_open(self._tinted())

    def correct_turn(self) -> None:
        """Take the last turn back and have its number typed again."""
        last = self._controller.session.last
        section = self._controller.session.state.visit.section
        if last is not None and last.action == do.TurnTo(section):
            self._controller.undo()
        self.turn.field.setText(section)
        self.turn.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.turn.field.selectAll()

    def propose(self, section: str) -> None:
        """Put a section into the field, for Enter to turn to."""
        self.turn.field.setText(section)
        self.turn.field.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ drawing
    def resizeEvent(self, event: QResizeEvent) -> None:
        """One column where there is no room for two."""
        super().resizeEvent(event)
        self._arrange()

    def restyle(self) -> None:
        """Margins and the left column grow with the text."""
        look = theme()
        self._left.setSpacing(look.px(16))
        self._arrange()
        super().restyle()

    def _arrange(self) -> None:
        """The map stands beside the column, or at its end where there is no room."""
        look = theme()
        wide = self.width() / look.metrics.scale >= TWO_COLUMNS_FROM
        self._rule.setVisible(wide)
        edges = (28, BESIDE) if self.width() / look.metrics.scale >= SLIM_BELOW else (12, 12)
        left, right = map(look.px, edges)
        self._left.setContentsMargins(left, look.px(16), right, look.px(14))
        width = look.px(28 + LEFT + BESIDE)
        self._pane.setMinimumWidth(width if wide else 0)
        self._pane.setMaximumWidth(width if wide else 16_777_215)
        self.map.setMinimumHeight(0 if wide else look.px(LEAST_MAP))
        if wide:
            self._right.setContentsMargins(look.px(28), look.px(16), look.px(26), look.px(14))
        else:
            self._right.setContentsMargins(0, 0, 0, 0)
        if wide != self._wide:
            self._wide = wide
            (self._right if wide else self._left).addWidget(self.map, 1)
            self._whole.setStretchFactor(self._right, int(wide))
            self.map.show()

    # ------------------------------------------------------------------ inside
    def profile(self) -> dict[str, Any]:
        """What was recorded, with the rule options chosen, as a `book.yaml`."""
        game, save = self._controller.session.game, self._controller.save
        assert isinstance(game, Gamebook)
        known = game.known_options
        chosen = {name: v for name, v in game.options.items() if v != known[name].default}
        title = save.title if save is not None else ""
        state = self._controller.session.state
        return profile_of(state, game.book.head, title=title, options=chosen, language=language())

    def _build(self) -> None:
        column = QWidget()
        self._left = QVBoxLayout(column)
        for part in (self.turn, self.orders, *self.forms.values(), self.note, self.offers):
            self._left.addWidget(part)
        self._left.addStretch(1)
        self._pane = ScrollPane(column)
        self._rule = VLine()
        self._right = QVBoxLayout()
        whole = self._whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._pane)
        whole.addWidget(self._rule)
        whole.addLayout(self._right, 1)
        self.open_form(FOE)

    def _connect(self) -> None:
        self.turn.turned.connect(self.turn_to)
        self.turn.correct_clicked.connect(self.correct_turn)
        self.turn.mark_clicked.connect(self._on_mark_clicked)
        self.turn.letter_refused.connect(self._on_letter_refused)
        self.orders.ordered.connect(self.order)
        self.orders.refused.connect(self.refused)
        for form in self.forms.values():
            form.done.connect(self.focus_home)
        self.foe.cancelled.connect(self.focus_home)
        self.offers.done.connect(self.focus_home)
        self.more.picked.connect(self._on_more_picked)

    def _beyond(self, state: State) -> int | None:
        """The last section's number, if the section being read lies beyond it."""
        last, here = last_of(self._rules, state), state.visit.section
        return last if last and here.isdecimal() and int(here) > last else None

    def _tinted(self) -> str:
        """The letter of the form that was asked for; the foe's is open by itself."""
        return "" if self._open_form == FOE else self._open_form

    def _start_form(self, name: str) -> None:
        form = self.forms[name]
        self.open_form(name)
        form.start()
        QTimer.singleShot(0, form, lambda: self._pane.ensureWidgetVisible(form, 0, theme().px(8)))

    def _on_mark_clicked(self) -> None:
        self._controller.do(do.MarkHere())

    def _on_letter_refused(self) -> None:
        words = QCoreApplication.translate(
            "Companion",
            "A number stands in the field: turn to it or delete it first. Shift writes a letter.",
        )
        self.said.emit(words, "locked")

    def _toggle_pad(self) -> None:
        """Digits to press and steppers, for whoever plays with the mouse alone."""
        by_mouse = self.turn.pad.isHidden()
        self.turn.pad.setVisible(by_mouse)
        self.foe.set_by_mouse(by_mouse)

    def _on_more_picked(self, name: str) -> None:
        if name == more.MODIFIER:
            self._start_form(MODIFIER)
        elif name == more.BOOK:
            self._start_form(BOOK)
        elif name == more.PAD:
            self._toggle_pad()
        elif name == more.EXPORT:
            self.export()
        else:
            self._controller.do(do.EndBook(name))

    def export(self) -> None:
        """Write what was recorded as a book that others can import."""
        self._controller.settle()
        words, tone = export_book(self, self.profile())
        if words:
            self.said.emit(words, tone)
