"""Golden games: plays by chance, written out in full, that must come out the same for ever.

A game's fixtures are played where it has some, so that an edited sentence of a shipped book changes
nothing here; else what it ships. After a meant change of rules run
`GAMEBOOK_REGENERATE=1 pytest tests/contract/test_playthroughs.py`, then read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gamebook_desktop.core.random_play import random_play
from gamebook_desktop.registry import GAMES
from gamebook_desktop.store.codec import Codec
from tests.contract.games import GOLDEN, rules_of

HERE = Path(__file__).parent / "playthroughs"
SEEDS = (1, 2)
MOVES = 60


def transcript(name: str, seed: int) -> str:
    """A play in readable text: each action with its answers, each event, the last state."""
    game = rules_of(name)
    *_, session = random_play(game, seed, MOVES)
    lines = [f"{name}, seed {seed}"]
    for number, record in enumerate(session.done, 1):
        lines.append(f"{number}. {record.action} {list(record.answers) or ''}".rstrip())
        lines += [f"    {event}" for event in record.events]
    lines.append(f"= {Codec(game).state_text(session.state)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", GOLDEN)
def test_playthrough(name: str, seed: int) -> None:
    path = HERE / name.partition("-")[0] / f"{name}-{seed}.txt"
    played = transcript(name, seed)
    if os.environ.get("GAMEBOOK_REGENERATE"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(played, "utf-8")
    assert path.is_file(), "record it: see the head of this file"
    assert played.splitlines() == path.read_text("utf-8").splitlines()


def test_every_game_has_one_and_none_is_left_over() -> None:
    expected = {f"{name}-{seed}.txt" for name in GOLDEN for seed in SEEDS}
    found = {path.name for path in HERE.rglob("*.txt")}
    assert found == expected
    assert {path.name for path in HERE.iterdir()} == {game.id for game in GAMES}
