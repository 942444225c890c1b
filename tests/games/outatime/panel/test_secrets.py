"""The hidden card: choosing the next one, and looking at one's own, behind the curtain."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from gamebook_desktop.games.outatime.actions import Prepare
from gamebook_desktop.games.outatime.panel.card_choice import ACTIVE, NEXT, CardChoice
from gamebook_desktop.games.outatime.state import FLUX, Now, State
from gamebook_desktop.ui.widgets.label import Label
from tests.games.outatime.panel.screen import HANDS, Screen, screen, seat, table
from tests.ui.window import ENTER, ESCAPE

LOCKING = Now(0, 1, (FLUX,), (2, 5, 5, 5, 4), 1)
"""Ada locks a 2, and Bob rides the ripple."""


def bob_completes() -> State:
    """Bob's card lacks nothing but a 2."""
    return table(seat(0), seat(1, covered=4), seat(2), now=LOCKING)


def completed(qtbot: QtBot, data_dir: Path) -> Screen:
    """Ada's lock has completed Bob's card."""
    shown = screen(qtbot, data_dir, bob_completes())
    shown.type(ENTER)
    assert shown.play.question is not None
    return shown


def test_the_next_card_is_chosen_behind_the_curtain(qtbot: QtBot, data_dir: Path) -> None:
    shown = completed(qtbot, data_dir)
    curtain = shown.panel.secrets.curtain
    assert curtain is not None
    assert curtain.covers()
    found = shown.window.current()
    assert found is not None
    assert not found[1].question.isVisible()
    shown.type("1")
    assert curtain.covers()
    shown.type("b1" + ENTER)
    bob = shown.state.players[1]
    assert (bob.active, bob.next, bob.done) == (HANDS[1][2], HANDS[1][0], (HANDS[1][1],))
    assert not curtain.is_open()


def test_the_screen_can_go_back_and_forth(qtbot: QtBot, data_dir: Path) -> None:
    shown = completed(qtbot, data_dir)
    curtain = shown.panel.secrets.curtain
    assert curtain is not None
    shown.click(curtain.back)
    assert not curtain.is_open()
    assert shown.play.question is not None
    shown.type(ENTER)
    assert curtain.covers()
    shown.click(curtain.show_button)
    choice = shown.window.findChildren(CardChoice)[-1]
    shown.click(choice.button(NEXT, HANDS[1][3]))
    shown.click(choice.keep)
    assert shown.state.players[1].next == HANDS[1][3]


def test_undo_lifts_the_curtain(qtbot: QtBot, data_dir: Path) -> None:
    shown = completed(qtbot, data_dir)
    curtain = shown.panel.secrets.curtain
    assert curtain is not None
    shown.play.undo()
    assert not curtain.is_open()
    assert shown.state.players[1].covered == 4


def test_an_open_next_card_is_chosen_in_the_bar(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, bob_completes(), options={"secret_next": False})
    shown.type(ENTER)
    found = shown.window.current()
    assert found is not None
    assert found[1].question.isVisible()
    shown.type("1")
    assert shown.state.players[1].next == HANDS[1][0]


def test_ones_own_card_can_be_looked_at(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table())
    shown.click(shown.panel.table.rows[1].peek)
    curtain = shown.panel.secrets.curtain
    assert curtain is not None
    assert curtain.covers()
    shown.type("a")
    assert curtain.covers()
    shown.type("b" + ENTER)
    assert not curtain.is_open()
    shown.click(shown.panel.table.rows[0].peek)
    shown.type(ESCAPE)
    assert not curtain.is_open()


def test_a_lone_person_looks_at_once(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(seat(0), seat(1, seat="bold")))
    assert not shown.panel.table.rows[1].peek.isVisible()
    shown.click(shown.panel.table.rows[0].peek)
    curtain = shown.panel.secrets.curtain
    assert curtain is not None
    assert curtain.is_open()
    assert not curtain.covers()


def test_back_forgets_what_was_picked(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    shown.click(shown.panel.setup.begin)
    shown.click(shown.panel.prepare.choose)
    curtain = shown.panel.secrets.curtain
    assert curtain is not None
    shown.click(curtain.show_button)
    shown.type("21")
    shown.type(ESCAPE)
    assert not curtain.is_open()
    shown.settle()
    assert shown.window.findChildren(CardChoice) == []
    assert not shown.state.players[0].active
    shown.click(shown.panel.prepare.choose)
    shown.click(curtain.show_button)
    (choice,) = shown.window.findChildren(CardChoice)
    assert (choice.picked(ACTIVE), choice.picked(NEXT)) == ("", "")


def test_first_cards_are_not_told_while_others_choose(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    shown.click(shown.panel.setup.begin)
    shown.play.do(Prepare(0, HANDS[0][1], HANDS[0][0]))
    shown.settle()
    told = [shown.message(), shown.play.undo_name()]
    told += [shown.play.words.event(event) for event in shown.play.events()]
    told += [label.text() for label in shown.panel.prepare.findChildren(Label)]
    assert not [text for text in told if "0.3" in text or "0.2" in text]
    assert "Player 1 has chosen the first two cards." in told
