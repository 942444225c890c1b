"""Backups: made as one plays, listed, put back in a play's place."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamebook_desktop.store.backups import (
    list_backups,
    newest_sound,
    restore_backup,
)
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.paths import Profile
from tests.helpers_game import Go
from tests.store.damages import halve, saved
from tests.store.helpers_saves import play, reopen, start, ticking


@pytest.fixture
def profile(data_dir: Path) -> Profile:
    return Profile(data_dir)


def test_A8_rolling_backups_with_place_date_and_values(profile: Profile) -> None:
    save, session = start(profile, now=ticking())
    play(save, session, *[Go("2"), Go("3")] * 160)
    backups = list_backups(profile, save.path)
    assert [backup.header.done for backup in backups] == [300, 250, 200, 150, 100]
    assert {backup.header.where("fr") for backup in backups} == {"Lieu 3"}
    assert all(backup.header.updated for backup in backups)
    assert save.backup_failure is None
    save.close()
    restore_backup(save.path, backups[2].path)
    assert len(reopen(profile, save.path).session.log) == 200


def test_opening_again_and_again_pushes_no_backup_out(profile: Profile) -> None:
    path = saved(profile)
    for _ in range(7):
        reopen(profile, path).save.close()
    assert len(list_backups(profile, path)) == 1


def test_a_failing_backup_does_not_disturb_the_play(profile: Profile) -> None:
    save, session = start(profile)
    profile.backups.write_text("a file where the folder should be")
    play(save, session, *[Go("2"), Go("3")] * 30)
    assert save.failure is None
    assert save.backup_failure is not None
    save.close()
    opened = reopen(profile, save.path)
    assert len(opened.session.log) == 60
    assert opened.save.backup_failure is not None


def test_a_damaged_backup_is_passed_over(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, *[Go("2"), Go("3")] * 60)
    newest, older = list_backups(profile, save.path)[:2]
    halve(newest.path)
    assert [b.path for b in list_backups(profile, save.path)] == [older.path]
    assert newest_sound(profile, save.path) == older
    save.close()
    with pytest.raises(SaveError) as caught:
        restore_backup(save.path, newest.path)
    assert caught.value.kind == "damaged"
    assert len(reopen(profile, save.path).session.log) == 120


def test_restoring_twice_keeps_both_files_aside(profile: Profile) -> None:
    path = saved(profile)
    (backup,) = list_backups(profile, path)
    journal = path.with_name(f"{path.name}-journal")
    for text in (b"bad 1", b"bad 2"):
        path.write_bytes(text)
        journal.write_bytes(b"journal of " + text)
        restore_backup(path, backup.path)
        assert not journal.exists()
    kept = {
        p.name.removeprefix(path.stem): p.read_bytes() for p in profile.saves.glob("*.damaged*")
    }
    assert kept == {
        "-1.damaged": b"bad 1",
        "-1.damaged-journal": b"journal of bad 1",
        "-2.damaged": b"bad 2",
        "-2.damaged-journal": b"journal of bad 2",
    }


def test_an_open_play_is_not_restored_over(profile: Profile) -> None:
    path = saved(profile)
    (backup,) = list_backups(profile, path)
    save = reopen(profile, path).save
    with pytest.raises(SaveError) as caught:
        restore_backup(path, backup.path)
    assert caught.value.kind == "open_elsewhere"
    save.close()
