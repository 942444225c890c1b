"""A book's profile: what was recorded of a paper book, as the plain data of a `book.yaml`.

Only numbers, names and notes that the reader wrote: nothing of the book's own text.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, TypeVar

from gamebook_desktop.games.gamebook.content import BookHead
from gamebook_desktop.games.gamebook.content_paper import KnownFoe, KnownSection, Paper
from gamebook_desktop.games.gamebook.content_rules import OptionValue
from gamebook_desktop.games.gamebook.paper_log import met_in
from gamebook_desktop.games.gamebook.state import Met, State

V = TypeVar("V")
MOST_FOES, MOST_WAYS, LONGEST_NOTE = 12, 60, 2_000
"""As much as `KnownSection` holds."""


def profile_of(
    state: State,
    head: BookHead,
    *,
    title: str = "",
    options: Mapping[str, OptionValue] | None = None,
    language: str = "",
) -> dict[str, Any]:
    """The `book.yaml` of what a play, and the profile it started from, know of a paper book.

    It loads as a book. Without a `title` of its own it takes the place of the book it came from;
    `options` are what the rule options are unless chosen. A book of its own is in one language:
    the one given if the head is told in it, else the head's.
    """
    paper = head.paper or Paper()
    named = title.strip() or head.title
    whole = head.model_dump(mode="json", exclude_defaults=True, exclude={"paper"})
    if named in head.titles():
        whole |= {"id": head.id, "title": head.title, "language": head.language}
    else:
        whole.pop("translations", None)
        spoken = language if language in head.translations else head.language
        texts = head.told(spoken).model_dump(exclude_defaults=True)
        whole |= texts | {"id": book_id(named), "title": named, "language": spoken}
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
    if known := {name: entry for name, entry in _recorded(state, paper).items() if entry}:
        found["known"] = known
    return found


def _free(name: str, taken: Iterable[str]) -> str:
    number, new = 1, name
    while new in taken:
        number += 1
        new = f"{name[:36]}_{number}"
    return new


def _recorded(state: State, paper: Paper) -> dict[str, dict[str, Any]]:
    """What is known of each section: its foes, its ways on, its note."""
    ways = _by_section((*state.paper.offers, *pairwise(state.world.path)))
    met = _by_section((met.section, met) for met in _met(state))
    notes = {note.section: note.text for note in state.world.notes if not note.by_book}
    names = {*paper.known, *ways, *met, *notes}
    return {
        name: _section(
            paper.known.get(name, KnownSection()), ways[name], met[name], notes.get(name)
        )
        for name in sorted(names, key=lambda name: (not name.isdecimal(), name.zfill(6)))
    }


def _section(
    old: KnownSection, ways: list[str], met: list[Met], note: str | None
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if foes := _foes(old, met):
        found["foes"] = foes
    if to := [*dict.fromkeys((*old.to, *ways))]:
        found["to"] = to[:MOST_WAYS]
    if text := note or old.note:
        found["note"] = text[:LONGEST_NOTE]
    return found


def _foes(old: KnownSection, met: list[Met]) -> list[dict[str, Any]]:
    """The foes of a section by name; what was met last is right."""
    foes = {foe.name: foe for foe in old.foes}
    for one in met:
        foes[one.name] = KnownFoe(
            name=one.name, skill=one.skill, stamina=one.stamina, damage=one.damage
        )
    written = [foe.model_dump(mode="json", exclude_defaults=True) for foe in foes.values()]
    return written[:MOST_FOES]


def _met(state: State) -> tuple[Met, ...]:
    """Foes of the fights that are over, and of the one under way."""
    under_way: tuple[Met, ...] = ()
    if state.fight is not None:
        under_way = met_in(state.visit.section, state.fight, "open")
    return (*state.paper.met, *under_way)


def _by_section(pairs: Iterable[tuple[str, V]]) -> defaultdict[str, list[V]]:
    found: defaultdict[str, list[V]] = defaultdict(list)
    for section, value in pairs:
        found[section].append(value)
    return found
