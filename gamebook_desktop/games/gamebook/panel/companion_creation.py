"""What is asked about a paper book before its sheet is made: its title and its last section."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.panel.companion_book import LONGEST, MOST, rename
from gamebook_desktop.games.gamebook.panel.companion_digits import NumberField
from gamebook_desktop.games.gamebook.panel.companion_form import Named
from gamebook_desktop.games.gamebook.paper_log import last_of
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words_names import told
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.field import Field
from gamebook_desktop.ui.widgets.label import Label


class PaperPart(Themed, QWidget):
    """Two fields; `keep_title` and `keep_last` write what stands in them into the play."""

    def __init__(
        self, controller: Controller, rules: Ruleset, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._rules = controller, rules
        self._heading = Label("", "strong", bold=True)
        self.title = Field("", placeholder=told(rules.book.head).title)
        self.last = NumberField("", MOST)
        self.title.setMaxLength(LONGEST)
        self._named = [Named(self.title), Named(self.last)]
        title, last = self._named
        self._row = QHBoxLayout()
        self._row.addWidget(title, 1)
        self._row.addWidget(last)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._heading)
        self._column.addLayout(self._row)
        self.title.editingFinished.connect(self.keep_title)
        controller.settling.connect(self.keep_title)
        self.restyle()

    def refresh(self) -> None:
        """Redraw; what is being typed stays."""
        translate = QCoreApplication.translate
        state: State = self._controller.session.state
        self._heading.setText(translate("Companion", "Your paper book"))
        names = (
            translate("Companion", "Title of the book"),
            translate("Companion", "Last section"),
        )
        for named, field, name in zip(self._named, (self.title, self.last), names, strict=True):
            named.set_name(name)
            field.setAccessibleName(name)
        save = self._controller.save
        plain = self._rules.book.head.titles()
        given = save.title if save is not None and save.title not in plain else ""
        self.title.setPlaceholderText(told(self._rules.book.head).title)
        if not self.title.isModified():
            self.title.setText(given)
        if not self.last.isModified():
            last = last_of(self._rules, state)
            self.last.setText(str(last) if last else "")

    def keep_title(self) -> None:
        """The play is named after the book."""
        if self.title.isModified():
            self.title.setModified(False)
            rename(self._controller, self.title.text())

    def keep_last(self) -> None:
        """Once the sheet is signed."""
        state: State = self._controller.session.state
        last = self.last.value()
        if last and last != last_of(self._rules, state):
            self._controller.do(do.SetLast(last))

    def restyle(self) -> None:
        """The number takes five figures."""
        look = theme()
        self._row.setSpacing(look.px(12))
        self._column.setSpacing(look.px(6))
        self.last.setFixedWidth(look.px(96))
        super().restyle()
