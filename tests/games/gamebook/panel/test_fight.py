"""The fight on screen: real dice in hand, luck never by accident, targets, retyped dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.state import Clash, Sheet
from gamebook_desktop.ui.controller import PROGRAM, REAL
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.die_view import FaceButton
from tests.games.gamebook.helpers import HIT, Dice, at, fight, foe, sheet
from tests.ui.widgets.hands import double_click
from tests.ui.window import BACK, ENTER, SPACE, Screen, screen

WOLF = foe(8, 8, name="Loup")
MENUS = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
KEYS_OF_A_FIGHT = [ENTER, "C", "P", "X", SPACE, BACK, "M", "R", "1", "2", "3", "9", "0", "?"]


def in_fight(
    qtbot: QtBot,
    data_dir: Path,
    *foes: dict[str, Any],
    dice: Dice | None = None,
    hero: Sheet | None = None,
    kept: bool = False,
    **said: Any,
) -> Screen:
    """A fight just begun in section 1."""
    sections = {1: {**fight(*(foes or (WOLF,)), win={"to": 2}, **said)}, 2: {}, 3: {}}
    shown = screen(
        qtbot, data_dir, sections, at(hero or sheet(), fight="open"), dice=dice, kept=kept
    )
    shown.type("1")
    assert shown.state.fight is not None
    return shown


def clashes(shown: Screen) -> list[tuple[tuple[int, ...], tuple[int, ...], str]]:
    fighting = shown.state.fight
    assert fighting is not None
    return [(clash.foe_dice, clash.own_dice, clash.result) for clash in fighting.clashes]


def only_clash(shown: Screen) -> Clash:
    fighting = shown.state.fight
    assert fighting is not None
    (clash,) = fighting.clashes
    return clash


# ------------------------------------------------------------------------------ in hand
def test_a_round_in_hand_is_four_digits_and_one_key(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir)
    records = shown.play.session.cursor
    shown.type(ENTER + "1256")
    assert clashes(shown) == [((1, 2), (5, 6), "hit")]
    assert shown.play.session.cursor == records + 1
    shown.type(ENTER)  # goes on without luck: the wound is taken off, the next round is asked
    assert shown.play.question is not None
    assert shown.play.question.why == "attack_foe"
    shown.type("1256")
    assert clashes(shown) == [((1, 2), (5, 6), "hit")] * 2
    assert shown.state.fight is not None
    assert shown.state.fight.foes[0].now == 6
    assert shown.state.sheet.luck.value == 9


@pytest.mark.parametrize(
    ("attack", "luck"),
    [
        ("1256", "11"),
        ("&é(-", "&&"),  # the same keys of a French keyboard, unshifted
    ],
)
def test_luck_in_hand_is_C_and_two_digits(
    qtbot: QtBot, data_dir: Path, attack: str, luck: str
) -> None:
    shown = in_fight(qtbot, data_dir)
    shown.type(ENTER + attack)
    shown.type("c" + luck)
    assert shown.state.fight is not None
    assert shown.state.fight.foes[0].now == 4
    assert shown.state.sheet.luck.value == 8


def test_the_numeric_pad_types_dice(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir)
    shown.type(ENTER)
    pad = Qt.KeyboardModifier.KeypadModifier
    for digit in (1, 2, 5, 6):
        shown.key(Qt.Key(Qt.Key.Key_0 + digit), pad)
    assert clashes(shown) == [((1, 2), (5, 6), "hit")]
    shown.key(Qt.Key.Key_Enter, pad)
    assert shown.play.question is not None


def test_dice_stand_in_their_rows_creature_first(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir)
    page = shown.panel.fight
    faces = []
    shown.type(ENTER)
    for digit in "126":
        shown.type(digit)
        rows = page._foe_row.dice, page._hero_row.dice
        faces.append([die.face() for row in rows for die in row])
    assert faces == [[1, None, None, None], [1, 2, None, None], [1, 2, 6, None]]


@pytest.mark.parametrize("wrong", ["0", "7", "9", "à"])
def test_a_digit_that_is_no_face_changes_nothing(qtbot: QtBot, data_dir: Path, wrong: str) -> None:
    shown = in_fight(qtbot, data_dir)
    shown.type(ENTER + "1" + wrong + "256")
    assert clashes(shown) == [((1, 2), (5, 6), "hit")]


def test_backspace_takes_one_die_back(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir)
    shown.type(ENTER + "6" + BACK + "12" + "4" + BACK + "56")
    assert clashes(shown) == [((1, 2), (5, 6), "hit")]


def test_backspace_reaches_dice_already_played(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir)
    shown.type(ENTER + "44" + BACK + BACK + "14" + BACK + "256")
    assert clashes(shown) == [((1, 2), (5, 6), "hit")]


def test_faces_can_be_pressed_with_the_mouse_however_quick(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir)
    shown.type(ENTER)
    for die in (1, 2):
        QTest.mouseClick(face_button(shown, die), Qt.MouseButton.LeftButton)
    double_click(face_button(shown, 6))
    assert clashes(shown) == [((1, 2), (6, 6), "hit")]


def face_button(shown: Screen, die: int) -> FaceButton:
    found = shown.frame.question.findChildren(FaceButton)
    return next(button for button in found if button.face() == die)


def test_R_rolls_only_what_is_missing(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir)
    shown.type(ENTER + "6r")
    assert shown.play.session.open is not None
    assert shown.play.session.open.answers[0][0] == 5
    assert shown.play.question is not None
    assert shown.play.question.why == "attack_hero"


# ------------------------------------------------------------------------------ luck
STATES: dict[str, tuple[str, Dice]] = {
    "begun": ("", [(1, 1), (6, 6)]),
    "foe wounded": (ENTER, [(1, 1), (6, 6), (1, 1), (6, 6)]),
    "hero wounded": (ENTER, [(6, 6), (1, 1), (1, 1), (6, 6)]),
    "parry": (ENTER, [(2, 2), (2, 1), (1, 1), (6, 6)]),
    "fleeing": ("x", [(1, 1)]),
}


@pytest.mark.parametrize("name", STATES)
def test_enter_never_spends_luck(qtbot: QtBot, data_dir: Path, name: str) -> None:
    before, dice = STATES[name]
    shown = in_fight(qtbot, data_dir, dice=dice, flee={"to": 3})
    shown.type(before)
    shown.type(ENTER)
    assert shown.state.sheet.luck.value == 9
    actions = [type(record.action) for record in shown.play.session.done]
    assert do.TestLuck not in actions


def test_enter_on_the_last_wound_of_the_foe_ends_the_fight_without_luck(
    qtbot: QtBot, data_dir: Path
) -> None:
    shown = in_fight(qtbot, data_dir, foe(8, 2, name="Loup"), dice=[(1, 1), (6, 6)])
    shown.type(ENTER * 2)
    assert shown.state.fight is None
    assert shown.state.sheet.luck.value == 9


def test_the_luck_button_is_never_the_one_enter_presses(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir, dice=[(1, 1), (6, 6), (1, 1)])
    shown.type(ENTER)
    luck = shown.panel.fight.luck.luck
    assert luck.kind == "plain"
    before = shown.play.session.cursor
    luck.setFocus(Qt.FocusReason.TabFocusReason)
    shown.type(ENTER)
    assert "Enter never spends Luck" in shown.message()
    assert shown.play.session.cursor == before
    shown.type(SPACE)  # Space presses what has the focus
    assert shown.state.sheet.luck.value == 8


def test_luck_at_nothing_refuses_with_its_reason(qtbot: QtBot, data_dir: Path) -> None:
    hero = sheet(luck=(0, 9))
    shown = in_fight(qtbot, data_dir, dice=[(1, 1), (6, 6)], hero=hero)
    shown.type(ENTER)
    before = shown.play.session.cursor
    shown.type("c")
    assert "LUCK is at 0." in shown.message()
    assert shown.play.session.cursor == before
    assert shown.state.sheet.luck.value == 0


def test_C_without_a_wound_does_nothing(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir, dice=[])
    before = shown.play.session.cursor
    shown.type("c")
    assert shown.play.session.cursor == before


@pytest.mark.parametrize(
    ("dice", "lucky", "unlucky"),
    [
        ([(1, 1), (6, 6)], "−4 instead of −2, it keeps 4", "−1 instead of −2, it keeps 7"),
        ([(6, 6), (1, 1)], "−1 instead of −2, you keep 17", "−3 instead of −2, you keep 15"),
    ],
)
def test_the_offer_tells_both_outcomes_and_the_price(
    qtbot: QtBot, data_dir: Path, dice: Dice, lucky: str, unlucky: str
) -> None:
    shown = in_fight(qtbot, data_dir, dice=dice)
    shown.type(ENTER)
    card = shown.panel.fight.luck
    assert card.isVisible()
    assert card._lucky._effect.text() == lucky
    assert card._unlucky._effect.text() == unlucky
    assert card._cost.text() == "2 dice, 9 or less · costs 1 LUCK, 9 → 8"
    assert card._lucky._word.text() == "Lucky 83%"


# ------------------------------------------------------------------------------ whose dice
def test_switching_whose_dice_in_the_middle_of_a_question(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir)
    shown.type(ENTER + "6")
    segments = shown.panel.fight.dice_mode.segments()
    QTest.mouseClick(segments[0], Qt.MouseButton.LeftButton)
    assert shown.play.dice_mode == PROGRAM
    assert shown.play.question is None
    assert only_clash(shown).foe_dice[0] == 6
    assert segments[0].isChecked()
    QTest.mouseClick(shown.panel.fight.dice_mode.segments()[1], Qt.MouseButton.LeftButton)
    assert shown.play.dice_mode == REAL
    shown.type(ENTER)
    assert shown.play.question is not None


# ------------------------------------------------------------------------------ typed again
def retype(shown: Screen, row: int, die: int, face: int) -> None:
    """Press a die of the exchange shown and pick its face from the menu."""
    page = shown.panel.fight
    view = (page._foe_row, page._hero_row)[row].dice[die]
    QTest.mouseClick(view, Qt.MouseButton.LeftButton)
    menu = view.findChild(QMenu)
    assert menu is not None
    assert menu.isVisible()
    assert [action.data() for action in menu.actions()] == [1, 2, 3, 4, 5, 6]
    menu.actions()[face - 1].trigger()
    menu.close()
    with shown.qtbot.waitActive(shown.window):
        shown.window.activateWindow()


@MENUS
def test_a_die_of_the_finished_exchange_is_typed_again(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir)
    shown.type(ENTER + "1256")
    retype(shown, 1, 1, 1)
    assert clashes(shown) == [((1, 2), (5, 1), "hit")]
    retype(shown, 1, 0, 1)
    assert clashes(shown) == [((1, 2), (1, 1), "parry")]
    retype(shown, 0, 0, 6)
    assert clashes(shown) == [((6, 2), (1, 1), "wound")]
    shown.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown.state.fight is not None
    assert shown.state.fight.clashes == ()


@MENUS
def test_the_creatures_dice_are_typed_again_while_the_heros_are_asked(
    qtbot: QtBot, data_dir: Path
) -> None:
    shown = in_fight(qtbot, data_dir)
    shown.type(ENTER + "66" + "5")
    retype(shown, 0, 1, 1)
    shown.type("6")
    assert clashes(shown) == [((6, 1), (5, 6), "hit")]


def test_dice_not_rolled_cannot_be_pressed(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir)
    shown.type(ENTER + "1")
    for die in (*shown.panel.fight._foe_row.dice, *shown.panel.fight._hero_row.dice):
        QTest.mouseClick(die, Qt.MouseButton.LeftButton)
        assert die.findChild(QMenu) is None


# ------------------------------------------------------------------------------ A35
def two_rounds(qtbot: QtBot, data_dir: Path) -> Screen:
    """The program's dice have just begun to tumble for the second round."""
    shown = in_fight(
        qtbot, data_dir, dice=[(1, 1), (6, 6), (6, 6), (1, 1)], flee={"to": 3}, kept=True
    )
    shown.type(ENTER * 2)
    tumble = shown.panel.fight._tumble
    assert tumble.running
    return shown


