"""In a section of a paper book: gains, dice, things, words, offers, marks, notes, its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from tests.games.gamebook.helpers import sheet
from tests.games.gamebook.panel.paper_table import beside, page_of, press_shifted
from tests.ui.window import BACK, ENTER, Screen


def focused() -> object:
    return QApplication.focusWidget()


def noted(shown: Screen) -> tuple[tuple[str, str], ...]:
    return shown.state.paper.offers


def marks(shown: Screen) -> tuple[str, ...]:
    return shown.state.paper.marks


def codewords(shown: Screen) -> tuple[str, ...]:
    return shown.state.world.codewords


def light(shown: Screen) -> tuple[str, ...]:
    return shown.state.sheet.light


@pytest.mark.parametrize(
    ("keys", "name", "value"),
    [
        ("g12+", "gold", 17),
        ("g12" + ENTER, "gold", 17),
        ("g3-", "gold", 2),
        ("e4-", "stamina", 14),
        ("e" + ENTER, "stamina", 18),
    ],
)
def test_gains_and_losses(qtbot: QtBot, data_dir: Path, keys: str, name: str, value: int) -> None:
    shown = beside(qtbot, data_dir)
    shown.type(keys)
    found = getattr(shown.state.sheet, name)
    assert (found if name == "gold" else found.value) == value
    assert shown.play.session.cursor == 1 or value == 18


def test_shift_enter_takes_away_and_arrows_choose(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    shown.type("g")
    shown.key(Qt.Key.Key_Down)
    shown.type("3")
    press_shifted(Qt.Key.Key_Return, "\r")
    assert shown.state.sheet.meals == 7
    assert focused() is page_of(shown).turn.field


def test_each_press_of_a_step_counts(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    shown.type("g")
    line = page_of(shown).gains.lines["luck"]
    for _ in range(2):
        QTest.mouseClick(line.minus, Qt.MouseButton.LeftButton)
    assert shown.state.sheet.luck.value == 7
    assert line.value.text() == "7"


def test_real_dice_of_a_test_are_typed_though_the_field_had_the_focus(
    qtbot: QtBot, data_dir: Path
) -> None:
    shown = beside(qtbot, data_dir)
    shown.type("c" + "3" + BACK + "45")
    assert shown.state.sheet.luck.value == 8
    assert page_of(shown).turn.field.text() == ""
    assert focused() is page_of(shown).turn.field
    shown.type("h66")
    assert shown.state.sheet.skill.value == 9
    assert shown.play.question is None


@pytest.mark.parametrize(("keys", "dice"), [("d14", (4,)), ("d235", (3, 5)), ("d3111", (1, 1, 1))])
def test_dice_are_rolled(qtbot: QtBot, data_dir: Path, keys: str, dice: tuple[int, ...]) -> None:
    shown = beside(qtbot, data_dir)
    shown.type(keys)
    last = shown.play.session.last
    assert last is not None
    assert last.action == do.RollDice(len(dice))
    assert last.events[-1].dice == dice


def test_a_meal_is_eaten_and_locked_without_any(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir, hero=sheet(stamina=(10, 18), meals=1))
    shown.type("m")
    assert shown.state.sheet.stamina.value == 14
    button = page_of(shown).orders.buttons["M"]
    assert button.locked
    assert button.accessibleName() == "Meal, M, closed"


def test_things_are_taken_and_left(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    shown.type("oCorde" + ENTER)
    assert shown.state.sheet.carried[-1] == "Corde"
    assert light(shown) == ()
    page = page_of(shown)
    shown.type("o")
    page.things.kind.segments()[1].click()
    shown.type("Amulette" + ENTER)
    assert light(shown) == ("Amulette",)
    shown.type("o")
    page.things.kind.segments()[0].click()
    named_button(page.things, "Leave Corde").click()
    assert "Corde" not in shown.state.sheet.carried


def test_codewords_are_written_and_struck(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    page = page_of(shown)
    shown.type("o")
    page.things.kind.segments()[2].click()
    shown.type("OMBRE" + ENTER)
    assert codewords(shown) == ("OMBRE",)
    shown.type("o")
    named_button(page.things, "Strike OMBRE").click()
    assert codewords(shown) == ()


def named_button(form: QWidget, name: str) -> QAbstractButton:
    QApplication.processEvents()
    buttons = form.findChildren(QAbstractButton)
    return next(b for b in buttons if b.accessibleName() == name and b.isVisible())


def test_offers_are_noted_with_spaces_between(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    shown.type("l134 217 134" + ENTER)
    assert noted(shown) == (("1", "134"), ("1", "217"))
    assert focused() is page_of(shown).turn.field
    assert page_of(shown).offers.field.text() == "134 217"
    shown.type("l 8" + ENTER)
    assert noted(shown) == (("1", "134"), ("1", "217"), ("1", "8"))


def test_offers_on_a_french_digit_row_and_without_enter(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    shown.type("l" + "&é 34")
    page_of(shown).turn.field.setFocus()
    assert noted(shown) == (("1", "12"), ("1", "34"))
    shown.type("12" + ENTER)
    assert page_of(shown).offers.field.text() == ""


def test_a_section_is_marked_and_the_mark_taken_off(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    mark = page_of(shown).turn.mark
    before = mark.grab().toImage()
    shown.type("b")
    assert marks(shown) == ("1",)
    assert mark.isChecked()
    assert mark.grab().toImage() != before
    assert mark.accessibleName() == "Take the mark off this section"
    mark.click()
    assert marks(shown) == ()


def test_the_note_is_kept_before_anything_else_is_done(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    page = page_of(shown)
    shown.type("nLe puits sonne creux.")
    page.turn.field.setFocus()
    shown.type("27" + ENTER)
    (note,) = shown.state.world.notes
    assert (note.section, note.text) == ("1", "Le puits sonne creux.")
    assert page.note.field.toPlainText() == ""
    shown.type("1" + ENTER)
    assert page.note.field.toPlainText() == "Le puits sonne creux."
    assert shown.panel.sheet.notes.field.toPlainText() == "Le puits sonne creux."


@pytest.mark.parametrize("kind", ["victory", "defeat", "death"])
def test_the_book_ends(qtbot: QtBot, data_dir: Path, kind: str) -> None:
    shown = beside(qtbot, data_dir)
    page_of(shown).more.actions_by_name()[kind].trigger()
    assert shown.state.ending is not None
    assert shown.state.ending.kind == kind
    assert shown.panel.stack.currentWidget() is shown.panel.ending
