"""The map of the sections with its list, legend and what can be done at a section."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.panel.map_legend import MapLegend
from gamebook_desktop.games.gamebook.panel.map_list import MapList
from gamebook_desktop.games.gamebook.panel.map_model import SectionModel
from gamebook_desktop.games.gamebook.panel.map_view import MapView
from gamebook_desktop.games.gamebook.panel.map_words import (
    how_it_fills,
    how_many,
    how_to_walk,
    told,
)
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.section_map import graph_of, sections_in_all
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.segmented import Segmented

MAP, LIST = range(2)
AT_ONCE, LATER = 40, 25
"""Below so many sections the map follows at once, else after so many milliseconds."""


class SectionMap(Themed, QWidget):
    """Map and list of a play's sections.

    Signals, each with a section's id: `section_opened` on Enter or double click;
    `return_requested`: take the play back to how it stood when that section was turned to;
    `turn_requested`: turn there with the sheet as it is now.
    """

    section_opened = Signal(str)
    return_requested = Signal(str)
    turn_requested = Signal(str)

    def __init__(
        self, parent: QWidget | None = None, *, titled: bool = True, ground: str = "page"
    ) -> None:
        super().__init__(parent)
        self._rules: Ruleset | None = None
        self._wanted: tuple[State, Ruleset, tuple[str, ...]] | None = None
        self._shown: object = None
        self._paper = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER)
        self._later.timeout.connect(self.settle)
        self._model = SectionModel(self)
        self._title = Label("", "title")
        self._count = Label("", "small", "ink2")
        self.switch = Segmented("")
        self.switch.chosen.connect(self._on_switch_chosen)
        self._hint = Label("", "small", "ink2", wrap=True)
        self.view = MapView(self._model, ground)
        self.list = MapList(self._model, ground)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.view)
        self.pages.addWidget(self.list)
        self._told = Label("", "small", wrap=True)
        self.more = IconButton("more", "")
        self.more.clicked.connect(self._on_more_clicked)
        self.nearer, self.farther = IconButton("plus", ""), IconButton("minus", "")
        self.nearer.clicked.connect(lambda: self.view.zoom(1))
        self.farther.clicked.connect(lambda: self.view.zoom(-1))
        self.legend = MapLegend()
        for page in (self.view, self.list):
            page.opened.connect(self.section_opened)
            page.menu_requested.connect(self._pop_up)
            page.selectionModel().currentChanged.connect(self._tell)
        self._build(titled)

    def show_state(self, state: State, rules: Ruleset, marked: Iterable[str] = ()) -> None:
        """Follow the play; `marked` are sections with a bookmark.

        A large map follows once what else has changed is painted, see `settle`.
        """
        self._wanted = (state, rules, tuple(marked))
        if self._model.rowCount() < AT_ONCE:
            self.settle()
        else:
            self._later.start()

    def settle(self) -> None:
        """Follow now what was shown last."""
        self._later.stop()
        key = (self._wanted, theme().language)
        if self._wanted is None or key == self._shown:
            return
        self._shown = key
        state, rules, marked = self._wanted
        self._rules, self._paper = rules, rules.book.head.paper is not None
        stood, before = self.section(), self._model.graph.here
        self._model.show_graph(graph_of(rules, state, marked), rules)
        self._retranslate(state, rules)
        here = self._model.graph.here
        known = stood in self._model.graph.by_id and here == before
        self.view.show_graph()
        self._front().stand_at(stood if known else here)
        if not known:
            self.view.show_here()
        self._hint.setVisible(self._model.graph.read < 2)

    def section(self) -> str:
        """The section one stands at, "" for none."""
        return self._front().section()

    def show_page(self, page: int) -> None:
        """Show the map or the list, at the section one stands at."""
        section = self.section()
        self.switch.set_current(page)
        self.pages.setCurrentIndex(page)
        for part in (self.legend, self.nearer, self.farther):
            part.setVisible(page == MAP)
        self._front().stand_at(section)

    def focus_page(self) -> None:
        """Give the focus to map or list."""
        self._front().setFocus()

    def _front(self) -> MapView | MapList:
        return self.view if self.pages.currentIndex() == MAP else self.list

    def menu(self, section: str) -> QMenu:
        """What can be done at a section, and whether the map has lines."""
        translate, typeset = QCoreApplication.translate, theme().typeset
        menu = QMenu(self)
        node = self._model.graph.by_id[section]
        if node.read:
            text = translate("Map", "What happened at {0}").format(section)
            menu.addAction(typeset(text), lambda: self.section_opened.emit(section))
            text = translate("Map", "Back to {0}, the sheet as it was then").format(section)
            menu.addAction(typeset(text), lambda: self.return_requested.emit(section))
        if node.read or self._paper:
            text = translate("Map", "Turn to {0} with the sheet as it is now").format(section)
            menu.addAction(typeset(text), lambda: self.turn_requested.emit(section))
        if self.pages.currentIndex() == MAP:
            menu.addSeparator()
            words = translate("Map", "Lines between the sections")
            lines = menu.addAction(typeset(words))
            lines.setCheckable(True)
            lines.setChecked(self.view.links_shown)
            lines.toggled.connect(self.view.show_links)
        return menu

    def restyle(self) -> None:
        """Gaps grow with the text."""
        look = theme()
        self._column.setSpacing(look.px(6))
        super().restyle()

    def _build(self, titled: bool) -> None:
        head = QHBoxLayout()
        words = FlowRow(10, 0)
        if titled:
            words.add(self._title)
            head.addWidget(words, 1)
        else:
            head.addWidget(words, 1, Qt.AlignmentFlag.AlignVCenter)
        words.add(self._count)
        head.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignTop)
        below = QHBoxLayout()
        below.addWidget(self._told, 1)
        below.setSpacing(0)
        for button in (self.farther, self.nearer, self.more):
            below.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(head)
        self._column.addWidget(self._hint)
        self._column.addWidget(self.pages, 1)
        self._column.addLayout(below)
        self._column.addWidget(self.legend)
        self.restyle()

    def _retranslate(self, state: State, rules: Ruleset) -> None:
        translate = QCoreApplication.translate
        name = translate("Map", "Map of the sections read")
        self._title.setText(name)
        self._count.setText(how_many(self._model.graph, sections_in_all(rules, state)))
        self.switch.set_options(
            (translate("Map", "Map"), translate("Map", "List")), self.pages.currentIndex()
        )
        self.switch.setAccessibleName(translate("Map", "Map or list"))
        self._hint.setText(how_it_fills())
        self.view.setAccessibleName(name)
        self.view.setAccessibleDescription(how_to_walk())
        self.list.setAccessibleName(translate("Map", "Sections"))
        self.nearer.setText(translate("Map", "Nearer"))
        self.farther.setText(translate("Map", "Farther"))
        self.legend.retranslate()

    def _tell(self) -> None:
        """Say what is known of the section one stands at, and whether anything can be done."""
        node = self._model.graph.by_id.get(self.section())
        if node is None or self._rules is None:
            return
        translate = QCoreApplication.translate
        self._told.setText(told(self._rules, node))
        self.more.setText(translate("Map", "What can be done at {0}").format(node.id))

    def _pop_up(self, section: str, place: QPoint) -> None:
        menu = self.menu(section)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def _on_more_clicked(self) -> None:
        if section := self.section():
            self._pop_up(section, self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def _on_switch_chosen(self, page: int) -> None:
        self.show_page(page)
        self.focus_page()