def test_A35_the_result_is_decided_before_the_dice_tumble(qtbot: QtBot, data_dir: Path) -> None:
    shown = two_rounds(qtbot, data_dir)
    page = shown.panel.fight
    assert [die.face() for die in (*page._foe_row.dice, *page._hero_row.dice)] == [6, 6, 1, 1]
    shown.qtbot.waitUntil(lambda: not page._tumble.running)
    assert [d.drawn_face() for d in (*page._foe_row.dice, *page._hero_row.dice)] == [6, 6, 1, 1]


def test_A35_another_key_at_once_ends_the_show_and_does_its_work(
    qtbot: QtBot, data_dir: Path
) -> None:
    shown = two_rounds(qtbot, data_dir)
    shown.type("x")
    assert not shown.panel.fight._tumble.running
    assert clashes(shown)[-1] == ((6, 6), (1, 1), "wound")
    assert shown.state.fight is not None
    assert [wound.flight for wound in shown.state.fight.wounds] == [True]
    assert shown.state.sheet.stamina.value == 16  # the round's wound was taken first
    qtbot.wait(450)
    assert clashes(shown)[-1] == ((6, 6), (1, 1), "wound")


def test_A35_undo_at_once_lands_before_the_roll_and_nothing_comes_late(
    qtbot: QtBot, data_dir: Path
) -> None:
    shown = two_rounds(qtbot, data_dir)
    before = shown.play.session.log[shown.play.session.cursor - 1].before
    shown.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown.state == before
    qtbot.wait(450)
    assert shown.state == before


