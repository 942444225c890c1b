"""Setting the table: players, seats, cards, options, and the first cards behind the curtain."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.outatime.panel.card_choice import ACTIVE, NEXT, CardChoice
from tests.games.outatime.panel.screen import HANDS, Screen, screen
from tests.ui.window import ENTER, ESCAPE


def named(shown: Screen, *names: str) -> None:
    """Type the names one after another, adding seats as needed."""
    page = shown.panel.setup
    while len(page.seats) < len(names):
        shown.click(page.add)
    for row, name in zip(page.seats, names, strict=True):
        row.name.field.setFocus()
        shown.type(name)


def test_a_table_of_three_by_keyboard(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    named(shown, "Ada", "Bob", "Cléo")
    shown.click(shown.panel.setup.begin)
    assert [player.name for player in shown.state.players] == ["Ada", "Bob", "Cléo"]
    shown.type(ENTER)
    curtain = shown.panel.secrets.curtain
    assert curtain is not None
    for number, initial in enumerate("ABC"):
        assert curtain.covers()
        shown.type("x" + ENTER)
        assert curtain.covers()
        shown.type(initial.lower())
        assert not curtain.covers()
        shown.type("21" + ENTER)
        player = shown.state.players[number]
        assert (player.active, player.next) == (HANDS[number][1], HANDS[number][0])
    assert not curtain.is_open()
    assert shown.state.ready
    assert shown.panel.stack.currentWidget() is shown.panel.table


def test_nothing_secret_lies_behind_the_curtain(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    shown.click(shown.panel.setup.begin)
    shown.click(shown.panel.prepare.choose)
    curtain = shown.panel.secrets.curtain
    assert curtain is not None
    assert curtain.size() == shown.window.size()
    assert shown.window.findChildren(CardChoice) == []
    shown.click(curtain.show_button)
    assert [choice.isVisible() for choice in shown.window.findChildren(CardChoice)] == [True]
    shown.type(ESCAPE)
    assert not curtain.is_open()
    assert not shown.state.players[0].active


def test_a_lone_person_needs_no_curtain(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    shown.panel.setup.seats[1].kind.set_current("prudent")
    shown.click(shown.panel.setup.begin)
    qtbot.waitUntil(lambda: bool(shown.state.players[1].active))
    choice = shown.panel.prepare.choice
    assert choice is not None
    shown.click(choice.button(ACTIVE, HANDS[0][3]))
    shown.click(choice.button(NEXT, HANDS[0][3]))
    assert choice.keep.locked
    shown.click(choice.button(ACTIVE, HANDS[0][0]))
    shown.click(choice.keep)
    player = shown.state.players[0]
    assert (player.active, player.next) == (HANDS[0][0], HANDS[0][3])
    assert shown.panel.secrets.curtain is None


def test_players_are_two_to_six(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    page = shown.panel.setup
    assert not page.seats[0].remove.isVisible()
    for _ in range(4):
        shown.click(page.add)
    assert len(page.seats) == 6
    assert (page.add.locked, page.add.rule) == (True, "players")
    shown.click(page.add)
    assert shown.message() == "No more than 6 players."
    shown.click(page.seats[2].remove)
    assert len(page.seats) == 5


def test_who_begins_follows_the_seats(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    named(shown, "Ada", "Bob", "Cléo")
    page = shown.panel.setup
    page.first.set_current("2")
    shown.click(page.seats[0].remove)
    shown.click(page.begin)
    assert [player.name for player in shown.state.players] == ["Bob", "Cléo"]
    assert shown.state.now.player == 1


def test_an_option_keeps_what_was_typed(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    named(shown, "Ada", "Bob", "Cléo")
    page = shown.panel.setup
    page.seats[1].kind.set_current("bold")
    shown.click(page.options.unfold)
    shown.settle()
    page._pane.verticalScrollBar().setValue(120)
    assert page._pane.verticalScrollBar().value() == 120
    page.options.buttons()["double_back"].chosen.emit('"never"')
    qtbot.waitUntil(lambda: shown.panel.setup is not page)
    shown.settle()
    again = shown.panel
    assert again._game.options["double_back"] == "never"
    assert [seat.name for seat in again.setup.draft().seats] == ["Ada", "Bob", "Cléo"]
    assert again.setup.draft().seats[1].kind == "bold"
    assert again.setup.options.is_open()
    button = again.setup.options.buttons()["double_back"]
    qtbot.waitUntil(lambda: QApplication.focusWidget() is button)
    qtbot.waitUntil(lambda: again.setup._pane.verticalScrollBar().value() == 120)
    assert len(shown.window.plays) == 1


def test_cards_dealt_by_hand(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    page = shown.panel.setup
    shown.click(page.deal)
    page.seats[0].hand[1].set_current("03-9")
    shown.click(page.begin)
    assert shown.state.players[0].reserve == ("02-1", "03-9", "03-2", "04-1", "001-1")
    assert shown.state.players[1].reserve == HANDS[1]


def test_focus_is_on_the_first_name(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is shown.panel.setup.seats[0].name.field)


def test_the_last_card_is_closed_with_its_reason(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    shown.panel.setup.seats[1].kind.set_current("prudent")
    shown.click(shown.panel.setup.begin)
    choice = shown.panel.prepare.choice
    assert choice is not None
    (closed,) = choice.closed
    assert (closed.locked, closed.rule) == (True, "B28")
    shown.click(closed)
    assert shown.message() == "The card of 0.01 always comes last."
    assert not choice.picked(ACTIVE)
