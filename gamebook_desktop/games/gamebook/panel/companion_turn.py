"""Where the book sends the reader: the large field, and what is said of a number beyond it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.panel.companion_digits import is_writing
from gamebook_desktop.games.gamebook.panel.companion_pad import DigitPad
from gamebook_desktop.ui.design.paint import Run, draw_text
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.keys import key_name
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.field import Field
from gamebook_desktop.ui.widgets.icon import Icon, IconButton
from gamebook_desktop.ui.widgets.label import Label, TextLine

LONGEST, HEIGHT, INSET = 6, 92, 16


class TurnField(Field):
    """A section's id in large figures. Signal: `entered(id)` on Enter, unless it is empty.

    Letters pass by, so that they stay commands; with Shift they write, for sections that are not
    numbered. Over a number half typed letters do nothing (`letter_refused()` is the signal), so
    that "12b" is no command. While a question is open every key is the question's.
    """

    entered = Signal(str)
    letter_refused = Signal()
    lets_letters_pass = True
    focus_margin = 0

    def __init__(self, asked: Callable[[], bool]) -> None:
        self._asked = asked
        super().__init__("")
        self.setMaxLength(LONGEST)
        self.textChanged.connect(self.update)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and shifted letters write, Enter turns, all else edits or passes by."""
        name = key_name(event)
        if self._asked():
            event.ignore()
        elif name.isdigit():
            self.insert(name)
        elif name == "Enter":
            if self.text() and not event.isAutoRepeat():
                self.entered.emit(self.text())
        elif is_writing(event):
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            letter = len(name) == 1 and name.isalpha()
            if shifted and letter:
                self.insert(event.text())
            elif letter and self.text():
                self.letter_refused.emit()
            else:
                event.ignore()
        else:
            super().keyPressEvent(event)

    def restyle(self) -> None:
        """Large figures in the second ink."""
        look = theme()
        self.setFont(look.font("number"))
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.Text, look.color("rubric"))
        self.setPalette(colours)
        self.setFixedHeight(look.px(HEIGHT))
        super().restyle()
        hint = look.fm("small").horizontalAdvance(look.typeset(_hint()))
        right = round(hint) + look.px(6)
        self.setTextMargins(look.px(6), look.px(10), right, look.px(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The field, then what is to be pressed."""
        super().paintEvent(event)
        look, painter = theme(), QPainter(self)
        place = QRectF(self.rect()).adjusted(0, 0, -look.px(INSET), 0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        draw_text(painter, place, look.typeset(_hint()), "small", "ink2", flags=int(right))


class TurnPart(Themed, QWidget):
    """The field under its heading. Signals: `turned(id)`, `correct_clicked()`, `mark_clicked()`,
    `letter_refused()`.
    """

    turned = Signal(str)
    letter_refused = Signal()
    correct_clicked = Signal()
    mark_clicked = Signal()

    def __init__(self, asked: Callable[[], bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: object = None
        self._heading = Label("", "caption", "ink2", bold=True)
        self._here = TextLine()
        self.mark = IconButton("bookmark", "", size=28)
        self.mark.setCheckable(True)
        self.mark.clicked.connect(self._on_mark_clicked)
        self._marked = False
        self._asked = asked
        self.field = TurnField(asked)
        self.field.entered.connect(self.turned)
        self.field.letter_refused.connect(self.letter_refused)
        self.pad = DigitPad()
        self.pad.hide()
        self.pad.typed.connect(self.type)
        self.pad.taken_back.connect(self.field.backspace)
        self.pad.entered.connect(self._on_pad_entered)
        self._beyond = Card("warn_soft", None, radius=6)
        self._words = Label("", "small", wrap=True)
        self.correct = Button("", height=30)
        self.correct.clicked.connect(self.correct_clicked)
        inside = QHBoxLayout(self._beyond)
        inside.addWidget(Icon("warn", 18, "warn"), 0, Qt.AlignmentFlag.AlignTop)
        inside.addWidget(self._words, 1)
        inside.addWidget(self.correct)
        self._beyond.hide()
        head = QHBoxLayout()
        head.addWidget(self._heading)
        head.addStretch(1)
        head.addWidget(self._here)
        head.addWidget(self.mark)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(head)
        self._column.addWidget(self.field)
        self._column.addWidget(self.pad)
        self._column.addWidget(self._beyond)
        self.restyle()

    def show_place(self, section: str, *, marked: bool, last: int | None) -> None:
        """Where the reader is; `last` is the book's last number if this section lies beyond it."""
        self._marked = marked
        self.mark.setChecked(marked)
        self.pad.setEnabled(not self._asked())
        shown = (section, marked, last, theme().language)
        if shown == self._shown:
            return
        self._shown = shown
        translate = QCoreApplication.translate
        self._heading.setText(translate("Companion", "You turn to"))
        self.pad.retranslate()
        here = Run(translate("Companion", "you are at"), "caption", "ink2", gap=5)
        self._here.set_runs([here, Run(section, "strong", "rubric", bold=True)])
        self.mark.setText(
            translate("Companion", "Take the mark off this section")
            if marked
            else translate("Companion", "Mark this section")
        )
        self.field.setAccessibleName(
            translate("Companion", "You turn to, from section {0}").format(section)
        )
        self._beyond.setVisible(last is not None)
        if last is not None:
            words = translate(
                "Companion",
                "{0} is beyond this book of %n section(s). Noted all the same.",
                "",
                last,
            )
            self._words.setText(words.format(section))
            self.correct.setText(translate("Companion", "Correct"))

    def warning(self) -> str:
        """What is said of a section beyond the book, "" if nothing."""
        return "" if self._beyond.isHidden() else self._words.text()

    def type(self, digit: str) -> None:
        """A digit typed while something else had the focus."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.insert(digit)

    def _on_mark_clicked(self) -> None:
        """What is marked is for the rules to say."""
        self.mark.setChecked(self._marked)
        self.mark_clicked.emit()

    def _on_pad_entered(self) -> None:
        if self.field.text():
            self.turned.emit(self.field.text())

    def restyle(self) -> None:
        """Gaps follow the text."""
        look = theme()
        self._column.setSpacing(look.px(6))
        inside = self._beyond.layout()
        if inside is not None:
            inside.setContentsMargins(look.px(10), look.px(8), look.px(10), look.px(8))
            inside.setSpacing(look.px(8))
        super().restyle()


def _hint() -> str:
    return QCoreApplication.translate("Companion", "then Enter")
