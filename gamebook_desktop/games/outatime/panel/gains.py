"""Who gains and who loses what if the die in hand is locked: one line a player."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.outatime.panel.turn_preview import Preview
from gamebook_desktop.games.outatime.panel.wording import name_of
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.games.outatime.words_text import gigawatts
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.badge import Badge
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.lines import HLine
from gamebook_desktop.ui.widgets.rule_link import RuleLink

LINE = 32


class Gains(Themed, QWidget):
    """Lines for all players, and who may refuse. Signal: `rule_activated(id)`."""

    rule_activated = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: object = None
        self._lines = QVBoxLayout()
        self._lines.setSpacing(0)
        self._refusing = Label("", "small", "ink2", wrap=True)
        self._info = Icon("info", 16, "ink2")
        self._rule = RuleLink("B08", "B08")
        self._rule.activated.connect(self.rule_activated)
        self._last = QWidget()
        under = QHBoxLayout(self._last)
        under.setContentsMargins(0, 0, 0, 0)
        under.addWidget(self._info)
        under.addWidget(self._refusing, 1)
        under.addWidget(self._rule)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._lines)
        self._column.addWidget(self._last)
        self.restyle()

    def texts(self) -> list[str]:
        """What each line says, in the order of play."""
        return [str(label.text()) for label in self.findChildren(Label, "gain")]

    def show_preview(self, game: Outatime, state: State, seen: Preview | None) -> None:
        """Draw what an action would bring; nothing where there is none."""
        self.setVisible(seen is not None)
        look = theme()
        shown = (state, seen.events if seen else None, look.language, look.metrics.scale)
        if seen is None or shown == self._shown:
            return
        self._shown = shown
        empty(self._lines)
        for number in range(len(state.players)):
            text, token, bold = _gain(game, state, seen, number)
            self._lines.addWidget(_line(state, number, text, token, bold))
            self._lines.addWidget(HLine())
        names = [name_of(state, one) for one in _refusing(seen)]
        self._last.setVisible(bool(names))
        text = QCoreApplication.translate("Outatime", "{0} may refuse the ripple.")
        self._refusing.setText(text.format(", ".join(names)))

    def restyle(self) -> None:
        """Gaps follow the text."""
        self._column.setSpacing(theme().px(8))
        super().restyle()


def _line(state: State, number: int, text: str, token: str, bold: bool) -> QWidget:
    look = theme()
    line = QWidget()
    across = QHBoxLayout(line)
    across.setContentsMargins(0, 0, 0, 0)
    across.setSpacing(look.px(9))
    across.addWidget(Badge(number + 1, size=18))
    across.addWidget(Label(name_of(state, number), "body", bold=True))
    words = Label(text, "body", token, bold=bold, wrap=True)
    words.setObjectName("gain")
    words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    across.addWidget(words, 1)
    line.setMinimumHeight(look.px(LINE))
    return line


def _gain(game: Outatime, state: State, seen: Preview, number: int) -> tuple[str, str, bool]:
    """Words, colour and weight of a player's line."""
    translate = QCoreApplication.translate
    player = state.players[number]
    gains, losses = seen.gains(number), seen.losses(number)
    length = len(game.rules.boxes[player.active])
    if seen.state.winner == number:
        return translate("Outatime", "wins"), "accent", True
    if number in seen.victims:
        text = translate("Outatime", "−1 if you choose {0}")
        if gains:
            text = translate("Outatime", "+1, then −1 if you choose {0}")
        return text.format(name_of(state, number)), "ink", False
    if losses:
        at = translate("Outatime", "−{0}, box {1} of {2}")
        return at.format(losses, player.covered - losses, length), "bad", True
    if gains and seen.completed(number):
        return translate("Outatime", "card complete"), "accent", True
    if gains and number == state.now.player:
        text = translate("Outatime", "box {0} of {1}")
        return text.format(player.covered + gains, length), "ink", True
    if gains:
        text = translate("Outatime", "+{0}, box {1} of {2}")
        return text.format(gains, player.covered + gains, length), "accent", True
    if player.active in game.rules.last and number != state.now.player:
        text = translate("Outatime", "nothing, card {0}")
        return text.format(gigawatts(game.rules.hundredths[player.active])), "ink2", False
    return translate("Outatime", "nothing"), "ink2", False


def _refusing(seen: Preview) -> list[int]:
    """The players who would be asked whether they take the ripple."""
    return [question.who for question in seen.asked if question.why == "ripple"]
