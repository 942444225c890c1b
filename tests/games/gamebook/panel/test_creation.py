"""Making a sheet on screen: dice of both kinds, totals by hand, talents, potion, name."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook.state import Stat, State
from gamebook_desktop.ui.design.theme import Theme
from tests.games.gamebook.helpers import Dice
from tests.games.gamebook.table import press
from tests.ui.widgets.hands import double_click, type_text
from tests.ui.window import BACK, ENTER, SPACE, TAB, Screen, screen

SECTIONS = {1: {"title": "La cour", "choices": [{"text": "Là.", "to": 2}]}, 2: {}}
TALENTS = ("crocheteur", "pas_de_loup", "cache_tampon")


def blank(qtbot: QtBot, data_dir: Path, dice: Dice | None = None) -> Screen:
    """A play whose sheet is still to be made."""
    return screen(qtbot, data_dir, SECTIONS, State(), dice=dice)


def pick(shown: Screen, *names: str) -> None:
    page = shown.panel.creation
    for name in names:
        button = {**page.talents, **page.potions}[name]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def values(shown: Screen) -> tuple[int, int, int]:
    sheet = shown.state.sheet
    assert [s.initial for s in (sheet.skill, sheet.stamina, sheet.luck)] == [
        s.value for s in (sheet.skill, sheet.stamina, sheet.luck)
    ]
    return sheet.skill.value, sheet.stamina.value, sheet.luck.value


def test_with_real_dice_four_digits_make_the_values(qtbot: QtBot, data_dir: Path) -> None:
    shown = blank(qtbot, data_dir)
    shown.type(ENTER)
    assert shown.play.question is not None
    shown.type("3" + "44" + BACK + "5")
    assert shown.play.question is not None
    assert shown.play.question.why == "luck"
    shown.type("6")
    assert values(shown) == (9, 21, 12)
    focused = QApplication.focusWidget()
    assert focused is next(iter(shown.panel.creation.talents.values()))


def in_view(shown: Screen, *parts: QWidget) -> bool:
    pane = shown.panel.creation._pane
    room = pane.viewport().rect()
    return all(
        room.contains(part.mapTo(pane.viewport(), end))
        for part in parts
        for end in (part.rect().topLeft(), part.rect().bottomLeft())
    )


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("dice", [None, [(1,), (2, 2), (3,)]])
def test_a_new_play_opens_at_its_top_and_shows_the_values_once_asked(
    qtbot: QtBot, data_dir: Path, look: Theme, dice: Dice | None, scale: float
) -> None:
    look.set(scale=scale)
    prologue = "Une phrase assez longue pour remplir une ligne de la page. " * 60
    shown = screen(qtbot, data_dir, SECTIONS, State(), dice=dice, prologue=prologue)
    page = shown.panel.creation
    qtbot.waitUntil(page._title.hasFocus)
    assert page._pane.verticalScrollBar().value() == 0
    assert in_view(shown, page._title, page.dice_mode)
    assert not in_view(shown, *page.boxes)
    shown.type(ENTER)
    if dice is None:
        for digit in "3456":
            qtbot.waitUntil(lambda: in_view(shown, *page.boxes, *page._hints))
            shown.type(digit)
    qtbot.waitUntil(lambda: in_view(shown, *page.boxes, *page._hints))
    assert QApplication.focusWidget() is next(iter(page.talents.values()))
    assert in_view(shown, next(iter(page.talents.values())))


def test_the_programs_dice_roll_once(qtbot: QtBot, data_dir: Path) -> None:
    shown = blank(qtbot, data_dir, [(1,), (2, 2), (3,)])
    double_click(shown.panel.creation.roll)
    assert values(shown) == (7, 16, 9)
    assert shown.play.session.cursor == 1
    assert not shown.panel.creation.roll.isVisible()


def test_a_whole_sheet_by_keyboard_only(qtbot: QtBot, data_dir: Path) -> None:
    shown = blank(qtbot, data_dir)
    shown.type(ENTER + "3456")  # the focus comes to lie on the first talent
    shown.type(SPACE + TAB + SPACE + TAB + SPACE)
    while QApplication.focusWidget() not in shown.panel.creation.potions.values():
        shown.type(TAB)
    shown.type(SPACE + TAB)
    while QApplication.focusWidget() is not shown.panel.creation.name.field:
        shown.type(TAB)
    for letter in "Mirre":
        shown.type(letter)
    shown.type(ENTER)
    assert shown.state.begun
    assert shown.state.sheet.name == "Mirre"
    assert shown.state.sheet.talents == tuple(shown.panel.creation.talents)[:3]
    assert shown.state.visit.section == "1"
    assert shown.panel.page.at_the_text()


@pytest.mark.parametrize(
    ("rolled", "talents", "potion", "reason", "rule"),
    [
        (False, (), "", "Your strengths are not rolled yet.", "creation"),
        (True, (), "vigueur", "Choose exactly 3 talents; 0 are chosen.", "R33"),
        (True, TALENTS[:2], "vigueur", "Choose exactly 3 talents; 2 are chosen.", "R33"),
        (
            True,
            (*TALENTS, "decrypteur"),
            "vigueur",
            "Choose exactly 3 talents; 4 are chosen.",
            "R33",
        ),
        (True, TALENTS, "", "Choose one potion.", "potions"),
    ],
)
def test_B31_begin_stays_closed_and_says_why(
    qtbot: QtBot,
    data_dir: Path,
    rolled: bool,
    talents: tuple[str, ...],
    potion: str,
    reason: str,
    rule: str,
) -> None:
    shown = blank(qtbot, data_dir, [(1,), (2, 2), (3,)])
    page = shown.panel.creation
    if rolled:
        shown.type(ENTER)
    pick(shown, *talents)
    if potion:
        pick(shown, potion)
    before = shown.play.session.cursor
    QTest.mouseClick(page.begin, Qt.MouseButton.LeftButton)
    assert not shown.state.begun
    assert shown.play.session.cursor == before
    assert shown.message().startswith(reason)
    assert shown.window.line.rule() == rule
    assert page.begin.accessibleDescription() == reason


def test_one_potion_at_a_time(qtbot: QtBot, data_dir: Path) -> None:
    shown = blank(qtbot, data_dir)
    potions = list(shown.panel.creation.potions)
    pick(shown, *potions)
    chosen = [n for n, b in shown.panel.creation.potions.items() if b.isChecked()]
    assert chosen == potions[-1:]


def test_totals_by_hand(qtbot: QtBot, data_dir: Path) -> None:
    shown = blank(qtbot, data_dir)
    page = shown.panel.creation
    QTest.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    fields = [counter.field for counter in page._counters]
    assert QApplication.focusWidget() is fields[0]
    assert [field.accessibleName() for field in fields] == ["Skill", "Stamina", "Luck"]
    for field, text in zip(fields, ("11", "20", "8"), strict=True):
        field.selectAll()
        type_text(field, text)
    press(fields[2], Qt.Key.Key_Return)
    assert values(shown) == (11, 20, 8)


@pytest.mark.parametrize("totals", [("6", "20", "8"), ("13", "20", "8"), ("9", "25", "8")])
def test_totals_no_dice_can_give_are_refused(
    qtbot: QtBot, data_dir: Path, totals: tuple[str, ...]
) -> None:
    shown = blank(qtbot, data_dir)
    page = shown.panel.creation
    QTest.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    for counter, text in zip(page._counters, totals, strict=True):
        counter.field.setText(text)
    QTest.mouseClick(page._enter, Qt.MouseButton.LeftButton)
    assert shown.state.sheet.skill == Stat()
    assert shown.message().endswith("Nothing has changed.")
    assert page._hand.isVisible()


def test_undo_of_the_start_keeps_what_was_picked(qtbot: QtBot, data_dir: Path) -> None:
    shown = blank(qtbot, data_dir, [(1,), (2, 2), (3,)])
    shown.type(ENTER)
    pick(shown, *list(shown.panel.creation.talents)[:3], "vigueur")
    shown.type(ENTER)
    assert shown.state.begun
    assert shown.play.undo_name() == "start of the adventure"
    shown.play.undo()
    page = shown.panel.creation
    assert page.isVisible()
    assert sum(button.isChecked() for button in page.talents.values()) == 3
    assert not page.begin.locked


def test_an_adventure_under_way_is_taken_over(qtbot: QtBot, data_dir: Path) -> None:
    shown = blank(qtbot, data_dir)
    page = shown.panel.creation
    QTest.mouseClick(page.under_way, Qt.MouseButton.LeftButton)
    form = page._form
    form._name.set_text("Orane")
    six = {"skill": 7, "skill_initial": 9, "stamina": 13, "stamina_initial": 20}
    six |= {"luck": 4, "luck_initial": 11, "gold": 2, "meals": 3, "doses": 1}
    for name, number in six.items():
        form._numbers[name].set_value(number)
    for button in list(form._talents.values())[:3]:
        button.setChecked(True)
    form._section.set_text("2")
    form.take_over()
    sheet = shown.state.sheet
    assert (sheet.skill, sheet.stamina, sheet.luck) == (Stat(9, 7), Stat(20, 13), Stat(11, 4))
    assert (sheet.name, sheet.gold, sheet.meals, sheet.doses) == ("Orane", 2, 3, 1)
    assert shown.state.visit.section == "2"


def test_C8_an_unknown_section_is_refused(qtbot: QtBot, data_dir: Path) -> None:
    shown = blank(qtbot, data_dir)
    page = shown.panel.creation
    QTest.mouseClick(page.under_way, Qt.MouseButton.LeftButton)
    for button in list(page._form._talents.values())[:3]:
        button.setChecked(True)
    page._form._section.set_text("404")
    page._form.take_over()
    assert not shown.state.begun
    assert "404" in shown.message()
