from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.theme import Theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.painted_button import PaintedButton
from tests.ui.widgets.hands import double_click

REASON = "Nothing to flee from."


def _show(button: PaintedButton, qtbot: QtBot) -> list[object]:
    """The button on screen, and a log of what it emits."""
    log: list[object] = []
    qtbot.addWidget(button)
    button.clicked.connect(lambda: log.append("clicked"))
    button.refused.connect(lambda reason, rule: log.append((reason, rule)))
    with qtbot.waitExposed(button):
        button.show()
    button.setFocus()
    return log


def _click(button: PaintedButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def _space(button: PaintedButton) -> None:
    QTest.keyClick(button, Qt.Key.Key_Space)


def _program(button: PaintedButton) -> None:
    button.click()


@pytest.mark.parametrize("press", [_click, _space, _program])
def test_an_open_button_is_clicked_and_a_closed_one_refuses(press: object, qtbot: QtBot) -> None:
    assert callable(press)
    button = Button("Flee", key="X")
    log = _show(button, qtbot)
    press(button)
    button.set_locked(REASON, "R11")
    press(button)
    press(button)
    button.set_locked("")
    qtbot.wait(1)
    press(button)
    assert log == ["clicked", (REASON, "R11"), (REASON, "R11"), "clicked"]


def test_a_screen_readers_press_is_refused_too(qtbot: QtBot) -> None:
    button = Button("Flee")
    log = _show(button, qtbot)
    button.set_locked(REASON)
    spoken = QAccessible.queryAccessibleInterface(button)
    spoken.actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: bool(log))
    qtbot.wait(50)
    assert log == [(REASON, "")]


def test_a_closed_button_keeps_its_place_and_says_why(qtbot: QtBot) -> None:
    button = Button("Flee")
    _show(button, qtbot)
    button.set_locked(REASON, "R11")
    assert button.isEnabled()
    assert button.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert (button.locked, button.rule) == (True, "R11")
    spoken = QAccessible.queryAccessibleInterface(button)
    assert spoken.role() == QAccessible.Role.Button
    assert spoken.text(QAccessible.Text.Name) == "Flee, closed"
    assert spoken.text(QAccessible.Text.Description) == REASON
    button.set_locked("")
    assert button.accessibleName() == "Flee"
    assert button.accessibleDescription() == ""


def test_a_double_click_is_one_click(qtbot: QtBot) -> None:
    button = Button("Next round")
    log = _show(button, qtbot)
    double_click(button)
    assert log == ["clicked"]


@pytest.mark.parametrize(
    ("reason", "pressed"),
    [
        (Qt.FocusReason.TabFocusReason, True),
        (Qt.FocusReason.BacktabFocusReason, True),
        (Qt.FocusReason.MouseFocusReason, False),
        (Qt.FocusReason.OtherFocusReason, False),
    ],
)
def test_enter_presses_the_button_one_walked_to_and_is_else_the_windows(
    reason: Qt.FocusReason, pressed: bool, qtbot: QtBot
) -> None:
    button = Button("Test your luck")
    log = _show(button, qtbot)
    button.clearFocus()
    button.setFocus(reason)
    QTest.keyClick(button, Qt.Key.Key_Return)
    QTest.keyClick(button, Qt.Key.Key_Enter)
    assert log == (["clicked", "clicked"] if pressed else [])
    button.takes_enter = False
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert log == (["clicked", "clicked"] if pressed else [])


@pytest.mark.parametrize(
    ("text", "sub", "chip", "name"),
    [
        ("Go on", "", "", "Go on"),
        ("Luck", "Win: 80.0%", "advised", "Luck, Win: 80.0%, advised"),
        ("Salt & pepper", "", "", "Salt & pepper"),
    ],
)
def test_names(text: str, sub: str, chip: str, name: str, qtbot: QtBot) -> None:
    made = Button(text, sub=sub, chip=chip, icon="undo")
    qtbot.addWidget(made)
    assert (made.accessibleName(), made.text()) == (name, text)
    made.set_spoken("Other words")
    assert (made.accessibleName(), made.text()) == ("Other words", text)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("sub", ["", "Win chance afterwards: 80.0%"])
def test_words_wrap_and_are_never_cut(scale: float, sub: str, qtbot: QtBot, look: Theme) -> None:
    look.set(scale=scale)
    button = Button("Put the heavy lantern down slowly", key="L", sub=sub, chip="advised")
    qtbot.addWidget(button)
    natural = button.sizeHint()
    assert natural.height() >= look.px(58)
    narrow = natural.width() * 2 // 3
    assert button.minimumSizeHint().width() <= narrow
    assert button.heightForWidth(narrow) > natural.height()


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.5])
def test_targets_are_large_enough(scale: float, qtbot: QtBot, look: Theme) -> None:
    look.set(scale=scale)
    for button in (Button("Go"), IconButton("pencil", "Edit")):
        qtbot.addWidget(button)
        assert button.sizeHint().height() == round(36 * scale)


def test_it_follows_the_theme_and_the_language(qtbot: QtBot, look: Theme) -> None:
    button = Button("Partir ?")
    qtbot.addWidget(button)
    before = button.sizeHint()
    look.set(scale=2.0, language="fr")
    assert button.sizeHint().width() > 1.8 * before.width()
    assert button.accessibleName() == "Partir\u202f?"
    assert button.text() == "Partir ?"


@pytest.mark.parametrize(("kind", "token"), [("primary", "accent"), ("plain", "raised")])
def test_ground_of_each_kind(kind: str, token: str, qtbot: QtBot, look: Theme) -> None:
    button = Button("", kind)
    qtbot.addWidget(button)
    button.resize(60, 36)
    picture = button.grab().toImage()
    assert picture.pixelColor(QPoint(8, 18)) == look.color(token)


def test_icon_buttons_have_a_name_and_a_tooltip(qtbot: QtBot) -> None:
    button = IconButton("pencil", "Correct by hand")
    log = _show(button, qtbot)
    assert (button.accessibleName(), button.toolTip()) == ("Correct by hand", "Correct by hand")
    button.set_locked(REASON)
    button.click()
    assert button.toolTip() == REASON
    assert log == [(REASON, "")]


def test_a_row_too_narrow_makes_its_buttons_taller(qtbot: QtBot) -> None:
    row = QWidget()
    line = QHBoxLayout(row)
    buttons = [Button("Put the lantern down"), Button("Go")]
    for button in buttons:
        line.addWidget(button)
    qtbot.addWidget(row)
    row.resize(200, 100)
    with qtbot.waitExposed(row):
        row.show()
    wide, short = buttons
    qtbot.waitUntil(lambda: wide.height() == wide.heightForWidth(wide.width()))
    assert wide.height() > short.height() == 36
