"""A book of 400 sections for the measures: always the same bytes, made of sentences drawn by rule.

Run as `python -m tests.benchmarks.make_book FOLDER` to look at it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import Any

import yaml

BOOK = "quatre_cents"
SECTIONS = 400
ENDINGS = 4
"""How many of the last sections end the adventure."""
WORDS = 120
PER_FILE = 25
LINE = 96
"""The width to which authors fold their texts."""
_LAST = SECTIONS - ENDINGS

PLACES = (
    "la cour aux citernes",
    "l'escalier du beffroi",
    "une ruelle sans lanterne",
    "le grenier des drapiers",
    "un quai couvert de givre",
    "la galerie des archives",
    "le cellier de l'évêché",
    "une salle d'armes déserte",
)
THINGS = (
    "un coffre cerclé de cuivre",
    "trois bougies encore tièdes",
    "une clef sans serrure",
    "un registre rongé par l'eau",
    "la trace d'une botte ferrée",
    "un manteau oublié sur sa patère",
    "le reste d'un souper froid",
    "une échelle dont il manque l'échelon du milieu",
)
PEOPLE = (
    "le veilleur",
    "une marchande de sel",
    "le plus jeune des gardes",
    "un moine pressé",
    "la propriétaire",
    "un chien de la taille d'un veau",
)
MOODS = ("sans bruit", "à regret", "d'un pas égal", "les mains vides", "plus vite que prévu")
SENTENCES = (
    "Vous traversez {place} {mood}, et l'air sent la pierre mouillée.",
    "Devant vous, {thing} ; plus loin, {thing}.",
    "{person} a laissé là {thing}, comme on pose une question.",
    "On entend {person} tousser derrière la cloison : il ne reste que peu de temps.",
    "« Personne ne passe ici après la cloche », dit {person}, qui n'a pourtant pas bougé.",
    "Vous comptez *lentement* jusqu'à douze avant de quitter {place}.",
    "Rien ne prouve que {person} vous ait vu, mais rien ne prouve le contraire.",
    "Si l'on en croit {person}, {place} communique avec {place}.",
    "Vos doigts rencontrent {thing}, puis le vide.",
    "Il faudra choisir {mood} : {place} ou {place}.",
)
CHOICES = (
    "Gagner {place}",
    "Examiner {thing}",
    "Suivre {person} {mood}",
    "Revenir vers {place} en évitant {person}",
    "Attendre que {person} s'éloigne",
)
ITEMS = {
    "corde": {"name": "Corde et grappin", "icon": "rope"},
    "craie": {"name": "Bâton de craie"},
    "cape": {"name": "Cape de brume", "kind": "worn"},
    "dague": {"name": "Dague fine", "kind": "weapon", "bonus": {"skill": 1}},
    "sceau": {"name": "Sceau de plomb", "kind": "token"},
}
CODEWORDS = {"ardoise": "a été vu dans la cour", "brandon": "a soufflé la lanterne"}
EFFECTS: tuple[dict[str, Any], ...] = (
    {"gold": 3, "why": "Une bourse oubliée"},
    {"change": "stamina", "by": -1, "why": "Une chute"},
    {"change": "luck", "by": 1, "why": "Un heureux hasard"},
    {"codeword": "ardoise"},
    {"give": "craie"},
    {"give": "corde"},
    {"counter": "alarme", "by": 1},
    {"modifier": "froid", "name": "Doigts gourds", "on": "attack", "by": -1},
    {"lift": "froid"},
    {"note": "La deuxième porte ne ferme pas."},
    {"meals": 1},
)
CONDITIONS: tuple[dict[str, Any], ...] = (
    {"talent": "cache_tampon"},
    {"any": [{"talent": "pas_de_loup"}, {"item": "corde"}]},
    {"codeword": "ardoise"},
    {"gold": 4},
    {"not": {"codeword": "brandon"}},
)


class _Dumper(yaml.SafeDumper):
    """Texts of several lines as blocks, nothing by reference: the way people write."""

    def ignore_aliases(self, data: Any) -> bool:
        """Everything is written out."""
        return True


def _text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    style = "|" if "\n" in text else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Dumper.add_representer(str, _text)


def write_book(folder: Path) -> list[Path]:
    """Write the book below a game's content folder; returns its files, the head first."""
    place = folder / "books" / BOOK
    (place / "sections").mkdir(parents=True, exist_ok=True)
    files = [_write(place / "book.yaml", _head())]
    sections = dict(_sections())
    for first in range(1, SECTIONS + 1, PER_FILE):
        some = {n: sections[n] for n in range(first, first + PER_FILE)}
        path = place / "sections" / f"{first:03}-{first + PER_FILE - 1:03}.yaml"
        files.append(_write(path, {"sections": some}))
    return files


