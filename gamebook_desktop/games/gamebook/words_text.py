"""Small pieces that sentences are made of: numbers, values, lists, the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Literal

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook.content_rules import InTwo

Tone = Literal["good", "bad", "neutral"]


@dataclass(frozen=True, slots=True)
class Line:
    """A fact in words: what happened, why, and how it looks (`icon`: ui/design/icons.py)."""

    lead: str
    icon: str
    tone: Tone = "neutral"
    cause: str = ""
    rule: str = ""

    @property
    def text(self) -> str:
        """The whole as one line."""
        return labelled(self.lead, self.cause) if self.cause else self.lead


NOTHING = Line("", "info")
"""For facts that need no line of their own."""


def language() -> str:
    """The language of the texts: each translation says its own code here."""
    return QCoreApplication.translate("Gamebook", "en")


def pick(names: InTwo) -> str:
    """A name given in both languages, in the language of the moment."""
    return names.en if language() == "en" else names.fr


def labelled(label: str, text: str) -> str:
    """“Label: text”."""
    return QCoreApplication.translate("Gamebook", "{0}: {1}").format(label, text)


def quoted(name: str) -> str:
    """A name of the book within a sentence."""
    return QCoreApplication.translate("Gamebook", "“{0}”").format(name)


def stat(name: str) -> str:
    """SKILL, STAMINA or LUCK, as written within sentences."""
    match name:
        case "skill":
            return QCoreApplication.translate("Gamebook", "SKILL")
        case "stamina":
            return QCoreApplication.translate("Gamebook", "STAMINA")
        case "luck":
            return QCoreApplication.translate("Gamebook", "LUCK")
    return name


def stat_label(name: str) -> str:
    """Skill, Stamina or Luck, as written on labels."""
    match name:
        case "skill":
            return QCoreApplication.translate("Gamebook", "Skill")
        case "stamina":
            return QCoreApplication.translate("Gamebook", "Stamina")
        case "luck":
            return QCoreApplication.translate("Gamebook", "Luck")
    return name


def stat_icon(name: str) -> str:
    """The icon of a value."""
    return {"skill": "sword", "stamina": "heart"}.get(name, name)


def signed(number: int) -> str:
    """+2, 0 or −2, with a true minus."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def arrow(before: object, after: object) -> str:
    """14 → 12."""
    return f"{before} → {after}"


def tone_of(change: int) -> Tone:
    """Gains are good, losses bad."""
    return "good" if change > 0 else "bad" if change < 0 else "neutral"


def both(parts: Sequence[str], *, apart: bool = False) -> str:
    """“a, b and c”; `apart`: a comma before the last, where parts are lists themselves."""
    if apart:
        return _listed(parts, QCoreApplication.translate("Gamebook", "{0}, and {1}"))
    return _listed(parts, QCoreApplication.translate("Gamebook", "{0} and {1}"))


def either(parts: Sequence[str], *, apart: bool = False) -> str:
    """“a, b or c”; `apart` as in `both`."""
    if apart:
        return _listed(parts, QCoreApplication.translate("Gamebook", "{0}, or {1}"))
    return _listed(parts, QCoreApplication.translate("Gamebook", "{0} or {1}"))


def _listed(parts: Sequence[str], last_two: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return last_two.format(", ".join(parts[:-1]), parts[-1])


def gold(number: int) -> str:
    """“5 gold pieces”."""
    return QCoreApplication.translate("Gamebook", "%n gold piece(s)", "", number)


def meals(number: int) -> str:
    """“2 meals”."""
    return QCoreApplication.translate("Gamebook", "%n meal(s)", "", number)


def doses(number: int) -> str:
    """“2 doses”."""
    return QCoreApplication.translate("Gamebook", "%n dose(s)", "", number)


def points(name: str, number: int) -> str:
    """“2 STAMINA points”; raises `ValueError` for a value that nobody pays with."""
    match name:
        case "stamina":
            return QCoreApplication.translate("Gamebook", "%n STAMINA point(s)", "", number)
        case "luck":
            return QCoreApplication.translate("Gamebook", "%n LUCK point(s)", "", number)
    raise ValueError(name)


def rounds(number: int) -> str:
    """“3 rounds”."""
    return QCoreApplication.translate("Gamebook", "%n round(s)", "", number)


def dice(number: int) -> str:
    """“2 dice”."""
    return QCoreApplication.translate("Gamebook", "%n die(dice)", "", number)


def added_up(faces: Sequence[int], total: int | None = None) -> str:
    """“3 + 4 + 1 = 8”, what is not on the dice last; a lone die is its face."""
    whole = sum(faces) if total is None else total
    terms = " + ".join(map(str, faces))
    if rest := whole - sum(faces):
        terms += f" + {rest}" if rest > 0 else f" − {-rest}"
    return terms if terms == str(whole) else f"{terms} = {whole}"


@cache
def at_most(number: int, limit: int) -> Fraction:
    """The exact chance that so many dice total `limit` or less."""
    if number == 0:
        return Fraction(limit >= 0)
    return sum((at_most(number - 1, limit - face) for face in range(1, 7)), Fraction(0)) / 6


def percent(share: Fraction) -> str:
    """A chance in whole percent; with a decimal where that would look certain or impossible."""
    whole = round(share * 100)
    number = str(whole)
    if whole in (0, 100) and share not in (0, 1):
        number = f"{min(max(float(share * 100), 0.1), 99.9):.1f}"
    if language() == "fr":
        number = number.replace(".", ",")
    return QCoreApplication.translate("Gamebook", "{0}%").format(number)
