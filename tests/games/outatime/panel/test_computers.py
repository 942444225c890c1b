"""Computer players at the table: they play by themselves, and never against an undo."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.outatime.panel.orders import GO_ON
from gamebook_desktop.games.outatime.state import FLUX, Now
from gamebook_desktop.ui.design.theme import Theme, theme
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
    told = shown.panel.assistant.overview._words.text()
    assert told == "Bob waits until you let the computer go on."
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


RIPPLE_FOR_BOB = Now(0, 1, (FLUX,), (2, 5, 5, 5, 5), 1)
"""Ada may lock a 2, which Bob waits for too."""


def question_bar(shown: Screen) -> QWidget:
    found = shown.window.current()
    assert found is not None
    return found[1].question


def asked_bob(qtbot: QtBot, data_dir: Path, **changes: Any) -> Screen:
    """Ada's lock asks Bob, a computer player, who takes his time; Cléo is a person."""
    theme().set(reduced_motion=False)
    shown = screen(qtbot, data_dir)
    players = seat(0), seat(1, seat="prudent", **changes), seat(2)
    shown.play.override(table(*players, now=RIPPLE_FOR_BOB))
    shown.type(ENTER)
    assert shown.play.question is not None
    assert shown.play.question.who == 1
    return shown


@pytest.mark.parametrize("changes", [{"ripples": False}, {"covered": 4}], ids=["ripple", "card"])
def test_nobody_answers_for_a_computer(
    qtbot: QtBot, data_dir: Path, changes: dict[str, Any]
) -> None:
    shown = asked_bob(qtbot, data_dir, **changes)
    told = shown.panel.assistant.overview._words.text()
    assert told in ("Bob decides whether to ride the ripple.", "Bob chooses the next card.")
    assert not question_bar(shown).isVisible()
    shown.type("12" + ENTER)
    assert shown.play.question is not None
    assert shown.play.question.who == 1
    assert shown.panel.secrets.curtain is None


def test_a_computer_answers_again_once_it_may(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    bob, cleo = seat(1, seat="prudent", ripples=False), seat(2, active="03-1", ripples=False)
    shown.play.override(table(seat(0), bob, cleo, now=RIPPLE_FOR_BOB))
    shown.type(ENTER)
    qtbot.waitUntil(lambda: shown.play.question is not None and shown.play.question.who == 2)
    shown.play.undo()
    shown.settle()
    qtbot.wait(20)
    assert shown.play.question is not None
    assert shown.play.question.who == 1
    assert not question_bar(shown).isVisible()
    assert shown.panel.assistant.orders.button(GO_ON) is not None
    shown.type("1")
    assert shown.play.question.who == 1
    shown.type(ENTER)
    qtbot.waitUntil(lambda: shown.play.question is not None and shown.play.question.who == 2)


def test_a_lock_played_anew_lets_it_answer(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    players = seat(0), seat(1, seat="prudent", covered=4)
    shown.play.override(table(*players, now=RIPPLE_FOR_BOB))
    shown.type(ENTER)
    qtbot.waitUntil(lambda: shown.play.question is None)
    shown.play.undo()
    assert shown.panel.computer.waiting
    shown.type(ENTER)
    qtbot.waitUntil(lambda: shown.play.question is None and len(shown.state.now.locked) == 2)


@pytest.mark.parametrize("by_key", [True, False])
def test_first_cards_go_on_after_an_undo(qtbot: QtBot, data_dir: Path, by_key: bool) -> None:
    shown = screen(qtbot, data_dir)
    shown.panel.setup.seats[1].kind.set_current("prudent")
    theme().set(reduced_motion=False)
    shown.click(shown.panel.setup.begin)
    shown.type("12" + ENTER)
    assert shown.state.players[0].active
    theme().set(reduced_motion=True)
    qtbot.waitUntil(lambda: shown.state.ready)
    page = shown.panel.prepare
    shown.play.undo()
    shown.settle()
    qtbot.wait(20)
    assert not shown.state.ready
    assert not page.choose.isVisible()
    if by_key:
        shown.type(ENTER)
    else:
        shown.click(page.go_on)
    qtbot.waitUntil(lambda: shown.state.ready)
