"""OUTATIME Dice measured: random play beside boardgame.io on Node, and the exact advice.

Run as `python -m tests.benchmarks.bench_outatime`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

import yaml

from gamebook_desktop.games.outatime.content import CardSet, OptionFile
from gamebook_desktop.games.outatime.rules import Outatime
from tests.benchmarks.measure import Row, table
from tests.benchmarks.outatime_advice import milliseconds, positions
from tests.benchmarks.outatime_node import NoBaseline, NodeGame
from tests.benchmarks.outatime_play import microseconds, shares, through_apply, through_session

CONTENT = Path(__file__).parents[2] / "content" / "outatime"
PLAYERS = 3
ROUNDS, SECONDS = 5, 1.0
POSITIONS = 200
SHARE = 0.2
"""Of the time an action takes in boardgame.io: five times as many actions a second."""
LIMIT_MS = 50


def sample_game() -> Outatime:
    """The game with its sample cards and the default options."""
    cards = yaml.safe_load((CONTENT / "cards" / "sample.yaml").read_text(encoding="utf-8"))
    options = yaml.safe_load((CONTENT / "options.yaml").read_text(encoding="utf-8"))
    return Outatime(CardSet.model_validate(cards), OptionFile.model_validate(options).root)


def main() -> int:
    """Print the measures; exit status 1 if a target is missed."""
    game = sample_game()
    met = [_speed(game), _advice(game)]
    print("where the time of the rules goes")
    for part, share in shares(game, PLAYERS, 30):
        if share >= 0.01:
            print(f"  {part:<24}{share:6.1%}")
    return int(not all(met))


def _speed(game: Outatime) -> bool:
    theirs: list[float] = []
    rules: list[float] = []
    whole: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            node: NodeGame | None = NodeGame(Path(folder), game.rules)
        except NoBaseline as reason:
            print(f"boardgame.io is left out: {reason}")
            node = None
        for _ in range(ROUNDS):
            rules.append(microseconds(through_apply, game, PLAYERS, SECONDS))
            whole.append(microseconds(through_session, game, PLAYERS, SECONDS))
            if node is not None:
                theirs.append(node.microseconds(PLAYERS, SECONDS))
    print(f"random legal actions a second, {PLAYERS} players")
    for name, times in (("rules", rules), ("whole session", whole), ("boardgame.io", theirs)):
        if times:
            print(f"  {name:<24}{1e6 / median(times):8,.0f}")
    if not theirs:
        return True
    rows = [
        Row("an action: rules", median(theirs), median(rules), "µs", ratio=SHARE),
        Row("an action: whole session", median(theirs), median(whole), "µs"),
    ]
    print(table(rows))
    return all(row.met for row in rows)


def _advice(game: Outatime) -> bool:
    found = positions(game, PLAYERS, POSITIONS)
    worst = []
    print(f"exact advice from cold at {POSITIONS} random positions, ms   half    worst")
    for name, hidden in (("all own cards known", False), ("next card hidden", True)):
        times = milliseconds(game, found, hidden=hidden)
        worst.append(max(times))
        print(f"  {name:<48}{median(times):10.1f}{max(times):9.1f}")
    return max(worst) < LIMIT_MS


if __name__ == "__main__":
    sys.exit(main())
