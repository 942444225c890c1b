"""A small book in Python, and one-line plays with scripted dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import scripted
from gamebook_desktop.core.turn import Question, Turn
from gamebook_desktop.games.gamebook.actions import Choose, Engage, TestLuck
from gamebook_desktop.games.gamebook.choices import offered
from gamebook_desktop.games.gamebook.content import Book
from gamebook_desktop.games.gamebook.content_rules import OptionFile, Sheet
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import Fight, Stat, State, Visit, World
from gamebook_desktop.games.gamebook.state import Sheet as SheetState

CONTENT = Path(__file__).parents[3] / "content" / "gamebook"
DATA = Sheet.model_validate(yaml.safe_load((CONTENT / "sheets" / "df29.yaml").read_text("utf-8")))
OPTIONS = OptionFile.model_validate(yaml.safe_load((CONTENT / "options.yaml").read_text("utf-8")))

Dice = Iterable[Iterable[Any]]


def book(sections: Mapping[Any, Any], **head: Any) -> Book:
    """A book whose sections may leave out their text; section 1 is the start."""
    filled = {name: {"text": "…", **section} for name, section in sections.items()}
    whole = {
        "id": "test",
        "title": "Test",
        "author": "nobody",
        "language": "fr",
        "about": "…",
        "minutes": 1,
        "start": 1,
        **head,
    }
    return Book.model_validate({"head": whole, "sections": filled})


def game(
    sections: Mapping[Any, Any] | None = None,
    options: dict[str, Any] | None = None,
    **head: Any,
) -> Gamebook:
    """The rules over a small book."""
    return Gamebook(book(sections or {1: {}}, **head), DATA, OPTIONS.root, options)


def sheet(
    skill: tuple[int, int] = (9, 9),
    stamina: tuple[int, int] = (18, 18),
    luck: tuple[int, int] = (9, 9),
    **fields: Any,
) -> SheetState:
    """A sheet under way; values are (now, Initial)."""
    made = SheetState(
        name="Mirre",
        skill=Stat(skill[1], skill[0]),
        stamina=Stat(stamina[1], stamina[0]),
        luck=Stat(luck[1], luck[0]),
        talents=("monte_en_l_air", "pas_de_loup", "cache_tampon"),
        potion="vigueur",
        doses=2,
        meals=10,
        gold=5,
        carried=tuple(DATA.kit),
        wielded="epee",
    )
    return replace(made, **fields)


def at(sheet_state: SheetState, section: str = "1", fight: str = "", **world: Any) -> State:
    """A state reading a section."""
    remembered = World(visited=(section,), path=(section,), **world)
    return State(sheet_state, remembered, Visit(section, fight), begun=True)


def play(rules: Gamebook, state: State, *actions: Any, dice: Dice = ()) -> Session[State]:
    """Play actions with dice in the order they are asked; all of them must be used."""
    left = [tuple(values) for values in dice]
    source = scripted(())

    def counted(question: Any, place: str) -> Any:
        return question.find(left.pop(0)) if left else source(question, place)

    session = Session(rules, state, counted)
    for action in actions:
        session.do(action)
        assert session.question is None, f"not answered: {session.question}"
    assert not left, f"dice not used: {left}"
    return session


def rules_of(session: Session[State]) -> Gamebook:
    """The rules a session plays by."""
    assert isinstance(session.game, Gamebook)
    return session.game


def events(session: Session[State], *kinds: type) -> list[Any]:
    """Everything that happened, oldest first; only these kinds, if any are named."""
    happened = [event for record in session.done for event in record.events]
    return [event for event in happened if not kinds or isinstance(event, kinds)]


def refused(session: Session[State], action: Any) -> tuple[Any, ...]:
    """What a refusal says, as (reason, *facts, rule); nothing may have changed."""
    before = (session.state, list(session.log), session.open)
    with pytest.raises(Illegal) as caught:
        session.do(action)
    assert (session.state, session.log, session.open) == before
    return (caught.value.reason, *caught.value.facts, caught.value.rule)


def open_choices(rules: Gamebook, state: State) -> list[str]:
    """Keys of the choices a reader may take now."""
    found = offered(rules.rules, state)
    return [
        way.action.key for way in found if isinstance(way.action, Choose) and way.closed is None
    ]


def closed_choices(rules: Gamebook, state: State) -> dict[str, str]:
    """Keys of the choices shown closed, each with its reason."""
    return {
        way.action.key: way.closed.reason
        for way in offered(rules.rules, state)
        if isinstance(way.action, Choose) and way.closed is not None
    }


def foe(skill: int = 8, stamina: int = 8, **fields: Any) -> dict[str, Any]:
    """A creature as a section writes it."""
    return {"name": fields.pop("name", "Garde"), "skill": skill, "stamina": stamina, **fields}


def fight(*foes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A section with a fight."""
    return {"fight": {"foes": list(foes) or [foe()], **fields}}


HIT = [(1, 1), (6, 6)]
WOUND = [(6, 6), (1, 1)]
PARRY = [(3, 4), (3, 3)]
"""Dice of a round, the foe's first, with which even foes hit, wound and draw."""
LUCK = TestLuck(sure=True)
LUCKY, UNLUCKY = (1, 1), (6, 6)


def engaged(
    *actions: Any, dice: Dice = (), foes: Any = None, hero: Any = None, **said: Any
) -> Session[State]:
    """A fight opened, and what is done in it."""
    section = fight(*(foes or [foe(8, 8)]), **said)
    rules = game({1: section, 2: {}, 3: {}})
    return play(rules, at(hero or sheet(), fight="open"), Engage(), *actions, dice=dice)


def standing(session: Session[State]) -> Fight:
    """The fight under way."""
    assert session.state.fight is not None
    return session.state.fight


class DiceTurn(Turn[State]):
    """A turn whose questions chance answers at once."""

    def __init__(self, state: State, rng: Random) -> None:
        super().__init__(state)
        self.rng = rng

    def _ask(self, question: Question) -> tuple[Any, ...]:
        return tuple(self.rng.choice(question.options) for _ in range(question.count))
