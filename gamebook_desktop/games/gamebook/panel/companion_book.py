"""The paper book itself: its title, its last section, the fields its sheet has besides."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.content_paper import EMPTY
from gamebook_desktop.games.gamebook.panel.companion_digits import NumberField
from gamebook_desktop.games.gamebook.panel.companion_form import CompanionForm, Named, row_of
from gamebook_desktop.games.gamebook.paper_log import last_of
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words_names import told
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.field import Field
from gamebook_desktop.ui.widgets.menu_button import MenuButton

MOST = 99_999
LONGEST = 80


class BookForm(CompanionForm):
    """Each thing is kept on Enter, on leaving its field, and before anything else is done."""

    def __init__(self, controller: Controller, rules: Ruleset) -> None:
        super().__init__()
        self._controller, self._rules = controller, rules
        self.title, self.last = Field(""), NumberField("", MOST)
        self.title.setMaxLength(LONGEST)
        self.field_name, self.field_kind = Field(""), MenuButton("")
        self.add_field = Button("", icon="plus")
        self._named = [Named(field) for field in (self.title, self.last, self.field_name)]
        title, last, name = self._named
        for named in (title, last, name):
            self.column.addWidget(named)
        self.column.addLayout(row_of((self.field_kind, 1), (self.add_field, 0)))
        self.title.editingFinished.connect(self.keep)
        self.last.editingFinished.connect(self.keep)
        self.last.entered.connect(self._on_entered)
        self.field_name.returnPressed.connect(self.add)
        self.add_field.clicked.connect(self.add)
        for field in (self.title, self.last, self.field_name):
            field.cancelled.connect(self.done)
        controller.settling.connect(self.keep)
        self.restyle()

    def refresh(self) -> None:
        """Redraw; what is being typed stays."""
        translate = QCoreApplication.translate
        state: State = self._controller.session.state
        self.heading.setText(translate("Companion", "This book"))
        names = (
            translate("Companion", "Title of the book"),
            translate("Companion", "Last section"),
            translate("Companion", "A field to add to the sheet"),
        )
        fields = (self.title, self.last, self.field_name)
        for named, field, name in zip(self._named, fields, names, strict=True):
            named.set_name(name)
            field.setAccessibleName(name)
        kinds = {
            "number": translate("Companion", "a number"),
            "yes_no": translate("Companion", "yes or no"),
            "text": translate("Companion", "a text"),
            "list": translate("Companion", "a list"),
        }
        kind = self.field_kind.current() or next(iter(EMPTY))
        self.field_kind.set_options(list(kinds.items()), kind)
        self.add_field.setText(translate("Companion", "Add"))
        if not self.title.isModified():
            self.title.setText(self._given_title())
        if not self.last.isModified():
            last = last_of(self._rules, state)
            self.last.setText(str(last) if last else "")

    def start(self) -> None:
        """The title first."""
        self.title.setFocus(Qt.FocusReason.OtherFocusReason)
        self.title.selectAll()

    def keep(self) -> None:
        """Keep what was typed and differs."""
        if self.title.isModified():
            self.title.setModified(False)
            rename(self._controller, self.title.text())
        if self.last.isModified():
            self.last.setModified(False)
            state: State = self._controller.session.state
            typed = self.last.value() or 0
            if typed and typed != last_of(self._rules, state):
                self._controller.do(do.SetLast(typed))

    def add(self) -> None:
        """Add the field named."""
        name = self.field_name.text().strip()
        if name and self._controller.do(do.AddField(name, self.field_kind.current())):
            self.field_name.setText("")

    def restyle(self) -> None:
        """The number takes five figures."""
        self.last.setFixedWidth(theme().px(96))
        super().restyle()

    def _given_title(self) -> str:
        save = self._controller.save
        return save.title if save is not None and save.title else told(self._rules.book.head).title

    def _on_entered(self, _backwards: bool) -> None:
        self.keep()
        self.done.emit()


def rename(controller: Controller, title: str) -> None:
    """Name the play after its book; an empty title changes nothing."""
    save, title = controller.save, title.strip()
    if save is not None and not controller.read_only and title:
        save.meta["title"] = title
        controller.write()
