"""The person's settings: one JSON file, written whole, mended where it is wrong."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json

from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.store.errors import Problem
from gamebook_desktop.store.files import read_bytes, write_atomic

Between = Annotated[float, Field(ge=0.8, le=2.5)]


class Settings(BaseModel):
    """What the person chose, with the defaults for what they did not. Assignments are checked."""

    model_config = ConfigDict(validate_assignment=True, extra="ignore")

    language: Literal["system", "fr", "en"] = "system"
    theme: Literal["system", "light", "sepia", "dark", "contrast"] = "system"
    text_scale: Between = 1.0
    face: Literal["literata", "atkinson", "lexend"] = "literata"
    """What one reads in; what one operates is always in the other face."""
    leading: Annotated[float, Field(ge=1.2, le=2.2)] = 1.5
    """Line height of the page, in sizes of its type."""
    letter_spacing: Annotated[float, Field(ge=0.0, le=0.2)] = 0.0
    """Extra space between letters, in ems."""
    measure: Annotated[int, Field(ge=40, le=100)] = 64
    """Width of the page, in characters."""
    motion: Literal["system", "on", "off"] = "system"
    """Whether dice are seen to roll."""
    advice: bool = True
    """Whether luck offers show chances to win and what is advised."""
    dice: Literal["program", "real"] = "program"
    """Who rolls in a new play."""
    undo: UndoPolicy = UndoPolicy.FREE
    new_dice_after_undo: bool = False
    single_keys: bool = True
    """Whether single letters and digits act as shortcuts."""
    read_aloud: bool = False
    first_run_done: bool = False
    window: Annotated[str, Field(max_length=4_000)] = ""
    """The window's geometry, in the interface's own coding."""
    plays_elsewhere: tuple[str, ...] = ()
    """Files of plays outside the saves folder."""


def load_settings(path: Path) -> tuple[Settings, list[Problem]]:
    """The settings, and what was wrong with the file. Never raises.

    A file that is no JSON is kept aside; a single impossible value falls back to its default.
    """
    try:
        plain = from_json(read_bytes(path))
        if not isinstance(plain, dict):
            raise ValueError("not an object")
    except FileNotFoundError:
        return Settings(), []
    except (OSError, ValueError):
        return Settings(), [Problem("settings.damaged", (_keep_aside(path),), path.name)]
    return _mended(plain, path)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; raises `OSError`, and then the old file is untouched."""
    write_atomic(path, settings.model_dump_json(indent=1).encode())


def _mended(plain: dict[str, Any], path: Path) -> tuple[Settings, list[Problem]]:
    try:
        return Settings.model_validate(plain), []
    except ValidationError as error:
        wrong = sorted({str(detail["loc"][0]) for detail in error.errors(include_url=False)})
    sound = {key: value for key, value in plain.items() if key not in wrong}
    problem = Problem("settings.dropped", (", ".join(wrong),), path.name)
    return Settings.model_validate(sound), [problem]


def _keep_aside(path: Path) -> str:
    aside = path.with_name(f"{path.name}.damaged")
    with contextlib.suppress(OSError):
        path.replace(aside)
    return aside.name
