"""Beside a paper book: the field of the next section, what may happen there, fights, the book."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook.state import Met
from tests.games.gamebook.helpers import sheet
from tests.games.gamebook.panel.paper_table import beside, in_front, page_of, press_shifted
from tests.ui.widgets.hands import double_click
from tests.ui.window import BACK, ENTER, ESCAPE, TAB, Screen

WOLF = {"name": "Loup", "skill": 7, "stamina": 6}
BEAR = {"name": "Ours", "skill": 9, "stamina": 10, "damage": 3}


def focused() -> object:
    return QApplication.focusWidget()


def left(widget: QWidget) -> None:
    """One click."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def foes(shown: Screen) -> list[tuple[str, int, int, int]]:
    fight = shown.state.fight
    return [(f.name, f.skill, f.stamina, f.damage) for f in fight.foes] if fight else []


def marks(shown: Screen) -> tuple[str, ...]:
    return shown.state.paper.marks


# ------------------------------------------------------------------------------ turning
@pytest.mark.parametrize("digits", ["27", "éè"])
def test_a_move_is_the_number_and_enter(qtbot: QtBot, data_dir: Path, digits: str) -> None:
    shown = beside(qtbot, data_dir)
    field = page_of(shown).turn.field
    assert in_front(shown)
    assert focused() is field
    shown.type(digits + ENTER)
    assert shown.state.visit.section == "27"
    assert field.text() == ""
    assert focused() is field
    assert shown.play.session.cursor == 1