def test_A35_closing_at_once_keeps_the_roll_and_nothing_comes_late(
    qtbot: QtBot, data_dir: Path
) -> None:
    shown = two_rounds(qtbot, data_dir)
    assert shown.play.save is not None
    state, path = shown.state, shown.play.save.path
    shown.window.close()
    written = path.read_bytes()
    qtbot.wait(450)
    assert path.read_bytes() == written
    assert shown.play.session.state == state


def test_A35_leaving_for_the_library_at_once(qtbot: QtBot, data_dir: Path) -> None:
    shown = two_rounds(qtbot, data_dir)
    state = shown.state
    shown.window.go("library")
    qtbot.wait(450)
    assert shown.play.state == state
    shown.window.go(next(iter(shown.window.plays)))
    assert clashes(shown)[-1] == ((6, 6), (1, 1), "wound")


# ------------------------------------------------------------------------------ held keys
@pytest.mark.parametrize("key", [ENTER, "x", "p", "1"])
def test_a_key_held_down_acts_once(qtbot: QtBot, data_dir: Path, key: str) -> None:
    shown = in_fight(
        qtbot, data_dir, dice=[(1, 1), (6, 6), (1, 1), (6, 6), (1, 1), (6, 6)], flee={"to": 3}
    )
    shown.type(key)
    once = shown.play.session.cursor
    for _ in range(5):
        shown.type(key, repeat=True)
    assert shown.play.session.cursor == once


