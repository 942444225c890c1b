"""A section's shop: prices, stock, why not, one piece a press."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.widgets.button import Button
from tests.games.gamebook.helpers import at, sheet
from tests.games.gamebook.table import Table, controller, sit, words_in
from tests.ui.widgets.hands import double_click

ITEMS = {"corde": {"name": "Corde"}, "gemme": {"name": "Gemme"}, "cle": {"name": "Clé"}}
BOOK: dict[Any, dict[str, Any]] = {
    1: {
        "shop": {
            "sells": [
                {"item": "corde", "price": 3, "stock": 2},
                {"meals": 2, "price": 1, "stock": 1},
                {"item": "cle", "price": 9, "when": {"codeword": "ami"}},
            ],
            "buys": {"gemme": 8},
        },
        "choices": [{"text": "Partir.", "to": 2}],
    },
    2: {"choices": [{"text": "Retour.", "to": 1}]},
}


@pytest.fixture(autouse=True)
def english(language: Callable[[str], None]) -> None:
    language("en")


def shop(qtbot: QtBot, **fields: Any) -> Table:
    hero = sheet(carried=("epee", "gemme"), **fields)
    return sit(qtbot, controller(BOOK, at(hero), items=ITEMS))


def orders(table: Table) -> list[Button]:
    QApplication.processEvents()  # what was built just now is shown then
    return [button for button in table.panel.shop.findChildren(Button) if button.isVisible()]


def test_goods_stand_with_price_and_stock(qtbot: QtBot) -> None:
    table = shop(qtbot)
    assert table.panel.shop.isVisible()
    words = " | ".join(words_in(table.panel.shop))
    for part in ("Corde", "3 gold pieces, 2 left", "2 meals", "fetches 8 gold pieces"):
        assert part in words, words
    assert "Clé" not in words
    assert [button.text() for button in orders(table)] == ["Buy", "Buy", "Sell"]


def test_one_press_buys_one_piece_and_a_double_click_too(qtbot: QtBot) -> None:
    table = shop(qtbot, gold=7)
    double_click(orders(table)[0])
    assert table.state.sheet.gold == 4
    assert table.state.sheet.carried.count("corde") == 1
    assert table.controller.undo_name() == "purchase: Corde"


def test_too_dear_is_closed_with_its_reason(qtbot: QtBot) -> None:
    table = shop(qtbot, gold=2)
    heard: list[tuple[str, str, str]] = []
    table.panel.said.connect(lambda *words: heard.append(words))
    before = table.state
    QTest.mouseClick(orders(table)[0], Qt.MouseButton.LeftButton)
    assert table.state == before
    assert [(words, tone) for words, tone, _ in heard] == [
        (orders(table)[0].accessibleDescription(), "locked")
    ]


def test_sold_out_is_closed(qtbot: QtBot) -> None:
    table = shop(qtbot)
    QTest.mouseClick(orders(table)[1], Qt.MouseButton.LeftButton)
    assert table.state.sheet.meals == 12
    assert orders(table)[1].locked
    assert "0 left" in " | ".join(words_in(table.panel.shop))
    table.keys("1", "1")  # the stock is remembered
    assert orders(table)[1].locked


def test_selling_and_taking_it_back(qtbot: QtBot) -> None:
    table = shop(qtbot)
    QTest.mouseClick(orders(table)[2], Qt.MouseButton.LeftButton)
    assert (table.state.sheet.gold, "gemme" in table.state.sheet.carried) == (13, False)
    assert [button.text() for button in orders(table)] == ["Buy", "Buy"]
    table.controller.undo()
    assert [button.text() for button in orders(table)] == ["Buy", "Buy", "Sell"]


def test_goods_have_the_digits_that_choices_leave(qtbot: QtBot) -> None:
    table = shop(qtbot, gold=7)
    caps = [button.grab().toImage() for button in orders(table)]
    assert caps[0] != caps[1]  # the same word, another key
    table.keys("2", "2", "3", "4", "5")
    assert table.state.sheet.carried.count("corde") == 2
    assert (table.state.sheet.gold, table.state.sheet.meals) == (7 - 3 - 3 - 1 + 8, 12)
    assert "gemme" not in table.state.sheet.carried


def test_without_a_free_digit_goods_are_pressed_by_hand(qtbot: QtBot) -> None:
    many = [{"text": f"Porte {n}.", "to": 2} for n in range(1, 10)]
    book = {**BOOK, 1: {**BOOK[1], "choices": many}}
    table = sit(qtbot, controller(book, at(sheet()), items=ITEMS))
    table.keys("0")
    assert table.state.sheet.carried.count("corde") == 1
    assert table.state.visit.section == "1"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_focus_stays_at_the_good_bought(qtbot: QtBot, key: Qt.Key) -> None:
    table = shop(qtbot, gold=9)
    table.frame.activateWindow()
    orders(table)[0].setFocus(Qt.FocusReason.TabFocusReason)
    for left in (1, 0, 0):
        QTest.keyClick(orders(table)[0], key)
        assert QApplication.focusWidget() is orders(table)[0]
        assert f"{left} left" in " | ".join(words_in(table.panel.shop))
    assert table.state.sheet.carried.count("corde") == 2
    assert orders(table)[0].locked
    orders(table)[2].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(orders(table)[2], key)  # sold: its line is gone
    assert QApplication.focusWidget() is orders(table)[1]


def test_it_is_hidden_where_nothing_is_sold(qtbot: QtBot) -> None:
    table = shop(qtbot)
    table.keys("1")
    assert not table.panel.shop.isVisible()
