from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.theme import Theme
from gamebook_desktop.ui.widgets.counter import Counter
from gamebook_desktop.ui.widgets.field import Field, SearchField, TextField
from tests.ui.widgets.hands import double_click, type_text


def test_a_field_has_role_and_name_and_leaves_room_for_its_icon(qtbot: QtBot) -> None:
    plain, search = Field("Name"), SearchField("Search the rules", key="Ctrl K")
    for field in (plain, search):
        qtbot.addWidget(field)
    spoken = QAccessible.queryAccessibleInterface(search)
    assert spoken.role() == QAccessible.Role.EditableText
    assert spoken.text(QAccessible.Text.Name) == "Search the rules"
    assert plain.textMargins().left() == 0
    assert search.textMargins().left() == 25
    assert not search.grab().isNull()


def test_escape_empties_a_search_then_leaves_it(qtbot: QtBot) -> None:
    search = SearchField("Search")
    qtbot.addWidget(search)
    log: list[str] = []
    search.textEdited.connect(lambda text: log.append(f"text {text}"))
    search.cancelled.connect(lambda: log.append("cancelled"))
    type_text(search, "é")
    QTest.keyClick(search, Qt.Key.Key_Escape)
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert log == ["text é", "text ", "cancelled"]


def test_what_is_wrong_is_said_and_what_was_typed_is_kept(qtbot: QtBot) -> None:
    field = TextField("Name", "Mirre")
    qtbot.addWidget(field)
    field.set_error("Already taken")
    assert field.text() == "Mirre"
    assert field.field.wrong
    assert field.field.property("error") is True
    assert field.field.accessibleDescription() == "Already taken"
    assert field.error.words() == "Already taken"
    field.set_error("")
    assert not field.field.wrong
    assert (field.error.words(), field.error.isHidden()) == ("", True)


def test_a_text_field_tells_what_is_typed_and_entered(qtbot: QtBot) -> None:
    field = TextField("Name")
    qtbot.addWidget(field)
    log: list[str] = []
    field.edited.connect(log.append)
    field.entered.connect(lambda text: log.append(f"entered {text}"))
    field.set_text("x")
    type_text(field.field, "é")
    QTest.keyClick(field.field, Qt.Key.Key_Return)
    assert log == ["xé", "entered xé"]


@pytest.mark.parametrize(
    ("typed", "value", "acceptable"),
    [
        ("7", 7, True),
        ("0", 0, True),
        ("24", 24, True),
        ("25", 25, False),
        ("-1", -1, False),
        ("−1", -1, False),
        ("+3", 3, True),
        ("", None, False),
        ("sept", None, False),
        ("12345678", None, False),
        (" 8 ", 8, True),
    ],
)
def test_a_counter_reads_whole_numbers(
    typed: str, value: int | None, acceptable: bool, qtbot: QtBot
) -> None:
    counter = Counter("Gold", 5, 0, 24)
    qtbot.addWidget(counter)
    counter.field.clear()
    type_text(counter.field, typed)
    assert counter.field.text() == typed
    assert counter.value() == value
    assert counter.acceptable() is acceptable
    if typed:
        assert counter.error.words() == ("" if acceptable else "from 0 to 24")


@pytest.mark.parametrize(
    ("start", "keys", "value"),
    [
        (5, [Qt.Key.Key_Up], 6),
        (5, [Qt.Key.Key_Down, Qt.Key.Key_Down], 3),
        (20, [Qt.Key.Key_PageUp], 24),
        (0, [Qt.Key.Key_Down], 0),
        (31, [Qt.Key.Key_Down], 24),
    ],
)
def test_stepping_stays_within_range(
    start: int, keys: list[Qt.Key], value: int, qtbot: QtBot
) -> None:
    counter = Counter("Gold", start, 0, 24)
    qtbot.addWidget(counter)
    for key in keys:
        QTest.keyClick(counter.field, key)
    assert counter.value() == value


def test_counter_buttons_count_every_press_and_are_named(qtbot: QtBot) -> None:
    counter = Counter("Gold", 5, 0, 24)
    qtbot.addWidget(counter)
    counter.show()
    edits: list[int | None] = []
    counter.edited.connect(lambda: edits.append(counter.value()))
    double_click(counter.plus)
    QTest.mouseClick(counter.minus, Qt.MouseButton.LeftButton)
    assert edits == [6, 7, 6]
    assert counter.plus.accessibleName() == "Gold: one more"
    assert counter.minus.accessibleName() == "Gold: one less"
    assert counter.field.accessibleName() == "Gold"
    counter.set_value(9)
    counter.set_range(0, 8)
    assert edits == [6, 7, 6]
    assert counter.error.words() == "from 0 to 8"


def test_enter_keeps_and_escape_leaves(qtbot: QtBot) -> None:
    counter = Counter("Gold", 5, 0, 24)
    qtbot.addWidget(counter)
    log: list[str] = []
    counter.entered.connect(lambda: log.append("entered"))
    counter.cancelled.connect(lambda: log.append("cancelled"))
    QTest.keyClick(counter.field, Qt.Key.Key_Return)
    QTest.keyClick(counter.field, Qt.Key.Key_Escape)
    assert log == ["entered", "cancelled"]


def test_the_focus_of_a_counter_is_its_field(qtbot: QtBot, look: Theme) -> None:
    look.set(scale=2.0)
    host = QWidget()
    qtbot.addWidget(host)
    counter = Counter("Gold", 5, 0, 24, parent=host)
    with qtbot.waitExposed(host):
        host.show()
    counter.setFocus()
    assert counter.field.hasFocus()
    assert counter.field.width() == 168
