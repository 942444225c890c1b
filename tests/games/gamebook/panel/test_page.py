"""The page: choices by key, closed ones with their reason, reading order, what lies below."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook.actions import TurnTo
from gamebook_desktop.ui.design.theme import Theme, theme
from gamebook_desktop.ui.widgets.section_number import SectionNumber
from tests.games.gamebook.helpers import at, fight, foe, sheet
from tests.games.gamebook.table import controller, sit
from tests.ui.looks import cut_words, hidden_sideways
from tests.ui.widgets.hands import double_click
from tests.ui.window import ENTER, SIZE, SPACE, TAB, Screen, screen

SECTIONS: dict[Any, dict[str, Any]] = {
    1: {
        "title": "La cour",
        "choices": [
            {"text": "Entrer.", "to": 2},
            {"text": "Payer le garde.", "to": 3, "cost": {"gold": 6}},
            {"text": "Crocheter.", "to": 3, "when": {"talent": "crocheteur"}},
            {"text": "Secret.", "to": 3, "when": {"codeword": "ombre"}, "hidden": True},
            {"text": "Attendre.", "to": 4},
        ],
    },
    2: {"title": "Le couloir", "choices": [{"text": "Revenir.", "to": 1}]},
    3: {"choices": [{"text": "Revenir.", "to": 1}]},
    4: {"title": "La nuit", "choices": [{"text": "Encore.", "to": 4}, {"text": "Là.", "to": 1}]},
}
MANY = [{"text": f"Porte {number}.", "to": number + 1} for number in range(1, 13)]
LONG = " ".join(["Une phrase assez longue pour remplir une ligne de la page."] * 60)


def names(shown: Screen) -> list[str]:
    return [button.accessibleName() for button in shown.panel.page.choices.buttons()]


# ------------------------------------------------------------------------------ choosing
def test_choices_are_told_with_place_reason_and_what_was_read(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, SECTIONS)
    assert names(shown) == [
        "1 of 4: Entrer",
        "2 of 4: Payer le garde, closed",
        "3 of 4: Crocheter, closed",
        "4 of 4: Attendre",
    ]
    assert [b.locked for b in shown.panel.page.choices.buttons()] == [False, True, True, False]
    reasons = [b.accessibleDescription() for b in shown.panel.page.choices.buttons()]
    assert reasons == [
        "",
        "This costs 6 gold piece(s), you have 5.",
        "You need the talent Lockpick.",
        "",
    ]
    assert [b.rule for b in shown.panel.page.choices.buttons()] == ["", "R35", "R33", ""]
    shown.type("1" + "1")
    assert names(shown)[0] == "1 of 4: Entrer. already read"


@pytest.mark.parametrize(("key", "section"), [("1", "2"), ("4", "4"), ("'", "4"), ("5", "1")])
def test_digits_choose_in_the_order_shown(
    qtbot: QtBot, data_dir: Path, key: str, section: str
) -> None:
    """The hidden choice takes no digit; a digit without a choice does nothing."""
    shown = screen(qtbot, data_dir, SECTIONS)
    shown.type(key)
    assert shown.state.visit.section == section


def test_ten_choices_have_keys_the_rest_arrows(qtbot: QtBot, data_dir: Path) -> None:
    sections = {1: {"choices": MANY}, **{number: {} for number in range(2, 14)}}
    shown = screen(qtbot, data_dir, sections)
    shown.type("0")
    assert shown.state.visit.section == "11"
    shown.play.undo()
    shown.key(Qt.Key.Key_End)
    for _ in range(11):
        shown.key(Qt.Key.Key_Down)
    shown.type(ENTER)
    assert shown.state.visit.section == "13"


def test_a_closed_choice_refuses_with_reason_and_rule_and_nothing_changes(
    qtbot: QtBot, data_dir: Path
) -> None:
    shown = screen(qtbot, data_dir, SECTIONS)
    before = shown.play.session.state
    said = []
    for way in ("key", "click", "space", "enter"):
        shown.window.line.say("")
        button = shown.panel.page.choices.buttons()[1]
        if way == "key":
            shown.type("2")
        elif way == "click":
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            button.setFocus()
            shown.type(SPACE if way == "space" else ENTER)
        said.append((shown.message(), shown.window.line.rule()))
    assert shown.play.session.state == before
    assert shown.play.session.cursor == 0
    assert len(set(said)) == 1
    message, rule = said[0]
    assert message.endswith("Nothing has changed.")
    assert rule == "R35"


def test_a_choice_used_up_says_so(qtbot: QtBot, data_dir: Path) -> None:
    sections = {
        1: {"choices": [{"text": "Fouiller.", "to": 2, "once": True}]},
        2: {"choices": [{"text": "Revenir.", "to": 1}]},
    }
    shown = screen(qtbot, data_dir, sections)
    shown.type("111")
    assert shown.state.visit.section == "1"
    assert shown.message() == "This choice has been taken already. Nothing has changed."


@pytest.mark.parametrize("how", ["click", "held", "held on the button"])
def test_a_double_click_or_a_held_key_moves_once(qtbot: QtBot, data_dir: Path, how: str) -> None:
    shown = screen(qtbot, data_dir, SECTIONS, at(sheet(), "4"))
    button = shown.panel.page.choices.buttons()[0]
    if how == "click":
        double_click(button)
    else:
        key = "1" if how == "held" else ENTER
        if how != "held":
            button.setFocus()
        shown.type(key)
        for _ in range(8):
            shown.type(key, repeat=True)
    assert shown.state.world.path == ("4", "4")


def test_a_section_with_a_bookmark_shows_it(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, SECTIONS, kept=True)
    mark = shown.panel.page.mark

    def looks() -> tuple[bool, str, str]:
        return mark.isChecked(), mark.accessibleName(), mark.toolTip()

    kept = "A bookmark stands here. Keep another"
    plain = mark.grab().toImage()
    assert looks() == (False, "Bookmark this place", "Bookmark this place")
    for _ in range(2):
        mark.click()
        assert looks() == (True, kept, kept)
    assert mark.grab().toImage() != plain
    shown.type("1")
    assert not looks()[0]
    shown.type("1")
    assert looks()[0]


# ------------------------------------------------------------------------------ reading order
def test_focus_goes_to_the_heading_of_a_new_section(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, SECTIONS)
    page = shown.panel.page
    assert page.at_the_text()
    page.choices.buttons()[0].setFocus()
    shown.type(ENTER)
    qtbot.waitUntil(page.at_the_text)
    assert shown.state.visit.section == "2"
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == "Section 2. Le couloir"
    shown.key(Qt.Key.Key_End)
    shown.type("1")  # by its digit, from the list
    qtbot.waitUntil(page.at_the_text)
    shown.key(Qt.Key.Key_End)
    shown.type("4")
    qtbot.waitUntil(page.at_the_text)
    shown.key(Qt.Key.Key_End)
    shown.type("1")  # the same section again is a new visit
    qtbot.waitUntil(page.at_the_text)


@pytest.mark.parametrize("wide", [True, False])
def test_without_a_title_the_number_takes_the_focus_and_is_seen(
    qtbot: QtBot, data_dir: Path, wide: bool
) -> None:
    shown = screen(qtbot, data_dir, SECTIONS, at(sheet(), "4"))
    if not wide:
        shown.window.resize(700, 700)
        QApplication.processEvents()
    shown.play.do(TurnTo("3"))
    page = shown.panel.page
    QApplication.processEvents()
    assert page.at_the_text()
    number = QApplication.focusWidget()
    assert isinstance(number, SectionNumber)
    assert (number.isVisible(), number.text(), number.accessibleName()) == (True, "3", "section 3")
    shown.window.resize(*((700, 700) if wide else SIZE))  # it hangs, or stands above
    QApplication.processEvents()
    other = QApplication.focusWidget()
    assert isinstance(other, SectionNumber)
    assert (other is not number, other.isVisible()) == (True, True)


@pytest.mark.parametrize("text", ["Une ligne.", LONG])
def test_the_number_in_the_margin_is_whole(qtbot: QtBot, data_dir: Path, text: str) -> None:
    shown = screen(qtbot, data_dir, {68: {"text": text}}, at(sheet(), "68"))
    number = next(n for n in shown.panel.page.findChildren(SectionNumber) if n.isVisible())
    ink = theme().color("rubric")
    image = number.grab().toImage()
    rows = [
        y
        for y in range(image.height())
        if any(image.pixelColor(x, y) == ink for x in range(image.width()))
    ]
    figures = theme().fm("number").tightBoundingRect("68").height()
    assert abs(len(rows) * 1.0 - figures) <= 2
    page = number.parentWidget()
    assert page is not None
    assert number.geometry().bottom() < page.height()


def test_focus_stays_where_nothing_was_turned(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, SECTIONS, at(sheet(stamina=(9, 18))))
    shown.key(Qt.Key.Key_End)
    button = shown.panel.page.choices.buttons()[0]
    assert button.hasFocus()
    shown.type("m")
    assert shown.state.sheet.meals == 9
    qtbot.wait(10)
    assert button.hasFocus()


def test_E2_from_text_to_choices_in_at_most_three_stops(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, SECTIONS)
    shown.key(Qt.Key.Key_Home)
    first = shown.panel.page.choices.buttons()[0]
    reached = []
    for _ in range(3):
        shown.type(TAB)
        reached.append(first.hasFocus())
    assert any(reached)


def test_E2_a_focused_choice_is_scrolled_into_view(qtbot: QtBot, data_dir: Path) -> None:
    sections = {1: {"text": LONG, "choices": MANY}, **{n: {} for n in range(2, 14)}}
    shown = screen(qtbot, data_dir, sections)
    page = shown.panel.page
    shown.key(Qt.Key.Key_End)
    for _ in range(12):
        focused = QApplication.focusWidget()
        assert focused in page.choices.buttons()
        assert focused is not None
        top = focused.mapTo(page.viewport(), focused.rect().topLeft()).y()
        bottom = focused.mapTo(page.viewport(), focused.rect().bottomLeft()).y()
        assert top >= 0
        assert bottom <= page.viewport().height()
        shown.key(Qt.Key.Key_Down)


def test_home_goes_to_the_heading_and_end_to_the_choices(qtbot: QtBot, data_dir: Path) -> None:
    sections = {1: {"title": "Haut", "text": LONG, "choices": MANY[:4]}, 2: {}, 3: {}, 4: {}, 5: {}}
    shown = screen(qtbot, data_dir, sections)
    page = shown.panel.page
    bar = page.verticalScrollBar()
    assert bar.maximum() > 0
    shown.key(Qt.Key.Key_End)
    assert page.choices.buttons()[0].hasFocus()
    assert bar.value() > 0
    shown.key(Qt.Key.Key_Home)
    assert bar.value() == 0
    assert page.at_the_text()


def test_the_message_line_counts_the_choices_below(
    qtbot: QtBot, data_dir: Path, language: Callable[[str], None]
) -> None:
    language("en")
    sections = {1: {"text": LONG, "choices": MANY[:4]}, 2: {}, 3: {}, 4: {}, 5: {}}
    shown = screen(qtbot, data_dir, sections)
    more = shown.window.line._more
    qtbot.waitUntil(more.isVisible)
    assert shown.panel.hidden_below() == "4 choices below"
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not more.isVisible())
    assert shown.panel.page.choices.buttons()[0].hasFocus()
    shown.type("1")
    assert shown.panel.hidden_below() == ""


def test_one_choice_below_is_one(
    qtbot: QtBot, data_dir: Path, language: Callable[[str], None]
) -> None:
    language("en")
    shown = screen(qtbot, data_dir, {1: {"text": LONG, "choices": MANY[:1]}, 2: {}})
    assert shown.panel.hidden_below() == "1 choice below"


def test_E5_choices_are_a_list_with_their_place(qtbot: QtBot) -> None:
    table = sit(qtbot, controller(SECTIONS))
    spoken = QAccessible.queryAccessibleInterface(table.panel.page.choices.buttons()[3])
    assert spoken is not None
    assert spoken.text(QAccessible.Text.Name) == "4 of 4: Attendre"
    assert spoken.role() == QAccessible.Role.Button


# ------------------------------------------------------------------------------ what is shown
def test_effects_stand_under_the_text_with_their_cause(
    qtbot: QtBot, language: Callable[[str], None]
) -> None:
    language("en")
    sections = {
        1: {"choices": [{"text": "Là.", "to": 2}]},
        2: {"effects": [{"change": "stamina", "by": -2, "why": "Une ardoise"}, {"gold": 3}]},
    }
    table = sit(qtbot, controller(sections))
    table.keys("1")
    lines = table.panel.page._lines
    assert [line if isinstance(line, str) else line.lead for line in lines._lines] == [
        "−2 STAMINA (18 → 16)",
        "+3 gold pieces (5 → 8)",
    ]
    causes = [line if isinstance(line, str) else line.cause for line in lines._lines]
    assert causes[0] == "Une ardoise"
    table.controller.undo()
    assert not lines.isVisible()
    table.controller.redo()
    assert len(lines._lines) == 2


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_long_note_wraps_and_the_whole_text_is_drawn(
    qtbot: QtBot, look: Theme, scale: float
) -> None:
    look.set(scale=scale)
    note = "Les portes du quai, dans l'ordre : " + ", ".join(["la verte et ses deux gonds"] * 7)
    sections = {
        1: {"choices": [{"text": "Là.", "to": 2}]},
        2: {"text": f"{LONG}\n\n{LONG}", "effects": [{"note": note}]},
    }
    table = sit(qtbot, controller(sections))
    table.keys("1")
    page = table.panel.page
    prose = page.prose
    qtbot.waitUntil(lambda: prose.height() == prose.heightForWidth(prose.width()))
    assert cut_words(page) == []
    assert hidden_sideways(page) == []


def test_a_section_the_book_no_longer_has_can_be_read_around(qtbot: QtBot) -> None:
    """A19: sheet and journal stay, another section can be turned to by hand."""
    play = controller(SECTIONS, at(sheet(), "404"))
    table = sit(qtbot, play)
    assert "no longer has a section 404" in table.panel.page.prose.source()
    assert table.panel.page.choices.buttons() == []
    table.panel.sheet.section_opened.emit("1")
    assert table.state.visit.section == "1"


def test_enter_goes_on_where_only_one_way_is_left(qtbot: QtBot) -> None:
    sections = {1: {**fight(foe(5, 2), win={"to": 2})}, 2: {}}
    table = sit(qtbot, controller(sections, at(sheet(), fight="open"), dice=[(1, 1), (6, 6)]))
    table.keys("Enter", "Enter", "Enter")
    assert table.state.fight is None
    assert table.state.visit.onward == "2"
    table.keys("Enter")
    assert table.state.visit.section == "2"


def test_enter_on_the_page_chooses_nothing_by_itself(qtbot: QtBot, data_dir: Path) -> None:
    sections = {1: {"choices": [{"text": "Là.", "to": 2}]}, 2: {}}
    shown = screen(qtbot, data_dir, sections)
    shown.type(ENTER)
    assert shown.state.visit.section == "1"


@pytest.mark.parametrize("then", ["undo", "choose", "close"])
def test_A35_a_test_on_the_page_is_decided_before_its_dice_are_seen(
    qtbot: QtBot, data_dir: Path, then: str
) -> None:
    test = {"kind": "skill", "success": {"to": 2}, "failure": {"to": 3}}
    back = [{"text": "Revenir.", "to": 1}]
    sections = {
        1: {"choices": [{"text": "Sauter.", "test": test}]},
        2: {"choices": back},
        3: {"choices": back},
    }
    shown = screen(qtbot, data_dir, sections, dice=[(1, 2)], kept=True)
    shown.type("1")
    assert shown.state.visit.section == "2"
    if then == "undo":
        shown.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        expected = "1"
    elif then == "choose":
        shown.type("1")
        expected = "1"
    else:
        shown.window.close()
        expected = "2"
    assert not shown.window.line._tumble.running
    qtbot.wait(400)
    assert shown.play.session.state.visit.section == expected
