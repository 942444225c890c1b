"""What preparations are worth: exact chances on the changed numbers, and what is shown of them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.odds import Fighter, Mode, Opponent, Policy, win_chance
from gamebook_desktop.games.gamebook.panel.page_what_if import WaitingFight, points, row_words
from gamebook_desktop.games.gamebook.panel.what_if import Preparing, Row, what_if
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import Modifier, Sheet, State
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.label import Label
from tests.games.gamebook.helpers import (
    HIT,
    WOUND,
    at,
    engaged,
    fight,
    foe,
    game,
    rules_of,
    sheet,
)
from tests.ui.window import screen

LAST = Fraction(191, 256)
ITEMS = {
    "lame": {"name": "Lame", "kind": "weapon", "bonus": {"skill": 1}},
    "gourdin": {"name": "Gourdin", "kind": "weapon", "bonus": {"attack": -1}},
}


def rows(
    hero: Sheet,
    *foes: dict[str, Any],
    options: dict[str, Any] | None = None,
    items: dict[str, Any] | None = None,
    **said: Any,
) -> tuple[Row, ...]:
    """The rows before a fight of section 1."""
    section = fight(*(foes or (foe(9, 8),)), win={"to": 2}, **said)
    made = game({1: section, 2: {}, 3: {}}, options, items=items or {})
    return what_if(made.rules, made, at(hero, fight="open"))


def told(found: tuple[Row, ...]) -> list[tuple[Any, Any]]:
    """What is prepared (so many meals, a weapon, else the kind) and its chance."""
    return [(row.meals or row.item or row.kind, row.chance) for row in found]


def best(skill: int, stamina: int, luck: int = 9, modifier: int = 0) -> Fraction:
    """Against skill 9, stamina 8."""
    hero = Fighter(skill, stamina, luck, modifier)
    return win_chance(hero, [Opponent(9, 8)], Policy.BEST)


# ------------------------------------------------------------------------------ before a fight
def test_between_equals_without_luck_the_fractions_are_known() -> None:
    hero = sheet(stamina=(12, 18))
    found = rows(hero, options={"luck_in_fight": False})
    full, fed = Fraction(3797, 4096), Fraction(227, 256)
    assert told(found) == [
        (2, full),
        ("dose", full),
        (1, fed),
        ("as_you_are", LAST),
    ]
    assert [row.change for row in found] == [full - LAST, full - LAST, fed - LAST, 0]


@pytest.mark.parametrize(
    ("hero", "expected"),
    [
        pytest.param(
            sheet(stamina=(4, 18), potion=""),
            [
                (3, best(9, 16)),
                (2, best(9, 12)),
                (1, best(9, 8)),
                ("as_you_are", best(9, 4)),
            ],
            id="no more than three meals",
        ),
        pytest.param(
            sheet(stamina=(4, 18), potion="", meals=1),
            [(1, best(9, 8)), ("as_you_are", best(9, 4))],
            id="no more meals than there are",
        ),
        pytest.param(
            sheet(stamina=(15, 18), doses=0),
            [(1, best(9, 18)), ("as_you_are", best(9, 15))],
            id="one meal reaches the initial value, no dose is left",
        ),
        pytest.param(sheet(), [("as_you_are", best(9, 18))], id="nothing would help"),
        pytest.param(
            sheet(skill=(7, 9), potion="adresse"),
            [("dose", best(9, 18)), ("as_you_are", best(7, 18))],
            id="skill",
        ),
        pytest.param(
            sheet(luck=(5, 8), potion="bonne_fortune"),
            [("dose", best(9, 18, 9)), ("as_you_are", best(9, 18, 5))],
            id="luck, raised",
        ),
        pytest.param(
            sheet(modifiers=(Modifier("wet", "Pluie", "attack", -1),), potion=""),
            [("as_you_are", best(9, 18, modifier=-1))],
            id="modifiers count",
        ),
    ],
)
def test_meals_and_doses(hero: Sheet, expected: list[tuple[Any, Fraction]]) -> None:
    assert told(rows(hero)) == expected


def test_each_other_weapon_carried_has_its_row() -> None:
    hero = sheet(skill=(7, 9), potion="", wielded="epee")
    hero = replace(hero, carried=(*hero.carried, "lame", "gourdin"))
    found = rows(hero, items=ITEMS)
    assert told(found) == [
        ("lame", best(8, 18)),
        ("as_you_are", best(7, 18)),
        ("gourdin", best(7, 18, modifier=-1)),
    ]
    assert found[2].change == best(7, 18, modifier=-1) - best(7, 18) < 0


@pytest.mark.parametrize("mode", ["in_turn", "together", "one_roll"])
def test_several_foes_are_as_exact_as_floats(mode: Mode) -> None:
    foes = (foe(8, 6), foe(7, 5), foe(9, 4))
    found = rows(sheet(stamina=(10, 18), potion=""), *foes, mode=mode)
    against = [Opponent(8, 6), Opponent(7, 5), Opponent(9, 4)]
    expected = [
        float(win_chance(Fighter(9, stamina, 9), against, Policy.BEST, mode))
        for stamina in (18, 14, 10)
    ]
    assert [row.meals for row in found] == [2, 1, 0]
    assert [row.chance for row in found] == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(
    ("section", "visit"),
    [
        ({}, ""),
        (fight(win={"to": 2}), "win"),
        (fight(limit={"after": 3, "to": 2}), "open"),
        (fight(allies=[{"name": "Ada", "skill": 8, "stamina": 8}]), "open"),
        (fight(foe(damage=0, taken=0)), "open"),
        (fight(*[foe()] * 4, mode="together"), "open"),
    ],
    ids=["no fight", "won", "limit", "ally", "cannot end", "four at once"],
)
def test_nothing_where_there_is_nothing_to_reckon(section: dict[str, Any], visit: str) -> None:
    made = game({1: section, 2: {}})
    assert what_if(made.rules, made, at(sheet(stamina=(9, 18)), fight=visit)) == ()


# ------------------------------------------------------------------------------ in a fight
def in_fight(*actions: Any, dice: Any = (), hero: Sheet | None = None, **said: Any) -> Any:
    session = engaged(*actions, dice=dice, foes=[foe(9, 8)], hero=hero, **said)
    return rules_of(session), session.state


def both(made: Gamebook, state: State) -> tuple[Row, ...]:
    """The rows, which are the same by the whole game and by what prepares a fight."""
    found = what_if(made.rules, made, state)
    assert what_if(made.rules, Preparing(made.rules), state) == found
    return found


def test_in_a_fight_a_dose_counts_and_meals_do_not() -> None:
    made, state = in_fight(hero=sheet(stamina=(10, 18)))
    assert both(made, state) == (Row("dose", best(9, 18), best(9, 18) - best(9, 10)),)


@pytest.mark.parametrize(
    ("hero", "actions", "dice"),
    [
        (sheet(), (), ()),
        (sheet(stamina=(9, 18), doses=0), (), ()),
        (sheet(stamina=(9, 18)), (do.Attack(0),), WOUND),
    ],
    ids=["changes nothing", "none left", "between wound and luck"],
)
def test_no_row_for_a_dose(hero: Sheet, actions: Any, dice: Any) -> None:
    made, state = in_fight(*actions, dice=dice, hero=hero)
    assert both(made, state) == ()


@pytest.mark.parametrize(
    ("actions", "dice", "flee", "stamina"),
    [
        ((), (), {"to": 3}, (10, 8)),
        ((do.Attack(0),), HIT, {"to": 3}, (10, 8)),
        ((do.Attack(0),), WOUND, {"to": 3}, (10, 6)),
        ((), (), {"to": 3, "from_round": 3}, None),
        ((), (), None, None),
    ],
    ids=["at once", "after a hit", "a wound waits", "too early", "not offered"],
)
def test_flight_has_its_price(
    actions: Any, dice: Any, flee: Any, stamina: tuple[int, int] | None
) -> None:
    hero = sheet(stamina=(10, 18), potion="")
    made, state = in_fight(*actions, dice=dice, hero=hero, **({"flee": flee} if flee else {}))
    assert both(made, state) == ((Row("flight", stamina=stamina),) if stamina else ())


# ------------------------------------------------------------------------------ shown
@pytest.mark.parametrize(
    ("change", "language", "expected"),
    [
        (Fraction(209, 1000), "en", "+20.9 points"),
        (Fraction(209, 1000), "fr", "+20,9 points"),
        (-0.0349, "fr", "−3,5 points"),
        (Fraction(0), "en", "0.0 points"),
    ],
)
def test_points_carry_their_sign(change: float, language: str, expected: str) -> None:
    theme().set(language=language)
    assert points(Row("dose", 0.5, change)) == expected


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        (Row("as_you_are"), "As you are"),
        (Row("dose"), "After a dose"),
        (Row("weapon", item="lame"), "In hand: LAME"),
        (Row("flight", stamina=(10, 8)), "Run: −2 STAMINA, 10 → 8"),
    ],
)
def test_rows_in_words(row: Row, expected: str) -> None:
    assert row_words(row, str.upper) == expected


def lines(block: WaitingFight) -> list[list[str]]:
    """The figures of the rows of a page, line by line."""
    labels = [label for label in block.rows.findChildren(Label) if label.isVisible()]
    by_line: dict[int, list[Label]] = {}
    for label in labels:
        by_line.setdefault(label.geometry().center().y() // 10, []).append(label)
    return [[label.text() for label in by_line[y][1:]] for y in sorted(by_line)]


def test_the_page_shows_the_rows_and_hides_them_with_the_advice(
    qtbot: QtBot, data_dir: Path
) -> None:
    sections = {1: fight(foe(9, 8), win={"to": 2}), 2: {}}
    hero = at(sheet(stamina=(12, 18), potion=""), fight="open")
    shown = screen(qtbot, data_dir, sections, hero, options={"luck_in_fight": False})
    block = shown.panel.page.waiting_fight
    expected = [
        ["+18.1 points", "92.7%"],
        ["+14.1 points", "88.7%"],
        ["74.6%"],
    ]
    assert lines(block) == expected
    shown.panel.set_advice(False)
    assert not block.isVisible()
    shown.panel.set_advice(True)
    assert lines(block) == expected
    shown.type("m")
    assert lines(block) == [["+4.0 points", "92.7%"], ["88.7%"]]


def test_no_rows_on_a_page_without_a_fight(qtbot: QtBot, data_dir: Path) -> None:
    shown = screen(qtbot, data_dir, {1: {}}, at(sheet(stamina=(12, 18))))
    assert not shown.panel.page.waiting_fight.isVisible()
