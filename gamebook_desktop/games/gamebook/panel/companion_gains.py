"""What the book gives or takes: an amount, then − or + beside what it changes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.panel.companion_digits import NumberField
from gamebook_desktop.games.gamebook.panel.companion_form import CompanionForm, Named, row_of
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words_text import stat_label
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.counter import StepButton
from gamebook_desktop.ui.widgets.label import Label

MOST = 999
WHAT = ("stamina", "luck", "skill", "gold", "meals", "doses")
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class _AmountField(NumberField):
    """How much. Signals: `moved(by)` with the arrows, `signed(plus)` on + and −."""

    moved = Signal(int)
    signed = Signal(bool)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose the line, signs apply."""
        on_pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
        if event.key() in _STEPS:
            self.moved.emit(_STEPS[Qt.Key(event.key())])
        elif event.text() == "+":
            self.signed.emit(True)
        elif event.text() == "-" and (on_pad or event.key() == Qt.Key.Key_Minus):
            self.signed.emit(False)
        else:
            super().keyPressEvent(event)


class _Line(Card):
    """One thing that can change: name, value, − and +. Signal: `stepped(sign)`."""

    stepped = Signal(int)

    def __init__(self) -> None:
        super().__init__(None, None, radius=6)
        self.name = Label("")
        self.value = Label("", "strong", bold=True)
        self.minus = StepButton("minus", "", size=32, border=True)
        self.plus = StepButton("plus", "", size=32, border=True)
        self.minus.clicked.connect(self._on_minus_clicked)
        self.plus.clicked.connect(self._on_plus_clicked)
        row = QGridLayout(self)
        row.setContentsMargins(theme().px(6), 1, theme().px(2), 1)
        row.setHorizontalSpacing(theme().px(6))
        for at, part in enumerate((self.name, self.value, self.minus, self.plus)):
            row.addWidget(part, 0, at)
        row.setColumnStretch(0, 1)

    def _on_minus_clicked(self) -> None:
        self.stepped.emit(-1)

    def _on_plus_clicked(self) -> None:
        self.stepped.emit(1)


class GainsForm(CompanionForm):
    """Changes one value by the amount typed; the chosen line is what Enter (gain) and Shift Enter
    (loss) change.
    """

    def __init__(self, controller: Controller, rules: Ruleset) -> None:
        super().__init__()
        self._controller, self._rules = controller, rules
        self._chosen = WHAT.index("gold")
        self.amount = _AmountField("", MOST)
        self._named = Named(self.amount)
        self._signs = Label("", "caption", "ink2", wrap=True)
        self.column.addLayout(row_of((self._named, 0), (self._signs, 1)))
        self.lines = {what: _Line() for what in WHAT}
        lines = QVBoxLayout()
        lines.setSpacing(1)
        for line in self.lines.values():
            line.stepped.connect(self._on_stepped)
            lines.addWidget(line)
        self.column.addLayout(lines)
        self.amount.moved.connect(self._on_moved)
        self.amount.signed.connect(self._on_signed)
        self.amount.entered.connect(self._on_entered)
        self.amount.cancelled.connect(self.done)
        self.restyle()

    def refresh(self) -> None:
        """Redraw."""
        translate = QCoreApplication.translate
        state: State = self._controller.session.state
        self.heading.setText(translate("Companion", "Given or taken"))
        self.keys_hint.setText(translate("Companion", "G, 1, 2, +"))
        self._named.set_name(translate("Companion", "How much"))
        self.amount.setAccessibleName(translate("Companion", "How much is given or taken"))
        self._signs.setText(
            translate("Companion", "Enter adds, Shift Enter takes away; arrows choose the line.")
        )
        for (what, line), (name, value) in zip(
            self.lines.items(), self._values(state), strict=True
        ):
            line.setVisible(what != "doses" or bool(state.sheet.potion))
            line.name.setText(name)
            line.value.setText(str(value))
            line.minus.setText(translate("Companion", "{0}: take away").format(name))
            line.plus.setText(translate("Companion", "{0}: add").format(name))
        self._show_chosen()

    def choose(self, what: str) -> None:
        """Make a line the one that the keys change."""
        self._chosen = WHAT.index(what)
        self._show_chosen()

    def start(self) -> None:
        """The amount first, 1 by itself."""
        self.amount.setText("1")
        self.amount.setFocus(Qt.FocusReason.OtherFocusReason)
        self.amount.selectAll()

    def adjust(self, what: str, sign: int) -> bool:
        """Give or take the amount typed; whether the rules took it."""
        amount = self.amount.value() or 0
        taken = bool(amount) and self._controller.do(do.Adjust(what, sign * amount))
        if taken:
            self.amount.setText("1")
            self.amount.selectAll()
        return taken

    def restyle(self) -> None:
        """The amount takes three figures."""
        self.amount.setFixedWidth(theme().px(72))
        self.amount.setFont(theme().font("choice"))
        super().restyle()

    def _values(self, state: State) -> list[tuple[str, int]]:
        translate, sheet = QCoreApplication.translate, state.sheet
        return [
            (stat_label("stamina"), sheet.stamina.value),
            (stat_label("luck"), sheet.luck.value),
            (stat_label("skill"), totals.skill(self._rules, sheet)),
            (translate("Companion", "Gold"), sheet.gold),
            (translate("Companion", "Meals"), sheet.meals),
            (translate("Companion", "Doses"), sheet.doses),
        ]

    def _show_chosen(self) -> None:
        for at, line in enumerate(self.lines.values()):
            here = at == self._chosen
            line.set_look("accent_soft" if here else None, None)
        name = self._values(self._controller.session.state)[self._chosen][0]
        self.amount.setAccessibleDescription(name)

    def _on_moved(self, by: int) -> None:
        shown = [at for at, line in enumerate(self.lines.values()) if not line.isHidden()]
        here = shown.index(self._chosen) if self._chosen in shown else 0
        self._chosen = shown[max(0, min(len(shown) - 1, here + by))]
        self._show_chosen()

    def _on_signed(self, plus: bool) -> None:
        self.adjust(WHAT[self._chosen], 1 if plus else -1)

    def _on_entered(self, backwards: bool) -> None:
        if self.adjust(WHAT[self._chosen], -1 if backwards else 1):
            self.done.emit()

    def _on_stepped(self, sign: int) -> None:
        what = next(name for name, line in self.lines.items() if line is self.sender())
        self.choose(what)
        self.adjust(what, sign)
