"""One foe: attack strengths, wounds, luck on wounds (seed, R5 to R10, R37, R39)."""

from __future__ import annotations

from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Session
from gamebook_desktop.core.turn import CHANCE
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.actions import Accept, Attack, Engage
from gamebook_desktop.games.gamebook.events import Died, LuckTested, StatChanged
from gamebook_desktop.games.gamebook.events_fight import (
    Clashed,
    FightBegan,
    FightEnded,
    FoeFell,
    FoeWounded,
    HeroWounded,
)
from gamebook_desktop.games.gamebook.fights import with_luck
from gamebook_desktop.games.gamebook.state import Ending, Stat, Wound
from tests.games.gamebook.helpers import (
    HIT,
    LUCK,
    LUCKY,
    UNLUCKY,
    WOUND,
    at,
    engaged,
    events,
    fight,
    foe,
    game,
    play,
    refused,
    rules_of,
    sheet,
    standing,
)


def test_a_fight_opens_with_its_foe_whole() -> None:
    session = engaged()
    opened = standing(session)
    assert [(each.name, each.skill, each.stamina, each.now) for each in opened.foes] == [
        ("Garde", 8, 8, 8)
    ]
    assert (opened.mode, opened.round, opened.wounds) == ("in_turn", 0, ())
    assert events(session) == [FightBegan(("Garde",), "in_turn")]


def test_G86_R37_the_creature_rolls_first() -> None:
    asked: list[tuple[int, str, int, tuple[Any, ...]]] = []

    def person(question: Any, _place: str) -> tuple[int, ...]:
        asked.append((question.who, question.why, question.count, question.facts))
        return (5, 5) if question.why == "attack_foe" else (0, 0)

    session = Session(game({1: fight()}), at(sheet(), fight="open"), person)
    session.do(Engage())
    session.do(Attack(0))
    assert asked == [
        (CHANCE, "attack_foe", 2, ("Garde", 1)),
        (CHANCE, "attack_hero", 2, ("Mirre", 1)),
    ]
    (clash,) = standing(session).clashes
    assert (clash.foe_dice, clash.own_dice) == ((6, 6), (1, 1))


@pytest.mark.parametrize(
    ("foe_dice", "own_dice", "foe_total", "own_total", "result"),
    [
        pytest.param((3, 4), (3, 3), 15, 15, "parry", id="G35"),
        pytest.param((6, 6), (1, 1), 20, 11, "wound", id="G36"),
        pytest.param((3, 3), (2, 4), 14, 15, "hit", id="G51"),
        pytest.param((1, 1), (6, 6), 10, 21, "hit", id="hit"),
        pytest.param((6, 6), (5, 6), 20, 20, "parry", id="parry-at-the-top"),
        pytest.param((2, 2), (1, 1), 12, 11, "wound", id="wound-by-one"),
    ],
)
def test_G35_G36_G51_two_attack_strengths(
    foe_dice: tuple[int, int],
    own_dice: tuple[int, int],
    foe_total: int,
    own_total: int,
    result: str,
) -> None:
    session = engaged(Attack(0), dice=[foe_dice, own_dice])
    assert events(session, Clashed) == [
        Clashed(1, "Garde", foe_dice, foe_total, own_dice, own_total, result)
    ]
    pending = {"hit": (Wound(0, False, 2),), "wound": (Wound(0, True, 2),), "parry": ()}
    assert standing(session).wounds == pending[result]
    assert (session.state.sheet.stamina.value, standing(session).foes[0].now) == (18, 8)


def test_G35_R6_a_draw_is_a_round_without_wound_or_luck() -> None:
    session = engaged(Attack(0), dice=[(3, 4), (3, 3)])
    assert standing(session).round == 1
    assert refused(session, LUCK) == ("no_wound", "R5")
    assert refused(session, Accept()) == ("no_wound", "R5")
    session.source = lambda question, _place: question.find((3, 4))
    session.do(Attack(0))
    assert standing(session).round == 2


@pytest.mark.parametrize(
    ("foe_stamina", "luck", "left", "over"),
    [
        pytest.param(8, None, 6, False, id="plain"),
        pytest.param(8, LUCKY, 4, False, id="G38-B26"),
        pytest.param(8, UNLUCKY, 7, False, id="G39"),
        pytest.param(2, None, 0, True, id="killed"),
        pytest.param(2, UNLUCKY, 1, False, id="G41"),
        pytest.param(3, LUCKY, 0, True, id="G42"),
        pytest.param(4, LUCKY, 0, True, id="exactly-four"),
        pytest.param(5, LUCKY, 1, False, id="one-left"),
        pytest.param(1, UNLUCKY, 0, True, id="G44"),
        pytest.param(1, LUCKY, 0, True, id="overkill-shown-as-0"),
    ],
)
def test_G38_to_G44_a_hit_with_and_without_luck(
    foe_stamina: int, luck: tuple[int, int] | None, left: int, over: bool
) -> None:
    then, dice = (Accept(), HIT) if luck is None else (LUCK, [*HIT, luck])
    session = engaged(Attack(0), then, dice=dice, foes=[foe(8, foe_stamina)])
    lucky = None if luck is None else luck == LUCKY
    tested: list[Any] = []
    if luck is not None:
        tested = [
            LuckTested(luck, 9, luck == LUCKY),
            StatChanged("luck", 9, 8, 8, "luck_test"),
        ]
    ended = [FoeFell("Garde", yielded=False), FightEnded("win", 1, 0)] if over else []
    assert events(session)[2:] == [*tested, FoeWounded("Garde", foe_stamina, left, lucky), *ended]
    assert session.state.sheet.luck == Stat(9, 9 if luck is None else 8)
    assert (session.state.fight is None) is over
    if not over:
        assert (standing(session).foes[0].now, standing(session).wounds) == (left, ())


