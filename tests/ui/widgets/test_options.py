from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.theme import Theme
from gamebook_desktop.ui.widgets.menu_button import MenuButton
from gamebook_desktop.ui.widgets.rule_link import RuleLink
from gamebook_desktop.ui.widgets.segmented import Segmented
from gamebook_desktop.ui.widgets.tabs import Tabs


def _segmented(qtbot: QtBot) -> tuple[Segmented, list[int]]:
    made = Segmented("Dice", ("the program's", "real", "both"), 1)
    qtbot.addWidget(made)
    log: list[int] = []
    made.chosen.connect(log.append)
    with qtbot.waitExposed(made):
        made.show()
    return made, log


def test_options_are_radio_buttons_of_which_one_is_checked(qtbot: QtBot) -> None:
    made, log = _segmented(qtbot)
    spoken = [QAccessible.queryAccessibleInterface(button) for button in made.segments()]
    assert {one.role() for one in spoken} == {QAccessible.Role.RadioButton}
    assert [one.state().checked for one in spoken] == [0, 1, 0]
    assert made.accessibleName() == "Dice"
    QTest.mouseClick(made.segments()[0], Qt.MouseButton.LeftButton)
    QTest.mouseClick(made.segments()[0], Qt.MouseButton.LeftButton)
    assert (log, made.current()) == ([0], 0)


def test_arrows_choose_and_the_program_does_not_signal(qtbot: QtBot) -> None:
    made, log = _segmented(qtbot)
    made.segments()[1].setFocus()
    QTest.keyClick(made.segments()[1], Qt.Key.Key_Right)
    QTest.keyClick(made.segments()[2], Qt.Key.Key_Left)
    QTest.keyClick(made.segments()[1], Qt.Key.Key_Left)
    assert log == [2, 1, 0]
    made.set_current(2)
    assert (log, made.current()) == ([2, 1, 0], 2)


def test_options_can_be_replaced(qtbot: QtBot) -> None:
    made, log = _segmented(qtbot)
    same = made.segments()
    made.set_options(("the program's", "real", "both"), 0)
    assert made.segments() == same
    made.set_options(("a", "b"), 1)
    assert [segment.text() for segment in made.segments()] == ["a", "b"]
    made.segments()[0].click()
    assert log == [0]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_option_is_cut(scale: float, qtbot: QtBot, look: Theme) -> None:
    look.set(scale=scale)
    made, _ = _segmented(qtbot)
    for segment in made.segments():
        words = look.fm("small", bold=True).horizontalAdvance(segment.text())
        assert segment.width() > words
        assert segment.height() == round(36 * scale)


def test_tabs_keep_the_keys_and_roles_of_qt(qtbot: QtBot, look: Theme) -> None:
    tabs = Tabs()
    qtbot.addWidget(tabs)
    for words in ("Sheet", "Journal"):
        tabs.addTab(words)
    tabs.resize(300, 40)
    tabs.show()
    QTest.keyClick(tabs, Qt.Key.Key_Right)
    assert tabs.currentIndex() == 1
    spoken = QAccessible.queryAccessibleInterface(tabs)
    assert spoken.role() == QAccessible.Role.PageTabList
    before = tabs.tabRect(1).width()
    assert before > look.fm("body", bold=True).horizontalAdvance("Journal")
    look.set(scale=2.0)
    assert tabs.tabRect(1).width() > 1.8 * before
    assert not tabs.grab().isNull()


def test_a_menu_button_shows_the_current_option(qtbot: QtBot) -> None:
    button = MenuButton("Typeface", [("lit", "Literata"), ("atk", "Atkinson & co")], "atk")
    qtbot.addWidget(button)
    log: list[str] = []
    button.chosen.connect(log.append)
    assert (button.text(), button.accessibleName()) == (
        "Atkinson & co",
        "Typeface, Atkinson & co",
    )
    spoken = QAccessible.queryAccessibleInterface(button)
    assert spoken.role() == QAccessible.Role.ButtonMenu
    first, second = button.menu().actions()
    assert (first.isChecked(), second.isChecked()) == (False, True)
    second.trigger()
    first.trigger()
    assert log == ["lit"]
    assert (button.current(), button.text()) == ("lit", "Literata")
    button.set_current("none")
    assert (log, button.text(), button.accessibleName()) == (["lit"], "", "Typeface")


@pytest.mark.parametrize("press", [Qt.Key.Key_Return, Qt.Key.Key_Space, None])
def test_a_closed_menu_button_refuses_and_shows_no_list(press: Qt.Key | None, qtbot: QtBot) -> None:
    button = MenuButton("Doses", [("1", "one"), ("2", "two")], "1")
    qtbot.addWidget(button)
    button.show()
    button.set_locked("Undo the sheet first.", "R24")
    log: list[str] = []
    button.refused.connect(lambda reason, rule: log.append(f"{reason} {rule}"))
    if press is None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(button, press)
    assert log == ["Undo the sheet first. R24"]
    assert not button.menu().isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_rule_link_is_followed_by_key(key: Qt.Key, qtbot: QtBot) -> None:
    link = RuleLink("R34")
    qtbot.addWidget(link)
    log: list[str] = []
    link.activated.connect(log.append)
    QTest.keyClick(link, key)
    assert log == ["R34"]


def test_a_rule_link_is_named_and_can_change(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    link = RuleLink("R34")
    QHBoxLayout(host).addWidget(link)
    assert (link.text(), link.accessibleName()) == ("Rule R34", "Rule R34")
    assert link.focusPolicy() == Qt.FocusPolicy.StrongFocus
    link.set_rule("5.2", "§5.2")
    assert link.accessibleName() == "§5.2"
    log: list[str] = []
    link.activated.connect(log.append)
    link.click()
    assert log == ["5.2"]
    assert not host.grab().isNull()
