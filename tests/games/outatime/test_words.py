"""Every fact, refusal, action, question and state in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.core.session import Override, UndoPolicy
from gamebook_desktop.core.turn import CHANCE, Question
from gamebook_desktop.games.outatime import actions as do
from gamebook_desktop.games.outatime import events as fact
from gamebook_desktop.games.outatime.state import FACES, FLUX, Now, State
from gamebook_desktop.games.outatime.words import OutatimeWords
from gamebook_desktop.games.outatime.words_text import seat
from tests.games.outatime.table import game, sit

RULES = game()
WORDS = OutatimeWords(RULES)
OPENED = OutatimeWords(game(secret_next=False))
STATE = sit(RULES, ("3a", 2), ("2b", 1))
ADA = (0, "Ada")


@pytest.fixture(autouse=True)
def _english(language: Callable[[str], None]) -> None:
    language("en")


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (fact.TableSet(("Ada", ""), 1), "2 players at the table. Player 2 begins."),
        (fact.Prepared(*ADA, "2a", "3a"), "Ada has chosen the first two cards."),
        (fact.CardChosen(1, "", "3a"), "Player 2 lays the next card face down."),
        (fact.CardCompleted(*ADA, "3a", 50), "Ada completes 0.3: 0.50 of 1.21 gigawatts."),
        (fact.RipplesSet(*ADA, True), "Ada takes every ripple from now on."),
        (fact.RipplesSet(*ADA, False), "Ada is asked at each ripple from now on."),
        (fact.Rolled(*ADA, (FLUX, 4, 88)), "Ada rolls FLUX, 4, 88."),
        (fact.Locked(*ADA, FLUX, True, "flux"), "Ada: a FLUX is locked."),
        (fact.Locked(*ADA, 88, False, "speed"), "Ada locks an 88."),
        (fact.Locked(*ADA, 4, False, "numbers"), ""),
        (fact.DoubledBack(*ADA, 4), "Double back: Ada takes back 4 dice."),
        (
            fact.Advanced(*ADA, "3a", 1, 2, "own", 4, "numbers"),
            "Ada uses a 4: 0.3, box 2 of 5.",
        ),
        (
            fact.Advanced(1, "Bob", "2b", 1, 3, "ripple", 4, "ripple"),
            "Bob rides the ripple of the 4: 0.2, box 3 of 4.",
        ),
        (
            fact.Advanced(*ADA, "1a", 2, 4, "paradox", None, "paradox"),
            "Ada moves on by 2 boxes: 0.01, box 4 of 4.",
        ),
        (fact.LostBox(*ADA, "3a", 1, 1, 2, "stall", "luck"), "Ada loses 1 box on 0.3: 2 left."),
        (
            fact.LostBox(*ADA, "3a", 2, 2, 0, "paradox", "paradox"),
            "Ada loses 2 boxes on 0.3: 0 left.",
        ),
        (fact.LostBox(*ADA, "3a", 0, 1, 0, "stall", "B05"), "Ada has no box to lose."),
        (fact.RippleDeclined(*ADA, 4), "Ada lets the ripple of the 4 go by."),
        (fact.Stalled(*ADA, 2, "B16"), "Ada stalls: nothing to add."),
        (fact.ParadoxCaused(*ADA, 2), "Small paradox caused by Ada."),
        (fact.ParadoxCaused(*ADA, 3), "Large paradox caused by Ada."),
        (fact.ParadoxForgone(*ADA, 2), "Ada lets the paradox be."),
        (fact.Won(*ADA, 121), "Ada wins with 1.21 gigawatts."),
        (fact.TurnEnded(*ADA, "stop", "luck"), "Ada stops and passes the dice."),
        (fact.TurnEnded(*ADA, "full", "B14"), "Six dice are locked: the turn of Ada is over."),
        (fact.TurnEnded(*ADA, "stall", "luck"), ""),
    ],
)
def test_events(event: Any, text: str) -> None:
    assert WORDS.event(event) == text
    assert WORDS.event_tone(event) in ("good", "bad", "neutral")


def test_an_open_next_card_is_named() -> None:
    begun = OPENED.event(fact.Prepared(*ADA, "2a", "3a"))
    assert begun == "Ada begins with 0.2; 0.3 is next."
    assert OPENED.event(fact.CardChosen(*ADA, "4a")) == "Ada chooses 0.4 as the next card."


@pytest.mark.parametrize(
    ("events", "told"),
    [
        (("Rolled", "Locked"), ["Rolled"]),
        (("Rolled", "Stalled", "LostBox", "TurnEnded"), ["Stalled", "LostBox"]),
        (("Locked", "Advanced", "CardCompleted", "Won"), ["Won"]),
        (("Locked", "Advanced", "Rippled", "Full"), ["Advanced", "Rippled", "Full"]),
        (("Locked", "Advanced"), ["Advanced"]),
        ((), []),
    ],
)
def test_the_weightiest_fact_is_the_news_then_what_it_moved(
    events: tuple[str, ...], told: list[str]
) -> None:
    known: dict[str, Any] = {
        "Rolled": fact.Rolled(*ADA, (2, 3)),
        "Locked": fact.Locked(*ADA, 4, False, "numbers"),
        "Stalled": fact.Stalled(*ADA, 1, "luck"),
        "LostBox": fact.LostBox(*ADA, "3a", 1, 1, 2, "stall", "luck"),
        "TurnEnded": fact.TurnEnded(*ADA, "stop", "luck"),
        "Advanced": fact.Advanced(*ADA, "3a", 1, 2, "own", 4, "numbers"),
        "Rippled": fact.Advanced(1, "Bob", "2a", 1, 3, "ripple", 4, "ripple"),
        "Full": fact.TurnEnded(*ADA, "full", "B15"),
        "CardCompleted": fact.CardCompleted(*ADA, "1a", 121),
        "Won": fact.Won(*ADA, 121),
    }
    news = WORDS.news(tuple(known[name] for name in events))
    assert (WORDS.event(news) if told else news) == (
        " ".join(WORDS.event(known[name]) for name in told) or None
    )
    if told:
        assert WORDS.event_icon(news) == WORDS.event_icon(known[told[0]])
        assert WORDS.event_rule(news) == known[told[0]].rule


@pytest.mark.parametrize(
    ("reason", "facts", "text"),
    [
        ("must_add", (), "At least one die of this roll has to be added."),
        ("not_next", (2, 4), "The 2 does not fit: the next box shows 4."),
        ("numbers_closed", (4,), "The 4 cannot be used: a card was completed with this roll."),
        ("how_many", (2, 6), "This game is for 2 to 6 players."),
        ("card_twice", ("3a",), "Two players cannot both have 0.3 (4-3-5-2-4)."),
        ("not_in_hand", ("",), "Not among the cards to choose from: –."),
        ("already_prepared", (1, ""), "Player 2 has chosen already."),
        ("wrong_hand", (0, "Ada"), "Ada needs one 0.2, two 0.3, one 0.4, one 0.01."),
        (
            "undo_forbidden",
            (UndoPolicy.NOT_PAST_CHANCE,),
            "Dice that were rolled stay as they fell.",
        ),
        ("undo_forbidden", (UndoPolicy.OFF,), "Undoing is switched off in this play."),
        (
            "bad_answer",
            (Question(CHANCE, "dice", FACES, repeat=True), (6,)),
            "That does not answer the question: 6.",
        ),
    ],
)
def test_refusals(reason: str, facts: tuple[Any, ...], text: str) -> None:
    assert WORDS.refusal(reason, facts) == text


@pytest.mark.parametrize(
    ("action", "name"),
    [
        (do.SetTable((do.Seat(), do.Seat())), "the table"),
        (do.Prepare(1, "2b", "3c"), "first cards of Bob"),
        (do.Roll(), "roll"),
        (do.Lock(88), "locking the 88"),
        (do.Stop(), "stopping"),
        (do.TakeBack(), "double back"),
        (do.Stall(), "stall on purpose"),
        (do.SetRipples(0, False), "ripples of Ada"),
        (Override(STATE), "correction: nothing changed"),
        (Override(STATE, "bookmark"), "return to turn 1"),
    ],
)
def test_actions(action: Any, name: str) -> None:
    assert WORDS.action(action, STATE, STATE) == name


DICE = Question(CHANCE, "dice", FACES, 3, repeat=True, facts=(0, "Ada"))
NEXT = Question(1, "next_card", ("3c", "4b"), facts=("Bob", "2b"))
VICTIM = Question(0, "victim", (1, 2), facts=("Ada", "Bob", ""))


@pytest.mark.parametrize(
    ("question", "heading", "options"),
    [
        (DICE, "Ada: die 2 of 3", ["FLUX", "2", "3", "4", "5", "88"]),
        (
            NEXT,
            "Bob: 0.2 is completed, which card is next?",
            ["0.3 (5-4-3-2-5)", "0.4 (2-3-4-5-2-3)"],
        ),
        (VICTIM, "Ada: who loses a box by the paradox?", ["Bob", "Player 3"]),
        (
            Question(1, "ripple", (True, False), facts=("", 4)),
            "Player 2: ride the ripple of the 4?",
            ["Yes", "No"],
        ),
        (
            Question(0, "paradox", (True, False), facts=("Ada", 2)),
            "Ada: cause the paradox?",
            ["Yes", "No"],
        ),
    ],
)
def test_questions(question: Question, heading: str, options: list[str]) -> None:
    assert WORDS.question(question, 1) == heading
    assert [WORDS.option(question, option) for option in question.options] == options


@pytest.mark.parametrize(
    ("state", "place", "values"),
    [
        (State(), "the table is being set", ""),
        (RULES.new(players=["Ada", "Bob"]), "choosing the first cards", "Ada 0.00 · Bob 0.00"),
        (STATE, "turn 1, Ada to play", "Ada 0.20 · Bob 0.00"),
        (replace(STATE, winner=1), "Bob has won", "Ada 0.20 · Bob 0.00"),
    ],
)
def test_summaries(state: State, place: str, values: str) -> None:
    assert WORDS.summary(state) == (place, values)
    assert WORDS.place(state) == ("1" if state.players else "")


def ada(**changes: Any) -> State:
    return replace(STATE, players=(replace(STATE.players[0], **changes), STATE.players[1]))


@pytest.mark.parametrize(
    ("after", "text"),
    [
        (ada(covered=3), "Ada, boxes covered: 2 → 3"),
        (ada(covered=0), "Ada, boxes covered: 2 → 0"),
        (ada(name="Bea"), "Bea, name: Ada → Bea"),
        (
            ada(active="2a", done=()),
            "Ada, active card: 0.3 (4-3-5-2-4) → 0.2 (4-3-5-2); Ada, cards completed: 0.2 → –",
        ),
        (ada(next="4a"), "Ada, next card"),
        (ada(ripples=False), "Ada, ripples"),
        (ada(seat="bold"), "Ada, seat: person → bold computer player"),
        (replace(STATE, now=Now(1)), "to play: Ada → Bob"),
        (replace(STATE, now=Now(0, 1, (FLUX, 88))), "locked: – → FLUX, 88"),
        (replace(STATE, now=Now(0, 1, (), (2, 3))), "dice: – → 2, 3"),
        (replace(STATE, turn=2), "turn: 1 → 2"),
        (State(), "players: 2 → 0"),
        (STATE, "nothing changed"),
    ],
)
def test_corrections(after: State, text: str) -> None:
    assert WORDS.correction(STATE, after) == text


def test_seats_have_names() -> None:
    names = [seat(kind) for kind in ("person", "prudent", "bold", "expected")]
    assert names == [
        "person",
        "prudent computer player",
        "bold computer player",
        "computer player by expected progress",
    ]
