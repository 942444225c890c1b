"""Summaries and corrections beside a paper book."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gamebook_desktop.games.gamebook.state import Ending, Met, OwnField, PaperLog
from gamebook_desktop.games.gamebook.words import GamebookWords
from tests.games.gamebook.paper_book import paper, reading

KNOWN = ("what is known of the book: changed", "ce qu'on sait du livre : changement")
FIELDS = [
    {"id": "jours", "name": "Jours", "kind": "number", "start": 9},
    {"id": "maudit", "name": "Maudit", "kind": "yes_no"},
    {"id": "dettes", "name": "Dettes", "kind": "list"},
]

LOGS: list[tuple[PaperLog, str, str]] = [
    (PaperLog(offers=(("1", "2"),)), *KNOWN),
    (PaperLog(met=(Met("1", "Rat", 5, 4, "win"),)), *KNOWN),
    (PaperLog(marks=("1",)), *KNOWN),
    (PaperLog(mode="together"), *KNOWN),
    (PaperLog(last=380), *KNOWN),
    (PaperLog(own=(OwnField("own_1", "Honneur", "number"),)), "+ Honneur", "+ Honneur"),
    (PaperLog(fields=(("jours", 4),)), "Jours 9 → 4", "Jours 9 → 4"),
    (PaperLog(fields=(("maudit", True),)), "Maudit no → yes", "Maudit non → oui"),
    (PaperLog(fields=(("dettes", "a\nb"),)), "Dettes none → a, b", "Dettes rien → a, b"),
]


@pytest.mark.parametrize(("log", "en", "fr"), LOGS)
def test_correction_beside_a_paper_book(tongue: int, log: PaperLog, en: str, fr: str) -> None:
    before = reading("1")
    said = GamebookWords(paper(fields=FIELDS)).correction(before, replace(before, paper=log))
    assert said == (en, fr)[tongue]


def test_every_field_of_the_log_shows_in_a_correction() -> None:
    """A field added to the log without words in `correction` makes this fail."""
    changed = {name for log, _, _ in LOGS for name in _differing(log)}
    assert changed == set(PaperLog.__dataclass_fields__)


def _differing(log: PaperLog) -> set[str]:
    names = PaperLog.__dataclass_fields__
    return {name for name in names if getattr(log, name) != getattr(PaperLog(), name)}


@pytest.mark.parametrize(
    ("kind", "en", "fr"),
    [
        ("victory", "Ended at section 400: victory", "Fin à la section 400 : victoire"),
        ("defeat", "Ended at section 400: defeat", "Fin à la section 400 : défaite"),
        ("death", "Death at section 400", "Mort à la section 400"),
    ],
)
def test_endings_that_the_book_gives_no_name(tongue: int, kind: str, en: str, fr: str) -> None:
    over = replace(reading("400"), ending=Ending(kind, ""))
    assert GamebookWords(paper()).summary(over)[0] == (en, fr)[tongue]
