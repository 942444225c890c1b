"""The top bar: where one is, undo and redo by name, closed undo with its reason."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.top_bar import TopBar
from tests.games.gamebook.table import controller

SECTIONS = {1: {"choices": [{"text": "Là.", "to": 2}]}, 2: {}}


@pytest.fixture
def bar(qtbot: QtBot) -> TopBar:
    made = TopBar()
    qtbot.addWidget(made)
    made.resize(1000, 52)
    made.show()
    return made


def show(bar: TopBar, play: Controller | None) -> None:
    bar.show_play("Le Seuil de suie", "section 1", play)


def test_undo_and_redo_are_there_when_there_is_something_to_do(bar: TopBar) -> None:
    play = controller(SECTIONS)
    show(bar, play)
    assert (bar.undo.isVisible(), bar.redo.isVisible()) == (False, False)
    play.do(do.Choose("2"))
    show(bar, play)
    assert bar.undo.text() == "Undo: choice 1 of 1"
    assert (bar.undo.isVisible(), bar.redo.isVisible()) == (True, False)
    play.undo()
    show(bar, play)
    assert bar.redo.text() == "Redo: choice 1 of 1"
    assert (bar.undo.isVisible(), bar.redo.isVisible()) == (False, True)
    show(bar, None)
    assert (bar.undo.isVisible(), bar.redo.isVisible()) == (False, False)


def test_a_forbidden_undo_refuses_with_its_reason(bar: TopBar) -> None:
    play = controller(SECTIONS)
    play.session.policy = UndoPolicy.OFF
    play.do(do.Choose("2"))
    show(bar, play)
    heard: list[object] = []
    bar.undo_clicked.connect(lambda: heard.append("undone"))
    bar.refused.connect(lambda *words: heard.append(words[0]))
    assert bar.undo.accessibleName() == "Undo: choice 1 of 1, closed"
    QTest.mouseClick(bar.undo, Qt.MouseButton.LeftButton)
    assert heard == [bar.undo.accessibleDescription()]
    assert heard != [""]


def test_narrow_shows_icons_with_the_same_names(bar: TopBar) -> None:
    play = controller(SECTIONS)
    play.do(do.Choose("2"))
    show(bar, play)
    bar.set_narrow(True)
    shown = [w for w in (bar.menu, bar.undo_icon, bar.search_icon) if w.isVisible()]
    assert [w.accessibleName() for w in shown] == [
        "Menu",
        "Undo: choice 1 of 1",
        "Search the rules",
    ]
    assert not any(w.isVisible() for w in (bar.undo, bar.redo, bar.search, bar.place))
    bar.set_narrow(False)
    assert bar.undo.isVisible()
    assert not bar.menu.isVisible()


def test_redo_comes_and_goes_with_the_layout(bar: TopBar) -> None:
    play = controller(SECTIONS)
    play.do(do.Choose("2"))
    play.undo()
    show(bar, play)
    bar.set_narrow(True)
    assert not bar.redo.isVisible()
    bar.set_narrow(False)
    assert bar.redo.isVisible()


def test_a_long_title_is_cut_with_an_ellipsis_and_whole_in_its_tooltip(bar: TopBar) -> None:
    title = "Une partie dont le nom n'en finit pas, ni à la ligne, ni au bord de la fenêtre, jamais"
    bar.show_play(title, "section 400", controller(SECTIONS))
    bar.resize(500, 52)
    QApplication.processEvents()
    assert bar.title.width() < bar.title.fontMetrics().horizontalAdvance(title)
    assert bar.title.toolTip() == title
    assert bar.width() == 500


def test_signals(bar: TopBar) -> None:
    play = controller(SECTIONS)
    play.do(do.Choose("2"))
    play.do(do.Eat(sure=True))
    play.undo()
    show(bar, play)
    heard: list[str] = []
    bar.undo_clicked.connect(lambda: heard.append("undo"))
    bar.redo_clicked.connect(lambda: heard.append("redo"))
    bar.search_clicked.connect(lambda: heard.append("search"))
    for button in (bar.undo, bar.redo, bar.search):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert heard == ["undo", "redo", "search"]
