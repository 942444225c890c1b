"""Making a sheet: dice, talents, potion, the start kit; a sheet taken over from paper."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.actions import (
    Begin,
    Choose,
    Drink,
    Eat,
    RollSheet,
    SetSheet,
    Transcribe,
)
from gamebook_desktop.games.gamebook.events import (
    Begun,
    Entered,
    SheetRolled,
    StatChanged,
    Transcribed,
)
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import Modifier, Stat, State
from tests.games.gamebook.helpers import (
    DATA,
    OPTIONS,
    book,
    events,
    game,
    open_choices,
    play,
    refused,
    sheet,
)

SEVEN = (
    "decrypteur",
    "monte_en_l_air",
    "crocheteur",
    "vide_gousset",
    "passe_murailles",
    "pas_de_loup",
    "cache_tampon",
)
THREE = ("crocheteur", "decrypteur", "cache_tampon")
SIGN = Begin("Mirre", THREE, "vigueur")


def values(state: State) -> tuple[tuple[int, int], ...]:
    """(now, Initial) of skill, stamina and luck."""
    shown = state.sheet
    return tuple((stat.value, stat.initial) for stat in (shown.skill, shown.stamina, shown.luck))


@pytest.mark.parametrize(
    ("dice", "totals_"),
    [
        ([(1,), (1, 1), (1,)], (7, 14, 7)),
        ([(6,), (6, 6), (6,)], (12, 24, 12)),
        ([(3,), (2, 5), (4,)], (9, 19, 10)),
    ],
)
def test_G2_skill_stamina_luck_from_dice(
    dice: list[tuple[int, ...]], totals_: tuple[int, int, int]
) -> None:
    session = play(game(), State(), RollSheet(), dice=dice)
    assert values(session.state) == tuple((total, total) for total in totals_)
    flat = tuple(face for faces in dice for face in faces)
    assert events(session) == [SheetRolled(*totals_, flat)]


def test_G3_luck_is_one_die_and_six() -> None:
    session = play(game(), State(), RollSheet(), dice=[(1,), (1, 1), (4,)])
    assert session.state.sheet.luck == Stat(10, 10)


def test_the_dice_are_asked_in_the_order_of_the_sheet() -> None:
    asked = []

    def person(question: Any, _place: str) -> tuple[int, ...]:
        asked.append((question.why, question.count, question.facts))
        return (0,) * int(question.count)

    Session(game(), State(), person).do(RollSheet())
    assert asked == [("skill", 1, (6,)), ("stamina", 2, (12,)), ("luck", 1, (6,))]


def test_G5_what_is_now_starts_at_the_initial_and_play_never_erases_it() -> None:
    sections = {
        1: {
            "text": "…",
            "effects": [
                {"change": "skill", "by": -3},
                {"change": "stamina", "by": -9},
                {"change": "luck", "by": -2},
            ],
        }
    }
    session = play(game(sections), State(), SetSheet(9, 20, 11), SIGN)
    assert values(session.state) == ((6, 9), (11, 20), (9, 11))


def test_a_sheet_is_rolled_once() -> None:
    session = play(game(), State(), RollSheet(), dice=[(1,), (1, 1), (1,)])
    assert refused(session, RollSheet()) == ("already_rolled", "creation")


@pytest.mark.parametrize("typed", [(7, 14, 7), (12, 24, 12), (9, 19, 10)])
def test_values_of_real_dice_are_entered(typed: tuple[int, int, int]) -> None:
    session = play(game(), State(), SetSheet(*typed))
    assert values(session.state) == tuple((number, number) for number in typed)
    assert events(session) == [SheetRolled(*typed, ())]


def test_entered_values_can_be_entered_again() -> None:
    session = play(game(), State(), SetSheet(7, 14, 7), SetSheet(9, 20, 11))
    assert values(session.state) == ((9, 9), (20, 20), (11, 11))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ((6, 14, 7), ("out_of_range", "skill", 7, 12, "creation")),
        ((13, 14, 7), ("out_of_range", "skill", 7, 12, "creation")),
        ((7, 13, 7), ("out_of_range", "stamina", 14, 24, "creation")),
        ((7, 25, 7), ("out_of_range", "stamina", 14, 24, "creation")),
        ((7, 14, 6), ("out_of_range", "luck", 7, 12, "creation")),
        ((7, 14, 13), ("out_of_range", "luck", 7, 12, "creation")),
    ],
)
def test_values_no_dice_can_give_are_refused(
    typed: tuple[int, int, int], said: tuple[Any, ...]
) -> None:
    assert refused(play(game(), State()), SetSheet(*typed)) == said


@pytest.mark.parametrize(
    "talents",
    [
        (),
        THREE[:1],
        THREE[:2],
        (*THREE, "pas_de_loup"),
        SEVEN,
        ("crocheteur", "crocheteur", "decrypteur"),
        ("crocheteur", "decrypteur", "cache_tampon", "crocheteur"),
    ],
)
def test_G6_exactly_three_distinct_talents(talents: tuple[str, ...]) -> None:
    session = play(game(), State(), SetSheet(9, 18, 9))
    assert refused(session, replace(SIGN, talents=talents)) == ("talents_three", 3, "R33")


def test_R33_no_talent_outside_the_seven() -> None:
    assert tuple(DATA.talents) == SEVEN
    session = play(game(), State(), SetSheet(9, 18, 9))
    false = replace(SIGN, talents=("crocheteur", "decrypteur", "vol"))
    assert refused(session, false) == ("talent_unknown", "vol", "talents")


def test_R33_all_35_triples_can_be_signed_with_each_potion() -> None:
    rules = game()
    rolled = play(rules, State(), SetSheet(9, 18, 9)).state
    signs = [
        Begin("", talents, potion) for talents in combinations(SEVEN, 3) for potion in DATA.potions
    ]
    assert list(rules.legal(rolled)) == signs
    assert len(signs) == 105
    for sign in signs:
        signed = play(rules, rolled, sign).state.sheet
        assert (signed.talents, signed.potion) == (sign.talents, sign.potion)


def test_one_of_three_potions() -> None:
    assert list(DATA.potions) == ["adresse", "vigueur", "bonne_fortune"]
    session = play(game(), State(), SetSheet(9, 18, 9))
    assert refused(session, replace(SIGN, potion="")) == ("potion_unknown", "", "potions")


def test_G8_R32_start_kit() -> None:
    session = play(game(), State(), SetSheet(9, 18, 9), SIGN)
    kit = session.state.sheet
    assert kit.carried == ("epee", "armure_de_cuir", "lanterne", "torche", "briquet")
    assert (kit.wielded, kit.gold, kit.meals, kit.potion, kit.doses) == (
        "epee",
        5,
        10,
        "vigueur",
        2,
    )
    assert kit.talents == ("decrypteur", "crocheteur", "cache_tampon"), "in the order of the book"
    assert events(session, Begun, Entered) == [
        Begun("Mirre", kit.talents, "vigueur"),
        Entered("1"),
    ]


def test_B31_gold_talents_and_doses_at_the_start_are_those_of_the_french_book() -> None:
    started = play(game(), State(), SetSheet(9, 18, 9), SIGN).state.sheet
    assert (started.gold, started.doses, len(started.talents)) == (5, 2, 3)


@pytest.mark.parametrize("gold", [0, 5, 10, 15, 20])
def test_option_start_gold(gold: int) -> None:
    session = play(game(options={"start_gold": gold}), State(), SetSheet(9, 18, 9), SIGN)
    assert session.state.sheet.gold == gold


@pytest.mark.parametrize("doses", [1, 2, 3])
def test_R24_option_potion_doses(doses: int) -> None:
    session = play(game(options={"potion_doses": doses}), State(), SetSheet(9, 18, 9), SIGN)
    assert session.state.sheet.doses == doses
    for _ in range(doses):
        session.do(Drink(sure=True))
    assert refused(session, Drink(sure=True)) == ("no_dose", "R24")


@pytest.mark.parametrize(
    ("tools_count", "taken"),
    [(False, ("meals", "potion")), (True, ("meals", "potion", "lanterne", "torche", "briquet"))],
)
def test_G9_R30_places_taken_at_the_start(tools_count: bool, taken: tuple[str, ...]) -> None:
    rules = game(options={"tools_take_places": tools_count})
    state = play(rules, State(), SetSheet(9, 18, 9), SIGN).state
    assert totals.bag(rules.rules, state.sheet) == taken
    assert rules.sheet.bag == 6


def test_the_book_opens_at_its_own_first_section() -> None:
    rules = game({7: {"choices": [{"text": "…", "to": "7"}]}}, start=7)
    session = play(rules, State(), SetSheet(9, 18, 9), SIGN)
    assert session.state.visit.section == "7"
    assert session.state.world.path == ("7",)


def test_the_first_section_works_on_the_signed_sheet() -> None:
    sections = {
        1: {
            "effects": [{"gold": 3}],
            "fight": {"foes": [{"name": "Rat", "skill": 5, "stamina": 4}]},
        }
    }
    state = play(game(sections), State(), SetSheet(9, 18, 9), SIGN).state
    assert (state.sheet.gold, state.visit.fight, state.fight) == (8, "open", None)


@pytest.mark.parametrize("action", [SIGN])
def test_no_signature_before_the_dice(action: Begin) -> None:
    assert refused(play(game(), State()), action) == ("not_rolled", "creation")


@pytest.mark.parametrize("action", [Choose("1"), Eat(), Drink()])
def test_nothing_is_done_before_the_sheet_is_signed(action: Any) -> None:
    session = play(game(), State(), SetSheet(9, 18, 9))
    assert refused(session, action) == ("not_begun", "")


@pytest.mark.parametrize(
    "action", [RollSheet(), SetSheet(9, 18, 9), SIGN, Transcribe(sheet(), "1")]
)
def test_a_signed_sheet_is_not_made_again(action: Any) -> None:
    session = play(game(), State(), SetSheet(9, 18, 9), SIGN)
    assert refused(session, action) == ("already_begun", "")


def test_legal_before_the_dice_is_the_roll() -> None:
    assert list(game().legal(State())) == [RollSheet()]


def test_D3_a_sheet_under_way_is_taken_over_at_any_section() -> None:
    sections = {1: {}, 12: {"choices": [{"text": "…", "to": 1}]}}
    rules = game(sections)
    mine = sheet((7, 9), (13, 20), (4, 11), gold=31, meals=3, doses=1)
    session = play(rules, State(), Transcribe(mine, "12"))
    assert session.state.sheet == mine
    assert session.state.begun
    assert events(session) == [Transcribed("Mirre", "12"), Entered("12", by_hand=True)]
    assert open_choices(rules, session.state) == ["1"]


def test_C8_a_book_can_be_opened_in_the_middle_with_nothing_missing() -> None:
    sections = {
        1: {"effects": [{"counter": "hours", "at": 5}, {"codeword": "ASH"}]},
        9: {
            "choices": [
                {"text": "late", "to": 1, "when": {"counter": {"id": "hours", "least": 1}}},
                {"text": "free", "id": "free", "to": 1},
            ]
        },
    }
    rules = game(sections, counters={"hours": {"start": 0}}, codewords={"ASH": "…"})
    session = play(rules, State(), Transcribe(sheet(), "9"))
    assert open_choices(rules, session.state) == ["free"]
    assert session.do(Choose("free")) is not None
    assert session.state.visit.section == "1"


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"stamina": Stat(20, 0)}, ("out_of_range", "stamina", 1, 999, "creation")),
        ({"stamina": Stat(0, 3)}, ("out_of_range", "stamina", 1, 999, "creation")),
        ({"skill": Stat(9, -1)}, ("out_of_range", "skill", 0, 999, "creation")),
        ({"luck": Stat(-1, 4)}, ("out_of_range", "luck", 0, 999, "creation")),
        ({"gold": -1}, ("out_of_range", "gold", 0, 999, "creation")),
        ({"meals": -1}, ("out_of_range", "meals", 0, 999, "creation")),
        ({"doses": -1}, ("out_of_range", "doses", 0, 999, "creation")),
        ({"talents": ("vol",)}, ("talent_unknown", "vol", "talents")),
        ({"potion": "soupe"}, ("potion_unknown", "soupe", "potions")),
        ({"wielded": "hache"}, ("not_carried", "hache", "R17")),
    ],
)
def test_a_sheet_that_cannot_be_is_not_taken_over(
    fields: dict[str, Any], said: tuple[Any, ...]
) -> None:
    session = play(game(), State())
    assert refused(session, Transcribe(replace(sheet(), **fields), "1")) == said


@pytest.mark.parametrize(
    "fields",
    [
        {"skill": Stat(9, 11), "luck": Stat(8, 9)},
        {"potion": "", "doses": 0},
        {"potion": "", "doses": 3},
        {"talents": ()},
        {"carried": ("caillou", "caillou", "plume"), "wielded": ""},
        {"modifiers": (Modifier("dark", "Noir", "attack", -1),)},
        {"skill": Stat(0, 0), "luck": Stat(0, 0)},
    ],
)
def test_an_odd_sheet_is_taken_over_and_plays_on(fields: dict[str, Any]) -> None:
    rules = game({1: {"choices": [{"text": "…", "to": 1}]}})
    odd = replace(sheet(), **fields)
    session = play(rules, State(), Transcribe(odd, "1"))
    assert session.state.sheet == odd
    for action in rules.legal(session.state):
        assert events(play(rules, session.state, action))


def test_a_sheet_is_taken_over_only_at_a_section_there_is() -> None:
    session = play(game(), State())
    assert refused(session, Transcribe(sheet(), "401")) == ("section_unknown", "401", "")


def test_A38_a_value_above_its_initial_stays_when_it_is_taken_over() -> None:
    above = sheet((9, 9), (21, 18), (9, 9))
    session = play(game(), State(), Transcribe(above, "1"))
    assert session.state.sheet.stamina == Stat(18, 21)
    assert events(session, StatChanged) == []


def test_an_option_that_does_not_exist_is_no_game() -> None:
    with pytest.raises(ValueError, match="option 'start_gold' cannot be 7"):
        game(options={"start_gold": 7})
    with pytest.raises(ValueError, match="option 'speed' cannot be 1"):
        game(options={"speed": 1})


def test_an_option_the_book_fixes_wins_over_the_one_chosen() -> None:
    fixed = book({1: {}}, options={"potion_doses": 1})
    assert Gamebook(fixed, DATA, OPTIONS.root, {"potion_doses": 3}).options["potion_doses"] == 1


def test_the_options_their_defaults_and_rulings() -> None:
    """A new option belongs into this table, and both its sides into a test."""
    assert {name: (option.default, option.rule) for name, option in OPTIONS.root.items()} == {
        "potion_doses": (2, "R24"),
        "start_gold": (5, "R35"),
        "tools_take_places": (False, "R30"),
        "empty_frees_place": (True, "R31"),
        "weapon_above_initial": (False, "R16"),
        "potion_between_wound_and_luck": (False, "R25"),
        "potion_in_fight": (True, "R25"),
        "luck_in_fight": (True, "R5"),
        "closed_choices": ("shown", "R33"),
        "default_fight_mode": ("in_turn", "R13"),
    }
    for option in OPTIONS.root.values():
        assert option.default in option.values
