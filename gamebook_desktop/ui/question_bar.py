"""The bar at the foot of the play: what the rules wait for, with its faces or options."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from gamebook_desktop.core.turn import CHANCE, D6, Question
from gamebook_desktop.ui.announce import announce
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.die_view import FaceButton
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label

SLIM_BELOW = 480
"""Width (at 100 %) below which words and tools do not fit on one line."""


def face_keys(question: Question) -> dict[str, Any]:
    """The faces of a question about dice by their keys: the first sign of each (F, 2, 8 for 88).

    Empty for any other question, and for dice whose faces begin alike.
    """
    if question.who != CHANCE or not question.repeat:
        return {}
    faces = {str(option)[0].upper(): option for option in question.options}
    return faces if len(faces) == len(question.options) else {}


class QuestionBar(Card):
    """Shows the open question of a play; hidden while there is none. Signal: `answered()`."""

    answered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", None, radius=0, parent=parent)
        self._controller: Controller | None = None
        self._shown: Question | None = None
        self._options: tuple[Any, ...] = ()
        self._keys_of: object = None
        self._heading = Label("", "strong", bold=True, wrap=True)
        self._hint = Label("", "small", "ink2", wrap=True)
        self._keys = FlowRow()
        self._back = Button("", icon="undo", height=32)
        self._roll = Button("", "quiet", icon="dice", key="R", height=32)
        self._back.clicked.connect(self._on_back_clicked)
        self._roll.clicked.connect(self._on_roll_clicked)
        self._words = QVBoxLayout()
        self._words.setSpacing(2)
        self._words.addStretch(1)
        self._words.addWidget(self._heading)
        self._words.addWidget(self._hint)
        self._words.addStretch(1)
        self._tools = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._tools.addWidget(self._back, 0, Qt.AlignmentFlag.AlignLeft)
        self._tools.addWidget(self._roll, 0, Qt.AlignmentFlag.AlignLeft)
        self._grid = QGridLayout(self)
        self._narrow: bool | None = None
        self._slim = False
        self.set_narrow(False)
        self.restyle()
        self.hide()

    def set_controller(self, controller: Controller | None) -> None:
        """Follow another play."""
        self._controller = controller
        self._shown = None
        self.refresh()

    def set_narrow(self, narrow: bool) -> None:
        """In a narrow window the faces get a line of their own, and the hint goes."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._place()
            self._hint.setVisible(not narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a very narrow one the tools get a line of their own too."""
        super().resizeEvent(event)
        slim = self.width() / theme().metrics.scale < SLIM_BELOW
        if slim != self._slim:
            self._slim = slim
            self._place()

    def _place(self) -> None:
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._tools.setDirection(across if self._narrow else down)
        for part in (self._words, self._tools):
            self._grid.removeItem(part)
        self._grid.removeWidget(self._keys)
        self._grid.addLayout(self._words, 0, 0)
        if self._narrow:
            self._grid.addLayout(self._tools, *((1, 0, 1, 2) if self._slim else (0, 1)))
            self._grid.addWidget(self._keys, 2, 0, 1, 2)
        else:
            self._grid.addWidget(self._keys, 0, 1, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addLayout(self._tools, 0, 2)
        self._grid.setColumnStretch(0, 1)

    def refresh(self, *, shut: bool = False) -> None:
        """Show the question that is open now, if any; `shut`: it is shown elsewhere."""
        question = self._controller.question if self._controller and not shut else None
        self.setVisible(question is not None)
        if question is None or self._controller is None:
            self._shown = None
            return
        words = self._controller.words
        open_ = self._controller.session.open
        typed = len(open_.typed) if open_ else 0
        self._heading.setText(words.question(question, typed))
        dice = question.who == CHANCE
        translate = QCoreApplication.translate
        if question.options == D6:
            hint = translate("QuestionBar", "Type the digit or touch the face.")
        elif dice:
            hint = translate("QuestionBar", "Type the key under a face, or touch the face.")
        else:
            hint = translate("QuestionBar", "Choose with its digit.")
        self._hint.setText(hint)
        self._hint.set_token("ink2")
        self._hint.setVisible(not self._narrow)
        self._back.setText(translate("QuestionBar", "Clear"))
        self._back.set_key(translate("QuestionBar", "Back"))
        self._roll.setText(translate("QuestionBar", "Roll for me"))
        self._back.setVisible(self._controller.session.may_undo())
        self._roll.setVisible(dice)
        self._shown = question
        keys = (question.who, question.why if not dice else "", question.options, theme().language)
        if keys != self._keys_of:
            self._keys_of = keys
            self._show_keys(question)

    def key(self, name: str) -> bool:
        """Take a key meant for the open question; whether there was one."""
        question = self._shown
        if question is None or self._controller is None or not self.isVisible():
            return False
        if name == "Backspace":
            return self._controller.take_back()
        if name == "R" and question.who == CHANCE:
            return self._controller.roll_the_rest()
        faces = face_keys(question)
        if name in faces:
            return self._enter(faces[name])
        if faces and name.isdigit():
            return self._no_face(name, question)
        if faces or not name.isdigit():
            return False
        place = int(name) - 1
        if 0 <= place < len(question.options):
            return self._enter(question.options[place])
        return True

    def restyle(self) -> None:
        """Margins grow with the text."""
        look = theme()
        margins = (look.px(28), look.px(12), look.px(26), look.px(10))
        self._grid.setContentsMargins(*margins)
        self._grid.setHorizontalSpacing(look.space(5))
        self._grid.setVerticalSpacing(look.px(6))
        super().restyle()

    def _show_keys(self, question: Question) -> None:
        self._options = question.options
        self._keys.clear()
        faces = face_keys(question)
        for key, option in faces.items():
            face = FaceButton(option, key, kind="d6" if question.options == D6 else "sign")
            face.clicked.connect(self._on_face_clicked)
            self._keys.add(face)
        for number, option in enumerate(() if faces else question.options, 1):
            assert self._controller is not None
            text = self._controller.words.option(question, option)
            button = Button(text, key=str(number) if number < 10 else "")
            button.setProperty("place", number - 1)
            button.clicked.connect(self._on_option_clicked)
            self._keys.add(button)

    def _enter(self, value: Any) -> bool:
        assert self._controller is not None
        if self._controller.enter(value):
            self.answered.emit()
        return True

    def _no_face(self, digit: str, question: Question) -> bool:
        """Say so of a digit that no die shows."""
        translate = QCoreApplication.translate
        if question.options == D6:
            words = translate("QuestionBar", "A die shows 1 to 6, never {0}.").format(digit)
        else:
            faces = " ".join(map(str, question.options))
            words = translate("QuestionBar", "{0} is the key of no face: {1}.").format(digit, faces)
        self._hint.setText(words)
        self._hint.set_token("bad")
        self._hint.show()
        announce(self._hint, words)
        return True

    def _on_face_clicked(self) -> None:
        sender = self.sender()
        if isinstance(sender, FaceButton):
            self._enter(sender.face())

    def _on_option_clicked(self) -> None:
        place = self.sender().property("place")
        if isinstance(place, int) and place < len(self._options):
            self._enter(self._options[place])

    def _on_back_clicked(self) -> None:
        if self._controller is not None:
            self._controller.take_back()

    def _on_roll_clicked(self) -> None:
        if self._controller is not None:
            self._controller.roll_the_rest()
