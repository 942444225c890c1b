"""The orders are always in sight, once: beside the table, or else in the strip."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.outatime.events import Locked
from gamebook_desktop.games.outatime.panel.orders import LOCK, ROLL
from gamebook_desktop.games.outatime.state import FLUX, Face, Now
from gamebook_desktop.ui.design.theme import theme
from tests.games.outatime.panel.screen import Screen, screen, seat, table
from tests.ui.window import ENTER

NOW = Now(0, 1, (FLUX,), (2, 88, 4, 5, 5), 1)


def in_sight(shown: Screen) -> tuple[bool, bool]:
    """Whether the orders beside the table are seen, and those of the strip."""
    return shown.panel.assistant.orders.isVisible(), shown.panel.values.isVisible()


def test_another_die_in_hand_draws_no_second_bar(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(now=NOW))
    shown.type("2")
    shown.settle()
    assert in_sight(shown) == (True, False)
    theme().set(palette_name="dark")
    shown.settle()
    assert in_sight(shown) == (True, False)
    shown.panel.assistant.correct()
    shown.panel.assistant.form.keep()
    shown.settle()
    assert in_sight(shown) == (True, False)


def test_without_the_side_the_strip_has_them(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(now=NOW))
    shown.type("F")
    assert in_sight(shown) == (False, True)
    shown.click(shown.panel.values.button(LOCK))
    assert shown.state.now.locked == (FLUX, 2)
    shown.type("F")
    assert in_sight(shown) == (True, False)


def test_an_empty_strip_takes_no_room(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, size=(800, 600))
    bob = seat(1, seat="prudent")
    theme().set(reduced_motion=False)
    shown.play.override(table(seat(0), bob, now=Now(1)))
    shown.settle()
    assert shown.panel.values.sizeHint().height() <= 0


def test_f_is_a_face_wherever_dice_are_real(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(), real=True)
    shown.type("2" + "45554" + "f")
    assert shown.state.now.rolls == 1
    assert shown.panel.assistant.isVisible()


@pytest.mark.parametrize(
    ("now", "covered", "face", "name"),
    [
        (Now(0, 1, (FLUX, 2), (88, 5, 5, 5), 2), 1, None, "roll"),
        (Now(0, 1, (), (88, 5, 5, 5, 5, 5)), 0, 88, "lock"),
        (Now(0, 2, (FLUX, FLUX, 88, 2), (88, 5), 1), 3, 88, "lock"),
    ],
    ids=["may be left", "all there is", "advised"],
)
def test_an_88_is_in_hand_only_for_a_reason(
    qtbot: QtBot, data_dir: Path, now: Now, covered: int, face: Face | None, name: str
) -> None:
    shown = screen(qtbot, data_dir, table(seat(0, covered=covered), seat(1, covered=2), now=now))
    view = shown.panel.table.view
    assert view is not None
    assert view.face == face
    assert [order.name for order in shown.panel.desk.orders if order.advised] == [name]
    shown.type(str(now.loose.index(88) + 1) + ENTER)
    locked = [event for event in shown.play.events() if isinstance(event, Locked)]
    assert [event.face for event in locked] == [88]


def test_a_die_that_may_be_left_is_offered_by_the_others(qtbot: QtBot, data_dir: Path) -> None:
    now = Now(0, 1, (FLUX, 2), (88, 5, 5, 5), 2)
    shown = screen(qtbot, data_dir, table(seat(0, covered=1), seat(1), now=now))
    assert shown.panel.assistant.orders.button(LOCK) is None
    shown.type(ENTER)
    assert shown.state.now == now
    assert shown.panel.assistant.orders.button(ROLL) is not None
