"""With one real die still to roll: what each of its faces would do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.core.turn import D6
from gamebook_desktop.games.gamebook.panel.fight_view import Row
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.die_view import DieView
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.lines import HLine

_DIE, _ROW = 28, 42


def outcomes(foe_total: int, own_so_far: int) -> dict[str, tuple[int, ...]]:
    """By result, the faces of the hero's last die that bring it."""
    found: dict[str, tuple[int, ...]] = {"hit": (), "parry": (), "wound": ()}
    for face in D6:
        total = own_so_far + face
        key = "hit" if total > foe_total else "wound" if total < foe_total else "parry"
        found[key] = (*found[key], face)
    return found


class LastDie(Themed, QWidget):
    """Hidden unless exactly the hero's last die is missing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Label("", "caption", "ink2", bold=True)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(HLine())
        column.addWidget(self._title)
        column.addLayout(self._rows)
        self._shown: tuple[int, int] | None = None
        self.hide()

    def show_rows(self, foe: Row, hero: Row, *, waiting: bool) -> None:
        """Show what the missing die would do, if it is the last."""
        missing = sum(die is None for die in hero.dice)
        if not waiting or foe.total is None or missing != 1:
            self.hide()
            return
        rolled = sum(die for die in hero.dice if die is not None)
        known = (foe.total, rolled + hero.skill + hero.modifier)
        self._title.setText(QCoreApplication.translate("Fight", "Depending on the last die"))
        self.show()
        if known != self._shown:
            self._shown = known
            self._fill(*known)

    def _fill(self, foe_total: int, own: int) -> None:
        empty(self._rows)
        for result, faces in outcomes(foe_total, own).items():
            if faces:
                self._rows.addWidget(_row(result, faces, foe_total, own))
                self._rows.addWidget(HLine())


def _row(result: str, faces: tuple[int, ...], foe_total: int, own: int) -> QWidget:
    translate = QCoreApplication.translate
    best, worst = own + max(faces), own + min(faces)
    words, icon, tone = {
        "hit": (translate("Fight", "{0} or more against {1}: hit"), "sword", "good"),
        "parry": (translate("Fight", "{0} on both sides: parry"), "shield", "ink2"),
        "wound": (translate("Fight", "{0} or less against {1}: wound"), "heart", "bad"),
    }[result]
    total = best if result == "wound" else worst
    row = QWidget()
    across = QHBoxLayout(row)
    across.setContentsMargins(0, 0, 0, 0)
    across.setSpacing(theme().px(5))
    for face in faces:
        die = DieView("", size=_DIE)
        die.set_face(face)
        across.addWidget(die)
    across.addSpacing(theme().px(10))
    across.addWidget(Icon(icon, 18, tone))
    text = words.format(total, foe_total)
    across.addWidget(Label(text, "body", tone, bold=tone != "ink2", wrap=True), 1)
    chance = translate("Fight", "%n chance(s) in 6", "", len(faces))
    across.addWidget(Label(chance, "small", "ink2", wrap=True))
    row.setMinimumHeight(theme().px(_ROW))
    return row
