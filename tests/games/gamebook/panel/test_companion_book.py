"""The paper book itself: title, last section, fields of its sheet; handing on what was found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.game import Startable
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.panel import GamebookPanel
from gamebook_desktop.games.gamebook.panel.companion_fields import FieldsPart
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.plays import ProgramDesk
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.ui.controller import PROGRAM, REAL
from gamebook_desktop.ui.widgets.counter import Counter
from gamebook_desktop.ui.widgets.field import TextField
from gamebook_desktop.ui.widgets.segmented import Segmented
from tests.games.gamebook.panel.paper_table import beside, page_of
from tests.ui.widgets.hands import type_text
from tests.ui.window import ENTER, TAB, Screen

FIELDS: list[dict[str, Any]] = [
    {"id": "honneur", "name": "Honneur", "kind": "number", "start": 10},
    {"id": "cheval", "name": "Cheval", "kind": "yes_no"},
    {"id": "dieu", "name": "Dieu", "kind": "text"},
    {"id": "noms", "name": "Noms appris", "kind": "list"},
]


def fields_of(shown: Screen) -> FieldsPart:
    part = shown.panel.sheet.sheet.fields
    assert part is not None
    return part


def values(shown: Screen) -> dict[str, int | str | bool]:
    return dict(shown.state.paper.fields)


# ------------------------------------------------------------------------------ the book
def test_title_last_section_and_a_field_are_given_at_any_time(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir, kept=True)
    page = page_of(shown)
    page.more.actions_by_name()["book"].trigger()
    assert page.book.title.selectedText() == "Essai"
    shown.type("Les Caves de Brisemont" + TAB + "350" + TAB)
    assert shown.panel.title() == "Les Caves de Brisemont"
    assert shown.state.paper.last == 350
    assert shown.panel.place() == "paper book, 350 section(s)"
    page.book.field_name.setFocus()
    shown.type("Honneur" + ENTER)
    assert [(f.name, f.kind) for f in shown.state.paper.own] == [("Honneur", "number")]
    assert list(fields_of(shown).editors()) == ["own_1"]


def test_a_title_is_not_lost_by_turning(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir, kept=True)
    page_of(shown).more.actions_by_name()["book"].trigger()
    shown.type("Brisemont")
    shown.play.do(do.TurnTo("27"))
    assert shown.panel.title() == "Brisemont"


# ------------------------------------------------------------------------------ fields
def test_each_kind_of_field_is_set(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir, fields=FIELDS)
    editors = fields_of(shown).editors()
    honour, horse, god, names = (editors[field["id"]] for field in FIELDS)
    assert isinstance(honour, Counter)
    assert honour.value() == 10
    honour.plus.click()
    assert values(shown) == {"honneur": 11}
    assert isinstance(horse, Segmented)
    horse.segments()[1].click()
    assert values(shown)["cheval"] is True
    assert isinstance(god, TextField)
    god.setFocus()
    shown.type("Sindla" + ENTER)
    assert values(shown)["dieu"] == "Sindla"
    names.setFocus()
    shown.type("Oscar" + ENTER + " " + ENTER + "Mirre")
    page_of(shown).turn.field.setFocus()
    assert values(shown)["noms"] == "Oscar\nMirre"


def test_what_is_typed_in_a_field_is_kept_before_a_turn(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir, fields=FIELDS)
    honour = fields_of(shown).editors()["honneur"]
    assert isinstance(honour, Counter)
    honour.field.setFocus()
    honour.field.selectAll()
    type_text(honour.field, "7")
    shown.play.do(do.TurnTo("27"))
    assert values(shown) == {"honneur": 7}
    assert shown.play.session.cursor == 2


def test_a_field_follows_undo(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir, fields=FIELDS)
    shown.play.do(do.SetField("honneur", 3))
    honour = fields_of(shown).editors()["honneur"]
    assert isinstance(honour, Counter)
    assert honour.value() == 3
    shown.play.undo()
    assert honour.value() == 10


def test_a_field_of_ones_own_can_be_taken_away(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    assert not fields_of(shown).isVisible()
    shown.play.do(do.AddField("Amulettes", "list"))
    part = fields_of(shown)
    (remove,) = [
        b
        for b in part.findChildren(QAbstractButton)
        if b.accessibleName() == "Take the field Amulettes away"
    ]
    remove.click()
    assert shown.state.paper.own == ()
    assert part.editors() == {}


# ------------------------------------------------------------------------------ handing on
@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the file dialog says to write."""
    path = tmp_path / "caves.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    return path


