"""What somebody brings: what the page says, and what the program's desk makes of it."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from gamebook_desktop.core.game import Startable
from gamebook_desktop.plays import ProgramDesk
from gamebook_desktop.store.errors import ContentError, Problem, SaveError
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.play_list import list_plays
from gamebook_desktop.ui import dialogs
from gamebook_desktop.ui.desk import BookThereError
from gamebook_desktop.ui.dialogs import Dialog
from gamebook_desktop.ui.library import LibraryPage
from tests.games.gamebook.helpers import at, sheet
from tests.ui.library.conftest import BOOK, NotedDesk, heard

Listed = Callable[[], LibraryPage]


def done(page: LibraryPage) -> None:
    """Wait until everything is taken in."""
    while page.importer.busy():
        QTest.qWait(5)


# ---------------------------------------------------------------------------- the page
def test_a_play_taken_in_can_be_opened(listed: Listed, desk: NotedDesk, tmp_path: Path) -> None:
    made = tmp_path / "made.gamebook"
    desk.outcome["a.gamebook"] = made
    page = listed()
    log = heard(page)
    page.take_in([tmp_path / "a.gamebook"])
    assert page.view.banner.words() == "Checking a.gamebook…"
    done(page)
    assert page.view.banner.words() == "Imported: a.gamebook."
    page.view.banner.buttons()[0].click()
    assert log == [("open", made)]


def test_an_adventure_taken_in_can_be_begun(
    listed: Listed, desk: NotedDesk, tmp_path: Path
) -> None:
    desk.outcome["a.zip"] = BOOK
    page = listed()
    log = heard(page)
    page.take_in([tmp_path / "a.zip"])
    done(page)
    assert page.view.banner.words() == "Imported: The Soot Door."
    assert desk.asked.count(("offers",)) == 2
    page.view.banner.buttons()[0].click()
    assert log == [("start", BOOK, None)]


def test_what_cannot_be_taken_in_is_explained(
    listed: Listed, desk: NotedDesk, tmp_path: Path
) -> None:
    desk.outcome["a.gamebook"] = SaveError("newer", tmp_path / "a.gamebook")
    desk.outcome["b.zip"] = ContentError([Problem("pack.empty", (), "b.zip")])
    desk.outcome["c.zip"] = BOOK
    page = listed()
    page.take_in([tmp_path / name for name in ("a.gamebook", "b.zip", "c.zip")])
    done(page)
    assert page.view.banner.words() == (
        "Imported: The Soot Door. “a.gamebook”: "
        "It was written by a newer version of the program. Nothing has changed."
    )
    assert page.drawer.is_open()
    assert page.drawer.accessibleName() == "1 error"


@pytest.mark.parametrize(
    ("plays", "words"),
    [
        (
            True,
            [
                "A play or its text…",
                "An adventure, from a .zip file…",
                "An adventure, from its folder…",
            ],
        ),
        (False, ["An adventure, from a .zip file…", "An adventure, from its folder…"]),
    ],
)
def test_what_is_offered_for_import(plays: bool, words: list[str], listed: Listed) -> None:
    menu = listed().importer.menu(plays=plays)
    assert [action.text() for action in menu.actions()] == words


def test_the_menu_takes_in_what_is_picked(
    listed: Listed, desk: NotedDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    picked = {"*.gamebook": "a.gamebook", "*.zip": "b.zip"}
    monkeypatch.setattr(dialogs, "files_to_read", lambda _p, _c, *kinds: [Path(picked[kinds[0]])])
    monkeypatch.setattr(dialogs, "folder_to_read", lambda _p, _c: [Path("folder")])
    desk.outcome = dict.fromkeys(("a.gamebook", "b.zip", "folder"), BOOK)
    page = listed()
    for action in page.importer.menu().actions():
        action.trigger()
    done(page)
    assert [a[1] for a in desk.asked if a[0] == "take_in"] == ["a.gamebook", "b.zip", "folder"]


@pytest.mark.parametrize(
    ("answer", "asked"),
    [
        ("yes", [("take_in", "a.zip", False), ("take_in", "a.zip", True)]),
        ("no", [("take_in", "a.zip", False)]),
    ],
)
def test_an_adventure_is_replaced_only_when_one_says_so(
    answer: str, asked: list[tuple[str, str, bool]], listed: Listed, desk: NotedDesk, tmp_path: Path
) -> None:
    desk.outcome["a.zip"] = BookThereError("The Soot Door")
    page = listed()
    page.take_in([tmp_path / "a.zip"])
    done(page)
    dialog = page.findChild(Dialog)
    assert isinstance(dialog, Dialog)
    assert dialog.windowTitle() == "“The Soot Door” is there already"
    getattr(dialog, answer).click()
    done(page)
    assert [a for a in desk.asked if a[0] == "take_in"] == asked


# ---------------------------------------------------------------------------- the desk
@pytest.fixture
def program(profile: Profile) -> ProgramDesk:
    return ProgramDesk(profile, "en")


def begun(desk: ProgramDesk) -> Path:
    """A play of the shipped adventure, closed at its first question."""
    from gamebook_desktop.games.gamebook import GAME
    from gamebook_desktop.store.saves import create_play

    offer = next(o for o in desk.offers() if o.startable.game == GAME.id)
    startable = offer.startable
    game = desk._rules_for(startable.game, startable.setup)
    from gamebook_desktop.core.session import Session

    session = Session(game, game.new(**startable.setup))
    session.do(next(iter(game.legal(session.state))))
    save = create_play(desk.profile, startable.game, startable.title, startable.setup, 7, session)
    save.close()
    return save.path


def state(desk: ProgramDesk, path: Path) -> object:
    from gamebook_desktop.store.saves import open_play

    opened = open_play(desk.profile, path, desk._rules_for)
    opened.save.close()
    return opened.session.shown


def test_a_play_goes_out_as_a_text_and_comes_back(program: ProgramDesk, tmp_path: Path) -> None:
    path, text = begun(program), tmp_path / "play.yaml"
    program.export(path, text)
    back = program.take_in(text)
    assert isinstance(back, Path)
    assert back != path
    assert state(program, back) == state(program, path)
    assert {header.title for header in list_plays(program.profile)} == {"Le Seuil de suie"}


def test_a_play_comes_in_as_a_file(program: ProgramDesk, tmp_path: Path) -> None:
    path = begun(program)
    outside = tmp_path / "brought.gamebook"
    shutil.copyfile(path, outside)
    first = program.take_in(outside)
    assert isinstance(first, Path)
    assert state(program, first) == state(program, path)
    assert len({header.id for header in list_plays(program.profile)}) == 2


@pytest.mark.parametrize("tongue", ["fr", "en"])
def test_a_play_is_kept_with_its_words_in_every_language(
    tongue: str, program: ProgramDesk, language: Callable[[str], None]
) -> None:
    language(tongue)
    program.language = tongue
    startable = next(o.startable for o in program.offers() if o.startable.game == "gamebook")
    play = program.start(startable).controller

    def kept() -> dict[str, tuple[str, str]]:
        (header,) = program.plays()
        return dict(header.summary)

    blank = kept()
    play.override(at(sheet()))
    assert play.save is not None
    play.save.close()
    assert (blank, kept()) == (
        {"fr": ("Feuille à tirer", ""), "en": ("Sheet not yet rolled", "")},
        {
            "fr": ("Section 1", "Habileté 9/9 · Endurance 18/18 · Chance 9/9"),
            "en": ("Section 1", "Skill 9/9 · Stamina 18/18 · Luck 9/9"),
        },
    )


def broken_scenario(text: str, folder: Path) -> Path:
    path = folder / "play.yaml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("id: a\ngame: chess\n", ["save.unknown_game"]),
        ("id: a\ngame: gamebook\nsetup: {}\n", ["scenario.setup"]),
        ("id: a\ngame: gamebook\nsetup: {book: seuil_de_suie}\nsteps:\n- do: {is: Fly}\n", None),
        ("just words", None),
    ],
)
def test_a_text_that_is_no_play_changes_nothing(
    text: str, codes: list[str] | None, program: ProgramDesk, tmp_path: Path
) -> None:
    with pytest.raises(ContentError) as caught:
        program.take_in(broken_scenario(text, tmp_path))
    assert {problem.file for problem in caught.value.problems} == {"play.yaml"}
    if codes is not None:
        assert [problem.code for problem in caught.value.problems] == codes
    assert list_plays(program.profile) == []


HEAD = """\
id: other
title: L'autre livre
author: Essai
language: fr
about: Deux sections.
minutes: 1
start: 1
"""
SECTIONS = """\
sections:
  1:
    title: Le seuil
    text: Une porte.
    choices:
      - {text: Entrer, to: 2}
  2:
    title: Dedans
    text: Rien.
    ending: {kind: victory, name: Rien}
