"""A number the book asks for (R36): its field, Enter, Esc, what is no number."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.window import ENTER, ESCAPE, Screen, screen

NUMBER = {"prompt": "Combien de marches ?", "right": {212: 3, 77: 2}, "wrong": {"text": "Rien."}}
SECTIONS = {
    1: {"choices": [{"text": "Ailleurs.", "to": 2}, {"text": "Compter.", "number": NUMBER}]},
    2: {"choices": [{"text": "Retour.", "to": 1}]},
    3: {},
}


def asked(qtbot: QtBot, data_dir: Path) -> Screen:
    """The field, open and with the focus."""
    shown = screen(qtbot, data_dir, SECTIONS)
    shown.type("2")
    bar = shown.panel.numbers
    assert bar.isVisible()
    assert bar.field.field.hasFocus()
    assert bar.field.field.accessibleName() == "Combien de marches ?"
    return shown


@pytest.mark.parametrize(("typed", "section"), [("212", "3"), ("77", "2"), ("0212", "3")])
def test_a_right_number_leads_on(qtbot: QtBot, data_dir: Path, typed: str, section: str) -> None:
    shown = asked(qtbot, data_dir)
    shown.type(typed + ENTER)
    assert shown.state.visit.section == section
    assert not shown.panel.numbers.isVisible()
    assert shown.panel.page.at_the_text()


def test_a_wrong_number_is_tried_and_told(qtbot: QtBot, data_dir: Path) -> None:
    shown = asked(qtbot, data_dir)
    shown.type("211" + ENTER)
    assert shown.state.visit.section == "1"
    assert shown.play.session.cursor == 1
    assert "Rien." in shown.panel.page._lines._lines


@pytest.mark.parametrize("typed", ["", "abc", "-"])
def test_what_is_no_number_stays_in_the_field(qtbot: QtBot, data_dir: Path, typed: str) -> None:
    shown = asked(qtbot, data_dir)
    shown.type(typed + ENTER)
    assert shown.play.session.cursor == 0
    assert shown.panel.numbers.isVisible()


def test_digits_belong_to_the_field_while_it_is_open(qtbot: QtBot, data_dir: Path) -> None:
    shown = asked(qtbot, data_dir)
    shown.type("1")
    assert shown.state.visit.section == "1"
    assert shown.panel.numbers.field.text() == "1"


def test_escape_closes_it_and_digits_choose_again(qtbot: QtBot, data_dir: Path) -> None:
    shown = asked(qtbot, data_dir)
    shown.type("21" + ESCAPE)
    assert not shown.panel.numbers.isVisible()
    assert shown.panel.page.at_the_text()
    shown.type("1")
    assert shown.state.visit.section == "2"


def test_it_closes_with_its_section(qtbot: QtBot, data_dir: Path) -> None:
    shown = asked(qtbot, data_dir)
    shown.panel.page.choices.press(0)
    assert shown.state.visit.section == "2"
    assert not shown.panel.numbers.isVisible()
