"""The rail: where one is, the open plays, words that fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.rail import OpenPlay, Rail, RailButton
from tests.ui.widgets.hands import double_click

PLAYS = (OpenPlay("a", "Le Seuil de suie", "key"), OpenPlay("b", "Caves & tours", "book"))


@pytest.fixture
def rail(qtbot: QtBot) -> Rail:
    made = Rail()
    qtbot.addWidget(made)
    made.resize(92, 700)
    made.show()
    return made


def play_buttons(rail: Rail) -> list[RailButton]:
    found = rail._list.findChildren(RailButton)
    return [button for button in found if not button.isHidden()]


def test_places_speak_and_tell_where_one_is(rail: Rail) -> None:
    rail.set_plays(PLAYS, "library")
    QApplication.processEvents()
    names = [b.accessibleName() for b in (rail.menu, rail.library, rail.rules, *play_buttons(rail))]
    assert names == ["Menu", "Library, current", "Rules", "Le Seuil de suie", "Caves & tours"]
    rail.set_plays(PLAYS, "b")
    names = [b.accessibleName() for b in (rail.library, *play_buttons(rail))]
    assert names == ["Library", "Le Seuil de suie", "Caves & tours, current"]


def test_each_button_says_what_it_is(rail: Rail, qtbot: QtBot) -> None:
    heard: list[str] = []
    rail.menu_clicked.connect(lambda: heard.append("menu"))
    rail.library_clicked.connect(lambda: heard.append("library"))
    rail.rules_clicked.connect(lambda: heard.append("rules"))
    rail.display_clicked.connect(lambda: heard.append("display"))
    rail.help_clicked.connect(lambda: heard.append("help"))
    rail.play_clicked.connect(heard.append)
    rail.set_plays(PLAYS, "library")
    qtbot.wait(1)
    buttons = (rail.menu, rail.library, rail.rules, rail.display, rail.help, *play_buttons(rail))
    for button in buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert heard == ["menu", "library", "rules", "display", "help", "a", "b"]


def test_a_play_put_away_leaves_the_rail(rail: Rail, qtbot: QtBot) -> None:
    rail.set_plays(PLAYS, "b")
    rail.set_plays(PLAYS[:1], "library")
    qtbot.wait(1)
    assert [button.text() for button in play_buttons(rail)] == ["Le Seuil de suie"]


def test_a_double_click_is_one(rail: Rail) -> None:
    heard: list[int] = []
    rail.library_clicked.connect(lambda: heard.append(1))
    double_click(rail.library)
    assert heard == [1]


def test_words_follow_the_language(rail: Rail, language: Callable[[str], None]) -> None:
    language("fr")
    theme().set(language="fr")
    rail.retranslate()
    rail.set_plays((), "library")
    assert rail.library.text() == "Bibliothèque"
    assert rail.display.text() == "Affichage"


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("tongue", ["fr", "en"])
def test_its_own_words_fit_at_every_size(
    rail: Rail, language: Callable[[str], None], scale: float, tongue: str
) -> None:
    language(tongue)
    theme().set(scale=scale, language=tongue)
    rail.retranslate()
    look = theme()
    for button in (rail.menu, rail.library, rail.rules, rail.display, rail.help):
        width = look.fm("caption", bold=True).horizontalAdvance(look.typeset(button.text()))
        assert width <= rail.width() - look.px(6), button.text()


def test_a_long_name_is_whole_in_its_tooltip(rail: Rail, qtbot: QtBot) -> None:
    rail.set_plays((OpenPlay("a", "Une très longue adventure de plus", "key"),), "a")
    qtbot.wait(1)
    (button,) = play_buttons(rail)
    button.grab()
    assert button.toolTip() == "Une très longue adventure de plus"
