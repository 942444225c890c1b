"""What is asked for must be given somewhere, and what is given should serve somewhere."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from gamebook_desktop.core.game import Finding
from gamebook_desktop.games.gamebook import content
from gamebook_desktop.games.gamebook import content_effects as say
from gamebook_desktop.games.gamebook.checks_walk import Path, Piece, Subject

NEEDED = ("item", "codeword", "counter")


@dataclass(slots=True)
class Ledger:
    """Of one kind of thing: ids that come into play, that serve, and places that need them."""

    given: set[str] = field(default_factory=set)
    served: set[str] = field(default_factory=set)
    needed: dict[str, list[Finding]] = field(default_factory=lambda: defaultdict(list))

    def need(self, name: str, piece: Piece, at: Path, code: str) -> None:
        """Note a place that asks for something."""
        self.served.add(name)
        if not _forbids(piece.path):
            self.needed[name].append(piece.finding(code, name, at=at))


def ledgers(subject: Subject, reached: Collection[str]) -> dict[str, Ledger]:
    """What is given, serves and is needed. Sections that nobody reaches give nothing."""
    books = {kind: Ledger() for kind in NEEDED}
    books["item"].given |= set(subject.sheet.kit)
    for piece in subject.pieces:
        if not piece.section or piece.section in reached:
            _give(piece, books)
        _serve(piece, books)
    for name, item in subject.head.items.items():
        if item.use is not None or item.bonus is not None or item.kind == "weapon":
            books["item"].served.add(name)
    return books


def check_goods(subject: Subject, books: dict[str, Ledger]) -> Iterator[Finding]:
    """Needed and never given; given and of no use; declared and never met."""
    for kind, ledger in books.items():
        for name, places in ledger.needed.items():
            if name not in ledger.given and name in _declared(subject, kind):
                yield from places
        for name in _declared(subject, kind):
            if name in ledger.served:
                continue
            if kind == "counter" and subject.head.counters[name].name is not None:
                continue
            code = f"{kind}_unused" if name in ledger.given else f"{kind}_idle"
            yield Finding("head", (f"{kind}s", name), code, (name,), warning=True)


def _declared(subject: Subject, kind: str) -> Collection[str]:
    head = subject.head
    declared: dict[str, Collection[str]] = {
        "item": head.items,
        "codeword": head.codewords,
        "counter": head.counters,
    }
    return declared[kind]


def _give(piece: Piece, books: dict[str, Ledger]) -> None:
    match piece.model:
        case say.Give(give=item):
            books["item"].given.add(item)
        case content.Offer(item=item) if item is not None:
            books["item"].given.add(item)
        case say.Codeword(codeword=word):
            books["codeword"].given.add(word)
        case say.Count(counter=counter):
            books["counter"].given.add(counter)


def _serve(piece: Piece, books: dict[str, Ledger]) -> None:
    match piece.model:
        case say.Condition() as condition:
            if condition.item is not None:
                books["item"].need(condition.item, piece, ("item",), "item_never_given")
            if condition.wields is not None:
                books["item"].need(condition.wields, piece, ("wields",), "item_never_given")
            if condition.codeword is not None:
                code = "codeword_never_given"
                books["codeword"].need(condition.codeword, piece, ("codeword",), code)
        case content.Cost(item=item) if item is not None:
            books["item"].need(item, piece, ("item",), "item_never_given")
        case say.CounterIs(id=counter):
            books["counter"].need(counter, piece, ("id",), "counter_never_given")
        case content.Shop(buys=buys):
            books["item"].served |= set(buys)
        case say.Take(take=item):
            books["item"].served.add(item)


def _forbids(path: Path) -> bool:
    """Whether a condition at this path stands under an odd number of `not`."""
    return sum(step == "not" for step in path[2:]) % 2 == 1
