"""The gamebook: DF29 rules, adventure sheet, fights, adventures in YAML."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gamebook_desktop.core.game import (
    ContentPart,
    Finding,
    Game,
    GameEntry,
    Loaded,
    Scene,
    Startable,
    Words,
)
from gamebook_desktop.core.lazy_mapping import LazyMapping


def _parts(setup: Mapping[str, Any]) -> tuple[ContentPart, ...]:
    from gamebook_desktop.games.gamebook.content import BookHead, SectionFile
    from gamebook_desktop.games.gamebook.content_rules import OptionFile, Sheet

    book = setup["book"]
    return (
        ContentPart("sheet", f"sheets/{setup.get('sheet', 'df29')}.yaml", Sheet),
        ContentPart("options", "options.yaml", OptionFile),
        ContentPart("head", f"books/{book}/book.yaml", BookHead),
        ContentPart(
            "sections", f"books/{book}/sections/*.yaml", SectionFile, optional="sheet" in setup
        ),
    )


def _make_rules(loaded: Loaded, setup: Mapping[str, Any]) -> Game[Any]:
    from gamebook_desktop.games.gamebook.content import Book
    from gamebook_desktop.games.gamebook.rules import Gamebook

    files = {name: file.sections for file in loaded["sections"] for name in file.sections}
    sections = LazyMapping(files, lambda name: files[name][name])
    (head,), (sheet,), (options,) = loaded["head"], loaded["sheet"], loaded["options"]
    return Gamebook(
        Book.model_construct(head=head, sections=sections),
        sheet,
        options.root,
        setup.get("options"),
    )


def _make_words(game: Game[Any]) -> Words:
    from gamebook_desktop.games.gamebook.words import GamebookWords

    return GamebookWords(game)


def _make_panel(*args: Any) -> Any:
    from gamebook_desktop.games.gamebook.panel import GamebookPanel

    return GamebookPanel(*args)


def _catalogue() -> ContentPart:
    from gamebook_desktop.games.gamebook.content import BookHead

    return ContentPart("head", "books/*/book.yaml", BookHead)


def _describe(head: Any) -> Startable:
    setup = {"book": head.id}
    if head.paper is not None:
        setup["sheet"] = head.paper.sheet
    rank = int(head.paper is not None)
    others = {
        language: {"title": told.title, "about": told.about}
        for language, told in head.translations.items()
    }
    return Startable(
        "gamebook", setup, head.title, head.about, head.emblem, rank, head.language, others
    )


def _check(loaded: Loaded) -> tuple[Finding, ...]:
    from gamebook_desktop.games.gamebook.checks import check

    return check(loaded)


def _findings() -> Mapping[str, tuple[str, str]]:
    from gamebook_desktop.games.gamebook.check_words import TEXTS

    return TEXTS


def _scenes(game: Game[Any]) -> Iterable[Scene]:
    from gamebook_desktop.games.gamebook.scenes import scenes

    return scenes(game)


GAME = GameEntry(
    id="gamebook",
    icon="key",
    parts=_parts,
    make_rules=_make_rules,
    make_words=_make_words,
    make_panel=_make_panel,
    catalogue=_catalogue,
    describe=_describe,
    check=_check,
    findings=_findings,
    scenes=_scenes,
)
