"""The map measured: 2,000 sections first drawn, panned, zoomed out, and followed move by move.

Run as `python -m tests.benchmarks.bench_map`. Each measure stands beside a plain repaint: a
widget of the same size filled with one colour. Exit status 1 if a target is missed.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import cycle
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from gamebook_desktop.app import make_application
from gamebook_desktop.games.gamebook.panel.map_tab import SectionMap
from gamebook_desktop.games.gamebook.panel.map_view import ZOOMS, MapView
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import PaperLog, State, Visit, World
from gamebook_desktop.ui.design.theme import theme
from tests.benchmarks.measure import Row, Work, in_turn, row_of_medians, table
from tests.games.gamebook.helpers import at, game, sheet

SECTIONS = 2000
SIZE = (900, 640)
FIRST, FRAME, MOVE = 500.0, 1000 / 30, 100.0
"""Milliseconds: first drawn, one frame of a pan, a move until the map has followed (F1)."""
ROUNDS, FRAMES = 7, 60


class _Plain(QWidget):
    """What any repaint of that size costs."""

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor("#FCFBF9"))


def path_of(sections: int) -> list[str]:
    """A reader's way through a book: mostly on to new sections, now and then back and anew."""
    draw = random.Random(29)
    path, read = ["1"], 1
    while read < sections:
        chance = draw.random()
        if chance < 0.015:
            path.append("1")
        elif chance < 0.1:
            path.append(draw.choice(path[-12:]))
        else:
            read += 1
            path.append(str(read))
    return path


def shipped() -> tuple[Gamebook, State]:
    """A book of 2,000 sections, each with its choices, 1,500 of them read."""
    draw = random.Random(7)
    sections: dict[int, Any] = {}
    for number in range(1, SECTIONS + 1):
        targets = {min(SECTIONS, number + 1), *draw.sample(range(1, SECTIONS + 1), 2)}
        choices = [{"text": "Là.", "to": to} for to in sorted(targets)]
        choices[0]["when"] = {"any": [{"talent": "pas_de_loup"}, {"gold": 3}]}
        sections[number] = {"choices": choices}
    return game(sections), _at(path_of(SECTIONS * 3 // 4))


def paper() -> tuple[Gamebook, State]:
    """A paper book of 2,000 sections: all of them read, and a way on noted for each."""
    path = path_of(SECTIONS)
    draw = random.Random(3)
    offers = tuple((section, str(draw.randint(1, SECTIONS))) for section in dict.fromkeys(path))
    return game({}, paper={"last": SECTIONS}), replace(_at(path), paper=PaperLog(offers=offers))


def _at(path: list[str]) -> State:
    world = World(visited=tuple(dict.fromkeys(path)), path=tuple(path))
    return replace(at(sheet()), world=world, visit=Visit(path[-1]))


def rows() -> Iterator[Row]:
    """Every measure."""
    plain = _Plain()
    plain.resize(*SIZE)
    plain.show()
    for name, (rules, state) in (("shipped", shipped()), ("paper", paper())):
        first = in_turn(plain.repaint, partial(_shown, rules, state), ROUNDS)
        yield row_of_medians(f"{name}, first drawn", first, limit=FIRST)
        shown = _shown(rules, state)
        follow = _moves(shown, rules, state)
        moved = in_turn(plain.repaint, follow, ROUNDS)
        yield row_of_medians(f"{name}, a move followed", moved, limit=MOVE)
        for zoom in (ZOOMS.index(1.0), 0):
            _zoom_to(shown.view, zoom)
            what = f"{name}, zoom {ZOOMS[zoom]:g}, {_in_view(shown.view)} in view"
            panned = in_turn(plain.repaint, _pan(shown.view), FRAMES)
            yield row_of_medians(f"{what}: panned", panned, limit=FRAME)
            whole = in_turn(plain.repaint, shown.view.viewport().repaint, FRAMES)
            yield row_of_medians(f"{what}: whole repaint", whole, limit=FRAME)
        shown.close()


def _shown(rules: Gamebook, state: State) -> SectionMap:
    made = SectionMap()
    made.resize(*SIZE)
    made.show_state(state, rules.rules)
    made.settle()
    made.show()
    QApplication.processEvents()
    made.view.viewport().repaint()
    return made


def _moves(shown: SectionMap, rules: Gamebook, state: State) -> Work:
    """One more section each time."""
    now = [state]

    def follow() -> None:
        world, here = now[0].world, f"{len(now[0].world.path)}x"
        world = replace(world, path=(*world.path, here), visited=(*world.visited, here))
        now[0] = replace(now[0], world=world, visit=Visit(here))
        shown.show_state(now[0], rules.rules)
        shown.settle()
        shown.view.viewport().repaint()

    return follow


def _pan(view: MapView) -> Work:
    """A drag, to and fro."""
    steps = cycle([(9, 14)] * 30 + [(-9, -14)] * 30)

    def pan() -> None:
        across, down = next(steps)
        view.horizontalScrollBar().setValue(view.horizontalOffset() + across)
        view.verticalScrollBar().setValue(view.verticalOffset() + down)
        QApplication.processEvents()

    return pan


def _zoom_to(view: MapView, zoom: int) -> None:
    """A zoom, where the map is fullest."""
    view.zoom(-len(ZOOMS))
    view.zoom(zoom)
    down = view.verticalScrollBar()
    places = range(0, down.maximum() + 1, max(1, view.viewport().height() // 2))
    across = view.horizontalScrollBar()
    across.setValue(across.maximum() // 2)

    def filled(place: int) -> int:
        down.setValue(place)
        return _in_view(view)

    down.setValue(max(places, key=filled))
    QApplication.processEvents()


def _in_view(view: MapView) -> int:
    port = view.viewport().rect()
    model = view.model()
    return sum(
        port.intersects(view.visualRect(model.index(row, 0))) for row in range(model.rowCount())
    )


def main() -> int:
    """Measure and print the table, with frames a second for what is painted again and again."""
    app = make_application()
    theme().apply(app)
    found = list(rows())
    print(table(found))
    for row in found:
        if row.limit == FRAME:
            print(f"{row.what}: {1000 / row.ours:.0f} frames a second")
    return int(not all(row.met for row in found))


if __name__ == "__main__":
    sys.exit(main())
