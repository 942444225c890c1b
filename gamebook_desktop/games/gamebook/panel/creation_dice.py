"""Real dice of a new sheet: each has its place under its value, filled as it is typed."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from gamebook_desktop.games.gamebook.content_effects import STATS
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.die_view import DieView

SIDE = 28


class DiceSlots(Themed, QWidget):
    """So many dice in a row; hidden while none are asked for."""

    def __init__(self, dice: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dice = [DieView("", size=SIDE) for _ in range(dice)]
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for die in self.dice:
            self._row.addWidget(die)
        self.hide()
        self.restyle()

    def show_dice(self, owner: str, faces: tuple[int, ...] | None, *, current: bool) -> None:
        """The faces known so far, the next one marked where it is `current`; None hides it."""
        self.setVisible(faces is not None)
        known = faces or ()
        for at, die in enumerate(self.dice):
            die.setText(owner)
            face = known[at] if at < len(known) else None
            die.set_face(face, current=current and at == len(known))

    def restyle(self) -> None:
        """Gaps follow the text."""
        self._row.setSpacing(theme().px(4))
        super().restyle()


def typed_so_far(controller: Controller) -> tuple[dict[str, tuple[int, ...]], str]:
    """The faces of each value while its sheet is rolled, and the value asked for now.

    Nothing, and "", while no die is asked for.
    """
    question, open_ = controller.question, controller.session.open
    if question is None or open_ is None or question.why not in STATS:
        return {}, ""
    found: dict[str, tuple[int, ...]] = dict.fromkeys(STATS, ())
    for asked, answer in zip(open_.step.asked, open_.answers, strict=False):
        found[asked.why] = asked.values(answer)
    found[question.why] = tuple(int(question.options[place]) for place in open_.typed)
    return found, question.why
