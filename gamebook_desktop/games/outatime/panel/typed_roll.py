"""A roll as it was typed: real dice that can be corrected one by one."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QMenu, QWidget

from gamebook_desktop.core.session import Override
from gamebook_desktop.games.outatime.events import Rolled
from gamebook_desktop.games.outatime.panel.card_boxes import face_word
from gamebook_desktop.games.outatime.state import FACES, Face
from gamebook_desktop.ui.controller import REAL, Controller
from gamebook_desktop.ui.widgets.die_view import DieView
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label

SIDE = 34


class TypedRoll(FlowRow):
    """Small dice in the order they were typed; pressing one asks for another face.

    Signal: `retyped(die, face)`.
    """

    retyped = Signal(int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(6, parent=parent)
        self._faces: tuple[Face, ...] = ()
        self._language = ""
        self.dice: list[DieView] = []

    def show_faces(self, faces: tuple[Face, ...]) -> None:
        """Show a roll; hidden without one."""
        self.setVisible(bool(faces))
        words = QCoreApplication.translate("Outatime", "As typed:")
        if (faces, words) == (self._faces, self._language):
            return
        self._faces, self._language = faces, words
        self.clear()
        label = Label(words, "small", "ink2")
        self.add(label)
        label.show()
        self.dice = []
        named = QCoreApplication.translate("Outatime", "die {0}, to correct")
        for at, face in enumerate(faces):
            die = DieView(named.format(at + 1), kind="sign", size=SIDE, clickable=True)
            die.set_face(face)
            die.setProperty("place", at)
            die.clicked.connect(self._on_die_clicked)
            self.add(die)
            die.show()
            self.dice.append(die)

    def menu_for(self, die: int) -> QMenu:
        """The faces that a die could show instead; their first signs choose, too."""
        menu = QMenu(self)
        for face in FACES:
            action = menu.addAction(f"&{face_word(face)}")
            action.setEnabled(face != self._faces[die])
            action.triggered.connect(partial(self._on_face_chosen, die, face))
        return menu

    def _on_die_clicked(self) -> None:
        die = self.sender()
        assert isinstance(die, DieView)
        menu = self.menu_for(int(die.property("place")))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(die.mapToGlobal(die.rect().bottomLeft()))

    def _on_face_chosen(self, die: int, face: Face) -> None:
        self.retyped.emit(die, face)


def typed_faces(controller: Controller) -> tuple[Face, ...]:
    """The roll that was typed last and can still be corrected: nothing was done after it."""
    record = controller.session.last
    if controller.dice_mode != REAL or controller.session.open is not None or record is None:
        return ()
    if isinstance(record.action, Override) or not record.answers:
        return ()
    rolls = [event.faces for event in record.events if isinstance(event, Rolled)]
    return rolls[0] if len(rolls) == 1 else ()
