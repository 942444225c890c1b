"""Correcting the table by hand: every value, named in the journal, undone like a move."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.outatime.panel.correction_player import HIDDEN
from gamebook_desktop.games.outatime.state import FLUX, Now
from tests.games.outatime.panel.screen import HANDS, screen, seat, table
from tests.ui.window import ENTER, ESCAPE


def test_boxes_by_keyboard(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(seat(0, covered=1), seat(1)))
    shown.panel.key("F2")
    form = shown.panel.assistant.form
    assert QApplication.focusWidget() is form.players[0].covered.field
    shown.type("3" + ENTER)
    assert shown.state.players[0].covered == 3
    assert not shown.panel.assistant.correcting()
    assert shown.play.undo_name() == "correction: Ada, boxes covered: 1 → 3"
    shown.play.undo()
    assert shown.state.players[0].covered == 1


def test_everything_else_with_a_reason(qtbot: QtBot, data_dir: Path) -> None:
    now = Now(0, 1, (FLUX,), (2, 5, 5, 5, 4), 1)
    shown = screen(qtbot, data_dir, table(seat(0), seat(1), now=now))
    shown.click(shown.panel.table.head.correct)
    form = shown.panel.assistant.form
    two, three, other, four, last = HANDS[1]
    bob = form.players[1]
    assert bob.next.current() == HIDDEN
    bob.name.set_text("Bobby")
    bob.active.set_current(four)
    bob.next.set_current(other)
    bob.done[three].setChecked(True)
    form.turn.set_current("1")
    form.locked.set_text("F 8 3")
    form.reason.set_text("la table a glissé")
    shown.click(form.keep_button)
    player = shown.state.players[1]
    assert (player.name, player.active, player.next) == ("Bobby", four, other)
    assert (player.done, player.reserve, player.covered) == ((three,), (two, last), 0)
    assert (shown.state.now.player, shown.state.now.locked) == (1, (FLUX, 88, 3))
    last_record = shown.play.session.last
    assert last_record is not None
    assert last_record.action.note == "la table a glissé"


def test_what_no_table_can_be_is_refused_in_the_form(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table())
    shown.panel.key("F2")
    form = shown.panel.assistant.form
    form.locked.set_text("F 7")
    shown.click(form.keep_button)
    assert form.error.words()
    form.locked.set_text("")
    form.players[0].active.set_current(HANDS[0][4])
    shown.click(form.keep_button)
    assert form.error.words()
    assert shown.panel.assistant.correcting()
    assert shown.state == table()


def test_leaving_changes_nothing(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table())
    cursor = shown.play.session.cursor
    shown.panel.key("F2")
    shown.type("3" + ESCAPE)
    assert not shown.panel.assistant.correcting()
    assert shown.panel.assistant.orders.isVisible()
    assert shown.play.session.cursor == cursor
