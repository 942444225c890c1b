"""A whole game at the screen: a person who plays on the advice, and three computer players."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from gamebook_desktop.core.sources import seeded
from gamebook_desktop.games.outatime.actions import Seat
from gamebook_desktop.games.outatime.panel.setup_page import Draft
from tests.games.outatime.panel.screen import Screen, screen
from tests.ui.window import ENTER

SEATS = (Seat("Ada"), Seat("Bob", "prudent"), Seat("Cléo", "bold"), Seat("Dan", "expected"))
KEYS = {"lock": ENTER, "roll": "R", "stop": "A", "back": "R"}


def play_on(shown: Screen) -> None:
    """What is advised, the first of what is asked, or nothing while computers play."""
    state, question = shown.state, shown.play.question
    if question is not None and question.who == 0:
        shown.type("1")
    elif question is None and state.now.player == 0:
        advised = [order.name for order in shown.panel.desk.orders if order.advised]
        shown.type(KEYS[advised[0]] if advised else ENTER)
    shown.settle()


def test_a_game_with_computers_comes_to_its_end(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    shown.play.session.source = seeded(7)
    shown.panel.setup.show_draft(Draft(SEATS))
    shown.click(shown.panel.setup.begin)
    shown.type("21" + ENTER)
    qtbot.waitUntil(lambda: shown.state.ready)
    for _ in range(2_000):
        if shown.state.winner is not None:
            break
        play_on(shown)
    winner = shown.state.winner
    assert winner is not None
    rules = shown.panel._game.rules
    assert rules.gigawatts(shown.state.players[winner]) == 121
    assert shown.panel.stack.currentWidget() is shown.panel.ending
    assert shown.panel.ending.title.text() == f"{SEATS[winner].name} wins"
