"""A play of the toy game, and what its orders did or refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import person, seeded
from gamebook_desktop.core.turn import Answer, Question, Turn
from tests.helpers_game import (
    Meet,
    Toy,
    ToyState,
)


def toy(source: Any = person, **more: Any) -> Session[ToyState]:
    return Session(Toy(), Toy().new(), source, **more)


def in_fight(source: Any = person, **more: Any) -> Session[ToyState]:
    session = toy(source, **more)
    session.do(Meet("rat", 4))
    return session


def snapshot(session: Session[ToyState]) -> tuple[Any, ...]:
    return (
        session.state,
        tuple(session.log),
        session.cursor,
        session.branch,
        session.open,
        session.start,
    )


def half(session: Session[ToyState]) -> tuple[Any, ...]:
    """Answers to the open action, which of them a person gave, and dice typed."""
    assert session.open is not None
    return session.open.answers, session.open.by_person, session.open.typed


def refused(session: Session[ToyState], order: Callable[[], object]) -> str:
    """The reason of a refusal that must change nothing."""
    before = snapshot(session)
    with pytest.raises(Illegal) as caught:
        order()
    assert snapshot(session) == before
    return caught.value.reason


def automatic(question: Question, place: str) -> Answer:
    return seeded(3)(question, place) or (0,)


class Hand(Toy):
    """Rules that let two cards be drawn at once."""

    def play(self, turn: Turn[ToyState], action: Any) -> None:
        cards = turn._ask(Question(-1, "hand", turn.state.pile, 2))
        turn.set(note=" ".join(cards))
