"""The sections of the map as a list, for the map and the list alike."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from gamebook_desktop.games.gamebook.panel.map_words import (
    facts,
    heading,
    title_of,
    told,
    ways,
)
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.section_graph import SectionGraph, SectionNode
from gamebook_desktop.ui.design.theme import theme

Index = QModelIndex | QPersistentModelIndex
NODE = Qt.ItemDataRole.UserRole + 1
TITLE = Qt.ItemDataRole.UserRole + 2
FACTS = Qt.ItemDataRole.UserRole + 3


class SectionModel(QAbstractListModel):
    """One row a section: those read, newest first, then those only offered."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self.graph = SectionGraph((), ())
        self._rules: Ruleset | None = None
        self._rows: list[SectionNode] = []
        self._row_of: dict[str, int] = {}

    def show_graph(self, graph: SectionGraph, rules: Ruleset) -> None:
        """Show a map instead of the one before."""
        self.beginResetModel()
        self.graph, self._rules = graph, rules
        read = [node for node in graph.nodes if node.read]
        self._rows = [*reversed(read), *(node for node in graph.nodes if not node.read)]
        self._row_of = {node.id: at for at, node in enumerate(self._rows)}
        self.endResetModel()

    def index_of(self, section: str) -> QModelIndex:
        """The row of a section; invalid if the map does not show it."""
        return self.index(self._row_of[section]) if section in self._row_of else QModelIndex()

    def node(self, index: Index) -> SectionNode | None:
        """The section of a row."""
        return self._rows[index.row()] if index.isValid() else None

    def rowCount(self, _parent: Index | None = None) -> int:
        """How many sections there are."""
        return len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A section: number, title, facts; what is spoken ends with its place in the list."""
        node, rules = self._rows[index.row()], self._rules
        if rules is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return heading(rules, node)
            case Qt.ItemDataRole.ToolTipRole:
                return theme().typeset(told(rules, node))
            case Qt.ItemDataRole.AccessibleTextRole:
                of = QCoreApplication.translate("Map", "{0} of {1}")
                place = of.format(index.row() + 1, len(self._rows))
                return f"{heading(rules, node)}, {facts(node)}, {place}"
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return ways(self.graph, node)
            case _ if role == NODE:
                return node
            case _ if role == TITLE:
                return title_of(rules, node)
            case _ if role == FACTS:
                return facts(node)
        return None
