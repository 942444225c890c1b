"""The offer of luck: exact chance, both outcomes, two buttons of equal size; Enter spends none."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.panel.fight_view import LuckOffer
from gamebook_desktop.games.gamebook.panel.fight_words import luck_cost, luck_effects
from gamebook_desktop.games.gamebook.words_text import at_most, percent
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.bar import SplitBar
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label


class _Outcome(QWidget):
    """Lucky or unlucky: word, chance, effect."""

    def __init__(self, icon: str, tone: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._word = Label("", "body", tone, bold=True)
        self._effect = Label("", "small", "ink2", wrap=True)
        top = QHBoxLayout()
        top.setSpacing(theme().px(6))
        top.addWidget(Icon(icon, 17, tone))
        top.addWidget(self._word, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        column.addLayout(top)
        column.addWidget(self._effect)

    def show_outcome(self, word: str, effect: str) -> None:
        """Change the words."""
        self._word.setText(word)
        self._effect.setText(effect)


class LuckCard(Card):
    """Signals: `go_on_clicked()`, `luck_clicked()`, `luck_refused(reason, rule)`."""

    go_on_clicked = Signal()
    luck_clicked = Signal()
    luck_refused = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._title = Label("", "subtitle")
        self._cost = Label("", "small", "ink2", wrap=True)
        self._split = SplitBar("")
        self._lucky = _Outcome("check", "good")
        self._unlucky = _Outcome("cross", "bad")
        self.go_on = Button("", "primary")
        self.luck = Button("", key="C")
        self.luck.takes_enter = False
        self.go_on.clicked.connect(self.go_on_clicked)
        self.luck.clicked.connect(self.luck_clicked)
        self.luck.refused.connect(self.luck_refused)
        head = QHBoxLayout()
        head.addWidget(Icon("luck", 22, "ink"))
        head.addWidget(self._title)
        head.addWidget(self._cost, 1)
        self._cost.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        outcomes = QHBoxLayout()
        outcomes.addWidget(self._lucky, 3)
        outcomes.addWidget(self._unlucky, 2)
        for button in (self.go_on, self.luck):
            policy = button.sizePolicy()
            policy.setVerticalPolicy(QSizePolicy.Policy.MinimumExpanding)
            button.setSizePolicy(policy)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.go_on, 1)
        self._buttons.addWidget(self.luck, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._split)
        self._column.addLayout(outcomes)
        self._column.addLayout(self._buttons)
        self.restyle()

    def press(self) -> None:
        """As if the button of the test had been clicked; nothing while it is hidden."""
        if self.isVisible():
            self.luck.click()

    def show_offer(
        self,
        offer: LuckOffer,
        go_on: str,
        chances: tuple[str, str] | None,
        advised: str,
        refusal: tuple[str, str],
    ) -> None:
        """Show the offer. `chances` are the chances to win after each button, as texts, or None.

        `advised` is "luck", "go_on" or ""; `refusal` closes the luck button (reason, rule).
        """
        translate = QCoreApplication.translate
        chance = at_most(2, offer.against) if offer.luck else Fraction(0)
        self._title.setText(translate("Fight", "Test your Luck?"))
        self._cost.setText(luck_cost(offer))
        self._split.set_share(float(chance))
        effects = luck_effects(offer)
        lucky = translate("Fight", "Lucky {0}").format(percent(chance))
        unlucky = translate("Fight", "Unlucky {0}").format(percent(1 - chance))
        self._lucky.show_outcome(lucky, effects[0])
        self._unlucky.show_outcome(unlucky, effects[1])
        self.go_on.setText(go_on)
        self.go_on.set_key(translate("Fight", "Enter"))
        self.luck.setText(translate("Fight", "Test Luck"))
        mark = translate("Fight", "advised")
        victory = translate("Fight", "Victory: {0}")
        for button, at, name in ((self.go_on, 0, "go_on"), (self.luck, 1, "luck")):
            sub = victory.format(chances[at]) if chances else ""
            button.set_sub(sub, mark if advised == name else "")
        self.luck.set_locked(*refusal)

    def set_narrow(self, narrow: bool) -> None:
        """Stack the buttons where there is no room for two."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._buttons.setDirection(down if narrow else across)

    def restyle(self) -> None:
        """Margins grow with the text."""
        look = theme()
        self._column.setContentsMargins(look.px(18), look.px(14), look.px(18), look.px(16))
        self._column.setSpacing(look.px(10))
        self._buttons.setSpacing(look.px(12))
        super().restyle()
