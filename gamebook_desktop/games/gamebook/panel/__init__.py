"""The panel of the gamebook: creation, page, fight and ending, with the sheet beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QStackedWidget

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.choices import offered
from gamebook_desktop.games.gamebook.content_effects import STATS
from gamebook_desktop.games.gamebook.panel.companion_keys import companion_shortcuts
from gamebook_desktop.games.gamebook.panel.correction import THINGS
from gamebook_desktop.games.gamebook.panel.creation import CreationPage
from gamebook_desktop.games.gamebook.panel.ending import EndingPage
from gamebook_desktop.games.gamebook.panel.fight import FightPage
from gamebook_desktop.games.gamebook.panel.map_orders import go_back, not_read
from gamebook_desktop.games.gamebook.panel.map_words import map_shortcuts
from gamebook_desktop.games.gamebook.panel.number_bar import NumberBar
from gamebook_desktop.games.gamebook.panel.page import Page
from gamebook_desktop.games.gamebook.panel.page_view import PageView, page_view
from gamebook_desktop.games.gamebook.panel.sheet import JOURNAL, NOTES, SheetColumn
from gamebook_desktop.games.gamebook.panel.shop import ShopPart
from gamebook_desktop.games.gamebook.panel.strip import ValueStrip
from gamebook_desktop.games.gamebook.paper_log import last_of
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_names import told
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.panel import GamePanel

if TYPE_CHECKING:
    from gamebook_desktop.games.gamebook.panel.companion import CompanionPage
    from gamebook_desktop.ui.pdf import Page as PrintedPage

CORRECTED = {"F2": STATS[0], "G": "gold", "O": THINGS}
"""Key to the field at which the correction by hand opens."""


class GamebookPanel(GamePanel):
    """One adventure on screen."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        words, game = controller.words, controller.session.game
        assert isinstance(words, GamebookWords)
        assert isinstance(game, Gamebook)
        self._words, self._game = words, game
        self.stack = QStackedWidget()
        self.main = self.stack
        self.creation = CreationPage(controller, words)
        self.page = Page()
        self.shop = ShopPart(controller, words)
        self.page.add_part(self.shop)
        self.numbers = NumberBar()
        self.page.add_part(self.numbers)
        self.fight = FightPage(controller, words)
        self.ending = EndingPage(controller, words)
        for widget in (self.creation, self.page, self.fight, self.ending):
            self.stack.addWidget(widget)
        self.companion = self._beside_paper()
        self.sheet = SheetColumn(controller, words)
        self.side = self.sheet
        self.papers = self.sheet.papers
        self.values = ValueStrip()
        self.strip = self.values
        self._pending_number = ""
        self._connect()

    # ------------------------------------------------------------------ for the frame
    def refresh(self) -> None:
        """Redraw everything from the play."""
        state: State = self.controller.state
        if not state.begun:
            self.creation.refresh()
            self.stack.setCurrentWidget(self.creation)
        elif state.ending is not None:
            self.ending.refresh()
            self.stack.setCurrentWidget(self.ending)
        elif state.fight is not None:
            self.fight.refresh()
            self.stack.setCurrentWidget(self.fight)
        elif self.companion is not None:
            self.companion.refresh()
            self.stack.setCurrentWidget(self.companion)
        else:
            self.page.show_view(self._page_view())
            self.shop.refresh(len(self.page.choices.buttons()))
            self.numbers.refresh(state.visit.section)
            self.stack.setCurrentWidget(self.page)
        self.sheet.refresh()
        self.values.show_state(state, self._game.rules)

    def _page_view(self) -> PageView:
        return page_view(self.controller, self._words, self.sheet.bookmarked.now())

    def side_wanted(self) -> bool:
        """The sheet is shown once it is signed."""
        state: State = self.controller.state
        return state.begun

    def title(self) -> str:
        """The book's title, or the name the reader gave the play."""
        save = self.controller.save
        return save.title if save is not None and save.title else told(self._game.book.head).title

    def place(self) -> str:
        """The section."""
        state: State = self.controller.state
        translate = QCoreApplication.translate
        if not state.begun:
            return translate("Page", "new sheet")
        if self.companion is not None:
            last = last_of(self._game.rules, state)
            if not last:
                return translate("Companion", "paper book")
            return translate("Companion", "paper book, %n section(s)", "", last)
        return translate("Page", "section {0}").format(state.visit.section)

    def key(self, name: str) -> bool:
        """Digits choose; letters do what the sheet shows; the rest belongs to fight or page."""
        state: State = self.controller.state
        current = self.stack.currentWidget()
        if current is self.creation:
            return self.creation.key(name)
        if current is self.fight and self.fight.key(name):
            return True
        if current is self.ending and self.ending.key(name):
            return True
        if self.companion is not None and current is self.companion and self.companion.key(name):
            return True
        if name in ("J", "N"):
            self._show_in_sheet(name)
        elif name in CORRECTED:
            self.side_requested.emit(False)
            self.sheet.correct(CORRECTED[name])
        elif name == "D":
            self.controller.do(do.RollDice(2))
        elif name == "M":
            self.controller.do(do.Eat())
        elif name == "P":
            self.controller.do(do.Drink())
        elif current is not self.page:
            return False
        elif name.isdigit():
            line, choices = (int(name) or 10) - 1, len(self.page.choices.buttons())
            self.page.choices.press(line)
            if line >= choices:
                self.shop.press(line - choices)
        elif name == "Enter":
            return self._press_only_choice()
        elif name == "End":
            self.page.go_to_choices()
        elif name == "Home":
            self.page.go_to_top()
        elif name == "Down" and self.page.at_the_text():
            self.page.go_to_choices()
        else:
            return False
        return state is not None

    def _show_in_sheet(self, name: str) -> None:
        self.side_requested.emit(False)
        if name == "J":
            self.sheet.show_tab(JOURNAL)
        else:
            self.sheet.show_tab(NOTES)
            self.sheet.notes.field.setFocus()

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """The letters of sheet and fight."""
        if self.companion is not None:
            return (*companion_shortcuts(), *map_shortcuts())
        translate = QCoreApplication.translate
        return (
            ("1 … 9", translate("Keys", "Take a choice, trade, or pick the foe to strike")),
            (translate("Fight", "Enter"), translate("Keys", "Go on; in a fight the next round")),
            ("C", translate("Keys", "Test luck on a wound")),
            ("X", translate("Keys", "Run from a fight")),
            ("M", translate("Keys", "Eat a meal")),
            ("P", translate("Keys", "Drink a dose of the potion")),
            ("D", translate("Keys", "Roll two dice")),
            ("G", translate("Keys", "Correct the gold")),
            ("O", translate("Keys", "Add or remove a thing")),
            ("J", translate("Keys", "Journal")),
            ("N", translate("Keys", "Note at this section")),
            ("F2", translate("Keys", "Correct the sheet by hand")),
            (translate("Keys", "End"), translate("Keys", "To the choices")),
            (translate("Keys", "Home"), translate("Keys", "To the heading")),
            *map_shortcuts(),
        )

    def hidden_below(self) -> str:
        """Choices below the fold."""
        if self.stack.currentWidget() is not self.page:
            return ""
        below = self.page.choices_below()
        if not below:
            return ""
        return QCoreApplication.translate("Page", "%n choice(s) below", "", below)

    def set_layout(self, layout: str) -> None:
        """Where the journal has its own column, the sheet does without its tab."""
        self.sheet.show_journal_tab(layout != "wide")

    def reading(self) -> object:
        """This visit of the section, and whether it is read, fought or over."""
        state: State = self.controller.state
        return state.visit.section, len(state.world.path), self.stack.currentIndex()

    def focus_home(self) -> None:
        """Give the focus to where reading starts."""
        current = self.stack.currentWidget()
        if current is self.page:
            self.page.focus_text()
        elif self.companion is not None and current is self.companion:
            self.companion.focus_home()
        elif isinstance(current, CreationPage | FightPage | EndingPage):
            current.focus_home()

    def governing_rules(self) -> tuple[str, ...]:
        """Rules of the current step."""
        state: State = self.controller.state
        if not state.begun:
            return ("creation", "talents", "potions")
        if state.fight is not None:
            return ("luck_in_fight", "R5", "R8") if state.fight.wounds else ("fight", "R6")
        return ("R34", "R33", "meals", "special_objects")

    def pages(self, what: str, title: str) -> list[PrintedPage]:
        """Sheet and map are drawn; other texts are set as every game's."""
        from gamebook_desktop.games.gamebook.panel.exports import DRAWN, drawn_pages

        if what not in DRAWN:
            return super().pages(what, title)
        return drawn_pages(what, self.controller.session, self._words, title)

    def set_advice(self, on: bool) -> None:
        """Whether fights, and pages before one, show chances to win and what is advised."""
        self.page.set_advice(on)
        self.fight.advice = on
        self.fight.refresh()

    # ------------------------------------------------------------------ inside
    def _beside_paper(self) -> CompanionPage | None:
        if self._game.book.head.paper is None:
            return None
        from gamebook_desktop.games.gamebook.panel.companion import CompanionPage
        from gamebook_desktop.games.gamebook.panel.companion_fight import PaperFightPart

        self.fight.add_part(PaperFightPart(self.controller, self._game.rules))
        made = CompanionPage(self.controller, self._words)
        self.stack.addWidget(made)
        made.refused.connect(self._on_refused)
        made.said.connect(self._on_companion_said)
        made.map.section_opened.connect(self._on_section_opened)
        made.map.return_requested.connect(self._on_return_requested)
        made.map.turn_requested.connect(self._on_turn_requested)
        return made

    def _on_companion_said(self, text: str, tone: str) -> None:
        self.said.emit(text, tone, "")

    def _connect(self) -> None:
        self.page.chosen.connect(self._on_choice_chosen)
        self.page.refused.connect(self._on_choice_refused)
        self.page.rule_activated.connect(self.rule_requested)
        self.page.bookmark_clicked.connect(self.bookmark_requested)
        self.page.scrolled.connect(self.scrolled)
        self.shop.refused.connect(self._on_refused)
        self.numbers.typed.connect(self._on_number_typed)
        self.numbers.field.field.cancelled.connect(self.page.focus_text)
        self.fight.rule_activated.connect(self.rule_requested)
        self.fight.refused.connect(self._on_refused)
        self.creation.refused.connect(self._on_refused)
        self.creation.options.chosen.connect(self.options_chosen)
        self.creation.options.rule_activated.connect(self.rule_requested)
        self.sheet.rule_activated.connect(self.rule_requested)
        self.sheet.refused.connect(self._on_refused)
        self.sheet.explained.connect(self._on_explained)
        self.sheet.papers_clicked.connect(self.papers_requested)
        self.sheet.section_opened.connect(self._on_section_opened)
        self.sheet.return_requested.connect(self._on_return_requested)
        self.sheet.turn_requested.connect(self._on_turn_requested)
        self.values.sheet_clicked.connect(self._on_strip_clicked)
        for box in self.values.boxes.values():
            box.clicked.connect(self._on_strip_clicked)
        self.ending.undo_clicked.connect(self.controller.undo)
        self.ending.restart_clicked.connect(self.restart_requested)
        self.ending.library_clicked.connect(self.leave_requested)
        self.ending.bookmarks_clicked.connect(self.bookmarks_requested)

    def _press_only_choice(self) -> bool:
        ways = offered(self._game.rules, self.controller.session.state)
        if len(ways) == 1 and ways[0].choice is None:
            self.controller.do(ways[0].action)
            return True
        return False

    def _on_choice_chosen(self, index: int) -> None:
        ways = offered(self._game.rules, self.controller.session.state)
        if index >= len(ways):
            return
        way = ways[index]
        number = way.choice.number if way.choice is not None else None
        if number is not None and isinstance(way.action, do.Choose):
            section = self.controller.session.state.visit.section
            self.numbers.ask(number.prompt, way.action.key, section)
        else:
            self.controller.do(way.action)

    def _on_choice_refused(self, index: int) -> None:
        ways = offered(self._game.rules, self.controller.session.state)
        if index < len(ways):
            self.controller.do(ways[index].action)

    def _on_number_typed(self, key: str, number: int) -> None:
        self.controller.do(do.Choose(key, number))

    def _on_refused(self, reason: str, rule: str) -> None:
        self.said.emit(reason, "locked", rule)

    def _on_strip_clicked(self) -> None:
        self.side_requested.emit(True)

    def _on_explained(self, text: str, rule: str) -> None:
        self.said.emit(text, "", rule)

    def _on_section_opened(self, section: str) -> None:
        state: State = self.controller.session.state
        if self._game.rules.section(state.visit.section) is None:
            self.controller.do(do.TurnTo(section))
        elif section in state.world.visited:
            self._show_in_journal(section)
        elif self.companion is not None:
            self.companion.propose(section)
        else:
            self.said.emit(not_read(section), "", "")

    def _on_return_requested(self, section: str) -> None:
        if why_not := go_back(self.controller, section):
            self.said.emit(why_not, "locked", "")

    def _on_turn_requested(self, section: str) -> None:
        self.controller.do(do.TurnTo(section))

    def _show_in_journal(self, section: str) -> None:
        self.side_requested.emit(False)
        self.sheet.show_tab(JOURNAL)
        self.sheet.journal.filter.setText("")
        self.sheet.journal.show_mark(section)
