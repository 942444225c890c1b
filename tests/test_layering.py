"""Who imports whom: the layers of the house, and what rules may not touch."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path, PurePosixPath

import pytest

OURS = "gamebook_desktop"
CORE, STORE, UI, GAMES = (f"{OURS}.{layer}" for layer in ("core", "store", "ui", "games"))
ROOT = Path(__file__).resolve().parent.parent
VERSION = f"{OURS}.__version__"

STORE_NEEDS = ("pydantic", "pydantic_core", "yaml", "platformdirs")
QT = ("PySide6", "shiboken6")
WORLD = {  # chance, clocks, files and threads reach the rules only through `Turn`
    *("random", "secrets", "time", "datetime", "os", "sys", "io", "uuid", "pathlib", "shutil"),
    *("tempfile", "sqlite3", "threading", "_thread", "multiprocessing", "concurrent", "asyncio"),
    *("subprocess", "socket", "importlib", "locale", "platform"),
}


def layer(file: PurePosixPath) -> tuple[tuple[str, ...], set[str]] | None:
    """What a file of the package may import beside the standard library, and what is closed.

    None: it may import anything.
    """
    match file.parts:
        case ("core", *_):
            return (CORE,), set()
        case ("store", *_):
            return (CORE, STORE, VERSION, *STORE_NEEDS), set()
        case ("ui", *_):
            return (CORE, STORE, UI, VERSION, *QT), set()
        case ("games", game, room, *_):
            return game_layer(f"{GAMES}.{game}", room)
        case ("registry.py",):
            return (CORE, GAMES), set()
    return None


def game_layer(own: str, room: str) -> tuple[tuple[str, ...], set[str]]:
    """The same for a file or folder of one game."""
    with_qt = {f"{own}.panel", f"{own}.words"}
    if room.startswith("panel"):
        return (CORE, UI, own, *QT), set()
    if room.startswith("words"):
        return (CORE, own, "PySide6.QtCore"), {f"{own}.panel"}
    if room.startswith("content"):
        return (CORE, own, "pydantic"), WORLD | with_qt
    if room == "__init__.py":  # the entry, which names all the rest
        return (CORE, own), WORLD - {"pathlib"}
    return (CORE, own), WORLD | with_qt


def imports(source: str) -> Iterator[tuple[int, str]]:
    """Line and full name of everything imported, inside functions too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def violations(file: str, source: str) -> list[str]:
    """Imports that the layer of `file`, a path within the package, does not allow."""
    rules = layer(PurePosixPath(file))
    return [
        f"{file}:{line}: {name}"
        for line, name in imports(source)
        if name.startswith(".") or (rules is not None and not allowed(name, *rules))
    ]


def allowed(name: str, opened: tuple[str, ...], closed: set[str]) -> bool:
    if within(name, closed):
        return False
    return within(name, opened) or name.partition(".")[0] in sys.stdlib_module_names


def within(name: str, modules: Iterable[str]) -> bool:
    return any(f"{name}.".startswith(f"{module}.") for module in modules)


def package_files() -> list[str]:
    package = ROOT / OURS
    return sorted(file.relative_to(package).as_posix() for file in package.rglob("*.py"))


@pytest.mark.parametrize(
    ("file", "source", "caught"),
    [
        ("core/turn.py", "import random", False),
        ("core/turn.py", "import yaml", True),
        ("core/turn.py", "from gamebook_desktop.store import saves", True),
        ("store/saves.py", "from pydantic import BaseModel", False),
        ("store/saves.py", "from PySide6.QtCore import QObject", True),
        ("store/saves.py", "import gamebook_desktop.ui.controller", True),
        ("ui/journal.py", "from gamebook_desktop.store.saves import Save", False),
        ("ui/journal.py", "from gamebook_desktop import games", True),
        ("ui/journal.py", "from gamebook_desktop.games.outatime.rules import Outatime", True),
        ("ui/journal.py", "from gamebook_desktop.registry import GAMES", True),
        ("games/outatime/rules.py", "from gamebook_desktop.games.outatime.state import S", False),
        ("games/outatime/rules.py", "from gamebook_desktop.games.outatime import words", True),
        ("games/outatime/rules.py", "from gamebook_desktop.games.dreamblade import state", True),
        ("games/outatime/rules.py", "def f():\n    from PySide6 import QtCore", True),
        ("games/outatime/rules.py", "from gamebook_desktop.ui import controller", True),
        ("games/outatime/rules.py", "import pydantic", True),
        ("games/outatime/rules.py", "from random import choice", True),
        ("games/outatime/rules.py", "import os.path", True),
        ("games/outatime/rules.py", "from concurrent import futures", True),
        ("games/outatime/rules.py", "from .state import State", True),
        ("games/outatime/content.py", "import pydantic", False),
        ("games/outatime/content.py", "import yaml", True),
        ("games/outatime/__init__.py", "from pathlib import Path", False),
        ("games/outatime/__init__.py", "import time", True),
        ("games/outatime/words.py", "from PySide6.QtCore import QCoreApplication", False),
        ("games/outatime/words.py", "from PySide6.QtWidgets import QLabel", True),
        ("games/outatime/words.py", "from PySide6 import QtGui", True),
        ("games/outatime/panel/page.py", "from gamebook_desktop.ui import controller", False),
        ("games/outatime/panel/page.py", "from gamebook_desktop.store import paths", True),
        ("games/outatime/panel.py", "from gamebook_desktop.games.effects import state", True),
        ("registry.py", "from gamebook_desktop.games.outatime import GAME", False),
        ("registry.py", "from gamebook_desktop.ui import library", True),
        ("app.py", "from gamebook_desktop.ui import library", False),
        ("app.py", "from . import registry", True),
    ],
)
def test_the_check_catches(file: str, source: str, caught: bool) -> None:
    assert bool(violations(file, source)) is caught


def test_imports_follow_the_layers() -> None:
    package = ROOT / OURS
    found = (violations(file, (package / file).read_text("utf-8")) for file in package_files())
    assert list(chain.from_iterable(found)) == []


def test_everything_below_the_window_works_without_qt() -> None:
    without_qt = [
        file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for file in package_files()
        if file.startswith(("registry.py", "cli"))
        or ((rules := layer(PurePosixPath(file))) and not within("PySide6.QtCore", rules[0]))
    ]
    assert "core.turn" in without_qt
    code = "import importlib, sys; sys.modules['PySide6'] = None\n" + "\n".join(
        f"importlib.import_module('{OURS}.{module}')" for module in without_qt
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
