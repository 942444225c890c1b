"""What no file of the source tree may hold."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

ROOT = Path(__file__).resolve().parent.parent
NOT_OURS = {".git", ".hypothesis", ".venv", "build", "dist", "__pycache__"}
PICKLES = {"pickle", "marshal", "shelve", "dill"}
TEXT = {".py", ".md", ".toml", ".yaml", ".yml", ".ts", ".txt", ".json", ".cfg", ".ini", ""}
MACHINE = re.compile(r"(^|[^a-z.])/(work|root|tmp)/|index[-]url|https?://\S*/simple(/|\s|$)")


def files(folder: Path = ROOT) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            if path.name not in NOT_OURS and not path.name.endswith(("_cache", ".egg-info")):
                yield from files(path)
        elif path.suffix in TEXT:
            yield path


def runs_data(source: str) -> list[int]:
    """Lines that could run what they read: evaluation, pickles, YAML's object loaders."""
    return [node.lineno for node in ast.walk(ast.parse(source)) if _runs_data(node)]


def _runs_data(node: ast.AST) -> TypeGuard[ast.expr | ast.stmt]:
    match node:
        case ast.Call(func=ast.Name("eval" | "exec" | "compile" | "__import__")):
            return True
        case ast.Call(func=ast.Attribute(ast.Name("yaml"), attr)):
            return attr in ("load", "load_all", "full_load", "unsafe_load")
        case ast.Import(names):
            return any(alias.name in PICKLES for alias in names)
        case ast.ImportFrom(module):
            return module in PICKLES
    return False


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("eval('1')", [1]),
        ("x = 1\nexec('x')", [2]),
        ("import pickle", [1]),
        ("def f():\n    from marshal import loads", [2]),
        ("import yaml\nyaml.load('', Loader=None)", [2]),
        ("dialog.exec()", []),
        ("import yaml\nyaml.compose('')", []),
    ],
)
def test_the_check_catches(source: str, lines: list[int]) -> None:
    assert runs_data(source) == lines


def test_nothing_runs_what_it_reads() -> None:
    found = {
        file.relative_to(ROOT).as_posix(): lines
        for file in files()
        if file.suffix == ".py" and (lines := runs_data(file.read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("line", "caught"),
    [
        ("cd " + "/work" + "/main", True),
        ('"' + "/tmp" + '/x"', True),
        ("https://host" + "/simple", True),
        ("src/work/x.py and docs/root/", False),
        ("https://scripts.sil.org/OFL", False),
    ],
)
def test_machine_paths_are_seen(line: str, caught: bool) -> None:
    assert bool(MACHINE.search(line)) is caught


def test_no_file_names_a_place_on_some_machine() -> None:
    found = [
        f"{file.relative_to(ROOT).as_posix()}:{number}"
        for file in files()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if MACHINE.search(line)
    ]
    assert found == []
