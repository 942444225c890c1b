"""The whole window over a game of OUTATIME Dice, with dice that fall as a test wants."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.game import Startable
from gamebook_desktop.core.sources import Source
from gamebook_desktop.core.turn import CHANCE, Answer, Question
from gamebook_desktop.games.outatime.panel import OutatimePanel
from gamebook_desktop.games.outatime.state import Face, Now, Player, State
from gamebook_desktop.plays import ProgramDesk
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.main_window import MainWindow
from tests.ui.window import SIZE, type_keys

HANDS = (
    ("02-1", "03-1", "03-2", "04-1", "001-1"),
    ("02-2", "03-3", "03-4", "04-2", "001-2"),
    ("02-3", "03-5", "03-6", "04-3", "001-3"),
)
"""The sets of the first three seats of the sample cards."""
NAMES = ("Ada", "Bob", "Cléo")


def rolled(rolls: Iterable[Sequence[Face]]) -> Source:
    """Dice that fall like this, roll after roll; people still choose for themselves."""
    queue = [tuple(faces) for faces in rolls]

    def source(question: Question, _place: str) -> Answer | None:
        return question.find(queue.pop(0)) if question.who == CHANCE and queue else None

    return source


def seat(number: int, *, covered: int = 0, **changes: Any) -> Player:
    """A player on the 0.3 card, another 0.3 lying face down."""
    two, three, other, four, last = HANDS[number]
    player = Player(NAMES[number], "person", True, three, covered, other, (two, four, last))
    return replace(player, **changes)


def table(*players: Player, now: Now | None = None) -> State:
    """A game under way; without players Ada and Bob."""
    return State(players or (seat(0), seat(1)), now or Now())


@dataclass
class Screen:
    """The window with the game in front."""

    qtbot: QtBot
    window: MainWindow

    @property
    def panel(self) -> OutatimePanel:
        """The panel in front."""
        found = self.window.current()
        assert found is not None
        assert isinstance(found[0].panel, OutatimePanel)
        return found[0].panel

    @property
    def play(self) -> Controller:
        """The play in front."""
        return self.panel.controller

    @property
    def state(self) -> State:
        """The state shown."""
        assert isinstance(self.play.state, State)
        return self.play.state

    def type(self, keys: str) -> None:
        """Press keys where the focus is."""
        type_keys(self.window, keys)

    def click(self, widget: QWidget | None) -> None:
        """Press the left button on a widget that can be seen."""
        assert widget is not None
        assert widget.isVisible()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def settle(self) -> None:
        """Let everything that was put off happen."""
        for _ in range(4):
            QApplication.processEvents()

    def dice(self, *rolls: Sequence[Face]) -> None:
        """The next rolls of the program fall like this."""
        self.play.session.source = rolled(rolls)

    def message(self) -> str:
        """What the message line says."""
        return self.window.line.text()


def screen(
    qtbot: QtBot,
    data_dir: Path,
    state: State | None = None,
    *,
    dice: Iterable[Sequence[Face]] = (),
    size: tuple[int, int] = SIZE,
    options: dict[str, Any] | None = None,
    language: str = "en",
    real: bool = False,
) -> Screen:
    """The window with a new table, or with a state laid on it."""
    window = MainWindow()
    window.desk = ProgramDesk(Profile(data_dir), language)
    window.fill()
    qtbot.addWidget(window)
    window.resize(*size)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.start(Startable("outatime", {"cards": "sample"}, "OUTATIME Dice", "", ""), options)
    shown = Screen(qtbot, window)
    if real:
        shown.play.set_dice_mode("real")
    else:
        shown.dice(*dice)
    if state is not None:
        shown.play.override(state)
    shown.settle()
    return shown
