"""My cards: the owner's boxes typed once, kept as content, played with from then on."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.outatime.content import SHARE
from gamebook_desktop.games.outatime.panel.own_cards import boxes_of, typed
from tests.games.outatime.panel.screen import Screen, screen, table
from tests.ui.window import ENTER


@pytest.mark.parametrize(
    ("text", "boxes"),
    [
        ("35F8", (3, 5, "FLUX", 88)),
        ("3 5, f;88", (3, 5, "FLUX", 88)),
        ("", ()),
        ("36", None),
        ("2" * 12, (2,) * 12),
        ("2" * 13, None),
    ],
)
def test_boxes_typed(text: str, boxes: tuple[object, ...] | None) -> None:
    assert boxes_of(text) == boxes


def test_boxes_come_back_as_typed() -> None:
    assert typed((3, "FLUX", 88)) == "3 F 8"


def filled(qtbot: QtBot, data_dir: Path) -> Screen:
    """The form with cards for two players typed in."""
    shown = screen(qtbot, data_dir)
    shown.click(shown.panel.setup.cards_button)
    form = shown.panel.cards
    assert form._count.text() == "Missing for two players: 2 × 0.20, 4 × 0.30, 2 × 0.40, 2 × 0.01."
    for at, segment in enumerate(form.values.segments()):
        if at:
            shown.click(segment)
        for line in form.lines[:-1]:
            line.boxes.setFocus()
            shown.type("2345" + ENTER)
        form.lines[-1].boxes.setFocus()
        shown.type("F852")
    return shown


def test_cards_are_kept_and_played_with(qtbot: QtBot, data_dir: Path) -> None:
    shown = filled(qtbot, data_dir)
    before = shown.panel
    assert before.cards._count.text() == "Enough for 2 player(s)."
    shown.click(before.cards.keep_button)
    qtbot.waitUntil(lambda: shown.panel is not before)
    shown.settle()
    cards = shown.panel._game.cards
    assert (cards.id, cards.sample, cards.hands) == ("own", False, 2)
    assert not shown.panel.setup._sample.isVisible()
    kept = yaml.safe_load((data_dir / "content/outatime/cards/own.yaml").read_text("utf-8"))
    assert len(kept["cards"]) == 2 * sum(SHARE.values())
    assert kept["cards"]["02-2"] == {
        "value": "0.2",
        "boxes": ["FLUX", 88, 5, 2],
        "direction": "LR",
        "ripple": True,
    }
    assert kept["cards"]["001-1"]["direction"] == "BT"
    assert len(shown.window.plays) == 1
    shown.click(shown.panel.setup.begin)
    assert [player.reserve[0] for player in shown.state.players] == ["02-1", "02-2"]
    offered = [offer.startable for offer in shown.window.desk.offers()]
    offers = [one.setup for one in offered if one.game == "outatime"]
    assert {str(setup["cards"]): "set" in setup for setup in offers} == {
        "sample": False,
        "own": True,
    }


@pytest.mark.parametrize("change", ["gone", "shorter", "no cards at all"])
def test_a_play_keeps_the_cards_it_began_with(change: str, qtbot: QtBot, data_dir: Path) -> None:
    shown = filled(qtbot, data_dir)
    before = shown.panel
    shown.click(before.cards.keep_button)
    qtbot.waitUntil(lambda: shown.panel is not before)
    shown.settle()
    save = shown.play.save
    assert save is not None
    sequences = shown.panel._game.cards.cards
    shown.window.close_play(shown.window.here)
    file = data_dir / "content/outatime/cards/own.yaml"
    if change == "gone":
        file.unlink()
    elif change == "shorter":
        file.write_text(file.read_text("utf-8").replace("88", "2"), "utf-8")
    else:
        file.write_text("id: own\n", "utf-8")
    shown.window.open(save.path)
    shown.settle()
    assert shown.panel._game.cards.cards == sequences


def test_the_form_shows_what_was_kept(qtbot: QtBot, data_dir: Path) -> None:
    shown = filled(qtbot, data_dir)
    before = shown.panel
    shown.click(before.cards.keep_button)
    qtbot.waitUntil(lambda: shown.panel is not before)
    shown.settle()
    shown.click(shown.panel.setup.cards_button)
    assert [line.boxes.text() for line in shown.panel.cards.lines] == ["2 3 4 5", "F 8 5 2"]


def test_a_line_that_is_no_card_is_not_kept(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    shown.click(shown.panel.setup.cards_button)
    form = shown.panel.cards
    form.lines[0].boxes.setFocus()
    shown.type("279")
    assert form.lines[0].boxes.field.wrong
    shown.click(form.keep_button)
    assert form.error.words() == "A line holds something that is no box."
    assert not (data_dir / "content").exists()


def test_all_cards_alike(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    shown.click(shown.panel.setup.cards_button)
    form = shown.panel.cards
    shown.click(form.add)
    form.lines[0].boxes.setFocus()
    shown.type("2345")
    shown.click(form.same)
    assert [line.boxes.text() for line in form.lines] == ["2345"] * 3


def test_leaving_the_form_goes_back_to_the_table(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, table())
    shown.click(shown.panel.table.head.cards)
    assert shown.panel.stack.currentWidget() is shown.panel.cards
    assert not shown.panel.assistant.isVisible()
    shown.click(shown.panel.cards.leave_button)
    assert shown.panel.stack.currentWidget() is shown.panel.table
    assert shown.panel.assistant.isVisible()


def test_the_set_of_cards_is_chosen_at_the_table(qtbot: QtBot, data_dir: Path) -> None:
    shown = filled(qtbot, data_dir)
    own = shown.panel
    shown.click(own.cards.keep_button)
    qtbot.waitUntil(lambda: shown.panel is not own)
    shown.settle()
    mine = shown.panel
    mine.setup.seats[0].name.set_text("Ada")
    mine.setup.sets.chosen.emit("sample")
    qtbot.waitUntil(lambda: shown.panel is not mine)
    shown.settle()
    assert shown.panel._game.cards.id == "sample"
    assert shown.panel.setup.draft().seats[0].name == "Ada"


def test_enter_goes_through_all_values_and_keeps_nothing(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir)
    shown.click(shown.panel.setup.cards_button)
    form = shown.panel.cards
    assert form._count.text() == "Missing for two players: 2 × 0.20, 4 × 0.30, 2 × 0.40, 2 × 0.01."
    shown.type("2345" + ENTER + "2345")
    assert form._count.text() == "Missing for two players: 4 × 0.30, 2 × 0.40, 2 × 0.01."
    for value in ("0.3", "0.4", "0.01"):
        shown.type(ENTER)
        assert (form._value, form.values.current()) == (value, form_values().index(value))
        shown.type(ENTER * (len(form.lines) - 1))
    shown.type(ENTER)
    assert form.keep_button.hasFocus()
    assert shown.panel.stack.currentWidget() is form
    assert not (data_dir / "content").exists()


def form_values() -> list[str]:
    """The values in the order of the form."""
    return list(SHARE)
