"""What tells whether something read before is still the same: bytes of files, our own sources."""

from __future__ import annotations

import contextlib
import hashlib
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from gamebook_desktop.store.files import read_bytes


def digest(files: Iterable[Path]) -> str:
    """SHA-256 over names and bytes of files; an unreadable file counts as empty."""
    total = hashlib.sha256()
    for file in files:
        data = b""
        with contextlib.suppress(OSError):
            data = read_bytes(file)
        total.update(f"{file}\0{len(data)}\0".encode("utf-8", "surrogateescape"))
        total.update(data)
    return total.hexdigest()


@cache
def stamp(module: str) -> str:
    """When the sources beside a module's own were last changed."""
    source = getattr(sys.modules.get(module), "__file__", None)
    stamps = [0]
    with contextlib.suppress(OSError):
        if source:
            stamps += [file.stat().st_mtime_ns for file in Path(source).parent.glob("*.py")]
    return f"{len(stamps)} {max(stamps)}"