@pytest.mark.parametrize(
    ("stamina", "luck", "left"),
    [
        pytest.param(10, LUCKY, 9, id="G45-lucky"),
        pytest.param(10, UNLUCKY, 7, id="G45-unlucky"),
        pytest.param(10, None, 8, id="G45-none"),
        pytest.param(3, UNLUCKY, 0, id="G47"),
        pytest.param(1, LUCKY, 0, id="G48"),
        pytest.param(2, LUCKY, 1, id="B28-lucky"),
        pytest.param(2, UNLUCKY, 0, id="B28-unlucky"),
        pytest.param(2, None, 0, id="two-plain"),
        pytest.param(3, None, 1, id="three-plain"),
    ],
)
def test_G45_to_G48_B28_a_wound_with_and_without_luck(
    stamina: int, luck: tuple[int, int] | None, left: int
) -> None:
    then, dice = (Accept(), WOUND) if luck is None else (LUCK, [*WOUND, luck])
    session = engaged(Attack(0), then, dice=dice, hero=sheet(stamina=(stamina, 18)))
    lucky = None if luck is None else luck == LUCKY
    assert session.state.sheet.stamina == Stat(18, left)
    died = [Died("Garde")] if left == 0 else []
    happened = events(session, HeroWounded, Died)
    assert happened == [HeroWounded("Garde", stamina, left, lucky), *died]
    assert session.state.ending == (Ending("death", "", "Garde") if left == 0 else None)


def test_R7_luck_is_offered_before_either_is_declared_dead() -> None:
    dying = engaged(Attack(0), dice=WOUND, hero=sheet(stamina=(2, 18)))
    assert dying.state.ending is None
    assert LUCK in list(dying.game.legal(dying.state))
    killing = engaged(Attack(0), dice=HIT, foes=[foe(8, 2)])
    assert (standing(killing).foes[0].now, killing.state.visit.fight) == (2, "open")
    assert LUCK in list(killing.game.legal(killing.state))


def test_G50_R5_the_offer_lapses_with_the_next_round() -> None:
    session = engaged(Attack(0), Attack(0), dice=[*WOUND, (3, 4), (3, 3)])
    assert session.state.sheet.stamina == Stat(18, 16), "taken as it was"
    assert refused(session, LUCK) == ("no_wound", "R5")
    assert events(session, HeroWounded, LuckTested) == [HeroWounded("Garde", 18, 16)]


def test_R5_one_test_a_wound() -> None:
    session = engaged(Attack(0), LUCK, dice=[*WOUND, LUCKY])
    assert refused(session, LUCK) == ("no_wound", "R5")
    assert session.state.sheet.luck == Stat(9, 8)


def test_R2_no_luck_in_a_fight_at_0() -> None:
    session = engaged(Attack(0), dice=WOUND, hero=sheet(luck=(0, 9)))
    assert refused(session, LUCK) == ("luck_spent", "R2")
    assert LUCK not in list(session.game.legal(session.state))


def test_R2_a_warning_at_1() -> None:
    session = engaged(Attack(0), dice=WOUND, hero=sheet(luck=(1, 9)))
    assert refused(session, do.TestLuck()) == ("luck_cannot_succeed", 1, "R2")
    session = play(rules_of(session), session.state, LUCK, dice=[LUCKY])
    assert (session.state.sheet.stamina, session.state.sheet.luck) == (Stat(18, 15), Stat(9, 0))


@pytest.mark.parametrize(("luck", "warned"), [(2, False), (9, False)])
def test_no_warning_where_luck_can_help(luck: int, warned: bool) -> None:
    session = engaged(Attack(0), do.TestLuck(), dice=[*WOUND, LUCKY], hero=sheet(luck=(luck, 9)))
    assert session.state.sheet.stamina == Stat(18, 17)


def test_G41_R9_luck_on_a_killing_blow_is_warned_of() -> None:
    session = engaged(Attack(0), dice=HIT, foes=[foe(8, 2)])
    with pytest.raises(Illegal) as warned:
        session.do(do.TestLuck())
    assert (warned.value.reason, warned.value.rule) == ("luck_on_killing_blow", "R9")
    assert warned.value.confirm == LUCK
    session.source = lambda question, _place: question.find(UNLUCKY)
    session.do(warned.value.confirm)
    assert standing(session).foes[0].now == 1


