"""The owner's cards as data: read from and written to a content file of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from gamebook_desktop.games.outatime.content import Box, Card, CardSet, InTwo, Value
from gamebook_desktop.games.outatime.state import Face
from gamebook_desktop.games.outatime.words_text import language

if TYPE_CHECKING:
    from gamebook_desktop.ui.own_files import OwnFiles

OWN = "own"
FOLDER = "cards"
MOST_BOXES = 12
_FACES: dict[str, Box] = {"F": "FLUX", "2": 2, "3": 3, "4": 4, "5": 5, "8": 88}
_NAME = InTwo(fr="Mes cartes", en="My cards")
_ABOUT = InTwo(
    fr="Course aux 1,21 gigawatts, avec les cartes de votre boîte.",
    en="A race to 1.21 gigawatts, with the cards of your own box.",
)


def boxes_of(text: str) -> tuple[Box, ...] | None:
    """The boxes typed as keys ("35F8"); None where something else was typed."""
    typed = re.sub(r"[\s,.;-]+", "", text.upper()).replace("88", "8").replace("FLUX", "F")
    if len(typed) > MOST_BOXES or any(sign not in _FACES for sign in typed):
        return None
    return tuple(_FACES[sign] for sign in typed)


def typed(boxes: Iterable[Face]) -> str:
    """Boxes as the keys one types for them."""
    keys: dict[Face, str] = {face: key for key, face in _FACES.items()}
    return " ".join(keys[box] for box in boxes)


def made(cards: Iterable[tuple[Value, tuple[Box, ...], str]]) -> CardSet:
    """A set out of denomination, boxes and direction of each card."""
    held: dict[str, Card] = {}
    counts: dict[str, int] = {}
    for value, boxes, direction in cards:
        counts[value] = counts.get(value, 0) + 1
        name = f"{value.replace('.', '')}-{counts[value]}"
        shown = {"value": value, "boxes": boxes, "direction": direction}
        held[name] = Card.model_validate(shown | {"ripple": value != "0.01"})
    return CardSet(id=OWN, name=_NAME, about=_ABOUT, cards=held)


def stored(own: OwnFiles | None) -> CardSet | None:
    """The owner's cards, if any were entered and the file still holds what it should."""
    data = own.read(f"{FOLDER}/{OWN}.yaml") if own is not None else None
    if not isinstance(data, dict):
        return None
    try:
        return CardSet.model_validate_json(json.dumps(data))
    except ValueError:
        return None


def keep(own: OwnFiles, cards: CardSet) -> str:
    """Write the owner's cards; "" or why that could not be done."""
    return own.write(f"{FOLDER}/{OWN}.yaml", cards.model_dump(mode="json"))


def setup_of(own: OwnFiles | None, name: str) -> dict[str, object]:
    """What a play with these cards is set up with: cards of one's own stay as they are now."""
    held = own.read(f"{FOLDER}/{name}.yaml") if own is not None else None
    kept = held if isinstance(held, dict) and not held.get("sample") else None
    return {"cards": name, "set": kept}


def card_sets(own: OwnFiles | None) -> dict[str, str]:
    """Every set of cards there is, by id, with its name."""
    found: dict[str, str] = {}
    for name in own.names(FOLDER) if own is not None else ():
        assert own is not None
        data = own.read(f"{FOLDER}/{name}.yaml")
        if isinstance(data, dict) and isinstance(texts := data.get("name"), dict):
            found[name] = str(texts.get(language(), name))
    return found