def test_a_double_click_on_next_round_fights_one(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir, dice=[(1, 1), (1, 1)] * 4)
    cursor = shown.play.session.cursor
    double_click(shown.panel.fight.primary)
    assert shown.play.session.cursor == cursor + 1


# ------------------------------------------------------------------------------ targets
def test_with_real_dice_a_face_begins_the_round(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir)
    records = shown.play.session.cursor
    shown.type("1234")
    assert clashes(shown) == [((1, 2), (3, 4), "hit")]
    assert shown.play.session.cursor == records + 1
    shown.type("1234")  # a wound waits: Enter or luck, not a die
    assert len(clashes(shown)) == 1
    assert shown.play.question is None


@pytest.mark.parametrize(("mode", "key"), [(REAL, "7"), (REAL, "0"), (PROGRAM, "1")])
def test_other_digits_begin_no_round(qtbot: QtBot, data_dir: Path, mode: str, key: str) -> None:
    shown = in_fight(qtbot, data_dir)
    shown.play.set_dice_mode(mode)
    shown.type(key)
    assert clashes(shown) == []
    assert shown.play.question is None


def test_target_keys_choose_whom_to_strike(qtbot: QtBot, data_dir: Path) -> None:
    foes = (foe(7, 6, name="Loup"), foe(8, 6, name="Ours"))
    shown = in_fight(qtbot, data_dir, *foes, mode="together", dice=[(1, 1), (6, 6), (1, 1), (6, 6)])
    shown.type("2")
    shown.type(ENTER)
    assert shown.state.fight is not None
    assert shown.state.fight.target == 1


