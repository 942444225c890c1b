"""One foe: attack strengths, wounds, luck on wounds (seed, R5 to R10, R37, R39)."""

from __future__ import annotations

from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Session
from gamebook_desktop.core.turn import CHANCE
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.actions import Accept, Attack, Choose, Engage, TurnTo
from gamebook_desktop.games.gamebook.events import (
    Clashed,
    Died,
    FightBegan,
    FightEnded,
    FoeFell,
    FoeWounded,
    HeroWounded,
    LuckTested,
    StatChanged,
    Told,
)
from gamebook_desktop.games.gamebook.fights import with_luck
from gamebook_desktop.games.gamebook.state import Ending, Fight, Stat, State, Wound
from tests.games.gamebook.helpers import (
    Dice,
    at,
    events,
    fight,
    foe,
    game,
    open_choices,
    play,
    refused,
    rules_of,
    sheet,
)

HIT = [(1, 1), (6, 6)]
WOUND = [(6, 6), (1, 1)]
LUCK = do.TestLuck(sure=True)
LUCKY = (1, 1)
UNLUCKY = (6, 6)


def engaged(
    *actions: Any, dice: Dice = (), foes: Any = None, hero: Any = None, **said: Any
) -> Session[State]:
    """A fight opened, and what is done in it."""
    section = fight(*(foes or [foe(8, 8)]), **said)
    rules = game({1: section, 2: {}, 3: {}})
    return play(rules, at(hero or sheet(), fight="open"), Engage(), *actions, dice=dice)


def standing(session: Session[State]) -> Fight:
    """The fight under way."""
    assert session.state.fight is not None
    return session.state.fight


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


@pytest.mark.parametrize(("now", "yields_at", "left"), [(8, 6, 6), (8, 7, 6), (6, 4, 4)])
def test_a_foe_that_yields(now: int, yields_at: int, left: int) -> None:
    foes = [foe(8, now, yields_at=yields_at)]
    session = engaged(Attack(0), Accept(), dice=HIT, foes=foes)
    assert (session.state.fight, session.state.visit.fight) == (None, "win")
    assert events(session)[2:] == [
        FoeWounded("Garde", now, left),
        FoeFell("Garde", yielded=True),
        FightEnded("win", 1, 0),
    ]


def test_a_foe_that_would_yield_still_counts_as_a_killing_blow() -> None:
    session = engaged(Attack(0), dice=HIT, foes=[foe(8, 8, yields_at=6)])
    assert refused(session, do.TestLuck()) == ("luck_on_killing_blow", "R9")


def test_a_foe_struck_past_its_yielding_is_dead() -> None:
    session = engaged(Attack(0), Accept(), dice=HIT, foes=[foe(8, 2, yields_at=1)])
    assert events(session, FoeFell) == [FoeFell("Garde", yielded=False)]


SILVER = {"wounded_by": {"wields": "argent"}}


@pytest.mark.parametrize(
    ("wielded", "result", "pending"), [("argent", "hit", 1), ("epee", "miss", 0)]
)
def test_a_foe_only_some_blades_harm(wielded: str, result: str, pending: int) -> None:
    hero = sheet(carried=("epee", "argent"), wielded=wielded)
    session = engaged(Attack(0), dice=HIT, foes=[foe(8, 8, **SILVER)], hero=hero)
    (clash,) = events(session, Clashed)
    assert clash.result == result
    assert len(standing(session).wounds) == pending


def test_a_foe_no_blade_harms_still_wounds() -> None:
    session = engaged(Attack(0), dice=WOUND, foes=[foe(8, 8, **SILVER)])
    assert standing(session).wounds == (Wound(0, True, 2),)


