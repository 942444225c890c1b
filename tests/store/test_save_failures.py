"""Writing that fails: never a false "saved", nothing lost in memory, all made good afterwards."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.locks import PlayLock
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.save_file import SaveFile
from gamebook_desktop.store.save_format import save_error
from gamebook_desktop.store.save_pen import Batch
from tests.helpers_game import Draw, Flux, Go, Toy, ToyState
from tests.store.helpers_saves import play, reopen, same_play, start


@pytest.fixture
def profile(data_dir: Path) -> Profile:
    return Profile(data_dir)


def fill_disk(save: SaveFile) -> Callable[[], object]:
    """Let the file grow no more; returns what makes room again."""
    assert save._pen is not None
    connection = save._pen.connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages}")
    return lambda: connection.execute("PRAGMA max_page_count=1000000")


def until_it_fails(save: SaveFile, session: Session[ToyState]) -> SaveError:
    for _ in range(200):
        for place in ("2", "3"):
            session.do(Go(place))
            try:
                save.sync(session)
            except SaveError as error:
                return error
    raise AssertionError("the disk never filled up")


def test_a_play_that_cannot_be_renamed_keeps_its_name(profile: Profile) -> None:
    save, session = start(profile, "A")
    make_room = fill_disk(save)
    with pytest.raises(SaveError) as failed:
        save.rename("B" * 100_000)
    assert (failed.value.kind, save.title) == ("disk_full", "A")
    make_room()
    save.rename("C")
    play(save, session, Go("2"))
    save.close()
    assert reopen(profile, save.path).save.title == "C"


def test_A14_a_full_disk_is_said_and_made_good_later(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"))
    make_room = fill_disk(save)
    error = until_it_fails(save, session)
    assert error.kind == "disk_full"
    assert save.failure is error
    assert error.text("fr") == "Le disque est plein."
    written = len(session.log) - 1
    session.do(Draw())
    session.undo()
    session.do(Flux())
    save.notes["journal"] = "kept in memory"
    with pytest.raises(SaveError):
        save.set_meta("dice", "real")
    copy = profile.data / "what is on the disk.gamebook"
    shutil.copyfile(save.path, copy)
    on_disk = reopen(profile, copy)
    assert on_disk.session.log == session.log[:written]
    on_disk.save.close()
    make_room()
    assert save.sync(session) is True
    assert save.failure is None
    save.close()
    opened = reopen(profile, save.path)
    assert same_play(opened.session, session)
    assert opened.save.meta["dice"] == "real"
    assert opened.save.notes == {"journal": "kept in memory"}


def test_save_elsewhere_writes_everything_and_goes_on_there(profile: Profile) -> None:
    save, session = start(profile)
    bookmark = save.add_bookmark("Début", session.state)
    play(save, session, Go("2"))
    old = save.path
    fill_disk(save)
    until_it_fails(save, session)
    session.undo()
    new = profile.data / "clé usb" / "ma partie.gamebook"
    new.parent.mkdir()
    save.save_elsewhere(new)
    assert (save.path, save.failure) == (new, None)
    play(save, session, Go("1"))
    save.close()
    opened = reopen(profile, new)
    assert same_play(opened.session, session)
    assert opened.save.bookmarks == {1: bookmark}
    left_behind = reopen(profile, old)
    assert left_behind.save.read_only is None
    assert len(left_behind.session.log) < len(session.log)


def test_A16_what_was_not_really_written_is_not_called_saved(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    save, session = start(profile)
    play(save, session, Go("2"))
    session.do(Go("3"))
    with monkeypatch.context() as patch:
        patch.setattr(Batch, "is_in", lambda *_: False)
        with pytest.raises(SaveError) as caught:
            save.sync(session)
    assert caught.value.kind == "io"
    assert save.failure is caught.value
    assert save.sync(session) is True
    save.close()
    assert same_play(reopen(profile, save.path).session, session)


def test_a_file_deleted_while_open_is_made_again(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"), Draw())
    save.path.unlink()
    play(save, session, Go("3"))
    save.close()
    assert same_play(reopen(profile, save.path).session, session)


def test_a_file_replaced_while_open_is_not_overwritten(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"))
    theirs = profile.data / "theirs"
    theirs.write_bytes(b"another program's file")
    theirs.replace(save.path)
    session.do(Go("3"))
    with pytest.raises(SaveError) as caught:
        save.sync(session)
    assert caught.value.kind == "gone"
    assert save.path.read_bytes() == b"another program's file"
    save.save_elsewhere(profile.saves / "mine.gamebook")
    save.close()
    assert same_play(reopen(profile, profile.saves / "mine.gamebook").session, session)


def test_a_folder_that_is_gone(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"))
    shutil.rmtree(profile.saves)
    session.do(Go("3"))
    with pytest.raises(SaveError) as caught:
        save.sync(session)
    assert caught.value.kind == "gone"
    profile.saves.mkdir()
    assert save.sync(session) is True
    save.close()
    assert same_play(reopen(profile, save.path).session, session)


def test_a_second_window_can_only_read(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"))
    second = reopen(profile, save.path)
    assert second.save.read_only is not None
    assert second.save.read_only.kind == "open_elsewhere"
    assert same_play(second.session, session)
    second.session.do(Go("3"))
    with pytest.raises(SaveError) as caught:
        second.save.sync(second.session)
    assert caught.value.kind == "open_elsewhere"
    play(save, session, Draw())
    second.save.close()
    save.close()
    third = reopen(profile, save.path)
    assert third.save.read_only is None
    assert same_play(third.session, session)
    third.save.close()
    assert sorted(path.name for path in profile.saves.iterdir()) == [save.path.name]


def test_a_read_only_play_can_be_saved_elsewhere(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"))
    second = reopen(profile, save.path)
    second.save.save_elsewhere(profile.saves / "copy.gamebook")
    play(second.save, second.session, Go("3"))
    second.save.close()
    assert len(reopen(profile, profile.saves / "copy.gamebook").session.log) == 2


def test_a_file_that_cannot_be_written_to(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    save, session = start(profile)
    play(save, session, Go("2"))
    save.close()

    def refuse(_path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(PlayLock, "take", refuse)
    opened = reopen(profile, save.path)
    assert opened.save.read_only is not None
    assert opened.save.read_only.kind == "read_only"
    assert same_play(opened.session, session)


def test_a_write_protected_database(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    save, session = start(profile)
    play(save, session, Go("2"))
    save.close()
    monkeypatch.setattr(
        "gamebook_desktop.store.save_pen.open_checked", lambda path, _: protected(path)
    )
    opened = reopen(profile, save.path)
    assert opened.save.read_only is not None
    assert opened.save.read_only.kind == "read_only"
    assert same_play(opened.session, session)
    assert not (profile.saves / f".{save.path.name}.lock").exists()


def protected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)


def test_no_place_for_a_new_play(profile: Profile) -> None:
    profile.saves.parent.mkdir(parents=True, exist_ok=True)
    profile.saves.write_text("a file where the folder should be")
    with pytest.raises(SaveError):
        start(profile)


def test_a_rule_bug_while_writing_leaves_the_file_whole(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"))
    session.override(object())  # type: ignore[arg-type]
    with pytest.raises(Exception):  # noqa: B017, PT011 - whatever pydantic makes of it
        save.sync(session)
    session.undo()
    play(save, session, Go("3"))
    save.close()
    assert same_play(reopen(profile, save.path).session, session)
    assert Toy().new().place == "1"


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (OSError(28, "No space left on device"), "disk_full"),
        (OSError(30, "Read-only file system"), "read_only"),
        (PermissionError(13, "Permission denied"), "read_only"),
        (FileNotFoundError(2, "No such file"), "missing"),
        (OSError(5, "Input/output error"), "io"),
        (sqlite3.OperationalError("Could not decode to UTF-8"), "damaged"),
    ],
)
def test_what_failures_mean(tmp_path: Path, error: Exception, kind: str) -> None:
    found = save_error(tmp_path / "a", error)
    assert found.kind == kind
    assert found.text("en") != found.text("fr")
