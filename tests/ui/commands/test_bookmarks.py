"""Bookmarks: kept, listed, gone back to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.save_rows import Bookmark
from tests.ui.commands.hands import (
    CTRL,
    commands,
    press,
)
from tests.ui.window import Screen

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def _bookmarks(shown: Screen) -> list[Bookmark]:
    assert shown.play.save is not None
    return list(shown.play.save.bookmarks.values())


def test_a_bookmark_is_kept_and_gone_back_to(shown: Screen) -> None:
    menu = commands(shown).bookmarks
    assert not menu.menuAction().isEnabled()
    before = shown.play.session.state
    press(shown, Qt.Key.Key_D, CTRL)
    name = shown.play.words.summary(before)[0]
    assert [bookmark.name for bookmark in _bookmarks(shown)] == [name]
    assert shown.message() == f"Bookmark kept: {name}"
    assert menu.menuAction().isEnabled()
    shown.play.do(do.Choose("2"))
    press(shown, Qt.Key.Key_D, CTRL)
    shown.play.do(do.Choose("1"))
    menu.aboutToShow.emit()
    names = [action.text().split("\t")[0] for action in menu.actions()]
    assert names == [bookmark.name for bookmark in reversed(_bookmarks(shown))]
    menu.actions()[1].trigger()
    assert shown.play.session.state == before
    record = shown.play.session.last
    assert record is not None
    assert (record.action.cause, record.action.note) == ("bookmark", name)
    press(shown, Qt.Key.Key_Z, CTRL)
    assert shown.play.session.state != before


def test_a_bookmark_that_cannot_be_written_is_said(
    shown: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = shown.play.save
    assert save is not None

    def full(*_: object) -> None:
        raise SaveError("disk_full", save.path)

    monkeypatch.setattr(save, "add_bookmark", full)
    commands(shown).add_bookmark()
    assert shown.message() == SaveError("disk_full", save.path).text("en")


def test_a_bookmark_of_other_rules_changes_nothing(shown: Screen) -> None:
    save = shown.play.save
    assert save is not None
    save.bookmarks[1] = Bookmark(1, "Old", "2025-05-03T10:00:00+00:00", "[1]")
    before = shown.play.session.state
    menu = commands(shown).bookmarks
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert shown.play.session.state == before
    assert shown.message() == "The rules no longer know this bookmark. Nothing has changed."
    del save.bookmarks[1]


def test_the_list_of_bookmarks_by_itself(shown: Screen) -> None:
    menu = commands(shown).bookmarks
    commands(shown).show_bookmarks()
    assert not menu.isVisible()
    assert shown.message() == "This play has no bookmark yet."
    commands(shown).add_bookmark()
    commands(shown).show_bookmarks()
    assert menu.isVisible()
    menu.close()
