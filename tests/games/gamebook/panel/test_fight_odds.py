"""The odds beside a fight: as the calculation has them, complete, and gone with the advice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import odds
from gamebook_desktop.games.gamebook.odds import Fighter, Mode, Opponent, Pending, Policy
from gamebook_desktop.games.gamebook.panel.fight_odds import Case, fight_odds, not_covered
from gamebook_desktop.games.gamebook.panel.page_what_if import one_decimal
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.design.typography import percent
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


NOT_COVERED: list[tuple[dict[str, Any], str]] = [
    ({"limit": {"after": 3, "to": 2}}, "the fight lasts a set number of rounds"),
    ({"allies": [{"name": "Ada", "skill": 8, "stamina": 8}]}, "someone fights at your side"),
    ({"foes": [foe(damage=0, taken=0)]}, "neither side can harm the other"),
    ({"foes": [foe()] * 4, "mode": "together"}, "too many foes strike at once"),
    ({"foes": [foe(hits=[{"change": "luck", "by": -1}])]}, "a hit on you does more than wound"),
    ({"foes": [foe(wounded_by={"codeword": "nul"})]}, "your weapon does not harm every foe"),
]


@pytest.mark.parametrize(("said", "why"), NOT_COVERED)
def test_where_the_calculation_does_not_reach_a_line_says_why(
    qtbot: QtBot,
    data_dir: Path,
    language: Callable[[str], None],
    said: dict[str, Any],
    why: str,
) -> None:
    language("en")
    assert of(**said) is None
    foes, rest = said.get("foes", [foe(8, 8)]), {k: v for k, v in said.items() if k != "foes"}
    sections = {1: fight(*foes, win={"to": 2}, **rest), 2: {}}
    shown = screen(qtbot, data_dir, sections, at(sheet(), fight="open"), dice=PARRY)
    words = f"No odds here: {why}."
    page, side = shown.panel.page.waiting_fight, shown.panel.fight.side
    assert (page.why_none.text(), page.why_none.isVisible()) == (words, True)
    assert not page.rows.isVisible()
    shown.type("1")
    assert (side.why_none.text(), side.why_none.isVisible()) == (words, True)
    shown.panel.set_advice(False)
    assert not side.why_none.isVisible()


def test_running_has_no_odds_and_says_so() -> None:
    session = engaged(do.Flee(), flee={"to": 2})
    rules = rules_of(session).rules
    assert (fight_odds(rules, session.state), not_covered(rules, session.state)) == (None, "flight")


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
    side, found = shown.panel.fight.side, shown.panel.fight.odds.of(shown.state)
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


def test_while_real_dice_are_typed_the_odds_are_those_of_the_fight_as_it_stands(
    qtbot: QtBot, data_dir: Path
) -> None:
    """Luck declined, the wound is off: what going on promised is what is shown."""
    sections = {1: fight(foe(8, 4), win={"to": 2}), 2: {}}
    shown = screen(qtbot, data_dir, sections, at(sheet(stamina=(8, 18)), fight="open"))
    side = shown.panel.fight.side
    shown.type("1\r1166")
    offered = shown.panel.fight.odds.of(shown.state)
    assert offered is not None
    assert offered.after is not None
    promised = percent(offered.after.plain, theme().language)
    expected = odds.expected_rounds(Fighter(9, 8, 9), [Opponent(8, 2)], Policy.BEST)
    shown.type("\r")
    seen = []
    for digit in ("", "1", "2", "3"):
        shown.type(digit)
        assert shown.play.question is not None
        seen.append((side._values[0].text(), side._length.text()))
    assert seen == [(promised, one_decimal(expected))] * 4


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
