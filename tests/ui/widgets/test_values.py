from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.theme import Theme
from gamebook_desktop.ui.widgets.meter import Meter, bars
from gamebook_desktop.ui.widgets.stat_box import StatBox


@pytest.mark.parametrize(
    ("width", "points", "bar", "expected"),
    [
        (200, 18, 4, (4, 2)),
        (106, 18, 4, (4, 2)),
        (90, 18, 4, (3, 2)),
        (60, 18, 4, (2, 1)),
        (10, 18, 4, (2, 1)),
        (100, 0, 4, (4, 2)),
        (400, 8, 10, (10, 2)),
    ],
)
def test_bars_are_whole_pixels(
    width: int, points: int, bar: int, expected: tuple[int, int]
) -> None:
    assert bars(width, points, bar) == expected


def _inside(image: QImage, at: int, bar: int = 10) -> QColor:
    return image.pixelColor(at * (bar + 2) + bar // 2, 5)


def test_meter_fills_outlines_and_hatches(qtbot: QtBot, look: Theme) -> None:
    meter = Meter("Stamina", 6, 8, after=4, bar=10, height=11)
    qtbot.addWidget(meter)
    meter.resize(meter.sizeHint())
    image = meter.grab().toImage()
    assert [_inside(image, i) == look.color("ink") for i in range(8)] == [True] * 4 + [False] * 4
    assert image.pixelColor(4 * 12, 0) == look.color("bad")
    assert image.pixelColor(6 * 12, 0) == look.color("edge")


@pytest.mark.parametrize(
    ("value", "initial", "name"),
    [(12, 18, "Stamina 12 of 18"), (0, 18, "Stamina 0 of 18"), (20, 18, "Stamina 20 of 18")],
)
def test_names(value: int, initial: int, name: str, qtbot: QtBot) -> None:
    meter = Meter("Stamina")
    meter.set_value(value, initial)
    box = StatBox("Stamina")
    box.set_value(value, initial)
    for widget in (meter, box):
        qtbot.addWidget(widget)
        assert widget.accessibleName() == name


def test_a_value_without_an_initial_one(qtbot: QtBot) -> None:
    box = StatBox("Gold", 7)
    qtbot.addWidget(box)
    assert box.accessibleName() == "Gold 7"
    assert not box.grab().isNull()


def test_a_box_can_be_asked_and_corrected(qtbot: QtBot) -> None:
    box = StatBox("Luck", 8, 10)
    qtbot.addWidget(box)
    log: list[str] = []
    box.clicked.connect(lambda: log.append("explain"))
    box.edit_requested.connect(lambda: log.append("edit"))
    box.show()
    QTest.keyClick(box, Qt.Key.Key_Space)
    QTest.keyClick(box, Qt.Key.Key_F2)
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    assert log == ["explain", "edit", "explain"]


@pytest.mark.parametrize(("reduced", "marked"), [(False, True), (True, False)])
def test_a_change_is_marked_unless_motion_is_reduced(
    reduced: bool, marked: bool, qtbot: QtBot, look: Theme
) -> None:
    look.set(reduced_motion=reduced)
    box = StatBox("Luck", 8, 10)
    qtbot.addWidget(box)
    box.set_value(8, 11)
    assert not box.marked
    box.set_value(7, 11)
    assert box.marked is marked


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_words_and_figures_are_never_cut(
    compact: bool, scale: float, qtbot: QtBot, look: Theme
) -> None:
    look.set(scale=scale)
    box = StatBox("Endurance", 12, 18, compact=compact)
    qtbot.addWidget(box)
    words = look.fm("body", caps=True).horizontalAdvance("Endurance")
    assert box.minimumSizeHint().width() > words
    longer = StatBox("Endurance", 12, 18888, compact=True)
    qtbot.addWidget(longer)
    assert longer.sizeHint().width() > words + look.fm("body").horizontalAdvance("/ 18888")
