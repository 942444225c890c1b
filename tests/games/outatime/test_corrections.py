"""Corrections by hand: what they give, what no table can be, and that play goes on after them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.games.outatime import corrections
from gamebook_desktop.games.outatime.actions import Lock, Roll, Stall, Stop, TakeBack
from gamebook_desktop.games.outatime.state import FLUX, Now, State
from tests.games.outatime.table import covered, game, play, rolled, sit

RULES = game()
START = sit(RULES, ("3a", 2), ("2b", 1), now=rolled(88, 2, 2, 2, locked=(FLUX, 88), placed=1))

Correction = Callable[[State], State]


def cards(active: str, following: str | None, *done: str) -> Correction:
    return lambda state: corrections.with_cards(RULES.rules, state, 0, active, following, done)


def boxes(count: int, number: int = 0) -> Correction:
    return lambda state: corrections.with_covered(RULES.rules, state, number, count)


def locked(*faces: Any) -> Correction:
    return lambda state: corrections.with_locked(state, faces)


def turn(number: int) -> Correction:
    return lambda state: corrections.with_turn(state, number)


def name(number: int, text: str) -> Correction:
    return lambda state: corrections.with_name(state, number, text)


@pytest.mark.parametrize(
    ("change", "reason", "rule"),
    [
        (boxes(5), "covered_range", ""),
        (boxes(-1), "covered_range", ""),
        (boxes(0, 2), "no_such_player", ""),
        (cards("2b", "2a"), "not_in_hand", "setup"),
        (cards("3a", "3a"), "same_card", "setup"),
        (cards("", "3a"), "no_active_card", "time_travel"),
        (cards("3a", ""), "no_next_card", "setup"),
        (cards("1a", "", "2a", "3a", "3b"), "last_card_first", "B28"),
        (cards("4a", "1a", "2a", "3a"), "last_card_first", "B28"),
        (cards("3b", "4a", "1a"), "no_active_card", "time_travel"),
        (locked(7), "no_such_face", "components"),
        (locked(*(88,) * 7), "not_six_dice", "components"),
        (turn(2), "no_such_player", ""),
        (cards("3b", None), "name_next_card", "B30"),
        (cards("4a", None), "name_next_card", "B30"),
        (cards("3a", None, "3b"), "name_next_card", "B30"),
        (cards("3a", None, "4a"), "name_next_card", "B30"),
        (name(0, "Bob"), "same_name", ""),
        (name(0, " bob "), "same_name", ""),
    ],
)
def test_refused(change: Correction, reason: str, rule: str) -> None:
    with pytest.raises(Illegal) as caught:
        change(START)
    assert (caught.value.reason, caught.value.rule) == (reason, rule)


@pytest.mark.parametrize(
    ("change", "found", "expected"),
    [
        (boxes(4), lambda s: covered(s), (4, 1)),
        (boxes(3, 1), lambda s: covered(s), (2, 3)),
        (cards("3a", "4a", "2a"), lambda s: (s.players[0].next, covered(s)), ("4a", (2, 1))),
        (cards("3b", "4a", "2a"), lambda s: (s.players[0].active, covered(s)), ("3b", (0, 1))),
        (cards("4a", "1a", "2a", "3a", "3b"), lambda s: s.players[0].reserve, ()),
        (cards("1a", "", "2a", "3a", "3b", "4a"), lambda s: s.players[0].active, "1a"),
        (cards("2a", "3b"), lambda s: (s.players[0].done, covered(s)), ((), (0, 1))),
        (locked(FLUX, 88, 5), lambda s: (s.now.locked, s.now.loose), ((FLUX, 88, 5), ())),
        (locked(), lambda s: s.now, Now(0)),
        (cards("3a", None), lambda s: (s.players[0].next, s.players[0].done), ("3b", ())),
        (cards("2a", None), lambda s: (s.players[0].active, s.players[0].next), ("2a", "3b")),
        (turn(1), lambda s: s.now, Now(1)),
        (name(1, "Béa "), lambda s: s.players[1].name, "Béa"),
        (name(0, "Player 2"), lambda s: s.players[0].name, "Player 2"),
        (name(0, ""), lambda s: s.players[0].name, ""),
    ],
)
def test_made_right(change: Correction, found: Callable[[State], Any], expected: Any) -> None:
    after = change(START)
    assert found(after) == expected
    assert RULES.invariants(after) == []


@pytest.mark.parametrize(
    ("change", "legal"),
    [
        (locked(FLUX, 88, 5), (Stop(), Roll())),
        (locked(), (Roll(),)),
        (locked(FLUX, FLUX, 88, 88), (Stop(),)),
        (locked(FLUX, 88, 5, 4, 3, 2), (Stop(), TakeBack())),
        (locked(*(FLUX,) * 6), (Stop(),)),
        (turn(1), (Roll(),)),
    ],
)
def test_play_goes_on(change: Correction, legal: tuple[Any, ...]) -> None:
    assert tuple(RULES.legal(change(START))) == legal


@pytest.mark.parametrize(("back", "price"), [("", 1), ("rolled", 2), ("after", 2)])
def test_other_dice_are_still_dice_of_the_same_turn(back: str, price: int) -> None:
    """A double back stays one (B16, B17), and who takes no more ripples takes none (B10)."""
    rules = game(later_double_back_stall=2)
    now = replace(rolled(2, 2, 2, locked=(FLUX, 5, 88), placed=1, back=back), sated=(1,))
    before = sit(rules, ("3a", 3), ("2b", 1), now=now)
    after = corrections.with_locked(before, (FLUX, 88, 4))
    assert (after.now.back, after.now.sated) == (back, (1,))
    stalled = play(rules, after, Roll(), answers=[[3, 3, 3]])
    assert covered(stalled.state) == (3 - price, 1)


@pytest.mark.parametrize("state", [State(), RULES.new(players=("Ada", "Bob"))], ids=["no", "new"])
def test_no_dice_lie_there_before_everybody_has_chosen(state: State) -> None:
    with pytest.raises(Illegal, match="not_prepared"):
        corrections.with_locked(state, (FLUX,))


def test_a_next_card_that_everybody_can_tell_is_no_secret() -> None:
    state = sit(RULES, ("4a", 2), ("2b", 1))
    after = corrections.with_cards(RULES.rules, state, 0, "1a", None, ("2a", "3a", "3b", "4a"))
    assert (after.players[0].active, after.players[0].next) == ("1a", "")


def test_a_roll_that_a_correction_made_useless_can_be_left() -> None:
    stuck = sit(RULES, ("3a", 2), ("2b", 1), now=rolled(2, 2, 2, 2, 2, 3))
    assert tuple(RULES.legal(stuck)) == (Stall(),)
    after = play(RULES, stuck, Stall()).state
    assert (covered(after), after.now.player) == ((1, 1), 1)


def test_a_correction_is_undone_like_a_move() -> None:
    session = play(RULES, START)
    session.override(boxes(4)(session.state))
    assert covered(session.state) == (4, 1)
    session.undo()
    assert session.state == START


def test_nothing_is_corrected_after_the_end() -> None:
    won = play(RULES, sit(RULES, ("1a", 3), ("2b", 0), now=rolled(4, 2, 2, 2, 2, 2))).state
    won = play(RULES, won, Lock(4)).state
    with pytest.raises(Illegal, match="over"):
        boxes(0)(won)


@pytest.mark.parametrize(("number", "text"), [(0, "Joueur 2"), (0, "player 2 "), (1, "Ada")])
def test_no_name_is_that_of_a_seat_without_one(number: int, text: str) -> None:
    state = corrections.with_name(START, 1, "")
    with pytest.raises(Illegal, match="same_name"):
        corrections.with_name(state, number, text)


def test_the_whole_hand_is_known() -> None:
    hands = [set(corrections.hand_of(player)) for player in START.players]
    assert hands == [set(RULES.cards.hand(0)), set(RULES.cards.hand(1))]
