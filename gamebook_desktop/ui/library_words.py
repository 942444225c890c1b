"""What the library says of plays and books: names, covers, values, what is wrong with a file."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.ui.design.paint import Run
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.when import day_in_words, moment_in_words
from gamebook_desktop.ui.widgets.emblem import EMBLEMS, emblem_of, ground_of

LONGEST_BLURB = 80
MENDABLE = frozenset({"damaged", "foreign", "empty", "missing"})
"""Kinds of `SaveError` that a backup helps against."""

_NUMBERED = re.compile(r" \(\d+\)$")
_VALUE = re.compile(r"(.+) (-?\d+)(?:/(\d+))?")
_PLACE = re.compile(r"(.*?)(\d+)")
_SENTENCE = re.compile(r".+?[.!?…](?=\s|$)")


def free_name(title: str, taken: Collection[str]) -> str:
    """The title itself, or with the first number that makes it differ from the names taken."""
    name, plain, number = title, _NUMBERED.sub("", title), 2
    while name in taken:
        name = f"{plain} ({number})"
        number += 1
    return name


def cover_of(game: str, setup: Mapping[str, Any], emblem: str) -> tuple[str, str]:
    """Emblem and ground of what is started with a setup; always the same for one book."""
    own = (f"{key} {setup[key]}" for key in sorted(setup) if key != "options")
    name = "/".join((game, *own))
    return emblem if emblem in EMBLEMS else emblem_of(name), ground_of(name)


def blurb(about: str) -> str:
    """A line for a tile: the shortest paragraph or the first sentence, where that is short."""
    paragraphs = [" ".join(part.split()) for part in about.split("\n\n")]
    shortest = min(paragraphs, key=len)
    if len(shortest) <= LONGEST_BLURB:
        return shortest
    sentence = _SENTENCE.match(paragraphs[0])
    first = sentence.group() if sentence else ""
    return first if len(first) <= LONGEST_BLURB else ""


def place_runs(place: str) -> list[tuple[Run, ...]]:
    """Where a play is, in pieces that stay whole; a number that ends the first is the place."""
    pieces = place.split(", ")
    ends = [","] * (len(pieces) - 1) + [""]
    runs: list[tuple[Run, ...]] = [
        (Run(piece + end, "choice"),) for piece, end in zip(pieces, ends, strict=True)
    ]
    found = _PLACE.fullmatch(pieces[0])
    if found is not None:
        words, number = found.groups()
        runs[0] = (Run(words, "choice"), Run(number, "choice", "rubric", bold=True))
        if ends[0]:
            runs[0] += (Run(ends[0], "choice"),)
    return runs


def value_runs(values: str) -> list[tuple[Run, ...]]:
    """The values of a play ("SKILL 9/9 · LUCK 8/10"), each name, figure and initial in its type."""
    return [_value(part.strip()) for part in values.split("·") if part.strip()]


def _value(text: str) -> tuple[Run, ...]:
    found = _VALUE.fullmatch(text)
    if found is None:
        return (Run(text, "body"),)
    name, figure, initial = found.groups()
    runs = (Run(name, "body", gap=7, caps=True), Run(figure, "title", gap=5))
    return runs if initial is None else (*runs, Run(f"/ {initial}", "body", "ink2"))


def in_tongue(language: str) -> str:
    """“in French”, “in English”: said of a book in another language than the interface, else ""."""
    translate = QCoreApplication.translate
    if language == theme().language:
        return ""
    match language:
        case "fr":
            return translate("Library", "in French")
        case "en":
            return translate("Library", "in English")
    return ""


def trouble(kind: str) -> str:
    """What is wrong with a play's file, in two or three words, by the kind of its `SaveError`."""
    translate = QCoreApplication.translate
    match kind:
        case "damaged":
            return translate("Library", "damaged file")
        case "foreign":
            return translate("Library", "not a play")
        case "empty":
            return translate("Library", "empty file")
        case "missing":
            return translate("Library", "file missing")
        case "newer":
            return translate("Library", "from a newer version")
        case "busy" | "open_elsewhere":
            return translate("Library", "in use elsewhere")
    return translate("Library", "cannot be read")


def last_saved(updated: datetime | None, created: datetime | None, now: datetime) -> str:
    """When a play was left, and when it was begun if that was on another day."""
    translate = QCoreApplication.translate
    if updated is None:
        return translate("Library", "Last play")
    words = translate("Library", "Last play, saved {0}").format(moment_in_words(updated, now))
    zone = now.tzinfo
    if created is None or created.astimezone(zone).date() == updated.astimezone(zone).date():
        return words
    begun = translate("Library", "begun: {0}").format(day_in_words(created, now))
    return f"{words} · {begun}"
