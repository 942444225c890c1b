from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.theme import Theme
from gamebook_desktop.ui.widgets.choice_button import Choice
from gamebook_desktop.ui.widgets.choice_list import ChoiceList
from tests.ui.widgets.hands import double_click, hold_key

BEAM = Choice("1", "Cross the beam.", (("dice", "Skill test: 9 or less", "ink2"),))
LEDGE = Choice("2", "Walk the ledge", visited=True)
DOOR = Choice("3", "Pick the lock.", (), "You need the talent.", "R34")
COIN = Choice("4", "Toss a coin?", (("coin", "Costs 1", "ink2"), ("check", "Lucky", "good")))


@pytest.fixture
def choices(qtbot: QtBot) -> ChoiceList:
    made = ChoiceList()
    qtbot.addWidget(made)
    made.set_choices([BEAM, LEDGE, DOOR, COIN])
    made.resize(640, 400)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _log(choices: ChoiceList) -> list[object]:
    log: list[object] = []
    choices.chosen.connect(log.append)
    choices.refused.connect(lambda index: log.append(("refused", index)))
    choices.rule_activated.connect(log.append)
    return log


def _focused(choices: ChoiceList) -> int:
    return next(i for i, button in enumerate(choices.buttons()) if button.hasFocus())


def test_names_tell_the_place_the_words_and_the_state(choices: ChoiceList) -> None:
    assert [button.accessibleName() for button in choices.buttons()] == [
        "1 of 4: Cross the beam. Skill test: 9 or less",
        "2 of 4: Walk the ledge. already read",
        "3 of 4: Pick the lock, closed",
        "4 of 4: Toss a coin? Costs 1. Lucky",
    ]
    assert choices.buttons()[2].accessibleDescription() == "You need the talent."


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_choose_or_refuse(choices: ChoiceList, key: Qt.Key) -> None:
    log = _log(choices)
    for button in choices.buttons():
        QTest.keyClick(button, key)
    assert log == [0, 1, ("refused", 2), 3]


def test_press_by_index(choices: ChoiceList) -> None:
    log = _log(choices)
    for index in (3, 2, 4, -1):
        choices.press(index)
    assert log == [3, ("refused", 2)]


def test_arrows_home_and_end_walk(choices: ChoiceList) -> None:
    choices.focus_choice(0)
    walked = []
    for key in (
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Down,
        Qt.Key.Key_End,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
    ):
        QTest.keyClick(choices.buttons()[_focused(choices)], key)
        walked.append(_focused(choices))
    assert walked == [0, 1, 2, 3, 3, 0]


def test_the_rule_behind_a_closed_choice_is_a_link(choices: ChoiceList) -> None:
    log = _log(choices)
    links = [button.link for button in choices.buttons() if not button.link.isHidden()]
    assert [link.text() for link in links] == ["Rule R34"]
    QTest.mouseClick(links[0], Qt.MouseButton.LeftButton)
    assert log == ["R34"]
    assert choices.buttons()[2].rect().contains(links[0].geometry())


def test_a_list_may_be_replaced_from_its_own_signal(choices: ChoiceList, qtbot: QtBot) -> None:
    choices.chosen.connect(lambda _: choices.set_choices([DOOR]))
    log = _log(choices)
    double_click(choices.buttons()[0])
    assert [button.accessibleName() for button in choices.buttons()] == [
        "1 of 1: Pick the lock, closed"
    ]
    assert log == [0]  # the second half of the double click did not press the new choice


def test_fewer_choices_hide_the_rest(choices: ChoiceList) -> None:
    choices.set_choices([LEDGE])
    shown = [button.isVisible() for button in choices.findChildren(type(choices.buttons()[0]))]
    assert shown == [True, False, False, False]
    choices.press(1)
    choices.set_choices([])
    assert choices.buttons() == []


def test_a_held_key_chooses_once(choices: ChoiceList) -> None:
    log = _log(choices)
    first = choices.buttons()[0]
    QTest.keyPress(first, Qt.Key.Key_Return)
    hold_key(first, Qt.Key.Key_Return)
    assert log == [0]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_stays_inside_when_narrow(
    choices: ChoiceList, scale: float, look: Theme, qtbot: QtBot
) -> None:
    look.set(scale=scale)
    width = round(300 * scale)
    for button in choices.buttons():
        assert button.minimumSizeHint().width() <= width
        height = button.heightForWidth(width)
        assert height >= look.px(46)
        button.resize(width, height)
        if not button.link.isHidden():
            assert button.rect().contains(button.link.geometry())
    wide = choices.buttons()[0].heightForWidth(2 * width)
    assert choices.buttons()[0].heightForWidth(width // 2) > wide
