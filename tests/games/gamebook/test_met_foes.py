"""Which creatures were met, and what they were left with, as the log tells it."""

from __future__ import annotations

import pytest

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.met_foes import MetFoe, met_foes
from tests.games.gamebook import helpers
from tests.games.gamebook.helpers import at, fight, foe, game, play, sheet

SECTIONS = {
    1: {
        **fight(foe(5, 4, name="Rat"), foe(6, 3, name="Chien")),
        "choices": [{"text": "…", "to": 2}],
    },
    2: {},
}
HIT = [(1, 1), (6, 6)]


@pytest.mark.parametrize(
    ("won", "left"),
    [(0, (4, 3)), (1, (2, 3)), (2, (0, 3)), (3, (0, 1)), (4, (0, 0))],
)
def test_every_creature_of_a_fight_with_what_it_was_left_with(
    won: int, left: tuple[int, int]
) -> None:
    targets = [0] * min(won, 2) + [1] * (won - 2)
    blows = [order for target in targets for order in (do.Attack(target), do.Accept())]
    state = at(sheet(), fight="open")
    session = play(game(SECTIONS), state, do.Engage(), *blows, dice=HIT * won)
    assert met_foes(session.done) == (
        MetFoe("1", "Rat", 5, 4, left[0]),
        MetFoe("1", "Chien", 6, 3, left[1]),
    )


def test_nobody_met() -> None:
    assert met_foes(play(game({1: {}}), at(helpers.sheet())).done) == ()
