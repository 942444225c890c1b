"""The odds shown follow the option that leaves luck out of fights."""

from __future__ import annotations

import pytest

from gamebook_desktop.games.gamebook.panel.fight_odds import hero_fighter
from tests.games.gamebook.paper_book import paper, reading


@pytest.mark.parametrize(("allowed", "luck"), [(True, 9), (False, 0)])
def test_no_luck_in_fights_no_luck_in_the_odds(allowed: bool, luck: int) -> None:
    rules = paper({"luck_in_fight": allowed})
    assert hero_fighter(rules.rules, reading()).luck == luck
