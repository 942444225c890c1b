"""Somebody who plays the program with a keyboard and dice in hand."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from operator import is_
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.choices import Offered, offered
from gamebook_desktop.games.gamebook.panel import GamebookPanel
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.ui.controller import REAL, Controller
from gamebook_desktop.ui.main_window import MainWindow
from tests.ui.window import ENTER, SPACE, TAB, type_keys


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
