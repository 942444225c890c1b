"""Plays opened again over a book that has changed: keys, not positions, say what was chosen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.panel import GamebookPanel
from gamebook_desktop.games.gamebook.state import State, Visit
from gamebook_desktop.plays import ProgramDesk
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.ui.controller import REAL
from gamebook_desktop.ui.desk import OpenPlay
from tests.games.gamebook.helpers import sheet

HEAD = {
    "id": "essai",
    "title": "Essai",
    "author": "nous",
    "language": "fr",
    "about": "Un livre pour essayer.",
    "minutes": 1,
    "start": 1,
    "items": {"corde": {"name": "Corde"}},
}
TEST = {
    "text": "Sauter.",
    "test": {"kind": "skill", "success": {"to": 2}, "failure": {"to": 3}},
}
GATED = {"text": "Crocheter.", "to": 2, "when": {"talent": "monte_en_l_air"}, "hidden": True}
LOOT = {"text": "Fouiller.", "to": 4}
SECTIONS: dict[Any, dict[str, Any]] = {
    1: {"text": "Le mur.", "choices": [TEST, GATED, LOOT]},
    2: {"text": "Le toit.", "choices": [{"text": "Redescendre.", "to": 1}]},
    3: {"text": "La rue.", "choices": [{"text": "Revenir.", "to": 1}]},
    4: {
        "text": "Le coffre.",
        "effects": [{"gold": 2}, {"give": "corde"}],
        "choices": [{"text": "Revenir.", "to": 1}],
    },
}


class Shelf:
    """A profile with one book of its own, and plays of it."""

    def __init__(self, data_dir: Path) -> None:
        self.desk = ProgramDesk(Profile(data_dir), "fr")
        self.folder = data_dir / "content" / "gamebook" / "books" / "essai"
        (self.folder / "sections").mkdir(parents=True)
        self.write(HEAD, SECTIONS)

    def write(self, head: dict[str, Any], sections: dict[Any, dict[str, Any]]) -> None:
        """Put the book on the shelf, or another version of it."""
        places = (
            (self.folder / "book.yaml", head),
            (self.folder / "sections/all.yaml", {"sections": sections}),
        )
        for place, content in places:
            place.write_text(yaml.safe_dump(content, allow_unicode=True, sort_keys=False), "utf-8")

    def begin(self) -> OpenPlay:
        """A new play at section 1, with real dice."""
        offers = {offer.startable.title: offer for offer in self.desk.offers()}
        assert offers["Essai"].problems == ()
        opened = self.desk.start(offers["Essai"].startable)
        play = opened.controller
        play.set_dice_mode(REAL)
        hero = sheet()
        play.do(do.SetSheet(9, 18, 9))
        assert play.do(do.Begin("Mirre", hero.talents, hero.potion)), play.refusal
        return opened

    def again(self, before: OpenPlay) -> OpenPlay:
        """Close a play and open it again."""
        save = before.controller.save
        assert save is not None
        save.close()
        before.panel.close()
        return self.desk.open(save.path)


@pytest.fixture
def shelf(data_dir: Path, qtbot: QtBot) -> Shelf:
    return Shelf(data_dir)


def state_of(opened: OpenPlay) -> State:
    state = opened.controller.state
    assert isinstance(state, State)
    return state


def choices(opened: OpenPlay) -> list[str]:
    opened.panel.refresh()
    assert isinstance(opened.panel, GamebookPanel)
    return [button._choice.words for button in opened.panel.page.choices.buttons()]


def put_away(opened: OpenPlay) -> None:
    assert opened.controller.save is not None
    opened.controller.save.close()
    opened.panel.close()


def test_A23_a_choice_inserted_above_the_pending_one_changes_nothing(shelf: Shelf) -> None:
    """The dice of choice 1 are half typed; the new version of the book has it as choice 3."""
    opened = shelf.begin()
    opened.controller.do(do.Choose("skill/2/3"))
    opened.controller.enter(6)
    extra = [{"text": "Attendre.", "to": 3}, {"text": "Frapper.", "to": 4}]
    shelf.write(HEAD, {**SECTIONS, 1: {"text": "Le mur.", "choices": [*extra, TEST, GATED, LOOT]}})
    again = shelf.again(opened)
    assert again.controller.question is not None
    assert again.controller.question.why == "skill_test"
    assert again.controller.session.open is not None
    assert again.controller.session.open.typed == (5,)
    assert choices(again)[:3] == ["Attendre.", "Frapper.", "Sauter."]
    again.controller.enter(2)
    assert state_of(again).visit.section == "2"
    put_away(again)


def test_A23_what_was_undone_is_redone_as_it_was(shelf: Shelf) -> None:
    opened = shelf.begin()
    opened.controller.do(do.Choose("4"))
    after = state_of(opened)
    opened.controller.undo()
    shelf.write(HEAD, {**SECTIONS, 1: {"text": "Le mur.", "choices": [LOOT, TEST, GATED]}})
    again = shelf.again(opened)
    again.controller.redo()
    assert state_of(again) == after
    put_away(again)


def test_A25_a_choice_that_the_sheet_opens_can_be_taken_after_reopening(shelf: Shelf) -> None:
    opened = shelf.begin()
    assert choices(opened) == ["Sauter.", "Crocheter.", "Fouiller."]
    again = shelf.again(opened)
    assert choices(again) == ["Sauter.", "Crocheter.", "Fouiller."]
    assert isinstance(again.panel, GamebookPanel)
    again.panel.key("2")
    assert state_of(again).visit.section == "2"
    put_away(again)


def test_A32_effects_of_a_section_are_done_once_however_often_it_is_opened(shelf: Shelf) -> None:
    opened = shelf.begin()
    gold = state_of(opened).sheet.gold
    opened.controller.do(do.Choose("4"))
    for _ in range(5):
        opened = shelf.again(opened)
        opened.panel.refresh()
        assert state_of(opened).sheet.gold == gold + 2
        assert state_of(opened).sheet.carried.count("corde") == 1
    put_away(opened)


def test_A19_a_section_that_is_gone_leaves_sheet_and_journal_usable(shelf: Shelf) -> None:
    opened = shelf.begin()
    opened.controller.do(do.Choose("4"))
    sheet_then = state_of(opened).sheet
    sections = {name: section for name, section in SECTIONS.items() if name != 4}
    sections[1] = {"text": "Le mur.", "choices": [TEST, GATED]}
    shelf.write(HEAD, sections)
    again = shelf.again(opened)
    assert state_of(again).sheet == sheet_then
    assert state_of(again).visit == Visit("4")
    assert choices(again) == []
    assert isinstance(again.panel, GamebookPanel)
    assert "4" in again.panel.page.prose.source()
    again.controller.do(do.TurnTo("1"))
    assert state_of(again).visit.section == "1"
    again.controller.do(do.Eat(sure=True))
    put_away(again)


def test_A20_the_language_of_the_interface_is_nothing_to_the_save(shelf: Shelf) -> None:
    opened = shelf.begin()
    opened.controller.do(do.Choose("4"))
    state = state_of(opened)
    shelf.desk.language = "en"
    again = shelf.again(opened)
    assert state_of(again) == state
    assert again.warnings == ()
    put_away(again)
