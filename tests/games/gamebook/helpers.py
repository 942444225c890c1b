"""A small book in Python, and one-line plays with scripted dice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import yaml

from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import scripted
from gamebook_desktop.games.gamebook.content import Book
from gamebook_desktop.games.gamebook.content_rules import OptionFile, Sheet
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import Sheet as SheetState
from gamebook_desktop.games.gamebook.state import Stat, State, Visit, World

CONTENT = Path(__file__).parents[3] / "content" / "gamebook"
DATA = Sheet.model_validate(yaml.safe_load((CONTENT / "df29.yaml").read_text("utf-8")))
OPTIONS = OptionFile.model_validate(yaml.safe_load((CONTENT / "options.yaml").read_text("utf-8")))

Dice = Iterable[Iterable[Any]]


def book(sections: dict[Any, dict[str, Any]], **head: Any) -> Book:
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
    sections: dict[Any, dict[str, Any]] | None = None,
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
    assert not left, f"dice not used: {left}"
    return session


def foe(skill: int = 8, stamina: int = 8, **fields: Any) -> dict[str, Any]:
    """A creature as a section writes it."""
    return {"name": fields.pop("name", "Garde"), "skill": skill, "stamina": stamina, **fields}


def fight(*foes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A section with a fight."""
    return {"fight": {"foes": list(foes) or [foe()], **fields}}
