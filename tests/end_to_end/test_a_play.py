"""From the empty library to a play resumed: the whole program, by keyboard, on the shipped book."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from operator import is_
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.choices import Offered, offered
from gamebook_desktop.games.gamebook.panel import GamebookPanel
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.ui.apply_settings import change_settings
from gamebook_desktop.ui.controller import REAL, Controller
from gamebook_desktop.ui.main_window import MainWindow
from tests.ui.looks import nameless
from tests.ui.window import ENTER, SPACE, TAB, type_keys

Start = Callable[..., MainWindow]
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


class Person:
    """Somebody who only has a keyboard."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window

    @property
    def play(self) -> Controller:
        controller = self.window.controller
        assert controller is not None
        return controller

    @property
    def panel(self) -> GamebookPanel:
        found = self.window.current()
        assert found is not None
        assert isinstance(found[0].panel, GamebookPanel)
        return found[0].panel

    @property
    def state(self) -> State:
        assert isinstance(self.play.state, State)
        return self.play.state

    def type(self, keys: str) -> None:
        type_keys(self.window, keys)

    def tab_to(self, wanted: Callable[[Any], bool]) -> None:
        """Press Tab until the focus lies where it is wanted."""
        for _ in range(80):
            if wanted(QApplication.focusWidget()):
                return
            self.type(TAB)
        raise AssertionError("Tab never came there")

    def begin(self) -> None:
        """Start the first adventure, with real dice."""
        self.type(ENTER)
        self.qtbot.waitUntil(lambda: self.window.controller is not None)
        self.qtbot.wait(1)
        if self.play.dice_mode != REAL:
            self.tab_to(lambda widget: isinstance(widget, QRadioButton))
            QTest.keyClick(self.window.windowHandle(), Qt.Key.Key_Right)
        assert self.play.dice_mode == REAL

    def make_sheet(self, dice: str = "5" + "66" + "5") -> None:
        """Roll the values in hand, pick three talents and a potion, sign."""
        self.qtbot.wait(1)
        self.window.focus_home()
        self.type(ENTER + dice)
        talents = list(self.panel.creation.talents.values())
        for pick in (*talents[:3], next(iter(self.panel.creation.potions.values()))):
            self.tab_to(partial(is_, pick))
            self.type(SPACE)
        self.tab_to(partial(is_, self.panel.creation.name.field))
        self.type("Mirre" + ENTER)
        assert self.state.begun

    def go_on(self, dice: str) -> None:
        """Press the key of the best way on; fights are fought with these dice."""
        if self.play.question is not None:
            keys = "123456" if self.play.question.options != (1, 2, 3, 4, 5, 6) else dice
            self.type(keys[len(self.state.world.path) % len(keys)])
        elif self.state.fight is not None:
            self.type(ENTER)
            self.type("11" + "66" if self.play.question is not None else "")
        else:
            self.type(self._key())

    def _key(self) -> str:
        ways = offered(rules_of(self.play).rules, self.state)
        if len(ways) == 1 and ways[0].choice is None:
            return ENTER if not isinstance(ways[0].action, do.Engage) else "1"
        far = distances(rules_of(self.play))
        open_ways = [(at, way) for at, way in enumerate(ways, 1) if way.closed is None]

        def preference(numbered: tuple[int, Offered]) -> tuple[object, ...]:
            at, way = numbered
            asks = way.choice is not None and way.choice.number is not None
            read = self.state.world.visited.count(way.to)
            return not isinstance(way.action, do.Engage), asks, read, far.get(way.to, 50), at

        return str(min(open_ways, key=preference)[0] % 10)


def rules_of(play: Controller) -> Gamebook:
    assert isinstance(play.session.game, Gamebook)
    return play.session.game


def distances(game: Gamebook) -> dict[str, int]:
    """How many plain choices lead from each section to the nearest fight."""
    sections = game.book.sections
    far = {name: 0 for name, section in sections.items() if section.fight}
    queue = deque(far)
    while queue:
        here = queue.popleft()
        for name, section in sections.items():
            if name not in far and any(choice.to == here for choice in section.choices):
                far[name] = far[here] + 1
                queue.append(name)
    return far


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


def test_starting_again_keeps_the_first_play(qtbot: QtBot, start: Start) -> None:
    person = Person(qtbot, start())
    person.begin()
    person.make_sheet()
    one = person.play
    person.panel.restart_requested.emit()
    qtbot.waitUntil(lambda: person.window.controller is not one)
    assert not person.state.begun
    assert len(person.window.plays) == 2
    assert one.save is not None
    assert person.play.save is not None
    assert one.save.path != person.play.save.path
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
