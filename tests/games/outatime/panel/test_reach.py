"""What everybody can reach: names for screen readers, large text, small windows, reopening."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.outatime.panel.card_boxes import CardBoxes
from gamebook_desktop.games.outatime.panel.orders import LOCK
from gamebook_desktop.games.outatime.state import FLUX, Now
from gamebook_desktop.plays import ProgramDesk
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.ui.design.theme import Theme
from gamebook_desktop.ui.main_window import MainWindow
from tests.games.outatime.panel.screen import Screen, screen, seat, table
from tests.ui.window import ENTER, TAB

NOW = Now(0, 1, (FLUX,), (2, 88, 5, 5, 4), 1)


def test_cards_and_dice_are_sentences(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(seat(0), seat(1, covered=3), now=NOW))
    assert [row.boxes.accessibleName() for row in shown.panel.table.rows] == [
        "0 of 5 box(es) covered, waits for 2, 4, 3, 4, 3, 1 box(es) to gain",
        "3 of 5 box(es) covered, waits for 2, 2, 1 box(es) to gain",
    ]
    assert [die.accessibleName() for die in shown.panel.table.delorean.dice()] == [
        "2, your box, 1",
        "88, optional, 2",
        "5, not needed, 3, closed",
        "5, not needed, 4, closed",
        "4, after the 2, 5",
    ]
    slots = shown.panel.table.delorean.slots()
    assert [slot.accessibleName() for slot in slots[:2]] == [
        "locked die, FLUX",
        "place, no die yet",
    ]
    assert shown.panel.table.rows[0].accessibleName() == ("Ada, whose turn it is, 0.00 of 1.21 GW")


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1366, 768), (1920, 1080)])
def test_nothing_is_cut_at_any_size(
    qtbot: QtBot, data_dir: Path, look: Theme, size: tuple[int, int], scale: float
) -> None:
    look.set(scale=scale)
    ada = seat(0, active="04-1", next="03-1", reserve=("02-1", "03-2", "001-1"))
    shown = screen(qtbot, data_dir, table(ada, seat(1), seat(2), now=NOW), size=size)
    shown.settle()
    page = shown.panel.table
    width = page._pane.viewport().width()
    inner = page._pane.widget()
    assert inner is not None
    assert inner.width() <= width
    for boxes in page.findChildren(CardBoxes):
        assert boxes.height() >= boxes.heightForWidth(boxes.width())
    for part in page.findChildren(QWidget):
        if part.isVisible() and isinstance(part, QAbstractButton | QLabel | CardBoxes):
            right = part.mapTo(inner, part.rect().topRight()).x()
            assert right <= width, (type(part).__name__, part.accessibleName())


def test_every_order_is_a_tab_stop(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(now=NOW))
    wanted = {
        *shown.panel.table.delorean.dice(),
        *(row.peek for row in shown.panel.table.rows),
        shown.panel.table.head.correct,
        shown.panel.table.head.cards,
        shown.panel.assistant.orders.button(LOCK),
        shown.panel.assistant.tabs,
    }
    met = set()
    for _ in range(60):
        shown.type(TAB)
        met.add(QApplication.focusWidget())
    assert wanted <= met


def test_arrows_walk_over_the_dice(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(now=NOW))
    dice = shown.panel.table.delorean.dice()
    dice[0].setFocus()
    shown.panel.key("Right")
    assert [die.isChecked() for die in dice] == [False, True, False, False, False]
    assert QApplication.focusWidget() is dice[1]
    shown.panel.key("Right")
    assert QApplication.focusWidget() is dice[4]
    shown.panel.key("Left")
    assert QApplication.focusWidget() is dice[1]


def test_players_below_the_fold_are_told(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(seat(0), seat(1), seat(2)), size=(800, 480))
    assert shown.panel.hidden_below() == "3 player(s) below"
    shown.panel.key("End")
    assert shown.panel.hidden_below() == ""
    shown.panel.key("Home")
    assert shown.panel.hidden_below() == "3 player(s) below"


def test_a_play_reopens_in_the_middle_of_a_roll(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(), real=True)
    shown.type(ENTER + "f22")
    save = shown.play.save
    assert save is not None
    shown.window.close()
    again = MainWindow()
    again.desk = ProgramDesk(Profile(data_dir), "en")
    again.fill()
    qtbot.addWidget(again)
    again.show()
    again.open(save.path)
    later = Screen(qtbot, again)
    later.settle()
    assert later.panel.table.view is not None
    assert later.panel.table.view.slots == 6
    for face in (FLUX, 2, 2, 4, 5, 5)[len(later.panel.table.view.typed) :]:
        later.play.enter(face)
    assert later.state.now.locked == (FLUX,)


@pytest.mark.parametrize(("code", "title"), [("fr", "Tour"), ("en", "Ada")])
def test_the_language_changes_while_playing(
    qtbot: QtBot,
    data_dir: Path,
    language: Callable[[str], None],
    look: Theme,
    code: str,
    title: str,
) -> None:
    shown = screen(qtbot, data_dir, table(now=NOW))
    language(code)
    look.set(language=code)
    shown.window.retranslate()
    assert shown.panel.table.head.title.text().startswith(title)
    assert shown.state.now == NOW


def test_the_chip_opens_the_form_for_ones_own_cards(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(now=NOW))
    shown.click(shown.panel.table.head._sample)
    assert shown.panel.stack.currentWidget() is shown.panel.cards
