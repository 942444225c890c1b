"""The odds beside a fight: as the calculation has them, complete, and gone with the advice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import odds
from gamebook_desktop.games.gamebook.odds import Fighter, Mode, Opponent, Pending, Policy
from gamebook_desktop.games.gamebook.panel.fight_odds import Case, fight_odds
from gamebook_desktop.games.gamebook.panel.page_what_if import one_decimal
from gamebook_desktop.ui.design.theme import theme
from tests.games.gamebook.helpers import HIT, PARRY, WOUND, at, engaged, fight, foe, rules_of, sheet
from tests.ui.window import screen

HERO = Fighter(9, 18, 9)
THREE = (Opponent(8, 6), Opponent(7, 5), Opponent(9, 4))


def of(*actions: Any, dice: Any = (), **said: Any) -> Any:
    session = engaged(*actions, dice=dice, hero=said.pop("hero", None), **said)
    return fight_odds(rules_of(session).rules, session.state)


def test_one_foe_is_a_matter_of_fractions() -> None:
    found, foes = of(), [Opponent(8, 8)]
    assert found.never == odds.win_chance(HERO, foes, Policy.NEVER)
    assert found.best == odds.win_chance(HERO, foes, Policy.BEST)
    assert found.case.course() == (
        odds.distribution(HERO, foes, Policy.BEST),
        odds.expected_rounds(HERO, foes, Policy.BEST),
    )
    assert found.after is None


@pytest.mark.parametrize(("dice", "pending"), [(HIT, Pending(False)), (WOUND, Pending(True))])
def test_a_waiting_wound_counts(dice: Any, pending: Pending) -> None:
    found = of(do.Attack(0), dice=dice)
    assert found.after == odds.after_wound(HERO, [Opponent(8, 8)], [pending])
    assert found.best == max(found.after.plain, found.after.luck)


@pytest.mark.parametrize("mode", ["in_turn", "together", "one_roll"])
@pytest.mark.parametrize("pending", [(), (Pending(True),), (Pending(False), Pending(True))])
def test_several_foes_are_good_to_twelve_digits(mode: Mode, pending: tuple[Pending, ...]) -> None:
    case = Case(HERO, THREE, mode, pending)
    for policy in (Policy.NEVER, Policy.BEST):
        exact = odds.win_chance(HERO, THREE, policy, mode, pending)
        assert float(case.chance(policy)) == pytest.approx(float(exact), abs=1e-12)
    left, rounds = case.course()
    assert sum(left.values()) == 1
    assert rounds == odds.expected_rounds(HERO, THREE, Policy.BEST, mode, pending)
    after = case.after_wound()
    assert (after is None) == (not pending)
    if after is not None:
        exact_after = odds.after_wound(HERO, THREE, pending, mode=mode)
        assert after.advised == exact_after.advised
        assert float(after.plain) == pytest.approx(float(exact_after.plain), abs=1e-12)


def test_equal_chances_against_several_foes_advise_nothing() -> None:
    sure = Case(Fighter(20, 18, 9), (Opponent(2, 6), Opponent(2, 6)), "in_turn", (Pending(True),))
    after = sure.after_wound()
    assert after is not None
    assert after.plain == after.luck == 1
    assert not after.advised


@pytest.mark.parametrize(
    "said",
    [
        {"limit": {"after": 3, "to": 2}},
        {"allies": [{"name": "Ada", "skill": 8, "stamina": 8}]},
        {"foes": [foe(damage=0, taken=0)]},
        {"foes": [foe()] * 4, "mode": "together"},
    ],
    ids=["limit", "ally", "cannot end", "four at once"],
)
def test_no_odds_where_the_calculation_does_not_reach(said: dict[str, Any]) -> None:
    assert of(**said) is None


# ------------------------------------------------------------------------------ shown
@pytest.mark.parametrize(("language", "expected"), [("en", "6.3"), ("fr", "6,3")])
def test_rounds_have_one_decimal(language: str, expected: str) -> None:
    theme().set(language=language)
    assert one_decimal(6.27) == expected


@pytest.mark.parametrize("foes", [[foe(8, 8)], [foe(8, 6), foe(7, 5), foe(9, 4)]])
def test_the_side_shows_rounds_and_what_ifs_and_hides_them_with_the_advice(
    qtbot: QtBot, data_dir: Path, foes: list[dict[str, Any]]
) -> None:
    sections = {1: fight(*foes, flee={"to": 2}, win={"to": 2}, mode="together"), 2: {}}
    hero = sheet(stamina=(12, 18))
    shown = screen(qtbot, data_dir, sections, at(hero, fight="open"), dice=PARRY)
    shown.type("1")
    side, found = shown.panel.fight.side, shown.panel.fight._odds(shown.state)
    assert found is not None
    rounds = one_decimal(found.case.course()[1])
    qtbot.waitUntil(lambda: side._length.text() == rounds)
    assert [row.kind for row in side._rows] == ["dose", "flight"]
    assert side.what_if.isVisible()
    shown.panel.set_advice(False)
    assert not side.what_if.isVisible()
    assert not side._length.isVisible()
    shown.panel.set_advice(True)
    assert side.what_if.isVisible()
    qtbot.waitUntil(lambda: side._length.text() == rounds)


def test_no_advice_means_none_while_dice_are_waited_for_either(
    qtbot: QtBot, data_dir: Path
) -> None:
    sections = {1: fight(foe(8, 8), win={"to": 2}), 2: {}}
    shown = screen(qtbot, data_dir, sections, at(sheet(), fight="open"))
    shown.type("1\r1")
    side = shown.panel.fight.side
    assert shown.play.question is not None
    assert side._length.isVisible()
    shown.panel.set_advice(False)
    assert not side._length.isVisible()