def test_what_a_foes_blows_do_besides() -> None:
    foes = [
        foe(
            8,
            8,
            first_hit=[{"codeword": "VENIN"}],
            hits=[{"change": "skill", "by": -1, "why": "La morsure"}],
        )
    ]
    session = engaged(Attack(0), Accept(), Attack(0), LUCK, dice=[*WOUND, *WOUND, LUCKY], foes=foes)
    assert session.state.world.codewords == ("VENIN",)
    assert session.state.sheet.skill == Stat(9, 7)
    assert session.state.sheet.stamina == Stat(18, 18 - 2 - 1)
    assert [type(event).__name__ for event in events(session)[2:6]] == [
        "HeroWounded",
        "CodewordNoted",
        "StatChanged",
        "Clashed",
    ]


def test_what_a_foes_blow_does_can_be_rolled() -> None:
    foes = [foe(8, 8, hits=[{"gold": {"dice": 1, "times": -1}}])]
    session = engaged(Attack(0), Accept(), dice=[*WOUND, (3,)], foes=foes)
    assert session.state.sheet.gold == 2


def test_a_blow_that_disarms() -> None:
    foes = [foe(8, 8, hits=[{"take": "epee"}])]
    session = engaged(Attack(0), Accept(), Attack(0), dice=[*WOUND, *WOUND], foes=foes)
    assert (session.state.sheet.wielded, "epee" in session.state.sheet.carried) == ("", False)


def test_a_hit_of_the_hero_does_nothing_to_the_hero() -> None:
    foes = [foe(8, 8, hits=[{"change": "skill", "by": -1}])]
    session = engaged(Attack(0), Accept(), dice=HIT, foes=foes)
    assert session.state.sheet.skill == Stat(9, 9)


@pytest.mark.parametrize("lose", [None, {"text": "Assommé.", "to": 3}])
def test_hits_that_kill_kill_even_where_losing_is_not_death(lose: Any) -> None:
    foes = [foe(8, 8, hits=[{"change": "stamina", "by": -30, "why": "Le venin"}])]
    said = {} if lose is None else {"lose": lose}
    session = engaged(Attack(0), Accept(), dice=WOUND, foes=foes, **said)
    assert session.state.ending == Ending("death", "", "Le venin")
    assert list(session.game.legal(session.state)) == []


def test_the_dead_do_not_fight_the_round_they_asked_for() -> None:
    session = engaged(Attack(0), Attack(0), dice=WOUND, hero=sheet(stamina=(2, 18)))
    assert session.state.ending == Ending("death", "", "Garde")
    assert standing(session).round == 1


def test_killed_by_what_a_blow_brings_no_round_follows() -> None:
    foes = [foe(8, 8, hits=[{"change": "stamina", "by": -30}])]
    session = engaged(Attack(0), Attack(0), dice=WOUND, foes=foes)
    assert session.state.ending == Ending("death", "", "book")
    assert standing(session).round == 1


def test_a_pending_blow_that_kills_ends_the_fight_before_another_round() -> None:
    session = engaged(Attack(0), Attack(0), dice=HIT, foes=[foe(8, 2)])
    assert events(session)[2:] == [
        FoeWounded("Garde", 2, 0),
        FoeFell("Garde", yielded=False),
        FightEnded("win", 1, 0),
    ]


def test_winning_leads_on_by_one_more_choice() -> None:
    win = {"to": 3, "text": "Il tombe.", "effects": [{"gold": 4}]}
    session = engaged(Attack(0), Accept(), dice=HIT, foes=[foe(8, 2)], win=win)
    assert (session.state.visit.section, session.state.visit.onward) == ("1", "3")
    assert session.state.sheet.gold == 9
    assert events(session, Told) == [Told("Il tombe.")]
    assert open_choices(rules_of(session), session.state) == ["onward"]
    session.do(Choose("onward"))
    assert session.state.visit.section == "3"


def test_winning_where_the_section_goes_on() -> None:
    rules = game(
        {
            1: {
                **fight(foe(8, 2)),
                "choices": [
                    {"text": "past", "id": "past", "to": 2},
                    {"text": "won", "id": "won", "to": 2, "after": "win"},
                    {"text": "any", "id": "any", "to": 2, "after": "fight"},
                    {"text": "lost", "id": "lost", "to": 2, "after": "defeat"},
                ],
            },
            2: {},
        }
    )
    start = at(sheet(), fight="open")
    assert open_choices(rules, start) == ["past"]
    session = play(rules, start, Engage())
    assert open_choices(rules, session.state) == []
    session = play(rules, session.state, Attack(0), Accept(), dice=HIT)
    assert open_choices(rules, session.state) == ["won", "any"]
    assert refused(session, Choose("past")) == ("after_fight", "past", "")
    assert refused(session, Choose("lost")) == ("after_fight", "lost", "")


