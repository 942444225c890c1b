"""Beside a paper book: where it sends the reader, what happens there, the map of what is read."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

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
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.ui.book_export import export_book
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.lines import VLine
from gamebook_desktop.ui.widgets.scroll_pane import ScrollPane

LEFT, TWO_COLUMNS_FROM, LEAST_MAP = 284, 700, 320
"""Width of the left column, and of the page from which the map stands beside it, at 100 %."""
FOE, THINGS, DICE, GAINS, MODIFIER, BOOK = "A", "O", "D", "G", "T", "book"


class CompanionPage(Themed, QWidget):
    """The page of a paper book. Signals: `refused(reason, rule)`, `said(text, tone)`,
    `section_opened(id)` from the map.
    """

    refused = Signal(str, str)
    said = Signal(str, str)
    section_opened = Signal(str)

    def __init__(
        self, controller: Controller, words: GamebookWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._words = controller, words
        self._rules = words.names.rules
        self._open_form = FOE
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
        self.more = more.MoreButton()
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
        self.orders.refresh(self._open_form, self._controller.why_not(do.Eat()))
        self.foe.refresh(foes_to_come(self._rules, state))
        for part in (self.things, self.dice, self.gains, self.modifier, self.book):
            part.refresh()
        self.note.refresh()
        self.offers.refresh()
        self.more.refresh()
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
            self.offers.start()
        elif name == "B":
            self._controller.do(do.MarkHere())
        elif name in ("Home", "Escape"):
            self.focus_home()
        else:
            return False
        return True

    def focus_home(self) -> None:
        """The field of the next section, with the foe's form below it again."""
        self.open_form(FOE)
        self.turn.field.setFocus(Qt.FocusReason.OtherFocusReason)

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
            self.note.start()
        elif name in ("G", "E"):
            self.gains.choose("gold" if name == "G" else "stamina")
            self._start_form(GAINS)
        else:
            self._start_form(name)

    def open_form(self, name: str) -> None:
        """Show one of the forms."""
        self._open_form = name
        for key, form in self.forms.items():
            form.setVisible(key == name)
        for key, button in self.orders.buttons.items():
            button.set_open(key == name != FOE)

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
        self._row.setContentsMargins(look.px(28), look.px(16), look.px(26), look.px(14))
        self._left.setSpacing(look.px(18))
        self._arrange()
        super().restyle()

    def _arrange(self) -> None:
        look = theme()
        wide = self.width() / look.metrics.scale >= TWO_COLUMNS_FROM
        self._row.setSpacing(look.px(28 if wide else 20))
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(across if wide else down)
        self._rule.setVisible(wide)
        self._column.setMinimumWidth(look.px(LEFT) if wide else 0)
        self._column.setMaximumWidth(look.px(LEFT) if wide else 16_777_215)
        self.map.setMinimumHeight(look.px(LEAST_MAP))

    # ------------------------------------------------------------------ inside
    def _build(self) -> None:
        self._column = QWidget()
        self._left = QVBoxLayout(self._column)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.addWidget(self.turn)
        self._left.addWidget(self.orders)
        for form in self.forms.values():
            self._left.addWidget(form)
        self._left.addWidget(self.note)
        self._left.addWidget(self.offers)
        self._left.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self._left.addStretch(1)
        self._rule = VLine()
        inner = QWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, inner)
        self._row.addWidget(self._column)
        self._row.addWidget(self._rule)
        self._row.addWidget(self.map, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(ScrollPane(inner))
        self.open_form(FOE)

    def _connect(self) -> None:
        self.turn.turned.connect(self.turn_to)
        self.turn.correct_clicked.connect(self.correct_turn)
        self.turn.mark_clicked.connect(self._on_mark_clicked)
        self.orders.ordered.connect(self.order)
        self.orders.refused.connect(self.refused)
        for form in self.forms.values():
            form.done.connect(self.focus_home)
        self.foe.cancelled.connect(self.focus_home)
        self.offers.done.connect(self.focus_home)
        self.more.picked.connect(self._on_more_picked)
        self.map.section_opened.connect(self.section_opened)
        self.map.turn_requested.connect(self.turn_to)

    def _beyond(self, state: State) -> int | None:
        """The last section's number, if the section being read lies beyond it."""
        last, here = last_of(self._rules, state), state.visit.section
        return last if last and here.isdecimal() and int(here) > last else None

    def _start_form(self, name: str) -> None:
        self.open_form(name)
        self.forms[name].start()

    def _on_mark_clicked(self) -> None:
        self._controller.do(do.MarkHere())

    def _on_more_picked(self, name: str) -> None:
        if name == more.MODIFIER:
            self._start_form(MODIFIER)
        elif name == more.BOOK:
            self._start_form(BOOK)
        elif name == more.EXPORT:
            self.export()
        else:
            self._controller.do(do.EndBook(name))

    def export(self) -> None:
        """Write what was recorded as a book that others can import."""
        from gamebook_desktop.games.gamebook.paper_profile import profile_of

        self._controller.settle()
        head = profile_of(self._controller.session.state, self._rules.book.head)
        save = self._controller.save
        if save is not None and save.title:
            head = {**head, "title": save.title}
        words, tone = export_book(self, head)
        if words:
            self.said.emit(words, tone)
