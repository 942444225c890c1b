"""Games on the trial cards of the scenarios: hands a to d, states laid out in a line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import yaml

from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import scripted
from gamebook_desktop.games.outatime.content import CardSet, OptionFile, OptionValue
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import Face, Now, Player, State

TESTS = Path(__file__).parents[2]
CARDS = TESTS / "scenarios" / "outatime" / "content" / "cards" / "essai.yaml"
OPTIONS = TESTS.parent / "content" / "outatime" / "options.yaml"
NAMES = ("Ada", "Bob", "Cléo", "Dan")


def game(**options: OptionValue) -> Outatime:
    """The rules over the trial cards, under these options."""
    return _over(CARDS, options)


def shipped(**options: OptionValue) -> Outatime:
    """The rules over the sample cards that come with the program."""
    return _over(OPTIONS.parent / "cards" / "sample.yaml", options)


def _over(path: Path, options: dict[str, OptionValue]) -> Outatime:
    cards = CardSet.model_validate(yaml.safe_load(path.read_text("utf-8")))
    known = OptionFile.model_validate(yaml.safe_load(OPTIONS.read_text("utf-8"))).root
    return Outatime(cards, known, options)


def with_boxes(rules: Outatime, boxes: dict[str, tuple[Any, ...]]) -> Outatime:
    """The same play with other boxes on some cards, as an owner may have entered them."""
    known = rules.cards.cards
    changed = {
        card: known[card].model_copy(update={"boxes": faces}) for card, faces in boxes.items()
    }
    cards = rules.cards.model_copy(update={"cards": {**known, **changed}})
    return Outatime(cards, rules.known_options, rules.options)


def sit(rules: Outatime, *places: tuple[str, int], now: Now | None = None) -> State:
    """As many players as places, each with an active card and boxes covered on it.

    Whoever fills a later card than the first of the hand has completed those before it.
    """
    fresh = rules.new(players=NAMES[: len(places)])
    players = tuple(
        lay(player, card, covered)
        for player, (card, covered) in zip(fresh.players, places, strict=True)
    )
    return replace(fresh, players=players, now=now or Now())


def lay(player: Player, card: str, covered: int) -> Player:
    """A player of a fresh table who fills this card, with those before it completed."""
    hand = player.reserve
    at = hand.index(card)
    return replace(
        player,
        active=card,
        covered=covered,
        next=hand[at + 1] if at < len(hand) - 1 else "",
        reserve=hand[at + 2 :],
        done=hand[:at],
    )


def rolled(*loose: Face, locked: tuple[Face, ...] = (), placed: int = 0, back: str = "") -> Now:
    """A roll that lies there; dice locked before it came from earlier rolls."""
    return Now(0, 1, locked, loose, placed, back)


def play(
    rules: Outatime, state: State, *actions: Any, answers: Iterable[Iterable[Any]] = ()
) -> Session[State]:
    """The session after some actions; answers in the order they are asked for."""
    session: Session[State] = Session(rules, state, scripted(answers))
    for action in actions:
        session.do(action)
    return session


def covered(state: State) -> tuple[int, ...]:
    """Boxes covered on each player's active card."""
    return tuple(player.covered for player in state.players)


def events_of(session: Session[State], kind: type) -> list[Any]:
    """Every event of a kind in a session, oldest first."""
    return [event for record in session.done for event in record.events if isinstance(event, kind)]
