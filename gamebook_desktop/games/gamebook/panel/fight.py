"""The fight: foes, both sums in columns, the offer of luck, flight and potion, odds and rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.panel.attack_row import AttackHeading, AttackRow
from gamebook_desktop.games.gamebook.panel.fight_odds import (
    FightOdds,
    LastOdds,
    at_its_round,
    not_covered,
)
from gamebook_desktop.games.gamebook.panel.fight_side import WIDTH, FightSide
from gamebook_desktop.games.gamebook.panel.fight_view import FightView, fight_view
from gamebook_desktop.games.gamebook.panel.fight_words import no_odds, primary, result, row_reason
from gamebook_desktop.games.gamebook.panel.foe_line import FoeLine
from gamebook_desktop.games.gamebook.panel.last_die import LastDie
from gamebook_desktop.games.gamebook.panel.luck_card import LuckCard
from gamebook_desktop.games.gamebook.panel.page_lines import PageLines
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_text import stat
from gamebook_desktop.games.gamebook.wounds import flight_refusal
from gamebook_desktop.ui.controller import PROGRAM, REAL, Controller
from gamebook_desktop.ui.design.paint import Run
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.typography import percent
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.dice_tumble import DiceTumble
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label, TextLine
from gamebook_desktop.ui.widgets.lines import HLine
from gamebook_desktop.ui.widgets.rule_link import RuleLink
from gamebook_desktop.ui.widgets.segmented import Segmented

if TYPE_CHECKING:
    from gamebook_desktop.games.gamebook.panel.companion_fight import PaperFightPart

FACES = tuple("123456")
TWO_COLUMNS_FROM = 880
"""Width (at 100 %) from which odds and rounds stand beside the table."""
ONE_LINE_FROM = 560
"""Width (at 100 %) from which a fighter's name, dice and sum stand on one line."""


