"""Arrow keys among rectangles: two buttons, two lines of two, three tiles over one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt

from gamebook_desktop.ui.library_walk import neighbour

PLACES = {
    "import": QRect(700, 0, 100, 36),
    "new": QRect(810, 0, 190, 36),
    "resume": QRect(200, 100, 150, 40),
    "backups": QRect(360, 100, 150, 40),
    "open 1": QRect(850, 200, 90, 36),
    "more 1": QRect(960, 200, 36, 36),
    "open 2": QRect(850, 250, 90, 36),
    "more 2": QRect(960, 250, 36, 36),
    "tile 1": QRect(0, 320, 320, 76),
    "tile 2": QRect(340, 320, 320, 90),
    "tile 3": QRect(680, 320, 320, 76),
    "tile 4": QRect(0, 420, 320, 76),
}
UP, DOWN, LEFT, RIGHT = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
)


@pytest.mark.parametrize(
    ("here", "key", "there"),
    [
        ("resume", RIGHT, "backups"),
        ("backups", LEFT, "resume"),
        ("resume", LEFT, None),
        ("resume", UP, "import"),
        ("resume", DOWN, "open 1"),
        ("open 1", DOWN, "open 2"),
        ("more 1", DOWN, "more 2"),
        ("more 2", UP, "more 1"),
        ("open 2", DOWN, "tile 3"),
        ("tile 1", RIGHT, "tile 2"),
        ("tile 3", LEFT, "tile 2"),
        ("tile 3", RIGHT, None),
        ("tile 1", DOWN, "tile 4"),
        ("tile 3", DOWN, "tile 4"),
        ("tile 4", UP, "tile 1"),
        ("tile 4", RIGHT, None),
        ("import", UP, None),
        ("import", Qt.Key.Key_A, None),
    ],
)
def test_the_nearest_in_a_direction(here: str, key: Qt.Key, there: str | None) -> None:
    others = [name for name in PLACES if name != here]
    found = neighbour(PLACES[here], [PLACES[name] for name in others], key)
    assert (None if found is None else others[found]) == there
