from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from gamebook_desktop.ui.design.theme import Theme
from gamebook_desktop.ui.widgets.dice_tumble import DiceTumble
from gamebook_desktop.ui.widgets.die import PIPS, Face
from gamebook_desktop.ui.widgets.die_view import DieView, FaceButton
from tests.ui.widgets.hands import double_click


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_has_as_many_pips_as_its_value(value: int) -> None:
    pips = set(PIPS[value])
    assert len(PIPS[value]) == len(pips) == value
    assert {(-x, -y) for x, y in pips} == pips


@pytest.mark.parametrize("inverse", [False, True])
@pytest.mark.parametrize("palette", ["light", "dark", "contrast"])
def test_hero_and_creature_are_told_apart(
    inverse: bool, palette: str, qtbot: QtBot, look: Theme
) -> None:
    look.set(palette_name=palette)
    die = DieView(inverse=inverse, size=100)
    qtbot.addWidget(die)
    die.set_face(1)
    die.resize(100, 100)
    image = die.grab().toImage()
    ground, pip = ("ink", "page") if inverse else ("raised", "ink")
    assert image.pixelColor(50, 50) == look.color(pip)
    assert image.pixelColor(50, 25) == look.color(ground)


@pytest.mark.parametrize(
    ("kind", "face"),
    [("d6", 6), ("d10", 7), ("sign", "blade"), ("sign", "miss"), ("sign", "FLUX"), ("sign", 88)],
)
def test_every_kind_is_drawn(kind: str, face: Face, qtbot: QtBot, look: Theme) -> None:
    die = DieView(kind=kind)
    qtbot.addWidget(die)
    die.set_face(face)
    image = die.grab().toImage()
    inked = sum(
        image.pixelColor(x, y) == look.color("ink")
        for x in range(image.width())
        for y in range(image.height())
    )
    assert inked > 20


@pytest.mark.parametrize(
    ("face", "current", "name"),
    [
        (4, False, "Mirre, 4"),
        (None, True, "Mirre, next die to enter"),
        (None, False, "Mirre, no die yet"),
    ],
)
def test_names(face: Face | None, current: bool, name: str, qtbot: QtBot) -> None:
    die = DieView("Mirre")
    qtbot.addWidget(die)
    die.set_face(face, current=current)
    assert die.accessibleName() == name


@pytest.mark.parametrize(
    ("clickable", "policy", "clicks"),
    [(False, Qt.FocusPolicy.NoFocus, []), (True, Qt.FocusPolicy.StrongFocus, [1])],
)
def test_only_clickable_dice_take_the_focus(
    clickable: bool, policy: Qt.FocusPolicy, clicks: list[int], qtbot: QtBot
) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    die = DieView(clickable=clickable, parent=host)
    log: list[int] = []
    die.clicked.connect(lambda: log.append(1))
    host.show()
    target = host.childAt(5, 5) or host
    QTest.mouseClick(target, Qt.MouseButton.LeftButton)
    assert die.focusPolicy() == policy
    assert log == clicks


def test_faces_are_large_and_every_press_counts(qtbot: QtBot, look: Theme) -> None:
    button = FaceButton(3, "3", size=20)
    qtbot.addWidget(button)
    log: list[int] = []
    button.clicked.connect(lambda: log.append(1))
    button.show()
    assert button.sizeHint().width() == 48
    assert (button.accessibleName(), button.face()) == ("3", 3)
    double_click(button)
    QTest.keyClick(button, Qt.Key.Key_3)
    assert log == [1, 1]


def _dice(qtbot: QtBot, host: QWidget) -> list[DieView]:
    dice = [DieView("Mirre", parent=host) for _ in range(2)]
    for die, face in zip(dice, (6, 5), strict=True):
        die.set_face(face)
    qtbot.addWidget(host)
    return dice


def test_a_tumble_settles_on_what_was_decided(qtbot: QtBot) -> None:
    host = QWidget()
    dice = _dice(qtbot, host)
    tumble = DiceTumble(host)
    with qtbot.waitSignal(tumble.settled, timeout=2000):
        tumble.start(dice)
        assert tumble.running
        assert [die.face() for die in dice] == [6, 5]
        assert [die.accessibleName() for die in dice] == ["Mirre, 6", "Mirre, 5"]
        assert dice[0].drawn_face() != 6
    assert not tumble.running
    assert [die.drawn_face() for die in dice] == [6, 5]


@pytest.mark.parametrize("press", ["key", "click"])
def test_any_key_or_click_ends_it_and_still_works(press: str, qtbot: QtBot) -> None:
    host = QWidget()
    dice = _dice(qtbot, host)
    button = FaceButton(1, "1", parent=host)
    button.move(QPointF(60, 60).toPoint())
    clicks: list[int] = []
    button.clicked.connect(lambda: clicks.append(1))
    host.show()
    tumble = DiceTumble(host)
    tumble.start(dice)
    if press == "key":
        QTest.keyClick(button, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not tumble.running
    assert [die.drawn_face() for die in dice] == [6, 5]
    assert clicks == [1]


def test_reduced_motion_skips_it(qtbot: QtBot, look: Theme) -> None:
    look.set(reduced_motion=True)
    host = QWidget()
    dice = _dice(qtbot, host)
    tumble = DiceTumble(host)
    with qtbot.waitSignal(tumble.settled, timeout=0, raising=True):
        tumble.start(dice)
    assert not tumble.running
    assert dice[0].drawn_face() == 6


def test_dice_that_go_away_do_no_harm(qtbot: QtBot) -> None:
    host = QWidget()
    dice = _dice(qtbot, host)
    tumble = DiceTumble(host)
    tumble.start(dice)
    delete(dice[0])
    tumble.finish()
    assert dice[1].drawn_face() == 5


def test_a_new_face_ends_the_show_of_the_old_one(qtbot: QtBot) -> None:
    host = QWidget()
    dice = _dice(qtbot, host)
    dice[0].draw_face(2)
    dice[0].set_face(4)
    assert dice[0].drawn_face() == 4
