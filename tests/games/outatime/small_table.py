"""Small tables for odds and advice: a few cards, options by name, a turn anywhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import yaml

from gamebook_desktop.games.outatime.content import Card, CardSet, InTwo, OptionFile, OptionValue
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import Face, Now, Player, State

OPTIONS = Path(__file__).parents[3] / "content" / "outatime" / "options.yaml"

Boxes = tuple[Face, ...]


def game_with(*hands: tuple[Boxes, ...], **options: OptionValue) -> Outatime:
    """A game in which player n has the cards `n0` to `n4`: 0.2, 0.3, 0.3, 0.4 and 0.01."""
    cards = {
        f"{number}{place}": Card.model_validate(
            {"value": value, "boxes": boxes, "ripple": value != "0.01"}
        )
        for number, hand in enumerate(hands)
        for place, (value, boxes) in enumerate(
            zip(("0.2", "0.3", "0.3", "0.4", "0.01"), hand, strict=True)
        )
    }
    words = InTwo(fr="Essai", en="Test")
    known = OptionFile.model_validate(yaml.safe_load(OPTIONS.read_text(encoding="utf-8"))).root
    return Outatime(CardSet(id="small", name=words, about=words, cards=cards), known, options)


def state_with(mine: Player, now: Now, *others: Player) -> State:
    """Player 0 is in the middle of a turn."""
    return State((mine, *others), replace(now, player=0))
