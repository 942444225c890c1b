"""The four laws of the core, on random legal play of everything every game can start.

`GAMEBOOK_NIGHTLY=1` plays 500 games instead of 20.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.random_play import random_play
from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import person
from gamebook_desktop.core.turn import apply
from gamebook_desktop.registry import GAMES
from gamebook_desktop.store.codec import Codec
from tests.contract.games import NAMES, rules_of, seeds, startables

MOVES = 120
EVERY = 10
"""How many steps lie between two close looks."""


def played(game: Game[Any], seed: int) -> Session[Any]:
    """One random play, with what must hold at each step."""
    session = None
    for steps, session in enumerate(random_play(game, seed, MOVES)):
        assert game.invariants(session.shown) == []
        if steps % EVERY == 0:
            every_legal_action_is_accepted(session)
    assert session is not None
    return session


def every_legal_action_is_accepted(session: Session[Any]) -> None:
    """Law 3; asked questions stay open."""
    for action in session.game.legal(session.state):
        apply(session.game, session.state, action)


def test_every_game_can_start_something() -> None:
    assert {startable.game for startable in startables()} == {game.id for game in GAMES}


@pytest.mark.parametrize("name", NAMES)
def test_the_four_laws(name: str) -> None:
    game = rules_of(name)
    codec = Codec(game)
    for seed in seeds():
        session = played(game, seed)
        for record in session.done[::EVERY]:
            text = codec.state_text(record.before)
            again = apply(game, record.before, record.action, record.answers)
            assert (again.state, again.events) == (record.after, record.events)
            assert codec.state_text(record.before) == text
            assert codec.state(text) == record.before
            assert codec.action(codec.action_text(record.action)) == record.action
            assert codec.events(codec.events_text(record.events)) == (record.events, 0)


@pytest.mark.parametrize("name", NAMES)
def test_undo_to_the_start_and_redo_to_the_end(name: str) -> None:
    game = rules_of(name)
    for seed in seeds():
        session = played(game, seed)
        end, states = session.state, [record.before for record in session.done]
        while session.done:
            session.undo()
            assert session.state == states.pop()
        assert session.state == session.start == game.new()
        while session.cursor < len(session.log):
            session.redo()
        assert session.state == end


@pytest.mark.parametrize("name", NAMES)
def test_a_question_survives_a_save(name: str) -> None:
    """Every question of a play is written down half-way and taken up again."""
    game = rules_of(name)
    codec, asked = Codec(game), 0
    for seed in seeds():
        for record in played(game, seed).done:
            for count in range(len(record.answers)):
                answers = record.answers[:count]
                before = codec.state(codec.state_text(record.before))
                action = codec.action(codec.action_text(record.action))
                kept = Session(game, before, person)
                kept.do(action)
                for answer in answers:
                    assert kept.question is not None
                    kept.answer(*kept.question.values(answer))
                step = apply(game, record.before, record.action, answers)
                assert step.question is not None
                assert (kept.question, kept.shown) == (step.question, step.state)
                asked += 1
    assert asked


CHILD = """
import hashlib, sys
from gamebook_desktop.core.random_play import random_play
from gamebook_desktop.store.codec import Codec
from tests.contract.games import NAMES, rules_of
for name in NAMES:
    game = rules_of(name)
    for seed in range(5):
        *_, session = random_play(game, seed, 120)
        text = Codec(game).state_text(session.state)
        print(name, seed, hashlib.sha256(text.encode()).hexdigest())
"""


def test_another_hash_seed_plays_the_same() -> None:
    """Law 1 across processes: nothing depends on the order of a set."""
    outputs = []
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", CHILD],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    assert outputs[0].count("\n") == 5 * len(NAMES)
