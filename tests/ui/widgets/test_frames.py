from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from gamebook_desktop.ui.design.theme import Theme
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.choice_button import Choice
from gamebook_desktop.ui.widgets.choice_list import ChoiceList
from gamebook_desktop.ui.widgets.drawer import Drawer
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.focus_ring import FocusRing
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.scroll_pane import ScrollPane


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(800, 500)
    column = QVBoxLayout(made)
    column.setContentsMargins(20, 20, 20, 20)
    column.addWidget(Button("Opener"))
    column.addStretch(1)
    with qtbot.waitActive(made):
        made.show()
    return made


def _opener(host: QWidget) -> Button:
    return host.findChildren(Button)[0]


def _drawer(host: QWidget, look: Theme, *, still: bool = True) -> Drawer:
    look.set(reduced_motion=still)
    drawer = Drawer(host, "Sheet", width=300)
    content = QWidget()
    column = QVBoxLayout(content)
    column.addWidget(Label("Mirre"))
    column.addWidget(QLineEdit())
    drawer.set_content(content)
    return drawer


def test_a_drawer_stands_at_the_right_and_follows_its_host(host: QWidget, look: Theme) -> None:
    drawer = _drawer(host, look)
    drawer.open()
    assert drawer.geometry() == QRect(500, 0, 300, 500)
    host.resize(600, 400)
    assert drawer.geometry() == QRect(300, 0, 300, 400)
    host.resize(200, 400)
    assert drawer.geometry() == QRect(0, 0, 200, 400)


def test_closed_it_is_out_of_the_tab_order(host: QWidget, look: Theme) -> None:
    drawer = _drawer(host, look)
    field = drawer.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    _opener(host).setFocus()
    seen = set()
    for _ in range(4):
        QTest.keyClick(host, Qt.Key.Key_Tab)
        seen.add(QApplication.focusWidget())
    assert field not in seen
    assert not field.isVisible()


def test_it_takes_the_focus_and_escape_gives_it_back(host: QWidget, look: Theme) -> None:
    drawer = _drawer(host, look)
    log: list[str] = []
    drawer.opened.connect(lambda: log.append("opened"))
    drawer.closed.connect(lambda: log.append("closed"))
    _opener(host).setFocus()
    drawer.open()
    drawer.open()
    field = drawer.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    assert field.hasFocus()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not drawer.is_open()
    assert _opener(host).hasFocus()
    drawer.toggle()
    drawer.toggle()
    assert log == ["opened", "closed", "opened", "closed"]


def test_focus_elsewhere_is_left_alone_and_a_lost_opener_is_no_harm(
    host: QWidget, look: Theme
) -> None:
    drawer = _drawer(host, look)
    opener = _opener(host)
    opener.setFocus()
    drawer.open()
    delete(opener)
    drawer.close_drawer()
    assert not drawer.is_open()


@pytest.mark.parametrize(("still", "moves"), [(True, False), (False, True)])
def test_it_slides_unless_motion_is_reduced(
    still: bool, moves: bool, host: QWidget, look: Theme, qtbot: QtBot
) -> None:
    drawer = _drawer(host, look, still=still)
    drawer.open()
    assert (drawer.x() > 500) is moves
    qtbot.waitUntil(lambda: drawer.x() == 500)


def test_another_content_replaces_the_first(host: QWidget, look: Theme) -> None:
    drawer = _drawer(host, look)
    first = drawer.content()
    assert first is not None
    second = Label("Other")
    drawer.set_content(second)
    assert drawer.content() is second
    assert first.parent() is None


@pytest.fixture
def ring(qtbot: QtBot) -> Iterator[FocusRing]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    made = FocusRing(app)
    yield made
    delete(made)


def test_the_ring_follows_the_focus_of_anything(
    ring: FocusRing, host: QWidget, qtbot: QtBot
) -> None:
    column = host.layout()
    assert isinstance(column, QVBoxLayout)
    field, stock = QLineEdit(), QPushButton("Stock")
    for widget in (field, stock):
        column.addWidget(widget)
        widget.show()
    for widget in (_opener(host), field, stock):
        widget.setFocus()
        assert ring.widget() is widget


