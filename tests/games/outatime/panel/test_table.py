"""The table on screen: choosing, locking, rolling on and stopping, with keys and mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.outatime.panel.orders import LOCK, ROLL, STOP, TAKE_BACK
from gamebook_desktop.games.outatime.state import FLUX, Face, Now
from gamebook_desktop.ui.widgets.die_view import FaceButton
from tests.games.outatime.panel.screen import HANDS, screen, seat, table
from tests.ui.window import BACK, ENTER

FIRST: tuple[Face, ...] = (FLUX, 4, 2, 3, 88, 5)
"""Ada waits for 2, 4, 3, 4, 3; Bob for 2, 4, 5, 2, 2."""


def test_a_turn_by_keys(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(), dice=[FIRST, (2, 2, 5)])
    shown.type(ENTER)
    assert shown.state.now == Now(0, 1, (FLUX,), FIRST[1:], 1)
    view = shown.panel.table.view
    assert view is not None
    assert [(die.face, die.use, die.after) for die in view.dice] == [
        (4, "after", 2),
        (2, "own", None),
        (3, "after", 4),
        (88, "free", None),
        (5, "closed", None),
    ]
    assert view.face == 2
    shown.type("4")
    assert shown.panel.table.view is not None
    assert shown.panel.table.view.face == 88
    shown.type("2" + ENTER)
    now = shown.state.now
    assert now.locked == (FLUX, 2)
    assert [player.covered for player in shown.state.players] == [1, 1]
    shown.type(ENTER)
    assert shown.state.now.locked == (FLUX, 2, 4)
    shown.type("R")
    assert shown.state.now.player == 1
    assert [player.covered for player in shown.state.players] == [1, 2]
    assert shown.state.turn == 2


def test_a_turn_by_mouse(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(), dice=[FIRST])
    orders = shown.panel.assistant.orders
    shown.click(orders.button(ROLL))
    shown.click(shown.panel.table.delorean.dice()[3])
    shown.click(orders.button(LOCK))
    assert shown.state.now.locked == (FLUX, 88)
    shown.click(orders.button(STOP))
    assert shown.state.now == Now(1)


def test_what_is_closed_says_why(qtbot: QtBot, data_dir: Path) -> None:
    now = Now(0, 1, (), (5, 2, 3, 5, 4, 4))
    shown = screen(qtbot, data_dir, table(now=now))
    orders = shown.panel.assistant.orders
    roll = orders.button(ROLL)
    assert roll is not None
    assert (roll.locked, roll.rule) == (True, "B02")
    shown.type("R")
    assert "At least one die" in shown.message()
    shown.type("1")
    assert shown.window.line.rule() == "note"
    assert shown.state.now == now


@pytest.mark.parametrize(
    ("face", "texts", "flags"),
    [
        (2, ["box 1 of 5", "+1, box 1 of 5"], [(0,), (0,)]),
        (88, ["nothing", "nothing"], [(), ()]),
    ],
)
def test_who_gains_is_seen_before_locking(
    qtbot: QtBot, data_dir: Path, face: int, texts: list[str], flags: list[tuple[int, ...]]
) -> None:
    now = Now(0, 1, (FLUX,), (2, 88, 5, 5, 5), 1)
    shown = screen(qtbot, data_dir, table(now=now))
    shown.type(str(now.loose.index(face) + 1))
    assert shown.panel.assistant.overview.gains.texts() == texts
    assert [row.boxes.flagged() for row in shown.panel.table.rows] == flags


def test_chances_of_the_mock_up(qtbot: QtBot, data_dir: Path) -> None:
    """Three dice, next 5 then 4, one FLUX locked: 12.5 %, 42.1 %, 13.9 %, small paradox 1.4 %."""
    hand = ("02-1", "03-1", "04-1", "001-1")
    ada = seat(0, covered=2, active="03-5", next=hand[0], reserve=hand[1:])
    now = Now(0, 2, (FLUX, 4), (5, 3, 88, 2))
    shown = screen(qtbot, data_dir, table(ada, seat(1), now=now))
    chances = shown.panel.assistant.overview.chances
    assert [(line.words, round(100 * float(line.chance), 1)) for line in chances.lines()] == [
        ("Nothing to add: 1 box(es) lost", 12.5),
        ("At least one box", 42.1),
        ("At least two boxes", 13.9),
        ("Small paradox", 1.4),
    ]
    shown.click(chances.kept.segments()[1])
    shares = [round(100 * float(line.chance), 1) for line in chances.lines()]
    assert shares == [25.0, 30.6, 5.6, 5.6]


def test_real_dice_are_typed_face_by_face(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(), real=True)
    shown.type("f")
    assert shown.play.question is not None
    assert shown.panel.table.view is not None
    assert (shown.panel.table.view.slots, shown.panel.table.view.typed) == (6, (FLUX,))
    shown.type("22" + BACK + "8345")
    now = shown.state.now
    assert (now.locked, now.loose) == ((FLUX,), (2, 88, 3, 4, 5))
    shown.type(ENTER + "R")
    assert [die.face() for die in shown.panel.table.delorean.dice()] == [None] * 4
    shown.type("33")
    shown.click(shown.panel.table.delorean.dice()[0])
    assert shown.panel.table.view is not None
    assert shown.panel.table.view.typed == ()


def test_a_face_touched_in_the_question_bar(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(), real=True)
    shown.type(ENTER)
    found = shown.window.current()
    assert found is not None
    faces = found[1].question.findChildren(FaceButton)
    assert [face.face() for face in faces] == [FLUX, 2, 3, 4, 5, 88]
    for at in (5, 5, 0, 0, 1, 1):
        shown.click(faces[at])
    assert shown.state.now.locked == (FLUX, FLUX)


def test_a_paradox_is_caused_and_its_victim_chosen(qtbot: QtBot, data_dir: Path) -> None:
    now = Now(0, 2, (FLUX, FLUX, 88), (88, 5, 5), 1)
    ada, bob, cleo = seat(0), seat(1, covered=2), seat(2, covered=1)
    shown = screen(qtbot, data_dir, table(ada, bob, cleo, now=now))
    shown.type("1" + ENTER)
    assert shown.play.question is not None
    assert shown.play.question.why == "victim"
    shown.type("2")
    assert [player.covered for player in shown.state.players] == [1, 2, 0]
    assert shown.state.now == Now(1)


def test_who_may_refuse_the_ripple_is_told_and_asked(qtbot: QtBot, data_dir: Path) -> None:
    now = Now(0, 1, (FLUX,), (2, 88, 5, 5, 5), 1)
    shown = screen(qtbot, data_dir, table(seat(0), seat(1, ripples=False), now=now))
    refusing = shown.panel.assistant.overview.gains._refusing
    assert refusing.isVisible()
    assert refusing.text() == "Bob may refuse the ripple."
    shown.type(ENTER + "2")
    assert [player.covered for player in shown.state.players] == [1, 0]


def test_double_back(qtbot: QtBot, data_dir: Path) -> None:
    now = Now(0, 3, (FLUX, 4, 2, 88, 4, 3), (), 2)
    shown = screen(
        qtbot, data_dir, table(seat(0, covered=3), seat(1), now=now), dice=[(2, 2, 2, 2)]
    )
    button = shown.panel.assistant.orders.button(TAKE_BACK)
    assert button is not None
    assert not button.locked
    shown.type("R")
    assert shown.state.now == Now(1)
    assert shown.state.players[0].covered == 1


def test_advice_can_be_switched_off(qtbot: QtBot, data_dir: Path) -> None:
    now = Now(0, 1, (FLUX,), (2, 88, 5, 5, 5), 1)
    shown = screen(qtbot, data_dir, table(now=now))
    chances = shown.panel.assistant.overview.chances
    assert chances.isVisible()
    assert [order.advised for order in shown.panel.desk.orders] == [True, False, False]
    shown.panel.set_advice(False)
    assert not chances.isVisible()
    assert [order.worth for order in shown.panel.desk.orders] == [None, None, None]
    assert shown.panel.assistant.overview.gains.isVisible()


def test_in_a_small_window_the_orders_are_in_the_strip(qtbot: QtBot, data_dir: Path) -> None:
    now = Now(0, 1, (FLUX,), (2, 88, 5, 5, 5), 1)
    shown = screen(qtbot, data_dir, table(now=now), size=(800, 600))
    assert not shown.panel.assistant.isVisible()
    shown.click(shown.panel.values.button(LOCK))
    assert shown.state.now.locked == (FLUX, 2)
    shown.click(shown.panel.values.button(STOP))
    assert shown.state.now == Now(1)


def test_a_large_paradox_is_seen_on_every_card(qtbot: QtBot, data_dir: Path) -> None:
    now = Now(0, 3, (FLUX, FLUX, FLUX, 88, 88, 88), (), 1)
    shown = screen(qtbot, data_dir, table(seat(0), seat(1, covered=3), seat(2), now=now))
    rows = shown.panel.table.rows
    assert [row.boxes.flagged() for row in rows] == [(0, 1), (), ()]
    assert [row.boxes.at_risk() for row in rows] == [(), (1, 2), ()]
    assert shown.panel.assistant.overview.gains.texts() == [
        "box 2 of 5",
        "−2, box 1 of 5",
        "nothing",
    ]
    shown.type(ENTER)
    assert [player.covered for player in shown.state.players] == [2, 1, 0]


def test_a_real_die_typed_wrong_is_corrected_alone(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table(), real=True)
    shown.type("4" + "45554")
    typed = shown.panel.table.delorean.typed
    assert shown.state.now == Now(1)
    assert [die.face() for die in typed.dice] == [4, 4, 5, 5, 5, 4]
    menu = typed.menu_for(1)
    assert [action.text() for action in menu.actions()] == ["&flux", "&2", "&3", "&4", "&5", "&88"]
    menu.actions()[1].trigger()
    assert shown.state.now == Now(0, 1, (), (4, 2, 5, 5, 5, 4))
    assert [die.face() for die in typed.dice] == [4, 2, 5, 5, 5, 4]
    shown.type(ENTER)
    assert not typed.isVisible()


@pytest.mark.parametrize("width", [1366, 1180, 1024])
def test_nothing_moves_between_rolls(qtbot: QtBot, data_dir: Path, width: int) -> None:
    shown = screen(qtbot, data_dir, table(), size=(width, 768))
    places = set()
    for rolls in range(1, 5):
        shown.play.override(table(now=Now(0, rolls, (FLUX,), (2, 88, 4, 5, 5), 1)))
        shown.settle()
        places.add(shown.panel.table.delorean.y())
    assert len(places) == 1


def test_a_card_that_lies_otherwise_says_so(qtbot: QtBot, data_dir: Path) -> None:
    two, three, other, four, last = HANDS[0]
    ada = seat(0, active=last, next="", reserve=(), done=(two, three, other, four))
    shown = screen(qtbot, data_dir, table(ada, seat(1)))
    assert [row._direction.text() for row in shown.panel.table.rows] == ["bottom to top", ""]


def test_a_refusal_goes_when_another_die_is_chosen(qtbot: QtBot, data_dir: Path) -> None:
    now = Now(0, 1, (FLUX,), (2, 88, 5, 5, 4), 1)
    shown = screen(qtbot, data_dir, table(now=now))
    shown.type("3")
    refused = shown.message()
    assert "next box" in refused
    shown.type("2")
    assert shown.message() != refused


def test_a_die_that_waits_for_another_foresees_nothing(qtbot: QtBot, data_dir: Path) -> None:
    now = Now(0, 1, (FLUX,), (2, 88, 5, 5, 4), 1)
    shown = screen(qtbot, data_dir, table(now=now))
    assert shown.panel.assistant.overview.chances.isVisible()
    shown.type("5")
    assert shown.panel.table.view is not None
    assert shown.panel.table.view.face == 4
    assert not shown.panel.assistant.overview.chances.isVisible()
