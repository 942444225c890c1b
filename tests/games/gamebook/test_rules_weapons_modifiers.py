"""Weapons, worn things and modifiers: the terms of each total (R15 to R19)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.games.gamebook import events as fact
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.actions import (
    Accept,
    Attack,
    Choose,
    Drop,
    Engage,
    Flee,
    Wield,
)
from gamebook_desktop.games.gamebook.events import ModifierBegan, ModifierEnded, Wielded
from gamebook_desktop.games.gamebook.events_fight import Clashed, FoeWounded, HeroWounded
from gamebook_desktop.games.gamebook.fights import attack_terms
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import Modifier, Sheet, Stat, State
from gamebook_desktop.games.gamebook.totals import Term
from tests.games.gamebook.helpers import (
    at,
    events,
    fight,
    foe,
    game,
    play,
    refused,
    sheet,
)

ITEMS: dict[str, Any] = {
    "lame": {"name": "Lame", "kind": "weapon", "bonus": {"skill": 1}},
    "sabre": {"name": "Sabre", "kind": "weapon", "bonus": {"skill": 2}},
    "estoc": {"name": "Estoc", "kind": "weapon", "bonus": {"attack": 1, "damage": 1}},
    "clou": {"name": "Clou", "kind": "weapon", "bonus": {"skill": -3}},
    "heaume": {"name": "Heaume", "kind": "worn", "bonus": {"skill": 1, "attack": -1}},
    "gant": {"name": "Gant", "kind": "worn", "bonus": {"damage": 2}},
    "bague": {"name": "Bague", "bonus": {"skill": 4, "attack": 4, "damage": 4}},
}
RULES = game({1: {}}, items=ITEMS)


def armed(skill: tuple[int, int], *carried: str, wielded: str = "") -> Sheet:
    """A sheet with these things."""
    return sheet(skill, carried=carried, wielded=wielded)


@pytest.mark.parametrize(("wielded", "skill"), [("lame", 8), ("sabre", 9), ("epee", 7), ("", 7)])
def test_G57_R17_only_the_weapon_in_hand_counts(wielded: str, skill: int) -> None:
    held = armed((7, 9), "lame", "sabre", "epee", wielded=wielded)
    assert totals.skill(RULES.rules, held) == skill


def test_G59_R18_losing_the_weapon_gives_the_base_back() -> None:
    start = at(armed((7, 9), "lame", wielded="lame"))
    assert totals.skill(RULES.rules, start.sheet) == 8
    session = play(RULES, start, Drop("lame"))
    assert session.state.sheet.skill == Stat(9, 7)
    assert totals.skill(RULES.rules, session.state.sheet) == 7


def test_R18_swapping_to_and_fro_changes_nothing() -> None:
    start = at(armed((7, 9), "lame", "sabre", wielded="lame"))
    swaps = [Wield("sabre"), Wield("lame")] * 5
    session = play(RULES, start, *swaps)
    assert session.state.sheet == start.sheet
    assert events(session) == [Wielded("sabre"), Wielded("lame")] * 5


@pytest.mark.parametrize(
    ("above", "skill", "terms"),
    [
        (False, 9, (Term("base", 9), Term("weapon", 2, "sabre"), Term("cap", -2))),
        (True, 11, (Term("base", 9), Term("weapon", 2, "sabre"))),
    ],
)
def test_R16_a_weapon_at_full_skill(above: bool, skill: int, terms: tuple[Term, ...]) -> None:
    rules = game({1: {}}, {"weapon_above_initial": above}, items=ITEMS).rules
    held = armed((9, 9), "sabre", wielded="sabre")
    assert totals.skill(rules, held) == skill
    assert totals.skill_terms(rules, held) == terms


def test_R16_the_cap_takes_only_what_is_too_much() -> None:
    held = armed((8, 9), "sabre", wielded="sabre")
    assert totals.skill_terms(RULES.rules, held) == (
        Term("base", 8),
        Term("weapon", 2, "sabre"),
        Term("cap", -1),
    )


def test_R18_a_worn_thing_is_a_term_of_its_own() -> None:
    held = armed((5, 9), "lame", "heaume", wielded="lame")
    assert totals.skill_terms(RULES.rules, held) == (
        Term("base", 5),
        Term("weapon", 1, "lame"),
        Term("worn", 1, "heaume"),
    )


def test_R15_a_base_above_the_initial_is_kept_and_not_added_to() -> None:
    assert totals.skill(RULES.rules, armed((11, 9), "lame", wielded="lame")) == 11


def test_R20_a_bad_weapon_does_not_push_skill_below_nothing() -> None:
    held = armed((2, 9), "clou", wielded="clou")
    assert totals.skill_terms(RULES.rules, held) == (
        Term("base", 2),
        Term("weapon", -3, "clou"),
        Term("cap", 1),
    )


@pytest.mark.parametrize(
    ("carried", "wielded", "terms"),
    [
        (("heaume",), "", (Term("worn", -1, "heaume"),)),
        (("heaume", "heaume"), "", (Term("worn", -1, "heaume"),)),
        (("estoc", "heaume"), "estoc", (Term("weapon", 1, "estoc"), Term("worn", -1, "heaume"))),
        (("estoc",), "", ()),
        (("bague",), "", ()),
    ],
)
def test_R16_attack_bonuses_in_force(
    carried: tuple[str, ...], wielded: str, terms: tuple[Term, ...]
) -> None:
    held = armed((9, 9), *carried, wielded=wielded)
    assert totals.attack_terms(RULES.rules, held) == terms
    assert totals.attack_modifier(RULES.rules, held) == sum(term.by for term in terms)


def test_a_weapon_in_hand_that_is_not_carried_gives_nothing() -> None:
    ghost = armed((7, 9), "epee", wielded="sabre")
    assert totals.skill(RULES.rules, ghost) == 7
    assert totals.damage_dealt(RULES.rules, armed((7, 9), wielded="estoc")) == 0


@pytest.mark.parametrize(
    ("carried", "wielded", "damage"),
    [
        (("estoc",), "estoc", 1),
        (("gant",), "", 2),
        (("estoc", "gant"), "estoc", 3),
        (("bague",), "", 0),
    ],
)
def test_damage_of_what_is_borne(carried: tuple[str, ...], wielded: str, damage: int) -> None:
    assert totals.damage_dealt(RULES.rules, armed((9, 9), *carried, wielded=wielded)) == damage


@pytest.mark.parametrize(
    ("item", "said"),
    [
        ("bague", ("not_a_weapon", "bague", "")),
        ("heaume", ("not_a_weapon", "heaume", "")),
        ("sabre", ("not_carried", "sabre", "")),
        ("", ("not_carried", "", "")),
    ],
)
def test_only_a_carried_weapon_is_wielded(item: str, said: tuple[str, ...]) -> None:
    session = play(RULES, at(armed((9, 9), "bague", "heaume")))
    assert refused(session, Wield(item)) == said


def test_R17_no_swap_in_a_fight() -> None:
    rules = game({1: fight()}, items=ITEMS)
    start = at(armed((9, 9), "lame", "epee", wielded="epee"), fight="open")
    session = play(rules, start, Engage())
    assert refused(session, Wield("lame")) == ("swap_in_fight", "R17")
    assert Wield("lame") not in list(rules.legal(session.state))
    assert Wield("lame") in list(rules.legal(start))


def modify(name: str, by: int, on: str = "attack", **fields: Any) -> dict[str, Any]:
    """A modifier as a book writes it."""
    return {"modifier": name, "name": name.title(), "on": on, "by": by, **fields}


def effects_then(*effects: dict[str, Any], more: dict[Any, Any] | None = None) -> Gamebook:
    """Section 1 does effects on the way to 2, which leads on to 3, 4 and 5."""
    sections = {
        1: {"choices": [{"text": "…", "to": 2, "effects": list(effects)}]},
        **{number: {"choices": [{"text": "…", "to": number + 1}]} for number in (2, 3, 4)},
        5: {},
        **(more or {}),
    }
    return game(sections, items=ITEMS)


def test_G56_B7_two_modifiers_add_up_and_looking_adds_nothing() -> None:
    rules = effects_then(modify("noir", -1), modify("blessé", -2))
    session = play(rules, at(sheet()), Choose("2"))
    for _ in range(5):
        assert totals.attack_modifier(rules.rules, session.state.sheet) == -3
        assert totals.modifier_terms(session.state.sheet, "attack") == (
            Term("modifier", -1, "Noir"),
            Term("modifier", -2, "Blessé"),
        )
    assert events(session, ModifierBegan) == [
        ModifierBegan("Noir", "attack", -1),
        ModifierBegan("Blessé", "attack", -2),
    ]


def test_R19_a_modifier_of_the_same_id_is_replaced() -> None:
    rules = effects_then(modify("noir", -1), modify("noir", -3))
    session = play(rules, at(sheet()), Choose("2"))
    assert totals.attack_modifier(rules.rules, session.state.sheet) == -3
    assert len(session.state.sheet.modifiers) == 1


def test_R19_a_modifier_never_rewrites_the_value() -> None:
    session = play(effects_then(modify("noir", -4)), at(sheet()), Choose("2"))
    assert session.state.sheet.skill == Stat(9, 9)


def test_R19_lifted_by_an_effect() -> None:
    rules = effects_then(modify("noir", -1), modify("blessé", -2), {"lift": "noir"})
    session = play(rules, at(sheet()), Choose("2"))
    assert session.state.sheet.modifiers == (Modifier("blessé", "Blessé", "attack", -2),)
    assert events(session, ModifierEnded) == [ModifierEnded("Noir")]


def test_lifting_what_is_not_there_says_nothing() -> None:
    session = play(effects_then({"lift": "noir"}), at(sheet()), Choose("2"))
    assert events(session, ModifierEnded) == []


@pytest.mark.parametrize("sections", [1, 2, 3])
def test_R19_a_modifier_lasts_so_many_sections(sections: int) -> None:
    rules = effects_then(modify("noir", -1, lasts={"sections": sections}))
    session = play(rules, at(sheet()))
    in_force = []
    for target in ("2", "3", "4", "5"):
        session.do(Choose(target))
        in_force.append(bool(session.state.sheet.modifiers))
    assert in_force == [number <= sections for number in (1, 2, 3, 4)]
    assert events(session, ModifierEnded) == [ModifierEnded("Noir")]


def test_R19_an_entry_effect_lasts_from_the_next_section_on() -> None:
    more = {
        2: {
            "effects": [modify("noir", -1, lasts={"sections": 1})],
            "choices": [{"text": "…", "to": 3}],
        }
    }
    session = play(effects_then(more=more), at(sheet()), Choose("2"), Choose("3"))
    assert session.state.sheet.modifiers == (Modifier("noir", "Noir", "attack", -1, "sections", 0),)
    session.do(Choose("4"))
    assert not session.state.sheet.modifiers


DARK_FIGHT = {
    2: {**fight(foe(8, 2), flee={"to": 3}), "effects": [modify("noir", -1, lasts={"fight": True})]}
}


@pytest.mark.parametrize(
    ("actions", "dice"),
    [([Attack(0), Accept()], [(1, 1), (6, 6)]), ([Flee(), Accept()], [])],
)
def test_R19_a_modifier_ends_with_the_fight(actions: list[Any], dice: list[Any]) -> None:
    rules = effects_then(more=DARK_FIGHT)
    session = play(rules, at(sheet()), Choose("2"), Engage(), *actions, dice=dice)
    assert session.state.fight is None
    assert session.state.sheet.modifiers == ()
    assert events(session, ModifierBegan, ModifierEnded) == [
        ModifierBegan("Noir", "attack", -1),
        ModifierEnded("Noir"),
    ]


def test_R19_a_modifier_of_the_fight_is_in_force_for_it() -> None:
    rules = effects_then(more=DARK_FIGHT)
    session = play(rules, at(sheet()), Choose("2"), Engage(), Attack(0), dice=[(1, 1), (1, 2)])
    (clash,) = events(session, Clashed)
    assert (clash.own_total, clash.foe_total, clash.result) == (11, 10, "hit")
    assert attack_terms(rules.rules, session.state) == (Term("modifier", -1, "Noir"),)


def test_R19_modifiers_that_last_outlive_a_fight() -> None:
    rules = effects_then(modify("noir", -1), more={2: fight(foe(8, 2))})
    session = play(
        rules, at(sheet()), Choose("2"), Engage(), Attack(0), Accept(), dice=[(1, 1), (6, 6)]
    )
    assert session.state.sheet.modifiers == (Modifier("noir", "Noir", "attack", -1),)


def fought(modifier: Modifier, dice: list[tuple[int, int]]) -> Session[State]:
    """A round and its wound under a modifier."""
    start = at(sheet(modifiers=(modifier,)), fight="open")
    return play(game({1: fight(foe(8, 20))}), start, Engage(), Attack(0), Accept(), dice=dice)


@pytest.mark.parametrize(("by", "lost"), [(1, 3), (-1, 1), (-2, 0), (-9, 0), (5, 7)])
def test_a_modifier_on_damage_dealt(by: int, lost: int) -> None:
    session = fought(Modifier("m", "M", "damage_dealt", by), [(1, 1), (6, 6)])
    assert events(session, FoeWounded) == [FoeWounded("Garde", 20, 20 - lost)]


@pytest.mark.parametrize(("by", "lost"), [(1, 3), (-1, 1), (-2, 0), (-9, 0), (5, 7)])
def test_a_modifier_on_damage_taken(by: int, lost: int) -> None:
    session = fought(Modifier("m", "M", "damage_taken", by), [(6, 6), (1, 1)])
    assert events(session, HeroWounded) == [HeroWounded("Garde", 18, 18 - lost)]


def test_a_modifier_on_skill_tests_leaves_the_fight_alone() -> None:
    session = fought(Modifier("m", "M", "skill_test", -6), [(1, 1), (6, 6)])
    (clash,) = events(session, Clashed)
    assert clash.own_total == 21


def test_a_modifier_on_skill_tests() -> None:
    test = {"kind": "skill", "success": {}, "failure": {}}
    rules = game({1: {"choices": [{"id": "jump", "text": "…", "test": test}]}})
    held = sheet(modifiers=(Modifier("m", "M", "skill_test", -2), Modifier("n", "N", "attack", 5)))
    session = play(rules, at(held), Choose("jump"), dice=[(4, 4)])
    assert events(session, fact.Tested) == [fact.Tested("skill", (4, 4), 7, False)]


def test_a_skill_test_counts_the_weapon_in_hand() -> None:
    test = {"kind": "skill", "success": {}, "failure": {}}
    rules = game({1: {"choices": [{"id": "jump", "text": "…", "test": test}]}}, items=ITEMS)
    session = play(
        rules, at(armed((6, 9), "sabre", wielded="sabre")), Choose("jump"), dice=[(4, 4)]
    )
    assert events(session, fact.Tested) == [fact.Tested("skill", (4, 4), 8, True)]


def test_B8_each_term_of_an_attack_strength_is_shown() -> None:
    said = fight(
        foe(8, 20),
        modifiers=[
            {"name": "Escalier", "attack": -1},
            {"name": "Lumière", "attack": 2, "when": {"item": "torche"}},
            {"name": "Ami", "attack": 9, "when": {"codeword": "AMI"}},
        ],
    )
    rules = game({1: said}, items=ITEMS, codewords={"AMI": "…"})
    held = replace(
        armed((9, 9), "estoc", "torche", wielded="estoc"),
        modifiers=(Modifier("noir", "Noir", "attack", -3),),
    )
    session = play(rules, at(held, fight="open"), Engage())
    assert attack_terms(rules.rules, session.state) == (
        Term("weapon", 1, "estoc"),
        Term("modifier", -3, "Noir"),
        Term("fight", -1, "Escalier"),
        Term("fight", 2, "Lumière"),
    )
    session = play(rules, session.state, Attack(0), dice=[(3, 3), (3, 4)])
    (clash,) = events(session, Clashed)
    assert (clash.foe_total, clash.own_total) == (14, 7 + 9 - 1)
