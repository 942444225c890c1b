"""Each rule option changes the play: the reading in force, then the other ones."""

from __future__ import annotations

from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.games.outatime.actions import (
    Lock,
    Roll,
    Seat,
    SetRipples,
    SetTable,
    Stall,
    Stop,
    TakeBack,
)
from gamebook_desktop.games.outatime.advice import advise
from gamebook_desktop.games.outatime.corrections import with_locked
from gamebook_desktop.games.outatime.events import (
    CardChosen,
    LostBox,
    ParadoxCaused,
    ParadoxForgone,
    RippleDeclined,
    Stalled,
    TurnEnded,
)
from gamebook_desktop.games.outatime.state import FLUX, State
from gamebook_desktop.games.outatime.view import seen_by
from tests.games.outatime.table import (
    covered,
    events_of,
    game,
    play,
    rolled,
    shipped,
    sit,
    with_boxes,
)

SMALL = (FLUX, FLUX, 88)
LARGE = (FLUX, FLUX, FLUX, 88, 88)
SIX = (4, 3, 5, 2, 88, FLUX)


def refused(rules: Any, state: State, action: Any) -> tuple[str, str]:
    """Reason and rule of a refusal."""
    with pytest.raises(Illegal) as caught:
        play(rules, state, action)
    return caught.value.reason, caught.value.rule


def test_every_option_is_tried_here_and_has_a_rule() -> None:
    rules = game()
    tried = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert set(rules.known_options) <= tried
    assert all(option.default in option.values for option in rules.known_options.values())


