"""Two costs of starting that buy this program nothing, left out."""

from __future__ import annotations

import builtins
import gc


def begin() -> None:
    """Called before anything of Qt is imported.

    No garbage is collected for now: what is made meanwhile stays. And Qt for Python's import
    hook goes: it reads the source of every module imported after it, for the sake of
    `from __feature__ import …`, which occurs nowhere here.
    """
    gc.disable()
    import PySide6.QtCore  # noqa: F401 - it is what installs the hook

    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain


def end() -> None:
    """Called once the first window is filled: what is there by now is never looked at again."""
    gc.freeze()
