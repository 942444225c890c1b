"""What is wrong with a set of cards: its shape, and denominations there are too few of."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from gamebook_desktop.games.outatime import GAME
from gamebook_desktop.games.outatime.checks import TEXTS, check
from gamebook_desktop.games.outatime.content import Card, CardSet
from tests.games.outatime.table import game

CARDS = game().cards


def without(*names: str) -> CardSet:
    kept = {name: card for name, card in CARDS.cards.items() if name not in names}
    return CARDS.model_copy(update={"cards": kept})


@pytest.mark.parametrize(
    ("gone", "facts"),
    [
        ((), []),
        (("2d", "3h", "1d"), []),
        (("2b", "2c", "2d"), [("0.2", 1, 2)]),
        (("3a", "3b", "3c", "3d", "3e"), [("0.3", 3, 4)]),
        (("1a", "1b", "1c", "1d"), [("0.01", 0, 2)]),
    ],
)
def test_too_few_cards_for_two(gone: tuple[str, ...], facts: list[tuple[Any, ...]]) -> None:
    found = check({"cards": (without(*gone),)})
    assert [finding.facts for finding in found] == facts
    assert {finding.code for finding in found} <= set(TEXTS)


@pytest.mark.parametrize(
    "card",
    [
        {"value": "0.1", "boxes": [2]},
        {"value": "0.2", "boxes": []},
        {"value": "0.2", "boxes": [6]},
        {"value": "0.2", "boxes": [2], "direction": "RL"},
        {"value": "0.2", "boxes": [2], "ripple": False},
        {"value": "0.01", "boxes": [2]},
        {"value": "0.2", "boxes": [2] * 13},
        {"value": "0.2", "boxes": [2], "colour": "red"},
    ],
)
def test_no_card_is_like_this(card: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Card.model_validate(card)


@pytest.mark.parametrize("boxes", [("FLUX", 88, 2), (2, 3, 4, 5)])
def test_an_owner_may_enter_any_face(boxes: tuple[Any, ...]) -> None:
    card = {"value": "0.01", "boxes": boxes, "direction": "TB", "ripple": False}
    assert Card.model_validate(card).boxes == boxes


def test_the_library_describes_a_set_in_each_language() -> None:
    mine = GAME.describe(CARDS)
    sample = GAME.describe(CARDS.model_copy(update={"sample": True}))
    assert (mine.title, sample.title) == ("OUTATIME Dice · Essai", "OUTATIME Dice")
    assert sample.setup == {"cards": "essai"}
    kept = CARDS.model_dump(mode="json")
    assert (mine.setup, mine.emblem) == ({"cards": "essai", "set": kept}, "flux")
    told = [mine.told(language).about for language in ("fr", "en", "de")]
    assert told == ["Cartes des essais.", "Cards for trials.", "Cartes des essais."]
