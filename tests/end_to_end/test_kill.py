"""The process is killed while it plays: nothing is lost, nothing happens twice.

`GAMEBOOK_KILLS` says how often (10 times if it is not set); every fifth time it is the whole
program with its window.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.plays import ProgramDesk
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.saves import create_play, open_play
from tests.end_to_end.player import position

KILLS = int(os.environ.get("GAMEBOOK_KILLS", "10"))
LONGEST = 0.25
"""Seconds a player is left alone once it has done something."""
ROOT = Path(__file__).parents[2]


def new_play(profile: Profile) -> Path:
    """A play of the shipped book, its sheet just signed, with real dice."""
    desk = ProgramDesk(profile, "fr")
    game = desk._rules_for("gamebook", {"book": "seuil_de_suie"})
    session: Session[State] = Session(game, game.new())
    session.do(do.SetSheet(12, 24, 12))
    sheet = game.sheet  # type: ignore[attr-defined]
    session.do(do.Begin("Mirre", tuple(sheet.talents)[:3], next(iter(sheet.potions))))
    setup = {"book": "seuil_de_suie"}
    save = create_play(
        profile, "gamebook", "Le Seuil de suie", setup, 7, session, extra={"dice": "real"}
    )
    save.close()
    return save.path


def play_and_kill(folder: Path, file: Path, rng: random.Random, *, window: bool) -> list[str]:
    """Let a player play and kill it at a random instant; the lines it managed to print."""
    command = [sys.executable, "-m", "tests.end_to_end.player", str(folder), str(file)]
    command += [str(rng.randrange(10**6)), *(["window"] if window else [])]
    player = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert player.stdout is not None
    first = [player.stdout.readline(), player.stdout.readline()]
    try:
        player.wait(rng.random() * LONGEST)
    except subprocess.TimeoutExpired:
        player.send_signal(signal.SIGKILL)
    rest, errors = player.communicate()
    assert player.returncode == -signal.SIGKILL, errors
    # a line that was being written when the end came says nothing
    return [line for line in "".join([*first, rest]).splitlines(keepends=True) if line[-1:] == "\n"]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system kills in another way")
@pytest.mark.timeout(60 + 10 * KILLS)
def test_A1_A7_a_killed_play_is_where_its_last_completed_order_left_it(data_dir: Path) -> None:
    profile = Profile(data_dir)
    path = new_play(profile)
    desk, rng = ProgramDesk(profile, "fr"), random.Random(2024)
    orders, before = 0, ""
    for number in range(KILLS):
        lines = play_and_kill(data_dir, path, rng, window=number % 5 == 4)
        told = [tuple(line.split()) for line in lines]
        assert told[0][0] == "ready"
        if before:
            assert told[0][1] == before  # the next player found what was left here
        done = [mark for word, mark in told if word in ("ready", "done")]
        possible = {done[-1]} | ({told[-1][1]} if told[-1][0] == "will" else set())
        opened = open_play(profile, path, desk._rules_for)
        try:
            assert opened.warnings == []
            assert opened.save.read_only is None
            before = position(opened.session)
        finally:
            opened.save.close()
        assert before in possible, (number, lines[-3:])
        orders += len(done) - 1
    assert orders > KILLS  # they did play
    print(f"{KILLS} kills, {orders} orders completed")  # noqa: T201
