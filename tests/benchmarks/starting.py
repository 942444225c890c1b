"""From the start of the process to the first painted window, and to the library listed.

The baseline is a process with a bare main window. Both run offscreen, in turn, with their
bytecode ready, in a profile that already holds some plays.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from gamebook_desktop.games.gamebook import GAME
from gamebook_desktop.store.saves import create_play
from tests.benchmarks.long_play import SEED, SETUP, LargeBook, played
from tests.benchmarks.marks import LISTED, PAINTED
from tests.benchmarks.measure import Row

ROUNDS = 25
PLAYS = 5


@dataclass(frozen=True, slots=True)
class Told:
    """What a process said: milliseconds since it was started, and its resident MB then."""

    at: float
    memory: float


def rows(book: LargeBook) -> Iterator[Row]:
    """Time and memory of the first window and of the listed library."""
    for number in range(PLAYS):
        session = played(book, 20 + number)
        create_play(book.profile, GAME.id, f"Partie {number}", SETUP, SEED, session).close()
    data_dir = str(book.profile.data)
    bare: list[Told] = []
    ours: list[dict[str, Told]] = []
    for _ in range(ROUNDS + 1):  # the first of each fills caches
        bare.append(_start("tests.benchmarks.start_bare", (PAINTED,))[PAINTED])
        module = "tests.benchmarks.start_ours"
        ours.append(_start(module, (PAINTED, LISTED), "--data-dir", data_dir))
    floor = median(told.at for told in bare[1:])
    for what, mark, ratio in (("first painted window", PAINTED, 1.25), ("library", LISTED, 1.9)):
        reached = median(told[mark].at for told in ours[1:])
        yield Row(f"process start to {what}, against a bare window", floor, reached, ratio=ratio)
    held = median(told.memory for told in bare[1:])
    taken = median(told[LISTED].memory for told in ours[1:])
    yield Row("resident memory once the library is listed", held, taken, unit="MB", ratio=1.4)


def _start(module: str, awaited: Sequence[str], *arguments: str) -> dict[str, Told]:
    """Start a process, wait for what it says, end it."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    told: dict[str, Told] = {}
    start = time.monotonic()
    with subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        cwd=Path(__file__).parents[2],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            what, at, memory = line.split()
            told.setdefault(what, Told((float(at) - start) * 1000, int(memory) / 1024))
            if set(awaited) <= told.keys():
                break
        process.kill()
    assert set(awaited) <= told.keys(), f"{module} ended early"
    return told
