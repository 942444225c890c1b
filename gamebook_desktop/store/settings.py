"""The person's settings: one JSON file, written whole, mended where it is wrong.

Plain dataclass and plain checks: the first window needs the settings, and not pydantic.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from gamebook_desktop.store.errors import Problem
from gamebook_desktop.store.files import read_bytes, write_atomic

CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("system", "fr", "en"),
    "theme": ("system", "light", "sepia", "dark", "contrast"),
    "face": ("literata", "atkinson", "lexend"),
    "motion": ("system", "on", "off"),
    "dice": ("program", "real"),
    "undo": ("free", "not_past_chance", "off"),
}
RANGES: dict[str, tuple[float, float]] = {
    "text_scale": (0.8, 2.5),
    "leading": (1.2, 2.2),
    "letter_spacing": (0.0, 0.2),
    "measure": (40, 100),
}
WHOLE = ("measure",)
_WINDOW = 4_000


@dataclass(frozen=True, slots=True)
class Settings:
    """What the person chose, with the defaults for what they did not.

    Raises `ValueError` with the names of all that cannot be.
    """

    language: str = "system"
    theme: str = "system"
    text_scale: float = 1.0
    face: str = "literata"
    """What one reads in; what one operates is always in the other face."""
    leading: float = 1.5
    """Line height of the page, in sizes of its type."""
    letter_spacing: float = 0.0
    """Extra space between letters, in ems."""
    measure: int = 64
    """Width of the page, in characters."""
    motion: str = "system"
    """Whether dice are seen to roll."""
    advice: bool = True
    """Whether luck offers show chances to win and what is advised."""
    dice: str = "program"
    """Who rolls in a new play."""
    undo: str = "free"
    """A value of `core.session.UndoPolicy`."""
    new_dice_after_undo: bool = False
    single_keys: bool = True
    """Whether single letters and digits act as shortcuts."""
    read_aloud: bool = False
    first_run_done: bool = False
    window: str = ""
    """The window's geometry, in the interface's own coding."""
    plays_elsewhere: tuple[str, ...] = ()
    """Files of plays outside the saves folder."""

    def __post_init__(self) -> None:
        wrong = _wrong({field.name: getattr(self, field.name) for field in fields(self)})
        if wrong:
            raise ValueError(", ".join(wrong))


Kept = tuple[Settings, list[Problem]]
"""The settings as they were found, and what was wrong with their file."""


def load_settings(path: Path) -> Kept:
    """The settings, and what was wrong with the file. Never raises.

    A file that is no JSON is kept aside; a single impossible value falls back to its default.
    """
    try:
        plain = json.loads(read_bytes(path))
        if not isinstance(plain, dict):
            raise ValueError("not an object")
    except FileNotFoundError:
        return Settings(), []
    except (OSError, ValueError, RecursionError):
        return Settings(), [Problem("settings.damaged", (_keep_aside(path),), path.name)]
    return _mended(plain, path)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; raises `OSError`, and then the old file is untouched."""
    write_atomic(path, json.dumps(asdict(settings), indent=1).encode())


def _mended(plain: dict[str, Any], path: Path) -> Kept:
    known = {field.name: plain[field.name] for field in fields(Settings) if field.name in plain}
    if isinstance(known.get("plays_elsewhere"), list):
        known["plays_elsewhere"] = tuple(known["plays_elsewhere"])
    wrong = _wrong(known)
    settings = Settings(**{name: value for name, value in known.items() if name not in wrong})
    names = (", ".join(wrong),)
    return settings, [Problem("settings.dropped", names, path.name)] if wrong else []


def _wrong(values: dict[str, Any]) -> list[str]:
    """The names of impossible values, in the order of the alphabet."""
    return sorted(name for name, value in values.items() if not _fits(name, value))


def _fits(name: str, value: Any) -> bool:
    if name in CHOICES:
        return isinstance(value, str) and value in CHOICES[name]
    if name in RANGES:
        low, high = RANGES[name]
        kinds = (int,) if name in WHOLE else (int, float)
        return isinstance(value, kinds) and not isinstance(value, bool) and low <= value <= high
    return _OTHERS.get(name, _is_yes_or_no)(value)


def _is_yes_or_no(value: Any) -> bool:
    return isinstance(value, bool)


def _is_geometry(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= _WINDOW


def _are_paths(value: Any) -> bool:
    return isinstance(value, tuple) and all(
        isinstance(name, str) and _is_path(name) for name in value
    )


def _is_path(name: str) -> bool:
    try:
        os.fsencode(name)
    except ValueError:
        return False
    return True


_OTHERS: dict[str, Callable[[Any], bool]] = {"window": _is_geometry, "plays_elsewhere": _are_paths}


def _keep_aside(path: Path) -> str:
    aside = path.with_name(f"{path.name}.damaged")
    with contextlib.suppress(OSError):
        path.replace(aside)
    return aside.name
