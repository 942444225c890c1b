"""The end of a game on screen: who won, the course, what one can do now."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from gamebook_desktop.games.outatime.state import FLUX, Now, State
from tests.games.outatime.panel.screen import HANDS, Screen, screen, seat, table
from tests.ui.window import ENTER


def one_box_away() -> State:
    """Ada's last card lacks one box, a 3, which lies there."""
    two, three, other, four, last = HANDS[0]
    ada = seat(0, active=last, next="", reserve=(), covered=3, done=(two, three, other, four))
    now = Now(0, 1, (FLUX,), (3, 5, 5, 5, 4), 1)
    return replace(table(ada, seat(1, covered=2), now=now), turn=3, course=((2, 0), (5, 1)))


def won(qtbot: QtBot, data_dir: Path) -> Screen:
    """Ada has just won."""
    shown = screen(qtbot, data_dir, one_box_away())
    shown.type(ENTER)
    assert shown.state.winner == 0
    return shown


def test_the_winner_and_the_course(qtbot: QtBot, data_dir: Path) -> None:
    shown = won(qtbot, data_dir)
    page = shown.panel.ending
    assert shown.panel.stack.currentWidget() is page
    assert page.title.text() == "Ada wins"
    assert page._about.text() == "1.21 gigawatts after 3 turn(s)."
    assert page.chart.accessibleDescription() == "Ada: 0, 2, 5, 24; Bob: 0, 0, 1, 2"
    assert not shown.panel.assistant.isVisible()


def test_undo_goes_back_to_the_table(qtbot: QtBot, data_dir: Path) -> None:
    shown = won(qtbot, data_dir)
    shown.click(shown.panel.ending.undo)
    assert shown.state == one_box_away()
    assert shown.panel.stack.currentWidget() is shown.panel.table


def test_again_with_the_same_players(qtbot: QtBot, data_dir: Path) -> None:
    shown = won(qtbot, data_dir)
    before = shown.panel
    shown.click(before.ending.restart)
    qtbot.waitUntil(lambda: shown.panel is not before)
    shown.settle()
    assert [seat.name for seat in shown.panel.setup.draft().seats] == ["Ada", "Bob"]
    assert len(shown.window.plays) == 2


def test_enter_begins_nothing_by_accident(qtbot: QtBot, data_dir: Path) -> None:
    shown = won(qtbot, data_dir)
    before = shown.panel
    shown.type(ENTER)
    shown.settle()
    assert shown.panel is before
    shown.type("n")
    qtbot.waitUntil(lambda: shown.panel is not before)
