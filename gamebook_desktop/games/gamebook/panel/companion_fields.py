"""The extra fields of a paper book's sheet: numbers, yes or no, text, lists."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.content_paper import FieldValue
from gamebook_desktop.games.gamebook.paper_fields import Field, fields
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import OwnField, State
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.counter import Counter
from gamebook_desktop.ui.widgets.field import TextField
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.layouts import empty
from gamebook_desktop.ui.widgets.segmented import Segmented

MOST = 99_999
LIST_HEIGHT = 84


class _Lines(QPlainTextEdit):
    """A list, one entry a line. Signal: `left()` when the focus goes."""

    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell."""
        super().focusOutEvent(event)
        self.left.emit()


Editor = Counter | TextField | Segmented | _Lines


class FieldsPart(Themed, QWidget):
    """One line a field, set on Enter, on leaving it, or at once for − and +."""

    def __init__(
        self, controller: Controller, rules: Ruleset, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._rules = controller, rules
        self._shown: object = None
        self._keeping = False
        self._editors: dict[str, Editor] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        controller.settling.connect(self.keep)

    def refresh(self) -> None:
        """Follow the play."""
        state: State = self._controller.session.state
        found = fields(self._rules, state)
        self.setVisible(bool(found))
        key = (tuple(field for field, _ in found), theme().language)
        if key != self._shown:
            self._shown = key
            self._build(key[0])
        for field, value in found:
            self._show(self._editors[field.id], value)

    def editors(self) -> dict[str, Editor]:
        """The fields on screen, by their ids."""
        return dict(self._editors)

    def keep(self) -> None:
        """Set what was typed and differs."""
        if self._keeping:
            return
        self._keeping = True
        try:
            self._keep()
        finally:
            self._keeping = False

    def _keep(self) -> None:
        state: State = self._controller.session.state
        for field, value in fields(self._rules, state):
            editor = self._editors.get(field.id)
            typed = _value(editor) if editor is not None else None
            if typed is not None and typed != value:
                self._controller.do(do.SetField(field.id, typed))

    def restyle(self) -> None:
        """Build again with the new sizes."""
        self._column.setSpacing(theme().px(6))
        self._shown = None
        super().restyle()

    def _build(self, shown: tuple[Field, ...]) -> None:
        empty(self._column)
        self._editors = {}
        translate = QCoreApplication.translate
        self._column.addWidget(
            Label(translate("Companion", "Of this book"), "caption", "ink2", bold=True)
        )
        for field in shown:
            self._column.addWidget(self._line(field, removable=isinstance(field, OwnField)))

    def _line(self, field: Field, *, removable: bool) -> QWidget:
        line = QWidget()
        column = QVBoxLayout(line)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme().px(3))
        head = QWidget()
        across = QHBoxLayout(head)
        across.setContentsMargins(0, 0, 0, 0)
        across.addWidget(Label(field.name, "small", wrap=True), 1)
        editor = self._editors[field.id] = self._editor(field)
        beside = field.kind in ("number", "yes_no")
        if beside:
            across.addWidget(editor)
        if removable:
            words = QCoreApplication.translate("Companion", "Take the field {0} away")
            remove = IconButton("cross", words.format(field.name), size=28, token="ink2")
            remove.setProperty("field", field.id)
            remove.clicked.connect(self._on_remove_clicked)
            across.addWidget(remove)
        column.addWidget(head)
        if not beside:
            column.addWidget(editor)
        return line

    def _editor(self, field: Field) -> Editor:
        translate = QCoreApplication.translate
        if field.kind == "number":
            counter = Counter(field.name, 0, -MOST, MOST)
            counter.edited.connect(self._on_stepped)
            counter.field.editingFinished.connect(self.keep)
            return counter
        if field.kind == "yes_no":
            words = (translate("Companion", "no"), translate("Companion", "yes"))
            choice = Segmented(field.name, words)
            choice.chosen.connect(self._on_chosen)
            return choice
        if field.kind == "text":
            text = TextField(field.name)
            text.field.editingFinished.connect(self.keep)
            return text
        lines = _Lines()
        lines.left.connect(self.keep)
        lines.setAccessibleName(field.name)
        lines.setTabChangesFocus(True)
        lines.setFixedHeight(theme().px(LIST_HEIGHT))
        return lines

    @staticmethod
    def _show(editor: Editor, value: FieldValue) -> None:
        if _value(editor) == value:
            return
        if isinstance(editor, Counter):
            editor.set_value(int(value))
        elif isinstance(editor, Segmented):
            editor.set_current(int(value))
        elif isinstance(editor, TextField):
            editor.set_text(str(value))
        else:
            editor.setPlainText(str(value))

    def _on_stepped(self) -> None:
        sender = self.sender()
        if isinstance(sender, Counter) and not sender.field.hasFocus():
            self.keep()

    def _on_chosen(self, _index: int) -> None:
        self.keep()

    def _on_remove_clicked(self) -> None:
        self._controller.do(do.RemoveField(str(self.sender().property("field"))))


def _value(editor: Editor) -> FieldValue | None:
    if isinstance(editor, Counter):
        return editor.value() if editor.acceptable() else None
    if isinstance(editor, Segmented):
        return bool(editor.current())
    if isinstance(editor, TextField):
        return editor.text().strip()
    lines = (line.strip() for line in editor.toPlainText().splitlines())
    return "\n".join(filter(None, lines))
