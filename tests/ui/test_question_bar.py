"""The open question: its heading, faces or options, and the keys meant for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.question_bar import QuestionBar
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.die_view import FaceButton
from tests.games.gamebook.helpers import at, fight, foe, sheet
from tests.games.gamebook.table import Table, controller, sit

FULL = ("epee", "corde", "clou", "miroir", "gemme")
ITEMS = {name: {"name": name.title()} for name in ("corde", "clou", "miroir", "gemme", "cle")}
SECTIONS: dict[Any, dict[str, Any]] = {
    1: {"choices": [{"text": "Prendre.", "to": 2}]},
    2: {"effects": [{"give": "cle"}]},
    3: fight(foe(8, 8, name="Loup")),
}


def rolling(qtbot: QtBot) -> Table:
    """The creature's dice are asked for."""
    table = sit(qtbot, controller(SECTIONS, at(sheet(), "3", fight="open"), items=ITEMS))
    table.keys("1", "Enter")
    return table


def swapping(qtbot: QtBot) -> Table:
    """The bag is full: something has to stay behind."""
    table = sit(qtbot, controller(SECTIONS, at(sheet(carried=FULL)), items=ITEMS))
    table.keys("1")
    assert table.controller.question is not None
    assert table.controller.question.why == "swap"
    return table


def faces(bar: QuestionBar) -> list[FaceButton]:
    QApplication.processEvents()  # what was built just now is shown then
    return [face for face in bar.findChildren(FaceButton) if not face.isHidden()]


def options(bar: QuestionBar) -> list[Button]:
    QApplication.processEvents()
    tools = (bar._back, bar._roll)
    return [b for b in bar.findChildren(Button) if b not in tools and not b.isHidden()]


def test_it_is_there_only_while_a_question_is_open(qtbot: QtBot) -> None:
    table = rolling(qtbot)
    bar = table.frame.question
    assert bar.isVisible()
    table.keys("1256")
    assert not bar.isVisible()
    assert bar.key("1") is False
    bar.set_controller(None)
    assert not bar.isVisible()
    assert bar.key("1") is False


def test_the_heading_names_who_rolls_and_which_die(qtbot: QtBot) -> None:
    table = rolling(qtbot)
    bar = table.frame.question
    said = [bar._heading.text()]
    for key in "125":
        table.keys(key)
        said.append(bar._heading.text())
    assert said == ["Loup, first die", "Loup, second die", "Mirre, first die", "Mirre, second die"]


def test_six_faces_with_their_keys_and_names(qtbot: QtBot) -> None:
    bar = rolling(qtbot).frame.question
    assert [face.face() for face in faces(bar)] == [1, 2, 3, 4, 5, 6]
    assert all(face.accessibleName() for face in faces(bar))
    assert all(face.focusPolicy() & Qt.FocusPolicy.TabFocus for face in faces(bar))


@pytest.mark.parametrize(
    ("keys", "taken"), [("0", True), ("7", True), ("9", True), ("C", False), ("End", False)]
)
def test_digits_are_its_own_and_other_keys_are_not(qtbot: QtBot, keys: str, taken: bool) -> None:
    table = rolling(qtbot)
    assert table.frame.question.key(keys) is taken
    assert table.controller.session.open is not None
    assert table.controller.session.open.typed == ()


def test_clear_and_backspace_take_back_the_same(qtbot: QtBot) -> None:
    table = rolling(qtbot)
    bar = table.frame.question
    table.keys("1")
    QTest.mouseClick(bar._back, Qt.MouseButton.LeftButton)
    assert table.controller.session.open is not None
    assert table.controller.session.open.typed == ()
    table.keys("1", "Backspace")
    assert table.controller.session.open.typed == ()


def test_what_may_not_be_undone_may_still_be_cleared_while_typed(qtbot: QtBot) -> None:
    table = rolling(qtbot)
    bar = table.frame.question
    table.controller.session.policy = UndoPolicy.OFF
    table.refresh()
    assert not bar._back.isVisible()
    table.keys("1")
    assert bar._back.isVisible()


def test_rolling_for_me_is_offered_for_dice_only(qtbot: QtBot) -> None:
    assert rolling(qtbot).frame.question._roll.isVisible()
    bar = swapping(qtbot).frame.question
    assert not bar._roll.isVisible()
    assert bar.key("R") is False


def test_options_are_buttons_with_digits(qtbot: QtBot, language: Callable[[str], None]) -> None:
    language("en")
    table = swapping(qtbot)
    bar = table.frame.question
    assert bar._heading.text() == "The bag is full: what do you leave for “Cle”?"
    words = [button.text() for button in options(bar)]
    assert len(words) == len(set(words))
    assert "Leave here: Corde" in words
    table.keys(str(words.index("Leave here: Corde") + 1))
    assert "corde" not in table.state.sheet.carried
    assert "cle" in table.state.sheet.carried


def test_an_option_can_be_pressed(qtbot: QtBot) -> None:
    table = swapping(qtbot)
    bar = table.frame.question
    button = next(b for b in options(bar) if b.text() == "Leave here: Gemme")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert "gemme" not in table.state.sheet.carried


@pytest.mark.parametrize("key", ["0", "9"])
def test_a_digit_beyond_the_options_does_nothing(qtbot: QtBot, key: str) -> None:
    table = swapping(qtbot)
    assert table.frame.question.key(key) is True  # but is not the page's either
    assert table.controller.question is not None


def test_words_follow_the_language(qtbot: QtBot, language: Callable[[str], None]) -> None:
    table = swapping(qtbot)
    language("fr")
    theme().set(language="fr")
    table.refresh()
    assert all(button.text().startswith("Laisser") for button in options(table.frame.question))


def test_a_pick_up_is_undone_with_its_swap(qtbot: QtBot) -> None:
    """G84: the question, and what it led to, are one step."""
    table = swapping(qtbot)
    table.keys("1")
    table.controller.undo()
    assert table.state.sheet.carried == FULL
    assert table.state.visit.section == "1"
    assert table.controller.redo_name() == table.controller.words.action(
        do.Choose("2"), table.state, table.state
    )
