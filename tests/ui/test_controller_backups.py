"""Backups are made in a quiet moment, so that no move waits for one (A8)."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.store.backups import list_backups
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.save_file import BACKUP_EVERY
from gamebook_desktop.store.saves import create_play
from tests.games.gamebook.table import controller

SECTIONS = {
    1: {"choices": [{"text": "Là.", "to": 2}]},
    2: {"choices": [{"text": "Retour.", "to": 1}]},
}


def test_A8_fifty_moves_and_a_pause_make_a_backup(qtbot: QtBot, data_dir: Path) -> None:
    profile = Profile(data_dir)
    play = controller(
        SECTIONS,
        save=lambda session: create_play(
            profile, "gamebook", "Essai", {"book": "test"}, 7, session
        ),
    )
    assert play.save is not None
    path = play.save.path
    before = len(list_backups(profile, path))
    for _ in range(BACKUP_EVERY // 2):
        assert play.do(do.Choose("2"))
        assert play.do(do.Choose("1"))
    assert len(list_backups(profile, path)) == before
    qtbot.waitUntil(lambda: len(list_backups(profile, path)) == before + 1)
    assert list_backups(profile, path)[0].header.done == BACKUP_EVERY
    play.save.close()
