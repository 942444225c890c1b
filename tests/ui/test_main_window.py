"""The whole window: what is in front, keys, focus, drawers, languages, closing."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.game import Startable
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.ui.apply_settings import change_settings
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.dialogs import Dialog
from gamebook_desktop.ui.rail import RailButton
from tests.games.gamebook.helpers import at, sheet
from tests.games.gamebook.table import controller
from tests.ui.states import BOOK, keys_help, library, rules, settings, window
from tests.ui.widgets.hands import double_click
from tests.ui.window import ENTER, ESCAPE, TAB, OneGame

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


# ------------------------------------------------------------------------------ languages
def test_B8_G90_switching_the_language_in_a_fight_changes_no_number_and_no_step(
    qtbot: QtBot, data_dir: Path, language: Callable[[str], None]
) -> None:
    language("fr")
    theme().set(language="fr", reduced_motion=True)
    shown = window(qtbot, data_dir, language="fr")
    shown.type("51" + ENTER + "125")
    state, waiting = shown.state, shown.play.session.open
    dice = [die.face() for die in shown.panel.fight._foe_row.dice]
    heading = shown.frame.question._heading.text()
    change_settings(shown.window.desk, language="en")
    qtbot.wait(1)
    assert (shown.state, shown.play.session.open) == (state, waiting)
    assert [die.face() for die in shown.panel.fight._foe_row.dice] == dice
    assert shown.frame.question._heading.text() != heading
    shown.type("6")
    assert shown.state.fight is not None
    foes = [(foe.skill, foe.now) for foe in shown.state.fight.foes]
    change_settings(shown.window.desk, language="fr")
    qtbot.wait(1)
    assert shown.state.fight is not None
    assert [(foe.skill, foe.now) for foe in shown.state.fight.foes] == foes
    assert shown.play.question is not None
    assert shown.play.question.why == "attack_foe"  # the other foe's turn


def test_switching_the_language_renews_every_word_of_the_window(
    qtbot: QtBot, data_dir: Path, language: Callable[[str], None]
) -> None:
    language("fr")
    theme().set(language="fr", reduced_motion=True)
    shown = window(qtbot, data_dir, language="fr")
    shown.type("2")
    french = shown.message()
    assert french.endswith("Rien n’a changé.")
    change_settings(shown.window.desk, language="en")
    qtbot.wait(1)
    assert shown.message().endswith("Nothing has changed.")
    assert shown.window.rail.library.text() == "Library"
    assert shown.panel.sheet.boxes["luck"].text() == "Luck"
    assert shown.window.top.search.text() == "Search the rules"
    assert shown.panel.page.choices.buttons()[0].accessibleName().startswith("1 of 8: ")


# ------------------------------------------------------------------------------ keys and focus
def test_a_warning_offers_a_button_that_goes_through(qtbot: QtBot, data_dir: Path) -> None:
    shown = window(qtbot, data_dir, at(sheet(stamina=(18, 18))))
    shown.type("m")
    assert shown.state.sheet.meals == 10
    action = shown.window.line._action
    assert action.isVisible()
    QTest.mouseClick(action, Qt.MouseButton.LeftButton)
    assert shown.state.sheet.meals == 9
    assert not action.isVisible()


def test_a_refusal_stays_until_the_next_action(qtbot: QtBot, data_dir: Path) -> None:
    shown = window(qtbot, data_dir)
    shown.type("2")
    refused = shown.message()
    shown.type("f")
    shown.type("f")
    shown.key(Qt.Key.Key_End)
    assert shown.message() == refused
    shown.type("1")
    assert shown.message() != refused


@pytest.mark.parametrize("where", ["choices", "question"])
def test_a_rule_looked_up_gives_back_place_question_and_focus(
    qtbot: QtBot, data_dir: Path, where: str
) -> None:
    theme().set(reduced_motion=True)
    shown = window(qtbot, data_dir)
    if where == "choices":
        shown.type("2")
        shown.key(Qt.Key.Key_End)
    else:
        shown.type("51" + ENTER + "12")
    focused, state, waiting = QApplication.focusWidget(), shown.state, shown.play.session.open
    assert focused is not None
    shown.type("?")
    drawer = shown.window.rules_drawer
    assert drawer.is_open()
    inside = QApplication.focusWidget()
    assert inside is not None
    assert drawer.isAncestorOf(inside)
    while drawer.is_open():
        shown.type(ESCAPE)
    assert QApplication.focusWidget() is focused
    assert (shown.state, shown.play.session.open) == (state, waiting)


def test_nothing_behind_an_open_drawer_is_played(qtbot: QtBot, data_dir: Path) -> None:
    theme().set(reduced_motion=True)
    shown = window(qtbot, data_dir)
    for open_drawer in (settings, rules, keys_help):
        open_drawer(shown)
        shown.type("1m" + ENTER)
        for _ in range(4):
            shown.type(ESCAPE)
    assert shown.play.session.cursor == 0


def test_F6_walks_the_regions_and_comes_back(qtbot: QtBot, data_dir: Path) -> None:
    shown = window(qtbot, data_dir)
    shown.type("51" + ENTER)
    order = []
    places = {
        "page": shown.panel.main,
        "question": shown.frame.question,
        "sheet": shown.panel.sheet,
        "line": shown.window.line,
        "top": shown.window.top,
        "rail": shown.window.rail,
    }
    for _ in range(7):
        shown.key(Qt.Key.Key_F6)
        focused = QApplication.focusWidget()
        assert focused is not None
        order.append(next(n for n, p in places.items() if p.isAncestorOf(focused)))
    rounds = [name for name in places if name in order]
    at_first = rounds.index(order[0])
    expected = [rounds[(at_first + step) % len(rounds)] for step in range(7)]
    assert order == expected
    assert {"page", "question", "sheet", "top", "rail"} <= set(order)
    shown.key(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert places[order[5]].isAncestorOf(focused)


def test_tab_goes_as_one_reads(qtbot: QtBot, data_dir: Path) -> None:
    """Heading, text, choices in one stop, sheet, message line, top bar, rail."""
    shown = window(qtbot, data_dir)
    places: dict[str, QWidget] = {
        "choices": shown.panel.page.choices,
        "page": shown.panel.main,
        "sheet": shown.panel.sheet,
        "line": shown.window.line,
        "top": shown.window.top,
        "rail": shown.window.rail,
    }
    seen: list[str] = []
    for _ in range(60):
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(next(n for n, p in places.items() if p.isAncestorOf(focused)))
        shown.type(TAB)
    order = [name for at, name in enumerate(seen) if at == 0 or seen[at - 1] != name]
    first = order.index("page", 1)
    assert order[:first] == ["page", "choices", "sheet", "line", "top", "rail"][:first]
    assert seen.count("choices") <= seen.count("page")


def test_backtab_goes_the_same_way_back(qtbot: QtBot, data_dir: Path) -> None:
    shown = window(qtbot, data_dir)
    there = []
    for _ in range(12):
        there.append(QApplication.focusWidget())
        shown.type(TAB)
    back = []
    for _ in range(12):
        shown.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        back.append(QApplication.focusWidget())
    assert back == there[::-1]


def test_letters_can_be_switched_off(qtbot: QtBot, data_dir: Path) -> None:
    shown = window(qtbot, data_dir)
    change_settings(shown.window.desk, single_keys=False)
    shown.type("m")
    assert shown.state.sheet.meals == 10
    shown.type("1")
    assert shown.state.visit.section == "2"


def test_larger_text_keeps_place_and_focus(qtbot: QtBot, data_dir: Path) -> None:
    shown = window(qtbot, data_dir)
    shown.key(Qt.Key.Key_End)
    focused = QApplication.focusWidget()
    for _ in range(6):
        shown.key(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert theme().look.scale == pytest.approx(1.6)
    assert QApplication.focusWidget() is focused
    assert shown.state.visit.section == "1"


# ------------------------------------------------------------------------------ bookmarks
def test_a_bookmark_is_gone_back_to_named_and_undone(qtbot: QtBot, data_dir: Path) -> None:
    shown = window(qtbot, data_dir, kept=True)
    theme().set(reduced_motion=True)
    marked = shown.state
    shown.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert "Bookmark kept" in shown.message()
    shown.type("m1")
    later = shown.state
    menu = shown.window.commands.bookmarks
    menu.aboutToShow.emit()
    (action,) = menu.actions()
    action.trigger()
    assert shown.state == marked
    shown.type("j")
    journal = shown.panel.sheet.journal.list.model()
    assert "Return to the bookmark at 1" in journal.index(0, 0).data()
    assert shown.play.undo_name() == "return to the bookmark at 1"
    shown.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown.state == later


def test_the_mark_on_the_page_keeps_the_place(qtbot: QtBot, data_dir: Path) -> None:
    shown = window(qtbot, data_dir, kept=True)
    double_click(shown.panel.page.mark)
    assert shown.play.save is not None
    assert len(shown.play.save.bookmarks) == 1


# ------------------------------------------------------------------------------ plays
def test_plays_open_and_close_without_leaving_anything(qtbot: QtBot, data_dir: Path) -> None:
    shown = window(qtbot, data_dir)
    desk = shown.window.desk
    assert isinstance(desk, OneGame)
    counts = []
    for _ in range(4):
        shown.window.close_play(shown.window.here)
        qtbot.wait(5)
        gc.collect()
        qtbot.wait(5)
        counts.append(len(QApplication.allWidgets()))
        desk.made.append(controller(BOOK, at(sheet())))
        shown.window.start(Startable("gamebook", {}, "Essai", "", ""))
        shown.type("jn")
        shown.key(Qt.Key.Key_F2)
    assert len(set(counts)) == 1


def test_closing_a_play_leads_to_the_library(qtbot: QtBot, data_dir: Path) -> None:
    shown = window(qtbot, data_dir, kept=True)
    shown.key(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert shown.window.here == "library"
    assert shown.window.plays == {}
    assert shown.window.library.isVisible()


def test_a_play_duplicated_or_renamed_in_the_library_stays_open(
    qtbot: QtBot, data_dir: Path
) -> None:
    shown = window(qtbot, data_dir, kept=True)
    place, orders = shown.window.here, shown.window.library.orders
    library(shown)
    orders.duplicate(orders.headers[0])
    assert set(shown.window.plays) == {place}
    (header,) = (found for found in orders.headers if found.title == "Essai")
    orders.rename_to(header, "Autre nom")
    assert set(shown.window.plays) == {place}
    qtbot.wait(5)  # the button of the former name goes
    (button,) = [b for b in shown.window.rail.findChildren(RailButton) if b.property("play")]
    assert (button.property("play"), button.text()) == (place, "Autre nom")
    assert {found.title for found in orders.headers} == {"Autre nom", "Essai (2)"}


@pytest.mark.parametrize("answer", ["stay", "leave"])
def test_leaving_with_a_failed_write_asks_first(qtbot: QtBot, data_dir: Path, answer: str) -> None:
    shown = window(qtbot, data_dir, kept=True)
    save = shown.play.save
    assert save is not None
    assert save._pen is not None
    connection = save._pen.connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages}")
    while shown.play.failure is None:
        shown.play.do(do.WriteNote("x" * 2000 + str(shown.play.session.cursor)))
        assert shown.play.session.cursor < 200
    assert shown.message() == "The disk is full."
    assert not shown.window.line._saved.isVisible()

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Dialog)
        (dialog.no if answer == "stay" else dialog.yes).click()

    QTimer.singleShot(50, press)
    shown.window.close()
    assert shown.window.isVisible() is (answer == "stay")
    if answer == "stay":
        connection.execute("PRAGMA max_page_count=1000000")
        shown.type("1")
        assert shown.play.failure is None
        assert shown.window.line._saved.isVisible()


def test_a_play_open_elsewhere_cannot_be_changed_and_says_so(qtbot: QtBot, data_dir: Path) -> None:
    shown = window(qtbot, data_dir, kept=True)
    assert shown.play.save is not None
    shown.play.save.read_only = SaveError("open_elsewhere", shown.play.save.path)
    shown.type("1")
    assert shown.state.visit.section == "1"
    assert "open in another window" in shown.message()
    assert shown.window.line._action.text() == "Save elsewhere"
    shown.play.save.read_only = None
