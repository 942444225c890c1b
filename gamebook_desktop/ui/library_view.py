"""The library's page as it is laid out: heading, banner, card, lines, tiles."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.library_card import CoverCard
from gamebook_desktop.ui.library_lines import PlayLines
from gamebook_desktop.ui.library_parts import Banner, Ends
from gamebook_desktop.ui.library_tiles import TileGrid
from gamebook_desktop.ui.library_walk import Arrows
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label

ROOMY, EDGE = 900, 40


class LibraryView(Themed, QWidget):
    """The parts of the page; what they show and do is the page's business."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        arrows = Arrows(self)
        self._heading = Label("", "head")
        self.importing = Button("", icon="import")
        self.new = Button("", icon="plus")
        buttons = FlowRow(10)
        buttons.add(self.importing)
        buttons.add(self.new)
        self.banner = Banner()
        self.card: CoverCard | None = None
        self._card_place = QVBoxLayout()
        self._others = Label("", "caption", "ink2", bold=True)
        self.all = Button("", "quiet")
        self._others_line = Ends(self._others, self.all)
        self.lines = PlayLines(arrows)
        self._start = Label("", "caption", "ink2", bold=True)
        self.tiles = TileGrid(arrows)
        self._arrows = arrows
        self._column = QVBoxLayout(self)
        self._column.addWidget(Ends(self._heading, buttons))
        self._column.addWidget(self.banner)
        self._column.addLayout(self._card_place)
        plays = QVBoxLayout()
        plays.setSpacing(0)
        plays.addWidget(self._others_line)
        plays.addWidget(self.lines)
        self._column.addLayout(plays)
        self._gap = QWidget()
        self._column.addWidget(self._gap)
        self._column.addWidget(self._start)
        self._column.addWidget(self.tiles)
        self._column.addStretch(1)
        arrows.watch(self)
        self.show_parts(lines=False, tiles=False)
        self.restyle()

    def show_parts(self, *, lines: bool, tiles: bool) -> None:
        """Which of the lists have anything in them."""
        of_lines: tuple[QWidget, ...] = (self._others_line, self.lines)
        of_tiles: tuple[QWidget, ...] = (self._gap, self._start, self.tiles)
        for widget in of_lines:
            widget.setVisible(lines)
        for widget in of_tiles:
            widget.setVisible(tiles)

    def show_card(self, card: CoverCard | None) -> None:
        """Put a card in the place of the one there is."""
        if self.card is not None:
            self.card.hide()
            self.card.deleteLater()
        self.card = card
        if card is not None:
            self._card_place.addWidget(card)
            self._arrows.watch(card)

    def retranslate(self, plays: int, all_shown: bool) -> None:
        """Every word in the language in force; `plays` is how many there are in all."""
        translate = QCoreApplication.translate
        self._heading.setText(translate("Library", "Library"))
        self.importing.setText(translate("Library", "Import"))
        self.new.setText(translate("Library", "New play"))
        self.new.set_key(translate("Library", "Ctrl N"))
        self._others.setText(translate("Library", "Other plays"))
        self._start.setText(translate("Library", "Begin a play"))
        if all_shown:
            self.all.setText(translate("Library", "Show fewer plays"))
        else:
            self.all.setText(translate("Library", "See all %n play(s)", "", plays))

    def restyle(self) -> None:
        """Margins and gaps follow the text size and the width."""
        look = theme()
        side = EDGE if self.width() >= look.px(ROOMY) else look.space(4)
        self._column.setContentsMargins(side, look.space(4), side, look.space(4))
        self._column.setSpacing(look.space(2))
        self._gap.setFixedHeight(look.space(1))
        super().restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Narrow pages have narrow margins."""
        super().resizeEvent(event)
        self.restyle()
