"""The frame of a play: where the side column stands in each layout, and what is new in it."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.ui.frame import PlayFrame, regions
from tests.games.gamebook.helpers import at, fight, foe, sheet
from tests.games.gamebook.table import Table, controller, sit

SECTIONS: dict[Any, dict[str, Any]] = {
    1: {"choices": [{"text": "Là.", "to": 2}, {"text": "Se battre.", "to": 3}]},
    2: {"choices": [{"text": "Retour.", "to": 1}]},
    3: fight(foe(8, 8)),
}


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return sit(qtbot, controller(SECTIONS, at(sheet(stamina=(9, 18)))))


def shown(table: Table) -> dict[str, bool]:
    frame, panel = table.frame, table.panel
    return {
        "side": panel.sheet.isVisible(),
        "strip": panel.values.isVisible(),
        "journal": frame.journal is not None and frame.journal.isVisible(),
        "drawer": frame._drawer.isVisible(),
    }


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        ("wide", {"side": True, "strip": False, "journal": True, "drawer": False}),
        ("normal", {"side": True, "strip": False, "journal": False, "drawer": False}),
        ("narrow", {"side": False, "strip": True, "journal": False, "drawer": False}),
    ],
)
def test_each_layout_has_its_places(table: Table, layout: str, expected: dict[str, bool]) -> None:
    for before in ("narrow", "wide", "normal"):
        table.frame.arrange(before)
        table.frame.arrange(layout)
        assert shown(table) == expected


def test_the_side_column_is_hidden_and_stays_so(table: Table) -> None:
    table.frame.toggle_side()
    assert not table.panel.sheet.isVisible()
    table.keys("1")
    table.frame.refresh()
    assert not table.panel.sheet.isVisible()
    table.frame.arrange("wide")
    assert not table.panel.sheet.isVisible()
    table.frame.show_side()
    assert table.panel.sheet.isVisible()


def test_in_a_narrow_window_it_is_a_drawer(table: Table) -> None:
    table.frame.arrange("narrow")
    table.frame.on_side_requested(True)
    assert shown(table)["drawer"]
    assert shown(table)["side"]
    assert table.frame.close_drawer() is True
    assert table.frame.close_drawer() is False
    table.frame.on_side_requested(False)
    table.frame.on_side_requested(False)
    assert shown(table)["side"]
    table.frame.arrange("normal")
    assert shown(table) == {"side": True, "strip": False, "journal": False, "drawer": False}


def test_a_sheet_not_yet_signed_is_not_shown(qtbot: QtBot) -> None:
    table = sit(qtbot, controller(SECTIONS, State()))
    for layout in ("wide", "normal", "narrow"):
        table.frame.arrange(layout)
        assert not any(shown(table).values())


def test_regions_are_what_can_be_seen(table: Table) -> None:
    frame, panel = table.frame, table.panel
    assert regions(frame) == [panel.main, panel.sheet]
    frame.arrange("narrow")
    assert regions(frame) == [panel.main, panel.values]
    table.keys("21", "Enter")
    frame.refresh()
    assert regions(frame) == [panel.main, frame.question, panel.values]


def turned(frame: PlayFrame) -> bool:
    frame.refresh()
    return frame.turned()


def test_what_counts_as_something_new_to_read(table: Table) -> None:
    frame = table.frame
    assert not frame.turned()  # asked for the first time
    table.keys("M")
    assert not turned(frame)
    table.keys("1")
    assert turned(frame)
    assert not turned(frame)
    table.keys("1")
    assert turned(frame)
    table.keys("2")
    assert turned(frame)
    table.keys("1")  # the fight begins
    assert turned(frame)
    table.keys("Enter")  # dice are asked for
    assert turned(frame)
    table.keys("12")
    assert not turned(frame)
    table.keys("12")
    assert turned(frame)
    table.controller.undo()
    assert not turned(frame)
