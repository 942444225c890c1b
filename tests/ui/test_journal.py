"""The journal: newest first, marked by section, filtered, following the language and undo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.journal import MARK, RULE, JournalView
from tests.games.gamebook.helpers import at, sheet
from tests.games.gamebook.table import controller, press
from tests.ui.widgets.hands import type_text

SECTIONS: dict[Any, dict[str, Any]] = {
    1: {"choices": [{"text": "Là.", "to": 2}]},
    2: {
        "effects": [{"change": "stamina", "by": -2, "why": "Une ardoise"}, {"gold": 3}],
        "choices": [{"text": "Retour.", "to": 1}],
    },
}


@pytest.fixture
def play(language: Callable[[str], None]) -> Controller:
    language("en")
    return controller(SECTIONS, at(sheet()))


@pytest.fixture
def view(qtbot: QtBot, play: Controller) -> JournalView:
    made = JournalView()
    qtbot.addWidget(made)
    made.resize(320, 400)
    made.show()
    play.changed.connect(lambda: made.refresh(play))
    made.refresh(play)
    return made


def lines(view: JournalView) -> list[tuple[str, str]]:
    model = view.list.model()
    found = (model.index(row, 0) for row in range(model.rowCount()))
    return [(index.data(MARK), index.data()) for index in found]


def test_newest_first_each_under_the_section_it_happened_in(
    view: JournalView, play: Controller
) -> None:
    play.do(do.Choose("2"))
    told = lines(view)
    assert told[0] == ("2", "+3 gold pieces (5 → 8)")
    assert told[1][0] == "2"
    assert told[1][1].startswith("−2 STAMINA (18 → 16)")
    assert "Une ardoise" in told[1][1]
    assert told[-1][0] == "1"


def test_undo_takes_lines_away_and_redo_brings_them_back(
    view: JournalView, play: Controller
) -> None:
    play.do(do.Choose("2"))
    before = lines(view)
    play.do(do.Choose("1"))
    play.undo()
    assert lines(view) == before
    play.undo()
    assert lines(view) == []
    play.redo()
    assert lines(view) == before


def test_corrections_and_bookmarks_are_marked_as_such(view: JournalView, play: Controller) -> None:
    start = play.state
    play.do(do.Choose("2"))
    richer = replace(play.state, sheet=replace(play.state.sheet, gold=9))
    play.override(richer, "oublié")
    play.override(start, "Début", cause="bookmark")
    assert lines(view)[0] == ("1", "Return to the bookmark at 1 — Début")
    assert lines(view)[1] == ("2", "Correction: gold 8 → 9 — oublié")


def test_the_filter_finds_words_whatever_their_case(view: JournalView, play: Controller) -> None:
    play.do(do.Choose("2"))
    all_lines = lines(view)
    view.filter.setFocus()
    type_text(view.filter, "ARDOISE")
    assert lines(view) == [line for line in all_lines if "ardoise" in line[1]]
    assert len(lines(view)) == 1
    press(view.filter, Qt.Key.Key_Escape)
    assert lines(view) == all_lines


def test_a_line_opens_its_rule(view: JournalView, play: Controller) -> None:
    play.do(do.Eat(sure=True))
    heard: list[str] = []
    view.rule_activated.connect(heard.append)
    index = view.list.model().index(0, 0)
    assert index.data(RULE) == "R22"
    view.list.setFocus()
    view.list.setCurrentIndex(index)
    QTest.keyClick(view.list, Qt.Key.Key_Return)
    assert heard == ["R22"]


def test_digits_and_letters_stay_the_plays(qtbot: QtBot, play: Controller) -> None:
    """The list must not swallow keys to search in itself."""
    heard: list[str] = []

    class Above(QWidget):
        def keyPressEvent(self, event: QKeyEvent) -> None:
            heard.append(event.text())

    above = Above()
    qtbot.addWidget(above)
    view = JournalView(above)
    above.show()
    play.do(do.Choose("2"))
    view.refresh(play)
    for text in "1é?":
        press(view.list, Qt.Key.Key_unknown, text)
    assert heard == ["1", "é", "?"]
    assert view.list.currentIndex().row() == -1


def test_the_language_changes_every_line(
    view: JournalView, play: Controller, language: Callable[[str], None]
) -> None:
    play.do(do.Choose("2"))
    english = lines(view)
    language("fr")
    theme().set(language="fr")
    view.refresh(play)
    french = lines(view)
    assert [mark for mark, _ in french] == [mark for mark, _ in english]
    assert french[1][1].startswith("−2 ENDURANCE")
    assert view.list.accessibleName() == "Journal"
    assert view.filter.accessibleName() == "Filtrer"


def test_show_mark_finds_the_newest_line_of_a_section(view: JournalView, play: Controller) -> None:
    for section in ("2", "1", "2"):
        play.do(do.Choose(section))
    view.show_mark("2")
    row = view.list.currentIndex().row()
    assert [mark for mark, _ in lines(view)][: row + 1] == ["1"] * row + ["2"]
    view.show_mark("404")
    assert view.list.currentIndex().row() == row


def test_two_thousand_lines_are_laid_out_in_batches(view: JournalView, play: Controller) -> None:
    """Only what is new is worded: the lines of old records are the same objects."""
    for _ in range(40):
        play.do(do.Choose("2"))
        play.do(do.Choose("1"))
    known = list(view._model._known)
    play.do(do.Choose("2"))
    assert [pair is again for pair, again in zip(known, view._model._known, strict=False)] == [
        True
    ] * len(known)
