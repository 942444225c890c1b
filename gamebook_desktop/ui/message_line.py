"""The line at the foot: the last event, a refusal, a warning or a write failure, with its rule."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gamebook_desktop.ui.announce import announce
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.dice_tumble import DiceTumble
from gamebook_desktop.ui.widgets.die_view import DieView
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.rule_link import RuleLink

DIE, MOST_DICE = 26, 6
_TONES = {"warn": "warn", "bad": "bad", "good": "good"}


class MessageLine(Card):
    """One line of news. Signals: `rule_activated(id)`, `action_clicked()`, `more_clicked()`."""

    rule_activated = Signal(str)
    action_clicked = Signal()
    more_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", None, radius=0, parent=parent)
        self._icon = Icon("info", 18, "ink2")
        self._text = Label("", "small", wrap=True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._link = RuleLink("")
        self._link.activated.connect(self.rule_activated)
        self._action = Button("", height=30)
        self._action.clicked.connect(self.action_clicked)
        self._more = Button("", icon="down", height=30)
        self._more.clicked.connect(self.more_clicked)
        self._saved_icon = Icon("saved", 16, "good")
        self._saved = Label("", "small", "ink2")
        self._dice = [DieView(size=DIE) for _ in range(MOST_DICE)]
        self._tumble = DiceTumble(self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._icon)
        for die in self._dice:
            self._row.addWidget(die)
        self._row.addWidget(self._text, 1)
        for widget in (self._link, self._action, self._more, self._saved_icon, self._saved):
            self._row.addWidget(widget)
        self._short = False
        self._rule = ""
        self.say("")
        self.show_more("")
        self.show_saved(None)
        self.restyle()

    def say(
        self,
        text: str,
        icon: str = "info",
        tone: str = "",
        rule: str = "",
        action: str = "",
        rule_words: str = "",
        dice: tuple[int, ...] = (),
        rolled: bool = False,
    ) -> None:
        """Show a line; `tone` is "", good, warn or bad; `action` is the word of a button.

        `rule_words` names a rule whose id means nothing to a reader; `dice` stand before the
        words, and are seen to roll where they were `rolled` by the program.
        """
        changed = text and text != self._text.text()
        self._show_dice(dice, rolled=rolled and bool(changed))
        self._icon.set_icon(icon, _TONES.get(tone, "ink2"))
        self._icon.setVisible(bool(text) and not dice)
        self._text.setText(text)
        self._rule = rule
        self._link.set_rule(rule, rule_words)
        self._link.setVisible(bool(rule))
        self._action.setText(action)
        self._action.setVisible(bool(action))
        self.set_look(f"{tone}_soft" if tone in ("warn", "bad") else "panel", None)
        if changed:
            announce(self, text, urgent=tone in ("warn", "bad"))

    def _show_dice(self, faces: tuple[int, ...], *, rolled: bool) -> None:
        self._tumble.finish()
        shown = faces[:MOST_DICE]
        for at, die in enumerate(self._dice):
            die.setVisible(at < len(shown))
            if at < len(shown):
                die.set_face(shown[at])
        if rolled:
            self._tumble.start(self._dice[: len(shown)])

    def text(self) -> str:
        """The words shown."""
        return self._text.text()

    def rule(self) -> str:
        """The rule the words cite."""
        return self._rule

    def show_more(self, text: str) -> None:
        """Say what lies below the fold, with a button that goes there."""
        if text == self._more.text() and bool(text) is not self._more.isHidden():
            return
        self._more.setText(text)
        self._more.set_key(QCoreApplication.translate("MessageLine", "End") if text else "")
        self._more.setVisible(bool(text))

    def show_saved(self, when: QDateTime | None) -> None:
        """Say that everything is on the disk since then; None: say nothing."""
        self._saved_icon.setVisible(when is not None)
        self._saved.setVisible(when is not None and not self._short)
        if when is not None:
            time = QLocale().toString(when.time(), "HH:mm")
            words = QCoreApplication.translate("MessageLine", "Saved at {0}").format(time)
            self._saved.setText(words)
            self._saved_icon.setToolTip(words)
            self._saved_icon.setAccessibleName(words)

    def set_short(self, short: bool) -> None:
        """Whether only the tick is shown of "Saved"."""
        self._short = short
        self._saved.setVisible(not short and self._saved_icon.isVisibleTo(self))

    def restyle(self) -> None:
        """Margins and least height grow with the text."""
        look = theme()
        self._row.setContentsMargins(look.space(5), look.px(4), look.space(4), look.px(4))
        self._row.setSpacing(look.px(10))
        self.setMinimumHeight(look.px(40))
        super().restyle()
