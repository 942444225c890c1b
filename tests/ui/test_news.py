"""What the message line says of a play, the most urgent first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.ui.news import News, news
from tests.games.gamebook.helpers import at, fight, foe, sheet
from tests.games.gamebook.table import controller
from tests.ui.window import saved

SECTIONS: dict[Any, dict[str, Any]] = {
    1: {"choices": [{"text": "Là.", "to": 2}]},
    2: {"effects": [{"change": "stamina", "by": -2, "why": "Une ardoise"}]},
    3: fight(foe(8, 8, name="Loup")),
}


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Words need one."""


def test_nothing_has_happened_yet() -> None:
    assert news(controller(SECTIONS)) == News()


def test_the_last_event_with_its_icon_and_rule() -> None:
    play = controller(SECTIONS)
    play.do(do.Choose("2"))
    told = news(play)
    assert told.text.startswith("−2 STAMINA")
    assert told.icon
    assert (told.tone, told.action) == ("", "")


def test_a_refusal_takes_its_place_and_says_that_nothing_changed() -> None:
    play = controller(SECTIONS, at(sheet(), "3", fight="open"))
    play.do(do.Engage())
    play.do(do.Eat())
    assert news(play) == News("No meal during a fight. Nothing has changed.", "lock", "", "R22")
    play.do(do.Attack(0))
    assert news(play).icon != "lock"


def test_a_mere_warning_offers_to_go_through() -> None:
    play = controller(SECTIONS, at(sheet(stamina=(18, 18))))
    play.do(do.Eat())
    told = news(play)
    assert (told.icon, told.tone, told.action) == ("warn", "warn", "All the same")
    assert "Nothing has changed" not in told.text
    assert play.refusal is not None
    play.do(play.refusal.confirm)
    assert play.state.sheet.meals == 9


def test_a_failed_write_outranks_everything(data_dir: Path) -> None:
    profile = Profile(data_dir)
    play = controller(SECTIONS, save=lambda session: saved(profile, session))
    assert play.save is not None
    play.do(do.Choose("404"))
    play.save.failure = SaveError("disk_full", play.save.path)
    told = news(play)
    assert (told.text, told.tone, told.action) == ("The disk is full.", "bad", "Save elsewhere")
    play.save.close()
