"""What tells whether something read before is still the same: bytes of files, our own sources."""

from __future__ import annotations

import contextlib
import sys
import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from gamebook_desktop.store.files import read_bytes


def digest(files: Iterable[Path]) -> str:
    """SHA-256 over names and bytes of files; an unreadable file counts as empty."""
    import hashlib  # only here: no first window waits for it

    total = hashlib.sha256()
    for piece in _pieces(files):
        total.update(piece)
    return total.hexdigest()


def checksum(files: Iterable[Path]) -> str:
    """CRC-32 over names and bytes of files: enough to notice that somebody edited one."""
    total = 0
    for piece in _pieces(files):
        total = zlib.crc32(piece, total)
    return f"{total:08x}"


def _pieces(files: Iterable[Path]) -> Iterator[bytes]:
    for file in files:
        data = b""
        with contextlib.suppress(OSError):
            data = read_bytes(file)
        yield f"{file}\0{len(data)}\0".encode("utf-8", "surrogateescape")
        yield data


@cache
def stamp(module: str) -> str:
    """When the sources beside a module's own were last changed."""
    source = getattr(sys.modules.get(module), "__file__", None)
    stamps = [0]
    with contextlib.suppress(OSError):
        if source:
            stamps += [file.stat().st_mtime_ns for file in Path(source).parent.glob("*.py")]
    return f"{len(stamps)} {max(stamps)}"
