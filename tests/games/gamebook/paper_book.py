"""A paper book for tests: its rules, a sheet under way in it, and short plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import yaml

from gamebook_desktop.games.gamebook.content import Book
from gamebook_desktop.games.gamebook.content_rules import OptionValue, Sheet
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import PaperLog, State
from tests.games.gamebook import helpers

PLAIN = Sheet.model_validate(
    yaml.safe_load((helpers.CONTENT / "sheets" / "plain.yaml").read_text("utf-8"))
)


def paper(
    options: Mapping[str, OptionValue] | None = None,
    sheet: Sheet = helpers.DATA,
    said: Mapping[str, OptionValue] | None = None,
    **fields: Any,
) -> Gamebook:
    """The rules beside a paper book of 400 sections; `said` are the book's own options."""
    head = {
        "id": "test",
        "title": "Test",
        "author": "nobody",
        "language": "fr",
        "about": "…",
        "minutes": 1,
        "start": 1,
        "options": dict(said or {}),
        "paper": {"last": 400, **fields},
    }
    book = Book.model_validate({"head": head, "sections": {}})
    return Gamebook(book, sheet, helpers.OPTIONS.root, options)


def reading(section: str = "88", log: PaperLog | None = None, **sheet: Any) -> State:
    """A state reading a section of a paper book."""
    return replace(helpers.at(helpers.sheet(**sheet), section), paper=log or PaperLog())
