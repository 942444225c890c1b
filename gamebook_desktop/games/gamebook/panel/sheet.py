"""The side column: name, three values always in view, tabs for sheet, journal, map, notes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.content_effects import STATS, Stat
from gamebook_desktop.games.gamebook.panel.correction import CorrectionForm
from gamebook_desktop.games.gamebook.panel.map_orders import BookmarkedSections
from gamebook_desktop.games.gamebook.panel.map_tab import SectionMap
from gamebook_desktop.games.gamebook.panel.notes import NotesTab
from gamebook_desktop.games.gamebook.panel.sheet_tab import SheetTab
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_text import signed, stat_label
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.journal import JournalView
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.scroll_pane import ScrollPane
from gamebook_desktop.ui.widgets.stat_box import StatBox
from gamebook_desktop.ui.widgets.tabs import Tabs

SHEET, JOURNAL, MAP, NOTES = range(4)


class SheetColumn(Card):
    """The adventure sheet. Signals: `rule_activated(id)`, `refused(reason, rule)`,
    `explained(text, rule)`, `section_clicked(id)`, `papers_clicked()`.
    """

    rule_activated = Signal(str)
    refused = Signal(str, str)
    explained = Signal(str, str)
    section_opened = Signal(str)
    return_requested = Signal(str)
    turn_requested = Signal(str)
    papers_clicked = Signal()

    def __init__(
        self, controller: Controller, words: GamebookWords, parent: QWidget | None = None
    ) -> None:
        super().__init__("panel", None, radius=0, parent=parent)
        self._controller, self._words = controller, words
        self._name = Label("", "title", elide=True)
        self._pencil = IconButton("pencil", "")
        self._pencil.clicked.connect(self._on_pencil_clicked)
        self.papers = IconButton("print", "")
        self.papers.clicked.connect(self.papers_clicked)
        self.boxes = {name: StatBox("") for name in STATS}
        for box in self.boxes.values():
            box.clicked.connect(self._on_box_clicked)
            box.edit_requested.connect(self._on_edit_requested)
        self.tabs = Tabs()
        for _ in range(4):
            self.tabs.addTab("")
        self.sheet = SheetTab(controller, words)
        self.sheet.refused.connect(self.refused)
        self.journal = JournalView()
        self.journal.rule_activated.connect(self.rule_activated)
        self.bookmarked = BookmarkedSections(controller)
        self.map = SectionMap(titled=False, ground="panel")
        self.map.section_opened.connect(self.section_opened)
        self.map.return_requested.connect(self.return_requested)
        self.map.turn_requested.connect(self.turn_requested)
        self.notes = NotesTab(controller)
        self.form = CorrectionForm(controller, words)
        self.form.finished.connect(self._on_form_finished)
        self._pages = QStackedWidget()
        self._pages.addWidget(ScrollPane(self.sheet, "panel"))
        self._pages.addWidget(self.journal)
        self._pages.addWidget(self.map)
        self._pages.addWidget(self.notes)
        self._pages.addWidget(ScrollPane(self.form, "panel"))
        self.tabs.currentChanged.connect(self._on_tab_changed)
        self._build()
        self.restyle()

    def refresh(self) -> None:
        """Redraw everything."""
        state: State = self._controller.state
        translate = QCoreApplication.translate
        self._name.setText(state.sheet.name or translate("Sheet", "Adventure sheet"))
        self._pencil.setText(translate("Sheet", "Correct the sheet by hand"))
        self.papers.setText(translate("Sheet", "Print, or write a PDF"))
        titles = (
            translate("Sheet", "Sheet"),
            translate("Sheet", "Journal"),
            translate("Sheet", "Map"),
            translate("Sheet", "Notes"),
        )
        for at, title in enumerate(titles):
            if title != self.tabs.tabText(at):
                self.tabs.setTabText(at, title)
        self.tabs.setAccessibleName(translate("Sheet", "Adventure sheet"))
        self._show_values(state)
        self.form.refresh()
        self.sheet.refresh()
        self.notes.refresh()
        if self._pages.currentWidget() is self.journal or self.journal.isVisible():
            self.journal.refresh(self._controller)
        if self.tabs.currentIndex() == MAP:
            self.map.show_state(state, self._words.names.rules, self.bookmarked.now())

    def _show_values(self, state: State) -> None:
        rules, sheet = self._words.names.rules, state.sheet
        threat = self._threat(state)
        for name, box in self.boxes.items():
            found = totals.stat(sheet, name)
            value = totals.value(rules, sheet, name)
            box.setText(stat_label(name))
            after = max(0, value - threat) if name == "stamina" and threat else None
            box.set_value(value, found.initial, after)

    @staticmethod
    def _threat(state: State) -> int:
        wounds = state.fight.wounds if state.fight else ()
        return wounds[0].damage if wounds and wounds[0].on_hero else 0

    def correct(self, value: str = STATS[0]) -> None:
        """Open the form that corrects every value by hand, at one of them."""
        self.form.load(self._controller.session.state)
        self._pages.setCurrentIndex(self._pages.count() - 1)
        self.form.focus_value(value)

    def show_tab(self, tab: int) -> None:
        """Open a tab."""
        self.tabs.setCurrentIndex(tab)
        self._on_tab_changed(tab)

    def show_journal_tab(self, shown: bool) -> None:
        """Whether the journal is one of the tabs."""
        self.tabs.setTabVisible(JOURNAL, shown)
        if not shown and self.tabs.currentIndex() == JOURNAL:
            self.show_tab(SHEET)

    def restyle(self) -> None:
        """Margins grow with the text."""
        look = theme()
        self._column.setContentsMargins(look.px(22), look.px(12), look.px(22), look.px(8))
        self._column.setSpacing(look.px(8))
        self._values.setSpacing(look.px(16))
        super().restyle()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._name, 1)
        head.addWidget(self._pencil)
        head.addWidget(self.papers)
        self._values = QHBoxLayout()
        for name, stretch in zip(STATS, (20, 27, 20), strict=True):
            self._values.addWidget(self.boxes[name], stretch)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addLayout(self._values)
        self._column.addWidget(self.tabs)
        self._column.addWidget(self._pages, 1)

    def _on_tab_changed(self, tab: int) -> None:
        self._pages.setCurrentIndex(tab)
        self.refresh()

    def _on_form_finished(self) -> None:
        self._pages.setCurrentIndex(self.tabs.currentIndex())
        self._pencil.setFocus(Qt.FocusReason.OtherFocusReason)
        self.refresh()

    def _on_pencil_clicked(self) -> None:
        self.correct()

    def _on_edit_requested(self) -> None:
        self.correct(next(name for name, box in self.boxes.items() if box is self.sender()))

    def _on_box_clicked(self) -> None:
        name = next(name for name, box in self.boxes.items() if box is self.sender())
        self.explained.emit(explain(self._words, self._controller.state, name), "R18")


def explain(words: GamebookWords, state: State, name: Stat) -> str:
    """How a value is made up, term by term (R18)."""
    rules, sheet = words.names.rules, state.sheet
    if name != "skill":
        found = totals.stat(sheet, name)
        text = QCoreApplication.translate("Sheet", "{0}: {1}, Initial {2}")
        return text.format(stat_label(name), found.value, found.initial)
    parts = words.terms(totals.skill_terms(rules, sheet))
    sum_ = ", ".join(f"{label} {number}" for label, number in parts)
    text = QCoreApplication.translate("Sheet", "{0}: {1} = {2}, Initial {3}")
    told = text.format(stat_label(name), sum_, totals.skill(rules, sheet), sheet.skill.initial)
    if extra := totals.attack_terms(rules, sheet):
        more = ", ".join(f"{label} {number}" for label, number in words.terms(extra))
        strength = QCoreApplication.translate("Sheet", "{0}. In fights: {1} ({2})")
        total = signed(totals.attack_modifier(rules, sheet))
        told = strength.format(told, more, total)
    return told
