"""Values of a game to JSON and back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from gamebook_desktop.core.session import Override, Session
from gamebook_desktop.core.sources import seeded
from gamebook_desktop.core.turn import Answer, Question
from gamebook_desktop.store.codec import Codec, CodecError
from tests.helpers_game import (
    Fight,
    Fluxed,
    Go,
    Hero,
    Hit,
    Item,
    Meet,
    Mood,
    Moved,
    Rest,
    Toy,
    ToyState,
    Wounded,
)

CODEC = Codec(Toy())


def random_play(seed: int, moves: int) -> Iterator[Session[ToyState]]:
    """A session after each of many random actions, everything answered at random."""
    rng = random.Random(seed)

    def source(question: Question, place: str) -> Answer:
        return seeded(seed)(question, place) or (rng.randrange(len(question.options)),)

    game = Toy()
    session = Session(game, game.new(life=30), source)
    for _ in range(moves):
        if game.over(session.state):
            session.override(game.new(life=30))
        session.do(rng.choice(list(game.legal(session.state))))
        yield session


def test_A26_a_thousand_states_three_times_round() -> None:
    count = 0
    for seed in range(10):
        for session in random_play(seed, 100):
            text = CODEC.state_text(session.state)
            for _ in range(3):
                state = CODEC.state(text)
                assert state == session.state
                again = CODEC.state_text(state)
                assert again == text
                text = again
            last = session.last
            assert last is not None
            assert CODEC.action(CODEC.action_text(last.action)) == last.action
            assert CODEC.events(CODEC.events_text(last.events)) == (last.events, 0)
            count += 1
    assert count == 1_000


def test_A41_six_different_numbers() -> None:
    state = ToyState(
        Hero(life=7, luck=13, mood=Mood.GRIM),
        "4",
        {"9": 20, "11": 1},
        (Item("rope", 2),),
        (),
        Rest(5),
        0.1,
        "été",
    )
    assert CODEC.state(CODEC.state_text(state)) == state


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Go("3"), '{"type":"Go","to":"3"}'),
        (Hit(), '{"type":"Hit"}'),
        (Meet("rat"), '{"type":"Meet","foe":"rat","life":4}'),
    ],
)
def test_actions(action: Any, text: str) -> None:
    assert CODEC.action_text(action) == text
    assert CODEC.action(text) == action


def test_override_keeps_its_state_cause_and_note() -> None:
    action = Override(ToyState(busy=Fight("rat", 2, ((3, 4),))), "bookmark", "là")
    assert CODEC.action(CODEC.action_text(action)) == action


def test_events() -> None:
    events = (Moved("1", "2"), Wounded(2, None), Wounded(1, True), Fluxed(("FLUX", 3, "88")))
    assert CODEC.events(CODEC.events_text(events)) == (events, 0)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"type":"Fly","to":"3"}', "action Fly: unknown"),
        ('{"to":"3"}', "action None: unknown"),
        ('{"type":["Go"]}', "action ['Go']: unknown"),
        ('{"type":"Go"}', "action Go: to: Field required"),
        ('{"type":"Go","to":3}', "action Go: to: Input should be a valid string"),
        ('{"type":"Override","state":{"place":[]}}', "state ToyState: place: "),
        ('{"type":"Override","state":{},"cause":1}', "action Override: cause, note"),
        ('{"type":"Override","state":{},"why":1}', "action Override: why"),
        ("[]", "action ?: no fields"),
        ("{", "action ?: EOF"),
        ("[" * 5_000, "action ?: "),
    ],
)
def test_what_is_no_action(text: str, why: str) -> None:
    with pytest.raises(CodecError) as caught:
        CODEC.action(text)
    assert str(caught.value).startswith(why)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('[{"type":"Moved","came":"1","to":"2"},{"type":"Gone"}]', ((Moved("1", "2"),), 1)),
        ('[3, {"type":"Moved"}]', ((), 2)),
        ("oh", ((), 1)),
        ("{}", ((), 0)),
    ],
)
def test_events_that_are_no_longer_known_are_counted(text: str, found: Any) -> None:
    assert CODEC.events(text) == found
