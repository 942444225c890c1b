"""A window with a small book, and all the states it can be led through."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook.panel.sheet import MAP, SHEET
from gamebook_desktop.games.gamebook.state import State
from tests.games.gamebook.helpers import at, fight, foe, sheet
from tests.ui.window import ENTER, ESCAPE, Screen, screen

ITEMS = {
    "corde": {"name": "Corde et grappin"},
    "clou": {"name": "Passe-partout de la guilde"},
    "miroir": {"name": "Miroir d'étain"},
    "gemme": {"name": "Gemme"},
    "cle": {"name": "Clé de la citerne"},
    "onguent": {"name": "Onguent", "use": {"effects": [{"change": "stamina", "by": 3}]}},
}
FOES = (foe(7, 6, name="Premier garde"), foe(8, 8, name="Sergent du guet"))
LONG = "La pluie a cessé, mais les tuiles gardent l'eau de la nuit. " * 20
BOOK: dict[Any, dict[str, Any]] = {
    1: {
        "title": "La cour des Teinturiers",
        "text": LONG,
        "choices": [
            {"text": "Traverser la poutre mouillée, sans lanterne et sans bruit.", "to": 2},
            {"text": "Payer le garde.", "to": 3, "cost": {"gold": 6}},
            {
                "text": "Crocheter la serrure de la porte basse.",
                "to": 3,
                "when": {"talent": "crocheteur"},
            },
            {
                "text": "Compter les marches.",
                "number": {"prompt": "Combien ?", "right": {7: 2}, "wrong": {"text": "Rien."}},
            },
            {"text": "Se battre.", "to": 5},
            {"text": "Entrer dans l'échoppe.", "to": 6},
            {"text": "Ramasser la clé.", "to": 7},
            {"text": "Finir.", "to": 8},
        ],
    },
    2: {"title": "Les toits", "choices": [{"text": "Revenir.", "to": 1}]},
    3: {"choices": [{"text": "Revenir.", "to": 1}]},
    5: fight(*FOES, mode="together", flee={"to": 2, "from_round": 3}, win={"to": 2}),
    6: {
        "shop": {
            "sells": [{"item": "corde", "price": 3, "stock": 2}, {"meals": 2, "price": 40}],
            "buys": {"gemme": 8},
        },
        "choices": [{"text": "Revenir.", "to": 1}],
    },
    7: {"effects": [{"give": "cle"}], "choices": [{"text": "Revenir.", "to": 1}]},
    8: {"text": "Fin.", "ending": {"kind": "victory", "name": "Maître voleur"}},
}
FULL = ("epee", "onguent", "clou", "miroir", "gemme")


def window(qtbot: QtBot, data_dir: Path, state: State | None = None, **more: Any) -> Screen:
    hero = sheet(stamina=(13, 20), carried=FULL)
    return screen(qtbot, data_dir, BOOK, state or at(hero), items=ITEMS, **more)


def nothing(shown: Screen) -> None:
    """As it is at first."""


def unmade(shown: Screen) -> None:
    shown.play.override(State())


def unmade_dice(shown: Screen) -> None:
    unmade(shown)
    shown.type(ENTER)


def typed(keys: str) -> Callable[[Screen], None]:
    def reach(shown: Screen) -> None:
        shown.type(keys)

    return reach


def correcting(shown: Screen) -> None:
    shown.key(Qt.Key.Key_F2)


def sections(shown: Screen) -> None:
    shown.panel.sheet.show_tab(MAP)


def by_hand(shown: Screen) -> None:
    unmade(shown)
    shown.panel.creation.by_hand.click()
    shown.panel.creation.under_way.click()


def library(shown: Screen) -> None:
    shown.window.load()
    shown.window.go("library")


def settings(shown: Screen) -> None:
    shown.window.settings_drawer.open()


def rules(shown: Screen) -> None:
    shown.window.show_rule("R22")


def keys_help(shown: Screen) -> None:
    shown.window.commands.show_keys()


REACH: dict[str, Callable[[Screen], None]] = {
    "page": nothing,
    "refused": typed("2"),
    "number": typed("4"),
    "fight begun": typed("51"),
    "dice in the fight": typed("51" + ENTER + "12"),
    "last die": typed("51" + ENTER + "125"),
    "luck": typed("51" + ENTER + "1256"),
    "shop": typed("6"),
    "swap": typed("7"),
    "ending": typed("8"),
    "journal": typed("1j"),
    "notes": typed("n"),
    "sections": sections,
    "correction": correcting,
    "creation": unmade,
    "creation dice": unmade_dice,
    "by hand": by_hand,
    "library": library,
    "settings": settings,
    "rules": rules,
    "keys": keys_help,
}


def every_state(shown: Screen) -> Iterator[str]:
    """Lead one window through all of its states."""
    start, place = shown.state, shown.window.here
    for name, reach in REACH.items():
        for _ in range(3):
            shown.type(ESCAPE)
        shown.window.go(place)
        shown.play.override(start)
        shown.panel.sheet.show_tab(SHEET)
        shown.qtbot.wait(1)
        shown.window.focus_home()
        reach(shown)
        shown.qtbot.wait(1)
        yield name