"""


def other_book(folder: Path) -> Path:
    """A book of two sections, in a folder of any name."""
    book = folder / "brought"
    (book / "sections").mkdir(parents=True)
    (book / "book.yaml").write_text(HEAD, "utf-8")
    (book / "sections" / "all.yaml").write_text(SECTIONS, "utf-8")
    return book


def zipped(folder: Path, at: Path) -> Path:
    with zipfile.ZipFile(at, "w") as archive:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                archive.write(file, file.relative_to(folder.parent))
    return at


@pytest.mark.parametrize("as_zip", [False, True])
def test_an_adventure_comes_in_under_its_own_name(
    as_zip: bool, program: ProgramDesk, tmp_path: Path
) -> None:
    folder = other_book(tmp_path)
    source = zipped(folder, tmp_path / "any.zip") if as_zip else folder
    made = program.take_in(source)
    assert isinstance(made, Startable)
    assert made.setup == {"book": "other"}
    sound = [offer.startable for offer in program.offers() if not offer.problems]
    offered = [startable.setup["book"] for startable in sound if startable.game == made.game]
    assert offered == ["other", "seuil_de_suie", "livre_df29", "livre_ff"]
    with pytest.raises(BookThereError) as caught:
        program.take_in(source)
    assert caught.value.title == "L'autre livre"
    assert program.take_in(source, replacing=True) == made


def no_start(folder: Path) -> None:
    head = folder / "book.yaml"
    head.write_text(head.read_text("utf-8").replace("\nstart: 1\n", "\nstart: 999\n", 1), "utf-8")


def bad_yaml(folder: Path) -> None:
    (folder / "sections" / "extra.yaml").write_text("sections: [\n", "utf-8")


def unknown_key(folder: Path) -> None:
    head = folder / "book.yaml"
    head.write_text(f"{head.read_text('utf-8')}\nminuets: 3\n", "utf-8")


def no_book(folder: Path) -> None:
    (folder / "book.yaml").unlink()


@pytest.mark.parametrize("damage", [no_start, bad_yaml, unknown_key, no_book])
def test_a_broken_adventure_is_refused_with_its_lines(
    damage: Callable[[Path], None], program: ProgramDesk, tmp_path: Path
) -> None:
    folder = other_book(tmp_path)
    damage(folder)
    with pytest.raises(ContentError) as caught:
        program.take_in(folder)
    files = {problem.file for problem in caught.value.problems}
    assert all(name.startswith("brought") for name in files), files
    assert not (program.profile.content / "gamebook").exists()


def test_plays_elsewhere_are_remembered_and_forgotten(program: ProgramDesk, tmp_path: Path) -> None:
    away = tmp_path / "away.gamebook"
    for _ in range(2):
        program.remember_play(away)
    program.remember_play(program.profile.saves / "here.gamebook")
    assert program.settings.plays_elsewhere == (str(away),)
    program.forget_play(away)
    assert ProgramDesk(program.profile, "en").settings.plays_elsewhere == ()
