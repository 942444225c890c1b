"""A state written before a book gave sections or items new ids, in the ids of today."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import Sheet, State, Visit, World

Rename = Callable[[str], str]


def renamed(rules: Ruleset, state: State) -> State:
    """The same state with the ids the book uses by now; itself where the book renamed nothing."""
    if not rules.book.head.renamed:
        return state
    now = rules.current
    return replace(
        state,
        sheet=_sheet(now, state.sheet),
        world=_world(now, state.world),
        visit=_visit(now, state.visit),
    )


def _sheet(now: Rename, sheet: Sheet) -> Sheet:
    return replace(sheet, carried=_all(now, sheet.carried), wielded=now(sheet.wielded))


def _visit(now: Rename, visit: Visit) -> Visit:
    return replace(
        visit,
        section=now(visit.section),
        tried=tuple(_key(now, key) for key in visit.tried),
        onward=now(visit.onward),
    )


def _world(now: Rename, world: World) -> World:
    return replace(
        world,
        used=tuple(_key(now, key) for key in world.used),
        stock=tuple((_key(now, key), left) for key, left in world.stock),
        uses=tuple((now(item), times) for item, times in world.uses),
        fights=tuple((now(section), result) for section, result in world.fights),
        visited=_all(now, world.visited),
        path=_all(now, world.path),
        returns=tuple(_visit(now, visit) for visit in world.returns),
        notes=tuple(replace(note, section=now(note.section)) for note in world.notes),
    )


def _all(now: Rename, ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(now, ids))


def _key(now: Rename, key: str) -> str:
    """A key such as `section/choice`, each of its parts renamed."""
    return "/".join(map(now, key.split("/")))
