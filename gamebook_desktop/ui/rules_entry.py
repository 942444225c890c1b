"""One rule on its page: number, title, paragraphs, examples apart, what to see also."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.desk import RuleEntry
from gamebook_desktop.ui.rules_search import number
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.chip import Chip
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.prose import Prose

EXAMPLES = ("Exemple : ", "Example: ")


class _Example(Card):
    """A case in figures, on a ground of its own."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__("ground", None, radius=8, parent=parent)
        self._column = QVBoxLayout(self)
        name = QCoreApplication.translate("Rules", "Example")
        self._column.addWidget(Label(name, "caption", "ink2", bold=True))
        self._column.addWidget(Prose(text, "choice"))
        self.restyle()

    def restyle(self) -> None:
        """Margins grow with the text."""
        edge = theme().space(3)
        self._column.setContentsMargins(edge, theme().space(2), edge, edge)
        self._column.setSpacing(theme().space(1))
        super().restyle()


class RulePage(Themed, QWidget):
    """An entry to read. Signal: `rule_activated(id)` of what to see also."""

    rule_activated = Signal(str)

    def __init__(
        self, entry: RuleEntry, also: Iterable[RuleEntry], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        head = FlowRow(10)
        if cited := number(entry.id):
            head.add(Label(cited, "body", "accent", bold=True))
        if entry.ruling:
            words = QCoreApplication.translate("Rules", "decision of this program")
            head.add(Chip(words, "", "ink2"))
        if cited or entry.ruling:
            self._column.addWidget(head)
        self._column.addWidget(Label(entry.title, "title", wrap=True))
        self.first: QWidget = self
        """Where reading starts."""
        for text in _parts(entry.text):
            mark = next((mark for mark in EXAMPLES if text.startswith(mark)), "")
            part: QWidget = _Example(text.removeprefix(mark)) if mark else Prose(text)
            if self.first is self:
                self.first = part
            self._column.addWidget(part)
        self._add_links(tuple(also))
        self._column.addStretch(1)
        self.restyle()

    def restyle(self) -> None:
        """Gaps follow the text size."""
        look = theme()
        side = look.space(5)
        self._column.setContentsMargins(side, look.space(2), side, side)
        self._column.setSpacing(look.space(4))
        super().restyle()

    def _add_links(self, also: tuple[RuleEntry, ...]) -> None:
        if not also:
            return
        heading = QCoreApplication.translate("Rules", "See also")
        self._column.addSpacing(theme().space(2))
        self._column.addWidget(Label(heading, "caption", "ink2", bold=True))
        links = QVBoxLayout()
        links.setSpacing(2)
        for entry in also:
            words = f"{number(entry.id)}  {entry.title}".strip()
            link = Button(words, "quiet", trailing="right")
            link.setProperty("rule", entry.id)
            link.clicked.connect(self._on_link_clicked)
            links.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addLayout(links)

    def _on_link_clicked(self) -> None:
        self.rule_activated.emit(str(self.sender().property("rule")))


def _parts(text: str) -> list[str]:
    """The text in running paragraphs and examples, in their order."""
    parts: list[str] = []
    for paragraph in text.split("\n\n"):
        runs_on = parts and not (parts[-1].startswith(EXAMPLES) or paragraph.startswith(EXAMPLES))
        if runs_on:
            parts[-1] += f"\n\n{paragraph}"
        else:
            parts.append(paragraph)
    return parts
