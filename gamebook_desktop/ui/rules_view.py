"""Search, list and entry, one over the other: what the rules drawer holds."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollBar, QStackedWidget, QVBoxLayout, QWidget

from gamebook_desktop.ui.announce import announce
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.desk import RuleEntry
from gamebook_desktop.ui.rules_entry import RulePage
from gamebook_desktop.ui.rules_list import RulesList, RulesModel
from gamebook_desktop.ui.rules_search import nearest, number, search
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.field import SearchField
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.scroll_pane import ScrollPane


class _Search(SearchField):
    """The search; Down goes to the list. Signal: `left_downwards()`."""

    left_downwards = Signal()

    def set_words(self, name: str) -> None:
        """Its name, shown while it is empty."""
        self.setAccessibleName(name)
        self._given_placeholder = name
        self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down leaves; the rest is the field's."""
        if event.key() == Qt.Key.Key_Down:
            self.left_downwards.emit()
        else:
            super().keyPressEvent(event)


class RulesView(Themed, QWidget):
    """The rules given, searched and read. Signal: `shown(id)` when an entry is opened."""

    shown = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: dict[str, RuleEntry] = {}
        self._governing: tuple[str, ...] = ()
        self._trouble = ""
        self._past: list[str] = []
        self._rule = ""
        self.search = _Search("")
        self.count = Label("", "small", "ink2", wrap=True)
        self.near = FlowRow(4)
        self.model = RulesModel(self)
        self.list = RulesList(self.model)
        self.back = Button("", "quiet", icon="undo")
        self.pane = ScrollPane(QWidget())
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.pane)
        self._top = QVBoxLayout()
        self._top.addWidget(self.search)
        self._top.addWidget(self.count)
        self._top.addWidget(self.near)
        self._top.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top)
        column.addWidget(self._stack, 1)
        self.search.textEdited.connect(self._on_edited)
        self.search.returnPressed.connect(self._on_entered)
        self.search.left_downwards.connect(self._on_left_downwards)
        self.list.chosen.connect(self._on_followed)
        self.list.left_upwards.connect(self.search.setFocus)
        self.back.clicked.connect(self._on_back_clicked)
        self.restyle()

    def show_rules(
        self, entries: dict[str, RuleEntry], governing: tuple[str, ...], trouble: str
    ) -> None:
        """Take other entries, in their order; `trouble` is why some are missing."""
        self._entries, self._trouble = entries, trouble
        self._governing = tuple(rule for rule in governing if rule in entries)
        translate = QCoreApplication.translate
        self.search.set_words(translate("Rules", "Search the rules"))
        self.list.setAccessibleName(translate("Rules", "Rules"))

    def rule(self) -> str:
        """The entry shown, "" while the list is."""
        return self._rule

    def go(self, rule: str) -> None:
        """Show an entry, or with "" the whole list; forget where one came from."""
        self._past.clear()
        if rule in self._entries:
            self._show_entry(rule)
        else:
            self.search.clear()
            self._show_list(rule)

    def take_focus(self) -> None:
        """To the text of an entry, else to the search."""
        page = self.pane.widget()
        if self._rule and isinstance(page, RulePage):
            page.first.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def scroll_bar(self) -> QScrollBar:
        """Of what is shown."""
        return (self.pane if self._rule else self.list).verticalScrollBar()

    def restyle(self) -> None:
        """Gaps follow the text size."""
        look = theme()
        side = look.space(5)
        self._top.setContentsMargins(side, look.space(1), side, look.space(2))
        self._top.setSpacing(look.space(2))
        super().restyle()

    # ------------------------------------------------------------------ list
    def _show_list(self, missing: str = "") -> None:
        self._rule = ""
        query = self.search.text().strip()
        found = search(self._entries.values(), query)
        translate = QCoreApplication.translate
        groups: list[tuple[str, list[RuleEntry]]] = [("", found)]
        if not query and self._governing:
            step = [self._entries[rule] for rule in self._governing]
            groups = [
                (translate("Rules", "Rules of this step"), step),
                (translate("Rules", "All rules"), [e for e in found if e not in step]),
            ]
        self.model.show(groups, query)
        self.list.choose(self._governing[0] if groups[0][0] else "")
        if missing:
            words = translate("Rules", "These rules have no entry “{}”.").format(missing)
        elif self._trouble:
            words = self._trouble
        elif query and not found:
            words = translate("Rules", "Nothing for “{}”.").format(query)
        else:
            words = translate("Rules", "%n rule(s)", "", len(found))
        self.count.setText(words)
        self.near.clear()
        terms = nearest(self._entries.values(), query) if query and not found else ()
        for term in terms:
            button = Button(term, "quiet", icon="search")
            button.clicked.connect(self._on_near_clicked)
            self.near.add(button)
        self.near.setVisible(bool(terms))
        self.count.show()
        self.back.hide()
        self._stack.setCurrentWidget(self.list)

    def _on_edited(self, _text: str) -> None:
        self._past.clear()
        self._show_list()

    def _on_entered(self) -> None:
        if not self._rule and (rule := self.list.rule()):
            self._on_followed(rule)

    def _on_left_downwards(self) -> None:
        if self._rule:
            self.take_focus()
        else:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_near_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, Button):
            self.search.setText(button.text())
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)
            self._show_list()

    # ------------------------------------------------------------------ entry
    def _show_entry(self, rule: str) -> None:
        entry = self._entries[rule]
        self._rule = rule
        also = [self._entries[other] for other in entry.see if other in self._entries]
        page = RulePage(entry, also)
        page.rule_activated.connect(self._on_followed)
        old = self.pane.takeWidget()
        self.pane.setWidget(page)
        page.setAutoFillBackground(False)
        page.show()
        old.deleteLater()
        translate = QCoreApplication.translate
        before = self._past[-1] if self._past else ""
        words = translate("Rules", "List of rules")
        if before:
            title = number(before) or self._entries[before].title
            words = translate("Rules", "Back to {}").format(title)
        self.back.setText(words)
        self.back.show()
        self.count.hide()
        self.near.hide()
        self._stack.setCurrentWidget(self.pane)
        self.pane.verticalScrollBar().setValue(0)
        announce(self, theme().typeset(entry.title))
        self.shown.emit(rule)

    def _on_followed(self, rule: str) -> None:
        if self._rule:
            self._past.append(self._rule)
        self._show_entry(rule)
        self.take_focus()

    def _on_back_clicked(self) -> None:
        if self._past:
            self._show_entry(self._past.pop())
            self.take_focus()
        else:
            here = self._rule
            self._show_list()
            self.list.choose(here)
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
