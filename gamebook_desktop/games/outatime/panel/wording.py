"""Words that the panel needs everywhere: players, gigawatts, cards, which roll it is."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.outatime.content import HUNDREDTHS, SHARE, Card
from gamebook_desktop.games.outatime.panel.card_boxes import face_word
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.games.outatime.words_text import gigawatts, player
from gamebook_desktop.ui.design.theme import theme

GOAL = sum(HUNDREDTHS[value] * share for value, share in SHARE.items())
"""Hundredths of a gigawatt that win: 1.21."""


def name_of(state: State, number: int) -> str:
    """The name of a player at the table."""
    return player(state.players[number].name, number)


def with_name(text: str, name: str) -> str:
    """A text about somebody, with French elision before a vowel: "tour d'Ada", "tour de Bob"."""
    if theme().language.startswith("fr") and _vowel(name):
        for full, short in (("de {0}", "d'{0}"), ("que {0}", "qu'{0}")):
            text = text.replace(full, short)
    return text.format(name)


def card_words(card: Card) -> str:
    """A card by its gigawatts and its boxes: "0,30: 2 4 3 4 3"."""
    boxes = " ".join(face_word(face) for face in card.boxes)
    text = QCoreApplication.translate("Outatime", "{0}: {1}")
    return text.format(gigawatts(card.hundredths), boxes)


def direction_word(direction: str) -> str:
    """How the boxes of a card lie, in the order in which they are covered."""
    translate = QCoreApplication.translate
    return {
        "LR": translate("Outatime", "left to right"),
        "BT": translate("Outatime", "bottom to top"),
        "TB": translate("Outatime", "top to bottom"),
    }[direction]


def roll_words(rolls: int) -> str:
    """Which roll of the turn lies there."""
    translate = QCoreApplication.translate
    named = (
        translate("Outatime", "six dice to roll"),
        translate("Outatime", "first roll"),
        translate("Outatime", "second roll"),
        translate("Outatime", "third roll"),
        translate("Outatime", "fourth roll"),
    )
    if rolls < len(named):
        return named[rolls]
    return translate("Outatime", "roll {0}").format(rolls)


def _vowel(name: str) -> bool:
    plain = unicodedata.normalize("NFD", name[:1]).lower()
    return bool(plain) and plain[0] in "aeiouyh"
