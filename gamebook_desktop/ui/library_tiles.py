"""Tiles in equal columns: what can be started, and adding an adventure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.desk import Offer
from gamebook_desktop.ui.library_walk import Arrows
from gamebook_desktop.ui.library_words import blurb, cover_of, in_tongue
from gamebook_desktop.ui.widgets.tile import Tile

LEAST, MOST, GAP = 215, 4, 12


class Face(NamedTuple):
    """What a tile shows; see `widgets.tile.Tile`."""

    title: str
    sub: str
    emblem: str
    ground: str = ""
    broken: bool = False
    chip: str = ""


def face_of(offer: Offer) -> Face:
    """The tile of something one can start, or of what is wrong with it."""
    startable = offer.startable
    look = cover_of(startable.game, startable.setup, startable.emblem)
    if not offer.problems:
        chip = in_tongue(startable.language)
        return Face(startable.title, blurb(startable.about), *look, chip=chip)
    count = QCoreApplication.translate("Library", "%n error(s)", "", len(offer.problems))
    return Face(startable.title, count, *look, broken=True)


def adding() -> Face:
    """The tile that adds an adventure."""
    translate = QCoreApplication.translate
    title = translate("Library", "Add an adventure")
    return Face(title, translate("Library", "Folder or .zip file"), "plus")


class TileGrid(Themed, QWidget):
    """Up to four tiles a row, fewer where there is less room. Signal: `chosen(position)`."""

    chosen = Signal(int)

    def __init__(self, arrows: Arrows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._arrows = arrows
        self._faces: tuple[Face, ...] = ()
        self._columns = 0
        self.tiles: list[Tile] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.restyle()

    def show_faces(self, faces: Sequence[Face]) -> None:
        """Show these tiles; those that stay the same keep the focus."""
        if tuple(faces) == self._faces:
            return
        kept = dict(zip(self._faces, self.tiles, strict=True))
        self._faces = tuple(faces)
        self.tiles = [kept.pop(face) if face in kept else self._tile(face) for face in faces]
        for tile in kept.values():
            tile.hide()
            tile.deleteLater()
        self._columns = 0
        self._arrange(self.width())

    def restyle(self) -> None:
        """Gaps and columns follow the text size."""
        self._grid.setSpacing(theme().space(3))
        self._arrange(self.width())
        super().restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as the width takes."""
        super().resizeEvent(event)
        self._arrange(event.size().width())

    def _arrange(self, width: int) -> None:
        look = theme()
        fit = (width + look.space(3)) // (look.px(LEAST) + look.space(3))
        columns = max(1, min(MOST, fit))
        if columns == self._columns:
            return
        self._columns = columns
        while self._grid.takeAt(0) is not None:
            pass
        for column in range(MOST):
            self._grid.setColumnStretch(column, int(column < columns))
        for position, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, position // columns, position % columns)

    def _tile(self, face: Face) -> Tile:
        tile = Tile(*face[:4], broken=face.broken, chip=face.chip)
        tile.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        tile.clicked.connect(lambda: self.chosen.emit(self.tiles.index(tile)))
        self._arrows.watch(tile)
        return tile