def test_the_numeric_pad_turns(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    pad = Qt.KeyboardModifier.KeypadModifier
    for digit in (1, 3, 4):
        shown.key(Qt.Key(Qt.Key.Key_0 + digit), pad)
    assert page_of(shown).turn.field.text() == "134"
    shown.key(Qt.Key.Key_Enter, pad)
    assert shown.state.visit.section == "134"


def test_digits_reach_the_field_from_anywhere(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    page = page_of(shown)
    page.orders.buttons["C"].setFocus()
    shown.type("5" + BACK + "88" + ENTER)
    assert shown.state.visit.section == "88"
    assert focused() is page.turn.field


def test_enter_on_an_empty_field_does_nothing(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    shown.type(ENTER * 2)
    assert shown.play.session.cursor == 0


def test_a_held_enter_turns_once(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    shown.type("27" + ENTER)
    shown.type("3")
    shown.type(ENTER, repeat=True)
    assert shown.state.visit.section == "27"


def test_letters_are_commands_and_shifted_ones_write(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    field = page_of(shown).turn.field
    shown.type("12")
    press_shifted(Qt.Key.Key_B, "B")
    assert field.text() == "12B"
    assert marks(shown) == ()
    shown.type(ENTER)
    assert shown.state.visit.section == "12B"
    shown.type("b")
    assert marks(shown) == ("12B",)


@pytest.mark.parametrize("letter", "bmaf")
def test_a_letter_over_a_number_half_typed_is_no_command(
    qtbot: QtBot, data_dir: Path, letter: str
) -> None:
    shown = beside(qtbot, data_dir, hero=sheet(stamina=(10, 18)))
    field = page_of(shown).turn.field
    shown.type("12" + letter)
    assert (field.text(), marks(shown), shown.play.session.cursor) == ("12", (), 0)
    assert focused() is field
    assert shown.panel.sheet.isVisible()
    assert shown.message() == (
        "A number stands in the field: turn to it or delete it first. Shift writes a letter."
    )
    shown.type(ENTER)
    assert (shown.state.visit.section, marks(shown)) == ("12", ())


def test_one_turns_with_the_mouse_alone(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    turn = page_of(shown).turn
    assert not turn.pad.isVisible()
    page_of(shown).more.actions_by_name()["pad"].trigger()
    QApplication.processEvents()
    for digit in "275":
        left(turn.pad.digits[digit])
    left(turn.pad.back)
    assert turn.field.text() == "27"
    left(turn.pad.enter)
    assert (shown.state.visit.section, turn.field.text()) == ("27", "")
    left(turn.pad.enter)  # nothing to turn to
    assert shown.play.session.cursor == 1
    double_click(turn.pad.digits["8"])
    assert turn.field.text() == "88"
    page_of(shown).more.actions_by_name()["pad"].trigger()
    assert not turn.pad.isVisible()


def test_a_number_beyond_the_book_is_noted_warned_of_and_corrected(
    qtbot: QtBot, data_dir: Path
) -> None:
    shown = beside(qtbot, data_dir)
    turn = page_of(shown).turn
    shown.type("400" + ENTER)
    assert turn.warning() == ""
    shown.type("412" + ENTER)
    assert shown.state.visit.section == "412"
    assert turn.warning() == "412 is beyond this book of 400 section(s). Noted all the same."
    QTest.mouseClick(turn.correct, Qt.MouseButton.LeftButton)
    assert shown.state.visit.section == "400"
    assert turn.warning() == ""
    assert turn.field.selectedText() == "412"
    assert focused() is turn.field
    shown.type("312" + ENTER)
    assert shown.state.world.path == ("1", "400", "312")


def test_correcting_later_leaves_what_was_done_since(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir, hero=sheet(stamina=(10, 18)))
    shown.type("412" + ENTER + "m")
    page_of(shown).correct_turn()
    assert shown.state.visit.section == "412"
    assert shown.state.sheet.meals == 9
    assert page_of(shown).turn.field.selectedText() == "412"


def test_undo_takes_the_turn_back(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    shown.type("27" + ENTER)
    shown.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown.state.visit.section == "1"


# ------------------------------------------------------------------------------ foes
@pytest.mark.parametrize(
    ("keys", "skill", "stamina"),
    [
        ("a76" + ENTER, 7, 6),
        ("a112" + ENTER, 11, 2),
        ("a1" + ENTER + "6" + ENTER, 1, 6),
        ("aè-" + ENTER, 7, 6),
        ("a76" + BACK + "9" + ENTER, 7, 9),
    ],
)
def test_a_foe_is_three_keystrokes_and_enter(
    qtbot: QtBot, data_dir: Path, keys: str, skill: int, stamina: int
) -> None:
    shown = beside(qtbot, data_dir)
    shown.type(keys)
    assert foes(shown) == [("Foe", skill, stamina, 2)]
    assert shown.panel.stack.currentWidget() is shown.panel.fight


def test_a_foe_is_met_with_the_mouse_alone(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    form = page_of(shown).foe
    assert not form.fight.isVisible()
    page_of(shown).more.actions_by_name()["pad"].trigger()
    QApplication.processEvents()
    left(form.fight)
    assert form.error.words() == "A number is missing."
    skill, stamina = form.steppers
    assert [skill.plus.accessibleName(), stamina.minus.accessibleName()] == [
        "Skill: one more",
        "Stamina: one less",
    ]
    left(skill.plus)
    assert form.error.words() == ""
    double_click(skill.plus)
    for _ in range(8):
        left(stamina.minus)
    assert (form.skill.text(), form.stamina.text()) == ("9", "1")
    left(form.fight)
    assert foes(shown) == [("Foe", 9, 1, 2)]


@pytest.mark.parametrize(
    ("keys", "field"),
    [("a8" + TAB, "stamina"), ("a8" + TAB * 2, "name"), ("a86" + TAB, "name")],
)
def test_a_tab_after_a_field_that_moved_on_by_itself_skips_nothing(
    qtbot: QtBot, data_dir: Path, keys: str, field: str
) -> None:
    shown = beside(qtbot, data_dir)
    shown.type(keys)
    assert focused() is getattr(page_of(shown).foe, field)


def test_a_foe_may_have_a_name(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    shown.type("a76" + TAB + "Rat des caves" + ENTER)
    assert foes(shown) == [("Rat des caves", 7, 6, 2)]
    assert shown.play.question is None


@pytest.mark.parametrize(("keys", "field"), [("a7" + ENTER, "stamina"), ("a70" + ENTER, "stamina")])
def test_what_is_missing_is_said(qtbot: QtBot, data_dir: Path, keys: str, field: str) -> None:
    shown = beside(qtbot, data_dir)
    shown.type(keys)
    form = page_of(shown).foe
    assert shown.state.fight is None
    assert form.error.words() == "A number is missing."
    assert getattr(form, field).wrong
    assert focused() is getattr(form, field)
    shown.type("6" + ENTER)
    assert len(foes(shown)) == 1


def test_escape_leaves_a_form_for_the_field(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    for key in "aogt":
        shown.type(key)
        assert focused() is not page_of(shown).turn.field
        shown.type(ESCAPE)
        assert focused() is page_of(shown).turn.field
    assert shown.play.session.cursor == 0


def test_another_foe_joins_and_the_mode_is_chosen(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    shown.type("a76" + ENTER + "a88" + ENTER)
    assert foes(shown) == [("Foe", 7, 6, 2), ("Foe 2", 8, 8, 2)]
    part = shown.panel.fight._paper
    assert part is not None
    assert part.mode.isVisible()
    part.mode.chosen.emit("together")
    assert shown.state.fight is not None
    assert shown.state.fight.mode == "together"
    shown.type("2" + ENTER + "1166")
    assert shown.state.fight.target == 1


def test_what_the_profile_knows_is_one_key_away(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir, known={"27": {"foes": [WOLF, BEAR]}})
    page = page_of(shown)
    assert not page.foe.known.isVisible()
    shown.type("27" + ENTER)
    assert page.foe.known.text() == "Loup 7/6, Ours 9/10"
    shown.type("k")
    assert foes(shown) == [("Loup", 7, 6, 2), ("Ours", 9, 10, 3)]


def test_the_book_ends_the_fight(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    shown.type("a76" + ENTER + ENTER + "1166" + "e")
    assert shown.state.fight is None
    assert shown.state.paper.met == (Met("1", "Foe", 7, 6, "stopped"),)
    assert in_front(shown)
    assert focused() is page_of(shown).turn.field


def test_flight_is_always_possible(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    shown.type("a76" + ENTER + "x" + ENTER)
    assert shown.state.fight is None
    assert shown.state.sheet.stamina.value == 16
    shown.type("9" + ENTER)
    assert shown.state.visit.section == "9"


def test_odds_stand_beside_the_fight(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir, hero=sheet(skill=(9, 9), stamina=(12, 18), luck=(8, 10)))
    shown.type("a98" + ENTER)
    odds = shown.panel.fight.odds.of(shown.state)
    assert odds is not None
    assert 0 < odds.never < odds.best < 1


def test_a_modifier_is_put_in_force_in_a_fight(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    shown.type("a76" + ENTER + "t" + "-2" + ENTER)
    assert [(m.on, m.by, m.ends) for m in shown.state.sheet.modifiers] == [("attack", -2, "fight")]
    assert shown.play.question is None
    assert shown.panel.fight._paper is not None
    assert not shown.panel.fight._paper.modifier.isVisible()


# ------------------------------------------------------------------------------ the map
def test_the_map_follows_and_proposes_what_was_not_read(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir)
    page = page_of(shown)
    shown.type("27" + ENTER + "l66 201" + ENTER)
    page.map.section_opened.emit("201")
    assert page.turn.field.text() == "201"
    assert focused() is page.turn.field
    assert shown.state.visit.section == "27"
    page.map.section_opened.emit("1")
    assert shown.panel.sheet.tabs.currentIndex() == 1


@pytest.mark.parametrize(("size", "beside_it"), [((1366, 768), True), ((660, 600), False)])
def test_the_map_stands_below_where_there_is_no_room(
    qtbot: QtBot, data_dir: Path, size: tuple[int, int], beside_it: bool
) -> None:
    shown = beside(qtbot, data_dir, size=size)
    page = page_of(shown)
    assert page._rule.isVisible() is beside_it
    assert page.map.isVisible()
    assert (page.map.mapTo(page, page.map.rect().topLeft()).x() > 250) is beside_it


# ------------------------------------------------------------------------------ access
def test_everything_that_takes_the_focus_has_a_name(qtbot: QtBot, data_dir: Path) -> None:
    shown = beside(qtbot, data_dir, known={"1": {"foes": [WOLF]}})
    page = page_of(shown)
    for form in page.forms:
        page.open_form(form)
        kinds: list[Any] = [QAbstractButton, QLineEdit, QPlainTextEdit]
        parts = [w for kind in kinds for w in page.findChildren(kind) if w.isVisible()]
        assert len(parts) > 12
        assert [w for w in parts if not (w.accessibleName() or w.text())] == []


def test_every_letter_of_the_list_of_keys_does_something(qtbot: QtBot, data_dir: Path) -> None:
    letters = [key for key, _ in beside(qtbot, data_dir).panel.shortcuts() if len(key) == 1]
    assert sorted(letters) == sorted("AKCHDGEOTMPLBNXJ")
    for letter in letters:
        hero = sheet(stamina=(10, 18))
        shown = beside(qtbot, data_dir, hero=hero, known={"1": {"foes": [WOLF]}})
        shown.type("27" + ENTER if letter == "X" else "")
        before = (shown.play.session.cursor, shown.play.question, focused())
        tab = shown.panel.sheet.tabs.currentIndex()
        if letter == "X":
            shown.type("a76" + ENTER)
        shown.type(letter.lower())
        after = (shown.play.session.cursor, shown.play.question, focused())
        assert after != before or shown.panel.sheet.tabs.currentIndex() != tab, letter
        shown.window.close()
