"""Several foes: in turn, as one, together, one roll; allies (R13, R14)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from gamebook_desktop.core.session import Session
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.actions import Accept, Attack, Engage
from gamebook_desktop.games.gamebook.events import Died, LuckTested
from gamebook_desktop.games.gamebook.events_fight import (
    AllyWounded,
    Clashed,
    FightBegan,
    FightEnded,
    FoeFell,
    FoeWounded,
    HeroWounded,
)
from gamebook_desktop.games.gamebook.state import Ending, Fight, Stat, State, Wound
from tests.games.gamebook.helpers import (
    HIT,
    LUCK,
    PARRY,
    WOUND,
    Dice,
    at,
    book,
    events,
    fight,
    foe,
    game,
    play,
    refused,
    sheet,
)

LOW, HIGH, MIDDLE = (1, 1), (6, 6), (3, 4)
TWO = [foe(8, 4, name="Ours"), foe(7, 6, name="Loup")]


def met(
    *actions: Any,
    dice: Dice = (),
    foes: Any = None,
    hero: Any = None,
    options: dict[str, Any] | None = None,
    **said: Any,
) -> Session[State]:
    """A fight against several foes, begun, and what is done in it."""
    rules = game({1: fight(*(foes or TWO), **said), 2: {}}, options)
    return play(rules, at(hero or sheet(), fight="open"), Engage(), *actions, dice=dice)


def under_way(session: Session[State]) -> Fight:
    """The fight."""
    assert session.state.fight is not None
    return session.state.fight


def left(session: Session[State]) -> list[int]:
    """Stamina of the foes."""
    return [each.now for each in under_way(session).foes]


def attacks(session: Session[State]) -> list[int]:
    """Foes that may be struck at now."""
    legal = session.game.legal(session.state)
    return [action.target for action in legal if isinstance(action, Attack)]


@pytest.mark.parametrize("mode", ["in_turn", "together", "one_roll"])
def test_R13_option_default_fight_mode(mode: str) -> None:
    session = met(options={"default_fight_mode": mode})
    assert events(session) == [FightBegan(("Ours", "Loup"), mode)]


@pytest.mark.parametrize("mode", ["in_turn", "together", "one_roll"])
def test_R13_what_the_section_says_wins_over_the_option(mode: str) -> None:
    other = "together" if mode == "in_turn" else "in_turn"
    session = met(options={"default_fight_mode": other}, mode=mode)
    assert under_way(session).mode == mode


def test_R13_one_foe_is_met_in_turn_whatever_the_option() -> None:
    session = met(foes=TWO[:1], options={"default_fight_mode": "together"})
    assert under_way(session).mode == "in_turn"


def test_G53_R13_as_one_is_one_block_and_one_luck_a_wound() -> None:
    session = met(
        Attack(0),
        LUCK,
        dice=[*HIT, LOW],
        foes=[foe(7, 10, name="Deux gardes")],
        mode="as_one",
    )
    assert (under_way(session).mode, left(session)) == ("as_one", [6])
    assert refused(session, LUCK) == ("no_wound", "R5")
    with pytest.raises(ValidationError, match="as_one takes a single block"):
        book({1: fight(*TWO, mode="as_one")})


def test_R14_in_turn_the_next_steps_up_without_a_free_wound() -> None:
    session = met(Attack(0), LUCK, dice=[*HIT, LOW])
    assert (left(session), attacks(session)) == ([0, 6], [1])
    assert session.state.sheet.stamina == Stat(18, 18)
    assert events(session, FoeFell, FightEnded) == [FoeFell("Ours", yielded=False)]
    assert refused(session, Attack(0)) == ("foe_out", "Ours", "")


def test_R14_in_turn_the_second_waits() -> None:
    session = met()
    assert attacks(session) == [0]
    assert refused(session, Attack(1)) == ("not_your_turn", "Ours", "R14")


def test_R14_luck_and_stamina_carry_over_and_the_last_one_ends_it() -> None:
    session = met(
        *[Attack(0), LUCK],
        *[Attack(1), Accept(), Attack(1), LUCK, Attack(1), Accept()],
        dice=[*HIT, LOW, *WOUND, *HIT, (4, 4), *HIT],
    )
    assert session.state.visit.fight == "win"
    assert session.state.sheet.stamina == Stat(18, 16)
    assert session.state.sheet.luck == Stat(9, 7)
    assert events(session, LuckTested, FightEnded) == [
        LuckTested(LOW, 9, True),
        LuckTested((4, 4), 8, True),
        FightEnded("win", 4, 2),
    ]


def test_G54_B29_luck_after_a_kill_never_touches_the_next_foe() -> None:
    killing = met(Attack(0), dice=HIT, foes=[foe(8, 2, name="Ours"), TWO[1]])
    assert under_way(killing).wounds == (Wound(0, False, 2),)
    lucky = met(Attack(0), LUCK, dice=[*HIT, LOW], foes=[foe(8, 2, name="Ours"), TWO[1]])
    assert left(lucky) == [0, 6]
    assert refused(lucky, LUCK) == ("no_wound", "R5")
    late = met(Attack(0), Accept(), dice=HIT, foes=[foe(8, 2, name="Ours"), TWO[1]])
    assert refused(late, LUCK) == ("no_wound", "R5")
    assert left(late) == [0, 6]


def test_in_turn_only_the_one_who_fights_rolls() -> None:
    session = met(Attack(0), dice=WOUND)
    assert [clash.foe for clash in under_way(session).clashes] == [0]


def test_striking_on_after_a_kill_meets_the_next_foe() -> None:
    foes = [foe(8, 2, name="Ours"), TWO[1]]
    session = met(Attack(0), Attack(0), dice=[*HIT, *PARRY], foes=foes)
    assert [clash.foe for clash in under_way(session).clashes] == [0, 1]


def test_R13_together_each_foe_has_its_own_pair_of_rolls() -> None:
    session = met(Attack(1), dice=[LOW, HIGH, HIGH, LOW], mode="together")
    assert events(session, Clashed) == [
        Clashed(1, "Loup", LOW, 9, HIGH, 21, "hit"),
        Clashed(1, "Ours", HIGH, 20, LOW, 11, "wound"),
    ]
    assert under_way(session).wounds == (Wound(1, False, 2), Wound(0, True, 2))
    assert attacks(session) == [0, 1]


def test_R13_together_the_others_can_only_wound() -> None:
    session = met(Attack(0), dice=[*PARRY, LOW, HIGH], mode="together")
    assert [clash.result for clash in under_way(session).clashes] == ["parry", "parry"]
    assert under_way(session).wounds == ()
    assert left(session) == [4, 6]


def test_R13_one_roll_stands_against_all() -> None:
    three = [*TWO, foe(9, 5, name="Rat")]
    session = met(Attack(2), dice=[LOW, MIDDLE, HIGH, LOW], foes=three, mode="one_roll")
    assert events(session, Clashed) == [
        Clashed(1, "Rat", LOW, 11, MIDDLE, 16, "hit"),
        Clashed(1, "Ours", HIGH, 20, MIDDLE, 16, "wound"),
        Clashed(1, "Loup", LOW, 9, MIDDLE, 16, "parry"),
    ]


@pytest.mark.parametrize(
    ("mode", "asked"),
    [
        ("in_turn", ["attack_foe", "attack_hero"]),
        ("together", ["attack_foe", "attack_hero", "attack_foe", "defend_hero"]),
        ("one_roll", ["attack_foe", "attack_hero", "attack_foe"]),
    ],
)
def test_R37_the_order_of_the_dice(mode: str, asked: list[str]) -> None:
    seen = []

    def person(question: Any, _place: str) -> tuple[int, ...]:
        seen.append(question.why)
        return (2,) * int(question.count)

    session = Session(game({1: fight(*TWO, mode=mode)}), at(sheet(), fight="open"), person)
    session.do(Engage())
    session.do(Attack(0))
    assert seen == asked


def test_R5_luck_is_for_the_first_wound_that_waits() -> None:
    session = met(Attack(0), LUCK, dice=[*HIT, *WOUND, LOW], mode="together")
    assert left(session) == [0, 6]
    assert under_way(session).wounds == (Wound(0 + 1, True, 2),)
    session = met(Attack(0), LUCK, LUCK, dice=[*HIT, *WOUND, LOW, HIGH], mode="together")
    assert (left(session), session.state.sheet.stamina) == ([0, 6], Stat(18, 15))
    assert [(clash.foe, clash.lucky) for clash in under_way(session).clashes] == [
        (0, True),
        (1, False),
    ]


def test_two_wounds_of_a_round_have_each_their_luck() -> None:
    session = met(Attack(0), Accept(), LUCK, dice=[*WOUND, *WOUND, LOW], mode="together")
    assert session.state.sheet.stamina == Stat(18, 18 - 2 - 1)
    assert events(session, HeroWounded) == [
        HeroWounded("Ours", 18, 16),
        HeroWounded("Loup", 16, 15, lucky=True),
    ]


def test_the_first_of_two_wounds_kills_and_the_second_is_not_counted() -> None:
    session = met(
        Attack(0), Attack(0), dice=[*WOUND, *WOUND], hero=sheet(stamina=(2, 18)), mode="together"
    )
    assert session.state.ending == Ending("death", "", "Ours")
    assert events(session, HeroWounded, Died) == [HeroWounded("Ours", 2, 0), Died("Ours")]


def test_the_hero_is_dead_if_both_sides_fall_in_a_round() -> None:
    session = met(
        *[Attack(0), Accept(), Accept()],
        dice=[*HIT, *WOUND],
        foes=[foe(8, 2, name="Ours"), foe(8, 2, name="Loup")],
        hero=sheet(stamina=(2, 18)),
        mode="together",
    )
    assert left(session) == [0, 2]
    assert session.state.ending == Ending("death", "", "Loup")


def test_the_last_foe_down_with_a_wound_still_to_take() -> None:
    said: dict[str, Any] = {
        "mode": "together",
        "foes": [foe(8, 2, name="Ours"), foe(8, 2, name="Loup")],
    }
    session = met(Attack(0), Attack(1), dice=[*HIT, *WOUND, *HIT], **said)
    assert session.state.sheet.stamina == Stat(18, 16)
    assert left(session) == [0, 2]
    session = met(*[Attack(0), Attack(1), Accept()], dice=[*HIT, *WOUND, *HIT], **said)
    assert session.state.visit.fight == "win"


def test_B19_the_target_can_change_every_round_and_must_after_a_kill() -> None:
    session = met(
        *[Attack(0), Accept(), Attack(1), Accept()],
        dice=[*HIT, *PARRY, *HIT, *PARRY],
        mode="together",
    )
    assert left(session) == [2, 4]
    session = met(*[Attack(0), LUCK], dice=[*HIT, *PARRY, LOW], mode="together")
    assert attacks(session) == [1]
    assert refused(session, Attack(0)) == ("foe_out", "Ours", "")


def test_a_dead_foe_rolls_no_more() -> None:
    session = met(*[Attack(0), LUCK, Attack(1)], dice=[*HIT, *PARRY, LOW, *PARRY], mode="together")
    assert [clash.foe for clash in under_way(session).clashes] == [0, 1, 1]


def test_a_foe_that_yields_strikes_no_more() -> None:
    foes = [foe(8, 8, name="Ours", yields_at=6), TWO[1]]
    session = met(
        *[Attack(0), Accept(), Attack(1)], dice=[*HIT, *PARRY, *PARRY], foes=foes, mode="together"
    )
    assert events(session, FoeFell) == [FoeFell("Ours", yielded=True)]
    assert [clash.foe for clash in under_way(session).clashes] == [0, 1, 1]


def test_together_each_foes_blows_bring_their_own() -> None:
    foes = [
        foe(8, 8, name="Ours", hits=[{"gold": -1}]),
        foe(7, 6, name="Loup", first_hit=[{"codeword": "MORSURE"}]),
    ]
    session = met(
        *[Attack(0), Accept(), Accept()], dice=[*WOUND, *WOUND], foes=foes, mode="together"
    )
    assert (session.state.sheet.gold, session.state.world.codewords) == (4, ("MORSURE",))
    assert [each.hit_hero for each in under_way(session).foes] == [True, True]


def test_two_foes_of_one_name_are_told_apart() -> None:
    session = met(
        *[Attack(1), LUCK], dice=[*HIT, *PARRY, LOW], foes=[foe(8, 8), foe(8, 8)], mode="together"
    )
    assert left(session) == [8, 4]


ALLY = {"name": "Sœur", "skill": 7, "stamina": 4}


def test_an_ally_crosses_blades_with_the_target() -> None:
    session = met(Attack(0), dice=[*PARRY, LOW, HIGH], foes=[foe(8, 8)], allies=[ALLY])
    assert events(session)[1:] == [
        Clashed(1, "Garde", (3, 4), 15, (3, 3), 15, "parry"),
        Clashed(1, "Garde", LOW, 10, HIGH, 19, "hit", "Sœur"),
        FoeWounded("Garde", 8, 6),
    ]
    assert under_way(session).wounds == (), "no luck is involved"


def test_an_ally_is_wounded_and_falls() -> None:
    session = met(
        *[Attack(0)] * 3,
        dice=[*PARRY, *WOUND, *PARRY, *WOUND, *PARRY],
        foes=[foe(8, 8)],
        allies=[ALLY],
    )
    assert events(session, AllyWounded) == [AllyWounded("Sœur", 4, 2), AllyWounded("Sœur", 2, 0)]
    assert [ally.now for ally in under_way(session).allies] == [0]
    assert session.state.ending is None


def test_a_foes_own_damage_meets_the_ally_too() -> None:
    session = met(Attack(0), dice=[*PARRY, *WOUND], foes=[foe(8, 8, damage=3)], allies=[ALLY])
    assert events(session, AllyWounded) == [AllyWounded("Sœur", 4, 1)]


def test_an_allys_draw_is_a_parry() -> None:
    session = met(Attack(0), dice=[*PARRY, (3, 3), (3, 4)], foes=[foe(8, 8)], allies=[ALLY])
    assert events(session, FoeWounded, AllyWounded) == []
    assert [clash.result for clash in under_way(session).clashes] == ["parry", "parry"]


def test_a_foe_killed_by_an_ally_falls_and_the_fight_is_won() -> None:
    session = met(Attack(0), dice=[*PARRY, LOW, HIGH], foes=[foe(8, 2)], allies=[ALLY])
    assert session.state.visit.fight == "win"
    assert events(session)[3:] == [
        FoeWounded("Garde", 2, 0),
        FoeFell("Garde", yielded=False),
        FightEnded("win", 1, 0),
    ]


def test_a_wound_on_a_foe_the_ally_has_killed_does_not_wait() -> None:
    session = met(Attack(0), dice=[*HIT, LOW, HIGH], foes=[foe(8, 2), foe(8, 6)], allies=[ALLY])
    assert (left(session), under_way(session).wounds) == ([0, 6], ())
    assert refused(session, LUCK) == ("no_wound", "R5")
    assert events(session, FoeFell) == [FoeFell("Garde", yielded=False)]


def test_the_heros_own_wound_waits_though_the_ally_kills() -> None:
    session = met(
        *[Attack(0), LUCK], dice=[*WOUND, LOW, HIGH, LOW], foes=[foe(8, 2)], allies=[ALLY]
    )
    assert session.state.visit.fight == "win"
    assert session.state.sheet.stamina == Stat(18, 17)


def test_a_foe_that_only_silver_harms_is_not_harmed_by_an_ally() -> None:
    foes = [foe(8, 8, wounded_by={"wields": "argent"})]
    session = met(Attack(0), dice=[*PARRY, LOW, HIGH], foes=foes, allies=[ALLY])
    assert left(session) == [8]
    assert [clash.result for clash in under_way(session).clashes] == ["parry", "miss"]


def test_two_allies_the_second_does_not_strike_the_dead() -> None:
    allies = [ALLY, {"name": "Frère", "skill": 6, "stamina": 6}]
    session = met(Attack(0), dice=[*PARRY, LOW, HIGH], foes=[foe(8, 2)], allies=allies)
    assert [event.ally for event in events(session, Clashed)] == ["", "Sœur"]
    session = met(Attack(0), dice=[*PARRY, *PARRY, *PARRY], foes=[foe(8, 2)], allies=allies)
    assert [event.ally for event in events(session, Clashed)] == ["", "Sœur", "Frère"]


def test_allies_come_whole_to_the_next_fight() -> None:
    section = fight(foe(8, 8), allies=[ALLY], flee={"to": 2}, again=True)
    rules = game({1: section, 2: {"choices": [{"text": "…", "to": 1}]}})
    start = at(sheet(), fight="open")
    session = play(rules, start, Engage(), Attack(0), dice=[*PARRY, *WOUND])
    session = play(rules, session.state, do.Flee(), Accept(), do.Choose("1"), Engage())
    assert [ally.now for ally in under_way(session).allies] == [4]