class FightPage(Themed, QScrollArea):
    """The fight under way. Signals: `rule_activated(id)`, `refused(reason, rule)`."""

    rule_activated = Signal(str)
    refused = Signal(str, str)

    def __init__(
        self, controller: Controller, words: GamebookWords, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._controller, self._words = controller, words
        self._view: FightView | None = None
        self.odds = LastOdds(words.names.rules)
        self._chosen = 0
        self.advice = True
        self._title = TextLine()
        self._title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dice_word = Label("", "small", "ink2")
        self.dice_mode = Segmented("")
        self.dice_mode.chosen.connect(self._on_dice_mode_chosen)
        self._foes: list[FoeLine] = []
        self._foe_column = QVBoxLayout()
        self._heading = AttackHeading()
        self._foe_row = AttackRow(hero=False)
        self._hero_row = AttackRow(hero=True)
        self._foe_row.die_clicked.connect(self._on_foe_die_clicked)
        self._hero_row.die_clicked.connect(self._on_hero_die_clicked)
        self._result_icon = Icon("dice", 20, "ink2")
        self._result = Label("", "read", wrap=True)
        self._result_effect = Label("", "small", "bad", bold=True)
        self._luck_test = PageLines()
        self._last_die = LastDie()
        self.luck = LuckCard()
        self.luck.go_on_clicked.connect(self.go_on)
        self.luck.luck_clicked.connect(self.test_luck)
        self.luck.luck_refused.connect(self.refused)
        self.primary = Button("", "primary", height=44)
        self.primary.clicked.connect(self.go_on)
        self.drink = Button("", icon="potion", key="P")
        self.drink.clicked.connect(self.drink_dose)
        self.drink.refused.connect(self.refused)
        self.flee = Button("", icon="arrow", key="X")
        self.flee.clicked.connect(self.run)
        self.flee.refused.connect(self.refused)
        self._flee_reason = Label("", "small", "ink2", wrap=True)
        self._flee_rule = RuleLink("")
        self._flee_rule.activated.connect(self.rule_activated)
        self.side = FightSide()
        self._paper: PaperFightPart | None = None
        self._tumble = DiceTumble(self)
        self._seen: object = None
        self._build()
        self.restyle()

    # ------------------------------------------------------------------ orders
    def go_on(self) -> None:
        """What Enter does: never spends luck."""
        view = self._view
        if view is None or view.waiting_for_dice:
            return
        wounds = view.fight.wounds
        if wounds and (wounds[0].flight or len(wounds) > 1):
            self._controller.do(do.Accept())
        else:
            self._controller.do(do.Attack(self._target(view)))

    def test_luck(self) -> None:
        """Test luck on the pending wound."""
        self._controller.do(do.TestLuck())

    def drink_dose(self) -> None:
        """Drink a dose of the potion."""
        self._controller.do(do.Drink())

    def run(self) -> None:
        """Run from the fight."""
        self._controller.do(do.Flee())

    def pick_target(self, index: int) -> None:
        """Choose the foe to strike next."""
        view = self._view
        if view is not None and index in view.fight.standing and view.fight.mode != "in_turn":
            self._chosen = index
            self.refresh()

    def key(self, name: str) -> bool:
        """Take a key of the fight; whether it was used."""
        view = self._view
        if view is None:
            return False
        if self._paper is not None and self._paper.key(name):
            return True
        if name == "Enter" and self.luck.luck.hasFocus():
            words = QCoreApplication.translate("Fight", "Enter never spends Luck: Space or C does.")
            self.refused.emit(words, "luck_in_fight")
        elif name == "Enter":
            self.go_on()
        elif name == "C":
            self.luck.press()
        elif name == "P":
            self.drink.click()
        elif name == "X":
            self.flee.click()
        elif name.isdigit() and self._keyed(view):
            self.pick_target(int(name) - 1)
        else:
            return name in FACES and self._first_die(view, int(name))
        return True

    def _first_die(self, view: FightView, face: int) -> bool:
        """With real dice a face begins the round that Enter would, unless a wound is pending."""
        if self._controller.dice_mode != REAL or view.fight.wounds or view.waiting_for_dice:
            return False
        self.go_on()
        return self._controller.question is not None and self._controller.enter(face)

    def focus_home(self) -> None:
        """Give the focus to the heading."""
        self._title.setFocus(Qt.FocusReason.OtherFocusReason)

    def add_part(self, part: PaperFightPart) -> None:
        """Put the orders of a paper book under the foes."""
        self._paper = part
        part.closed.connect(self.focus_home)
        self._outer.insertWidget(self._outer.indexOf(self._foe_column) + 1, part)

    # ------------------------------------------------------------------ drawing
    def refresh(self) -> None:
        """Redraw the fight."""
        rules = self._words.names.rules
        view = fight_view(self._controller, rules)
        self._view = view
        if view is None:
            return
        state: State = self._controller.state
        translate = QCoreApplication.translate
        title = translate("Fight", "Round {0}").format(view.round)
        place = translate("Fight", "fight of section {0}").format(state.visit.section)
        self._title.set_runs([Run(title, "head", gap=12), Run(place, "small", "ink2")])
        self._dice_word.setText(translate("Fight", "Dice"))
        modes = (translate("Fight", "the program's"), translate("Fight", "real"))
        real = self._controller.dice_mode == REAL
        self.dice_mode.set_options(modes, int(real))
        self._show_foes(view)
        if self._paper is not None:
            self._paper.refresh()
        self._show_table(view)
        self._show_orders(view, state)
        settled = at_its_round(state) if view.waiting_for_dice else state
        odds = self.odds.of(settled) if self.advice else None
        why = not_covered(rules, settled) if self.advice and odds is None else None
        self.side.show_odds(odds, no_odds(why) if why is not None else "")
        self.side.show_rounds(view.fight.clashes)
        self._show_luck(view, odds)
        self._bring_into_view(view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One column where there is no room for two."""
        super().resizeEvent(event)
        room = self.viewport().width() / theme().metrics.scale
        wide, narrow = room >= TWO_COLUMNS_FROM, room < ONE_LINE_FROM
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if wide else down)
        self._head.setDirection(down if narrow else across)
        for part in (self._heading, self._foe_row, self._hero_row, self.luck):
            part.set_narrow(narrow)
        self._set_margins(narrow=narrow)
        self.side.setMinimumWidth(theme().px(WIDTH) if wide else 0)
        self.side.setMaximumWidth(theme().px(WIDTH) if wide else 16_777_215)

    def restyle(self) -> None:
        """Margins grow with the text."""
        look = theme()
        self._set_margins(narrow=False)
        self._outer.setSpacing(look.px(8))
        self._left.setSpacing(look.px(8))
        self._columns.setSpacing(look.px(26))
        super().restyle()

    # ------------------------------------------------------------------ parts
    def _set_margins(self, *, narrow: bool) -> None:
        look = theme()
        sides = (12, 12) if narrow else (28, 26)
        self._outer.setContentsMargins(
            look.px(sides[0]), look.px(16), look.px(sides[1]), look.px(12)
        )

    def _build(self) -> None:
        sheet = QWidget()
        sheet.setObjectName("page")
        dice = QHBoxLayout()
        dice.addWidget(self._dice_word)
        dice.addWidget(self.dice_mode)
        dice.addStretch(1)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addWidget(self._title, 1)
        self._head.addLayout(dice)
        outcome = QHBoxLayout()
        outcome.addWidget(self._result_icon)
        outcome.addWidget(self._result, 1)
        outcome.addWidget(self._result_effect)
        orders = QHBoxLayout()
        orders.addWidget(self.drink)
        orders.addWidget(self.flee)
        orders.addWidget(self._flee_reason, 1)
        orders.addWidget(self._flee_rule)
        self._left = QVBoxLayout()
        self._left.addWidget(self._heading)
        self._left.addWidget(self._foe_row)
        self._left.addWidget(self._hero_row)
        self._left.addLayout(outcome)
        self._left.addWidget(self._luck_test)
        self._left.addWidget(self._last_die)
        self._left.addWidget(self.luck)
        self._left.addWidget(self.primary)
        self._left.addLayout(orders)
        self._left.addStretch(1)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.addLayout(self._left, 1)
        self._columns.addWidget(self.side)
        self._outer = QVBoxLayout(sheet)
        self._outer.addLayout(self._head)
        self._outer.addWidget(HLine())
        self._outer.addLayout(self._foe_column)
        self._outer.addLayout(self._columns, 1)
        self.setWidget(sheet)
        self.primary.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _show_foes(self, view: FightView) -> None:
        while len(self._foes) < len(view.fight.foes):
            line = FoeLine(len(self._foes))
            line.picked.connect(self.pick_target)
            self._foes.append(line)
            self._foe_column.addWidget(line)
        wound = view.fight.wounds[0] if view.fight.wounds else None
        keyed = self._keyed(view)
        for at, line in enumerate(self._foes):
            line.setVisible(at < len(view.fight.foes))
            if at >= len(view.fight.foes):
                continue
            foe = view.fight.foes[at]
            threatened = wound is not None and not wound.on_hero and wound.foe == at
            after = view.offer.left if threatened and view.offer else None
            key = str(at + 1) if keyed and not foe.out else ""
            line.show_foe(foe, after, key, target=at == self._target(view))

    def _show_table(self, view: FightView) -> None:
        names, (foe, hero) = self._words.names, view.rows
        self._heading.retranslate()
        self._foe_row.show_row(foe, foe.name, row_reason(names, foe, first=True))
        own = hero.name or QCoreApplication.translate("Fight", "You")
        self._hero_row.show_row(hero, own, row_reason(names, hero, first=False))
        words, icon, tone = result(view)
        waiting = view.waiting_for_dice
        self._last_die.show_rows(foe, hero, waiting=waiting)
        self._result.setVisible(not waiting)
        self._result_icon.setVisible(not waiting)
        self._result.setText(words)
        self._result_icon.set_icon(icon, tone)
        loss = f"−{view.offer.wound.damage} {stat('stamina')}" if view.offer else ""
        self._result_effect.setText(loss)
        self._result_effect.setVisible(bool(loss) and not waiting)
        self._luck_test.show_lines([self._words.line(view.tested)] if view.tested else [])
        fresh = view.clash is not None and view.clash != self._seen
        if fresh and self._seen is not None and self._controller.dice_mode == PROGRAM:
            self._tumble.start([*self._foe_row.dice, *self._hero_row.dice])
        self._seen = view.clash or self._seen or view.round

    def _bring_into_view(self, view: FightView) -> None:
        """Where the page is too short for all of it: the dice while rolling, then what to press."""
        if view.waiting_for_dice:
            self.ensureWidgetVisible(self._hero_row, 0, theme().px(8))
        elif view.clash is not None:
            target = self.luck if view.offer is not None else self.primary
            QTimer.singleShot(0, self, lambda: self.ensureWidgetVisible(target, 0, 0))

    def _show_orders(self, view: FightView, state: State) -> None:
        translate = QCoreApplication.translate
        self.primary.setText(primary(view))
        self.primary.set_key(translate("Fight", "Enter"))
        self.primary.setVisible(view.offer is None and not view.waiting_for_dice)
        potion = state.sheet.potion
        self.drink.setVisible(bool(potion) and not view.waiting_for_dice)
        self.drink.setText(translate("Fight", "Drink a dose"))
        self.drink.set_locked(*self._controller.why_not(do.Drink()))
        self.flee.setText(translate("Fight", "Run"))
        refusal = flight_refusal(self._words.names.rules, state)
        reason = self._words.refusal(refusal.reason, refusal.facts) if refusal else ""
        rule = refusal.rule if refusal else ""
        self.flee.set_locked(reason, rule)
        for widget in (self.flee, self._flee_reason, self._flee_rule):
            widget.setVisible(not view.waiting_for_dice)
        self._flee_reason.setText(reason)
        self._flee_rule.set_rule(rule)
        self._flee_rule.setVisible(bool(rule) and not view.waiting_for_dice)

    def _show_luck(self, view: FightView, odds: FightOdds | None) -> None:
        offer = view.offer
        self.luck.setVisible(offer is not None and not view.waiting_for_dice)
        if offer is None:
            return
        chances, advised = None, ""
        if odds is not None and odds.after is not None:
            after, language = odds.after, theme().language
            lucky = percent(after.luck, language) if after.luck is not None else "–"
            chances = (percent(after.plain, language), lucky)
            advised = "luck" if after.advised else "go_on"
        closed = self._controller.why_not(do.TestLuck())
        self.luck.show_offer(offer, primary(view), chances, advised, closed)

    def _target(self, view: FightView) -> int:
        standing = view.fight.standing
        if view.fight.mode == "in_turn" or self._chosen not in standing:
            return standing[0] if standing else 0
        return self._chosen

    @staticmethod
    def _keyed(view: FightView) -> bool:
        return len(view.fight.standing) > 1 and view.fight.mode in ("together", "one_roll")

    def _on_dice_mode_chosen(self, index: int) -> None:
        self._controller.set_dice_mode(REAL if index else PROGRAM)

    def _on_foe_die_clicked(self, die: int) -> None:
        self._retype(0, die)

    def _on_hero_die_clicked(self, die: int) -> None:
        self._retype(1, die)

    def _retype(self, row: int, die: int) -> None:
        view = self._view
        place = view.rows[row].place if view else None
        if view is not None and place is not None:
            from gamebook_desktop.games.gamebook.panel.retype import ask_face

            owner = (self._foe_row, self._hero_row)[row].dice[die]
            ask_face(owner, lambda face: self._controller.retype(place[0], die, face))
