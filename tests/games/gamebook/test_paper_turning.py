"""Beside a paper book: turning to sections, the map's records, starting anywhere (G87, C8, D3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.content import BookHead
from gamebook_desktop.games.gamebook.events import Entered, StatChanged
from gamebook_desktop.games.gamebook.events_fight import HeroWounded
from gamebook_desktop.games.gamebook.events_paper import BeyondBook, LastSet, Marked, OffersNoted
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import PaperLog, Visit
from tests.games.gamebook.helpers import DATA, OPTIONS, book, events, game, play, refused, sheet
from tests.games.gamebook.paper_book import PLAIN, paper, reading


@pytest.mark.parametrize(
    ("typed", "there", "beyond"),
    [
        ("400", "400", []),
        ("401", "401", [BeyondBook("401", 400)]),  # G87
        ("99999", "99999", [BeyondBook("99999", 400)]),
        ("012", "12", []),
        (" 7 ", "7", []),
        ("12bis", "12bis", []),
        ("401-A", "401-A", []),
        ("é.1", "é.1", []),
    ],
)
def test_any_section_can_be_turned_to(typed: str, there: str, beyond: list[Any]) -> None:
    session = play(paper(), reading("88"), do.TurnTo(typed))
    assert session.state.visit == Visit(there)
    assert session.state.world.path == ("88", there)
    assert events(session) == [Entered(there), *beyond]


@pytest.mark.parametrize("typed", ["", "   ", "1234567", "1\n2"])
def test_what_is_no_section_is_refused(typed: str) -> None:
    session = play(paper(), reading("88"))
    assert refused(session, do.TurnTo(typed)) == ("section_unwritten", typed, "")


def test_no_last_section_known_means_no_remark() -> None:
    session = play(paper(last=None), reading(), do.TurnTo("9999"))
    assert events(session) == [Entered("9999")]


def test_the_reader_may_say_which_section_is_last() -> None:
    session = play(paper(), reading(), do.SetLast(350), do.TurnTo("351"))
    assert events(session, LastSet, BeyondBook) == [LastSet(400, 350), BeyondBook("351", 350)]
    assert refused(session, do.SetLast(0)) == ("out_of_range", "last", 1, 99_999, "")


@pytest.mark.parametrize("data", [None, PLAIN], ids=["df29", "plain"])
@pytest.mark.parametrize("section", ["1", "217", "400", "12bis"])
def test_c8_start_at_any_section(section: str, data: Any) -> None:
    rules = paper(sheet=data) if data else paper()
    under_way = sheet(talents=(), potion="") if data else sheet()
    session = play(rules, rules.new(), do.Transcribe(under_way, section))
    assert session.state.sheet == under_way
    assert session.state.visit == Visit(section)
    assert rules.invariants(session.state) == []
    assert do.TurnTo("401") in list(rules.legal(session.state))


def test_d3_a_sheet_under_way_is_taken_over_whole() -> None:
    """Six different numbers, things the book does not know, and a section with a zero too many."""
    own = sheet((7, 10), (13, 19), (4, 11), carried=("epee", "Corde", "Corde"), gold=37, meals=3)
    session = play(paper(), paper().new(), do.Transcribe(own, "061"), do.TurnTo("62"))
    assert session.state.sheet == own
    assert session.state.world.path == ("61", "62")


def test_d3_no_section_no_transcription() -> None:
    session = play(paper(), paper().new())
    assert refused(session, do.Transcribe(sheet(), "")) == ("section_unknown", "", "")


def test_a_plain_sheet_has_no_talents_and_may_have_no_potion() -> None:
    rules = paper(sheet=PLAIN, said={"potion_doses": 1, "start_gold": 0})
    dice = [(3,), (2, 4), (5,)]
    session = play(rules, rules.new(), do.RollSheet(), do.Begin("Tam", (), ""), dice=dice)
    made = session.state.sheet
    assert (made.skill.value, made.stamina.value, made.luck.value) == (9, 18, 11)
    assert (made.talents, made.potion, made.doses, made.gold, made.meals) == ((), "", 0, 0, 10)
    assert made.carried == ("epee", "armure_de_cuir", "lanterne")
    assert session.state.visit == Visit("1")
    session = play(rules, rules.new(), do.RollSheet(), do.Begin("", (), "vigueur"), dice=dice)
    assert (session.state.sheet.potion, session.state.sheet.doses) == ("vigueur", 1)


def test_a_book_with_sections_gives_a_potion() -> None:
    session = play(game(), game().new(), do.SetSheet(9, 18, 9))
    begin = do.Begin("", ("crocheteur", "pas_de_loup", "cache_tampon"), "")
    assert refused(session, begin) == ("potion_unknown", "", "potions")


@pytest.mark.parametrize(
    ("said", "chosen", "doses"),
    [({}, {}, 2), ({"potion_doses": 1}, {}, 1), ({"potion_doses": 1}, {"potion_doses": 2}, 2)],
)
def test_what_a_paper_book_says_of_options_can_be_chosen_otherwise(
    said: dict[str, Any], chosen: dict[str, Any], doses: int
) -> None:
    rules = paper(chosen, said=said)
    assert rules.options["potion_doses"] == doses
    assert rules.fixed_options == frozenset()
    assert rules.default_options["potion_doses"] == said.get("potion_doses", 2)


def test_a_book_with_sections_fixes_its_options() -> None:
    settled = book({1: {}}, options={"potion_doses": 1})
    rules = Gamebook(settled, DATA, OPTIONS.root, {"potion_doses": 3})
    assert (rules.options["potion_doses"], rules.fixed_options) == (1, frozenset({"potion_doses"}))


def test_ways_on_are_noted_afresh_each_time() -> None:
    session = play(
        paper(),
        reading("88", PaperLog(offers=(("1", "27"),))),
        do.NoteOffers(("134", "0217", "134")),
        do.NoteOffers(("134",)),
        do.NoteOffers(()),
        do.NoteOffers(("5",)),
    )
    assert session.state.paper.offers == (("1", "27"), ("88", "5"))
    assert events(session, OffersNoted)[:3] == [
        OffersNoted("88", ("134", "217")),
        OffersNoted("88", ("134",)),
        OffersNoted("88", ()),
    ]
    assert refused(session, do.NoteOffers(("5",))) == ("nothing_changes", "")
    assert refused(session, do.NoteOffers(("",))) == ("section_unwritten", "", "")
    many = tuple(map(str, range(1, 62)))
    assert refused(session, do.NoteOffers(many)) == ("too_many_offers", 60, "")


def test_marks_come_and_go() -> None:
    session = play(paper(), reading("88"), do.MarkHere(), do.TurnTo("9"), do.MarkHere())
    assert session.state.paper.marks == ("88", "9")
    session.do(do.MarkHere())
    after = session.state
    assert after.paper.marks == ("88",)
    assert events(session, Marked) == [Marked("88", True), Marked("9", True), Marked("9", False)]


def test_turning_takes_the_last_wound_and_leaves_a_fight_that_is_won() -> None:
    """A round with real dice, then the next section: no step between them."""
    session = play(
        paper(),
        reading("88"),
        do.AddFoe("Rat", 5, 2),
        do.Attack(0),
        do.TurnTo("9"),
        dice=[(1, 1), (6, 6)],
    )
    assert (session.state.fight, session.state.visit) == (None, Visit("9"))
    assert dict(session.state.world.fights) == {"88": "win"}


def test_a_fight_that_goes_on_is_not_turned_away_from() -> None:
    session = play(paper(), reading(), do.AddFoe("Rat", 5, 9), do.Attack(0), dice=[(1, 1), (6, 6)])
    assert refused(session, do.TurnTo("9")) == ("in_fight", "")


def test_turning_does_not_outrun_death() -> None:
    session = play(
        paper(),
        reading("88", stamina=(2, 18)),
        do.AddFoe("Rat", 12, 9),
        do.Attack(0),
        do.TurnTo("9"),
        dice=[(6, 6), (1, 1)],
    )
    assert (session.state.ending is not None, session.state.visit.section) == (True, "88")
    assert events(session, HeroWounded, Entered) == [HeroWounded("Rat", 2, 0)]


ONLY_ON_PAPER: list[Any] = [
    do.TestValue("luck"),
    do.AddFoe("Rat", 7, 6),
    do.SetMode("together"),
    do.EndFight(),
    do.Adjust("gold", 5),
    do.AddModifier("Pénombre", -1),
    do.LiftModifier("x"),
    do.TakeThing("Corde"),
    do.NoteWord("grisou"),
    do.StrikeWord("grisou"),
    do.NoteOffers(("5",)),
    do.AddField("Honneur", "number"),
    do.RemoveField("own_1"),
    do.SetField("own_1", 3),
    do.SetLast(300),
    do.MarkHere(),
    do.EndBook("victory"),
]


@pytest.mark.parametrize("action", ONLY_ON_PAPER, ids=lambda action: type(action).__name__)
def test_a_book_with_sections_keeps_these_to_itself(action: Any) -> None:
    rules = game()
    begun = replace(reading("1"), paper=PaperLog())
    assert refused(play(rules, begun), action) == ("not_on_paper", "")


def test_every_paper_action_is_in_the_table() -> None:
    assert {type(action) for action in ONLY_ON_PAPER} == set(get_args(do.PaperAction))


def test_death_closes_the_companion_too() -> None:
    session = play(paper(), reading(stamina=(3, 18)), do.Adjust("stamina", -3))
    assert events(session, StatChanged) == [StatChanged("stamina", 3, 0, 0, "paper")]
    assert refused(session, do.TurnTo("9")) == ("over", "death")


def test_the_head_of_a_book_need_not_speak_of_paper() -> None:
    head = {"id": "a", "title": "A", "author": "A", "language": "fr", "about": "…"}
    assert BookHead.model_validate({**head, "minutes": 1, "start": 1}).paper is None
