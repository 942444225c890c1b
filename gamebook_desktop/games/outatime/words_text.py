"""Small pieces that sentences are made of: players, cards, dice, gigawatts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.outatime.content import InTwo
from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import Face

Tone = Literal["good", "bad", "neutral"]


@dataclass(frozen=True, slots=True)
class Line:
    """A fact in words, and how it looks (`icon`: ui/design/icons.py)."""

    text: str
    icon: str
    tone: Tone = "neutral"


def language() -> str:
    """The language of the texts: each translation says its own code here."""
    return QCoreApplication.translate("Outatime", "en")


def in_language(texts: InTwo) -> str:
    """A text given in both languages, in the language of the moment."""
    return texts.en if language() == "en" else texts.fr


def player(name: str, number: int) -> str:
    """A player's name; who gave none is called after the seat."""
    return name or QCoreApplication.translate("Outatime", "Player {0}").format(number + 1)


def gigawatts(hundredths: int) -> str:
    """0.30, 1.21."""
    text = QCoreApplication.translate("Outatime", "{0}.{1}")
    return text.format(hundredths // 100, f"{hundredths % 100:02}")


def value(rules: Ruleset, card: str) -> str:
    """A card by what is printed largest on it: 0.3, 0.01."""
    found = rules.cards.get(card)
    if found is None:
        return card or "–"
    whole, _, part = found.value.partition(".")
    return QCoreApplication.translate("Outatime", "{0}.{1}").format(whole, part)


def card_with_boxes(rules: Ruleset, card: str) -> str:
    """A card so that it differs from its like: value and boxes."""
    boxes = "-".join(str(box) for box in rules.boxes.get(card, ()))
    text = QCoreApplication.translate("Outatime", "{0} ({1})")
    return text.format(value(rules, card), boxes) if boxes else value(rules, card)


def faces(shown: Iterable[Face]) -> str:
    """Dice faces in a row."""
    return ", ".join(str(face) for face in shown)


def boxes(count: int) -> str:
    """So many boxes."""
    return QCoreApplication.translate("Outatime", "%n box(es)", "", count)


def dice(count: int) -> str:
    """So many dice."""
    return QCoreApplication.translate("Outatime", "%n dice", "", count)


def seat(kind: str) -> str:
    """Who sits at the table: a person or a computer player of some temper."""
    match kind:
        case "person":
            return QCoreApplication.translate("Outatime", "person")
        case "prudent":
            return QCoreApplication.translate("Outatime", "prudent computer player")
        case "bold":
            return QCoreApplication.translate("Outatime", "bold computer player")
        case "expected":
            return QCoreApplication.translate("Outatime", "computer player by expected progress")
    return kind
