"""A play on screen over a small book: controller, panel and frame, without the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import person, scripted
from gamebook_desktop.games.gamebook.panel import GamebookPanel
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.store.save_file import SaveFile
from gamebook_desktop.ui.controller import REAL, Controller
from gamebook_desktop.ui.frame import PlayFrame
from tests.games.gamebook import helpers

SIZE = (1260, 680)
"""What the frame gets of a window of 1366 by 768."""


def controller(
    sections: Mapping[Any, Any] | None = None,
    state: State | None = None,
    *,
    dice: helpers.Dice | None = None,
    save: Callable[[Session[State]], SaveFile] | None = None,
    options: dict[str, Any] | None = None,
    **head: Any,
) -> Controller:
    """A play of a small book at a state; a sheet at section 1 if none is given.

    `dice` are what the program rolls, in the order they are asked; None: real dice.
    """
    game = helpers.game(sections, options, **head)
    return over(game, state or helpers.at(helpers.sheet()), dice=dice, save=save)


def over(
    game: Gamebook,
    state: State,
    *,
    dice: helpers.Dice | None = None,
    save: Callable[[Session[State]], SaveFile] | None = None,
) -> Controller:
    """A play of a game at a state."""
    session: Session[State] = Session(game, state)
    made = Controller(
        "gamebook",
        "key",
        session,
        GamebookWords(game),
        save(session) if save else None,
        lambda shown: {"fr": GamebookWords(game).summary(shown)},
    )
    if dice is None:
        made.set_dice_mode(REAL)
        session.source = person
    else:
        session.source = scripted(dice)
    return made


@dataclass
class Table:
    """What is on the screen."""

    controller: Controller
    panel: GamebookPanel
    frame: PlayFrame

    @property
    def state(self) -> State:
        """The state shown."""
        shown = self.controller.state
        assert isinstance(shown, State)
        return shown

    def keys(self, *names: str) -> list[bool]:
        """Press keys as the window hands them on: the question first, then the panel."""
        taken = []
        for name in names:
            for key in name if name.isdigit() else [name]:
                taken.append(self.frame.question.key(key) or self.panel.key(key))
        return taken

    def close(self, _frame: QWidget) -> None:
        """Known to qtbot, this keeps the table until its frame is closed.

        Widgets still shown must not be collected as garbage, in no order at all.
        """
        self.controller.changed.disconnect(self.refresh)

    def refresh(self) -> None:
        """Redraw as the window does after a change."""
        self.panel.refresh()
        self.frame.question.refresh()


def sit(qtbot: QtBot, play: Controller, size: tuple[int, int] = SIZE) -> Table:
    """Show a play."""
    panel = GamebookPanel(play)
    frame = PlayFrame(panel)
    table = Table(play, panel, frame)
    qtbot.addWidget(frame, before_close_func=table.close)
    play.changed.connect(table.refresh)
    table.refresh()
    frame.resize(*size)
    frame.show()
    qtbot.waitExposed(frame)
    QApplication.processEvents()
    return table


def words_in(widget: QWidget) -> list[str]:
    """The words of every label and button that can be seen in a widget, in no special order."""
    found = []
    for child in widget.findChildren(QWidget):
        text = getattr(child, "text", None)
        if callable(text) and child.isVisible() and text():
            found.append(str(text()))
    return found


def press(widget: QWidget, key: Qt.Key, text: str = "", *, repeat: bool = False) -> None:
    """Press and let go of a key; with `repeat` one repeat of a key held down."""
    none = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, key, none, text, repeat))
    if not repeat:
        QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyRelease, key, none, text))


def hover(widget: QWidget) -> None:
    """Put the pointer over a widget."""
    at = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(at, at, QPointF(widget.mapToGlobal(at.toPoint()))))
