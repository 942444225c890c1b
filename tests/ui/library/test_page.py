"""The page: what it shows when, keys, and what it asks of the window."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.save_list import delete_play
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.desk import Offer
from gamebook_desktop.ui.dialogs import NameDialog
from gamebook_desktop.ui.library import LibraryPage
from gamebook_desktop.ui.library_card import FirstCard, ResumeCard
from gamebook_desktop.ui.library_sheets import ProblemSheet
from gamebook_desktop.ui.widgets.chip import Chip
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.painted_button import PaintedButton
from tests.store.helpers_saves import SETUP
from tests.ui.library.conftest import BOOK, BROKEN, GAME, NotedDesk, heard, saved

Listed = Callable[[], LibraryPage]


def names(page: LibraryPage) -> list[str]:
    return [row.accessibleName() for row in page.view.lines.rows()]


def test_nothing_is_read_before_it_is_told_to(qtbot: QtBot, profile: Profile) -> None:
    saved(profile, "Orvanche")
    desk = NotedDesk(profile)
    page = LibraryPage(desk)
    qtbot.addWidget(page)
    page.refresh()
    page.show()
    shown = [b.text() for b in page.findChildren(PaintedButton) if b.isVisible()]
    assert (shown, desk.asked, page.view.card) == (["Import", "New play"], [], None)
    assert not page.key("Enter")


def test_the_page_needs_no_content_libraries() -> None:
    code = (
        "import sys, gamebook_desktop.ui.library\n"
        "print(*({'pydantic', 'pydantic_core', 'yaml', 'platformdirs', 'sqlite3'}"
        " & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stdout.split() == []


def test_the_last_play_is_large_and_the_others_are_lines(profile: Profile, listed: Listed) -> None:
    saved(profile, "Orvanche", 14, 21)
    saved(profile, "Brisemont", 13)
    saved(profile, "Outatime", 10)
    page = listed()
    assert isinstance(page.view.card, ResumeCard)
    assert page.view.card.accessibleName() == "Orvanche, Place 3, Life 30"
    assert names(page) == ["Brisemont, Place 3, yesterday", "Outatime, Place 3, Saturday"]
    assert page.view.all.isHidden()


def test_enter_resumes_the_last_play(profile: Profile, listed: Listed) -> None:
    path = saved(profile, "Orvanche")
    page = listed()
    log = heard(page)
    assert page.key("Enter")
    assert log == [("open", path)]
    assert not page.key("J")


def test_enter_presses_what_has_the_focus(profile: Profile, listed: Listed) -> None:
    saved(profile, "Orvanche", 14)
    other = saved(profile, "Brisemont", 13)
    page = listed()
    log = heard(page)
    page.view.lines.rows()[0].button.setFocus()
    page.key("Enter")
    page.view.tiles.tiles[0].setFocus()
    page.key("Enter")
    assert log == [("open", other), ("start", BOOK, None)]


def test_arrows_walk_from_the_card_over_the_lines_to_the_tiles(
    profile: Profile, listed: Listed
) -> None:
    for title, day in (("A", 14), ("B", 13)):
        saved(profile, title, day)
    listed()
    walked = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        after = QApplication.focusWidget()
        walked.append(after.accessibleName() if after is not None else "")
    assert walked == [
        "Open, B",
        "More about B",
        "Add an adventure, Folder or .zip file",
        "OUTATIME, Dice and cards",
    ]


def test_many_plays_are_shown_when_one_asks(profile: Profile, listed: Listed, qtbot: QtBot) -> None:
    for number in range(6):
        saved(profile, f"Play {number}", 14 - number)
    page = listed()
    assert (len(page.view.lines.rows()), page.view.all.text()) == (3, "See all 6 plays")
    page.view.all.click()
    qtbot.waitUntil(lambda: len(page.view.lines.rows()) == 5)
    assert page.view.all.text() == "Show fewer plays"
    page.view.all.click()
    assert names(page) == [
        f"Play {n}, Place 3, {day}" for n, day in ((1, "yesterday"), (2, "Monday"), (3, "Sunday"))
    ]


def test_lines_come_in_batches(
    profile: Profile, listed: Listed, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gamebook_desktop.ui.library_lines.FIRST", 2)
    monkeypatch.setattr("gamebook_desktop.ui.library_lines.BATCH", 3)
    for number in range(10):
        saved(profile, f"Play {number}", 14 - number)
    page = listed()
    page.view.all.click()
    assert len(page.view.lines.rows()) == 2
    qtbot.waitUntil(lambda: len(page.view.lines.rows()) == 9)
    assert [name.partition(",")[0] for name in names(page)] == [f"Play {n}" for n in range(1, 10)]


def test_lines_that_stay_the_same_stay(profile: Profile, listed: Listed) -> None:
    for title, day in (("A", 14), ("B", 13), ("C", 12)):
        saved(profile, title, day)
    page = listed()
    b, c = page.view.lines.rows()
    card = page.view.card
    saved(profile, "D", 11)
    page.refresh()
    assert page.view.lines.rows()[:2] == [b, c]
    assert page.view.card is card
    assert names(page)[2] == "D, Place 3, Sunday"


def test_an_empty_library_says_what_to_begin_with(listed: Listed, desk: NotedDesk) -> None:
    page = listed()
    assert isinstance(page.view.card, FirstCard)
    assert QApplication.focusWidget() is page.view.card.begin
    log = heard(page)
    page.key("Enter")
    assert log == [("start", BOOK, None)]
    assert not page.view.lines.isVisible()


def test_tiles_start_explain_or_add(listed: Listed) -> None:
    page = listed()
    tiles = page.view.tiles.tiles
    assert [tile.accessibleName() for tile in tiles] == [
        "The Soot Door, A short one. It teaches.",
        "mill, 2 errors",
        "OUTATIME, Dice and cards",
        "Add an adventure, Folder or .zip file",
    ]
    log = heard(page)
    tiles[2].click()
    assert log == [("start", GAME, None)]
    tiles[1].click()
    sheet = page.drawer.content()
    assert isinstance(sheet, ProblemSheet)
    assert sheet.accessibleName() == "mill: 2 errors"
    assert sheet.text().splitlines() == [
        f"books/mill/book.yaml: {BROKEN.problems[0].text('en')}",
        f"a.zip:7: {BROKEN.problems[1].text('en')}",
    ]


def test_the_list_of_errors_is_copied_and_closed_by_escape(listed: Listed) -> None:
    page = listed()
    page.show_problems(BROKEN.problems)
    sheet = page.drawer.content()
    assert isinstance(sheet, ProblemSheet)
    copy = next(b for b in sheet.findChildren(PaintedButton) if b.text() == "Copy the list")
    copy.click()
    assert QGuiApplication.clipboard().text() == sheet.text()
    page.view.new.setFocus()
    QTest.keyClick(page.view.new, Qt.Key.Key_Escape)
    assert not page.drawer.is_open()


def test_a_second_play_of_a_book_gets_a_name(
    profile: Profile, listed: Listed, qtbot: QtBot
) -> None:
    saved(profile, BOOK.title)
    page = listed()
    log = heard(page)
    page.view.tiles.tiles[0].click()
    dialog = page.findChild(NameDialog)
    assert isinstance(dialog, NameDialog)
    assert (dialog.field.text(), log) == ("The Soot Door (2)", [])
    dialog.yes.click()
    assert log == [("start", replace(BOOK, title="The Soot Door (2)"), None)]


@pytest.mark.parametrize(
    ("width", "scale", "columns"),
    [(1274, 1.0, 4), (800, 1.0, 3), (640, 1.0, 2), (1366, 2.0, 2), (800, 2.0, 1)],
)
def test_tiles_in_as_many_columns_as_there_is_room_for(
    width: int, scale: float, columns: int, listed: Listed
) -> None:
    page = listed()
    theme().set(scale=scale)
    page.resize(width, 600)
    QApplication.processEvents()
    first = page.view.tiles.tiles[0].y()
    assert sum(tile.y() == first for tile in page.view.tiles.tiles) == columns


@pytest.mark.parametrize(("width", "scale"), [(1274, 1.0), (640, 1.0), (1366, 2.0), (800, 2.0)])
def test_nothing_is_cut_or_outside(
    width: int, scale: float, profile: Profile, listed: Listed
) -> None:
    saved(profile, "Sept clés pour la ville d'Orvanche", 14)
    saved(profile, "Les Caves de Brisemont, deuxième essai", 13)
    saved(profile, "Abîmée", 12).write_bytes(b"Dear diary")
    page = listed()
    theme().set(scale=scale)
    page.resize(width, 700)
    for _ in range(5):
        QApplication.processEvents()
    outside = [
        child
        for child in page.view.findChildren(QWidget)
        if child.isVisible()
        and (
            child.width() < child.minimumSizeHint().width()
            or child.mapTo(page.view, child.rect().topRight()).x() > page.view.width()
        )
    ]
    assert outside == []
    assert page.view.width() <= width


def test_damaged_plays_keep_their_line_and_say_what_is_sound(
    profile: Profile, listed: Listed
) -> None:
    saved(profile, "Sound", 14)
    path = saved(profile, "Bad", 13)
    path.write_bytes(b"Dear diary")
    lost = saved(profile, "Lost", 12)
    lost.write_bytes(b"")
    for backup in profile.backups.joinpath(lost.stem).iterdir():
        backup.unlink()
    page = listed()
    rows = {row.accessibleName().partition(",")[0]: row for row in page.view.lines.rows()}
    chips = {name: row.findChildren(Chip)[0].text() for name, row in rows.items()}
    assert chips == {
        "Bad": "not a play, sound copy: yesterday",
        lost.stem: "empty file, no sound copy",
    }
    assert {name: row.button.text() for name, row in rows.items()} == dict.fromkeys(rows, "Repair")
    rows[lost.stem].button.click()
    assert page.view.banner.words() == "There is no sound copy of this play."
    rows["Bad"].button.click()
    assert page.view.banner.words() == (
        "“Bad” stands again as saved yesterday at 9:00. "
        f"The former file is kept: {path.stem}-1.damaged."
    )
    assert path.with_name(f"{path.stem}-1.damaged").read_bytes() == b"Dear diary"
    assert "Bad, Place 3, yesterday" in names(page)


def test_the_language_changes_everything(
    profile: Profile, listed: Listed, language: Callable[[str], None]
) -> None:
    saved(profile, "A", 14)
    saved(profile, "B", 13)
    page = listed()
    language("fr")
    theme().set(language="fr")
    page.refresh()
    assert isinstance(page.view.card, ResumeCard)
    assert page.view.card.accessibleName() == "A, Lieu 3, Vie 30"
    assert names(page) == ["B, Lieu 3, hier"]
    assert page.view.tiles.tiles[1].text() == "mill"
    assert page.view.tiles.tiles[1].accessibleName() == "mill, 2 erreurs"


def test_lines_that_move_keep_the_colours_in_force(
    profile: Profile, listed: Listed, dressed: QApplication
) -> None:
    for day in (10, 11, 12, 13):
        last = saved(profile, f"Play {day}", day)
    saved(profile, "Play 14", 14)
    page = listed()
    page.view.all.click()
    theme().set(palette_name="dark")
    saved(profile, "Play 9", 9)
    delete_play(profile, last)
    page.refresh()
    words = [label for row in page.view.lines.rows() for label in row.findChildren(Label)]
    inks = {theme().palette.ink, theme().palette.ink2}
    assert len(page.view.lines.rows()) == 4
    assert {label.palette().windowText().color().name().upper() for label in words} == inks


def chips(page: QWidget) -> list[str]:
    return [chip.text() for chip in page.findChildren(Chip)]


def test_a_book_in_another_language_says_so(
    profile: Profile, desk: NotedDesk, listed: Listed, language: Callable[[str], None]
) -> None:
    french = replace(BOOK, language="fr")
    both = replace(GAME, language="fr", others={"en": {"title": "The game", "about": "Dice."}})
    desk.listed = [Offer(french), Offer(both)]
    page = listed()
    tiles = page.view.tiles.tiles
    assert chips(page) == ["in French"]
    assert isinstance(page.view.card, FirstCard)
    assert tiles[0].spoken() == "The Soot Door, A short one. It teaches., in French"
    assert tiles[1].spoken() == "The game, Dice."
    language("fr")
    theme().set(language="fr")
    page.refresh()
    tiles = page.view.tiles.tiles
    assert (chips(page.view.card), tiles[0].spoken()) == (
        [],
        "The Soot Door, A short one. It teaches.",
    )
    assert tiles[1].spoken() == "OUTATIME, Dice and cards"


def test_a_play_of_a_book_in_another_language_says_so(
    profile: Profile, desk: NotedDesk, listed: Listed
) -> None:
    desk.listed = [Offer(replace(BOOK, setup=SETUP, language="fr", emblem="roofs"))]
    saved(profile, "Last", 14)
    saved(profile, "Before", 13)
    page = listed()
    assert isinstance(page.view.card, ResumeCard)
    assert page.view.card.accessibleName() == "Last, in French, Place 3, Life 30"
    assert names(page) == ["Before, Place 3, in French, yesterday"]
    assert chips(page) == ["in French", "in French"]
    assert page.view.card._cover._emblem == "roofs"


def test_what_is_dropped_is_taken_in(
    listed: Listed, desk: NotedDesk, tmp_path: Path, qtbot: QtBot
) -> None:
    page = listed()
    for name in ("a.gamebook", "b.zip", "c.png"):
        (tmp_path / name).write_bytes(b"")
        desk.outcome[name] = BOOK
    (tmp_path / "folder").mkdir()
    desk.outcome["folder"] = BOOK
    data = QMimeData()
    data.setUrls(
        [
            QUrl.fromLocalFile(str(path))
            for path in sorted(tmp_path.iterdir())
            if path.suffix or path.name == "folder"
        ]
    )
    copy, button, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter = QDragEnterEvent(page.rect().center(), copy, data, button, none)
    page.dragEnterEvent(enter)
    assert enter.isAccepted()
    page.dropEvent(QDropEvent(QPointF(5, 5), copy, data, button, none))
    qtbot.waitUntil(lambda: sum(a[0] == "take_in" for a in desk.asked) == 3)
    assert [a[1] for a in desk.asked if a[0] == "take_in"] == ["a.gamebook", "b.zip", "folder"]
