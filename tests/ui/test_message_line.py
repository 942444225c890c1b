"""The line at the foot: what it says, with which tone, link, button, and "saved"."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QDateTime, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.message_line import MessageLine

WHEN = QDateTime.fromString("2030-01-02T21:42:00", Qt.DateFormat.ISODate)


@pytest.fixture
def line(qtbot: QtBot) -> MessageLine:
    made = MessageLine()
    qtbot.addWidget(made)
    made.resize(900, 40)
    made.show()
    return made


def test_it_says_words_with_rule_and_button(line: MessageLine) -> None:
    line.say("No meal during a fight.", "lock", "", "R22", "All the same")
    assert (line.text(), line.rule()) == ("No meal during a fight.", "R22")
    assert line._link.isVisible()
    assert line._action.isVisible()
    assert line._action.text() == "All the same"
    line.say("")
    parts = (line._icon, line._link, line._action, line._more, line._saved)
    assert not any(part.isVisible() for part in parts)


@pytest.mark.parametrize("tone", ["", "good", "warn", "bad"])
def test_every_tone_has_its_look(line: MessageLine, tone: str) -> None:
    line.say("Words.", "info", tone)
    line.grab()
    assert line.text() == "Words."


def test_signals(line: MessageLine, qtbot: QtBot) -> None:
    heard: list[object] = []
    line.rule_activated.connect(heard.append)
    line.action_clicked.connect(lambda: heard.append("action"))
    line.more_clicked.connect(lambda: heard.append("more"))
    line.say("Words.", rule="R22", action="Save elsewhere")
    line.show_more("4 choices below")
    for button in (line._link, line._action, line._more):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert heard == ["R22", "action", "more"]


def test_saved_says_when_in_the_language_of_the_moment(
    line: MessageLine, language: Callable[[str], None]
) -> None:
    language("fr")
    theme().set(language="fr")
    line.show_saved(WHEN)
    assert line._saved.text() == "Enregistré à 21:42"
    assert line._saved_icon.accessibleName() == line._saved.text()
    language("en")
    theme().set(language="en")
    line.show_saved(WHEN)
    assert line._saved.text() == "Saved at 21:42"
    line.show_saved(None)
    assert not line._saved.isVisible()
    assert not line._saved_icon.isVisible()


def test_short_keeps_the_tick(line: MessageLine) -> None:
    line.show_saved(WHEN)
    line.set_short(True)
    assert (line._saved.isVisible(), line._saved_icon.isVisible()) == (False, True)
    line.show_saved(WHEN)
    assert not line._saved.isVisible()
    line.set_short(False)
    assert line._saved.isVisible()


def test_long_words_wrap_and_are_never_cut(line: MessageLine) -> None:
    line.say("Des mots, encore des mots, toujours les mêmes mots. " * 6, "warn", "bad", "R22", "X")
    label = line._text
    assert label.heightForWidth(label.width()) <= max(label.height(), line.sizeHint().height())


def test_dice_stand_before_the_words(line: MessageLine) -> None:
    line.say("Luck test: 7.", dice=(3, 4))
    shown = [die.face() for die in line._dice if die.isVisible()]
    assert shown == [3, 4]
    line.say("Something else.")
    assert not any(die.isVisible() for die in line._dice)
