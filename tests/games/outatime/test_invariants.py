"""Invariants: none is broken in a sound state, and each notices its own breach."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.games.outatime.state import FLUX, Now, State
from tests.games.outatime.table import game, rolled, sit

RULES = game()
SOUND = sit(RULES, ("3a", 2), ("2b", 1), now=rolled(88, 2, 2, 2, locked=(FLUX, 88), placed=1))


def ada(**changes: Any) -> State:
    return replace(SOUND, players=(replace(SOUND.players[0], **changes), SOUND.players[1]))


def now(**changes: Any) -> State:
    return replace(SOUND, now=replace(SOUND.now, **changes))


def test_sound_states() -> None:
    assert RULES.invariants(State()) == []
    assert RULES.invariants(RULES.new(players=["Ada", "Bob"])) == []
    assert RULES.invariants(SOUND) == []


@pytest.mark.parametrize(
    ("state", "breach"),
    [
        (ada(covered=5), "player 0 has covered 5 boxes of 3a"),
        (ada(covered=-1), "player 0 has covered -1 boxes of 3a"),
        (ada(done=()), "player 0 holds"),
        (ada(done=("3a",)), "player 0 holds"),
        (ada(active="", reserve=("3a", "4a", "1a")), "player 0 covers boxes without"),
        (ada(active="1a", reserve=("3a", "4a")), "player 0 fills 0.01 before the last card"),
        (ada(next="1a", reserve=("3b", "4a")), "player 0 has 0.01 as next card too early"),
        (now(player=2), "nobody's turn"),
        (now(locked=(FLUX, 6)), "a die shows no face of a die"),
        (now(locked=(FLUX,)), "locked and loose dice are not six"),
        (now(locked=(88,) * 7, loose=()), "locked and loose dice are not six"),
        (now(loose=(FLUX, 2, 2, 2)), "FLUX lies loose"),
        (now(placed=3), "more dice added than lie locked"),
        (now(rolls=0), "dice lie there before the first roll"),
        (replace(SOUND, winner=1), "player 1 won without 1.21 gigawatts"),
        (
            ada(active="", next="", covered=0, reserve=(), done=("2a", "3a", "3b", "4a", "1a")),
            "player 0 has 1.21 gigawatts and has not won",
        ),
        (replace(SOUND, turn=3), "the course does not hold one entry a turn"),
        (
            replace(
                SOUND,
                players=tuple(
                    replace(player, next="", reserve=(player.next, *player.reserve))
                    for player in SOUND.players
                ),
            ),
            "several players are without a next card at once",
        ),
    ],
)
def test_each_breach_is_seen(state: State, breach: str) -> None:
    assert any(found.startswith(breach) for found in RULES.invariants(state))


def test_dice_off_the_table_are_sound() -> None:
    assert RULES.invariants(now(loose=())) == []
    assert RULES.invariants(replace(SOUND, now=Now(1))) == []
