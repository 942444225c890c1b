"""From the empty library to a play resumed: the whole program, by keyboard, on the shipped book."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.apply_settings import change_settings
from gamebook_desktop.ui.controller import PROGRAM, REAL
from gamebook_desktop.ui.main_window import MainWindow
from tests.end_to_end.person import Person
from tests.ui.looks import nameless
from tests.ui.window import ENTER

Start = Callable[..., MainWindow]
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_first_start_to_resumed_play_by_keyboard_alone(qtbot: QtBot, start: Start) -> None:
    person = Person(qtbot, start())
    person.begin()
    person.make_sheet()
    assert person.state.sheet.skill.value == 11
    assert person.state.sheet.stamina.value == 24
    fought = 0
    for _ in range(200):
        fought += person.state.fight is not None
        if len(person.state.world.path) >= 6 and fought and person.state.fight is None:
            break
        assert person.state.ending is None
        person.go_on("2345")
    assert len(person.state.world.path) >= 6
    assert fought
    assert nameless(person.window) == []
    state, title = person.state, person.window.top.title.text()
    assert person.play.failure is None
    person.window.close()

    again = Person(qtbot, start())
    again.type(ENTER)
    qtbot.waitUntil(lambda: again.window.controller is not None)
    assert again.state == state
    assert again.window.top.title.text() == title
    assert again.panel.place().endswith(state.visit.section)
    assert again.play.dice_mode == REAL


def test_closed_in_the_middle_of_a_round_and_resumed_at_the_same_die(
    qtbot: QtBot, start: Start
) -> None:
    person = Person(qtbot, start())
    person.begin()
    person.make_sheet()
    for _ in range(200):
        if person.state.fight is not None:
            break
        person.go_on("2345")
    person.type(ENTER + "3" + "4" + "5")
    waiting = person.play.session.open
    assert waiting is not None
    assert len(waiting.typed) == 1
    person.window.close()
    again = Person(qtbot, start("en"))  # in the other language, too (A20)
    again.type(ENTER)
    qtbot.waitUntil(lambda: again.window.controller is not None)
    opened = again.play.session.open
    assert opened is not None
    assert (opened.action, opened.answers, opened.typed) == (
        waiting.action,
        waiting.answers,
        waiting.typed,
    )
    dice = [die.face() for die in again.panel.fight._foe_row.dice]
    assert dice == [3, 4]
    again.type("6")
    assert again.play.question is None or again.play.question.why != "attack_hero"


def test_two_windows_on_one_profile_never_write_the_same_play(qtbot: QtBot, start: Start) -> None:
    """A4: the second one can only read, says why, and is not in the way of the first."""
    first = Person(qtbot, start())
    first.begin()
    first.make_sheet()
    second = Person(qtbot, start())
    second.window.activateWindow()
    second.window.library.key("Enter")
    qtbot.waitUntil(lambda: second.window.controller is not None)
    assert second.play.read_only
    before = second.state
    second.panel.page.choices.press(0)
    assert second.state == before
    assert "autre fenêtre" in second.window.line.text()
    assert not second.window.line._saved.isVisible()
    second.window.close()
    first.panel.page.choices.press(0)
    assert first.play.failure is None
    assert first.play.session.cursor > 0


@pytest.mark.parametrize("mode", [REAL, PROGRAM])
def test_starting_again_keeps_the_first_play(qtbot: QtBot, start: Start, mode: str) -> None:
    person = Person(qtbot, start())
    person.begin()
    person.make_sheet()
    person.play.set_dice_mode(mode)
    one = person.play
    person.panel.restart_requested.emit()
    qtbot.waitUntil(lambda: person.window.controller is not one)
    assert not person.state.begun
    assert len(person.window.plays) == 2
    assert one.save is not None
    assert person.play.save is not None
    assert one.save.path != person.play.save.path
    assert person.play.save.title == f"{one.save.title} (2)"
    assert person.play.save.meta["emblem"] == one.save.meta["emblem"] == "roofs"
    assert person.play.dice_mode == person.play.save.meta["dice"] == mode
    assert one.state.begun


def test_the_language_is_switched_while_reading(qtbot: QtBot, start: Start) -> None:
    person = Person(qtbot, start(None))
    change_settings(person.window.desk, language="fr")
    person.begin()
    person.make_sheet()
    state = person.state
    french = person.window.rail.library.text()
    change_settings(person.window.desk, language="en")
    qtbot.wait(1)
    assert (french, person.window.rail.library.text()) == ("Bibliothèque", "Library")
    assert person.state == state
    assert nameless(person.window) == []
    person.window.close()
    again = start(None)
    assert again.rail.library.text() == "Library"
