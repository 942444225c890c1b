"""Beside a paper book: what the page gives and takes, tests, dice, things, words, extra fields."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import events as fact
from gamebook_desktop.games.gamebook.content_paper import ExtraField, fits
from gamebook_desktop.games.gamebook.events import (
    CodewordNoted,
    CodewordStruck,
    Died,
    DosesChanged,
    Ended,
    GoldChanged,
    ItemGained,
    ItemLost,
    ItemRefused,
    LuckTested,
    MealsChanged,
    ModifierBegan,
    ModifierEnded,
    StatChanged,
)
from gamebook_desktop.games.gamebook.events_paper import (
    DiceRolled,
    FieldAdded,
    FieldChanged,
    FieldRemoved,
)
from gamebook_desktop.games.gamebook.paper_fields import fields
from gamebook_desktop.games.gamebook.state import Ending, Modifier, OwnField
from gamebook_desktop.games.gamebook.totals import bag, bag_full
from tests.games.gamebook.helpers import at, events, game, play, refused, sheet
from tests.games.gamebook.paper_book import paper, reading

ADJUSTED: list[tuple[str, int, dict[str, Any], Any]] = [
    ("skill", -2, {"skill": (9, 9)}, StatChanged("skill", 9, 7, 7, "paper")),
    ("skill", 5, {"skill": (7, 9)}, StatChanged("skill", 7, 9, 12, "paper")),
    ("skill", -5, {"skill": (3, 9)}, StatChanged("skill", 3, 0, -2, "paper")),
    ("stamina", 4, {"stamina": (10, 18)}, StatChanged("stamina", 10, 14, 14, "paper")),
    ("luck", 3, {"luck": (8, 9)}, StatChanged("luck", 8, 9, 11, "paper")),
    ("luck", -3, {"luck": (2, 9)}, StatChanged("luck", 2, 0, -1, "paper")),
    ("gold", 12, {"gold": 5}, GoldChanged(5, 17, "paper")),
    ("gold", -12, {"gold": 5}, GoldChanged(5, 0, "paper")),
    ("meals", -2, {"meals": 10}, MealsChanged(10, 8, "paper")),
    ("meals", 2, {"meals": 3}, MealsChanged(3, 5, "paper")),
    ("doses", 1, {"doses": 1}, DosesChanged("vigueur", 1, 2)),
]


@pytest.mark.parametrize(("what", "by", "before", "event"), ADJUSTED)
def test_what_the_page_gives_and_takes(
    what: str, by: int, before: dict[str, Any], event: Any
) -> None:
    session = play(paper(), reading(**before), do.Adjust(what, by))
    assert events(session) == [event]


@pytest.mark.parametrize(
    ("what", "by", "refusal"),
    [
        ("gold", 0, ("nothing_changes", "")),
        ("gold", 1000, ("out_of_range", "change", -999, 999, "")),
        ("honour", 1, ("not_known", "honour", "")),
        ("doses", 1, ("no_potion", "R24")),
    ],
)
def test_changes_refused(what: str, by: int, refusal: tuple[Any, ...]) -> None:
    assert refused(play(paper(), reading(potion="", doses=0)), do.Adjust(what, by)) == refusal


TESTS: list[tuple[Any, tuple[int, ...], Any, int]] = [
    (do.TestValue("skill"), (4, 5), fact.Tested("skill", (4, 5), 9, True), 9),
    (do.TestValue("skill"), (4, 6), fact.Tested("skill", (4, 6), 9, False), 9),
    (do.TestValue("skill", 3), (1, 2, 6), fact.Tested("skill", (1, 2, 6), 9, True), 9),
    (do.TestValue("stamina", 4), (6, 6, 3, 3), fact.Tested("stamina", (6, 6, 3, 3), 18, True), 9),
    (do.TestValue("luck"), (3, 6), LuckTested((3, 6), 9, True), 8),
    (do.TestValue("luck"), (4, 6), LuckTested((4, 6), 9, False), 8),
]


@pytest.mark.parametrize(("action", "dice", "event", "luck"), TESTS)
def test_free_tests(action: Any, dice: tuple[int, ...], event: Any, luck: int) -> None:
    session = play(paper(), reading(), action, dice=[dice])
    assert events(session)[0] == event
    assert session.state.sheet.luck.value == luck


def test_a_free_luck_test_at_zero_is_unlucky_and_costs_nothing() -> None:
    session = play(paper(), reading(luck=(0, 9)), do.TestValue("luck"), dice=[(1, 1)])
    assert events(session, LuckTested) == [LuckTested((1, 1), 0, False)]
    assert session.state.sheet.luck.value == 0


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (do.TestValue("honour"), ("not_known", "honour", "")),
        (do.TestValue("skill", 7), ("out_of_range", "dice", 1, 6, "")),
        (do.RollDice(0), ("out_of_range", "dice", 1, 6, "")),
        (do.RollDice(7), ("out_of_range", "dice", 1, 6, "")),
    ],
)
def test_tests_and_dice_refused(action: Any, refusal: tuple[Any, ...]) -> None:
    assert refused(play(paper(), reading()), action) == refusal


@pytest.mark.parametrize("on_paper", [True, False])
def test_dice_are_rolled_in_any_book(on_paper: bool) -> None:
    rules, state = (paper(), reading()) if on_paper else (game(), at(sheet()))
    session = play(rules, state, do.RollDice(1), do.RollDice(3), dice=[(4,), (1, 6, 6)])
    assert events(session) == [DiceRolled((4,), 4), DiceRolled((1, 6, 6), 13)]
    assert session.state == state


def test_dice_of_the_reader_keep_no_shipped_book_open() -> None:
    rules, state = game(), at(sheet(meals=0, doses=0))
    assert list(rules.legal(state)) == []


def test_things_by_their_name_with_and_without_a_place() -> None:
    session = play(
        paper(),
        reading(),
        do.TakeThing("Corde"),
        do.TakeThing("  Clef   rouillée ", places=False),
        do.TakeThing("Clef rouillée", places=False),
    )
    rules, now = paper().rules, session.state.sheet
    assert now.carried[-3:] == ("Corde", "Clef rouillée", "Clef rouillée")
    assert bag(rules, now) == ("meals", "potion", "Corde")
    assert events(session)[0] == ItemGained("Corde")
    session.do(do.Drop("Clef rouillée"))
    assert session.state.sheet.light == ("Clef rouillée",)
    session.do(do.Drop("Clef rouillée"))
    after = session.state.sheet
    assert (after.light, after.carried[-1]) == ((), "Corde")
    assert events(session, ItemLost) == [ItemLost("Clef rouillée", "dropped")] * 2


FULL = ("epee", "Lettre", "a", "b", "c", "d")
"""Four objects, a sword, a letter that needs no place; meals and potion make six."""


@pytest.mark.parametrize(
    ("left", "carried", "last"),
    [
        ("b", ("epee", "Lettre", "a", "c", "d", "Corde"), ItemGained("Corde")),
        ("", FULL, ItemRefused("Corde")),
    ],
)
def test_a_full_bag_asks_what_stays(left: str, carried: tuple[str, ...], last: Any) -> None:
    state = reading(carried=FULL, light=("Lettre",))
    assert bag_full(paper().rules, state.sheet)
    session = play(paper(), state, do.TakeThing("Corde"), dice=[(left,)])
    assert session.done[0].answers == (((*"abcd", "").index(left),),)
    assert session.state.sheet.carried == carried
    assert events(session)[-1] == last


def test_what_needs_no_place_comes_into_a_full_bag() -> None:
    session = play(paper(), reading(carried=FULL, light=("Lettre",)), do.TakeThing("Carte", False))
    assert session.state.sheet.carried == (*FULL, "Carte")


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (do.TakeThing("   "), ("name_needed", "")),
        (do.TakeThing("x" * 61), ("name_too_long", 60, "")),
        (do.TakeThing("a\x07b"), ("name_too_long", 60, "")),
        (do.NoteWord(""), ("name_needed", "")),
        (do.StrikeWord("grisou"), ("no_such_word", "grisou", "")),
    ],
)
def test_names_refused(action: Any, refusal: tuple[Any, ...]) -> None:
    assert refused(play(paper(), reading()), action) == refusal


def test_codewords() -> None:
    session = play(paper(), reading(), do.NoteWord(" grisou "), do.NoteWord("faille"))
    assert session.state.world.codewords == ("grisou", "faille")
    assert refused(session, do.NoteWord("grisou")) == ("word_there", "grisou", "")
    session.do(do.StrikeWord("grisou"))
    after = session.state
    assert after.world.codewords == ("faille",)
    assert events(session) == [
        CodewordNoted("grisou"),
        CodewordNoted("faille"),
        CodewordStruck("grisou"),
    ]


def test_lasting_terms_are_put_in_force_and_lifted() -> None:
    session = play(
        paper(),
        reading(),
        do.AddModifier("Pénombre", -1),
        do.AddModifier("Amulette", 2, on="luck_test", fight=False),
        do.AddModifier("Pénombre", -2),
    )
    assert session.state.sheet.modifiers == (
        Modifier("luck_test Amulette", "Amulette", "luck_test", 2, "lifted"),
        Modifier("attack Pénombre", "Pénombre", "attack", -2, "fight"),
    )
    session.do(do.LiftModifier("attack Pénombre"))
    assert events(session)[-2:] == [
        ModifierBegan("Pénombre", "attack", -2),
        ModifierEnded("Pénombre"),
    ]
    assert refused(session, do.LiftModifier("attack Pénombre")) == ("no_such_modifier", "R19")
    assert refused(session, do.AddModifier("A", 1, on="gold")) == ("not_known", "gold", "R19")
    assert refused(session, do.AddModifier("A", 0)) == ("nothing_changes", "")
    beyond = ("out_of_range", "modifier", -12, 12, "")
    assert refused(session, do.AddModifier("A", 13)) == beyond


FIELDS = [
    {"id": "honneur", "name": "Honneur", "kind": "number", "start": 3},
    {"id": "maudit", "name": "Maudit", "kind": "yes_no"},
    {"id": "allie", "name": "Allié", "kind": "text", "start": "Fléau"},
    {"id": "dettes", "name": "Dettes", "kind": "list"},
]


def test_the_fields_of_the_book_start_as_it_says() -> None:
    rules = paper(fields=FIELDS)
    shown = [(field.name, value) for field, value in fields(rules.rules, reading())]
    assert shown == [("Honneur", 3), ("Maudit", False), ("Allié", "Fléau"), ("Dettes", "")]


@pytest.mark.parametrize(
    ("name", "value", "event"),
    [
        ("honneur", 0, FieldChanged("Honneur", 3, 0)),
        ("honneur", -4, FieldChanged("Honneur", 3, -4)),
        ("maudit", True, FieldChanged("Maudit", False, True)),
        ("allie", "", FieldChanged("Allié", "Fléau", "")),
        ("dettes", "Borgne\nPasseur", FieldChanged("Dettes", "", "Borgne\nPasseur")),
    ],
)
def test_fields_are_set(name: str, value: Any, event: Any) -> None:
    rules = paper(fields=FIELDS)
    session = play(rules, reading(), do.SetField(name, value))
    assert events(session) == [event]
    assert {field.id: value for field, value in fields(rules.rules, session.state)}[name] == value


@pytest.mark.parametrize(
    ("name", "value", "refusal"),
    [
        ("honneur", True, ("field_value", "Honneur", "")),
        ("honneur", "3", ("field_value", "Honneur", "")),
        ("honneur", 100_000, ("field_value", "Honneur", "")),
        ("maudit", 1, ("field_value", "Maudit", "")),
        ("allie", "a\nb", ("field_value", "Allié", "")),
        ("dettes", "\n".join("x" * 101), ("field_value", "Dettes", "")),
        ("gloire", 3, ("no_such_field", "")),
    ],
)
def test_fields_refuse_what_is_of_another_kind(
    name: str, value: Any, refusal: tuple[Any, ...]
) -> None:
    assert refused(play(paper(fields=FIELDS), reading()), do.SetField(name, value)) == refusal


def test_fields_of_the_readers_own() -> None:
    rules = paper(fields=FIELDS)
    session = play(
        rules,
        reading(),
        do.AddField("Torches", "number"),
        do.AddField("Indices", "list"),
        do.SetField("own_1", 6),
        do.SetField("own_2", "la cave"),
        do.RemoveField("own_1"),
        do.AddField("Jours", "number"),
    )
    log = session.state.paper
    assert log.own == (OwnField("own_2", "Indices", "list"), OwnField("own_1", "Jours", "number"))
    assert log.fields == (("own_2", "la cave"),)
    shown = [(field.name, value) for field, value in fields(rules.rules, session.state)]
    assert shown[4:] == [("Indices", "la cave"), ("Jours", 0)]
    assert events(session, FieldAdded, FieldRemoved) == [
        FieldAdded("Torches"),
        FieldAdded("Indices"),
        FieldRemoved("Torches"),
        FieldAdded("Jours"),
    ]
    assert refused(session, do.AddField("Jours", "text")) == ("field_there", "Jours", "")
    assert refused(session, do.AddField("Honneur", "text")) == ("field_there", "Honneur", "")
    assert refused(session, do.AddField("Or", "coins")) == ("not_known", "coins", "")
    assert refused(session, do.RemoveField("honneur")) == ("no_such_field", "")


def test_a_sheet_does_not_grow_for_ever() -> None:
    session = play(paper(), reading(), *(do.AddField(f"f{n}", "text") for n in range(40)))
    assert refused(session, do.AddField("one more", "text")) == ("too_many_fields", 40, "")


@pytest.mark.parametrize(
    ("kind", "value", "fit"),
    [
        ("number", 5, True),
        ("number", False, False),
        ("yes_no", False, True),
        ("yes_no", 0, False),
        ("text", "x" * 300, True),
        ("text", "x" * 301, False),
        ("text", "a\tb", False),
        ("list", "a\n\nb", True),
        ("list", 3, False),
        ("coins", 3, False),
    ],
)
def test_what_fits_a_field(kind: str, value: Any, fit: bool) -> None:
    assert fits(kind, value) is fit


def test_a_field_cannot_start_with_another_kind() -> None:
    with pytest.raises(ValidationError):
        ExtraField(id="a", name="A", kind="yes_no", start=1)


@pytest.mark.parametrize(
    ("kind", "ending", "event"),
    [
        ("victory", Ending("victory", ""), Ended("victory", "")),
        ("defeat", Ending("defeat", ""), Ended("defeat", "")),
        ("death", Ending("death", "", "book_end"), Died("book_end")),
    ],
)
def test_the_book_ends_when_the_reader_says_so(kind: str, ending: Ending, event: Any) -> None:
    session = play(paper(), reading("400"), do.EndBook(kind))
    assert (session.state.ending, events(session)) == (ending, [event])
    assert list(paper().legal(session.state)) == []


def test_endings_refused() -> None:
    session = play(paper(), reading(), do.AddFoe("Rat", 5, 6))
    assert refused(session, do.EndBook("glory")) == ("not_known", "glory", "")
    assert refused(session, do.EndBook("victory")) == ("in_fight", "")
    session.do(do.EndBook("death"))
    assert session.state.ending == Ending("death", "", "book_end")
