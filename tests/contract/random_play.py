"""Random plays of any registered game, with everything the player would have to be told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from gamebook_desktop.core.game import Game, Words
from gamebook_desktop.core.random_play import by_chance
from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Session
from gamebook_desktop.core.turn import Question
from gamebook_desktop.registry import GAMES, entry
from gamebook_desktop.store.content_files import Root
from gamebook_desktop.store.game_content import load_game
from gamebook_desktop.store.listing import catalogue
from gamebook_desktop.store.paths import content_root

IDS = tuple(game.id for game in GAMES)


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a play, what it asked and led to, and a refusal met before it."""

    action: Any
    before: Any
    after: Any
    events: tuple[Any, ...]
    questions: tuple[Question, ...]
    refusal: Illegal | None


def play(game: Game[Any], setup: dict[str, Any], seed: int, most: int) -> Iterator[Move]:
    """Legal actions at random until the end, or `most` of them; every question answered."""
    rng = random.Random(seed)
    session = Session(game, game.new(**setup))
    tried: list[Any] = []
    for _ in range(most):
        if not (legal := list(game.legal(session.state))):
            return
        refusal = _refused(session, rng.choice(tried)) if tried else None
        action, before = rng.choice(legal), session.state
        tried.append(action)
        session.do(action)
        questions = []
        while (question := session.question) is not None:
            questions.append(question)
            session.answer(*by_chance(rng, question))
        record = session.log[session.cursor - 1]
        yield Move(action, before, session.state, record.events, tuple(questions), refusal)


@cache
def rules_of(game: str) -> tuple[tuple[Game[Any], Words, dict[str, Any]], ...]:
    """The rules and words of everything shipped that a game can start, each with its setup."""
    found = entry(game)
    root = Root(content_root() / game)
    made = []
    for listed in catalogue(found, [root]):
        assert not listed.problems, listed.problems
        setup = listed.startable.setup
        loaded = load_game(found.parts(setup), [root], game)
        rules = found.make_rules(loaded.parts, setup)
        made.append((rules, found.make_words(rules), setup))
    assert made, "nothing to start"
    return tuple(made)


@cache
def moves(game: str) -> tuple[tuple[Words, Move], ...]:
    """Random moves of everything a game can start, each with the words for it."""
    return tuple(
        (words, move)
        for rules, words, setup in rules_of(game)
        for seed in range(4)
        for move in play(rules, setup, seed, 60)
    )


def _refused(session: Session[Any], action: Any) -> Illegal | None:
    """Why an action of an earlier state is refused now, if it is; it is not carried out."""
    trial = Session(session.game, session.state)
    try:
        trial.do(action)
    except Illegal as refusal:
        return refusal
    return None
