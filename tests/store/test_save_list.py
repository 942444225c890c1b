"""The library's list, whatever lies in the saves folder; copies, deletions, repairs."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from gamebook_desktop.store import save_list
from gamebook_desktop.store.backups import (
    back_up,
    list_backups,
    newest_sound,
    restore_backup,
)
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.play_list import list_plays
from gamebook_desktop.store.save_header import read_header
from gamebook_desktop.store.save_list import (
    delete_play,
    duplicate_play,
    rename_play,
    undo_delete,
)
from tests.helpers_game import Draw, Flux, Go
from tests.store.damages import DAMAGES, halve, saved, scribble
from tests.store.helpers_saves import automatic, play, reopen, same_play, start


@pytest.fixture
def profile(data_dir: Path) -> Profile:
    return Profile(data_dir)


@pytest.mark.parametrize(("damage", "kind"), DAMAGES)
def test_A11_one_bad_file_among_ten(
    profile: Profile, damage: Callable[[Path], None], kind: str
) -> None:
    good = [saved(profile, f"Partie {n}", year=2031 + n) for n in range(9)]
    bad = saved(profile, "Abîmée")
    damage(bad)
    listed = list_plays(profile)
    assert [h.title for h in listed if h.problem is None] == [
        f"Partie {n}" for n in range(8, -1, -1)
    ]
    (broken,) = (header for header in listed if header.problem is not None)
    assert broken.problem is not None
    assert (broken.path, broken.problem.kind) == (bad, kind)
    assert [path.exists() for path in good] == [True] * 9
    sound = newest_sound(profile, bad)
    assert sound is not None
    assert (sound.header.title, sound.header.where("fr")) == ("Abîmée", "Lieu 1")


@pytest.mark.parametrize(("damage", "kind"), DAMAGES)
def test_A2_A17_a_damaged_play_comes_back_from_its_backup(
    profile: Profile, damage: Callable[[Path], None], kind: str
) -> None:
    path = saved(profile)
    before = reopen(profile, path)
    before.save.close()
    damage(path)
    with pytest.raises(SaveError) as caught:
        reopen(profile, path)
    assert caught.value.kind == kind
    sound = newest_sound(profile, path)
    assert sound is not None
    aside = restore_backup(path, sound.path)
    opened = reopen(profile, path)
    assert same_play(opened.session, before.session)
    assert opened.save.title == "Une épée"
    if kind == "missing":
        assert aside is None
    else:
        assert aside == path.with_name(f"{path.stem}-1.damaged")
        assert aside.exists()


def test_damage_in_the_middle_is_found_on_opening(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, *[Go("2"), Go("3")] * 200)
    save.close()
    data = bytearray(save.path.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 4096] = b"\xa5" * 4096
    save.path.write_bytes(data)
    with pytest.raises(SaveError) as caught:
        reopen(profile, save.path)
    assert caught.value.kind == "damaged"


def test_random_damage_never_crashes(profile: Profile) -> None:
    path = saved(profile)
    whole = path.read_bytes()
    rng = random.Random(5)
    outcomes = set()
    for _ in range(150):
        data = bytearray(whole)
        for _ in range(rng.choice((1, 3, 30))):
            data[rng.randrange(len(data))] = rng.randrange(256)
        path.write_bytes(data)
        list_plays(profile)
        try:
            opened = reopen(profile, path)
            opened.save.close()
            outcomes.add("opened")
        except SaveError as error:
            outcomes.add(error.kind)
    assert {"opened", "damaged"} <= outcomes


def test_newest_first_and_without_reading_any_log(profile: Profile) -> None:
    for title, year in (("B", 2032), ("A", 2033), ("C", 2031)):
        path = saved(profile, title, year=year)
        with sqlite3.connect(path) as connection:
            connection.execute("UPDATE record SET action = 'nonsense'")
        connection.close()
    listed = list_plays(profile)
    assert [(h.title, h.done, h.problem) for h in listed] == [
        ("A", 3, None),
        ("B", 3, None),
        ("C", 3, None),
    ]


def test_an_empty_profile(profile: Profile) -> None:
    assert list_plays(profile) == []


def test_plays_elsewhere_are_listed_too(profile: Profile, tmp_path: Path) -> None:
    path = saved(profile)
    away = tmp_path / "away.gamebook"
    path.rename(away)
    listed = list_plays(profile, [away, tmp_path / "unplugged.gamebook"])
    assert [(h.path, h.problem and h.problem.kind) for h in listed] == [
        (away, None),
        (tmp_path / "unplugged.gamebook", "missing"),
    ]


def test_an_open_play_is_listed_with_its_newest_values(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("3"))
    (header,) = list_plays(profile)
    assert (header.where("en"), header.where("de"), header.done) == ("Place 3", "Lieu 3", 1)


def test_rename(profile: Profile) -> None:
    path = saved(profile)
    rename_play(path, "La dernière épreuve")
    (header,) = list_plays(profile)
    assert (header.title, header.path) == ("La dernière épreuve", path)
    save = reopen(profile, path).save
    with pytest.raises(SaveError) as caught:
        rename_play(path, "x")
    assert caught.value.kind == "open_elsewhere"
    save.set_meta("title", "En jeu")
    assert read_header(path).title == "En jeu"


def test_A13_a_duplicate_lives_alone(profile: Profile) -> None:
    path = saved(profile)
    copy = duplicate_play(profile, path, "Copie")
    assert read_header(copy).id not in ("", read_header(path).id)
    original = reopen(profile, path)
    opened = reopen(profile, copy)
    assert opened.save.read_only is None
    assert same_play(opened.session, original.session)
    opened.session.source = automatic
    play(opened.save, opened.session, Draw(), Flux())
    opened.save.close()
    delete_play(profile, copy)
    original.save.close()
    assert same_play(reopen(profile, path).session, original.session)
    assert [header.title for header in list_plays(profile)] == ["Une épée"]


def test_a_damaged_play_is_not_duplicated(profile: Profile) -> None:
    path = saved(profile)
    halve(path)
    with pytest.raises(SaveError):
        duplicate_play(profile, path, "Copie")
    assert [p.name for p in profile.saves.iterdir()] == [path.name]


def test_delete_and_undo(profile: Profile) -> None:
    path = saved(profile)
    backups = [backup.header.done for backup in list_backups(profile, path)]
    before = path.read_bytes()
    deleted = delete_play(profile, path)
    assert list_plays(profile) == []
    assert undo_delete(profile, deleted) == path
    assert path.read_bytes() == before
    assert [backup.header.done for backup in list_backups(profile, path)] == backups
    assert list(profile.trash.iterdir()) == []


def test_a_damaged_play_can_be_deleted_and_brought_back(profile: Profile) -> None:
    path = saved(profile)
    scribble(path)
    assert undo_delete(profile, delete_play(profile, path)).read_bytes()[:4] == b"Dear"


def test_undo_delete_overwrites_nothing(profile: Profile) -> None:
    path = saved(profile)
    deleted = delete_play(profile, path)
    path.write_bytes(b"new")
    back = undo_delete(profile, deleted)
    assert back == path.with_stem(f"{path.stem}-2")
    assert path.read_bytes() == b"new"
    assert read_header(back).problem is None


def test_an_open_play_is_not_deleted(profile: Profile) -> None:
    save, _ = start(profile)
    with pytest.raises(SaveError) as caught:
        delete_play(profile, save.path)
    assert caught.value.kind == "open_elsewhere"
    assert save.path.exists()


def test_the_trash_forgets_the_oldest(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save_list, "TRASH_KEPT", 2)
    for title in "abc":
        save, _ = start(profile, title)
        save.close()
        delete_play(profile, save.path)
    assert [folder.name[:8] for folder in sorted(profile.trash.iterdir())] == [
        "000002-b",
        "000003-c",
    ]


def test_a_play_renamed_by_hand_is_not_listed_as_lost(profile: Profile) -> None:
    path = saved(profile)
    path.rename(path.with_name("renamed by hand.gamebook"))
    assert [(h.path.name, h.problem) for h in list_plays(profile)] == [
        ("renamed by hand.gamebook", None)
    ]


def test_a_copy_made_by_hand_is_whole_while_the_play_is_open(
    profile: Profile, tmp_path: Path
) -> None:
    save, session = start(profile)
    play(save, session, Go("2"), Draw())
    copy = tmp_path / "by hand.gamebook"
    shutil.copyfile(save.path, copy)
    assert same_play(reopen(profile, copy).session, session)
    assert save._pen is not None
    assert back_up(save._pen.connection, tmp_path / "b") == tmp_path / "b" / "000001.gamebook"
