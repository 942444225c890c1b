"""The side column: what the die in hand does, the journal, the score, and the orders."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime.panel.card_boxes import face_word
from gamebook_desktop.games.outatime.panel.correction import CorrectionForm
from gamebook_desktop.games.outatime.panel.order_buttons import OrderButtons
from gamebook_desktop.games.outatime.panel.orders import Order
from gamebook_desktop.games.outatime.panel.overview import Overview
from gamebook_desktop.games.outatime.panel.score import ScoreTab
from gamebook_desktop.games.outatime.panel.turn_view import TurnView
from gamebook_desktop.games.outatime.panel.wording import name_of, with_name
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import FLUX, SPEED, State
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.journal import JournalView
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.rule_link import RuleLink
from gamebook_desktop.ui.widgets.scroll_pane import ScrollPane
from gamebook_desktop.ui.widgets.tabs import Tabs

OVERVIEW, JOURNAL, SCORE = range(3)


class Assistant(Card):
    """Signals: `rule_activated(id)`, `refused(reason, rule)`, `form_closed()`."""

    rule_activated = Signal(str)
    refused = Signal(str, str)
    form_closed = Signal()

    def __init__(self, controller: Controller, game: Outatime, parent: QWidget | None = None):
        super().__init__("panel", None, radius=0, parent=parent)
        self._controller = controller
        self._title = Label("", "title", wrap=True)
        self._rule = RuleLink("")
        self._rule.activated.connect(self.rule_activated)
        self.tabs = Tabs()
        for _ in range(3):
            self.tabs.addTab("")
        self.overview = Overview(controller, game)
        self.overview.rule_activated.connect(self.rule_activated)
        self.journal = JournalView()
        self.journal.rule_activated.connect(self.rule_activated)
        self.score = ScoreTab(controller, game)
        self.score.rule_activated.connect(self.rule_activated)
        self.form = CorrectionForm(controller, game)
        self.form.finished.connect(self._on_form_finished)
        self._pages = QStackedWidget()
        self._pages.addWidget(ScrollPane(self.overview, "panel"))
        self._pages.addWidget(self.journal)
        self._pages.addWidget(ScrollPane(self.score, "panel"))
        self._pages.addWidget(ScrollPane(self.form, "panel"))
        self.tabs.currentChanged.connect(self._on_tab_changed)
        self.orders = OrderButtons()
        self.orders.refused.connect(self.refused)
        self.orders.rule_activated.connect(self.rule_activated)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._rule, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.tabs)
        self._column.addWidget(self._pages, 1)
        self._column.addWidget(self.orders)
        self.restyle()

    def show_view(
        self, view: TurnView, found: list[Order], *, chances: bool, held: bool = False
    ) -> None:
        """Draw everything for the turn in hand; `held`: a computer player waits for leave."""
        translate = QCoreApplication.translate
        state: State = self._controller.state
        titles = (
            translate("Outatime", "Overview"),
            translate("Outatime", "Journal"),
            translate("Outatime", "Score"),
        )
        for at, title in enumerate(titles):
            if title != self.tabs.tabText(at):
                self.tabs.setTabText(at, title)
        self.tabs.setAccessibleName(translate("Outatime", "Assistant"))
        asked = self._controller.question is not None
        title, rule = _heading(state, view, asked=asked)
        self._title.setText(title)
        shown = {
            "ripple": translate("Outatime", "Ripple"),
            "speed": translate("Outatime", "88"),
            "flux": translate("Outatime", "Flux"),
            "luck": translate("Outatime", "Luck"),
            "paradox": translate("Outatime", "Paradox"),
            "flow": translate("Outatime", "The turn"),
        }
        self._rule.set_rule(rule, shown[rule])
        self.overview.show_view(view, chances=chances, held=held)
        self.orders.show_orders([] if self.correcting() else found)
        self.score.refresh()
        self.form.refresh()
        if self.tabs.currentIndex() == JOURNAL:
            self.journal.refresh(self._controller)

    def correct(self) -> None:
        """Open the form that corrects everything by hand."""
        self.form.load(self._controller.session.state)
        self._pages.setCurrentIndex(self._pages.count() - 1)
        self.orders.hide()
        self.form.focus_home()

    def correcting(self) -> bool:
        """Whether the form is open."""
        return self._pages.currentIndex() == self._pages.count() - 1

    def show_tab(self, tab: int) -> None:
        """Open a tab."""
        self.tabs.setCurrentIndex(tab)
        self._on_tab_changed(tab)

    def show_journal_tab(self, shown: bool) -> None:
        """Whether the journal is one of the tabs."""
        self.tabs.setTabVisible(JOURNAL, shown)
        if not shown and self.tabs.currentIndex() == JOURNAL:
            self.show_tab(OVERVIEW)

    def restyle(self) -> None:
        """Margins grow with the text."""
        look = theme()
        self._column.setContentsMargins(look.px(22), look.px(14), look.px(22), look.px(12))
        self._column.setSpacing(look.px(4))
        super().restyle()

    def _on_tab_changed(self, tab: int) -> None:
        self._pages.setCurrentIndex(tab)
        if tab == JOURNAL:
            self.journal.refresh(self._controller)

    def _on_form_finished(self) -> None:
        self._pages.setCurrentIndex(self.tabs.currentIndex())
        self.form_closed.emit()


def _heading(state: State, view: TurnView, *, asked: bool) -> tuple[str, str]:
    """What the column is about, and the rule behind it."""
    translate = QCoreApplication.translate
    face = view.face
    if face is not None:
        text = translate("Outatime", "Lock the {0}").format(face_word(face))
        return text, "speed" if face == SPEED else "flux" if face == FLUX else "ripple"
    if view.preview is not None:
        return translate("Outatime", "Cause the paradox"), "paradox"
    if view.rolls and not view.slots and not asked and view.person:
        return translate("Outatime", "Roll on or stop"), "luck"
    return with_name(translate("Outatime", "{0}'s turn"), name_of(state, view.player)), "flow"
