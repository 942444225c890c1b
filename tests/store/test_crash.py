"""Kills at any instant: nothing that was reported as saved is lost, nothing happens twice.

`GAMEBOOK_KILLS=200` makes the long run.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import sys
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.play_list import list_plays
from gamebook_desktop.store.saves import open_play
from tests.helpers_game import Toy, ToyState
from tests.store.helpers_saves import SETUP, make_toy, reopen, same_play, start

if sys.platform == "win32":
    CONTEXT = multiprocessing.get_context("spawn")
else:
    CONTEXT = multiprocessing.get_context("forkserver")
    CONTEXT.set_forkserver_preload([__name__])

KILLS = int(os.environ.get("GAMEBOOK_KILLS", "20"))

Progress = tuple[int, int, int]


def progress(session: Session[ToyState]) -> Progress:
    """How far a session is: actions, answers to the open one (0: none), dice typed."""
    waiting = session.open
    half = (1 + len(waiting.answers), len(waiting.typed)) if waiting else (0, 0)
    return (session.cursor, *half)


def one_step(session: Session[ToyState]) -> None:
    """The next half-step, always the same from the same point."""
    rng = random.Random(repr(progress(session)))
    if session.game.over(session.state):
        session.override(session.game.new(**SETUP))
    elif session.open is None or session.question is None:
        session.do(rng.choice(sorted(session.game.legal(session.state), key=repr)))
    else:
        options, typed = session.question.options, session.open.typed
        free = [n for n in range(len(options)) if session.question.repeat or n not in typed]
        session.enter(options[rng.choice(free)])


def play_on(folder: str, path: str, reports: Connection, pause: float) -> None:
    """The child: opens the play and goes on until it is killed."""
    opened = open_play(Profile(Path(folder)), Path(path), make_toy)
    while True:
        reports.send(progress(opened.session))
        one_step(opened.session)
        opened.save.sync(opened.session)
        time.sleep(pause)


def start_child(
    profile: Profile, path: Path, pause: float = 0.0
) -> tuple[BaseProcess, Connection, Progress]:
    """A child that plays on, and the first thing it reported."""
    here, there = CONTEXT.Pipe(duplex=False)
    child = CONTEXT.Process(target=play_on, args=(str(profile.data), str(path), there, pause))
    child.start()
    there.close()
    return child, here, here.recv()


def kill_once(profile: Profile, path: Path, delay: float) -> list[Progress]:
    """What a child reported as saved before it was killed."""
    child, here, first = start_child(profile, path)
    reported = [first]
    time.sleep(delay)
    child.kill()
    child.join()
    try:
        while True:
            reported.append(here.recv())
    except EOFError:
        pass
    finally:
        here.close()
    return reported


def in_memory(target: Progress) -> Session[ToyState]:
    """The same play up to some point, without any file."""
    game = Toy()
    session = Session(game, game.new(**SETUP))
    while progress(session) != target:
        one_step(session)
    return session


@pytest.mark.timeout(60 + KILLS)
def test_kill_at_any_instant(data_dir: Path) -> None:
    profile = Profile(data_dir)
    save, _ = start(profile, source=lambda *_: None)
    save.close()
    rng = random.Random()
    before: Progress = (0, 0, 0)
    for _ in range(KILLS):
        reported = kill_once(profile, save.path, rng.random() * 0.06)
        opened = reopen(profile, save.path)
        opened.save.close()
        found = progress(opened.session)
        assert reported[0] == before
        assert reported[-1] <= found
        assert (opened.save.read_only, opened.warnings) == (None, [])
        expected = in_memory(reported[-1])
        if found != reported[-1]:  # killed between the commit and its report
            one_step(expected)
        assert same_play(opened.session, expected)
        before = found
    assert before > (0, 0, 0)


def test_A4_another_process_can_only_read(data_dir: Path) -> None:
    profile = Profile(data_dir)
    save, _ = start(profile, source=lambda *_: None)
    save.close()
    child, here, _ = start_child(profile, save.path, pause=0.02)
    try:
        for _ in range(5):
            opened = reopen(profile, save.path)
            assert opened.save.read_only is not None
            assert opened.save.read_only.kind == "open_elsewhere"
            assert same_play(opened.session, in_memory(progress(opened.session)))
            assert [header.problem for header in list_plays(profile)] == [None]
    finally:
        child.kill()
        child.join()
        here.close()
    opened = reopen(profile, save.path)
    assert opened.save.read_only is None
    opened.save.close()
    assert [path.name for path in profile.saves.iterdir()] == [save.path.name]