@pytest.mark.parametrize("mode", ["in_turn", "together", "one_roll"])
def test_no_key_does_harm_to_the_screen(qtbot: QtBot, data_dir: Path, mode: str) -> None:
    """Every key in every half-step of a long fight: never an exception, always a view."""
    foes = (foe(7, 4, name="Loup"), foe(8, 4, name="Ours"))
    shown = in_fight(qtbot, data_dir, *foes, mode=mode, flee={"to": 3})
    shown.play.set_dice_mode(PROGRAM)
    for turn in range(60):
        if shown.state.fight is None:
            break
        shown.type(KEYS_OF_A_FIGHT[turn * 5 % len(KEYS_OF_A_FIGHT)])
        shown.type(ENTER)
    assert shown.window.isVisible()


def test_flight_too_early_stays_closed_with_its_reason(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir, dice=[], flee={"to": 3, "from_round": 3})
    before = shown.play.session.cursor
    shown.type("x")
    assert "No flight before round 3." in shown.message()
    assert shown.play.session.cursor == before
    assert shown.panel.fight.flee.accessibleName().endswith(", closed")
    assert shown.panel.fight.flee.accessibleDescription() == "No flight before round 3."


def test_nobody_runs_from_a_fight_already_won(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir, foe(8, 2), dice=HIT, flee={"to": 3})
    shown.type(ENTER)
    before = shown.play.session.cursor
    assert shown.panel.fight.flee.locked
    shown.type("x")
    assert shown.play.session.cursor == before
    assert "The wound that waits already ends this fight: go on." in shown.message()


def test_the_dose_is_open_or_closed_as_the_rules_have_it_now(qtbot: QtBot, data_dir: Path) -> None:
    """In the sheet too, and after the play was opened again too."""
    shown = in_fight(qtbot, data_dir, hero=sheet(stamina=(10, 18)))

    def closed() -> list[bool]:
        found = shown.panel.sheet.sheet.findChildren(Button)
        return [button.locked for button in found if button.text() == "Drink"]

    assert closed() == [False]
    shown.type(ENTER + "1166")  # a hit: its wound waits for luck
    assert closed() == [True]
    shown.type(ENTER + "1")  # declined, the dice of the next round are being typed
    assert closed() == [True]
    shown.type("166")
    assert closed() == [True]


def test_a_meal_in_a_fight_is_refused_in_words(qtbot: QtBot, data_dir: Path) -> None:
    shown = in_fight(qtbot, data_dir, dice=[])
    before = shown.play.session.cursor
    shown.type("m")
    assert shown.play.session.cursor == before
    assert "No meal during a fight." in shown.message()