@pytest.mark.parametrize(
    "options",
    [{"ripple": "never"}, {"large_table": 1}, {"later_double_back_stall": True}, {"no_such": True}],
)
def test_unknown_options_and_values_are_errors(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        game(**options)


def test_large_table() -> None:
    six, seven, ten = (SetTable((Seat(),) * count) for count in (6, 7, 10))
    assert len(play(shipped(), State(), six).state.players) == 6
    assert refused(shipped(), State(), seven) == ("how_many", "players")
    assert len(play(shipped(large_table=True), State(), ten).state.players) == 10
    assert game(large_table=True).rules.most_players == 4


def test_refuse_only_die() -> None:
    state = sit(game(), ("2a", 2), ("2b", 0), now=rolled(5, 2, 2, 3, 3, 3))
    assert refused(game(), state, Stall()) == ("must_add", "B03")
    rules = game(refuse_only_die=True)
    assert Stall() in tuple(rules.legal(state))
    after = play(rules, state, Stall())
    assert covered(after.state) == (1, 0)
    assert after.state.now.player == 1
    taken = sit(game(), ("2a", 2), ("2b", 0), now=rolled(5, 2, 2, 3, 3, locked=(88,), placed=1))
    assert refused(rules, taken, Stall()) == ("already_added", "luck")


@pytest.mark.parametrize(
    ("option", "by_itself", "answers", "gained"),
    [
        ("automatic", True, [], 1),
        ("automatic", False, [[True]], 1),
        ("automatic", False, [[False]], 0),
        ("ask", True, [[False]], 0),
        ("ask", True, [[True]], 1),
        ("always", False, [], 1),
    ],
)
def test_ripple(option: str, by_itself: bool, answers: list[list[bool]], gained: int) -> None:
    rules = game(ripple=option)
    state = sit(rules, ("2a", 0), ("2b", 0), now=rolled(4, 2, 2, 5, 5, 3))
    session = play(rules, state, SetRipples(1, by_itself), Lock(4), answers=answers)
    assert session.question is None
    assert covered(session.state) == (1, gained)
    assert len(events_of(session, RippleDeclined)) == 1 - gained


@pytest.mark.parametrize(("on", "expected"), [(True, 1), (False, 0)])
def test_ripple_next_card(on: bool, expected: int) -> None:
    """Bob's 2b lacks a 3; the 3 completes it, and the 5 is the first box of his 3c."""
    rules = game(ripple_next_card=on)
    state = sit(rules, ("2a", 1), ("2b", 3), now=rolled(3, 5, 2, 2, 4, 4))
    session = play(rules, state, Lock(3), Lock(5), answers=[["3d"]])
    bob = session.state.players[1]
    assert (bob.active, bob.covered, bob.next, bob.done) == ("3c", expected, "3d", ("2b",))
    used = (Lock(2), Lock(4), Lock(3), Lock(5))
    again = play(rules, session.state, Roll(), *used, answers=[[2, 4, 3, 5], ["3b"]])
    assert (again.question, again.state.players[1].covered) == (None, 3 if on else 0)
    after = play(rules, again.state, Stop(), Roll(), answers=[[5, 5, 2, 2, 2, 2]])
    assert after.state.now.sated == ()


@pytest.mark.parametrize(("on", "expected"), [(True, 1), (False, 0)])
def test_ripple_from_last_card(on: bool, expected: int) -> None:
    rules = game(ripple_from_last_card=on)
    state = sit(rules, ("1a", 0), ("4b", 0), now=rolled(2, 3, 3, 5, 5, 3))
    assert covered(play(rules, state, Lock(2)).state) == (1, expected)


def test_carry_on_after_card() -> None:
    """2a lacks its 2; the 4 is the first box of 3a."""
    now = rolled(2, 4, 88, 3, 3, 5)
    rules = game()
    state = sit(rules, ("2a", 3), ("3c", 0), now=now)
    session = play(rules, state, Lock(2), Lock(4), answers=[["3b"]])
    assert (session.state.players[0].active, session.state.players[0].covered) == ("3a", 1)
    rules = game(carry_on_after_card=False)
    closed = play(rules, state, Lock(2), answers=[["3b"]]).state
    assert refused(rules, closed, Lock(4)) == ("numbers_closed", "B13")
    assert tuple(rules.legal(closed)) == (Lock(88), Stop(), Roll())
    again = play(rules, closed, Roll(), Lock(4), answers=[[4, 2, 2, 3, 3]])
    assert again.state.players[0].covered == 1


@pytest.mark.parametrize(("on", "gained"), [(True, 1), (False, 0)])
def test_carry_on_into_an_88_box(on: bool, gained: int) -> None:
    rules = with_boxes(game(carry_on_after_card=on), {"3a": (88, 4, 5)})
    state = sit(rules, ("2a", 3), ("2b", 0), now=rolled(2, 88, 88, 3, 3, 5))
    after = play(rules, state, Lock(2), Lock(88), answers=[["3b"]]).state
    assert (after.players[0].active, after.players[0].covered) == ("3a", gained)
    assert after.now.locked == (2, 88)


@pytest.mark.parametrize(
    ("on", "covered_after", "legal"),
    [(True, 2, (Lock(4), Stop(), Roll())), (False, 0, (Stop(), Roll()))],
)
def test_carry_on_after_a_flux_box(on: bool, covered_after: int, legal: tuple[Any, ...]) -> None:
    """The first FLUX completes 2a; 3a begins with FLUX and 88."""
    rules = with_boxes(game(carry_on_after_card=on), {"2a": (4, FLUX), "3a": (FLUX, 88, 4, 5)})
    state = sit(rules, ("2a", 1), ("2b", 1))
    faces = [FLUX, FLUX, 88, 4, 3, 3]
    session = play(rules, state, Roll(), Lock(88), answers=[faces, ["3b"]])
    ada = session.state.players[0]
    assert (ada.active, ada.covered) == ("3a", covered_after)
    assert session.state.now.closed is not on
    assert tuple(rules.legal(session.state)) == legal
    if not on:
        again = play(rules, session.state, Roll(), answers=[[FLUX, 3, 3]])
        assert again.state.players[0].covered == 1


def test_double_back() -> None:
    now = rolled(locked=SIX, placed=1)
    for option, may in (("once", True), ("every_time", True), ("never", False)):
        rules = game(double_back=option)
        state = sit(rules, ("4a", 0), ("2b", 0), now=now)
        assert (TakeBack() in tuple(rules.legal(state))) is may
    assert refused(game(double_back="never"), state, TakeBack()) == ("no_double_back", "B14")
    last = rolled(88, locked=(88, FLUX, 5, 4, 3), back="rolled")
    for option, left in (("once", False), ("every_time", True), ("never", False)):
        rules = game(double_back=option)
        session = play(rules, sit(rules, ("4a", 0), ("2b", 0), now=last), Lock(88))
        assert [e.reason for e in events_of(session, TurnEnded)] == ([] if left else ["full"])
        assert (session.state.now.player == 0) is left


@pytest.mark.parametrize(("price", "left"), [(1, 2), (2, 1)])
def test_later_double_back_stall(price: int, left: int) -> None:
    rules = game(later_double_back_stall=price)
    now = rolled(locked=(88, FLUX, 5, 4), placed=1, back="rolled")
    session = play(rules, sit(rules, ("2a", 3), ("2b", 0), now=now), Roll(), answers=[[3, 3]])
    assert covered(session.state)[0] == left
    assert [(e.boxes, e.rule) for e in events_of(session, Stalled)] == [(price, "B17")]


@pytest.mark.parametrize(
    ("option", "locked", "levels"),
    [
        ("at_least", (FLUX, FLUX, FLUX, 88), [2]),
        ("exact", (FLUX, FLUX, FLUX, 88), []),
        ("exact", SMALL, [2]),
        ("exact", LARGE, [3]),
    ],
)
def test_paradox_level(option: str, locked: tuple[Any, ...], levels: list[int]) -> None:
    rules = game(paradox_level=option)
    now = rolled(88, *(2,) * (5 - len(locked)), locked=locked)
    session = play(rules, sit(rules, ("2a", 0), ("3d", 2), now=now), Lock(88))
    assert [event.level for event in events_of(session, ParadoxCaused)] == levels
    assert session.state.now.player == (1 if levels else 0)


def test_paradox_check() -> None:
    """After adding: the 88s may still make it a large one, and numbers come first."""
    now = rolled(88, 88, 4, locked=(FLUX, FLUX, FLUX))
    later = game()
    state = sit(later, ("3a", 0), ("3d", 3), now=now)
    added = play(later, state, Lock(88), Lock(88)).state
    assert (covered(added), added.now.player) == ((0, 3), 0)
    assert covered(play(later, added, Lock(4)).state) == (2, 2)
    now = rolled(88, 88, 4, locked=(FLUX, FLUX, 88))
    state = sit(later, ("3a", 0), ("3d", 3), now=now)
    assert covered(play(later, state, Lock(88)).state) == (0, 3)
    at_once = game(paradox_check="at_once")
    assert covered(play(at_once, state, Lock(88)).state) == (1, 2)
    by_force = rolled(locked=(FLUX, 88, 88), placed=1)
    state = sit(later, ("3a", 0), ("3d", 3), now=by_force)
    assert play(later, state, Roll(), answers=[[FLUX, 4, 2]]).state.now.player == 0
    session = play(at_once, state, Roll(), answers=[[FLUX, 4, 2]])
    assert (covered(session.state), session.state.now.player) == ((1, 2), 1)


@pytest.mark.parametrize("choice", ["automatic", "optional"])
def test_a_paradox_put_there_by_hand_comes_by_stopping(choice: str) -> None:
    rules = game(paradox_check="at_once", paradox_choice=choice)
    state = with_locked(sit(rules, ("3a", 0), ("3d", 3)), (FLUX, FLUX, 88, 88))
    assert (Roll() in tuple(rules.legal(state))) is (choice == "optional")
    answers = [[True]] if choice == "optional" else []
    session = play(rules, state, Stop(), answers=answers)
    assert session.question is None
    assert covered(session.state) == (1, 2)
    advice = advise(rules, state)
    assert advice is not None
    assert advice.worth(Stop()) == 1


def test_a_paradox_let_be_at_once_is_not_offered_again() -> None:
    rules = game(paradox_check="at_once", paradox_choice="optional")
    state = sit(rules, ("3a", 0), ("3d", 3), now=rolled(88, 2, 2, locked=SMALL))
    session = play(rules, state, Lock(88), Stop(), answers=[[False]])
    assert session.question is None
    assert covered(session.state) == (0, 3)


def test_paradox_choice() -> None:
    """By choice: the turn may end without it, or go on past it."""
    now = rolled(88, 2, 2, locked=SMALL)
    state = sit(game(), ("3a", 0), ("3d", 3), now=now)
    assert covered(play(game(), state, Lock(88)).state) == (1, 2)
    rules = game(paradox_choice="optional")
    for answer, expected in ((True, (1, 2)), (False, (0, 3))):
        session = play(rules, state, Lock(88), Stop(), answers=[[answer]])
        assert covered(session.state) == expected
        assert len(events_of(session, ParadoxForgone)) == 1 - answer
        assert session.state.now.player == 1
    on = play(rules, state, Lock(88), Roll(), answers=[[4, 2]]).state
    assert tuple(rules.legal(on)) == (Lock(4),)
    full = sit(rules, ("3a", 0), ("3d", 3), now=rolled(88, locked=(FLUX, FLUX, FLUX, 88, 88)))
    session = play(rules, full, Lock(88), answers=[[False]])
    assert [e.reason for e in events_of(session, TurnEnded)] == ["full"]


@pytest.mark.parametrize(("on", "expected"), [(True, (2, 0)), (False, (1, 2))])
def test_paradox_on_last_card(on: bool, expected: tuple[int, int]) -> None:
    rules = game(paradox_on_last_card=on)
    small = rolled(88, 4, 4, locked=SMALL)
    mine = play(rules, sit(rules, ("1a", 1), ("3d", 2), now=small), Lock(88)).state
    assert covered(mine) == (expected[0], 1)
    large = rolled(88, locked=LARGE)
    theirs = play(rules, sit(rules, ("3a", 1), ("1b", 2), now=large), Lock(88)).state
    assert covered(theirs) == (3, expected[1])


@pytest.mark.parametrize(("option", "expected"), [("lost", 0), ("carried", 1)])
def test_paradox_overflow(option: str, expected: int) -> None:
    rules = game(paradox_overflow=option)
    state = sit(rules, ("2a", 3), ("3d", 2), now=rolled(88, locked=LARGE))
    session = play(rules, state, Lock(88), answers=[["4a"]])
    ada = session.state.players[0]
    assert (ada.active, ada.covered, ada.next) == ("3a", expected, "4a")
    assert [event.card for event in events_of(session, CardChosen)] == ["4a"]


@pytest.mark.parametrize(("on", "winner", "left"), [(True, 0, 0), (False, None, 3)])
def test_paradox_may_win(on: bool, winner: int | None, left: int) -> None:
    rules = game(paradox_may_win=on)
    state = sit(rules, ("1a", 2), ("3d", 2), now=rolled(88, locked=LARGE))
    session = play(rules, state, Lock(88))
    assert session.state.winner == winner
    assert covered(session.state) == (left, 2 if on else 0)


def test_victim_without_progress() -> None:
    state = sit(game(), ("3a", 0), ("3d", 0), ("2c", 1), now=rolled(88, 2, 2, locked=SMALL))
    asked = play(game(), state, Lock(88))
    assert asked.question is not None
    assert asked.question.options == (1, 2)
    chosen = play(game(), state, Lock(88), answers=[[1]])
    assert covered(chosen.state) == (1, 0, 1)
    assert [e.boxes for e in events_of(chosen, LostBox)] == [0]
    rules = game(victim_without_progress=False)
    assert covered(play(rules, state, Lock(88)).state) == (1, 0, 0)
    fast = game(victim_without_progress=False, paradox_on_last_card=False)
    last = sit(fast, ("3a", 0), ("1b", 2), ("2c", 1), now=rolled(88, 2, 2, locked=SMALL))
    assert covered(play(fast, last, Lock(88)).state) == (1, 2, 0)
    nobody = sit(rules, ("3a", 0), ("3d", 0), now=rolled(88, 2, 2, locked=SMALL))
    session = play(rules, nobody, Lock(88))
    assert (covered(session.state), events_of(session, LostBox)) == ((1, 0), [])


def test_secret_next() -> None:
    rules = game()
    state = sit(rules, ("2a", 0), ("2b", 0))
    shown = seen_by(rules.rules, state, 0)
    assert [player.next for player in shown.players] == ["3a", ""]
    assert shown.players[1].reserve == ("1b", "3c", "3d", "4b")
    assert [p.next for p in seen_by(rules.rules, state, None).players] == ["", ""]
    last = sit(rules, ("4a", 0), ("2b", 0))
    assert seen_by(rules.rules, last, 1).players[0].next == "1a"
    opened = game(secret_next=False)
    assert seen_by(opened.rules, state, 0) == state
