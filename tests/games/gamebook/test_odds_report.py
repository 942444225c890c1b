"""The odds as the command line gives them."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from gamebook_desktop.games.gamebook.odds import Fighter, Mode, Opponent, Policy
from gamebook_desktop.games.gamebook.odds_report import odds_report


def test_G92_report_names_policy_and_gives_nine_digits() -> None:
    report = odds_report(
        Fighter(9, 18, 9), [Opponent(8, 8)], [Policy.NEVER, Policy.BEST], "in_turn"
    )
    assert json.loads(json.dumps(report)) == report
    assert list(report["policies"]) == ["never", "best"]
    never, best = report["policies"]["never"], report["policies"]["best"]
    assert never["win_decimal"] == "0.990295153640"
    assert best["win_decimal"] == "0.997389625356"
    assert never["win_exact"] == (
        "5639734543827866656262849979330268261/5695003679558247880375471569828315136"
    )
    assert float(Fraction(best["win_exact"])) == best["win"]
    assert f"{never['mean_stamina_if_won']:.6f}" == "13.320143"
    assert f"{never['expected_rounds']:.6f}" == "7.163941"
    assert set(never["stamina_left"]) == {"0", "2", "4", "6", "8", "10", "12", "14", "16", "18"}
    assert report["hero"]["luck"] == 9
    assert report["foes"][0]["damage"] == 2


@pytest.mark.parametrize(
    ("mode", "model", "win"),
    [
        ("in_turn", "one foe after the other", "0.968142"),
        ("together", "the hero rolls for each", "0.864457"),
        ("one_roll", "one roll of the hero", "0.847479"),
    ],
)
def test_R13_report_says_which_model(mode: Mode, model: str, win: str) -> None:
    report = odds_report(Fighter(9, 18, 9), [Opponent(8, 8), Opponent(7, 6)], [Policy.NEVER], mode)
    assert report["mode"] == mode
    assert model in report["model"]
    assert f"{report['policies']['never']['win']:.6f}" == win


def test_R13_report_of_a_lost_fight_has_no_mean() -> None:
    report = odds_report(Fighter(1, 2), [Opponent(20, 9)], [Policy.NEVER], "in_turn")
    assert report["policies"]["never"] == {
        "meaning": "luck is never tested",
        "win": 0.0,
        "win_decimal": "0.000000000000",
        "win_exact": "0",
        "mean_stamina_if_won": None,
        "expected_rounds": 1.0,
        "stamina_left": {"0": 1.0},
    }