def test_losing_that_is_not_death() -> None:
    lose = {"to": 3, "text": "Le noir.", "effects": [{"gold": -99}]}
    hero = sheet(stamina=(2, 18))
    session = engaged(Attack(0), LUCK, dice=[*WOUND, UNLUCKY], hero=hero, lose=lose)
    assert (session.state.fight, session.state.ending) == (None, None)
    assert (session.state.sheet.stamina, session.state.sheet.gold) == (Stat(18, 1), 0)
    assert (session.state.visit.fight, session.state.visit.onward) == ("defeat", "3")
    assert events(session, HeroWounded, FightEnded, Told, Died) == [
        HeroWounded("Garde", 2, 1, lucky=False),
        FightEnded("defeat", 1, 1),
        Told("Le noir."),
    ]


def test_losing_at_stamina_one_leaves_one() -> None:
    hero = sheet(stamina=(1, 18))
    session = engaged(Attack(0), Accept(), dice=WOUND, hero=hero, lose={"to": 3})
    assert session.state.sheet.stamina == Stat(18, 1)
    assert session.state.visit.fight == "defeat"


def test_luck_that_saves_at_the_last_point_is_no_defeat() -> None:
    hero = sheet(stamina=(2, 18))
    session = engaged(Attack(0), LUCK, dice=[*WOUND, LUCKY], hero=hero, lose={"to": 3})
    assert standing(session).wounds == ()
    assert session.state.sheet.stamina == Stat(18, 1)


def test_a_wound_that_leaves_just_one_is_no_defeat() -> None:
    hero = sheet(stamina=(3, 18))
    session = engaged(Attack(0), Accept(), dice=WOUND, hero=hero, lose={"to": 3})
    assert session.state.sheet.stamina == Stat(18, 1)
    assert session.state.visit.fight == "open"


def test_effects_of_losing_can_kill() -> None:
    lose = {"to": 3, "effects": [{"change": "stamina", "by": -1, "why": "Le froid"}]}
    hero = sheet(stamina=(2, 18))
    session = engaged(Attack(0), Accept(), dice=WOUND, hero=hero, lose=lose)
    assert session.state.ending == Ending("death", "", "Le froid")
    assert session.state.visit.onward == ""


def test_a_limit_of_rounds() -> None:
    limit = {"after": 2, "text": "La cloche.", "to": 2}
    session = engaged(Attack(0), Attack(0), dice=[(3, 4), (3, 3)] * 2, limit=limit)
    assert (session.state.fight, session.state.visit.fight) == (None, "limit")
    assert session.state.visit.onward == "2"
    assert events(session, FightEnded, Told) == [FightEnded("limit", 2, 0), Told("La cloche.")]


def test_a_limit_waits_for_the_last_wound() -> None:
    limit = {"after": 1, "to": 2}
    session = engaged(Attack(0), dice=WOUND, limit=limit)
    assert standing(session).wounds == (Wound(0, True, 2),)
    assert LUCK in list(session.game.legal(session.state))
    session = engaged(Attack(0), LUCK, dice=[*WOUND, LUCKY], limit=limit)
    assert (session.state.visit.fight, session.state.sheet.stamina) == ("limit", Stat(18, 17))


def test_a_kill_in_the_last_round_is_a_victory() -> None:
    limit = {"after": 1, "to": 2}
    session = engaged(Attack(0), Accept(), dice=HIT, foes=[foe(8, 2)], limit=limit)
    assert session.state.visit.fight == "win"


