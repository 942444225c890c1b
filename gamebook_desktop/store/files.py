"""Whole files in and out: a reader that cannot hang or flood, a writer that cannot tear."""

from __future__ import annotations

import contextlib
import os
import re
import stat
import unicodedata
from pathlib import Path

MAX_BYTES = 8 * 1024 * 1024


class UnfitFileError(OSError):
    """Not an ordinary file, or one that is too big to be read."""


def read_bytes(path: Path, limit: int = MAX_BYTES) -> bytes:
    """The bytes of an ordinary file of at most `limit` bytes; raises `OSError` otherwise."""
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise UnfitFileError("not_a_file")
    size = min(found.st_size, limit)
    with path.open("rb") as file:
        data = file.read(size + 1)  # a buffer for `limit` bytes would cost more than the reading
        if len(data) > size:
            data += file.read(limit - size)
    if len(data) > limit:
        raise UnfitFileError("too_big")
    return data


def write_atomic(path: Path, data: bytes, *, durable: bool = True) -> None:
    """Put `data` at `path`: after a crash there is the old file or the new one, never a mix.

    Without `durable` it is not waited for the disk, and a power cut may leave an empty file.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = beside(path)
    try:
        with draft.open("xb") as file:
            file.write(data)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    if durable:
        sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make renames inside a folder last through a power cut, where the system can do that."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def beside(path: Path) -> Path:
    """An unused hidden name in the same folder, for a draft."""
    import secrets  # brings OpenSSL: nothing that only reads waits for it

    return path.with_name(f".{path.name}.{secrets.token_hex(4)}.draft")


def slug(text: str, default: str = "play") -> str:
    """A file name part that is safe on every system: lower-case ASCII words and hyphens."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe").replace("æ", "ae"))
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    words = re.findall(r"[a-z0-9]+", bare)
    return "-".join(words)[:40].strip("-") or default
