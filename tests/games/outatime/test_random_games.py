"""Many games by chance: every invariant after each action, every turn ended for a good reason.

`GAMEBOOK_NIGHTLY=1` plays 10,000 games instead of 200.
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from gamebook_desktop.core.turn import CHANCE, Question, apply
from gamebook_desktop.games.outatime.actions import Action
from gamebook_desktop.games.outatime.content import OptionValue
from gamebook_desktop.games.outatime.events import TurnEnded, Won
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from tests.contract.games import NIGHTLY
from tests.games.outatime.table import shipped

GAMES = 10_000 if os.environ.get(NIGHTLY) else 200
REASONS = {"stop", "stall", "paradox", "full", "win"}
OTHERWISE: dict[str, OptionValue] = {
    "refuse_only_die": True,
    "ripple": "ask",
    "ripple_next_card": False,
    "ripple_from_last_card": False,
    "carry_on_after_card": False,
    "double_back": "every_time",
    "later_double_back_stall": 2,
    "paradox_level": "exact",
    "paradox_check": "at_once",
    "paradox_choice": "optional",
    "paradox_on_last_card": False,
    "paradox_overflow": "carried",
    "paradox_may_win": False,
    "victim_without_progress": False,
    "large_table": True,
}


def step(
    rules: Outatime, state: State, action: Action, rng: random.Random
) -> tuple[State, list[str]]:
    """The state after an action answered by chance, and the reasons of turns that ended."""
    answers: tuple[tuple[int, ...], ...] = ()
    while (found := apply(rules, state, action, answers)).question is not None:
        assert rules.invariants(found.state) == []
        answers = (*answers, answer(found.question, rng))
    ended = [event.reason for event in found.events if isinstance(event, TurnEnded)]
    won = any(isinstance(event, Won) for event in found.events)
    assert won == (found.state.winner is not None) == ("win" in ended)
    assert found.state.turn - state.turn == len([reason for reason in ended if reason != "win"])
    return found.state, ended


def answer(question: Question, rng: random.Random) -> tuple[int, ...]:
    assert question.count == 1 or question.who == CHANCE
    return tuple(rng.randrange(len(question.options)) for _ in range(question.count))


def played(rules: Outatime, seed: int) -> tuple[State, Counter[str]]:
    """One game to its end."""
    rng, state, reasons = random.Random(f"outatime {seed}"), rules.new(), Counter[str]()
    while legal := tuple(rules.legal(state)):
        state, ended = step(rules, state, rng.choice(legal), rng)
        broken = rules.invariants(state)
        assert broken == [], (seed, broken)
        reasons.update(ended)
    assert state.winner is not None
    return state, reasons


@pytest.mark.timeout(3600)
def test_games_by_chance() -> None:
    rules, reasons = shipped(), Counter[str]()
    for seed in range(GAMES):
        state, ended = played(rules, seed)
        assert ended["win"] == 1
        assert sum(ended.values()) == state.turn == len(state.course)
        reasons += ended
    assert set(reasons) == REASONS


@pytest.mark.timeout(3600)
def test_games_under_every_other_reading() -> None:
    rules, reasons = shipped(**OTHERWISE), Counter[str]()
    assert all(rules.options[name] != rules.known_options[name].default for name in OTHERWISE)
    for seed in range(GAMES // 10):
        reasons += played(rules, seed)[1]
    assert set(reasons) == REASONS