def _write(path: Path, data: Any) -> Path:
    text = yaml.dump(
        data,
        Dumper=_Dumper,
        allow_unicode=True,
        default_flow_style=None,
        sort_keys=False,
        width=1000,
    )
    path.write_text(text, "utf-8", newline="\n")
    return path


def _head() -> dict[str, Any]:
    return {
        "id": BOOK,
        "title": "Quatre cents portes",
        "author": "Le hasard",
        "language": "fr",
        "about": "Un livre que personne n'a écrit, pour mesurer.",
        "minutes": 300,
        "start": 1,
        "items": ITEMS,
        "codewords": CODEWORDS,
        "counters": {"alarme": {"name": "Alarme", "most": 99}},
    }


def _sections() -> Iterator[tuple[int, dict[str, Any]]]:
    draw = random.Random(29)
    for number in range(1, SECTIONS + 1):
        section: dict[str, Any] = {
            "title": _filled(draw, "{place}").capitalize(),
            "text": _prose(draw),
        }
        if number > _LAST:
            section["ending"] = {"kind": "victory", "name": f"La porte {number}"}
        else:
            _fill(draw, section, number)
        yield number, section


def _fill(draw: random.Random, section: dict[str, Any], number: int) -> None:
    """Effects, choices and perhaps a fight: what a section is besides its text."""
    if effects := draw.sample(EFFECTS, draw.choice((0, 0, 1, 2))):
        section["effects"] = effects
    if number % 5 == 0:
        section["each_time"] = [{"restore": "stamina", "why": "Une heure de sommeil"}]
    if number % 8 == 0:
        section["fight"] = _fight(draw, number)
    ways = [_way(draw, number) for _ in range(draw.choice((1, 1, 2, 2, 3)))]
    ways.insert(0, {"text": _filled(draw, CHOICES[0]), "to": number % _LAST + 1})
    if number % 8 == 0:
        ways = [{**way, "after": "fight"} for way in ways]
    if number > _LAST - ENDINGS:
        ways.append({"text": "Pousser la dernière porte", "to": number + ENDINGS})
    section["choices"] = ways


def _way(draw: random.Random, number: int) -> dict[str, Any]:
    """A choice: mostly straight to a section, now and then by a test or a table."""
    way: dict[str, Any] = {"text": _filled(draw, draw.choice(CHOICES))}
    kind = draw.randrange(12)
    if kind == 0:
        outcomes = {name: {"to": _to(draw, number)} for name in ("success", "failure")}
        way["test"] = {"kind": draw.choice(("luck", "skill")), **outcomes}
    elif kind == 1:
        halves = ((1, 3), (4, 6))
        ranges = [{"least": a, "most": b, "to": _to(draw, number)} for a, b in halves]
        way["table"] = {"dice": 1, "ranges": ranges}
    else:
        way["to"] = _to(draw, number)
        if kind < 5:
            way["when"] = draw.choice(CONDITIONS)
    return way


def _to(draw: random.Random, number: int) -> int:
    """Mostly onward, sometimes far away; never an ending."""
    step = draw.randint(1, 9) if draw.random() < 0.9 else draw.randint(10, _LAST - 1)
    return (number + step - 1) % _LAST + 1


def _fight(draw: random.Random, number: int) -> dict[str, Any]:
    foes = [
        {"name": _filled(draw, "{person}").capitalize(), "skill": draw.randint(2, 4), "stamina": 4}
        for _ in range(1 + (number % 3 == 0))
    ]
    return {"mode": "in_turn", "foes": foes, "flee": {"to": _to(draw, number), "from_round": 2}}


def _prose(draw: random.Random) -> str:
    """About `WORDS` words in three paragraphs."""
    paragraphs: list[list[str]] = [[], [], []]
    count = 0
    for paragraph, most in zip(paragraphs, (0.3, 0.7, 1.0), strict=True):
        while count < WORDS * most:
            paragraph.append(_filled(draw, draw.choice(SENTENCES)))
            count += len(paragraph[-1].split())
    return "\n\n".join(fill(" ".join(sentences), LINE) for sentences in paragraphs)


def _filled(draw: random.Random, pattern: str) -> str:
    """A pattern with its places drawn, each on its own; sentences start with a capital."""
    for name, words in (
        ("{place}", PLACES),
        ("{thing}", THINGS),
        ("{person}", PEOPLE),
        ("{mood}", MOODS),
    ):
        while name in pattern:
            pattern = pattern.replace(name, draw.choice(words), 1)
    pattern = pattern.replace("que un", "qu'un")
    return pattern[0].upper() + pattern[1:]


if __name__ == "__main__":
    for written in write_book(Path(sys.argv[1])):
        print(written, written.stat().st_size)
