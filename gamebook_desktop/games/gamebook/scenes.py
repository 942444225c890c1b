"""Telling moments of a book, for pictures: found by what its sections hold, never by number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from gamebook_desktop.core.game import Game, Scene
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.content import Section
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.scenes_paper import paper_scenes
from gamebook_desktop.games.gamebook.state import Ending, Modifier, Sheet, Stat, State, Visit, World

_HIT = (2, 4, 6, 5)
_WOUND = (5, 6, 1, 3)


def scenes(game: Game[Any]) -> Iterable[Scene]:
    """Creation, pages, fights with both kinds of dice, a shop, endings: those the book has."""
    assert isinstance(game, Gamebook)
    return list(_scenes(game) if game.rules.paper is None else paper_scenes(game))


def _scenes(game: Gamebook) -> Iterator[Scene]:
    yield Scene("creation", game.new(), (do.RollSheet(),), (3, 2, 4, 3))
    yield Scene("creation_dice", game.new(), (do.RollSheet(),), (3,), real_dice=True)
    yield Scene("page", _at(game, _fullest(game)))
    yield Scene("full_bag", _heavy(game, _fullest(game)))
    if shop := _first(game, lambda section: section.shop is not None):
        yield Scene("shop", _at(game, shop))
    if fight := _first(game, lambda section: _plain_fight(section)):
        at = _at(game, fight, fight="open")
        yield Scene("before_fight", at)
        rounds = (do.Engage(), do.Attack(0), do.Attack(0))
        yield Scene("fight", at, rounds, (*_WOUND, *_HIT))
        yield Scene("fight_wound", at, rounds, (*_HIT, *_WOUND))
        yield Scene("fight_dice", at, rounds, (*_HIT, 3, 5, 4), real_dice=True)
    if group := _first(game, lambda section: _group_fight(section)):
        at = _at(game, group, fight="open")
        yield Scene("fight_group", at, (do.Engage(), do.Attack(0)), _HIT + _WOUND + _WOUND)
    for kind in ("victory", "death"):
        if end := _first(game, lambda section, kind=kind: _ends(section, kind)):
            found = game.book.sections[end].ending
            assert found is not None
            yield Scene(kind, replace(_at(game, end), ending=Ending(found.kind, found.name)))


def _sheet(game: Gamebook) -> Sheet:
    talents = tuple(game.sheet.talents)
    potion = tuple(game.sheet.potions)[1]
    objects = tuple(i for i, item in game.book.head.items.items() if item.kind == "object")[:2]
    return Sheet(
        "Mirre",
        Stat(9, 9),
        Stat(18, 12),
        Stat(10, 8),
        (talents[1], talents[5], talents[6]),
        potion,
        2,
        8,
        7,
        (*game.sheet.kit, *objects),
        next(iter(game.sheet.kit)),
        (Modifier("wet", "Semelles mouillées", "attack", -1, "fight"),),
    )


def _at(game: Gamebook, section: str, fight: str = "") -> State:
    path = tuple(dict.fromkeys((game.book.head.start, *list(game.book.sections)[:4], section)))
    world = World(visited=path, path=path, codewords=tuple(game.book.head.codewords)[:2])
    return State(_sheet(game), world, Visit(section, fight), begun=True)


def _heavy(game: Gamebook, section: str) -> State:
    state = _at(game, section)
    objects = tuple(i for i, item in game.book.head.items.items() if item.kind == "object")[:4]
    carried = (*game.sheet.kit, *objects)
    return replace(state, sheet=replace(state.sheet, carried=carried))


def _fullest(game: Gamebook) -> str:
    return max(
        game.book.sections,
        key=lambda name: (
            sum(choice.when is not None for choice in game.book.sections[name].choices),
            len(game.book.sections[name].choices),
        ),
    )


def _first(game: Gamebook, wanted: Any) -> str:
    return next((name for name, section in game.book.sections.items() if wanted(section)), "")


def _plain_fight(section: Section) -> bool:
    fight = section.fight
    return fight is not None and len(fight.foes) == 1 and not fight.allies and not fight.limit


def _group_fight(section: Section) -> bool:
    return section.fight is not None and section.fight.mode in ("together", "one_roll")


def _ends(section: Section, kind: str) -> bool:
    return section.ending is not None and section.ending.kind == kind