def test_another_round_after_the_limit_is_not_fought() -> None:
    limit = {"after": 1, "to": 2}
    session = engaged(Attack(0), Attack(0), dice=WOUND, limit=limit)
    assert events(session, FightEnded) == [FightEnded("limit", 1, 2)]
    assert session.state.visit.onward == "2"


def test_what_a_limit_leaves_open() -> None:
    section = {
        **fight(limit={"after": 1}),
        "choices": [
            {"text": "…", "id": "won", "to": 2, "after": "win"},
            {"text": "…", "id": "any", "to": 2, "after": "fight"},
        ],
    }
    rules = game({1: section, 2: {}})
    start = at(sheet(), fight="open")
    session = play(rules, start, Engage(), Attack(0), dice=[(3, 4), (3, 3)])
    assert open_choices(rules, session.state) == ["any"]


def test_the_hero_who_dies_in_a_fight_can_do_nothing_more() -> None:
    session = engaged(Attack(0), Accept(), dice=WOUND, hero=sheet(stamina=(1, 18)))
    for action in (Attack(0), Accept(), LUCK, do.Flee(), Engage()):
        assert refused(session, action) == ("over", "death")


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (Attack(1), ("no_such_foe", 1, "")),
        (Attack(-1), ("no_such_foe", -1, "")),
        (Engage(), ("in_fight", "")),
        (Choose("2"), ("in_fight", "")),
        (TurnTo("2"), ("in_fight", "")),
    ],
)
def test_what_a_fight_refuses(action: Any, said: tuple[Any, ...]) -> None:
    assert refused(engaged(), action) == said


@pytest.mark.parametrize("action", [Attack(0), Accept(), LUCK, do.Flee()])
def test_what_needs_a_fight(action: Any) -> None:
    session = play(game({1: fight()}), at(sheet(), fight="open"))
    assert refused(session, action) == ("not_in_fight", "")


def test_no_fight_where_the_section_has_none() -> None:
    session = play(game({1: {}}), at(sheet()))
    assert refused(session, Engage()) == ("no_fight", "")


def test_a_fight_that_is_over_is_not_begun_again() -> None:
    session = engaged(Attack(0), Accept(), dice=HIT, foes=[foe(8, 2)])
    assert refused(session, Engage()) == ("no_fight", "")


def test_no_fight_is_begun_once_a_result_leads_on() -> None:
    test = {"kind": "skill", "success": {"to": 2, "text": "Passé."}, "failure": {}}
    section = {**fight(), "choices": [{"id": "slip", "text": "…", "test": test}]}
    rules = game({1: section, 2: {}})
    session = play(rules, at(sheet(), fight="open"), Choose("slip"), dice=[(1, 1)])
    assert refused(session, Engage()) == ("no_fight", "")
    assert next(iter(rules.legal(session.state))) == Choose("onward")


@pytest.mark.parametrize(
    ("dice", "then", "sections"),
    [(HIT, [Accept()], "won"), (WOUND, [Accept()], "lost"), ([], [do.Flee(), Accept()], "fled")],
)
def test_C16_an_exit_opens_however_a_fight_ends(dice: Dice, then: list[Any], sections: str) -> None:
    section = {
        **fight(foe(8, 2), flee={"to": 2}, lose={}),
        "choices": [
            {"text": "…", "id": "won", "to": 3, "after": "win"},
            {"text": "…", "id": "lost", "to": 3, "after": "defeat"},
        ],
    }
    rules = game({1: section, 2: {"choices": [{"text": "…", "id": "fled", "to": 3}]}, 3: {}})
    start = at(sheet(stamina=(3 if sections == "fled" else 2, 18)), fight="open")
    attacks = [] if sections == "fled" else [Attack(0)]
    session = play(rules, start, Engage(), *attacks, *then, dice=dice)
    assert open_choices(rules, session.state) == [sections]


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


def test_a_foe_that_gives_up_at_once_is_no_fight_without_end() -> None:
    session = engaged(foes=[foe(8, 4, yields_at=4)], win={"to": 3})
    assert events(session) == [FightBegan(("Garde",), "in_turn"), FightEnded("win", 0, 0)]
    assert session.state.visit.onward == "3"


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
