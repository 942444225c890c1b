"""What is done to plays: nothing is lost, everything is said, most of it can be undone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.store.backups import list_backups
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.play_list import list_plays
from gamebook_desktop.store.save_header import PlayHeader, read_header
from gamebook_desktop.ui import dialogs
from gamebook_desktop.ui.dialogs import NameDialog
from gamebook_desktop.ui.library import LibraryPage
from gamebook_desktop.ui.library_sheets import BackupSheet
from gamebook_desktop.ui.widgets.painted_button import PaintedButton
from tests.store.helpers_saves import reopen
from tests.ui.library.conftest import NotedDesk, heard, saved

Listed = Callable[[], LibraryPage]


def titles(profile: Profile) -> list[str]:
    return sorted(header.title for header in list_plays(profile))


def header(page: LibraryPage, title: str) -> PlayHeader:
    return next(h for h in page.orders.headers if h.title == title)


def menu_words(page: LibraryPage, title: str) -> list[str]:
    menu = page.orders.menu(header(page, title))
    return [action.text() for action in menu.actions() if action.text()]


def test_the_menu_of_a_play(profile: Profile, listed: Listed) -> None:
    saved(profile, "A")
    bad = saved(profile, "B", 13)
    bad.write_bytes(b"")
    page = listed()
    assert menu_words(page, "A") == [
        "Rename…",
        "Duplicate",
        "Backups",
        "Save a copy…",
        "Export as a text…",
        "Delete",
    ]
    assert menu_words(page, bad.stem) == ["Backups", "Delete"]


def test_rename(profile: Profile, listed: Listed) -> None:
    path = saved(profile, "A")
    saved(profile, "B", 13)
    page = listed()
    log = heard(page)
    page.orders.rename(header(page, "A"))
    dialog = page.findChild(NameDialog)
    assert isinstance(dialog, NameDialog)
    dialog.field.set_text("B")
    dialog.yes.click()
    assert dialog.field.error.words() == "Another play has this name."
    dialog.field.set_text(" La dernière épreuve ")
    dialog.yes.click()
    assert titles(profile) == ["B", "La dernière épreuve"]
    assert (log, path.exists()) == ([], True)
    assert page.view.card is not None
    assert page.view.card.accessibleName().startswith("La dernière épreuve,")


def test_duplicate(profile: Profile, listed: Listed) -> None:
    saved(profile, "A")
    page = listed()
    log = heard(page)
    page.orders.duplicate(header(page, "A"))
    assert titles(profile) == ["A", "A (2)"]
    assert page.view.banner.words() == "A new play: “A (2)”."
    (opens,) = page.view.banner.buttons()
    opens.click()
    assert log == [("open", header(page, "A (2)").path)]
    assert page.view.banner.words() == ""


def test_delete_and_undo(profile: Profile, listed: Listed, desk: NotedDesk) -> None:
    path = saved(profile, "A")
    saved(profile, "B", 13)
    before = path.read_bytes()
    page = listed()
    log = heard(page)
    page.orders.delete(header(page, "A"))
    assert (titles(profile), log) == (["B"], [("closing", path)])
    assert page.view.banner.words() == "“A” is deleted."
    (undo,) = page.view.banner.buttons()
    undo.click()
    assert titles(profile) == ["A", "B"]
    assert path.read_bytes() == before
    assert page.view.banner.words() == ""
    assert [a for a in desk.asked if a[0] != "offers"] == [
        ("forget", path.name),
        ("remember", path.name),
    ]


def test_a_play_open_in_another_window_is_left_alone(profile: Profile, listed: Listed) -> None:
    path = saved(profile, "A")
    page = listed()
    save = reopen(profile, path).save
    page.orders.delete(header(page, "A"))
    save.close()
    assert page.view.banner.words() == (
        "“A”: It is open in another window of the program; here it can only be read. "
        "Nothing has changed."
    )
    assert (page.view.banner.buttons(), titles(profile)) == ([], ["A"])


def sheet_of(page: LibraryPage) -> BackupSheet:
    sheet = page.drawer.content()
    assert isinstance(sheet, BackupSheet)
    return sheet


def press(sheet: BackupSheet, words: str, nth: int) -> None:
    [b for b in sheet.findChildren(PaintedButton) if b.text() == words][nth].click()


def test_going_back_to_a_backup_and_undo(profile: Profile, listed: Listed) -> None:
    path = saved(profile, "A")
    page = listed()
    page.orders.backups_wanted.emit(header(page, "A"))
    spoken = [b.accessibleName() for b in sheet_of(page).findChildren(PaintedButton)]
    assert spoken == [
        "Close",
        *("Restore, this morning at 9:00", "Open as a new play, this morning at 9:00") * 2,
    ]
    press(sheet_of(page), "Restore", 1)
    assert read_header(path).where("en") == "Place 1"
    assert not page.drawer.is_open()
    aside = path.with_name(f"{path.stem}-1.damaged")
    assert page.view.banner.words() == (
        f"“A” stands again as saved this morning at 9:00. The former file is kept: {aside.name}."
    )
    page.view.banner.buttons()[0].click()
    assert read_header(path).where("en") == "Place 3"


def test_a_backup_opened_as_a_play_of_its_own(profile: Profile, listed: Listed) -> None:
    path = saved(profile, "A")
    page = listed()
    page.orders.backups_wanted.emit(header(page, "A"))
    press(sheet_of(page), "Open as a new play", 1)
    places = {h.title: h.where("en") for h in page.orders.headers}
    assert places == {"A": "Place 3", "A (2)": "Place 1"}
    assert read_header(path).title == "A"


def test_a_play_without_backups_says_so(profile: Profile, listed: Listed) -> None:
    path = saved(profile, "A")
    for backup in list_backups(profile, path):
        backup.path.unlink()
    page = listed()
    page.orders.backups_wanted.emit(header(page, "A"))
    assert len(sheet_of(page).findChildren(PaintedButton)) == 1


def test_a_copy_is_a_play(
    profile: Profile, listed: Listed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(profile, "A")
    page = listed()
    target = tmp_path / "copy.gamebook"
    monkeypatch.setattr(dialogs, "where_to_write", lambda *_: target)
    page.orders.copy(header(page, "A"))
    assert read_header(target).title == "A"
    assert page.view.banner.words() == "Written: copy.gamebook."


def test_a_play_is_written_as_a_text(
    profile: Profile,
    listed: Listed,
    desk: NotedDesk,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = saved(profile, "A")
    page = listed()
    asked: list[object] = []

    def where(_page: object, _caption: str, *rest: str) -> Path | None:
        asked.extend(rest)
        return tmp_path / "a.yaml" if len(asked) == 2 else None

    monkeypatch.setattr(dialogs, "where_to_write", where)
    page.orders.write_text(header(page, "A"))
    page.view.banner.hide()
    page.orders.write_text(header(page, "A"))
    assert asked[:2] == [f"{path.stem}.yaml", "*.yaml *.yml"]
    assert [a for a in desk.asked if a[0] == "export"] == [("export", path.name, "a.yaml")]
    assert page.view.banner.words() == ""


def test_the_banner_is_closed_by_its_button(listed: Listed, qtbot: QtBot) -> None:
    page = listed()
    page.view.banner.say("Done.")
    close = next(
        b
        for b in page.view.banner.findChildren(PaintedButton)
        if b.accessibleName() == "Close this message"
    )
    close.click()
    assert page.view.banner.words() == ""