def test_the_ring_lies_outside_a_button(ring: FocusRing, host: QWidget, look: Theme) -> None:
    button = _opener(host)
    button.setFocus()
    QApplication.processEvents()
    image = host.grab().toImage()
    top = button.geometry().top()
    colours = [image.pixelColor(QPoint(400, top - d)) for d in (2, 4, 5, 6, 8)]
    ringed = [colour == look.color("focus") for colour in colours]
    assert ringed == [False, True, True, True, False]


def test_the_ring_lies_inside_a_choice(ring: FocusRing, host: QWidget, look: Theme) -> None:
    choices = ChoiceList(host)
    choices.set_choices([Choice("1", "Go")])
    choices.setGeometry(0, 100, 800, 60)
    choices.show()
    choices.focus_choice(0)
    QApplication.processEvents()
    image = host.grab().toImage()
    assert image.pixelColor(400, 101) == look.color("focus")
    assert image.pixelColor(400, 110) == look.color("accent_soft")


def test_the_ring_survives_the_death_of_what_it_was_around(ring: FocusRing, host: QWidget) -> None:
    island = QWidget(host)
    button = Button("On an island", parent=island)
    island.show()
    button.setFocus()
    assert ring.widget() is button
    delete(island)
    assert not isValid(button)
    _opener(host).clearFocus()
    _opener(host).setFocus()
    assert ring.widget() is _opener(host)


@pytest.mark.parametrize(
    ("width", "rows"), [(400, [0, 0, 0]), (230, [0, 0, 1]), (120, [0, 1, 2]), (60, [0, 1, 2])]
)
def test_a_flow_row_wraps(width: int, rows: list[int], qtbot: QtBot) -> None:
    row = FlowRow(gap=10)
    qtbot.addWidget(row)
    boxes = [QWidget() for _ in range(3)]
    for box in boxes:
        box.setFixedSize(100, 20)
        row.add(box)
    row.resize(width, row.heightForWidth(width))
    row.show()
    assert [box.y() // 30 for box in boxes] == rows
    assert row.height() == 20 + 30 * rows[-1]


def test_words_on_a_line_share_a_baseline(qtbot: QtBot) -> None:
    row = FlowRow()
    qtbot.addWidget(row)
    large, small = Label("Provisions", "head"), Label("8 meals", "small")
    for label in (large, small):
        row.add(label)
    row.resize(600, 60)
    row.show()
    assert abs((large.y() + large.baseline()) - (small.y() + small.baseline())) <= 1


def test_a_flow_row_can_be_emptied(qtbot: QtBot) -> None:
    row = FlowRow()
    qtbot.addWidget(row)
    row.add(Label("x"))
    row.clear()
    assert row.heightForWidth(100) == 0


def test_a_scroll_pane_brings_the_focus_into_view(qtbot: QtBot) -> None:
    content = QWidget()
    column = QVBoxLayout(content)
    buttons = [Button(str(n)) for n in range(40)]
    for button in buttons:
        column.addWidget(button)
    pane = ScrollPane(content)
    qtbot.addWidget(pane)
    pane.resize(200, 200)
    with qtbot.waitActive(pane):
        pane.show()
    buttons[-1].setFocus()
    assert pane.verticalScrollBar().value() == pane.verticalScrollBar().maximum() > 0
    buttons[0].setFocus()
    assert pane.verticalScrollBar().value() == 0


def test_the_ring_moves_with_its_widget(ring: FocusRing, host: QWidget, look: Theme) -> None:
    button = Button("Loose", parent=host)
    button.setGeometry(100, 200, 80, 36)
    button.show()
    button.setFocus()
    button.move(300, 300)
    button.resize(120, 36)
    QApplication.processEvents()
    image = host.grab().toImage()
    assert image.pixelColor(360, 295) == look.color("focus")
    assert image.pixelColor(360, 340) == look.color("focus")
    assert image.pixelColor(140, 195) != look.color("focus")
