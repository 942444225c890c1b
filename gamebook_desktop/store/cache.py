"""Parsed content kept as JSON, so that a book opens without its YAML being read again."""

from __future__ import annotations

import contextlib
import hashlib
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from gamebook_desktop import __version__
from gamebook_desktop.store.files import MAX_BYTES, read_bytes, slug, write_atomic

M = TypeVar("M", bound=BaseModel)


def cached(
    folder: Path, name: str, files: Iterable[Path], model: type[M], build: Callable[[], M]
) -> M:
    """What `build` gives for these files, from the cache if it has been built before.

    The key is the files' bytes, the program's version and the model's own source. A cache that
    is damaged, missing or not writable only costs time. Raises what `build` raises.
    """
    stem = slug(name, "content")
    path = folder / f"{stem}-{_key(name, files, model)}.json"
    with contextlib.suppress(OSError, ValidationError):
        return model.model_validate_json(read_bytes(path, 4 * MAX_BYTES))
    value = build()
    with contextlib.suppress(OSError):
        write_atomic(path, value.model_dump_json(by_alias=True, round_trip=True).encode())
        for old in folder.glob(f"{stem}-*.json"):
            if old != path and len(old.stem) == len(path.stem):
                old.unlink()
    return value


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


def _key(name: str, files: Iterable[Path], model: type[BaseModel]) -> str:
    source = getattr(sys.modules.get(model.__module__), "__file__", None)
    stamp = 0
    with contextlib.suppress(OSError, TypeError):
        stamp = Path(source or "").stat().st_mtime_ns
    parts = (name, __version__, model.__module__, model.__qualname__, str(stamp), digest(files))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]
