"""Computer players at the table: they play by themselves, and never against an undo."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.outatime.panel.orders import GO_ON
from gamebook_desktop.games.outatime.state import FLUX, Now
from gamebook_desktop.ui.design.theme import Theme
from tests.games.outatime.panel.screen import Screen, screen, seat, table
from tests.ui.window import ENTER

STALL = (4, 4, 4, 5, 5, 5)
"""No use to Bob, who waits for a 2."""


def at_bobs(qtbot: QtBot, data_dir: Path, kind: str = "prudent") -> Screen:
    """It is the turn of Bob, a computer player, whose dice then fall badly."""
    shown = screen(qtbot, data_dir)
    shown.dice(STALL)
    shown.play.override(table(seat(0), seat(1, seat=kind), now=Now(1)))
    return shown


@pytest.mark.parametrize("kind", ["prudent", "bold", "expected"])
def test_it_plays_until_a_person_is_to_play(qtbot: QtBot, data_dir: Path, kind: str) -> None:
    shown = at_bobs(qtbot, data_dir, kind)
    qtbot.waitUntil(lambda: shown.state.now == Now(0))
    shown.settle()
    assert shown.state.turn == 2


def test_after_an_undo_it_waits_for_leave(qtbot: QtBot, data_dir: Path) -> None:
    shown = at_bobs(qtbot, data_dir)
    qtbot.waitUntil(lambda: shown.state.now == Now(0))
    shown.dice(STALL)
    shown.play.undo()
    shown.settle()
    qtbot.wait(20)
    assert shown.state.now == Now(1)
    assert shown.panel.assistant.orders.button(GO_ON) is not None
    shown.play.undo()
    shown.play.redo()
    shown.settle()
    assert shown.state.now == Now(1)
    shown.type(ENTER)
    qtbot.waitUntil(lambda: shown.state.now == Now(0))


def test_a_redone_play_goes_on_by_itself(qtbot: QtBot, data_dir: Path) -> None:
    shown = at_bobs(qtbot, data_dir)
    qtbot.waitUntil(lambda: shown.state.now == Now(0))
    shown.play.undo()
    shown.play.redo()
    shown.settle()
    assert shown.state.now == Now(0)
    assert not shown.panel.computer.waiting


def test_it_waits_while_a_person_is_asked(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    now = Now(1, 1, (FLUX,), (2, 5, 5, 5, 5), 1)
    shown.play.override(table(seat(0, ripples=False), seat(1, seat="bold"), now=now))
    qtbot.waitUntil(lambda: shown.play.question is not None)
    assert shown.play.question is not None
    assert shown.play.question.who == 0
    qtbot.wait(20)
    assert shown.state.now.locked == (FLUX, 2)
    shown.play.undo()
    shown.settle()
    qtbot.wait(20)
    assert shown.play.question is None
    assert shown.panel.computer.waiting


def test_it_answers_what_it_is_asked(qtbot: QtBot, data_dir: Path) -> None:
    now = Now(0, 1, (FLUX,), (2, 5, 5, 5, 5), 1)
    bob = seat(1, seat="prudent", ripples=False)
    shown = screen(qtbot, data_dir, table(seat(0), bob, now=now))
    shown.type(ENTER)
    qtbot.waitUntil(lambda: shown.play.question is None)
    assert [player.covered for player in shown.state.players] == [1, 1]


def test_it_takes_its_time_unless_motion_is_reduced(
    qtbot: QtBot, data_dir: Path, look: Theme
) -> None:
    look.set(reduced_motion=False)
    shown = at_bobs(qtbot, data_dir)
    timer = shown.panel.computer._timer
    assert timer.isActive()
    assert timer.interval() == 700
    shown.window.go("library")
    shown.panel.computer.refresh() if shown.window.current() else None
    assert shown.window.current() is None


def test_with_real_dice_a_person_rolls_for_it(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, real=True)
    shown.play.override(table(seat(0), seat(1, seat="prudent"), now=Now(1)))
    qtbot.waitUntil(lambda: shown.play.question is not None)
    shown.type("444555")
    assert shown.state.now == Now(0)
