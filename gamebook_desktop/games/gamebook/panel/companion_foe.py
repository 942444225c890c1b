"""A new foe: skill, stamina, Enter; a name if one likes. What a profile knows is one key away."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.content_paper import KnownFoe
from gamebook_desktop.games.gamebook.panel.companion_digits import NumberField
from gamebook_desktop.games.gamebook.panel.companion_form import CompanionForm, Named, row_of
from gamebook_desktop.games.gamebook.panel.companion_stepper import Stepper
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words_text import stat_label
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.field import ErrorLine, Field

MOST_SKILL, MOST_STAMINA = 19, 99
SKILL_WIDTH, STAMINA_WIDTH = 62, 68
USUAL_SKILL, USUAL_STAMINA = 7, 6
"""Where the steppers begin."""
_BOTTOM = Qt.AlignmentFlag.AlignBottom


class FoeForm(CompanionForm):
    """Starts a fight or adds to the one under way. Signal: `cancelled()` on Esc."""

    cancelled = Signal()

    def __init__(self, controller: Controller) -> None:
        super().__init__()
        self._controller = controller
        self._known: tuple[KnownFoe, ...] = ()
        self._shown: object = None
        self.skill = NumberField("", MOST_SKILL)
        self.stamina = NumberField("", MOST_STAMINA)
        self.name = Field("")
        self._fields: tuple[Field, ...] = (self.skill, self.stamina, self.name)
        self.steppers = [
            Stepper(self.skill, start=USUAL_SKILL),
            Stepper(self.stamina, start=USUAL_STAMINA, least=1),
        ]
        self._named = [Named(part) for part in (*self.steppers, self.name)]
        self.error = ErrorLine()
        self.known = Button("", icon="book", key="K")
        self.known.clicked.connect(self.add_known)
        self.fight = Button("", icon="sword")
        self.fight.clicked.connect(self.add)
        skill, stamina, _ = self._named
        self._numbers, self._below = (
            row_of((skill, 0), (stamina, 0)),
            row_of((self.fight, 0, _BOTTOM)),
        )
        self.column.addLayout(self._numbers)
        self.column.addLayout(self._below)
        self.column.addWidget(self.error)
        self.column.addWidget(self.known)
        self.skill.filled.connect(self.stamina.arrive)
        self.skill.entered.connect(self._on_skill_entered)
        self.stamina.entered.connect(self._on_entered)
        self.name.returnPressed.connect(self.add)
        for field in self._fields:
            field.cancelled.connect(self.cancelled)
            field.textEdited.connect(self._on_edited)
        self.restyle()
        self.set_by_mouse(False)

    def set_by_mouse(self, by_mouse: bool) -> None:
        """Offer steppers and a button to begin; the name then stands below the numbers."""
        for stepper in self.steppers:
            stepper.set_buttons(by_mouse)
        self.fight.setVisible(by_mouse)
        name = self._named[-1]
        if by_mouse:
            self._below.insertWidget(0, name, 1)
        else:
            self._numbers.addWidget(name, 1)

    def refresh(self, known: tuple[KnownFoe, ...] = ()) -> None:
        """Redraw; `known` are the foes that the book's profile has at this section."""
        translate, shown = QCoreApplication.translate, (known, theme().language)
        if shown == self._shown:
            return
        self._shown, self._known = shown, known
        self.heading.setText(translate("Companion", "New foe"))
        self.keys_hint.setText(translate("Companion", "A, 7, 6, Enter"))
        names = (
            stat_label("skill"),
            stat_label("stamina"),
            translate("Companion", "Name, optional"),
        )
        for named, name in zip(self._named, names, strict=True):
            named.set_name(name)
        spoken = translate("Companion", "New foe: {0}")
        for field, name in zip(self._fields, names, strict=True):
            field.setAccessibleName(spoken.format(name))
        for stepper, name in zip(self.steppers, names, strict=False):
            stepper.set_name(name)
        self.fight.setText(translate("Companion", "Fight"))
        self.known.setVisible(bool(known))
        told = ", ".join(f"{foe.name} {foe.skill}/{foe.stamina}" for foe in known)
        self.known.setText(told)
        self.known.set_spoken(
            translate("Companion", "Fight what the profile knows here: {0}").format(told)
        )

    def start(self) -> None:
        """Skill first."""
        self.skill.setFocus(Qt.FocusReason.OtherFocusReason)
        self.skill.selectAll()

    def key(self, name: str) -> bool:
        """K takes what is known."""
        if name != "K" or not self._known:
            return False
        self.add_known()
        return True

    def add(self) -> None:
        """Fight the foe typed, or say what is missing."""
        skill, stamina = self.skill.value(), self.stamina.value()
        if skill is None or not stamina:
            missing = self.skill if skill is None else self.stamina
            self._say(QCoreApplication.translate("Companion", "A number is missing."), missing)
            return
        name = self.name.text().strip() or self._stranger()
        if self._controller.do(do.AddFoe(name, skill, stamina)):
            self.clear()
            self.done.emit()

    def add_known(self) -> None:
        """Fight every foe known here."""
        for foe in self._known:
            self._controller.do(do.AddFoe(foe.name, foe.skill, foe.stamina, foe.damage))
        self.done.emit()

    def clear(self) -> None:
        """Empty the fields."""
        for named in self._fields:
            named.setText("")
        self._say("", None)

    def restyle(self) -> None:
        """The numbers take two figures, the name the rest."""
        look = theme()
        for number, width in ((self.skill, SKILL_WIDTH), (self.stamina, STAMINA_WIDTH)):
            number.setFixedWidth(look.px(width))
        for field in self._fields:
            field.setFont(look.font("choice"))
        super().restyle()

    def _stranger(self) -> str:
        state: State = self._controller.session.state
        met = len(state.fight.foes) if state.fight is not None else 0
        if not met:
            return QCoreApplication.translate("Companion", "Foe")
        return QCoreApplication.translate("Companion", "Foe {0}").format(met + 1)

    def _say(self, words: str, field: NumberField | None) -> None:
        for one in (self.skill, self.stamina):
            one.set_wrong(one is field)
            one.setAccessibleDescription(words if one is field else "")
        self.error.set_words(words)
        if field is not None:
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_skill_entered(self, _backwards: bool) -> None:
        self.stamina.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_entered(self, _backwards: bool) -> None:
        self.add()

    def _on_edited(self) -> None:
        self._say("", None)
