"""The few dialogs there are: a name, a yes or no, a file; and leaving with a failed write."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.field import TextField
from gamebook_desktop.ui.widgets.label import Label

if TYPE_CHECKING:
    from gamebook_desktop.ui.controller import Controller

WIDTH = 460
LONGEST_NAME = 80
PLAY, TEXT, BOOK = "*.gamebook", "*.yaml *.yml", "*.zip"


class Dialog(QDialog):
    """A heading, something below it, and two buttons; Esc is the second. Show it with `open()`."""

    def __init__(self, parent: QWidget, heading: str, body: QWidget, yes: str, no: str) -> None:
        super().__init__(parent)
        look = theme()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(look.typeset(heading))
        self.yes, self.no = Button(yes, "primary"), Button(no)
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.setSpacing(look.px(10))
        buttons.addStretch(1)
        buttons.addWidget(self.no)
        buttons.addWidget(self.yes)
        column = QVBoxLayout(self)
        edge = look.space(5)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(look.space(4))
        column.addWidget(Label(heading, "title", wrap=True))
        column.addWidget(body)
        column.addLayout(buttons)
        self.setMinimumWidth(min(look.px(WIDTH), parent.window().width() - 2 * edge))


class NameDialog(Dialog):
    """Asks for the name of a play. Signal: `named(name)` once a good one is confirmed."""

    named = Signal(str)

    def __init__(
        self, parent: QWidget, heading: str, yes: str, name: str, taken: Collection[str]
    ) -> None:
        translate = QCoreApplication.translate
        self._taken = taken
        self.field = TextField(translate("Dialogs", "Name of the play"), name)
        super().__init__(parent, heading, self.field, yes, translate("Dialogs", "Cancel"))
        self.field.field.selectAll()
        self.field.setFocus()
        self.field.edited.connect(self._on_edited)
        self.field.entered.connect(self._on_entered)

    def accept(self) -> None:
        """Take the name if it is a good one."""
        name = self.field.text().strip()
        if self._on_edited(name):
            super().accept()
            self.named.emit(name)

    def _on_edited(self, name: str) -> bool:
        wrong = self._wrong(name.strip())
        self.field.set_error(wrong)
        return not wrong

    def _on_entered(self, _name: str) -> None:
        self.accept()

    def _wrong(self, name: str) -> str:
        translate = QCoreApplication.translate
        if not name:
            return translate("Dialogs", "A play needs a name.")
        if len(name) > LONGEST_NAME:
            return translate("Dialogs", "At most {0} characters.").format(LONGEST_NAME)
        if name in self._taken:
            return translate("Dialogs", "Another play has this name.")
        return ""


def question(parent: QWidget, heading: str, text: str, yes: str, no: str) -> Dialog:
    """A question with two answers; Enter is the second, which changes nothing."""
    dialog = Dialog(parent, heading, Label(text, wrap=True), yes, no)
    dialog.yes.set_kind("plain")
    dialog.no.set_kind("primary")
    dialog.no.setDefault(True)
    dialog.no.setFocus()
    return dialog


def may_leave_unsaved(parent: QWidget) -> bool:
    """Whether to leave although a play could not be written."""
    translate = QCoreApplication.translate
    dialog = question(
        parent,
        translate("Dialogs", "A play could not be saved"),
        translate("Dialogs", "What happened since its last save is lost if you leave now."),
        translate("Dialogs", "Leave all the same"),
        translate("Dialogs", "Stay"),
    )
    return dialog.exec() == QDialog.DialogCode.Accepted


def ask_where_to_save(parent: QWidget, controller: Controller) -> Path | None:
    """Let the person choose another file for a play, and go on there; None if nothing changed."""
    save = controller.save
    if save is None:
        return None
    caption = QCoreApplication.translate("Dialogs", "Save elsewhere")
    target = where_to_write(parent, caption, save.path.name, PLAY)
    if target is None:
        return None
    try:
        save.save_elsewhere(target)
    except SaveError as error:
        save.failure = error
        controller.saved.emit()
        return None
    controller.write()
    return target


def where_to_write(parent: QWidget, caption: str, name: str, kind: str) -> Path | None:
    """A file to write to, asked for with the system's own dialog; it gets the kind's ending."""
    chosen, _ = QFileDialog.getSaveFileName(parent, caption, name, kind)
    if not chosen:
        return None
    target, ending = Path(chosen), kind.split()[0].removeprefix("*")
    return target if target.suffix else target.with_name(target.name + ending)


def files_to_read(parent: QWidget, caption: str, *kinds: str) -> list[Path]:
    """Files to take in, asked for with the system's own dialog."""
    chosen, _ = QFileDialog.getOpenFileNames(parent, caption, "", f"({' '.join(kinds)})")
    return [Path(name) for name in chosen]


def folder_to_read(parent: QWidget, caption: str) -> list[Path]:
    """A folder to take in, asked for with the system's own dialog; an empty list for none."""
    chosen = QFileDialog.getExistingDirectory(parent, caption)
    return [Path(chosen)] if chosen else []
