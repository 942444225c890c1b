"""A book's profile: what was recorded of a paper book, as the plain data of a `book.yaml`.

Only numbers, names and notes that the reader wrote: nothing of the book's own text.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from gamebook_desktop.games.gamebook.content import BookHead
from gamebook_desktop.games.gamebook.content_paper import KnownFoe, KnownSection, Paper
from gamebook_desktop.games.gamebook.content_rules import OptionValue
from gamebook_desktop.games.gamebook.paper_log import met_in, offers_of
from gamebook_desktop.games.gamebook.state import Met, PaperLog, State

MOST_FOES, MOST_WAYS = 12, 60
"""As many as `KnownSection` holds."""


def profile_of(
    state: State,
    head: BookHead,
    *,
    title: str = "",
    options: Mapping[str, OptionValue] | None = None,
) -> dict[str, Any]:
    """The `book.yaml` of what a play, and the profile it started from, know of a paper book.

    It loads as a book. Without a `title` of its own it takes the place of the book it came from;
    `options` are what the rule options are unless chosen.
    """
    paper = head.paper or Paper()
    named = title.strip() or head.title
    whole = head.model_dump(mode="json", exclude_defaults=True, exclude={"paper"})
    whole |= {
        "id": head.id if named == head.title else book_id(named),
        "title": named,
    }
    if options:
        whole["options"] = dict(options)
    whole["paper"] = _paper(state, paper)
    return whole


def book_id(title: str) -> str:
    """An id made of a title: `Les Caves d'Été` is `les_caves_d_ete`."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    words = "".join(letter if letter.isalnum() else " " for letter in plain).split()
    return "_".join(words)[:40].strip("_") or "livre"


def _paper(state: State, paper: Paper) -> dict[str, Any]:
    log = state.paper
    found: dict[str, Any] = {}
    if last := log.last or paper.last:
        found["last"] = last
    found["sheet"] = paper.sheet
    fields = [field.model_dump(mode="json", exclude_defaults=True) for field in paper.fields]
    taken = {field.id for field in paper.fields}
    for own in log.own:
        name = _free(book_id(own.name), taken)
        taken.add(name)
        fields.append({"id": name, "name": own.name, "kind": own.kind})
    if fields:
        found["fields"] = fields
    known = {section: _known(state, paper, section) for section in _sections(state, paper)}
    if kept := {section: entry for section, entry in known.items() if entry}:
        found["known"] = kept
    return found


def _free(name: str, taken: Iterable[str]) -> str:
    number, new = 1, name
    while new in taken:
        number += 1
        new = f"{name[:36]}_{number}"
    return new


def _sections(state: State, paper: Paper) -> list[str]:
    """Every section something may be known of, numbers first and in their order."""
    notes = [note.section for note in state.world.notes if not note.by_book]
    log = state.paper
    found = {*paper.known, *state.world.path, *notes, *(source for source, _ in log.offers)}
    found |= {met.section for met in log.met}
    return sorted(found, key=lambda name: (not name.isdecimal(), name.zfill(6)))


def _known(state: State, paper: Paper, section: str) -> dict[str, Any]:
    old = paper.known.get(section, KnownSection())
    found: dict[str, Any] = {}
    if foes := _foes(state, old, section):
        found["foes"] = foes
    if ways := [*dict.fromkeys((*old.to, *_ways(state, section)))][:MOST_WAYS]:
        found["to"] = ways
    notes = [n.text for n in state.world.notes if n.section == section and not n.by_book]
    if note := (notes[-1] if notes else old.note):
        found["note"] = note[:2_000]
    return found


def _ways(state: State, section: str) -> Iterator[str]:
    yield from offers_of(state.paper, section)
    yield from (there for here, there in pairwise(state.world.path) if here == section)


def _foes(state: State, old: KnownSection, section: str) -> list[dict[str, Any]]:
    """The foes of a section by name; what was met last is right."""
    foes = {foe.name: foe for foe in old.foes}
    for met in _met(state.paper, state, section):
        foes[met.name] = KnownFoe(
            name=met.name, skill=met.skill, stamina=met.stamina, damage=met.damage
        )
    written = [foe.model_dump(mode="json", exclude_defaults=True) for foe in foes.values()]
    return written[:MOST_FOES]


def _met(log: PaperLog, state: State, section: str) -> tuple[Met, ...]:
    under_way: tuple[Met, ...] = ()
    if state.fight is not None and state.visit.section == section:
        under_way = met_in(section, state.fight, "open")
    return (*(met for met in log.met if met.section == section), *under_way)
