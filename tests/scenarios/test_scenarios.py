"""Every scenario file beside this test, of every game, on its game's rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamebook_desktop import registry
from gamebook_desktop.store.content_files import Root
from gamebook_desktop.store.game_content import load_game
from gamebook_desktop.store.scenario import run_scenario
from gamebook_desktop.store.scenario_file import load_scenario

HERE = Path(__file__).parent
SHIPPED = HERE.parents[1] / "content"
FILES = sorted(HERE.glob("*/*.yaml"))


def test_each_scenario_belongs_to_a_game_and_bears_its_own_name() -> None:
    assert FILES
    games = {entry.id for entry in registry.GAMES}
    for path in FILES:
        scenario = load_scenario(path)
        assert path.parent.name in games
        assert (scenario.game, scenario.id) == (path.parent.name, path.stem)
        assert any(s.refused or s.expect.events or s.expect.state for s in scenario.steps)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_scenario(path: Path) -> None:
    scenario = load_scenario(path)
    entry = registry.entry(scenario.game)
    roots = [Root(SHIPPED / entry.id), Root(path.parent / "content")]
    content = load_game(entry.parts(scenario.setup), roots, entry.id)
    report = run_scenario(scenario, entry.make_rules(content.parts, scenario.setup), entry.id)
    assert [problem.text() for problem in report.problems] == []
    assert [problem.text() for step in report.steps for problem in step.problems] == []
    assert len(report.steps) == len(scenario.steps)
