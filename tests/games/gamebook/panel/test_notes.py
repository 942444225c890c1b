"""Notes: kept after a pause, on leaving the field, before anything else, and on closing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.panel.sheet import NOTES
from gamebook_desktop.games.gamebook.state import Note
from gamebook_desktop.store.saves import open_play
from gamebook_desktop.ui.widgets.label import Label
from tests.games.gamebook.helpers import at, game, sheet
from tests.ui.widgets.hands import type_text
from tests.ui.window import Screen, screen

SECTIONS = {
    1: {"choices": [{"text": "Là.", "to": 2}]},
    2: {
        "effects": [{"note": "Le mot de la porte."}],
        "choices": [{"text": "Retour.", "to": 1}],
    },
}
TEXT = "Trois marches usées ; l'écho répond « oui ».\nÀ droite, rien."


def writing(qtbot: QtBot, data_dir: Path, kept: bool = False) -> Screen:
    """The note field of section 1, with text just typed."""
    shown = screen(qtbot, data_dir, SECTIONS, at(sheet()), kept=kept)
    shown.type("n")
    field = shown.panel.sheet.notes.field
    assert field.hasFocus()
    for line, text in enumerate(TEXT.split("\n")):
        if line:
            shown.key(Qt.Key.Key_Return)
        type_text(field, text)
    assert shown.state.world.notes == ()
    return shown


def leave_field(shown: Screen) -> None:
    shown.panel.sheet.tabs.setFocus()


def wait(shown: Screen) -> None:
    shown.qtbot.waitUntil(lambda: shown.play.session.cursor > 0, timeout=3000)


def choose(shown: Screen) -> None:
    shown.play.do(do.Choose("2"))


def change_tab(shown: Screen) -> None:
    shown.panel.sheet.show_tab(0)


def go_to_library(shown: Screen) -> None:
    shown.window.go("library")


def correct(shown: Screen) -> None:
    shown.panel.sheet.correct()


@pytest.mark.parametrize("way", [leave_field, wait, choose, change_tab, go_to_library, correct])
def test_A31_a_note_is_kept(qtbot: QtBot, data_dir: Path, way: Callable[[Screen], None]) -> None:
    shown = writing(qtbot, data_dir)
    way(shown)
    assert shown.play.session.state.world.notes[0] == Note("1", TEXT)


@pytest.mark.parametrize("how", ["window", "play"])
def test_A10_A31_closing_at_once_keeps_it_in_the_file(
    qtbot: QtBot, data_dir: Path, how: str
) -> None:
    shown = writing(qtbot, data_dir, kept=True)
    assert shown.play.save is not None
    path = shown.play.save.path
    if how == "window":
        shown.window.close()
    else:
        shown.window.close_play(shown.window.here)
    opened = open_play(shown.window.desk.profile, path, lambda *_: game(SECTIONS))
    opened.save.close()
    assert opened.session.state.world.notes == (Note("1", TEXT),)


def test_letters_and_digits_belong_to_the_field(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, SECTIONS, at(sheet()))
    shown.type("n")
    shown.type("1mpj")
    assert shown.panel.sheet.notes.field.toPlainText() == "1mpj"
    assert shown.state.visit.section == "1"
    assert shown.state.sheet.meals == 10


def test_each_section_has_its_own_note_and_all_are_listed(qtbot: QtBot, data_dir: Path) -> None:
    shown = writing(qtbot, data_dir)
    shown.play.do(do.Choose("2"))
    notes = shown.panel.sheet.notes
    assert notes.field.toPlainText() == ""
    assert notes._title.text() == "Note at 2"
    QApplication.processEvents()  # what was built just now is shown then
    lines = [label for label in notes._list.findChildren(Label) if not label.isHidden()]
    assert [label._words for label in lines] == [
        "2   Le mot de la porte.",
        f"1   {TEXT}",
    ]
    shown.play.do(do.Choose("1"))
    assert notes.field.toPlainText() == TEXT


def test_undo_of_a_note_empties_the_field(qtbot: QtBot, data_dir: Path) -> None:
    shown = writing(qtbot, data_dir)
    leave_field(shown)
    assert shown.play.undo_name() == "note at 1"
    shown.play.undo()
    assert shown.panel.sheet.notes.field.toPlainText() == ""
    shown.play.redo()
    assert shown.panel.sheet.notes.field.toPlainText() == TEXT


def test_a_note_taken_away_is_gone(qtbot: QtBot, data_dir: Path) -> None:
    shown = writing(qtbot, data_dir)
    leave_field(shown)
    shown.panel.sheet.notes.field.setFocus()
    shown.panel.sheet.notes.field.setPlainText("  ")
    leave_field(shown)
    assert shown.state.world.notes == ()


def test_what_is_being_typed_survives_a_redraw(qtbot: QtBot, data_dir: Path) -> None:
    shown = writing(qtbot, data_dir)
    shown.panel.refresh()
    assert shown.panel.sheet.notes.field.toPlainText() == TEXT
    assert shown.panel.sheet.tabs.currentIndex() == NOTES