def test_what_was_recorded_is_exported_and_serves_another_reader(
    qtbot: QtBot, data_dir: Path, target: Path, tmp_path: Path
) -> None:
    shown = beside(qtbot, data_dir, kept=True)
    page = page_of(shown)
    page.more.actions_by_name()["book"].trigger()
    shown.type("Les Caves de Brisemont" + TAB)
    page.focus_home()
    shown.type("27" + ENTER + "l66 201" + ENTER)
    shown.type("a76" + TAB + "Rat" + ENTER + "e")
    shown.type("nCreux.")
    page.more.actions_by_name()["export"].trigger()
    assert shown.message() == "Written: caves.zip. Import it in the library."
    desk = ProgramDesk(Profile(tmp_path / "autre"), "fr")
    brought = desk.take_in(target)
    assert isinstance(brought, Startable)
    assert (brought.title, brought.setup["book"]) == (
        "Les Caves de Brisemont",
        "les_caves_de_brisemont",
    )
    play = desk.start(brought)
    play.controller.do(do.SetSheet(9, 18, 9))
    talents = ("monte_en_l_air", "pas_de_loup", "cache_tampon")
    play.controller.do(do.Begin("Bob", talents, "vigueur"))
    play.controller.do(do.TurnTo("27"))
    panel = play.panel
    assert isinstance(panel, GamebookPanel)
    panel.refresh()
    assert panel.companion is not None
    assert panel.companion.foe.known.text() == "Rat 7/6"
    offered = {n.id for n in panel.companion.map._model.graph.nodes if not n.read}
    assert offered == {"66", "201"}
    panel.key("K")
    state: State = play.controller.state
    assert state.fight is not None
    play.controller.save.close()  # type: ignore[union-attr]
    panel.close()


def test_leaving_the_file_dialog_writes_nothing(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    shown = beside(qtbot, data_dir)
    before = shown.message()
    page_of(shown).export()
    assert shown.message() == before


def test_a_folder_that_cannot_be_written_is_said(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    place = tmp_path / "file" / "caves.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(place), ""))
    shown = beside(qtbot, data_dir)
    page_of(shown).export()
    assert shown.message()
    assert not place.exists()


# ------------------------------------------------------------------------------ at creation
def test_the_book_is_named_when_the_sheet_is_made(qtbot: QtBot, tmp_path: Path) -> None:
    desk = ProgramDesk(Profile(tmp_path), "fr")
    plain = next(o.startable for o in desk.offers() if o.startable.setup["book"] == "livre_ff")
    play = desk.start(plain)
    panel = play.panel
    assert isinstance(panel, GamebookPanel)
    panel.refresh()
    creation = panel.creation
    qtbot.addWidget(panel.main)
    panel.main.show()
    assert play.controller.dice_mode == REAL  # whatever the settings say
    assert desk.settings.dice == PROGRAM
    assert creation.dice_mode.current() == 1
    paper = creation.paper
    assert paper is not None
    assert (paper.title.text(), paper.last.text()) == ("", "400")
    english = "Beside a book: Fighting Fantasy"
    assert (creation._title.text(), paper.title.placeholderText()) == (english, english)
    assert creation._about.source().startswith("For any paper book")
    assert not creation.talents
    assert [head.text() for head in creation._heads] == [
        "1. Your strengths",
        "",
        "2. One potion",
        "3. Your name",
    ]
    type_text(paper.title, "Le Sorcier")
    paper.last.selectAll()
    for digit in (Qt.Key.Key_3, Qt.Key.Key_8, Qt.Key.Key_0):
        QTest.keyClick(paper.last, digit)
    play.controller.do(do.SetSheet(9, 18, 9))
    assert panel.title() == "Le Sorcier"
    creation.potions["vigueur"].setChecked(True)
    creation.start()
    state: State = play.controller.state
    assert state.begun
    assert state.paper.last == 380
    play.controller.save.close()  # type: ignore[union-attr]
