"""Correcting by hand: every value, with its reason, named in the journal, undone by name."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.journal import entries
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import events_paper as fact
from gamebook_desktop.games.gamebook.content_effects import Stat as StatName
from gamebook_desktop.games.gamebook.state import Sheet, Stat
from gamebook_desktop.ui.widgets.button import Button
from tests.games.gamebook.helpers import at, fight, foe, sheet
from tests.games.gamebook.table import Table, controller, press, sit
from tests.ui.widgets.hands import type_text

SECTIONS = {1: {"choices": [{"text": "Là.", "to": 2}]}, 2: {}}
START = sheet(skill=(8, 10), stamina=(15, 19), luck=(7, 11))


def correcting(qtbot: QtBot, key: Qt.Key = Qt.Key.Key_F2, box: StatName = "skill") -> Table:
    """The form, opened from a value."""
    table = sit(qtbot, controller(SECTIONS, at(START)))
    press(table.panel.sheet.boxes[box], key)
    return table


def enter(table: Table, name: str, text: str) -> None:
    """Type over a number."""
    field = table.panel.sheet.form._numbers[name].field
    field.selectAll()
    type_text(field, text)


def journal(table: Table) -> list[str]:
    record = table.controller.session.last
    return [line.text for line in entries(table.controller.words, record)] if record else []


@pytest.mark.parametrize("box", ["skill", "stamina", "luck"])
def test_F2_on_a_value_opens_its_field_with_all_of_it_selected(qtbot: QtBot, box: StatName) -> None:
    table = correcting(qtbot, box=box)
    form = table.panel.sheet.form
    assert form.isVisible()
    field = form._numbers[box].field
    assert QApplication.focusWidget() is field
    assert field.selectedText() == field.text()


@pytest.mark.parametrize(
    ("name", "text", "change", "said"),
    [
        ("skill", "9", {"skill": Stat(10, 9)}, "SKILL 8 → 9"),
        ("skill_initial", "11", {"skill": Stat(11, 8)}, "Initial SKILL 10 → 11"),
        ("stamina", "19", {"stamina": Stat(19, 19)}, "STAMINA 15 → 19"),
        ("stamina_initial", "20", {"stamina": Stat(20, 15)}, "Initial STAMINA 19 → 20"),
        ("luck", "0", {"luck": Stat(11, 0)}, "LUCK 7 → 0"),
        ("luck_initial", "12", {"luck": Stat(12, 7)}, "Initial LUCK 11 → 12"),
        ("gold", "7", {"gold": 7}, "gold 5 → 7"),
        ("meals", "3", {"meals": 3}, "meals 10 → 3"),
        ("doses", "1", {"doses": 1}, "doses 2 → 1"),
    ],
)
def test_each_value_is_corrected_named_and_undone(
    qtbot: QtBot, name: str, text: str, change: dict[str, Stat | int], said: str
) -> None:
    table = correcting(qtbot)
    enter(table, name, text)
    table.panel.sheet.form._reason.set_text("dé mal lu")
    press(table.panel.sheet.form._numbers[name].field, Qt.Key.Key_Return)
    assert table.state.sheet == replace(START, **change)  # type: ignore[arg-type]
    assert journal(table) == [f"Correction: {said} — dé mal lu"]
    assert table.controller.undo_name() == f"correction: {said}"
    assert not table.panel.sheet.form.isVisible()
    table.controller.undo()
    assert table.state.sheet == START
    assert table.controller.redo_name() == f"correction: {said}"


def test_several_values_at_once_are_one_step(qtbot: QtBot) -> None:
    table = correcting(qtbot)
    enter(table, "gold", "6")
    enter(table, "meals", "9")
    press(table.panel.sheet.form._numbers["meals"].field, Qt.Key.Key_Return)
    assert journal(table) == ["Correction: meals 10 → 9, gold 5 → 6"]
    assert table.controller.session.cursor == 1


def test_escape_leaves_everything_as_it_was(qtbot: QtBot) -> None:
    table = correcting(qtbot)
    enter(table, "gold", "99")
    press(table.panel.sheet.form._numbers["gold"].field, Qt.Key.Key_Escape)
    assert table.state.sheet == START
    assert table.controller.session.cursor == 0
    assert not table.panel.sheet.form.isVisible()


def test_keeping_without_a_change_writes_nothing(qtbot: QtBot) -> None:
    table = correcting(qtbot)
    enter(table, "gold", "5")
    enter(table, "luck", "")
    table.panel.sheet.form.keep()
    assert table.controller.session.cursor == 0
    assert table.state.sheet == START


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("skill", "11", "from 0 to 10"),
        ("skill_initial", "13", "from 7 to 12"),
        ("stamina_initial", "3", "from 14 to 24"),
        ("luck_initial", "40", "from 7 to 12"),
        ("gold", "1000", "from 0 to 999"),
    ],
)
def test_out_of_range_is_warned_of_and_kept_all_the_same(
    qtbot: QtBot, name: str, text: str, words: str
) -> None:
    table = correcting(qtbot)
    enter(table, name, text)
    counter = table.panel.sheet.form._numbers[name]
    assert counter.error.words() == words
    assert counter.field.accessibleDescription() == words
    assert counter.field.text() == text
    press(counter.field, Qt.Key.Key_Return)
    got = table.state.sheet
    values = {
        "skill": got.skill.value,
        "skill_initial": got.skill.initial,
        "stamina_initial": got.stamina.initial,
        "luck_initial": got.luck.initial,
        "gold": got.gold,
    }
    assert values[name] == int(text)


def test_A38_a_value_above_its_initial_is_within_range_as_it_is(qtbot: QtBot) -> None:
    table = sit(qtbot, controller(SECTIONS, at(sheet(luck=(12, 11)))))
    table.keys("F2")
    assert table.panel.sheet.form._numbers["luck"].acceptable()


def test_things_are_added_and_taken_away(qtbot: QtBot) -> None:
    table = correcting(qtbot)
    form = table.panel.sheet.form
    enter(table, "gold", "8")
    form._reason.set_text("oubli")
    form._on_add_chosen("lanterne")
    assert form._numbers["gold"].value() == 8
    assert form._reason.text() == "oubli"
    form.keep()
    assert table.state.sheet.carried == (*START.carried, "lanterne")
    assert table.state.sheet.gold == 8


def test_the_weapon_in_hand_goes_with_the_weapon(qtbot: QtBot) -> None:
    table = correcting(qtbot)
    form = table.panel.sheet.form
    form._carried.remove("epee")
    form.keep()
    assert table.state.sheet.wielded == ""


def test_keeping_after_the_play_went_on_changes_only_what_was_typed(qtbot: QtBot) -> None:
    """The form was opened at section 1; a choice was taken meanwhile."""
    table = correcting(qtbot)
    enter(table, "gold", "6")
    table.controller.do(do.Choose("2"))
    table.controller.do(do.Drop("lanterne"))
    table.panel.sheet.form.keep()
    assert table.state.visit.section == "2"
    assert table.state.sheet.gold == 6
    assert "lanterne" not in table.state.sheet.carried
    assert journal(table) == ["Correction: gold 5 → 6"]


def test_the_form_follows_the_play_and_keeps_what_was_typed(qtbot: QtBot) -> None:
    table = correcting(qtbot, box="stamina")
    form = table.panel.sheet.form
    enter(table, "gold", "6")
    now = replace(START, stamina=Stat(20, 12), gold=9, name="Orane", carried=("epee",))
    table.controller.override(replace(table.state, sheet=now))
    shown = {name: counter.value() for name, counter in form._numbers.items()}
    assert (shown["stamina"], shown["stamina_initial"], shown["gold"]) == (12, 20, 6)
    assert form._name.text() == "Orane"
    assert form._carried == ["epee"]
    enter(table, "stamina", "20")
    assert form._numbers["stamina"].acceptable()
    form.keep()
    assert journal(table) == ["Correction: STAMINA 12 → 20, gold 9 → 6"]


def test_a_value_that_follows_stays_selected(qtbot: QtBot) -> None:
    table = correcting(qtbot, box="stamina")
    field = table.panel.sheet.form._numbers["stamina"].field
    now = replace(START, stamina=Stat(19, 12))
    table.controller.override(replace(table.state, sheet=now))
    assert field.hasFocus()
    assert field.selectedText() == "12"


def test_things_changed_by_hand_stay_when_the_play_goes_on(qtbot: QtBot) -> None:
    table = correcting(qtbot)
    form = table.panel.sheet.form
    form._on_add_chosen("lanterne")
    table.controller.override(replace(table.state, sheet=replace(START, carried=("epee",))))
    assert form._carried == [*START.carried, "lanterne"]


def test_keep_and_leave_stand_beside_the_heading(qtbot: QtBot) -> None:
    table = correcting(qtbot)
    form = table.panel.sheet.form
    keep, leave = (
        next(button for button in form.findChildren(Button) if button.text() == word)
        for word in ("Keep", "Leave")
    )
    first = form._numbers["skill"].mapTo(form, QPoint()).y()
    for button in (keep, leave):
        assert button.mapTo(form, button.rect().bottomLeft()).y() < first
        assert button.visibleRegion().boundingRect() == button.rect()
    leave.click()
    assert not form.isVisible()


def test_a_correction_in_a_fight_keeps_the_fight(qtbot: QtBot) -> None:
    sections = {1: fight(foe(8, 8)), 2: {}}
    play = controller(sections, at(START, fight="open"), dice=[(6, 6), (1, 1)])
    table = sit(qtbot, play)
    table.keys("1", "Enter", "F2")
    enter(table, "stamina", "10")
    press(table.panel.sheet.form._numbers["stamina"].field, Qt.Key.Key_Return)
    assert table.state.fight is not None
    assert [wound.on_hero for wound in table.state.fight.wounds] == [True]
    assert table.state.sheet.stamina.value == 10


@pytest.mark.parametrize("field", ["_name", "_reason"])
def test_enter_in_the_text_fields_keeps_too(qtbot: QtBot, field: str) -> None:
    table = correcting(qtbot)
    enter(table, "gold", "6")
    press(getattr(table.panel.sheet.form, field).field, Qt.Key.Key_Return)
    assert table.state.sheet.gold == 6


def test_the_name_can_be_corrected(qtbot: QtBot) -> None:
    table = correcting(qtbot)
    table.panel.sheet.form._name.set_text("Orane")
    table.panel.sheet.form.keep()
    assert isinstance(table.state.sheet, Sheet)
    assert table.state.sheet.name == "Orane"
    assert "Orane" in journal(table)[0]


def test_G_opens_the_gold_and_O_the_list_of_things(qtbot: QtBot) -> None:
    table = sit(qtbot, controller(SECTIONS, at(START)))
    form = table.panel.sheet.form
    table.keys("G")
    assert form._numbers["gold"].field.hasFocus()
    form.finished.emit()
    table.panel.page.focus_text()
    table.keys("O")
    assert form._add.hasFocus()


def test_D_rolls_two_dice_of_the_readers_own(qtbot: QtBot) -> None:
    table = sit(qtbot, controller(SECTIONS, at(START)))
    table.keys("D", "6", "1")
    record = table.controller.session.last
    assert record is not None
    assert record.action == do.RollDice(2)
    assert record.events == (fact.DiceRolled((6, 1), 7),)
    assert table.state.sheet == START
