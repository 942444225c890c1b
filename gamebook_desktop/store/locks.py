"""Which process holds a play: a lock of the operating system, gone when its holder is."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _grab(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _grab(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class PlayLock:
    """The right to write to a play, held until `release` or until the process ends."""

    def __init__(self, handle: int, path: Path) -> None:
        self._handle = handle
        self._path = path

    @classmethod
    def take(cls, play: Path) -> PlayLock | None:
        """The lock of a play's file, or None while anybody holds it.

        Raises `OSError` where no lock file can be made.
        """
        path = _lock_path(play)
        while True:
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
            try:
                _grab(handle)
            except OSError:
                os.close(handle)
                return None
            if _is_at(handle, path):
                return cls(handle, path)
            os.close(handle)  # its former holder has just removed it: try the new one

    def release(self) -> None:
        """Give the lock back; a second call does nothing."""
        if self._handle < 0:
            return
        with contextlib.suppress(OSError):  # Windows removes no open file
            self._path.unlink()
        os.close(self._handle)
        self._handle = -1


def _lock_path(play: Path) -> Path:
    return play.with_name(f".{play.name}.lock")


def _is_at(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False