def test_R9_no_warning_when_the_killing_blow_is_the_foes() -> None:
    session = engaged(Attack(0), do.TestLuck(), dice=[*WOUND, LUCKY], hero=sheet(stamina=(2, 18)))
    assert session.state.sheet.stamina == Stat(18, 1)


@pytest.mark.parametrize("stamina", range(1, 9))
def test_R10_no_foe_is_ever_healed_by_bad_luck(stamina: int) -> None:
    session = engaged(Attack(0), LUCK, dice=[*HIT, UNLUCKY], foes=[foe(8, stamina)])
    (wounded,) = events(session, FoeWounded)
    assert wounded.after == stamina - 1


@pytest.mark.parametrize(
    ("damage", "luck", "lost"),
    [
        (3, None, 3),
        (3, LUCKY, 2),
        (3, UNLUCKY, 4),
        (1, LUCKY, 0),
        (1, UNLUCKY, 2),
        (0, None, 0),
        (0, LUCKY, 0),
        (0, UNLUCKY, 1),
    ],
)
def test_R39_a_foe_with_its_own_damage(
    damage: int, luck: tuple[int, int] | None, lost: int
) -> None:
    then, dice = (Accept(), WOUND) if luck is None else (LUCK, [*WOUND, luck])
    session = engaged(Attack(0), then, dice=dice, foes=[foe(8, 8, damage=damage)])
    assert session.state.sheet.stamina == Stat(18, 18 - lost)


@pytest.mark.parametrize(
    ("taken", "luck", "lost"),
    [(1, None, 1), (1, LUCKY, 3), (1, UNLUCKY, 0), (0, LUCKY, 2), (0, UNLUCKY, 0), (4, LUCKY, 6)],
)
def test_R39_a_foe_that_takes_more_or_less(
    taken: int, luck: tuple[int, int] | None, lost: int
) -> None:
    then, dice = (Accept(), HIT) if luck is None else (LUCK, [*HIT, luck])
    session = engaged(Attack(0), then, dice=dice, foes=[foe(8, 20, taken=taken)])
    assert standing(session).foes[0].now == 20 - lost


def test_luck_carries_over_from_the_fight() -> None:
    session = engaged(Attack(0), LUCK, Attack(0), LUCK, dice=[*HIT, (4, 5), *HIT, (4, 5)])
    assert events(session, LuckTested) == [
        LuckTested((4, 5), 9, True),
        LuckTested((4, 5), 8, False),
    ]
    assert standing(session).foes[0].now == 8 - 4 - 1


def test_every_exchange_stays_in_view_with_its_luck() -> None:
    session = engaged(
        Attack(0), LUCK, Attack(0), Accept(), Attack(0), dice=[*HIT, LUCKY, *WOUND, (3, 4), (3, 3)]
    )
    assert [(clash.round, clash.result, clash.lucky) for clash in standing(session).clashes] == [
        (1, "hit", True),
        (2, "wound", None),
        (3, "parry", None),
    ]


@pytest.mark.parametrize("skill", [0, 9])
def test_R20_a_hero_without_skill_fights_on(skill: int) -> None:
    session = engaged(Attack(0), dice=[(1, 1), (6, 6)], hero=sheet((skill, 9)))
    (clash,) = events(session, Clashed)
    assert clash.own_total == 12 + skill


@pytest.mark.parametrize(
    ("on_hero", "damage", "lucky", "lost"),
    [
        (False, 2, None, 2),
        (False, 2, True, 4),
        (False, 2, False, 1),
        (True, 2, None, 2),
        (True, 2, True, 1),
        (True, 2, False, 3),
        (False, 0, False, 0),
        (True, 0, True, 0),
        (False, 5, True, 7),
        (True, 5, True, 4),
    ],
)
def test_R8_what_a_wound_takes_off(
    on_hero: bool, damage: int, lucky: bool | None, lost: int
) -> None:
    assert with_luck(Wound(0, on_hero, damage), lucky) == lost


@pytest.mark.parametrize(
    ("stamina", "damage", "luck", "alive"),
    [(1, 2, LUCKY, False), (2, 2, LUCKY, True), (3, 2, UNLUCKY, False), (4, 2, UNLUCKY, True)],
)
def test_R8_nothing_is_clamped_before_luck_has_spoken(
    stamina: int, damage: int, luck: tuple[int, int], alive: bool
) -> None:
    session = engaged(
        *[Attack(0), LUCK],
        dice=[*WOUND, luck],
        foes=[foe(8, 8, damage=damage)],
        hero=sheet(stamina=(stamina, 18)),
    )
    assert (session.state.ending is None) is alive
    assert session.state.sheet.stamina.value == (1 if alive else 0)
