"""Single settings, read before the model of all of them is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gamebook_desktop.store.files import read_bytes


def plain_settings(path: Path) -> dict[str, Any]:
    """What the settings file says, unchecked; empty where it says nothing. Never raises."""
    try:
        plain = json.loads(read_bytes(path))
    except (OSError, ValueError, RecursionError):
        return {}
    return plain if isinstance(plain, dict) else {}


def known_plays(path: Path) -> tuple[str, ...]:
    """The plays outside the saves folder, as `Settings.plays_elsewhere` holds them."""
    names = plain_settings(path).get("plays_elsewhere")
    sound = isinstance(names, list) and all(isinstance(name, str) for name in names)
    return tuple(names or ()) if sound else ()
