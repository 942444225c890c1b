"""Setting the table: who plays, with which cards and rules, who begins, whose dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime import actions as do
from gamebook_desktop.games.outatime.panel.enough import enough_words
from gamebook_desktop.games.outatime.panel.option_words import rule_options
from gamebook_desktop.games.outatime.panel.orders import enter_word
from gamebook_desktop.games.outatime.panel.own_cards import card_sets
from gamebook_desktop.games.outatime.panel.page_head import PageHead
from gamebook_desktop.games.outatime.panel.sample_chip import SampleChip
from gamebook_desktop.games.outatime.panel.setup_seat import SeatRow
from gamebook_desktop.games.outatime.panel.table_head import DiceSwitch
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.ruleset import LEAST_PLAYERS
from gamebook_desktop.games.outatime.words_text import in_language, player
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.own_files import OwnFiles
from gamebook_desktop.ui.rule_options import RuleOptions
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.lines import HLine
from gamebook_desktop.ui.widgets.menu_button import MenuButton
from gamebook_desktop.ui.widgets.scroll_pane import scroll_in_the_middle

WIDTH = 760
START = (do.Seat(), do.Seat())


@dataclass(frozen=True, slots=True)
class Draft:
    """A table not yet set, carried over to a play under other rules or cards."""

    seats: tuple[do.Seat, ...] = START
    first: int = 0
    options_open: bool = False
    option: str = ""
    """The rule option changed last, where the focus is to stay."""
    scrolled: int = 0
    """How far the page was scrolled then, in pixels."""


class SetupPage(Themed, QWidget):
    """Signals: `refused(reason, rule)`, `cards_chosen(id)`, `cards_clicked()` for the form of
    the owner's cards.
    """

    refused = Signal(str, str)
    cards_chosen = Signal(str)
    cards_clicked = Signal()

    def __init__(self, controller: Controller, game: Outatime, parent: QWidget | None = None):
        super().__init__(parent)
        self._controller, self._game = controller, game
        self.own: OwnFiles | None = None
        self._shown: object = None
        self._option, self._scrolled = "", 0
        self.seats: list[SeatRow] = []
        self._build()
        self.show_draft(Draft())
        self.restyle()

    # ------------------------------------------------------------------ orders
    def start(self) -> None:
        """Set the table as it is entered."""
        self._controller.do(do.SetTable(self.draft().seats, self.draft().first))

    def add_player(self) -> None:
        """One seat more, its name ready to be typed."""
        draft = self.draft()
        self.show_draft(Draft((*draft.seats, do.Seat()), draft.first, draft.options_open))
        self.seats[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def draft(self) -> Draft:
        """What is entered so far."""
        first = int(self.first.current() or 0)
        seats = tuple(row.seat() for row in self.seats)
        first = min(first, len(seats) - 1)
        return Draft(seats, first, self.options.is_open(), self._option, self._scrolled)

    def show_draft(self, draft: Draft) -> None:
        """Show a table to go on from."""
        known = self._game.cards.cards
        empty(self._rows)
        self.seats = []
        for number, given in enumerate(draft.seats):
            if any(card not in known for card in given.cards):
                given = do.Seat(given.name, given.kind, given.ripples)
            row = SeatRow(self._game, number, given)
            row.edited.connect(self._on_edited)
            row.entered.connect(self._on_entered)
            row.remove_clicked.connect(self._on_remove_clicked)
            self._rows.addWidget(row)
            self.seats.append(row)
        self._show_first(draft.first)
        self._option, self._scrolled = draft.option, draft.scrolled
        if draft.options_open != self.options.is_open():
            self.options.set_open(draft.options_open)
        self._show_limits()

    def key(self, name: str) -> bool:
        """Enter begins."""
        if name != "Enter":
            return False
        self.begin.click()
        return True

    def focus_home(self) -> None:
        """Give the focus to the first name, or to the option just changed where it was."""
        button = self.options.buttons().get(self._option)
        if button is None:
            self.seats[0].name.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._option = ""
        self._scroll_back()

    # ------------------------------------------------------------------ drawing
    def refresh(self) -> None:
        """Every word again; what is entered stays."""
        translate, look = QCoreApplication.translate, theme()
        self._sample.refresh(sample=self._game.cards.sample)
        self.cards_button.setText(translate("Outatime", "My cards"))
        self.head.set_words(translate("Outatime", "A new table"))
        self._heads[0].setText(translate("Outatime", "Players, in the order of play"))
        self._heads[1].setText(translate("Outatime", "Cards"))
        self._heads[2].setText(translate("Outatime", "Who begins"))
        self._heads[3].setText(translate("Outatime", "Dice"))
        self.add.setText(translate("Outatime", "Add a player"))
        self.deal.setText(translate("Outatime", "Choose everybody's cards"))
        self.begin.setText(translate("Outatime", "Begin"))
        self.begin.set_key(enter_word())
        self._dice.refresh()
        self._show_cards()
        self.options.show_options(rule_options(self._game))
        if self._shown != look.language:
            self._shown = look.language
            self.show_draft(self.draft())

    def restyle(self) -> None:
        """Margins grow with the text."""
        look = theme()
        self._inner.setMaximumWidth(look.px(WIDTH))
        self._column.setContentsMargins(look.px(28), look.px(18), look.px(28), look.px(20))
        self._column.setSpacing(look.px(12))
        self._rows.setSpacing(look.px(6))
        self._grid.setHorizontalSpacing(look.px(16))
        self._grid.setVerticalSpacing(look.px(8))
        super().restyle()

    def _build(self) -> None:
        self.head = PageHead()
        self._sample = SampleChip()
        self._sample.clicked.connect(self.cards_clicked)
        self.cards_button = Button("", "quiet", icon="cards")
        self.cards_button.clicked.connect(self.cards_clicked)
        self._heads = [Label("", "strong", bold=True) for _ in range(4)]
        self._grid = QGridLayout()
        self._rows = QVBoxLayout()
        self.add = Button("", "quiet", icon="plus")
        self.add.clicked.connect(self.add_player)
        self.add.refused.connect(self.refused)
        self.deal = Button("", "quiet", icon="cards")
        self.deal.clicked.connect(self._on_deal_clicked)
        self.sets = MenuButton("")
        self.sets.chosen.connect(self.cards_chosen)
        self._about = Label("", "small", "ink2", wrap=True)
        self.first = MenuButton("")
        self._dice = DiceSwitch(self._controller, titled=False)
        self.begin = Button("", "primary", icon="play", height=44)
        self.begin.clicked.connect(self.start)
        self.begin.refused.connect(self.refused)
        self.options = RuleOptions()
        self.options.chosen.connect(self._on_options_chosen)
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self.head.add_tool(self._sample)
        self.head.add_tool(self.cards_button)
        self._column.addWidget(self.head)
        self._column.addWidget(self._heads[0])
        self._column.addLayout(self._rows)
        more = FlowRow(8)
        more.add(self.add)
        more.add(self.deal)
        self._column.addWidget(more)
        self._column.addWidget(HLine())
        for at, part in enumerate((self.sets, self.first, self._dice)):
            row = 2 * at
            self._grid.addWidget(self._heads[1 + at], row, 0)
            self._grid.addWidget(part, row, 1, Qt.AlignmentFlag.AlignLeft)
        self._grid.addWidget(self._about, 1, 1)
        self._grid.setColumnStretch(1, 1)
        self._column.addLayout(self._grid)
        self._column.addWidget(HLine())
        self._column.addWidget(self.options)
        self._column.addWidget(HLine())
        self._column.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)
        self._pane = scroll_in_the_middle(self, self._inner)
        self._pane.verticalScrollBar().rangeChanged.connect(self._scroll_back)

    def _show_first(self, first: int) -> None:
        names = [
            (str(at), player(row.name.text().strip(), at)) for at, row in enumerate(self.seats)
        ]
        self.first.set_options(names, str(min(first, len(names) - 1)))

    def _show_cards(self) -> None:
        cards = self._game.cards
        sets = {cards.id: in_language(cards.name)} | card_sets(self.own)
        self.sets.set_options(list(sets.items()), cards.id)
        self._about.setText(enough_words(cards))

    def _show_limits(self) -> None:
        translate = QCoreApplication.translate
        most, count = self._game.rules.most_players, len(self.seats)
        full = few = ""
        if most < LEAST_PLAYERS:
            full = few = enough_words(self._game.cards)
        elif count >= most:
            full = translate("Outatime", "No more than {0} players.").format(most)
        elif count < LEAST_PLAYERS:
            few = translate("Outatime", "At least {0} players.").format(LEAST_PLAYERS)
        self.add.set_locked(full, "players" if full else "")
        self.begin.set_locked(few, "players")
        for row in self.seats:
            row.remove.setVisible(count > LEAST_PLAYERS)

    def _on_options_chosen(self, chosen: dict[str, Any]) -> None:
        """Remember which option it was, and where on the page."""
        self._scrolled = self._pane.verticalScrollBar().value()
        for option in rule_options(self._game):
            if chosen.get(option.name, option.default) != option.value:
                self._option = option.name

    def _scroll_back(self) -> None:
        """To where the page was, as soon as it is long enough."""
        bar = self._pane.verticalScrollBar()
        if self._scrolled and not self._option and bar.maximum() >= self._scrolled:
            bar.setValue(self._scrolled)
            self._scrolled = 0

    def _on_edited(self) -> None:
        self._show_first(self.draft().first)

    def _on_entered(self) -> None:
        """Enter goes on to the next name, and from the last to the button that begins."""
        at = next(number for number, row in enumerate(self.seats) if row is self.sender())
        target = self.seats[at + 1].name if at + 1 < len(self.seats) else self.begin
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_remove_clicked(self) -> None:
        gone = self.sender()
        draft = self.draft()
        at = next(number for number, row in enumerate(self.seats) if row is gone)
        seats = draft.seats[:at] + draft.seats[at + 1 :]
        first = draft.first - (draft.first > at)
        self.show_draft(Draft(seats, min(first, len(seats) - 1), draft.options_open))
        self.add.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_deal_clicked(self) -> None:
        shown = not self.seats[0].shows_cards()
        for row in self.seats:
            row.show_cards(shown)
