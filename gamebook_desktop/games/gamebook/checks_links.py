"""Whatever a book names must exist: sections, items, codewords, counters, talents, potions."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator

from gamebook_desktop.core.game import Finding
from gamebook_desktop.games.gamebook import content, content_fight
from gamebook_desktop.games.gamebook import content_effects as say
from gamebook_desktop.games.gamebook.checks_walk import Path, Piece, Subject

Reference = tuple[str, str, Path]
"""A kind of thing, its id, and the path inside the piece that names it."""


def check_links(subject: Subject) -> Iterator[Finding]:
    """Every name that leads nowhere, with the one that was probably meant."""
    known = known_ids(subject)
    for piece in subject.pieces:
        for kind, name, at in references(piece):
            if name in known[kind]:
                continue
            near = _near(name, known[kind])
            code = f"{kind}_unknown_near" if near else f"{kind}_unknown"
            yield piece.finding(code, name, *((near,) if near else ()), at=at)
    yield from _renamed(subject)


def known_ids(subject: Subject) -> dict[str, Collection[str]]:
    """The ids that exist, by kind."""
    head, sheet = subject.head, subject.sheet
    renamed = [old for old, new in head.renamed.items() if new in subject.sections]
    return {
        "section": {*subject.sections, *renamed},
        "item": {*head.items, *sheet.kit},
        "codeword": head.codewords,
        "counter": head.counters,
        "talent": sheet.talents,
        "potion": sheet.potions,
        "modifier": {
            piece.model.modifier for piece in subject.pieces if isinstance(piece.model, say.Modify)
        },
    }


def references(piece: Piece) -> Iterator[Reference]:
    """What a piece names, without the pieces inside it."""
    match piece.model:
        case content.BookHead() as head:
            yield "section", head.start, ("start",)
            for index, name in enumerate(head.unreached):
                yield "section", name, ("unreached", index)
        case say.Outcome(to=to) | content.Choice(to=to) | content.Use(to=to) if to is not None:
            yield "section", to, ("to",)
        case content_fight.Flight(to=to):
            yield "section", to, ("to",)
        case content.Number(right=right):
            for number, to in right.items():
                yield "section", to, ("right", str(number))
        case content.Shop(buys=buys):
            for item in buys:
                yield "item", item, ("buys", item)
        case content.Cost(item=item) | content.Offer(item=item) if item is not None:
            yield "item", item, ("item",)
        case say.Condition() as condition:
            yield from _in_condition(condition)
        case model:
            yield from _in_effect(model)


def _in_condition(condition: say.Condition) -> Iterator[Reference]:
    for kind, key, name in (
        ("talent", "talent", condition.talent),
        ("item", "item", condition.item),
        ("item", "wields", condition.wields),
        ("codeword", "codeword", condition.codeword),
        ("potion", "potion", condition.potion),
        ("section", "visited", condition.visited),
    ):
        if name is not None:
            yield kind, name, (key,)


def _in_effect(model: say.Model) -> Iterator[Reference]:
    match model:
        case say.Give(give=item):
            yield "item", item, ("give",)
        case say.Take(take=item):
            yield "item", item, ("take",)
        case say.Codeword(codeword=word):
            yield "codeword", word, ("codeword",)
        case say.Forget(forget=word):
            yield "codeword", word, ("forget",)
        case say.Count(counter=counter):
            yield "counter", counter, ("counter",)
        case say.CounterIs(id=counter):
            yield "counter", counter, ("id",)
        case say.Lift(lift=modifier):
            yield "modifier", modifier, ("lift",)


def _near(name: str, known: Collection[str]) -> str:
    """The id that was probably meant; a number is never meant for another."""
    if name.isdecimal():
        return ""
    return next(iter(difflib.get_close_matches(name, sorted(known), 1, 0.7)), "")


def _renamed(subject: Subject) -> Iterator[Finding]:
    head = subject.head
    for old, new in head.renamed.items():
        at: Path = ("renamed", old)
        if new not in subject.sections and not subject.kind(new):
            yield Finding("head", at, "renamed_unknown", (old, new))
        if old in subject.sections or old in head.items:
            yield Finding("head", at, "renamed_exists", (old, new))
