"""Set-up: seats, hands, the first two cards, and what no table can be."""

from __future__ import annotations

from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.games.outatime.actions import Prepare, Roll, Seat, SetRipples, SetTable, Stop
from gamebook_desktop.games.outatime.state import State
from tests.games.outatime.table import game, play, shipped

ADA, BOB = Seat("Ada"), Seat("Bob")
HAND = ("2c", "3e", "3f", "4c", "1c")


def table(*seats: Seat, first: int = 0) -> SetTable:
    return SetTable(seats, first)


@pytest.mark.parametrize(
    ("action", "reason", "rule"),
    [
        (table(ADA), "how_many", "players"),
        (table(*(Seat() for _ in range(5))), "how_many", "players"),
        (table(ADA, BOB, first=2), "no_such_player", "B34"),
        (table(ADA, BOB, first=-1), "no_such_player", "B34"),
        (table(ADA, Seat("Ada")), "same_name", ""),
        (table(ADA, Seat(" Ada ")), "same_name", ""),
        (table(ADA, Seat("ADA")), "same_name", ""),
        (table(Seat("Player 2"), Seat()), "same_name", ""),
        (table(Seat(), Seat("joueur 1")), "same_name", ""),
        (table(ADA, Seat("Bob", "wild")), "no_such_seat", ""),
        (table(ADA, Seat("Bob", cards=(*HAND[:4], "9z"))), "no_such_card", ""),
        (table(ADA, Seat("Bob", cards=HAND[:4])), "wrong_hand", "setup"),
        (table(ADA, Seat("Bob", cards=("2c", "2d", "3f", "4c", "1c"))), "wrong_hand", "setup"),
        (table(ADA, Seat("Bob", cards=("2a", *HAND[1:]))), "card_twice", "setup"),
        (Roll(), "not_prepared", "setup"),
        (Stop(), "not_prepared", "setup"),
        (Prepare(0, "2a", "3a"), "no_table", "setup"),
        (SetRipples(0, False), "no_such_player", ""),
    ],
)
def test_refused_before_the_table_is_set(action: Any, reason: str, rule: str) -> None:
    with pytest.raises(Illegal) as caught:
        play(game(), State(), action)
    assert (caught.value.reason, caught.value.rule) == (reason, rule)


def test_names_are_trimmed_and_a_seat_may_bear_its_own_number() -> None:
    seats = (Seat(" Ada "), Seat("Player 2"), Seat("Player 1"), Seat("  "))
    names = [player.name for player in play(game(), State(), SetTable(seats)).state.players]
    assert names == ["Ada", "Player 2", "Player 1", ""]


def test_hands_are_by_the_seat_or_chosen_card_by_card() -> None:
    seats = (ADA, Seat("", "bold", False, HAND))
    state = play(game(), State(), SetTable(seats, 1)).state
    ada, other = state.players
    assert ada.reserve == ("2a", "3a", "3b", "4a", "1a")
    assert (other.name, other.seat, other.ripples, other.reserve) == ("", "bold", False, HAND)
    assert state.now.player == 1
    with pytest.raises(Illegal, match="table_set"):
        play(game(), state, SetTable(seats))


@pytest.mark.parametrize(
    ("action", "reason", "rule"),
    [
        (Prepare(0, "2a", "1a"), "last_card_first", "B28"),
        (Prepare(0, "1a", "2a"), "last_card_first", "B28"),
        (Prepare(0, "2a", "2a"), "same_card", "setup"),
        (Prepare(0, "2b", "2a"), "not_in_hand", "setup"),
        (Prepare(2, "2a", "3a"), "no_such_player", ""),
        (Roll(), "not_prepared", "setup"),
    ],
)
def test_refused_while_cards_are_chosen(action: Any, reason: str, rule: str) -> None:
    rules = game()
    with pytest.raises(Illegal) as caught:
        play(rules, rules.new(players=["Ada", "Bob"]), action)
    assert (caught.value.reason, caught.value.rule) == (reason, rule)


def test_everybody_chooses_once_in_any_order() -> None:
    rules = game()
    state = rules.new(players=["Ada", "Bob"], first=1)
    assert len(tuple(rules.legal(state))) == 24
    one = play(rules, state, Prepare(1, "4b", "2b")).state
    assert not one.ready
    assert {a.player for a in rules.legal(one) if isinstance(a, Prepare)} == {0}
    with pytest.raises(Illegal, match="already_prepared"):
        play(rules, one, Prepare(1, "3c", "3d"))
    both = play(rules, one, Prepare(0, "3b", "3a")).state
    assert tuple(rules.legal(both)) == (Roll(),)
    assert (both.players[1].active, both.players[1].reserve) == ("4b", ("3c", "3d", "1b"))
    rolled = play(rules, both, Roll(), answers=[[2, 3, 3, 3, 3, 3]])
    assert rolled.state.now.player == 1


@pytest.mark.parametrize("players", [["Ada"], ["Ada", "Ada"], list("ABCDE")])
def test_a_setup_that_cannot_be_is_an_error(players: list[str]) -> None:
    with pytest.raises(ValueError, match="players"):
        game().new(players=players)


def test_the_sample_hands_make_1_21_each() -> None:
    rules = shipped()
    assert rules.cards.hands == 10
    for number in range(10):
        hand = [rules.cards.cards[name] for name in rules.cards.hand(number)]
        assert sum(card.hundredths for card in hand) == 121
        assert [len(card.boxes) for card in hand] == [4, 5, 5, 6, 4]
        assert [card.direction for card in hand] == ["LR"] * 4 + ["BT"]
        assert {box for card in hand for box in card.boxes} <= {2, 3, 4, 5}
